//! Sets of kinds, and gift cards that lie together.

use std::collections::BTreeMap;
use std::iter::repeat_n;

use serde::{Deserialize, Serialize};

use crate::rules::{GiftType, KINDS, Kind};

/// More would not fit into the bytes of a state, and no box has that many.
pub(crate) const MOST_CARDS: u32 = 120;

const EVERY_BYTE: u64 = 0x0101_0101_0101_0101;
const TOP_BITS: u64 = 0x8080_8080_8080_8080;

/// A set of kinds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Kinds(pub(crate) u32);

impl Kinds {
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[must_use]
    pub(crate) const fn and(self, other: Kinds) -> Kinds {
        Kinds(self.0 & other.0)
    }

    #[must_use]
    pub(crate) const fn or(self, other: Kinds) -> Kinds {
        Kinds(self.0 | other.0)
    }

    #[must_use]
    pub(crate) const fn without(self, kind: Kind) -> Kinds {
        Kinds(self.0 & !kind.set().0)
    }

    /// All kinds of the types that these belong to.
    #[inline]
    #[must_use]
    pub(crate) const fn of_the_same_types(self) -> Kinds {
        let (low, high) = (self.0 as usize % HALF_OF_KINDS, self.0 as usize / HALF_OF_KINDS % HALF_OF_KINDS);
        OF_THE_SAME_TYPES[0][low].or(OF_THE_SAME_TYPES[1][high])
    }

    /// The kinds in the order of the notation.
    pub fn iter(self) -> impl Iterator<Item = Kind> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let index = rest.trailing_zeros() as usize;
            rest &= rest.wrapping_sub(1);
            Kind::ALL.get(index).copied()
        })
    }
}

impl FromIterator<Kind> for Kinds {
    fn from_iter<I: IntoIterator<Item = Kind>>(kinds: I) -> Kinds {
        kinds.into_iter().fold(Kinds::default(), |set, kind| set.or(kind.set()))
    }
}

/// How many sets there are of the first or of the last half of the kinds.
const HALF_OF_KINDS: usize = 1 << (KINDS / 2);

/// All kinds of the types of each of these sets.
static OF_THE_SAME_TYPES: [[Kinds; HALF_OF_KINDS]; 2] = {
    let mut table = [[Kinds(0); HALF_OF_KINDS]; 2];
    let mut index = 0;
    while index < KINDS {
        let (half, bit) = (index / (KINDS / 2), index % (KINDS / 2));
        let kinds = Kind::ALL[index].gift_type().kinds();
        let mut set = 0;
        while set < HALF_OF_KINDS {
            if set >> bit & 1 == 1 {
                table[half][set] = table[half][set].or(kinds);
            }
            set += 1;
        }
        index += 1;
    }
    table
};

/// Gift cards that lie together: how many there are of each kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(into = "BTreeMap<Kind, u8>", try_from = "BTreeMap<Kind, u8>")]
pub struct Gifts {
    counts: [u8; KINDS],
    cards: u8,
    /// The kinds of which there is at least one: redundant, but needed all the time.
    kinds: Kinds,
}

impl Gifts {
    /// How many of one kind.
    #[inline]
    pub const fn count(&self, kind: Kind) -> u8 {
        self.counts[kind as usize]
    }

    /// How many cards in all.
    pub const fn cards(&self) -> u8 {
        self.cards
    }

    /// Whether there is none.
    pub const fn is_empty(&self) -> bool {
        self.cards == 0
    }

    /// The kinds of which there is at least one.
    pub const fn kinds(&self) -> Kinds {
        self.kinds
    }

    /// The kinds of one type of which there is at least one.
    #[inline]
    pub const fn kinds_of(&self, gift_type: GiftType) -> Kinds {
        self.kinds.and(gift_type.kinds())
    }

    /// Whether there is a gift of this type.
    #[inline]
    pub const fn has_type(&self, gift_type: GiftType) -> bool {
        !self.kinds_of(gift_type).is_empty()
    }

    /// How many different types there are.
    pub fn types(&self) -> u8 {
        GiftType::ALL.iter().filter(|gift_type| self.has_type(**gift_type)).count() as u8
    }

    /// What all foreign gifts of a type add to each gift of it.
    pub fn bonus(&self, gift_type: GiftType) -> u8 {
        self.kinds_of(gift_type).iter().map(|kind| kind.bonus() * self.count(kind)).sum()
    }

    #[inline]
    pub(crate) fn add(&mut self, kind: Kind) {
        self.counts[kind as usize] += 1;
        self.cards += 1;
        self.kinds = self.kinds.or(kind.set());
    }

    #[inline]
    pub(crate) fn remove(&mut self, kind: Kind) {
        debug_assert!(self.count(kind) > 0, "only what is there can be taken");
        self.counts[kind as usize] -= 1;
        self.cards -= 1;
        if self.counts[kind as usize] == 0 {
            self.kinds = self.kinds.without(kind);
        }
    }

    /// The kind of the `number`-th card, counted from 0 in the order of the kinds.
    ///
    /// A processor cannot foresee which kind it is, so kinds are not searched: those are counted whose last card comes
    /// before the one that is looked for, eight kinds at once.
    #[inline]
    pub(crate) fn nth(&self, number: u8) -> Kind {
        debug_assert!(number < self.cards, "the number is below the number of cards");
        let sought = (u64::from(number) * EVERY_BYTE) | TOP_BITS;
        let (mut before, mut kind) = (0, 0);
        for counts in self.counts.chunks(8) {
            let mut eight = [0; 8];
            eight[..counts.len()].copy_from_slice(counts);
            let up_to = u64::from_le_bytes(eight).wrapping_mul(EVERY_BYTE) + before * EVERY_BYTE;
            kind += (((sought - up_to) & TOP_BITS) >> 7).wrapping_mul(EVERY_BYTE) >> 56;
            before = up_to >> 56;
        }
        Kind::ALL[kind as usize]
    }
}

impl From<Gifts> for BTreeMap<Kind, u8> {
    fn from(gifts: Gifts) -> BTreeMap<Kind, u8> {
        gifts.kinds.iter().map(|kind| (kind, gifts.count(kind))).collect()
    }
}

/// Data from outside may hold more than can be counted here.
impl TryFrom<BTreeMap<Kind, u8>> for Gifts {
    type Error = &'static str;

    fn try_from(counts: BTreeMap<Kind, u8>) -> Result<Gifts, &'static str> {
        if counts.values().map(|count| u32::from(*count)).sum::<u32>() > MOST_CARDS {
            return Err("there are not so many gifts");
        }
        Ok(counts.into_iter().flat_map(|(kind, count)| repeat_n(kind, usize::from(count))).collect())
    }
}

impl Extend<Kind> for Gifts {
    fn extend<I: IntoIterator<Item = Kind>>(&mut self, kinds: I) {
        kinds.into_iter().for_each(|kind| self.add(kind));
    }
}

impl FromIterator<Kind> for Gifts {
    fn from_iter<I: IntoIterator<Item = Kind>>(kinds: I) -> Gifts {
        let mut gifts = Gifts::default();
        gifts.extend(kinds);
        gifts
    }
}
