//! How much time everybody has in each round of a tournament.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use contest::clock::Pace;

/// The highest number of a round that may have a pace of its own.
pub const MOST_PACED_ROUND: usize = 99;

/// The pace of all rounds, and of those that have another. As text, `600+30 3=180+10`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Paces {
    /// The pace of a round about which nothing else is said.
    pub usual: Pace,
    /// The paces of other rounds, by their numbers from 1.
    pub others: BTreeMap<usize, Pace>,
}

impl Paces {
    /// The same pace for all rounds.
    pub fn all(usual: Pace) -> Paces {
        Paces { usual, others: BTreeMap::new() }
    }

    /// The pace of a round, counted from 1.
    pub fn of_round(&self, number: usize) -> Pace {
        self.others.get(&number).copied().unwrap_or(self.usual)
    }
}

impl fmt::Display for Paces {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.usual.fmt(f)?;
        self.others.iter().try_for_each(|(number, pace)| write!(f, " {number}={pace}"))
    }
}

/// A text that says no paces.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadPaces(String);

impl fmt::Display for BadPaces {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` says no paces of rounds: it is a pace and then such as `3=180+10`", self.0)
    }
}

impl std::error::Error for BadPaces {}

impl FromStr for Paces {
    type Err = BadPaces;

    fn from_str(text: &str) -> Result<Paces, BadPaces> {
        read(text).filter(|paces| paces.to_string() == text).ok_or_else(|| BadPaces(text.to_owned()))
    }
}

fn read(text: &str) -> Option<Paces> {
    let mut words = text.split(' ');
    let mut paces = Paces::all(words.next()?.parse().ok()?);
    for word in words {
        let (number, pace) = word.split_once('=')?;
        let number: usize = number.parse().ok().filter(|number| (1..=MOST_PACED_ROUND).contains(number))?;
        paces.others.insert(number, pace.parse().ok()?);
    }
    Some(paces)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paces_are_read_as_they_are_written() {
        for text in ["600+30", "3d", "600+30 1=180+10 3=1200+60"] {
            assert_eq!(text.parse::<Paces>().unwrap().to_string(), text);
        }
        let paces: Paces = "600+30 2=3d".parse().unwrap();
        assert_eq!([1, 2, 3].map(|number| paces.of_round(number).to_string()), ["600+30", "3d", "600+30"]);
    }

    #[test]
    fn nonsense_is_no_pace_of_a_round() {
        for text in ["", "chess", "600+30 ", "600+30 0=3d", "600+30 2", "600+30 2=3d 1=3d", "600+30 100=3d"] {
            assert!(text.parse::<Paces>().is_err(), "{text}");
        }
    }
}
