//! What computer players need to know.

use game::{Evaluate, Game, PerSeat, Seat, Viewer};

use crate::rules::Toy;

impl Evaluate for Toy {
    fn evaluate(&self) -> PerSeat<i32> {
        let score = self.score(Viewer::Spectator);
        PerSeat::from_fn(2, |seat| score.of(seat).total())
    }

    fn promise(&self) -> PerSeat<f32> {
        let points = self.evaluate();
        let lead = points[Seat::new(0)] - points[Seat::new(1)];
        let first = 1.0 / (1.0 + (-lead as f32 / 3.0).exp());
        PerSeat::from_fn(2, |seat| if seat.number() == 0 { first } else { 1.0 - first })
    }
}
