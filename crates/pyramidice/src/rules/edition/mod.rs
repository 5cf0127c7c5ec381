//! The numbers of the game, which the owner of a box can correct. Powers are code; what they cost and give is data.

mod check;
mod entries;
mod tables;

use std::collections::BTreeMap;
use std::sync::{LazyLock, OnceLock};

use game::{Edition, EditionError};
use serde::Deserialize;

use crate::rules::{Architect, Deities, Deity, Face, Options, Space, Tile};
use entries::{
    Architects, Board, Build, Contents, EnneadStep, Players, Prices, ProjectNumbers, ScarabNumbers,
    TileNumbers, TurnNumbers,
};

pub use entries::{ArchitectNumbers, Card, SetUp, Symbol};
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

impl game::Numbers for Numbers {
    fn shipped() -> &'static Edition<Numbers> {
        static EDITION: LazyLock<Edition<Numbers>> = LazyLock::new(|| {
            Edition::read(include_str!("../../../edition.toml")).expect("the shipped edition is right")
        });
        &EDITION
    }

    fn check(&self) -> Result<(), EditionError> {
        check::check(self)?;
        let tables = Tables::new(self)?;
        // An edition is checked once, when it is read; a second check would find the same tables.
        let _ = self.tables.set(tables);
        Ok(())
    }
}

impl Numbers {
    #[inline]
    pub(crate) fn tables(&self) -> &Tables {
        self.tables.get().expect("an edition is checked before it is used")
    }

    /// What is used with a given number of players.
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

    /// What a number of cards of the Ennead count at the end.
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
