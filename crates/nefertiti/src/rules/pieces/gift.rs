//! Gifts: their kinds and their types.

use crate::rules::Kinds;

/// A kind of gift card: cards of one kind cannot be told apart.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
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
    Goldwork1,
    Necklace1,
    Statuette1,
    Mirror1,
    Harp1,
    Harp2,
    Chair1,
    Chair2,
}

/// What owners are counted by and Scribes score: single and double senets are one type, and a foreign gift has the type
/// of the ordinary one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
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

    /// How many gifts it counts as wherever something is counted per gift.
    pub const fn gifts(self) -> u8 {
        if matches!(self, Kind::DoubleSenet) { 2 } else { 1 }
    }

    pub(crate) const fn set(self) -> Kinds {
        Kinds(1 << self as u8)
    }
}

impl GiftType {
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

game::named!(Kind {
    Goldwork => "goldwork",
    Necklace => "necklace",
    Statuette => "statuette",
    Mirror => "mirror",
    Harp => "harp",
    Chair => "chair",
    Senet => "senet",
    DoubleSenet => "double-senet",
    Cup => "cup",
    Papyrus => "papyrus",
    Goldwork1 => "goldwork+1",
    Necklace1 => "necklace+1",
    Statuette1 => "statuette+1",
    Mirror1 => "mirror+1",
    Harp1 => "harp+1",
    Harp2 => "harp+2",
    Chair1 => "chair+1",
    Chair2 => "chair+2",
});

game::named!(GiftType {
    Goldwork => "goldwork",
    Necklace => "necklace",
    Statuette => "statuette",
    Mirror => "mirror",
    Harp => "harp",
    Chair => "chair",
    Senet => "senet",
    Cup => "cup",
    Papyrus => "papyrus",
});

game::serde_by_text!(Kind, GiftType);
