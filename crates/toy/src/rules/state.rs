//! Everything true at the table.

use game::Seat;

use super::options::Options;
use super::phase::Phase;
use super::pieces::Cards;

/// Everything true at the table.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Toy {
    pub(crate) cards: u8,
    pub(crate) deck: Cards,
    pub(crate) sides: [Side; 2],
    pub(crate) phase: Phase,
}

/// What belongs to one seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Side {
    pub(crate) hand: Cards,
    pub(crate) taken: Cards,
    pub(crate) buried: Cards,
}

impl Toy {
    /// The state before the deal.
    pub(crate) fn start(options: Options) -> Toy {
        Toy {
            cards: options.cards,
            deck: Cards::up_to(options.cards),
            sides: [Side::default(); 2],
            phase: Phase::Dealing { to: Seat::new(0) },
        }
    }

    pub(crate) fn side(&self, seat: Seat) -> &Side {
        &self.sides[seat.index()]
    }

    pub(super) fn side_mut(&mut self, seat: Seat) -> &mut Side {
        &mut self.sides[seat.index()]
    }
}

/// The seat opposite.
pub(crate) fn other(seat: Seat) -> Seat {
    Seat::new(1 - seat.number())
}
