//! A test that stops by itself: the sequential probability ratio test between two Elo differences.

use std::fmt;
use std::str::FromStr;

use serde::Serialize;

use super::rating::expected_share;

/// Tests which of two Elo differences is true, with a 5% risk of error either way.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Sprt {
    elo0: f64,
    elo1: f64,
}

/// What a test says so far.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Tested {
    /// What was tested.
    #[serde(flatten)]
    pub sprt: Sprt,
    /// The log-likelihood ratio of the second difference to the first.
    pub ratio: f64,
    /// The test stops at plus or minus this.
    pub bound: f64,
    /// What follows.
    pub verdict: Verdict,
}

/// What follows from a test.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Verdict {
    /// The difference is the first one, or less.
    H0,
    /// The difference is the second one, or more.
    H1,
    /// There were too few games to say.
    #[serde(rename = "undecided")]
    Undecided,
}

/// Either error happens at most this often.
const ERROR: f64 = 0.05;

/// Outcomes that have not been seen count as if seen this often: they are not impossible.
const UNSEEN: f64 = 1e-3;

impl Sprt {
    /// A test of two differences, the smaller one first.
    pub fn new(elo0: f64, elo1: f64) -> Result<Sprt, BadSprt> {
        let is_sound = elo0 < elo1 && elo0.abs() <= 1000.0 && elo1.abs() <= 1000.0;
        if is_sound { Ok(Sprt { elo0, elo1 }) } else { Err(BadSprt(format!("{elo0},{elo1}"))) }
    }

    /// Judges how often each score was reached: the counts belong to scores at equal distances from 0 to 1, so that
    /// there are three for single games and five for pairs of games.
    pub fn judge(self, counts: &[u64]) -> Tested {
        let bound = ((1.0 - ERROR) / ERROR).ln();
        let ratio = self.ratio(counts);
        let verdict = match ratio {
            _ if ratio >= bound => Verdict::H1,
            _ if ratio <= -bound => Verdict::H0,
            _ => Verdict::Undecided,
        };
        Tested { sprt: self, ratio, bound, verdict }
    }

    /// The generalised ratio: each hypothesis is given the distribution with its mean that explains the counts best.
    fn ratio(self, counts: &[u64]) -> f64 {
        if counts.iter().all(|count| *count == 0) {
            return 0.0;
        }
        let weights = counts.iter().map(|&count| (count as f64).max(UNSEEN));
        let last = (counts.len() - 1) as f64;
        let seen: Vec<(f64, f64)> =
            weights.enumerate().map(|(index, weight)| (index as f64 / last, weight)).collect();
        let (share0, share1) = (expected_share(self.elo0), expected_share(self.elo1));
        let (tilt0, tilt1) = (tilt(&seen, share0), tilt(&seen, share1));
        let term = |&(score, weight): &(f64, f64)| {
            let likelier = (1.0 + tilt0 * (score - share0)) / (1.0 + tilt1 * (score - share1));
            weight * likelier.ln()
        };
        seen.iter().map(term).sum()
    }
}

/// How far the seen frequencies have to be tilted for the mean score to be `share`: the best explanation divides each
/// frequency by `1 + tilt · (score − share)`.
fn tilt(seen: &[(f64, f64)], share: f64) -> f64 {
    // Between these bounds all frequencies stay above zero, and the sum falls from plus to minus infinity.
    let (mut low, mut high) = (-1.0 / (1.0 - share), 1.0 / share);
    for _ in 0..100 {
        let middle = f64::midpoint(low, high);
        let term =
            |&(score, weight): &(f64, f64)| weight * (score - share) / (1.0 + middle * (score - share));
        if seen.iter().map(term).sum::<f64>() > 0.0 {
            low = middle;
        } else {
            high = middle;
        }
    }
    f64::midpoint(low, high)
}

impl FromStr for Sprt {
    type Err = BadSprt;

    fn from_str(text: &str) -> Result<Sprt, BadSprt> {
        let bad = || BadSprt(text.to_owned());
        let (elo0, elo1) = text.split_once(',').ok_or_else(bad)?;
        let number = |text: &str| text.trim().parse::<f64>().map_err(|_| bad());
        Sprt::new(number(elo0)?, number(elo1)?).map_err(|_| bad())
    }
}

impl fmt::Display for Sprt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.elo0, self.elo1)
    }
}

/// A text that does not describe a test.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadSprt(pub String);

