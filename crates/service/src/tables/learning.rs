//! What guests have learnt.

use std::collections::HashSet;

use store::{GuestId, LearntRow};

use super::Tables;
use crate::refusal::Refusal;

impl Tables {
    /// Remembers that a guest has done a step of a lesson.
    pub async fn keep_learnt(
        &self,
        guest: &GuestId,
        game: &str,
        lesson: &str,
        step: &str,
    ) -> Result<(), Refusal> {
        let row = LearntRow {
            guest: guest.clone(),
            game: game.to_owned(),
            lesson: lesson.to_owned(),
            step: step.to_owned(),
            done: self.clock.now(),
        };
        self.store.keep_learnt(row).await.map_err(Refusal::from)
    }

    /// The steps of a game's lessons that a guest has done, each as lesson and step.
    pub async fn learnt(&self, guest: &GuestId, game: &str) -> Result<HashSet<(String, String)>, Refusal> {
        let learnt = self.store.learnt(guest, game).await?;
        Ok(learnt.into_iter().collect())
    }
}
