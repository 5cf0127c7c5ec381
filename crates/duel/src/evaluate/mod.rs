//! What computer players need to know.

mod describe;
mod features;

use std::sync::LazyLock;

use game::bits::below;
use game::{Describe, Evaluate, PerSeat, Seat, Size};
use rand::Rng;

use self::features::{ASPECTS, FEATURES, MOST_TO_COME, Points, aspects, best_unload, early, to_come};
use crate::rules::score::{Standing, points};
use crate::rules::{Action, ActionMask, Duel, Phase};

/// How much each aspect counts at first and at last, and how much it is worth to begin. Learnt from games; the first line
/// says from which.
static WEIGHTS: LazyLock<[f32; FEATURES]> = LazyLock::new(|| {
    let lines = include_str!("weights.txt").lines().filter(|line| !line.starts_with('#'));
    let mut weights = [0.0; FEATURES];
    for (weight, line) in weights.iter_mut().zip(lines) {
        *weight = line.parse().expect("weights are numbers, one a line");
    }
    weights
});

/// How much each aspect counts, by how many tokens are to come.
static WEIGHTS_OF_ASPECTS: LazyLock<[[f32; ASPECTS]; MOST_TO_COME + 1]> = LazyLock::new(|| {
    let (at_first, at_last) = WEIGHTS.split_at(ASPECTS);
    std::array::from_fn(|to_come| {
        let early = early(to_come);
        std::array::from_fn(|aspect| early * at_first[aspect] + (1.0 - early) * at_last[aspect])
    })
});

/// An unload with this lead in points is worth playing in most playouts.
const GOOD: f32 = 3.0;

impl Evaluate for Duel {
    const IS_OPEN: bool = true;

    /// The points as they stand.
    #[inline]
    fn evaluate(&self) -> PerSeat<i32> {
        by_seat(self.totals())
    }

    #[inline]
    fn won(&self) -> PerSeat<f32> {
        let [white, black] = self.totals();
        // On a tie the player who did not start wins.
        by_first_seat(f32::from(u8::from(white > black)))
    }

    #[inline]
    fn promise(&self) -> PerSeat<f32> {
        self.stand().0
    }

    #[inline]
    fn stand(&self) -> (PerSeat<f32>, PerSeat<i32>) {
        let standing = self.standing();
        let points = points_of_both(&standing);
        let sum = self.odds(&standing, &points);
        (by_first_seat(1.0 / (1.0 + (-sum).exp())), by_seat(points.map(|parts| parts.iter().sum())))
    }

    /// The best unload, if it brings enough; otherwise anything.
    fn playout(&self, _seat: Seat, _legal: &ActionMask, rng: &mut impl Rng) -> Option<Action> {
        if self.phase == Phase::Choose
            && below(4, rng) > 0
            && let Some((boat, swing)) = best_unload(self)
            && swing >= GOOD
        {
            return Some(Action::Unload(boat));
        }
        None
    }

    const SIZE: Size = describe::SIZE;
    const LEARNT: &'static str = include_str!("learnt.txt");
    const LEVELS: &'static str = include_str!("levels.toml");

    #[inline]
    fn describe(&self, to: &mut impl Describe) {
        let standing = self.standing();
        describe::describe(self, &standing, &points_of_both(&standing), to);
    }
}

impl Duel {
    #[inline]
    fn totals(&self) -> [i32; 2] {
        points_of_both(&self.standing()).map(|parts| parts.iter().sum())
    }

    /// The logarithm of the first seat's odds.
    #[inline]
    fn odds(&self, standing: &Standing, points: &Points) -> f32 {
        let weights = &WEIGHTS_OF_ASPECTS[to_come(self)];
        let aspects = aspects(self, standing, points);
        let sum: f32 = aspects.iter().zip(weights).map(|(aspect, weight)| aspect * weight).sum();
        sum + WEIGHTS[2 * ASPECTS]
    }
}

#[inline]
fn points_of_both(standing: &Standing) -> Points {
    [points(standing, Seat::new(0)), points(standing, Seat::new(1))]
}

#[inline]
fn by_seat([white, black]: [i32; 2]) -> PerSeat<i32> {
    PerSeat::from_fn(2, |seat| if seat.number() == 0 { white } else { black })
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
