//! The entries of an edition's file.

use serde::Deserialize;

use crate::rules::{Project, Pyramid};

/// An entry is read by the names of its fields, and has no others.
macro_rules! entries {
    ($($(#[$attribute:meta])* pub struct $name:ident $fields:tt)*) => {$(
        $(#[$attribute])*
        #[derive(Debug, Deserialize)]
        #[serde(deny_unknown_fields)]
        pub struct $name $fields
    )*};
}

entries! {
    /// What is in the box for everybody.
    pub struct Contents {
        pub prayer_dice: u8,
        pub workers: u8,
        pub cats: u8,
    }

    /// A player's board and what lies on it at the start.
    pub struct Board {
        pub spaces: u8,
        pub glory: u8,
        pub workers: u8,
        pub cats: u8,
        pub stones: u8,
    }

    /// What is used, by the number of players.
    pub struct Players {
        pub one: SetUp,
        pub two: SetUp,
        pub three: SetUp,
        pub four: SetUp,
    }

    /// What is used with a given number of players.
    #[expect(missing_docs, reason = "the file explains its entries")]
    pub struct SetUp {
        pub pyramids: Vec<Pyramid>,
        pub stone_dice: u8,
        pub removed_deities: u8,
        pub tiles: u8,
    }

    /// What a build costs and gives.
    pub struct Build {
        pub workers: [u8; 6],
        pub cheops: Levels<3>,
        pub chephren: Levels<2>,
        pub mycerinus: Levels<1>,
    }

    /// Numbers of a turn.
    pub struct TurnNumbers {
        pub glory_for_dice: u8,
        pub most_turns: u8,
    }

    /// What one card more of the Ennead leads to.
    pub struct EnneadStep {
        pub glory: u8,
    }

    /// A deity's card.
    #[expect(missing_docs, reason = "the file explains its entries")]
    pub struct Card {
        pub cost: String,
        pub symbol: Symbol,
        pub points: u8,
        pub glory: Option<u8>,
        pub faces: Option<Vec<u8>>,
        pub deities: Option<u8>,
        pub workers: Option<u8>,
    }

    /// What the scarabs give.
    pub struct ScarabNumbers {
        pub quartz: GloryOf,
        pub obsidian: Obsidian,
        pub silver: GloryOf,
        pub pearl: WorkersOf,
        pub ruby: GloryOf,
        pub sapphire: DiceOf,
        pub turquoise: WorkersOf,
        pub lapis: Lapis,
        pub carnelian: GloryOf,
    }

    /// Glory alone.
    pub struct GloryOf {
        pub glory: u8,
    }

    /// Workers alone.
    pub struct WorkersOf {
        pub workers: u8,
    }

    /// Dice alone.
    pub struct DiceOf {
        pub dice: u8,
    }

    /// The Obsidian scarab.
    pub struct Obsidian {
        pub extra: u8,
        pub most: u8,
    }

    /// The Lapis Lazuli scarab.
    pub struct Lapis {
        pub rerolls: u8,
        pub glory: u8,
    }

    /// The pairs of each project, and what one gives.
    pub struct ProjectNumbers {
        pub glory: u8,
        pub project1: Vec<String>,
        pub project2: Vec<String>,
        pub project3: Vec<String>,
        pub project4: Vec<String>,
        pub project5: Vec<String>,
        pub project6: Vec<String>,
    }

    /// What the plain tiles give.
    pub struct TileNumbers {
        pub ww: String,
        pub ws: String,
        pub wc: String,
        pub ss: String,
        pub sc: String,
        pub cc: String,
    }

    /// What tiles cost in Glory.
    pub struct Prices {
        pub trio: u8,
        pub god: u8,
        pub triple: u8,
        pub labour: u8,
    }

    /// The boards of the architects.
    pub struct Architects {
        pub snefru: ArchitectNumbers,
        pub hemiunu: ArchitectNumbers,
        pub amenhotep: ArchitectNumbers,
        pub imhotep: ArchitectNumbers,
    }

    /// One architect's board.
    #[expect(missing_docs, reason = "the file explains its entries")]
    pub struct ArchitectNumbers {
        pub spaces: Vec<u8>,
        pub gentle_spaces: Option<Vec<u8>>,
        pub projects: u8,
        pub glory: Option<u8>,
        pub turns: Option<u8>,
    }
}

/// What the levels of a pyramid add, from the ground.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Levels<const N: usize> {
    #[serde(with = "arrays")]
    pub surcharge: [u8; N],
    #[serde(with = "arrays")]
    pub glory: [u8; N],
}

/// Serde reads arrays of certain lengths only.
mod arrays {
    use serde::de::Error;
    use serde::{Deserialize, Deserializer};

    pub(super) fn deserialize<'de, D: Deserializer<'de>, const N: usize>(
        deserializer: D,
    ) -> Result<[u8; N], D::Error> {
        let items = Vec::<u8>::deserialize(deserializer)?;
        let count = items.len();
        items.try_into().map_err(|_| D::Error::invalid_length(count, &"one number for each level"))
    }
}

/// How often a power can be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Symbol {
    /// Once in a Work turn.
    Work,
    /// Once in a Rest turn.
    Rest,
    /// It has none, and is stacked with the Ennead.
    Stack,
    /// It holds all the time, or as often as it can be paid.
    None,
}

impl ProjectNumbers {
    /// The pairs of a project, as the file has them.
    pub fn pairs(&self, project: Project) -> &[String] {
        match project.number() {
            1 => &self.project1,
            2 => &self.project2,
            3 => &self.project3,
            4 => &self.project4,
            5 => &self.project5,
            _ => &self.project6,
        }
    }
}
