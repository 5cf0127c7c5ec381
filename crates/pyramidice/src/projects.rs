//! The six projects: Glory at the end for dice that lie side by side.

use serde::{Deserialize, Serialize};

use crate::edition::Numbers;
use crate::pyramid::Pyramids;

/// A project by its number, 1 to 6.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Project(u8);

impl Project {
    /// How many there are.
    pub const COUNT: usize = 6;

    /// The project with this number, 1 to 6.
    pub const fn new(number: u8) -> Project {
        assert!(number >= 1 && number <= 6, "there are six projects");
        Project(number)
    }

    /// All six.
    pub fn all() -> impl Iterator<Item = Project> {
        (1..=6).map(Project)
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

impl Projects {
    /// All six.
    pub const ALL: Projects = Projects(0b11_1111);

    /// Whether the project is in the set.
    pub const fn contains(self, project: Project) -> bool {
        self.0 >> project.index() & 1 == 1
    }

    /// How many there are.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there are none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The projects in their order.
    pub fn iter(self) -> impl Iterator<Item = Project> {
        Project::all().filter(move |project| self.contains(*project))
    }

    /// Those of this set that are not in the other.
    #[must_use]
    pub const fn without(self, other: Projects) -> Projects {
        Projects(self.0 & !other.0)
    }

    /// Those in either set.
    #[must_use]
    pub const fn or(self, other: Projects) -> Projects {
        Projects(self.0 | other.0)
    }

    pub(crate) fn insert(&mut self, project: Project) {
        self.0 |= 1 << project.index();
    }
}

impl FromIterator<Project> for Projects {
    fn from_iter<I: IntoIterator<Item = Project>>(projects: I) -> Projects {
        Projects(projects.into_iter().fold(0, |bits, project| bits | 1 << project.index()))
    }
}

impl From<Vec<Project>> for Projects {
    fn from(projects: Vec<Project>) -> Projects {
        projects.into_iter().collect()
    }
}

impl From<Projects> for Vec<Project> {
    fn from(projects: Projects) -> Vec<Project> {
        projects.iter().collect()
    }
}

/// How many pairs of this project lie side by side, each on one level of one pyramid.
pub fn pairs(project: Project, pyramids: &Pyramids, numbers: &Numbers) -> u8 {
    pyramids.count_pairs(numbers.tables().partners(project))
}
