//! Ending a table because whoever runs the place says so.

use std::sync::Arc;

use game::EarlyEnd;

use super::Tables;
use super::live::Live;
use super::snapshot::{Progress, Snapshot};
use crate::refusal::Refusal;

impl Tables {
    /// Ends a table, whatever its people think of it: a game is abandoned, and a table that still gathers is called off.
    pub async fn end(self: &Arc<Self>, live: &Arc<Live>) -> Result<Arc<Snapshot>, Refusal> {
        self.change_in_any_case(live, |draft| draft.next.end()).await.map(|(now, ())| now)
    }
}

impl Snapshot {
    fn end(&mut self) -> Result<(), Refusal> {
        match self.progress() {
            Progress::Gathering => {
                self.reveal_by = None;
                self.call_off();
                Ok(())
            }
            Progress::Playing => {
                self.undo_request = None;
                self.undo_declined = None;
                let game = self.session.as_mut().ok_or(Refusal::Waiting)?;
                game.stop(EarlyEnd::Abandoned).map_err(|_| Refusal::Over)
            }
            Progress::Over => Err(Refusal::Over),
            Progress::CalledOff => Err(Refusal::CalledOff),
        }
    }
}