impl fmt::Display for BadSprt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "`{}` is not a test; it is two differences of Elo between -1000 and 1000, the smaller one first, as 0,10",
            self.0
        )
    }
}

impl std::error::Error for BadSprt {}

#[cfg(test)]
mod tests {
    use super::*;

    fn ratio(counts: &[u64]) -> f64 {
        Sprt::new(0.0, 400.0).unwrap().judge(counts).ratio
    }

    #[track_caller]
    fn near(found: f64, expected: f64, by: f64) {
        assert!((found - expected).abs() <= by, "{found} is not {expected}");
    }

    #[test]
    fn the_ratio_of_wins_and_losses_is_the_textbook_s() {
        // With 400 Elo ten games in eleven are won. Ten wins: 10 · ln(10/11 : 1/2).
        near(ratio(&[0, 0, 10]), 10.0 * (20.0_f64 / 11.0).ln(), 0.02);
        // Five wins and five losses: 5 · ln(10/11 : 1/2) + 5 · ln(1/11 : 1/2).
        near(ratio(&[5, 0, 5]), 5.0 * (20.0_f64 / 11.0).ln() + 5.0 * (2.0_f64 / 11.0).ln(), 0.02);
        assert!(ratio(&[0, 0, 0]).abs() < 1e-9);
    }

    #[test]
    fn pairs_that_are_won_or_lost_whole_are_worth_one_game_each() {
        near(ratio(&[5, 0, 0, 0, 5]), ratio(&[5, 0, 5]), 0.02);
    }

    #[test]
    fn the_same_share_is_surer_where_deals_are_split() {
        let small = |counts: &[u64]| Sprt::new(0.0, 10.0).unwrap().judge(counts).ratio;
        assert!(small(&[0, 0, 80, 20, 0]) > 2.0 * small(&[0, 40, 0, 60, 0]));
    }

    #[test]
    fn a_clear_stream_is_accepted_and_an_equal_one_is_not() {
        let sprt = Sprt::new(0.0, 50.0).unwrap();
        let stop = |pattern: &[usize]| {
            let mut counts = [0; 5];
            for (number, &score) in pattern.iter().cycle().take(2000).enumerate() {
                counts[score] += 1;
                let tested = sprt.judge(&counts);
                if tested.verdict != Verdict::Undecided {
                    return (tested.verdict, number + 1);
                }
            }
            (Verdict::Undecided, 2000)
        };
        let (clear, equal) = (stop(&[4, 3, 2, 4]), stop(&[4, 0, 2, 2, 3, 1]));
        assert_eq!(clear.0, Verdict::H1);
        assert_eq!(equal.0, Verdict::H0);
        assert!(clear.1 > 5, "one lucky deal proves nothing: {clear:?}");
        // Mirrored, it is the other way round.
        assert_eq!(stop(&[0, 1, 2, 0]).0, Verdict::H0);
        assert_eq!(sprt.judge(&[1, 0, 1, 0, 1]).verdict, Verdict::Undecided);
    }

    #[test]
    fn a_test_errs_no_more_often_than_it_says() {
        use game::bits::below;
        use rand::SeedableRng;
        let sprt = Sprt::new(0.0, 100.0).unwrap();
        let mut rng = rand_xoshiro::Xoshiro256PlusPlus::seed_from_u64(1);
        let mut wrong = 0;
        for _ in 0..400 {
            let mut counts = [0; 3];
            let verdict = loop {
                counts[2 * below(2, &mut rng) as usize] += 1;
                let verdict = sprt.judge(&counts).verdict;
                if verdict != Verdict::Undecided {
                    break verdict;
                }
            };
            wrong += u32::from(verdict == Verdict::H1);
        }
        assert!(
            (4..=26).contains(&wrong),
            "{wrong} of 400 equal matches were accepted, but it should be 20 at most"
        );
    }

    #[test]
    fn tests_are_read_or_refused() {
        assert_eq!("0,10".parse::<Sprt>().unwrap().to_string(), "0,10");
        assert_eq!("-5, 2.5".parse::<Sprt>().unwrap().to_string(), "-5,2.5");
        for wrong in ["", "5", "10,0", "0,0", "a,b", "0,NaN", "0,inf"] {
            assert!(
                wrong.parse::<Sprt>().unwrap_err().to_string().contains("the smaller one first"),
                "{wrong}"
            );
        }
    }
}
