//! The twelve scarabs.

use serde::{Deserialize, Serialize};

/// A scarab; its owner has its power for the whole game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Scarab {
    /// Glory at the end for each deity.
    Quartz,
    /// Glory at the end for what is on the board.
    Obsidian,
    /// Borrows a deity of the row for the rest of a Work turn.
    Amethyst,
    /// Glory when the eighth space is filled.
    Silver,
    /// Copies the Glory of another player's build.
    Pearl,
    /// Uses a tile that lies before a player.
    Emerald,
    /// Owns the Golden Cat.
    Gold,
    /// Glory when tiles go back.
    Ruby,
    /// Takes one die more.
    Sapphire,
    /// Makes the surcharge of a level smaller.
    Turquoise,
    /// Rerolls once more, or has Glory for not rerolling.
    Lapis,
    /// More Glory for two dice.
    Carnelian,
}

impl Scarab {
    /// All twelve, in their order.
    pub const ALL: [Scarab; 12] = [
        Scarab::Quartz,
        Scarab::Obsidian,
        Scarab::Amethyst,
        Scarab::Silver,
        Scarab::Pearl,
        Scarab::Emerald,
        Scarab::Gold,
        Scarab::Ruby,
        Scarab::Sapphire,
        Scarab::Turquoise,
        Scarab::Lapis,
        Scarab::Carnelian,
    ];

    pub(crate) fn name(self) -> &'static str {
        const NAMES: [&str; 12] = [
            "quartz",
            "obsidian",
            "amethyst",
            "silver",
            "pearl",
            "emerald",
            "gold",
            "ruby",
            "sapphire",
            "turquoise",
            "lapis",
            "carnelian",
        ];
        NAMES[self as usize]
    }
}

/// A set of scarabs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(from = "Vec<Scarab>", into = "Vec<Scarab>")]
pub struct Scarabs(pub(crate) u16);

impl Scarabs {
    /// All twelve.
    pub const ALL: Scarabs = Scarabs((1 << 12) - 1);

    /// Whether the scarab is in the set.
    pub const fn contains(self, scarab: Scarab) -> bool {
        self.0 >> scarab as u8 & 1 == 1
    }

    /// How many there are.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there are none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The scarabs in their order.
    pub fn iter(self) -> impl Iterator<Item = Scarab> {
        Scarab::ALL.into_iter().filter(move |scarab| self.contains(*scarab))
    }

    /// Those of this set that are not in the other.
    #[must_use]
    pub const fn without(self, other: Scarabs) -> Scarabs {
        Scarabs(self.0 & !other.0)
    }

    /// Those in either set.
    #[must_use]
    pub const fn or(self, other: Scarabs) -> Scarabs {
        Scarabs(self.0 | other.0)
    }

    pub(crate) fn insert(&mut self, scarab: Scarab) {
        self.0 |= 1 << scarab as u8;
    }
}

impl FromIterator<Scarab> for Scarabs {
    fn from_iter<I: IntoIterator<Item = Scarab>>(scarabs: I) -> Scarabs {
        Scarabs(scarabs.into_iter().fold(0, |bits, scarab| bits | 1 << scarab as u8))
    }
}

impl From<Vec<Scarab>> for Scarabs {
    fn from(scarabs: Vec<Scarab>) -> Scarabs {
        scarabs.into_iter().collect()
    }
}

impl From<Scarabs> for Vec<Scarab> {
    fn from(scarabs: Scarabs) -> Vec<Scarab> {
        scarabs.iter().collect()
    }
}
