//! What is refused, and why.

use store::StoreError;

use crate::tables::Unrated;

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
    /// The caller has asked to take something back already.
    UndoAsked,
    /// The caller's time is up.
    TimeUp,
    /// Nobody's time is up.
    NotUp,
    /// A hint or an undo in the first try at a daily deal.
    FirstTry,
    /// A hint or an undo in a rated game.
    NoHelp,
    /// A link that would give a seat of a rated game to another device.
    RatedSeat,
    /// A rated game, before the caller may have the next one.
    RatedLater {
        /// How many minutes that takes.
        minutes: u32,
    },
    /// A rated game that cannot be rated.
    Unrated(Unrated),
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
    /// One of two who would sit at a table has blocked the other. It is not said which.
    Apart,
    /// The caller has blocked as many people as anybody may.
    TooManyBlocks,
    /// The caller has reported as much as anybody may in a day.
    TooManyReports,
    /// The caller has reported the same already, and nobody has decided about it.
    Reported,
    /// Somebody else has decided about it already.
    Decided,
    /// The person concerned has answered already.
    Answered,
    /// It can be done to an account only, and this is a guest.
    NoAccount,
    /// A text that is longer than it may be.
    TooLong,
    /// The store failed.
    Store,
    /// The store failed, and it is not known whether it has kept the change.
    Unknown,
    /// There is nobody else at the table to talk to.
    Alone,
    /// Somebody at the table has switched phrases off.
    Quiet,
    /// The caller has said the same a moment ago.
    SaidAgain,
    /// The caller has said much in a short time.
    SaidTooMuch,
    /// A day for somebody who has one already, for the caller, or where nobody's turn has days.
    NoGift,
    /// More days of vacation than the caller has.
    NoVacation,
    /// The caller has changed their quiet hours less than a day ago.
    QuietLately,
    /// A plan of what cannot happen before the next draw, or of which the caller would not be shown everything.
    NoPlan,
    /// The caller has as many plans at the table as one may have.
    TooManyPlans,
    /// The caller wants to hear of news in as many places as anybody may.
    TooManyChannels,
    /// A one-time link that was used or has expired.
    UsedLink,
    /// The caller looks for others to play with, who have just been found.
    Paired,
    /// A challenge that nobody can answer any more.
    Lapsed,
    /// A tournament that has begun, is over or was called off.
    TournamentClosed,
    /// A tournament that as many have entered as may.
    TournamentFull,
    /// A tournament that too few have entered for a single table.
    TooFewEntrants,
    /// Something that the account of a program cannot do.
    OfProgram,
    /// A rated game of a program against its owner or another program of theirs.
    OwnProgram,
    /// A token with which one may only look.
    ReadOnly,
    /// The account has as many tokens as one may have.
    TooManyTokens,
    /// The caller has as many programs as anybody may.
    TooManyPrograms,
    /// Something that only whoever made the tournament may do.
    NotMaker,
    /// The caller has not entered the tournament.
    NotEntered,
    /// The caller did not come to two tables of the tournament.
    PutOut,
    /// The caller has made as many tournaments that are not over as anybody may.
    TooManyTournaments,
    /// A chair at a table of a tournament that would be given up or passed on.
    OfTournament,
    /// A bug of ours; the log has the details.
    Internal,
}

impl From<StoreError> for Refusal {
    fn from(error: StoreError) -> Refusal {
        match error {
            StoreError::Conflict => Refusal::Stale,
            StoreError::UsedLink => Refusal::UsedLink,
            StoreError::Apart => Refusal::Apart,
            StoreError::Unwritten | StoreError::Entangled => Refusal::Store,
            StoreError::Unanswered | StoreError::Unknown => Refusal::Unknown,
            StoreError::Unread(problem) => {
                tracing::error!(error = problem, "the store could not be read");
                Refusal::Store
            }
        }
    }
}
