//! The twelve rest tiles, where they lie on display and before whom.

use serde::{Deserialize, Serialize};

use super::sets::set_methods;

/// A rest tile, one of each.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Tile {
    /// Two Workers.
    Ww,
    /// A Worker and a Stone die.
    Ws,
    /// A Worker and a Cat.
    Wc,
    /// Two Stone dice.
    Ss,
    /// A Stone die and a Cat.
    Sc,
    /// Two Cats.
    Cc,
    /// One resource for two of other types.
    Swap,
    /// One of each, for Glory.
    Trio,
    /// A deity, for Glory.
    God,
    /// Any two, and a Cat for everybody else.
    Gift,
    /// Three of a type, for Glory.
    Triple,
    /// Any one and a Work turn, for Glory.
    Labour,
}

impl Tile {
    /// Its place in the order, from 0.
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// A set of tiles.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(from = "Vec<Tile>", into = "Vec<Tile>")]
pub struct Tiles(pub(crate) u16);

set_methods!(Tiles(u16) of Tile);

/// A numbered place of the display, 1 to 6. Only the architect reads the numbers (P45).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Place(u8);

impl Place {
    /// How many there are in the game against an architect.
    pub const COUNT: usize = 6;

    /// The place with this number, 1 to 6.
    pub const fn new(number: u8) -> Place {
        assert!(number >= 1 && number <= 6, "there are six places");
        Place(number)
    }

    /// All six.
    pub fn all() -> impl Iterator<Item = Place> {
        (1..=6).map(Place)
    }

    /// Its number.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The number from 0.
    pub const fn index(self) -> usize {
        self.0 as usize - 1
    }
}

impl TryFrom<u8> for Place {
    type Error = String;

    fn try_from(number: u8) -> Result<Place, String> {
        if (1..=6).contains(&number) { Ok(Place(number)) } else { Err(format!("there is no place {number}")) }
    }
}

impl From<Place> for u8 {
    fn from(place: Place) -> u8 {
        place.0
    }
}

/// The tiles between the boards, there for the taking.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Display {
    pub(crate) tiles: Tiles,
    /// What lies on each place; with two or more players it stays empty, because nobody asks (P45).
    pub(crate) places: [Option<Tile>; Place::COUNT],
}

impl Display {
    /// Which tiles are there.
    pub fn tiles(self) -> Tiles {
        self.tiles
    }

    /// What lies on this place, in the game against an architect.
    pub fn at(self, place: Place) -> Option<Tile> {
        self.places[place.index()]
    }

    /// Where this tile lies, in the game against an architect.
    pub fn place_of(self, tile: Tile) -> Option<Place> {
        Place::all().find(|place| self.at(*place) == Some(tile))
    }

    /// The places on which nothing lies.
    pub fn free(self) -> impl Iterator<Item = Place> {
        Place::all().filter(move |place| self.at(*place).is_none())
    }

    pub(crate) fn take(&mut self, tile: Tile) {
        self.tiles.remove(tile);
        if let Some(place) = self.places.iter_mut().find(|place| **place == Some(tile)) {
            *place = None;
        }
    }

    pub(crate) fn lay(&mut self, tile: Tile, place: Option<Place>) {
        self.tiles.insert(tile);
        if let Some(place) = place {
            self.places[place.index()] = Some(tile);
        }
    }
}

/// The tiles before a player or an architect, in the order they were taken.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "Vec<LaidTile>", into = "Vec<LaidTile>")]
pub struct Laid {
    tiles: [Option<Tile>; Laid::MOST],
    face_down: Tiles,
}

/// One tile before a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LaidTile {
    /// Which tile.
    pub tile: Tile,
    /// Whether the Emerald scarab has turned it (P25).
    #[serde(default)]
    pub face_down: bool,
}

impl Laid {
    /// The most that ever lie together.
    pub const MOST: usize = 4;

    /// How many there are.
    pub fn len(self) -> usize {
        self.tiles.iter().flatten().count()
    }

    /// Whether there are none.
    pub fn is_empty(self) -> bool {
        self.tiles[0].is_none()
    }

    /// The tiles in the order they were taken.
    pub fn iter(self) -> impl Iterator<Item = LaidTile> {
        let face_down = self.face_down;
        self.tiles
            .into_iter()
            .flatten()
            .map(move |tile| LaidTile { tile, face_down: face_down.contains(tile) })
    }

    /// Those that lie face up.
    pub fn face_up(self) -> Tiles {
        self.all().without(self.face_down)
    }

    /// All of them, regardless of order.
    pub fn all(self) -> Tiles {
        self.tiles.into_iter().flatten().collect()
    }

    /// The one that was taken first.
    pub fn first(self) -> Option<Tile> {
        self.tiles[0]
    }

    pub(crate) fn push(&mut self, tile: Tile) {
        let end = self.len();
        self.tiles[end] = Some(tile);
    }

    pub(crate) fn turn_down(&mut self, tile: Tile) {
        self.face_down.insert(tile);
    }

    /// Takes away the one that was taken first.
    pub(crate) fn shift(&mut self) {
        if let Some(tile) = self.tiles[0] {
            self.face_down.remove(tile);
        }
        self.tiles.rotate_left(1);
        self.tiles[Laid::MOST - 1] = None;
    }
}

impl TryFrom<Vec<LaidTile>> for Laid {
    type Error = String;

    fn try_from(tiles: Vec<LaidTile>) -> Result<Laid, String> {
        if tiles.len() > Laid::MOST {
            return Err(format!("{} tiles lie before one player", tiles.len()));
        }
        let mut laid = Laid::default();
        for LaidTile { tile, face_down } in tiles {
            laid.push(tile);
            if face_down {
                laid.turn_down(tile);
            }
        }
        Ok(laid)
    }
}

impl From<Laid> for Vec<LaidTile> {
    fn from(laid: Laid) -> Vec<LaidTile> {
        laid.iter().collect()
    }
}
