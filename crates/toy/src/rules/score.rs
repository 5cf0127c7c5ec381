//! Points.

use game::{Outcome, Part, PerSeat, Score, Tally};

use super::phase::Phase;
use super::pieces::Card;
use super::state::{Side, Toy};

/// What a buried card is worth to its owner.
pub(crate) const BURIED: i32 = 2;

/// Everyone's points.
pub(crate) fn score(state: &Toy) -> Score {
    Score(state.sides.iter().map(Side::tally).collect())
}

/// The final ranking; equal points share a rank.
pub(crate) fn outcome(state: &Toy) -> Option<Outcome> {
    if state.phase != Phase::Over {
        return None;
    }
    let score = score(state);
    let totals = PerSeat::from_fn(2, |seat| score.of(seat).total());
    let ranks = totals.map(|total| totals.iter().filter(|other| *other > total).count() as u8);
    Some(Outcome { score, ranks })
}

impl Side {
    fn tally(&self) -> Tally {
        tally(self.taken.iter().map(Card::points).collect(), self.buried.len() as usize)
    }
}

/// The score sheet of a seat with these points in tricks and this many buried cards.
pub(crate) fn tally(tricks: Vec<i32>, buried: usize) -> Tally {
    Tally(vec![Part { name: "tricks", terms: tricks }, Part { name: "buried", terms: vec![BURIED; buried] }])
}
