//! The numbers of the game, which the owner of a box can correct. Powers are code; what they cost and give is data.

mod check;
mod tables;

use std::collections::BTreeMap;
use std::sync::{LazyLock, OnceLock};

use game::{Edition, EditionError};
use serde::Deserialize;

use crate::deities::{Deities, Deity};
use crate::dice::Face;
use crate::options::{Architect, Options};
use crate::projects::Project;
use crate::pyramid::{Pyramid, Space};
use crate::tiles::Tile;

pub use tables::Cost;
pub(crate) use tables::{HasTurquoise, Tables};

/// The numbers of an edition, as its file has them.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the file explains its entries")]
pub struct Numbers {
    #[serde(rename = "box")]
    pub contents: Contents,
    pub board: Board,
    pub players: Players,
    pub build: Build,
    pub turn: TurnNumbers,
    pub ennead: Vec<EnneadStep>,
    pub deities: BTreeMap<Deity, Card>,
    pub scarabs: ScarabNumbers,
    pub projects: ProjectNumbers,
    pub tiles: TileNumbers,
    pub prices: Prices,
    pub architects: Architects,
    /// What the rules look up again and again, worked out when the edition is checked.
    #[serde(skip)]
    tables: OnceLock<Tables>,
}

/// What is in the box for all.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Contents {
    pub prayer_dice: u8,
    pub workers: u8,
    pub cats: u8,
}

/// A player's board and what lies on it at the start.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Board {
    pub spaces: u8,
    pub glory: u8,
    pub workers: u8,
    pub cats: u8,
    pub stones: u8,
}

/// What is used, by the number of players.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Players {
    pub one: SetUp,
    pub two: SetUp,
    pub three: SetUp,
    pub four: SetUp,
}

/// What is used with so many players.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the file explains its entries")]
pub struct SetUp {
    pub pyramids: Vec<Pyramid>,
    pub stone_dice: u8,
    pub removed_deities: u8,
    pub tiles: u8,
}

/// What a build costs and gives.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Build {
    pub workers: [u8; 6],
    pub cheops: Levels<3>,
    pub chephren: Levels<2>,
    pub mycerinus: Levels<1>,
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

/// Serde reads arrays of a given length, but not of any.
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

/// Numbers of a turn.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TurnNumbers {
    pub glory_for_dice: u8,
    pub most_turns: u8,
}

/// What one card more of the Ennead leads to.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EnneadStep {
    pub glory: u8,
}

/// A deity's card.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
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

/// What the scarabs give.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
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
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GloryOf {
    pub glory: u8,
}

/// Workers alone.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WorkersOf {
    pub workers: u8,
}

/// Dice alone.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DiceOf {
    pub dice: u8,
}

/// The Obsidian scarab.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Obsidian {
    pub extra: u8,
    pub most: u8,
}

/// The Lapis Lazuli scarab.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lapis {
    pub rerolls: u8,
    pub glory: u8,
}

/// The pairs of each project, and what one gives.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
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
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TileNumbers {
    pub ww: String,
    pub ws: String,
    pub wc: String,
    pub ss: String,
    pub sc: String,
    pub cc: String,
}

/// What tiles cost in Glory.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Prices {
    pub trio: u8,
    pub god: u8,
    pub triple: u8,
    pub labour: u8,
}

/// The boards of the architects.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Architects {
    pub snefru: ArchitectNumbers,
    pub hemiunu: ArchitectNumbers,
    pub amenhotep: ArchitectNumbers,
    pub imhotep: ArchitectNumbers,
}

/// One architect's board.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the file explains its entries")]
pub struct ArchitectNumbers {
    pub spaces: Vec<u8>,
    pub gentle_spaces: Option<Vec<u8>>,
    pub projects: u8,
    pub glory: Option<u8>,
    pub turns: Option<u8>,
}

impl game::Numbers for Numbers {
    fn shipped() -> &'static Edition<Numbers> {
        static EDITION: LazyLock<Edition<Numbers>> = LazyLock::new(|| {
            Edition::read(include_str!("../edition.toml")).expect("the shipped edition is right")
        });
        &EDITION
    }

    fn check(&self) -> Result<(), EditionError> {
        check::check(self)?;
        let tables = Tables::new(self)?;
        // An edition is checked once, when it is read; whoever is second finds the same tables.
        let _ = self.tables.set(tables);
        Ok(())
    }
}

impl Numbers {
    #[inline]
    pub(crate) fn tables(&self) -> &Tables {
        self.tables.get().expect("an edition is checked before it is used")
    }

    /// What is used with so many players.
    pub fn set_up(&self, players: u8) -> &SetUp {
        match players {
            1 => &self.players.one,
            2 => &self.players.two,
            3 => &self.players.three,
            _ => &self.players.four,
        }
    }

    /// An architect's board.
    pub fn architect(&self, architect: Architect) -> &ArchitectNumbers {
        match architect {
            Architect::Snefru => &self.architects.snefru,
            Architect::Hemiunu => &self.architects.hemiunu,
            Architect::Amenhotep => &self.architects.amenhotep,
            Architect::Imhotep => &self.architects.imhotep,
        }
    }

    /// What a deity costs.
    pub fn cost(&self, deity: Deity) -> Cost {
        self.tables().cost(deity)
    }

    /// Workers that a build takes in the plain way.
    pub fn build_workers(&self, face: Face, space: Space) -> u8 {
        self.tables().build_cost(face, space)
    }

    /// Glory that a build gives, powers left out.
    pub fn build_glory(&self, face: Face, space: Space) -> u8 {
        face.value() + self.tables().bonus(space)
    }

    /// The deities of the Ennead.
    pub fn ennead(&self) -> Deities {
        self.tables().ennead()
    }

    /// What so many cards of the Ennead count at the end.
    pub fn ennead_points(&self, cards: u32) -> u8 {
        self.tables().ennead_points(cards)
    }

    /// The Glory that a tile costs.
    pub fn tile_price(&self, tile: Tile) -> u8 {
        match tile {
            Tile::Trio => self.prices.trio,
            Tile::God => self.prices.god,
            Tile::Triple => self.prices.triple,
            Tile::Labour => self.prices.labour,
            Tile::Ww | Tile::Ws | Tile::Wc | Tile::Ss | Tile::Sc | Tile::Cc | Tile::Swap | Tile::Gift => 0,
        }
    }

    /// A deity's card.
    pub fn card(&self, deity: Deity) -> &Card {
        &self.deities[&deity]
    }
}

impl Options {
    /// The spaces above the architect's board with their Glory, from left to right; none without an architect.
    pub fn architect_spaces(&self) -> &[u8] {
        let Some(architect) = self.architect else { return &[] };
        let board = self.edition.architect(architect);
        match &board.gentle_spaces {
            Some(spaces) if self.gentle => spaces,
            Some(_) | None => &board.spaces,
        }
    }
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
