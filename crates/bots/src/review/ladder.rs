//! What an accuracy means: whose it is typical of.
//!
//! How much of the win a careless move loses depends on the game and on how many play it: random moves keep half of their
//! plain accuracy in one game and nine tenths in another. So the plain accuracy of every level was measured in each, and an
//! accuracy is read off between them.

use crate::bot::Bot;
use crate::level::Level;
use crate::statistics::ascending;

/// The plain accuracy of each [rung](RUNGS) in one game, ascending.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Ladder([f32; RUNGS.len()]);

/// Players and the accuracy that is typical of them, from the weakest to the strongest.
pub const RUNGS: [(Bot, f32); 11] = [
    (Bot::Random, 20.0),
    (Bot::Level(Level::Apprentice), 40.0),
    (Bot::Level(Level::Mason), 46.0),
    (Bot::Level(Level::Scribe), 52.0),
    (Bot::Level(Level::Overseer), 58.0),
    (Bot::Level(Level::Architect), 64.0),
    (Bot::Level(Level::Steward), 70.0),
    (Bot::Level(Level::Priest), 76.0),
    (Bot::Level(Level::Treasurer), 82.0),
    (Bot::Level(Level::General), 88.0),
    (Bot::Level(Level::Vizier), 95.0),
];

/// Two rungs are never closer than this, so that there is always something between them.
const CLOSEST: f32 = 0.1;

impl Ladder {
    /// From what was measured. Where a stronger player came out lower, both count as their mean.
    pub fn of(measured: [f32; RUNGS.len()]) -> Ladder {
        let mut rungs = [0.0; RUNGS.len()];
        let mut lowest = 0.0_f32;
        for (rung, plain) in rungs.iter_mut().zip(ascending(&measured.map(f64::from))) {
            *rung = (plain as f32).max(lowest);
            lowest = *rung + CLOSEST;
        }
        Ladder(rungs)
    }

    /// The accuracy of somebody with this plain accuracy, from 0 to 100.
    pub fn accuracy(&self, plain: f32) -> f32 {
        let steps = [(0.0, 0.0)].into_iter().chain(self.0.into_iter().zip(RUNGS.map(|(_, typical)| typical)));
        let above = steps.clone().skip(1).chain([(100.0, 100.0)]);
        let between = |((low, from), (high, to)): ((f32, f32), (f32, f32))| {
            let share = if high > low { ((plain - low) / (high - low)).clamp(0.0, 1.0) } else { 1.0 };
            (plain <= high).then_some(from + share * (to - from))
        };
        steps.zip(above).find_map(between).unwrap_or(100.0)
    }
}

/// The player whose typical accuracy is nearest.
pub fn typical_of(accuracy: f32) -> Bot {
    let distance = |(_, typical): &&(Bot, f32)| (typical - accuracy).abs();
    let nearest = RUNGS.iter().min_by(|one, other| distance(one).total_cmp(&distance(other)));
    nearest.map_or(Bot::Random, |(bot, _)| *bot)
}

#[cfg(test)]
mod tests {
    use super::*;

    const MEASURED: [f32; 11] = [60.0, 70.0, 72.0, 74.0, 76.0, 78.0, 81.0, 84.0, 87.0, 90.0, 94.0];

    #[test]
    fn each_level_has_its_typical_accuracy() {
        let ladder = Ladder::of(MEASURED);
        for (plain, (bot, typical)) in MEASURED.into_iter().zip(RUNGS) {
            assert!((ladder.accuracy(plain) - typical).abs() < 1e-3, "{bot}");
            assert_eq!(typical_of(typical + 2.0), bot);
        }
    }

    #[test]
    fn an_accuracy_lies_between_those_around_it_and_between_nothing_and_all() {
        let ladder = Ladder::of(MEASURED);
        let found = [0.0, 30.0, 65.0, 92.0, 97.0, 100.0].map(|plain| ladder.accuracy(plain).round() as i32);
        assert_eq!(found, [0, 10, 30, 92, 98, 100]);
    }

    #[test]
    fn rungs_that_were_measured_the_wrong_way_round_are_one() {
        let mut measured = MEASURED;
        measured.swap(2, 3);
        let ladder = Ladder::of(measured);
        assert_eq!(ladder.0[2..4], [73.0, 73.0 + CLOSEST]);
        assert!(ladder.0.windows(2).all(|pair| pair[0] < pair[1]), "{ladder:?}");
    }
}
