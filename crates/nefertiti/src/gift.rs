//! Gifts: their kinds, their types, and sets of them.

use serde::{Deserialize, Serialize};

/// A kind of gift card: cards of one kind cannot be told apart.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
#[expect(missing_docs, reason = "they are named after what is printed on them")]
pub enum Kind {
    Goldwork,
    Necklace,
    Statuette,
    Mirror,
    Harp,
    Chair,
    Senet,
    /// Two senets on one card.
    DoubleSenet,
    Cup,
    Papyrus,
    /// Foreign gifts raise the value of every gift of their type by the number in their name.
    #[serde(rename = "goldwork+1")]
    Goldwork1,
    #[serde(rename = "necklace+1")]
    Necklace1,
    #[serde(rename = "statuette+1")]
    Statuette1,
    #[serde(rename = "mirror+1")]
    Mirror1,
    #[serde(rename = "harp+1")]
    Harp1,
    #[serde(rename = "harp+2")]
    Harp2,
    #[serde(rename = "chair+1")]
    Chair1,
    #[serde(rename = "chair+2")]
    Chair2,
}

/// What owners are counted for and Scribes score: single and double senets are one type, and a foreign gift is of the
/// type of the ordinary one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
#[expect(missing_docs, reason = "they are named after what is printed on them")]
pub enum GiftType {
    Goldwork,
    Necklace,
    Statuette,
    Mirror,
    Harp,
    Chair,
    Senet,
    Cup,
    Papyrus,
}

/// How many kinds there are.
pub(crate) const KINDS: usize = 18;
/// How many types there are.
pub(crate) const TYPES: usize = 9;

impl Kind {
    /// Every kind, in the order of the notation.
    pub const ALL: [Kind; KINDS] = [
        Kind::Goldwork,
        Kind::Necklace,
        Kind::Statuette,
        Kind::Mirror,
        Kind::Harp,
        Kind::Chair,
        Kind::Senet,
        Kind::DoubleSenet,
        Kind::Cup,
        Kind::Papyrus,
        Kind::Goldwork1,
        Kind::Necklace1,
        Kind::Statuette1,
        Kind::Mirror1,
        Kind::Harp1,
        Kind::Harp2,
        Kind::Chair1,
        Kind::Chair2,
    ];

    /// The type that it belongs to.
    pub const fn gift_type(self) -> GiftType {
        match self {
            Kind::Goldwork | Kind::Goldwork1 => GiftType::Goldwork,
            Kind::Necklace | Kind::Necklace1 => GiftType::Necklace,
            Kind::Statuette | Kind::Statuette1 => GiftType::Statuette,
            Kind::Mirror | Kind::Mirror1 => GiftType::Mirror,
            Kind::Harp | Kind::Harp1 | Kind::Harp2 => GiftType::Harp,
            Kind::Chair | Kind::Chair1 | Kind::Chair2 => GiftType::Chair,
            Kind::Senet | Kind::DoubleSenet => GiftType::Senet,
            Kind::Cup => GiftType::Cup,
            Kind::Papyrus => GiftType::Papyrus,
        }
    }

    /// What a foreign gift adds to every gift of its type that its owner scores; 0 for others.
    pub const fn bonus(self) -> u8 {
        match self {
            Kind::Goldwork1
            | Kind::Necklace1
            | Kind::Statuette1
            | Kind::Mirror1
            | Kind::Harp1
            | Kind::Chair1 => 1,
            Kind::Harp2 | Kind::Chair2 => 2,
            Kind::Goldwork
            | Kind::Necklace
            | Kind::Statuette
            | Kind::Mirror
            | Kind::Harp
            | Kind::Chair
            | Kind::Senet
            | Kind::DoubleSenet
            | Kind::Cup
            | Kind::Papyrus => 0,
        }
    }

    /// Whether it goes to Memphis when it is drawn.
    pub const fn is_foreign(self) -> bool {
        self.bonus() > 0
    }

    /// How many gifts it counts as wherever something is per gift.
    pub const fn gifts(self) -> u8 {
        match self {
            Kind::DoubleSenet => 2,
            Kind::Goldwork
            | Kind::Necklace
            | Kind::Statuette
            | Kind::Mirror
            | Kind::Harp
            | Kind::Chair
            | Kind::Senet
            | Kind::Cup
            | Kind::Papyrus
            | Kind::Goldwork1
            | Kind::Necklace1
            | Kind::Statuette1
            | Kind::Mirror1
            | Kind::Harp1
            | Kind::Harp2
            | Kind::Chair1
            | Kind::Chair2 => 1,
        }
    }

    pub(crate) const fn set(self) -> Kinds {
        Kinds(1 << self as u8)
    }
}

impl GiftType {
    /// Every type, in the order of the notation.
    pub const ALL: [GiftType; TYPES] = [
        GiftType::Goldwork,
        GiftType::Necklace,
        GiftType::Statuette,
        GiftType::Mirror,
        GiftType::Harp,
        GiftType::Chair,
        GiftType::Senet,
        GiftType::Cup,
        GiftType::Papyrus,
    ];

    /// The ordinary kind of this type, which has the same name.
    pub const fn plain(self) -> Kind {
        match self {
            GiftType::Goldwork => Kind::Goldwork,
            GiftType::Necklace => Kind::Necklace,
            GiftType::Statuette => Kind::Statuette,
            GiftType::Mirror => Kind::Mirror,
            GiftType::Harp => Kind::Harp,
            GiftType::Chair => Kind::Chair,
            GiftType::Senet => Kind::Senet,
            GiftType::Cup => Kind::Cup,
            GiftType::Papyrus => Kind::Papyrus,
        }
    }

    /// All kinds of this type.
    pub const fn kinds(self) -> Kinds {
        OF_TYPE[self as usize]
    }
}

const OF_TYPE: [Kinds; TYPES] = {
    let mut sets = [Kinds(0); TYPES];
    let mut index = 0;
    while index < KINDS {
        let kind = Kind::ALL[index];
        sets[kind.gift_type() as usize].0 |= kind.set().0;
        index += 1;
    }
    sets
};

/// A set of kinds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Kinds(u32);

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

/// Gift cards that lie together: how many there are of each kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Gifts {
    counts: [u8; KINDS],
    cards: u8,
    /// The kinds of which there is at least one, once more, because they are asked for all the time.
    kinds: Kinds,
}

impl Gifts {
    /// How many of one kind.
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
    pub const fn kinds_of(&self, gift_type: GiftType) -> Kinds {
        self.kinds.and(gift_type.kinds())
    }

    /// Whether there is a gift of this type.
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

    pub(crate) fn add(&mut self, kind: Kind) {
        self.counts[kind as usize] += 1;
        self.cards += 1;
        self.kinds = self.kinds.or(kind.set());
    }

    pub(crate) fn remove(&mut self, kind: Kind) {
        debug_assert!(self.count(kind) > 0, "only what is there can be taken");
        self.counts[kind as usize] -= 1;
        self.cards -= 1;
        if self.counts[kind as usize] == 0 {
            self.kinds = self.kinds.without(kind);
        }
    }

    /// The kind of the `number`-th card, counted from 0 in the order of the kinds.
    pub(crate) fn nth(&self, mut number: u8) -> Kind {
        for kind in self.kinds.iter() {
            if number < self.count(kind) {
                return kind;
            }
            number -= self.count(kind);
        }
        unreachable!("the number is below the number of cards")
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
