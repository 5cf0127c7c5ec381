//! The ratings along the way, and where levels stand on it.

use super::LEAST;
use super::contest::Met;
use crate::arena::expected_share;
use crate::level::Level;
use crate::statistics::ascending;

/// The ratings of some points of the way in Elo, neither falling. Between two of them they rise evenly.
pub(super) struct Curve(Vec<(u32, f64)>);

/// How often ratings are brought closer to what was played.
const SWEEPS: usize = 2000;
/// Levels are put so far from the limit that they are likely to be measured beyond it.
const MARGIN: f64 = 15.0;
/// How many Elo one natural logarithm of the odds is.
const ELO: f64 = 400.0 / std::f64::consts::LN_10;

impl Curve {
    /// The ratings of these points under which all results are most likely, if stronger thinking is never weaker. Whoever
    /// played between two points counts for both, so that many who are near each other tell more than one.
    pub(super) fn of(points: &[u32], all: &[Met]) -> Curve {
        let mut curve = Curve(points.iter().map(|point| (*point, 0.0)).collect());
        for _ in 0..SWEEPS {
            for index in 0..points.len() {
                curve.0[index].1 += curve.step(index, all);
            }
        }
        let ratings: Vec<f64> = curve.0.iter().map(|(_, rating)| *rating).collect();
        Curve(points.iter().copied().zip(ascending(&ratings)).collect())
    }

    /// By how much the results change the rating of one point. As if everybody had also shared a game with everybody they met:
    /// nobody is infinitely strong.
    fn step(&self, index: usize, all: &[Met]) -> f64 {
        let (mut surplus, mut weight) = (0.0, 0.0);
        for met in all {
            let part = self.part(index, met.upper) - self.part(index, met.lower);
            if part == 0.0 {
                continue;
            }
            let (games, share) =
                (met.scores.games() as f64, met.scores.share().map_or(0.5, |share| share.share));
            let expected = expected_share(self.rating_at(met.upper) - self.rating_at(met.lower));
            surplus += part * (share * games + 0.5 - expected * (games + 1.0));
            weight += part * part * expected * (1.0 - expected) * (games + 1.0);
        }
        // Half of the way, so that neighbours who both move do not overshoot.
        if weight > 0.0 { 0.5 * ELO * surplus / weight } else { 0.0 }
    }

    /// How much a point of the curve has to do with somebody: all if they are there, nothing if another point is nearer on
    /// the same side.
    fn part(&self, index: usize, point: u32) -> f64 {
        let own = self.0[index].0;
        let neighbour = if point < own { index.checked_sub(1) } else { Some(index + 1) };
        match neighbour.and_then(|neighbour| self.0.get(neighbour)) {
            _ if point == own => 1.0,
            Some((other, _)) if own.abs_diff(point) < own.abs_diff(*other) => {
                f64::from(other.abs_diff(point)) / f64::from(other.abs_diff(own))
            }
            _ => 0.0,
        }
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

    /// The rating of any point of the way.
    pub(super) fn rating_at(&self, point: u32) -> f64 {
        (0..self.0.len()).map(|index| self.part(index, point) * self.0[index].1).sum()
    }

    fn point_of(&self, rating: f64) -> u32 {
        let between = self.0.windows(2).find(|pair| rating <= pair[1].1);
        let [(from, low), (to, high)] =
            *between.and_then(|pair| pair.first_chunk()).expect("it is on the way");
        let share = if high > low { ((rating - low) / (high - low)).clamp(0.0, 1.0) } else { 1.0 };
        from + (share * f64::from(to - from)).round() as u32
    }
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
        let all = [met(0, 10, 5), met(10, 20, 8), met(20, 30, 2), met(30, 40, 8)];
        let curve = Curve::of(&[0, 10, 20, 30, 40], &all);
        // Of twenty games and one more, 16.5 are won: 400 · log(16.5 / 4.5) = 226.
        for (point, expected) in [(0, 0.0), (10, 0.0), (20, 112.9), (25, 112.9), (30, 112.9), (40, 225.7)] {
            let rating = curve.rating_at(point) - curve.rating_at(0);
            assert!((rating - expected).abs() < 1.0, "{point}: {rating}");
        }
    }

    #[test]
    fn those_who_play_near_each_other_are_rated_together() {
        let one = Curve::of(&[0, 100], &[met(0, 50, 8)]);
        let two = Curve::of(&[0, 100], &[met(0, 50, 8), met(50, 100, 5)]);
        // Twice 226 by the one result. By both, 27 of 42 games are won on either half: 400 · log(27 / 15) = 102.
        assert!((one.rating_at(100) - one.rating_at(0) - 451.4).abs() < 1.0, "{:?}", one.0);
        let (lower, upper) = (two.rating_at(50) - two.rating_at(0), two.rating_at(100) - two.rating_at(50));
        assert!((lower - upper).abs() < 1e-6 && (lower - 102.1).abs() < 1.0, "{lower} {upper}");
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
