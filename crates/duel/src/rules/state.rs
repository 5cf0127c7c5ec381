//! Everything true at the table.

use game::Seat;

use super::options::Options;
use super::phase::Phase;
use super::pieces::{Boat, Fleet, Harbor, Holdings, Space, Unseen};

/// Everything true at the table: small, flat, without heap.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Duel {
    pub(crate) unseen: Unseen,
    pub(crate) holdings: [Holdings; 2],
    pub(crate) fleet: Fleet,
    pub(crate) harbor: Harbor,
    pub(crate) phase: Phase,
    pub(crate) to_act: Seat,
    /// How many of the unseen tokens lie in the reserve; the others are the supply.
    pub(crate) reserve: u8,
    pub(crate) first_to_five: Option<Seat>,
    pub(crate) options: Options,
}

impl Duel {
    /// The table before the boats are loaded.
    pub(crate) fn start(options: Options) -> Duel {
        Duel {
            unseen: Unseen::ALL,
            holdings: [Holdings::default(); 2],
            fleet: Fleet::EMPTY,
            harbor: Harbor::default(),
            phase: Phase::Loading { space: Space::new(Boat::new(0), 1) },
            to_act: Seat::new(0),
            reserve: 3,
            first_to_five: None,
            options,
        }
    }

    /// How many tokens are left to refill boats with (R13).
    pub(crate) fn supply(&self) -> u32 {
        self.unseen.len() - u32::from(self.reserve)
    }
}

/// The player opposite.
#[inline]
pub(crate) fn other(seat: Seat) -> Seat {
    Seat::new(1 - seat.number())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_state_fits_into_two_cache_lines() {
        assert!(size_of::<Duel>() <= 128, "{} bytes", size_of::<Duel>());
        assert!(!std::mem::needs_drop::<Duel>(), "the state has no heap");
    }
}
