//! What computer players need to know.

use game::{Evaluate, PerSeat, Seat};

use crate::state::Pyramidice;

impl Evaluate for Pyramidice {
    fn evaluate(&self) -> PerSeat<i32> {
        PerSeat::from_fn(self.options.players, |seat| self.total_at_the_end(seat))
    }

    fn promise(&self) -> PerSeat<f32> {
        let points = self.evaluate();
        if self.opponent().is_some() {
            let lead = points[Seat::new(0)] - self.architect_total();
            return PerSeat::from_fn(1, |_| 1.0 / (1.0 + (-lead as f32 / 10.0).exp()));
        }
        let weights = points.map(|points| (*points as f32 / 10.0).exp());
        let sum: f32 = weights.iter().sum();
        weights.map(|weight| weight / sum)
    }
}
