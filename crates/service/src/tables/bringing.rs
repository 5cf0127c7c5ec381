//! What somebody brings along from a guest to an account, and what becomes of tables when an account ends.

use std::sync::Arc;

use store::GuestId;

use super::snapshot::Sitter;
use super::{Draft, Tables};
use crate::refusal::Refusal;

/// How many tables are looked up at a time. Each that was handed on is no longer among them.
const BATCH: i64 = 100;

impl Tables {
    /// How many tables a guest sits at, as far as it matters: whether there are any, and about how many.
    pub async fn count_of_guest(&self, guest: &GuestId) -> Result<usize, Refusal> {
        Ok(self.store.tables_of(guest, BATCH).await?.len())
    }

    /// Whether there is anything of a guest to bring along.
    pub async fn has_anything_of(&self, guest: &GuestId) -> Result<bool, Refusal> {
        Ok(self.count_of_guest(guest).await? > 0 || self.store.remembers(guest).await?)
    }

    /// Hands everything that a guest plays and has learnt on to an account: the same person in another place. Each table
    /// changes like any other change; what was handed on stays handed on if a later one fails. Returns how many tables were.
    pub async fn bring_along(self: &Arc<Self>, from: &GuestId, to: &GuestId) -> Result<usize, Refusal> {
        // This may be asked on the word of a cookie that an account has made worthless a moment ago, elsewhere.
        if self.store.is_adopted(from).await? {
            return Err(Refusal::NotYourSeat);
        }
        let (who, next) = (Sitter::Guest(from.clone()), Sitter::Guest(to.clone()));
        let mut brought = 0;
        loop {
            let rows = self.store.tables_of(from, BATCH).await?;
            let before = brought;
            for row in &rows {
                let live = self.find(&row.table.id).await?;
                let hand_on = |draft: &mut Draft| {
                    let Some(seat) = draft.next.seats_of(&who).first().copied() else { return Ok(()) };
                    draft.hand_over(seat, &next)
                };
                self.change(&live, None, hand_on).await?;
                brought += 1;
            }
            // Whatever could not be handed on would be found again and again.
            if rows.len() < BATCH as usize || before == brought {
                break;
            }
        }
        self.store.hand_memory_on(from, to).await?;
        Ok(brought)
    }

    /// Shows what somebody is called from now on wherever they sit: the store has given each of their tables a new revision,
    /// so those in memory are read again, and other nodes are told.
    pub async fn spread_name(&self, guest: &GuestId) -> Result<(), Refusal> {
        for (id, revision, hidden) in self.store.stages_of(guest).await? {
            let stage = (revision as u64, hidden as u64);
            self.following.tell(&id, stage);
            if let Some(live) = self.in_memory(&id).filter(|live| live.is_behind(stage)) {
                self.refresh(&live).await;
            }
        }
        Ok(())
    }
}
