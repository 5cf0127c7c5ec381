//! The six projects: Glory at the end for dice that lie side by side.

use serde::{Deserialize, Serialize};

use super::sets::set_methods;
use crate::rules::{Numbers, Pyramids};

/// A project by its number, 1 to 6.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Project(u8);

impl Project {
    /// All six.
    pub const ALL: [Project; 6] = [Project(1), Project(2), Project(3), Project(4), Project(5), Project(6)];

    /// The project with this number, 1 to 6.
    pub const fn new(number: u8) -> Project {
        assert!(number >= 1 && number <= 6, "there are six projects");
        Project(number)
    }

    /// Its number.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Its place among the six, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize - 1
    }
}

/// A set of projects.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(from = "Vec<Project>", into = "Vec<Project>")]
pub struct Projects(pub(crate) u8);

set_methods!(Projects(u8) of Project);

/// How many pairs of this project lie side by side, each on one level of one pyramid.
pub fn pairs(project: Project, pyramids: &Pyramids, numbers: &Numbers) -> u8 {
    let partners = numbers.tables().partners(project);
    let pairs = pyramids.pairs().filter(|(_, one, _, other)| partners[one.index()] >> other.index() & 1 == 1);
    pairs.count() as u8
}

/// A number of pairs of each project: five bits each, because two dice can lie side by side in twenty places.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Pairs(u32);

/// The projects that two dice which lie side by side are a pair of, by their faces; 0 stands for no die.
pub(crate) type PairsByFaces = [[Pairs; 8]; 8];

const BITS: usize = 5;

impl Pairs {
    #[inline]
    pub(crate) fn of(self, project: Project) -> u8 {
        (self.0 >> (BITS * project.index()) & 0b11111) as u8
    }

    /// One pair of this project.
    pub(crate) fn one(project: Project) -> Pairs {
        Pairs(1 << (BITS * project.index()))
    }

    /// Both together.
    #[inline]
    #[must_use]
    pub(crate) fn plus(self, other: Pairs) -> Pairs {
        Pairs(self.0 + other.0)
    }
}

#[cfg(test)]
mod tests {
    use game::testing::Play;

    use super::*;
    use crate::rules::Pyramidice;

    #[test]
    fn pairs_are_counted_as_they_are_built() {
        for options in ["players=1", "players=2", "players=3", "players=4"] {
            for state in Play::<Pyramidice>::new(options, 3).positions {
                for project in Project::ALL {
                    let counted = state.pyramids.counted_pairs().of(project);
                    assert_eq!(counted, pairs(project, &state.pyramids, state.numbers()), "{project:?}");
                }
            }
        }
    }
}
