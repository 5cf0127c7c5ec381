//! What happened.

use game::Seat;

use crate::rules::{ActionToken, Boat, Cell, Pair, Space, Token};

/// Something that happened. Everything is open to everyone (R25).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the fields are named after their types")]
pub enum Event {
    /// A token was drawn and put on a boat.
    Loaded { space: Space, token: Token },
    /// A meeple was placed.
    Placed { seat: Seat, cell: Cell },
    /// A boat is about to be unloaded.
    Unloading { seat: Seat, boat: Boat },
    /// A token went to a player: through a meeple, or by Take.
    Gained { seat: Seat, token: Token, from: Space, meeple: Option<Cell> },
    /// A token went to the box because nobody unloaded it.
    Lost { token: Token, from: Space },
    /// A player has five obelisks, and is the first.
    FirstToFive { seat: Seat },
    /// A boat could not be refilled and left the game.
    Left { boat: Boat },
    /// An action token was played.
    Used { seat: Seat, token: ActionToken },
    /// Two tokens of a boat changed places.
    Swapped { seat: Seat, boat: Boat, pair: Pair },
    /// A player left out the third placement or the second unload.
    Stopped { seat: Seat },
    /// A player could do nothing (R2).
    Passed { seat: Seat },
    /// The fifth boat has left.
    Ended,
}
