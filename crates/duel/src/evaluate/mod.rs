//! What computer players need to know.

mod features;

use std::sync::LazyLock;

use game::bits::below;
use game::{Evaluate, PerSeat, Seat};
use rand::Rng;

use self::features::{FEATURES, best_unload, features};
use crate::rules::score::total;
use crate::rules::{Action, ActionMask, Duel, Phase};

/// How much each feature counts. Learnt by `akhet train`; the first line says from what.
static WEIGHTS: LazyLock<[f32; FEATURES]> = LazyLock::new(|| {
    let lines = include_str!("weights.txt").lines().filter(|line| !line.starts_with('#'));
    let mut weights = [0.0; FEATURES];
    for (weight, line) in weights.iter_mut().zip(lines) {
        *weight = line.parse().expect("weights are numbers, one a line");
    }
    weights
});

/// An unload with this lead in points is worth playing in most playouts.
const GOOD: f32 = 3.0;

impl Evaluate for Duel {
    const IS_OPEN: bool = true;

    /// The points as they stand.
    #[inline]
    fn evaluate(&self) -> PerSeat<i32> {
        let [white, black] = self.totals();
        PerSeat::from_fn(2, |seat| if seat.number() == 0 { white } else { black })
    }

    #[inline]
    fn won(&self) -> PerSeat<f32> {
        let [white, black] = self.totals();
        // On a tie the player who did not start wins.
        by_first_seat(f32::from(u8::from(white > black)))
    }

    #[inline]
    fn promise(&self) -> PerSeat<f32> {
        let sum: f32 = features(self).iter().zip(&*WEIGHTS).map(|(feature, weight)| feature * weight).sum();
        by_first_seat(1.0 / (1.0 + (-sum).exp()))
    }

    /// The best unload, if it brings enough; otherwise anything.
    fn playout(&self, _seat: Seat, _legal: &ActionMask, rng: &mut impl Rng) -> Option<Action> {
        if self.phase == Phase::Choose
            && let Some((boat, swing)) = best_unload(self)
            && swing >= GOOD
            && below(4, rng) > 0
        {
            return Some(Action::Unload(boat));
        }
        None
    }

    fn features(&self) -> Vec<f32> {
        features(self).to_vec()
    }
}

impl Duel {
    #[inline]
    fn totals(&self) -> [i32; 2] {
        let standing = self.standing();
        [0, 1].map(|seat| total(&standing, Seat::new(seat)))
    }
}

#[inline]
fn by_first_seat(first: f32) -> PerSeat<f32> {
    PerSeat::from_fn(2, |seat| if seat.number() == 0 { first } else { 1.0 - first })
}

#[cfg(test)]
mod tests {
    use game::Game;
    use game::testing::Play;

    use super::*;

    #[test]
    fn there_is_a_weight_for_every_feature() {
        let lines = include_str!("weights.txt").lines().filter(|line| !line.starts_with('#'));
        assert_eq!(lines.count(), FEATURES);
    }

    #[test]
    fn the_quick_result_is_the_outcome() {
        for sides in ["AAAA", "BBBB", "ABAB", "BABA"] {
            for seed in 0..200 {
                let play = Play::<Duel>::new(&format!("sides={sides}"), seed);
                let ranks = play.end().outcome().unwrap().ranks;
                assert_eq!(play.end().won(), ranks.map(|rank| if *rank == 0 { 1.0 } else { 0.0 }));
            }
        }
    }
}
