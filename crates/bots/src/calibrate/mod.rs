//! Measuring how the levels of a game should play.
//!
//! Players on the [way](path) from the weakest to the strongest meet those who are one and two stations further, which gives
//! a rating for every point of it. Levels are put where ratings are evenly apart and meet their neighbours in turn; as long
//! as two of them are not as far apart as they should be by all results, these are used to put them elsewhere.

mod contest;
mod costs;
mod curve;
pub(crate) mod path;

use game::{Chosen, Evaluate, OptionsError};

use crate::arena::{Elo, elo_of};
use crate::level::Level;
use crate::levels::{Above, Levels, Rung, Share};
use crate::statistics::Interval;

use contest::Met;
use curve::Curve;

/// How the levels of a game are measured.
pub struct Calibration<'a> {
    /// The options of a table for two.
    pub two: Chosen,
    /// The options of a table for four, if the game has one.
    pub four: Option<Chosen>,
    /// How many deals neighbours play; those who think long play fewer.
    pub deals: u64,
    /// How many iterations the strongest level has.
    pub top: u32,
    /// Everything follows from this.
    pub seed: u64,
    /// How many threads share the games.
    pub threads: usize,
    /// Called with what is being measured, how much of it is done, and how much there is to do.
    pub progress: &'a (dyn Fn(Measuring, u64, u64) + Sync),
}

/// What is being measured.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Measuring {
    /// The way from the weakest player to the strongest, in deals.
    Path {
        /// How many stations those who meet are apart.
        apart: usize,
    },
    /// How far levels are apart, in deals.
    Levels {
        /// How often they were put somewhere, counted from 1.
        attempt: u32,
    },
    /// The same at a table for four.
    Four,
    /// What their decisions cost, in games.
    Costs,
}

/// How often levels are put somewhere, at most.
const ATTEMPTS: u32 = 3;
/// How many Elo two levels should be apart.
const LEAST: f64 = 120.0;
const MOST: f64 = 200.0;

/// The levels that a game goes without if it has fewer than ten, the first one first.
const LEFT_OUT: [Level; 8] = [
    Level::General,
    Level::Treasurer,
    Level::Priest,
    Level::Steward,
    Level::Overseer,
    Level::Mason,
    Level::Architect,
    Level::Scribe,
];

impl Calibration<'_> {
    /// The levels of a game, with what was measured of them.
    pub fn run<G: Evaluate>(&self) -> Result<Levels, OptionsError> {
        let start = G::new(&G::options(&self.two)?);
        let stations = &path::STATIONS;
        let mut all = self.meet(&start, stations, 1, Measuring::Path { apart: 1 });
        all.extend(self.meet(&start, stations, 2, Measuring::Path { apart: 2 }));
        let mut curve = Curve::of(stations, &all);
        let (mut points, mut met) = (Vec::new(), Vec::new());
        for attempt in 1..=ATTEMPTS {
            points = curve.pick();
            met = self.meet(&start, &points, 1, Measuring::Levels { attempt });
            all.extend(&met);
            curve = Curve::of(stations, &all);
            let mut apart = points.windows(2).map(|pair| curve.rating_at(pair[1]) - curve.rating_at(pair[0]));
            if apart.all(|apart| (LEAST..=MOST).contains(&apart)) {
                break;
            }
        }
        let four = match &self.four {
            Some(four) => self.meet(&G::new(&G::options(four)?), &points, 1, Measuring::Four),
            None => Vec::new(),
        };
        let costs = self.costs(&start, &points);
        let rating = |point: u32| (curve.rating_at(point) - curve.rating_at(points[0])).round() as i32;
        let left_out = &LEFT_OUT[..Level::ALL.len() - points.len()];
        let levels = Level::ALL.into_iter().filter(|level| !left_out.contains(level));
        let rungs = levels.zip(&points).zip(costs).enumerate().map(|(index, ((name, point), costs))| {
            let below = index.checked_sub(1);
            let above = below.map(|index| above(&met[index]));
            let four = below.and_then(|index| four.get(index)).map(share_of);
            Rung { name, player: path::at(*point, self.top), rating: rating(*point), above, four, costs }
        });
        Ok(Levels::new(rungs.collect()))
    }
}

fn share(met: &Met) -> Interval {
    met.scores.share().expect("whoever meets plays")
}

fn elo(met: &Met) -> Elo {
    share(met).into()
}

/// Somebody who won everything is as far above as if another game had been shared.
fn above(met: &Met) -> Above {
    let (Elo { difference, low, high }, games) = (elo(met), met.scores.games());
    let most = elo_of((games as f64 + 0.5) / (games as f64 + 1.0));
    Above { elo: difference.clamp(-most, most).round() as i32, low, high, games }
}

fn share_of(met: &Met) -> Share {
    let Interval { share, low, high } = share(met);
    Share { percent: 100.0 * share, low: 100.0 * low, high: 100.0 * high, games: met.scores.games() }
}

#[cfg(test)]
mod tests {
    use std::sync::Mutex;

    use game::Game;
    use toy::Toy;

    use super::*;

    #[test]
    fn the_same_seed_gives_the_same_levels_on_any_number_of_threads() {
        let told = Mutex::new(Vec::new());
        let calibrate = |threads| {
            let two = Chosen::parse(Toy::OPTIONS, "").unwrap();
            let progress = |measuring, done, of| told.lock().unwrap().push((measuring, done == of));
            let calibration =
                Calibration { two, four: None, deals: 3, top: 60, seed: 5, threads, progress: &progress };
            calibration.run::<Toy>().unwrap()
        };
        let levels = calibrate(1);
        assert_eq!(levels, calibrate(2));
        let names: Vec<Level> = levels.rungs().iter().map(|rung| rung.name).collect();
        assert_eq!((names.first(), names.last()), (Some(&Level::Apprentice), Some(&Level::Vizier)));
        assert!(names.is_sorted(), "{names:?}");
        let told = told.into_inner().unwrap();
        for measured in [Measuring::Path { apart: 2 }, Measuring::Levels { attempt: 1 }, Measuring::Costs] {
            assert!(told.contains(&(measured, true)), "{measured:?}");
        }
    }
}
