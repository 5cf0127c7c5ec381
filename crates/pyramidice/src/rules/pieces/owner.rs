//! Who can own things.

use game::Seat;
use serde::{Deserialize, Serialize};

/// Who can own things: a seat, or the architect of the game for one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Owner {
    /// A player.
    Seat(Seat),
    /// The Great Architect.
    Architect,
}

impl Owner {
    /// The seat itself; for the architect, the one that plays against him.
    #[inline]
    pub(crate) const fn seat(self) -> Seat {
        match self {
            Owner::Seat(seat) => seat,
            Owner::Architect => Seat::new(0),
        }
    }
}
