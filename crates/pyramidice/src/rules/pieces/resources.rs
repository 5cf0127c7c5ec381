//! The three resources.

use serde::{Deserialize, Serialize};

/// One of the three.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Resource {
    /// Takes dice, builds and pays.
    Worker,
    /// Turns a die by one and pays.
    Cat,
    /// Waits on the board for the Quarry.
    Stone,
}

impl Resource {
    /// All three, in the order of the notation.
    pub const ALL: [Resource; 3] = [Resource::Worker, Resource::Cat, Resource::Stone];
}

/// A number of each: on a board, in a supply, gained or given.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Resources {
    /// Workers.
    pub workers: u8,
    /// Cats.
    pub cats: u8,
    /// Stone dice.
    pub stones: u8,
}

impl Resources {
    /// Nothing.
    pub const NONE: Resources = Resources::new(0, 0, 0);

    /// This many Workers, Cats and Stone dice.
    pub const fn new(workers: u8, cats: u8, stones: u8) -> Resources {
        Resources { workers, cats, stones }
    }

    /// This many of one sort.
    pub const fn of(resource: Resource, count: u8) -> Resources {
        match resource {
            Resource::Worker => Resources::new(count, 0, 0),
            Resource::Cat => Resources::new(0, count, 0),
            Resource::Stone => Resources::new(0, 0, count),
        }
    }

    /// How many of one sort.
    #[inline]
    pub const fn count(self, resource: Resource) -> u8 {
        match resource {
            Resource::Worker => self.workers,
            Resource::Cat => self.cats,
            Resource::Stone => self.stones,
        }
    }

    /// How many in all.
    #[inline]
    pub const fn len(self) -> u8 {
        self.workers + self.cats + self.stones
    }

    /// Whether there is nothing.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// Whether there is at least as much of every sort as in the other.
    #[inline]
    pub const fn covers(self, other: Resources) -> bool {
        self.workers >= other.workers && self.cats >= other.cats && self.stones >= other.stones
    }

    /// Both together.
    #[inline]
    #[must_use]
    pub const fn plus(self, other: Resources) -> Resources {
        Resources::new(self.workers + other.workers, self.cats + other.cats, self.stones + other.stones)
    }

    /// What is left without the other, which this one covers.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: Resources) -> Resources {
        Resources::new(self.workers - other.workers, self.cats - other.cats, self.stones - other.stones)
    }

    /// The smaller number of each sort.
    #[must_use]
    pub fn at_most(self, other: Resources) -> Resources {
        Resources::new(
            self.workers.min(other.workers),
            self.cats.min(other.cats),
            self.stones.min(other.stones),
        )
    }

    /// The same without one sort.
    #[must_use]
    pub const fn without(self, resource: Resource) -> Resources {
        match resource {
            Resource::Worker => Resources { workers: 0, ..self },
            Resource::Cat => Resources { cats: 0, ..self },
            Resource::Stone => Resources { stones: 0, ..self },
        }
    }
}
