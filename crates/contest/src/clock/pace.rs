//! How much time people have for a game.

use std::fmt;
use std::str::FromStr;

/// A day.
pub const DAY: i64 = 86_400_000;

/// The largest bank, in seconds.
pub const LONGEST_BANK: u32 = 3 * 3600;

/// The largest increment, in seconds.
pub const LONGEST_INCREMENT: u32 = 600;

/// The most days that a turn may have.
pub const MOST_DAYS: u8 = 14;

/// The banks and increments that most people choose, in seconds.
pub const USUAL_LIVE: [(u32, u32); 3] = [(180, 10), (600, 30), (1200, 60)];

/// The smallest bank, in seconds.
const SHORTEST_BANK: u32 = 30;

/// How many turns' time the reserve is at the beginning.
const RESERVE: i64 = 3;

/// How much time everybody has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Pace {
    /// A bank of time from which turns take, and what each turn adds to it, in seconds.
    Live {
        /// What everybody begins with.
        bank: u32,
        /// What a turn adds.
        increment: u32,
    },
    /// So many days for each turn, and a reserve of three turns' time.
    Days(u8),
}

impl Pace {
    /// The bank or the reserve that everybody begins with, and never has more of.
    pub fn bank(self) -> i64 {
        match self {
            Pace::Live { bank, .. } => i64::from(bank) * 1000,
            Pace::Days(_) => RESERVE * self.allowance(),
        }
    }

    /// What every turn has before it takes anything from the bank or reserve.
    pub fn allowance(self) -> i64 {
        match self {
            Pace::Live { .. } => 0,
            Pace::Days(days) => i64::from(days) * DAY,
        }
    }

    /// What a turn adds to the bank.
    pub fn increment(self) -> i64 {
        match self {
            Pace::Live { increment, .. } => i64::from(increment) * 1000,
            Pace::Days(_) => 0,
        }
    }

    /// Whether people stay at the table while they play.
    pub fn is_live(self) -> bool {
        match self {
            Pace::Live { .. } => true,
            Pace::Days(_) => false,
        }
    }
}

impl fmt::Display for Pace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Pace::Live { bank, increment } => write!(f, "{bank}+{increment}"),
            Pace::Days(days) => write!(f, "{days}d"),
        }
    }
}

/// A text that is no pace.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadPace(pub String);

impl fmt::Display for BadPace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "`{}` is no pace: it is `BANK+INCREMENT` in seconds, from {SHORTEST_BANK}+0 to {LONGEST_BANK}+{LONGEST_INCREMENT}, \
             or `Nd` with 1 to {MOST_DAYS} days a turn",
            self.0
        )
    }
}

impl std::error::Error for BadPace {}

impl FromStr for Pace {
    type Err = BadPace;

    fn from_str(text: &str) -> Result<Pace, BadPace> {
        read(text).filter(|pace| pace.to_string() == text).ok_or_else(|| BadPace(text.to_owned()))
    }
}

fn read(text: &str) -> Option<Pace> {
    if let Some((bank, increment)) = text.split_once('+') {
        let (bank, increment) = (bank.parse().ok()?, increment.parse().ok()?);
        let is_possible = (SHORTEST_BANK..=LONGEST_BANK).contains(&bank) && increment <= LONGEST_INCREMENT;
        return is_possible.then_some(Pace::Live { bank, increment });
    }
    let days = text.strip_suffix('d')?.parse().ok()?;
    (1..=MOST_DAYS).contains(&days).then_some(Pace::Days(days))
}

/// What happens when somebody's time is up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Fall {
    /// They are out at once.
    Automatic,
    /// They may go on until somebody else says so.
    Claimed,
}

/// A pace, and what happens when somebody's time is up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Timed {
    /// The pace.
    pub pace: Pace,
    /// What happens then.
    pub fall: Fall,
}

impl fmt::Display for Timed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.fall {
            Fall::Automatic => write!(f, "{}", self.pace),
            Fall::Claimed => write!(f, "{} claim", self.pace),
        }
    }
}

impl FromStr for Timed {
    type Err = BadPace;

    fn from_str(text: &str) -> Result<Timed, BadPace> {
        match text.strip_suffix(" claim") {
            Some(pace) => Ok(Timed { pace: pace.parse()?, fall: Fall::Claimed }),
            None => Ok(Timed { pace: text.parse()?, fall: Fall::Automatic }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pace_is_read_as_it_is_written() {
        for text in ["180+10", "30+0", "10800+600", "1d", "14d", "180+10 claim", "3d claim"] {
            assert_eq!(text.parse::<Timed>().unwrap().to_string(), text);
        }
        let wrong = [
            "", "180", "+", "29+0", "10801+0", "180+601", "0180+10", "180+-1", "0d", "15d", "d", "2d ",
            "claim",
        ];
        for text in wrong {
            assert!(text.parse::<Timed>().is_err(), "{text}");
        }
    }

    #[test]
    fn usual_paces_are_paces() {
        for (bank, increment) in USUAL_LIVE {
            let pace = Pace::Live { bank, increment };
            assert_eq!(pace.to_string().parse(), Ok(pace));
        }
    }
}
