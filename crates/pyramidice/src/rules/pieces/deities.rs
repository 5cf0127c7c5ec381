//! The 38 deities.

use serde::{Deserialize, Serialize};

use super::sets::set_methods;

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
    /// The three that lend a virtual die.
    pub const TRIAD: [Deity; 3] = [Deity::Khnum, Deity::Satis, Deity::Anuket];

    /// Its place in the order, from 0.
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// A set of deities.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(from = "Vec<Deity>", into = "Vec<Deity>")]
pub struct Deities(pub(crate) u64);

set_methods!(Deities(u64) of Deity);

/// What is given up as one deity: the Ennead goes as a whole (P16).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Dismissed {
    /// A deity that does not belong to the Ennead.
    Deity(Deity),
    /// The whole stack.
    Ennead,
}

/// Why a deity is given up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Dismissal {
    /// Aten's power.
    Aten,
    /// More deities than resources.
    Support,
}
