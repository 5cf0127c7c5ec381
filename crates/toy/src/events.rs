//! What happened.

use game::Seat;

use crate::rules::Card;

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A seat got a card, which it alone saw.
    Dealt {
        /// Whose it is.
        seat: Seat,
        /// What only its owner is told.
        card: Card,
    },
    /// A card was played face up.
    Played {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// A card was put away face down.
    Buried {
        /// By whom.
        seat: Seat,
        /// What only its owner is told.
        card: Card,
    },
    /// A trick was taken.
    Took {
        /// By whom.
        seat: Seat,
    },
}
