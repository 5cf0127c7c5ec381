//! Points with a breakdown that a person can check, and the ranking they lead to.

use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

use crate::seat::{PerSeat, Seat};

/// The points of everyone who scores: one tally for each seat, then any automaton's.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(transparent)]
pub struct Score(pub Vec<Tally>);

impl Score {
    /// Everyone's sums.
    pub fn totals(&self) -> Vec<i32> {
        self.0.iter().map(Tally::total).collect()
    }

    /// Every part that anybody has, in the order of the score sheet.
    pub fn parts(&self) -> Vec<&'static str> {
        let mut names: Vec<&'static str> = Vec::new();
        for part in self.0.iter().flat_map(|tally| &tally.0) {
            if !names.contains(&part.name) {
                names.push(part.name);
            }
        }
        names
    }

    /// The tally of one seat.
    pub fn of(&self, seat: Seat) -> &Tally {
        &self.0[seat.index()]
    }
}

/// The points of one owner, part by part in the order of the score sheet.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tally(pub Vec<Part>);

impl Tally {
    /// The sum over all parts.
    pub fn total(&self) -> i32 {
        self.0.iter().map(Part::points).sum()
    }

    /// The part with this name.
    pub fn part(&self, name: &str) -> Option<&Part> {
        self.0.iter().find(|part| part.name == name)
    }
}

impl Serialize for Tally {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        struct Parts<'a>(&'a [Part]);
        impl Serialize for Parts<'_> {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_map(self.0.iter().map(|part| (part.name, part.points())))
            }
        }
        let mut map = serializer.serialize_map(Some(2))?;
        map.serialize_entry("total", &self.total())?;
        map.serialize_entry("parts", &Parts(&self.0))?;
        map.end()
    }
}

/// One line of the score sheet: a name and the terms it adds up, such as a run of the tomb each.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Part {
    /// A key that protocols show and languages translate.
    pub name: &'static str,
    /// What is added up; empty where there is nothing.
    pub terms: Vec<i32>,
}

impl Part {
    /// The sum of the terms.
    pub fn points(&self) -> i32 {
        self.terms.iter().sum()
    }
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// The final points.
    pub score: Score,
    /// The rank of each seat: 0 won, and seats that share a rank are tied. A single seat has rank 1 if an automaton won.
    pub ranks: PerSeat<u8>,
}
