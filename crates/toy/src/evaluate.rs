//! What computer players need to know.

use game::{Evaluate, Game, PerSeat, Viewer};

use crate::state::Toy;

impl Evaluate for Toy {
    fn evaluate(&self) -> PerSeat<i32> {
        let score = self.score(Viewer::Spectator);
        PerSeat::from_fn(2, |seat| score.of(seat).total())
    }
}
