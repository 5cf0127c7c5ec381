//! Shares of the win and Elo differences, each with its 95% interval.

use serde::Serialize;

use crate::statistics::Interval;

/// An Elo difference with its 95% interval. Its ends may be infinite, which is null in JSON.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Elo {
    /// The difference itself.
    pub difference: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

/// Scores between 0 and 1 of deals, or of single games where deals are not paired.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Scores {
    count: f64,
    sum: f64,
    squares: f64,
    games: u64,
}

impl Scores {
    /// Adds a deal of some games with their mean score.
    pub(crate) fn add(&mut self, mean: f64, games: u64) {
        self.count += 1.0;
        self.sum += mean;
        self.squares += mean * mean;
        self.games += games;
    }

    /// How many games they were.
    pub(crate) fn games(&self) -> u64 {
        self.games
    }

    /// The mean score with its 95% interval; `None` before the first.
    ///
    /// It is Wilson's interval for the effective number of independent games, estimated from the spread between deals,
    /// so that paired deals narrow it as much as they deserve. Without any spread it is the number of games played.
    pub(crate) fn share(&self) -> Option<Interval> {
        if self.games == 0 {
            return None;
        }
        let share = self.sum / self.count;
        let spread = (self.squares / self.count - share * share).max(0.0) / self.count;
        let worth = if spread > 1e-12 { share * (1.0 - share) / spread } else { self.games as f64 };
        Some(wilson(share, worth))
    }
}

/// Wilson's 95% interval of a share, over a number of games.
fn wilson(share: f64, games: f64) -> Interval {
    const Z: f64 = 1.959_964;
    let centre = share + Z * Z / (2.0 * games);
    let spread = Z * (share * (1.0 - share) / games + Z * Z / (4.0 * games * games)).sqrt();
    let scale = 1.0 + Z * Z / games;
    Interval { share, low: ((centre - spread) / scale).max(0.0), high: ((centre + spread) / scale).min(1.0) }
}

impl From<Interval> for Elo {
    fn from(interval: Interval) -> Elo {
        Elo { difference: elo_of(interval.share), low: elo_of(interval.low), high: elo_of(interval.high) }
    }
}

/// The Elo difference that corresponds to this share.
pub(crate) fn elo_of(share: f64) -> f64 {
    // Rounding may leave a share of 1 or 0 slightly off.
    if share >= 1.0 - 1e-12 {
        return f64::INFINITY;
    }
    if share <= 1e-12 {
        return f64::NEG_INFINITY;
    }
    400.0 * (share / (1.0 - share)).log10()
}

/// The share that corresponds to an Elo difference.
pub(crate) fn expected_share(elo: f64) -> f64 {
    1.0 / (1.0 + 10.0_f64.powf(-elo / 400.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn near(found: f64, expected: f64, by: f64) {
        assert!((found - expected).abs() <= by, "{found} is not {expected}");
    }

    fn share(scores: &[(f64, u64)], games: u64) -> Interval {
        let mut all = Scores::default();
        for &(mean, times) in scores {
            for _ in 0..times {
                all.add(mean, games);
            }
        }
        all.share().unwrap()
    }

    #[test]
    fn single_games_have_wilson_s_interval() {
        let interval = share(&[(1.0, 8), (0.0, 2)], 1);
        near(interval.share, 0.8, 1e-9);
        near(interval.low, 0.4902, 1e-4);
        near(interval.high, 0.9433, 1e-4);
    }

    #[test]
    fn deals_that_agree_narrow_the_interval_and_deals_that_only_differ_do_not() {
        // Forty games with the same share: of single games, of pairs that were split, and of pairs won or lost whole.
        let single = share(&[(1.0, 20), (0.0, 20)], 1);
        let split = share(&[(0.5, 16), (1.0, 2), (0.0, 2)], 2);
        let whole = share(&[(1.0, 10), (0.0, 10)], 2);
        let width = |interval: Interval| interval.high - interval.low;
        assert!(width(split) < 0.7 * width(single), "{split:?} {single:?}");
        assert!(width(whole) > 1.3 * width(single), "{whole:?} {single:?}");
        // By hand: the variance of the twenty deals is 4/20 · 1/4 = 0.05, so they are worth 0.25 · 20 / 0.05 = 100.
        near(width(split), 2.0 * 1.959_964 * (0.0025_f64 + 3.8415 / 40_000.0).sqrt() / 1.038_415, 1e-4);
    }

    #[test]
    fn without_spread_an_interval_is_not_a_point() {
        let all_won = share(&[(1.0, 10)], 2);
        near(all_won.low, 20.0 / (20.0 + 3.8415), 1e-4);
        near(all_won.high, 1.0, 1e-9);
        let all_split = share(&[(0.5, 10)], 2);
        assert!(all_split.low < 0.31 && all_split.high > 0.69, "{all_split:?}");
        assert_eq!(Scores::default().share(), None);
    }

    #[test]
    fn elo_and_shares_belong_together() {
        near(elo_of(0.5), 0.0, 1e-9);
        near(elo_of(0.75), 190.848_5, 1e-3);
        near(elo_of(10.0 / 11.0), 400.0, 1e-9);
        near(expected_share(400.0), 10.0 / 11.0, 1e-12);
        near(expected_share(elo_of(0.3)), 0.3, 1e-12);
        assert_eq!((elo_of(1.0), elo_of(0.0)), (f64::INFINITY, f64::NEG_INFINITY));
    }
}
