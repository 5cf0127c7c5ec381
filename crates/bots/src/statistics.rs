//! Sums over many games. Whole numbers only, so that the order of adding changes nothing.

use game::{Outcome, Seat};
use serde::Serialize;

/// Sums over games.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Results {
    /// How many games.
    pub games: u64,
    /// Decisions in all of them.
    pub decisions: u64,
    /// Decisions and draws in all of them.
    pub steps: u64,
    /// The fewest decisions in a game.
    pub shortest: u64,
    /// The most.
    pub longest: u64,
    /// What each seat did.
    pub seats: Vec<Seated>,
}

/// Sums of one seat.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Seated {
    /// Games won alone.
    pub wins: u64,
    /// Games in which it shared the first rank.
    pub ties: u64,
    /// Its shares of those games, in sixtieths: a shared win is divided equally.
    pub shares: u64,
    /// The sum of its final points.
    pub points: i64,
    /// The sum of their squares.
    pub squared_points: i64,
    /// The sum of each part of the score, in the order of the score sheet.
    pub parts: Vec<(String, i64)>,
}

impl Results {
    pub(crate) fn add(&mut self, outcome: &Outcome, decisions: u64, steps: u64) {
        self.shortest = if self.games == 0 { decisions } else { self.shortest.min(decisions) };
        self.longest = self.longest.max(decisions);
        self.games += 1;
        self.decisions += decisions;
        self.steps += steps;
        let winners = outcome.ranks.iter().filter(|rank| **rank == 0).count();
        self.seats.resize_with(usize::from(outcome.ranks.seats()), Seated::default);
        for (seat, seated) in Seat::all(outcome.ranks.seats()).zip(&mut self.seats) {
            if outcome.ranks[seat] == 0 {
                if winners == 1 {
                    seated.wins += 1;
                } else {
                    seated.ties += 1;
                    seated.shares += 60 / winners as u64;
                }
            }
            let tally = outcome.score.of(seat);
            seated.add_points(i64::from(tally.total()));
            for (index, part) in tally.0.iter().enumerate() {
                seated.add_part(index, part.name, i64::from(part.points()));
            }
        }
    }

    pub(crate) fn merge(&mut self, other: &Results) {
        if other.games == 0 {
            return;
        }
        self.shortest = if self.games == 0 { other.shortest } else { self.shortest.min(other.shortest) };
        self.longest = self.longest.max(other.longest);
        self.games += other.games;
        self.decisions += other.decisions;
        self.steps += other.steps;
        self.seats.resize_with(other.seats.len(), Seated::default);
        for (seated, other) in self.seats.iter_mut().zip(&other.seats) {
            seated.wins += other.wins;
            seated.ties += other.ties;
            seated.shares += other.shares;
            seated.points += other.points;
            seated.squared_points += other.squared_points;
            for (index, (name, points)) in other.parts.iter().enumerate() {
                seated.add_part(index, name, *points);
            }
        }
    }
}

impl Seated {
    fn add_points(&mut self, points: i64) {
        self.points += points;
        self.squared_points += points * points;
    }

    fn add_part(&mut self, index: usize, name: &str, points: i64) {
        match self.parts.get_mut(index) {
            Some((_, sum)) => *sum += points,
            None => self.parts.push((name.to_owned(), points)),
        }
    }

    /// The mean of its final points over this many games.
    pub fn mean(&self, games: u64) -> f64 {
        self.points as f64 / games as f64
    }

    /// Half the 95% interval of the mean, if there were enough games for it to be nearly normal.
    pub fn error(&self, games: u64) -> f64 {
        Z * self.deviation(games) / (games as f64).sqrt()
    }

    /// Their standard deviation.
    pub fn deviation(&self, games: u64) -> f64 {
        let mean = self.mean(games);
        (self.squared_points as f64 / games as f64 - mean * mean).max(0.0).sqrt()
    }
}

/// 95% of a normal distribution lies within this many standard deviations.
const Z: f64 = 1.959_964;

/// A share with its 95% interval.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Interval {
    /// The share itself.
    pub share: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

impl Interval {
    /// All of it in per cent, with this many digits.
    pub fn percent(&self, digits: usize) -> String {
        let [share, low, high] = [self.share, self.low, self.high].map(|part| 100.0 * part);
        format!("{share:.digits$}% ({low:.digits$}–{high:.digits$})")
    }
}

/// The share of the wins, with Wilson's 95% interval.
pub fn win_share(seated: &Seated, games: u64) -> Interval {
    let count = games as f64;
    let share = (seated.wins as f64 + seated.shares as f64 / 60.0) / count;
    let centre = share + Z * Z / (2.0 * count);
    let spread = Z * (share * (1.0 - share) / count + Z * Z / (4.0 * count * count)).sqrt();
    let scale = 1.0 + Z * Z / count;
    Interval { share, low: ((centre - spread) / scale).max(0.0), high: ((centre + spread) / scale).min(1.0) }
}

/// The nearest numbers that do not fall: where some do, all of them are their mean.
pub(crate) fn ascending(numbers: &[f64]) -> Vec<f64> {
    let mut groups: Vec<(f64, usize)> = Vec::new();
    for number in numbers {
        let mut group = (*number, 1);
        while let Some(&(below, count)) = groups.last().filter(|below| below.0 >= group.0) {
            groups.pop();
            let all = count + group.1;
            group = ((below * count as f64 + group.0 * group.1 as f64) / all as f64, all);
        }
        groups.push(group);
    }
    groups.into_iter().flat_map(|(mean, count)| std::iter::repeat_n(mean, count)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_is_wilson_s() {
        let seated = Seated { wins: 8, ..Seated::default() };
        let interval = win_share(&seated, 10);
        assert!((interval.share - 0.8).abs() < 1e-9);
        assert!((interval.low - 0.4902).abs() < 1e-4, "{interval:?}");
        assert!((interval.high - 0.9433).abs() < 1e-4, "{interval:?}");
        let none = win_share(&Seated::default(), 10);
        assert!(none.low.abs() < 1e-9 && none.high < 0.3, "{none:?}");
    }
}
