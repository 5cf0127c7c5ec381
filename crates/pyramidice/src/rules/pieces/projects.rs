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
    pyramids.count_pairs(numbers.tables().partners(project))
}
