//! The twelve scarabs.

use serde::{Deserialize, Serialize};

use super::sets::set_methods;

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
    /// Its place in the order, from 0.
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// A set of scarabs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(from = "Vec<Scarab>", into = "Vec<Scarab>")]
pub struct Scarabs(pub(crate) u16);

set_methods!(Scarabs(u16) of Scarab);
