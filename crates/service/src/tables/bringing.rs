//! What somebody brings along from a guest to an account, and what becomes of tables when an account ends.

use std::sync::Arc;

use store::GuestId;

use super::live::Live;
use super::snapshot::{Sitter, Snapshot};
use super::{Draft, Tables};
use crate::refusal::Refusal;

/// How many tables are looked up at a time. Each that was handed on is no longer among them.
const BATCH: i64 = 100;

impl Tables {
    /// How many tables a guest sits at, as far as it matters: whether there are any, and about how many.
    pub async fn count_of_guest(&self, guest: &GuestId) -> Result<usize, Refusal> {
        Ok(self.store.tables_of(guest, BATCH).await?.len())
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

    /// Reads the tables in memory at which somebody sits again, because the store calls them something else now.
    pub(crate) async fn read_again_where(&self, guest: &GuestId) {
        let who = Sitter::Guest(guest.clone());
        let all: Vec<Arc<Live>> = self.lock().values().cloned().collect();
        for live in all.into_iter().filter(|live| !live.now().seats_of(&who).is_empty()) {
            let _changing = live.changing.lock().await;
            if let Ok(Some(stored)) = self.store.load(&live.now().id).await
                && let Some(next) = Snapshot::read(&stored)
            {
                live.publish(next);
            }
        }
    }
}
