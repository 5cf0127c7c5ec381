//! What is refused, and why.

use store::StoreError;

/// Why something was not done. Nothing was changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// There is no such table.
    NotFound,
    /// The table has gone on since it was looked at.
    Stale,
    /// Another seat decides.
    NotYourTurn,
    /// Whoever asks does not hold the seat.
    NotYourSeat,
    /// The chair is taken.
    Full,
    /// The rules do not allow it.
    Illegal,
    /// The game is over.
    Over,
    /// That is shown when the game is over.
    NotOver,
    /// Not everybody sits yet.
    Waiting,
    /// Something was drawn or shown since.
    UndoDraw,
    /// There is nothing to take back.
    UndoNothing,
    /// A hint between people.
    NoAdvice,
    /// A rematch of a game that is not over.
    NoRematch,
    /// Too many reviews wait already.
    Busy,
    /// The store refused.
    Store,
    /// A one-time link that was used, or is too old.
    UsedLink,
    /// A mistake of ours; the log has it.
    Internal,
}

impl From<StoreError> for Refusal {
    fn from(error: StoreError) -> Refusal {
        match error {
            StoreError::Conflict => Refusal::Stale,
            StoreError::Unwritten => Refusal::Store,
            StoreError::Unread(problem) => {
                tracing::error!(error = problem, "the store could not be read");
                Refusal::Store
            }
        }
    }
}
