//! Points.

use game::{Outcome, Part, PerSeat, Score, Tally};

use crate::notation::Card;
use crate::state::{Phase, Side, Toy};

/// What a buried card is worth to its owner.
pub(crate) const BURIED: i32 = 2;

impl Side {
    pub(crate) fn tally(&self) -> Tally {
        tally(self.taken.iter().map(Card::points).collect(), self.buried.len() as usize)
    }
}

/// The score sheet of a seat with these points in tricks and so many buried cards.
pub(crate) fn tally(tricks: Vec<i32>, buried: usize) -> Tally {
    Tally(vec![Part { name: "tricks", terms: tricks }, Part { name: "buried", terms: vec![BURIED; buried] }])
}

impl Toy {
    pub(crate) fn final_outcome(&self) -> Option<Outcome> {
        if self.phase != Phase::Over {
            return None;
        }
        let score = Score(self.sides.iter().map(Side::tally).collect());
        let totals = PerSeat::from_fn(2, |seat| score.of(seat).total());
        let ranks = totals.map(|total| totals.iter().filter(|other| *other > total).count() as u8);
        Some(Outcome { score, ranks })
    }
}
