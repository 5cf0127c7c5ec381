//! The names of things: deities, tiles, dice, spaces, resources.

use std::fmt;
use std::str::FromStr;

use game::UnknownNotation;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::deities::{Deity, Dismissed};
use crate::dice::{Dice, Die, Face, Faces, Kind, Shift};
use crate::options::Architect;
use crate::projects::Project;
use crate::pyramid::{Pyramid, Space};
use crate::resources::{Resource, Resources};
use crate::scarabs::Scarab;
use crate::tiles::{Place, Tile};

pub(crate) fn unknown(text: &str) -> UnknownNotation {
    UnknownNotation(text.to_owned())
}

/// The one of these whose text this is.
fn find<T: fmt::Display>(items: impl IntoIterator<Item = T>, text: &str) -> Result<T, UnknownNotation> {
    items.into_iter().find(|item| item.to_string() == text).ok_or_else(|| unknown(text))
}

impl fmt::Display for Deity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Deity {
    type Err = UnknownNotation;

    fn from_str(text: &str) -> Result<Deity, UnknownNotation> {
        find(Deity::ALL, text)
    }
}

impl fmt::Display for Dismissed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Dismissed::Deity(deity) => deity.fmt(f),
            Dismissed::Ennead => f.write_str("ennead"),
        }
    }
}

impl FromStr for Dismissed {
    type Err = UnknownNotation;

    fn from_str(text: &str) -> Result<Dismissed, UnknownNotation> {
        if text == "ennead" { Ok(Dismissed::Ennead) } else { text.parse().map(Dismissed::Deity) }
    }
}

impl fmt::Display for Scarab {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Scarab {
    type Err = UnknownNotation;

    fn from_str(text: &str) -> Result<Scarab, UnknownNotation> {
        find(Scarab::ALL, text)
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Tile {
    type Err = UnknownNotation;

    fn from_str(text: &str) -> Result<Tile, UnknownNotation> {
        find(Tile::ALL, text)
    }
}

impl fmt::Display for Architect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Display for Project {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "project{}", self.number())
    }
}

impl FromStr for Project {
    type Err = UnknownNotation;

    fn from_str(text: &str) -> Result<Project, UnknownNotation> {
        find(Project::all(), text)
    }
}

impl TryFrom<String> for Project {
    type Error = String;

    fn try_from(text: String) -> Result<Project, String> {
        text.parse().map_err(|_| format!("there is no project `{text}`"))
    }
}

impl From<Project> for String {
    fn from(project: Project) -> String {
        project.to_string()
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

impl FromStr for Place {
    type Err = UnknownNotation;

    fn from_str(text: &str) -> Result<Place, UnknownNotation> {
        find(Place::all(), text)
    }
}

impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.value())
    }
}

impl FromStr for Face {
    type Err = UnknownNotation;

    fn from_str(text: &str) -> Result<Face, UnknownNotation> {
        find(Face::ALL, text)
    }
}

impl fmt::Display for Shift {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Shift::Up => "+",
            Shift::Down => "-",
        })
    }
}

impl FromStr for Shift {
    type Err = UnknownNotation;

    fn from_str(text: &str) -> Result<Shift, UnknownNotation> {
        find(Shift::ALL, text)
    }
}

impl fmt::Display for Die {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kind = match self.kind {
            Kind::Stone => 's',
            Kind::Prayer => 'p',
            Kind::Virtual => 'v',
        };
        write!(f, "{kind}{}", self.face)
    }
}

impl FromStr for Die {
    type Err = UnknownNotation;

    fn from_str(text: &str) -> Result<Die, UnknownNotation> {
        find(Die::all(), text)
    }
}

impl fmt::Display for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("none");
        }
        let dice = self.iter().flat_map(|(die, count)| (0..count).map(move |_| die));
        for (index, die) in dice.enumerate() {
            let separator = if index == 0 { "" } else { " " };
            write!(f, "{separator}{die}")?;
        }
        Ok(())
    }
}

impl FromStr for Dice {
    type Err = UnknownNotation;

    fn from_str(text: &str) -> Result<Dice, UnknownNotation> {
        let mut dice = Dice::default();
        if text == "none" {
            return Ok(dice);
        }
        for word in text.split(' ') {
            if u32::from(dice.len()) == Faces::MOST {
                return Err(unknown(text));
            }
            dice = dice.plus(Dice::of(word.parse()?, 1));
        }
        exact(dice, text)
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let pyramid = match self.pyramid() {
            Pyramid::Cheops => 'c',
            Pyramid::Chephren => 'k',
            Pyramid::Mycerinus => 'm',
        };
        write!(f, "{pyramid}{}{}{}", self.level(), char::from(b'a' + self.column()), self.row() + 1)
    }
}

impl FromStr for Space {
    type Err = UnknownNotation;

    fn from_str(text: &str) -> Result<Space, UnknownNotation> {
        find(Space::all(), text)
    }
}

impl fmt::Display for Resources {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("nothing");
        }
        Resource::ALL
            .into_iter()
            .zip(["w", "c", "s"])
            .try_for_each(|(resource, letter)| f.write_str(&letter.repeat(usize::from(self.count(resource)))))
    }
}

impl FromStr for Resources {
    type Err = UnknownNotation;

    fn from_str(text: &str) -> Result<Resources, UnknownNotation> {
        let mut resources = Resources::NONE;
        if text == "nothing" {
            return Ok(resources);
        }
        for letter in text.bytes() {
            let sort = match letter {
                b'w' => Resource::Worker,
                b'c' => Resource::Cat,
                b's' => Resource::Stone,
                _ => return Err(unknown(text)),
            };
            if resources.len() == MOST_LETTERS {
                return Err(unknown(text));
            }
            resources = resources.plus(Resources::of(sort, 1));
        }
        exact(resources, text)
    }
}

/// More resources than are ever named at once.
const MOST_LETTERS: u8 = 7;

/// A value has one text, so that other spellings of it are refused.
fn exact<T: fmt::Display>(value: T, text: &str) -> Result<T, UnknownNotation> {
    if value.to_string() == text { Ok(value) } else { Err(unknown(text)) }
}

impl Serialize for Dice {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Dice {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Dice, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}

impl Serialize for Die {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Die {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Die, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}

/// Only the Stone dice of a reroll are written as faces, so they are written as dice.
impl Serialize for Faces {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&Dice { stone: *self, ..Dice::default() })
    }
}

impl<'de> Deserialize<'de> for Faces {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Faces, D::Error> {
        let dice = Dice::deserialize(deserializer)?;
        if dice.stone.len() == dice.len() {
            Ok(dice.stone)
        } else {
            Err(D::Error::custom("these are not Stone dice"))
        }
    }
}

impl Serialize for Space {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Space {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Space, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}
