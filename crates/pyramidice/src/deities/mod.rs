//! The 38 deities.

pub(crate) mod powers;

use serde::{Deserialize, Serialize};

/// A deity, one card each.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
#[expect(missing_docs, reason = "they are called by their names")]
pub enum Deity {
    Atum,
    Shu,
    Tefnut,
    Geb,
    Nut,
    Osiris,
    Set,
    Isis,
    Nephthys,
    Horus,
    Khnum,
    Satis,
    Anuket,
    Amun,
    Anubis,
    Aten,
    Bastet,
    Bes,
    Hapy,
    Hathor,
    Heh,
    Heka,
    Khepri,
    Khonsu,
    Maat,
    Meretseger,
    Min,
    Montu,
    Mut,
    Neith,
    Ptah,
    Ra,
    Sekhmet,
    Serket,
    Seshat,
    Sobek,
    Sopdet,
    Thoth,
}

/// How many deities there are.
pub const DEITIES: usize = 38;

impl Deity {
    /// All of them, in their order.
    pub const ALL: [Deity; DEITIES] = [
        Deity::Atum,
        Deity::Shu,
        Deity::Tefnut,
        Deity::Geb,
        Deity::Nut,
        Deity::Osiris,
        Deity::Set,
        Deity::Isis,
        Deity::Nephthys,
        Deity::Horus,
        Deity::Khnum,
        Deity::Satis,
        Deity::Anuket,
        Deity::Amun,
        Deity::Anubis,
        Deity::Aten,
        Deity::Bastet,
        Deity::Bes,
        Deity::Hapy,
        Deity::Hathor,
        Deity::Heh,
        Deity::Heka,
        Deity::Khepri,
        Deity::Khonsu,
        Deity::Maat,
        Deity::Meretseger,
        Deity::Min,
        Deity::Montu,
        Deity::Mut,
        Deity::Neith,
        Deity::Ptah,
        Deity::Ra,
        Deity::Sekhmet,
        Deity::Serket,
        Deity::Seshat,
        Deity::Sobek,
        Deity::Sopdet,
        Deity::Thoth,
    ];

    /// The three that lend a virtual die.
    pub const TRIAD: [Deity; 3] = [Deity::Khnum, Deity::Satis, Deity::Anuket];

    /// Its place in the order, from 0.
    pub const fn index(self) -> usize {
        self as usize
    }

    pub(crate) fn name(self) -> &'static str {
        NAMES[self.index()]
    }
}

const NAMES: [&str; DEITIES] = [
    "atum",
    "shu",
    "tefnut",
    "geb",
    "nut",
    "osiris",
    "set",
    "isis",
    "nephthys",
    "horus",
    "khnum",
    "satis",
    "anuket",
    "amun",
    "anubis",
    "aten",
    "bastet",
    "bes",
    "hapy",
    "hathor",
    "heh",
    "heka",
    "khepri",
    "khonsu",
    "maat",
    "meretseger",
    "min",
    "montu",
    "mut",
    "neith",
    "ptah",
    "ra",
    "sekhmet",
    "serket",
    "seshat",
    "sobek",
    "sopdet",
    "thoth",
];

/// A set of deities.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(from = "Vec<Deity>", into = "Vec<Deity>")]
pub struct Deities(pub(crate) u64);

impl Deities {
    /// All 38.
    pub const ALL: Deities = Deities((1 << DEITIES) - 1);

    /// None.
    pub const NONE: Deities = Deities(0);

    /// The set of these.
    pub const fn of(deities: &[Deity]) -> Deities {
        let mut bits = 0;
        let mut index = 0;
        while index < deities.len() {
            bits |= 1 << deities[index] as u8;
            index += 1;
        }
        Deities(bits)
    }

    /// Whether the deity is in the set.
    #[inline]
    pub const fn contains(self, deity: Deity) -> bool {
        self.0 >> deity as u8 & 1 == 1
    }

    /// How many there are.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there are none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Those in either set.
    #[inline]
    #[must_use]
    pub const fn or(self, other: Deities) -> Deities {
        Deities(self.0 | other.0)
    }

    /// Those in both sets.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Deities) -> Deities {
        Deities(self.0 & other.0)
    }

    /// Those of this set that are not in the other.
    #[inline]
    #[must_use]
    pub const fn without(self, other: Deities) -> Deities {
        Deities(self.0 & !other.0)
    }

    /// The deities in their order.
    pub fn iter(self) -> impl Iterator<Item = Deity> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let first = (rest != 0).then(|| Deity::ALL[rest.trailing_zeros() as usize])?;
            rest &= rest - 1;
            Some(first)
        })
    }

    #[inline]
    pub(crate) fn insert(&mut self, deity: Deity) {
        self.0 |= 1 << deity as u8;
    }

    #[inline]
    pub(crate) fn remove(&mut self, deity: Deity) {
        self.0 &= !(1 << deity as u8);
    }
}

impl From<Deity> for Deities {
    fn from(deity: Deity) -> Deities {
        Deities::of(&[deity])
    }
}

impl FromIterator<Deity> for Deities {
    fn from_iter<I: IntoIterator<Item = Deity>>(deities: I) -> Deities {
        deities.into_iter().fold(Deities::NONE, |set, deity| set.or(deity.into()))
    }
}

impl From<Vec<Deity>> for Deities {
    fn from(deities: Vec<Deity>) -> Deities {
        deities.into_iter().collect()
    }
}

impl From<Deities> for Vec<Deity> {
    fn from(deities: Deities) -> Vec<Deity> {
        deities.iter().collect()
    }
}

/// What is given up as one deity: the Ennead goes as a whole (P16).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Dismissed {
    /// A deity that does not belong to the Ennead.
    Deity(Deity),
    /// The whole stack.
    Ennead,
}
