//! What computer players need to know.

use game::{ActionSet, Evaluate, PerSeat, Seat};
use rand::Rng;

use crate::actions::{Action, Choices};
use crate::state::Nefertiti;

impl Evaluate for Nefertiti {
    /// The points as final scoring would give them now.
    fn evaluate(&self) -> PerSeat<i32> {
        let totals = self.totals();
        PerSeat::from_fn(self.settings.players, |seat| totals[seat.index()])
    }

    fn promise(&self) -> PerSeat<f32> {
        let totals = self.totals();
        let strength = PerSeat::from_fn(self.settings.players, |seat| (totals[seat.index()] as f32 / 12.0).exp());
        let all: f32 = strength.iter().sum();
        strength.map(|strength| strength / all)
    }

    fn playout(&self, _seat: Seat, legal: &Choices, rng: &mut impl Rng) -> Action {
        legal.choose(rng)
    }
}
