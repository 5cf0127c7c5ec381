//! The places in the turn overview.

use game::{Seat, Turn};
use serde::{Deserialize, Serialize};

use super::pieces::Space;

/// Where in the turn overview we are, with what is pending.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Phase {
    /// Set-up: a token is drawn for this space.
    Loading {
        /// Boats 1 2 3 a b c, spaces 1 2 3 of each.
        space: Space,
    },
    /// A turn begins.
    Choose,
    /// Place 2–3.
    Placing {
        /// How many were placed so far.
        placed: u8,
    },
    /// The placement of Place & unload.
    PlacingToUnload,
    /// The unload of Swap & unload, or the first of Place & unload.
    Unloading {
        /// What follows it.
        then: Then,
    },
    /// The second unload of Place & unload, which may be left out.
    UnloadingAgain,
    /// The token of Take.
    Taking,
    /// The swap of Swap & unload.
    Swapping,
    /// A token is drawn for this space of the boat that was just unloaded.
    Refilling {
        /// The next space to fill.
        space: Space,
        /// What follows when the boat is full.
        then: Then,
    },
    /// The top of the reserve fills the gap that Take left.
    Replacing {
        /// The gap.
        space: Space,
    },
    /// The fifth boat has left.
    Over,
}

/// What follows an unload.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Then {
    /// The other player's turn.
    NextTurn,
    /// Perhaps a second unload (R6).
    UnloadAgain,
}

impl Phase {
    /// Who decides, in a turn of this seat. By reference, because search asks right after the phase was written: a copy
    /// would wait for all its bytes where the first one tells, and cost a tenth of the speed.
    #[inline]
    pub(crate) fn turn(&self, to_act: Seat) -> Turn {
        match self {
            Phase::Loading { .. } | Phase::Refilling { .. } | Phase::Replacing { .. } => Turn::Chance,
            Phase::Choose
            | Phase::Placing { .. }
            | Phase::PlacingToUnload
            | Phase::Unloading { .. }
            | Phase::UnloadingAgain
            | Phase::Taking
            | Phase::Swapping => Turn::Seat(to_act),
            Phase::Over => Turn::Over,
        }
    }
}
