//! How things are written: deities, tiles, dice, spaces, resources.

use std::fmt::{self, Display};
use std::str::FromStr;

use game::{UnknownNotation, named, read_by_search, serde_by_text};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{
    Deity, Dice, Die, Dismissed, Face, Faces, Kind, Place, Project, Pyramid, Resource, Resources, Scarab,
    Shift, Space, Tile,
};

named!(Deity {
    Atum => "atum",
    Shu => "shu",
    Tefnut => "tefnut",
    Geb => "geb",
    Nut => "nut",
    Osiris => "osiris",
    Set => "set",
    Isis => "isis",
    Nephthys => "nephthys",
    Horus => "horus",
    Khnum => "khnum",
    Satis => "satis",
    Anuket => "anuket",
    Amun => "amun",
    Anubis => "anubis",
    Aten => "aten",
    Bastet => "bastet",
    Bes => "bes",
    Hapy => "hapy",
    Hathor => "hathor",
    Heh => "heh",
    Heka => "heka",
    Khepri => "khepri",
    Khonsu => "khonsu",
    Maat => "maat",
    Meretseger => "meretseger",
    Min => "min",
    Montu => "montu",
    Mut => "mut",
    Neith => "neith",
    Ptah => "ptah",
    Ra => "ra",
    Sekhmet => "sekhmet",
    Serket => "serket",
    Seshat => "seshat",
    Sobek => "sobek",
    Sopdet => "sopdet",
    Thoth => "thoth",
});

named!(Scarab {
    Quartz => "quartz",
    Obsidian => "obsidian",
    Amethyst => "amethyst",
    Silver => "silver",
    Pearl => "pearl",
    Emerald => "emerald",
    Gold => "gold",
    Ruby => "ruby",
    Sapphire => "sapphire",
    Turquoise => "turquoise",
    Lapis => "lapis",
    Carnelian => "carnelian",
});

named!(Tile {
    Ww => "ww",
    Ws => "ws",
    Wc => "wc",
    Ss => "ss",
    Sc => "sc",
    Cc => "cc",
    Swap => "swap",
    Trio => "trio",
    God => "god",
    Gift => "gift",
    Triple => "triple",
    Labour => "labour",
});

named!(Shift { Up => "+", Down => "-" });

read_by_search!(Project, Project::ALL);
read_by_search!(Place, Place::all());
read_by_search!(Face, Face::ALL);
read_by_search!(Die, Die::all());
read_by_search!(Space, Space::all());

serde_by_text!(Project, Die, Dice, Space);

impl Display for Dismissed {
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

impl Display for Project {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "project{}", self.number())
    }
}

impl Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

impl Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.value().fmt(f)
    }
}

impl Kind {
    /// The letter that the names of its dice begin with.
    pub(crate) const fn letter(self) -> char {
        match self {
            Kind::Stone => 's',
            Kind::Prayer => 'p',
            Kind::Virtual => 'v',
        }
    }
}

impl Display for Die {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.kind.letter(), self.face)
    }
}

impl Display for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("none");
        }
        let dice = self.iter().flat_map(|(die, count)| (0..count).map(move |_| die.to_string()));
        f.write_str(&dice.collect::<Vec<String>>().join(" "))
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
                return Err(UnknownNotation::new(text));
            }
            dice = dice.plus(Dice::of(word.parse()?, 1));
        }
        exact(dice, text)
    }
}

impl Pyramid {
    /// The letter that the names of its spaces begin with.
    pub(crate) const fn letter(self) -> char {
        match self {
            Pyramid::Cheops => 'c',
            Pyramid::Chephren => 'k',
            Pyramid::Mycerinus => 'm',
        }
    }
}

impl Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let pyramid = self.pyramid().letter();
        write!(f, "{pyramid}{}{}{}", self.level(), char::from(b'a' + self.column()), self.row() + 1)
    }
}

impl Resource {
    /// The letter that stands for one of it.
    pub(crate) const fn letter(self) -> &'static str {
        match self {
            Resource::Worker => "w",
            Resource::Cat => "c",
            Resource::Stone => "s",
        }
    }
}

impl Display for Resources {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("nothing");
        }
        let mut sorts = Resource::ALL.into_iter();
        sorts.try_for_each(|sort| f.write_str(&sort.letter().repeat(usize::from(self.count(sort)))))
    }
}

impl FromStr for Resources {
    type Err = UnknownNotation;

    fn from_str(text: &str) -> Result<Resources, UnknownNotation> {
        if text == "nothing" {
            return Ok(Resources::NONE);
        }
        if text.len() > MOST_LETTERS {
            return Err(UnknownNotation::new(text));
        }
        let [workers, cats, stones] = Resource::ALL.map(|sort| text.matches(sort.letter()).count() as u8);
        exact(Resources::new(workers, cats, stones), text)
    }
}

/// More resources than are ever named at once.
const MOST_LETTERS: usize = 7;

/// A value has one text, so other spellings of it are refused.
fn exact<T: Display>(value: T, text: &str) -> Result<T, UnknownNotation> {
    if value.to_string() == text { Ok(value) } else { Err(UnknownNotation::new(text)) }
}

/// Faces are written as Stone dice, because only the Stone dice of a reroll are written by their faces.
impl Serialize for Faces {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&Dice { stone: *self, ..Dice::default() })
    }
}

impl<'de> Deserialize<'de> for Faces {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Faces, D::Error> {
        let dice = Dice::deserialize(deserializer)?;
        let is_stone = dice.stone.len() == dice.len();
        is_stone.then_some(dice.stone).ok_or_else(|| D::Error::custom("these are not Stone dice"))
    }
}
