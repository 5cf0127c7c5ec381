//! What is refused, and why.

use store::StoreError;

/// Why something was not done. Nothing was changed, unless it is not known whether something was.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// There is no such table.
    NotFound,
    /// The table has moved on since the caller looked at it.
    Stale,
    /// It is another seat's turn.
    NotYourTurn,
    /// The caller does not hold the seat.
    NotYourSeat,
    /// The chair is taken.
    Full,
    /// The rules do not allow it.
    Illegal,
    /// The game is over.
    Over,
    /// It is only shown once the game is over.
    NotOver,
    /// Not everybody is seated yet.
    Waiting,
    /// Everybody is seated, and no chair changes hands until it is known whether the game begins.
    Beginning,
    /// The table was given up before the game began.
    CalledOff,
    /// Nobody asks the caller to reveal anything, or no longer.
    NothingToReveal,
    /// What the caller reveals is not what it is committed to.
    OtherEntropy,
    /// Something has been drawn or revealed since.
    UndoDraw,
    /// There is nothing to take back.
    UndoNothing,
    /// A hint or an undo in the first try at a daily deal.
    FirstTry,
    /// Something of a daily deal whose day is not over.
    Sealed,
    /// A hint in a game between people.
    NoAdvice,
    /// A rematch of a game that is not over.
    NoRematch,
    /// Too much of what the caller asked for is waiting already.
    Busy,
    /// The caller has as many tables without people as one may have.
    TooManyBotTables,
    /// The caller has made as many tables as a guest may in a day.
    TooManyTables,
    /// The store failed.
    Store,
    /// The store failed, and it is not known whether it has kept the change.
    Unknown,
    /// A one-time link that was used or has expired.
    UsedLink,
    /// A bug of ours; the log has the details.
    Internal,
}

impl From<StoreError> for Refusal {
    fn from(error: StoreError) -> Refusal {
        match error {
            StoreError::Conflict => Refusal::Stale,
            StoreError::UsedLink => Refusal::UsedLink,
            StoreError::Unwritten => Refusal::Store,
            StoreError::Unanswered | StoreError::Unknown => Refusal::Unknown,
            StoreError::Unread(problem) => {
                tracing::error!(error = problem, "the store could not be read");
                Refusal::Store
            }
        }
    }
}
