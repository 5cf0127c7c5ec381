//! The ratings along the way, and where levels stand on it.

use super::LEAST;
use super::contest::Met;
use crate::arena::expected_share;
use crate::level::Level;
use crate::statistics::ascending;

/// Points of the way with their ratings in Elo, neither falling.
pub(super) struct Curve(Vec<(u32, f64)>);

/// How often ratings are brought closer to what was played.
const SWEEPS: usize = 500;
/// Levels are put so far from the limit that they are likely to be measured beyond it.
const MARGIN: f64 = 15.0;
/// How many Elo one natural logarithm of the odds is.
const ELO: f64 = 400.0 / std::f64::consts::LN_10;

impl Curve {
    /// The ratings under which the results are most likely, if stronger thinking is never weaker.
    pub(super) fn of(all: &[Met]) -> Curve {
        let mut points: Vec<u32> = all.iter().flat_map(|met| [met.lower, met.upper]).collect();
        points.sort_unstable();
        points.dedup();
        let mut ratings = vec![0.0; points.len()];
        for _ in 0..SWEEPS {
            for (index, point) in points.iter().enumerate() {
                ratings[index] += step(*point, all, |other| {
                    ratings[points.binary_search(&other).expect("everybody who met is there")]
                });
            }
        }
        Curve(points.into_iter().zip(ascending(&ratings)).collect())
    }

    /// Where levels stand so that they are evenly apart and the last one is the strongest.
    pub(super) fn pick(&self) -> Vec<u32> {
        let (first, last) = (self.0[0].1, self.0[self.0.len() - 1].1);
        let most = Level::ALL.len() - 1;
        let steps = (((last - first) / (LEAST + MARGIN)) as usize).clamp(1, most);
        let apart = (last - first) / steps as f64;
        let ratings = (1..=steps).rev().map(|below| last - apart * below as f64);
        let mut points: Vec<u32> = ratings.map(|rating| self.point_of(rating)).collect();
        // Ratings may not rise at the end, but whoever thinks longest is the last.
        points.push(self.0[self.0.len() - 1].0);
        points.dedup();
        points
    }

    /// The rating of a point where somebody played.
    pub(super) fn rating_at(&self, point: u32) -> f64 {
        let index = self.0.partition_point(|(other, _)| *other < point);
        self.0[index].1
    }

    fn point_of(&self, rating: f64) -> u32 {
        let between = self.0.windows(2).find(|pair| rating <= pair[1].1);
        let [(from, low), (to, high)] =
            *between.and_then(|pair| pair.first_chunk()).expect("it is on the way");
        let share = if high > low { ((rating - low) / (high - low)).clamp(0.0, 1.0) } else { 1.0 };
        from + (share * f64::from(to - from)).round() as u32
    }
}

/// By how much the results of one point change its rating. As if each had also won a game: nobody is infinitely strong.
fn step(point: u32, all: &[Met], rating: impl Fn(u32) -> f64) -> f64 {
    let (mut surplus, mut weight) = (0.0, 0.0);
    for met in all.iter().filter(|met| met.lower == point || met.upper == point) {
        let (games, share) = (met.scores.games() as f64, met.scores.share().map_or(0.5, |share| share.share));
        let (own, other) = if met.upper == point { (share, met.lower) } else { (1.0 - share, met.upper) };
        let expected = expected_share(rating(point) - rating(other));
        surplus += own * games + 1.0 - expected * (games + 2.0);
        weight += expected * (1.0 - expected) * (games + 2.0);
    }
    // Half of the way, so that neighbours who both move do not overshoot.
    0.5 * ELO * surplus / weight
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::arena::Scores;

    /// Neighbours of which the upper one won so many of ten deals, and lost the others.
    fn met(lower: u32, upper: u32, won: u32) -> Met {
        let mut scores = Scores::default();
        for deal in 0..10 {
            scores.add(f64::from(u8::from(deal < won)), 2);
        }
        Met { lower, upper, scores }
    }

    #[test]
    fn ratings_follow_from_results_and_never_fall() {
        let curve = Curve::of(&[met(0, 10, 5), met(10, 20, 8), met(20, 30, 2), met(30, 40, 8)]);
        let ratings: Vec<f64> = curve.0.iter().map(|(_, rating)| *rating - curve.0[0].1).collect();
        // Of twenty games and two more, 17 are won: 400 · log(17 / 5) = 213.
        for (rating, expected) in ratings.iter().zip([0.0, 0.0, 106.3, 106.3, 212.6]) {
            assert!((rating - expected).abs() < 1.0, "{ratings:?}");
        }
    }

    #[test]
    fn levels_stand_evenly_apart_and_end_with_the_strongest() {
        let curve = Curve(vec![(0, 0.0), (500, 900.0), (1000, 1440.0)]);
        assert_eq!(curve.pick(), [0, 89, 178, 267, 356, 444, 556, 704, 852, 1000]);
        let steep = Curve(vec![(0, 0.0), (1000, 4000.0)]);
        assert_eq!(steep.pick(), [0, 111, 222, 333, 444, 556, 667, 778, 889, 1000]);
        let flat = Curve(vec![(0, 0.0), (1000, 300.0)]);
        assert_eq!(flat.pick(), [0, 500, 1000]);
        let flat_at_last = Curve(vec![(0, 0.0), (500, 270.0), (1000, 270.0)]);
        assert_eq!(flat_at_last.pick(), [0, 250, 1000]);
    }
}
