//! The characters that a royal seal recruits.

use std::collections::BTreeMap;

use game::bits::Ranked;
use serde::{Deserialize, Serialize};

/// A pile of character cards, or the card on top of it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Character {
    /// Scores all of one's gifts of one type, with a bonus.
    Scribe,
    /// Swaps gifts with other players.
    Merchant,
    /// Scores the number of one's types.
    Vizier,
    /// Gives a second placing.
    HighPriest,
    /// Makes every owner of a type give up one gift for its points.
    Maid,
    /// Takes a gift of the market with the closed tile.
    Thief,
    /// Takes Deben from a Reserve.
    Treasurer,
    /// Looks at the last cards of the pile, swaps with them and orders them.
    Oracle,
    /// On each market, takes a Deben or turns a gift.
    Beggar,
    /// Turns gifts into points.
    AmonMerchant,
    /// Scores according to the final rank.
    AmonPriest,
    /// Scores any of one's gifts.
    RoyalScribe,
    /// Takes the cheapest gift of a market and stays in its place.
    WanderingThief,
    /// Swaps gifts with the markets.
    Trader,
}

impl Character {
    /// It alone.
    pub(crate) const fn set(self) -> Characters {
        Characters(1 << self as u8)
    }
}

/// How many piles there can be.
pub(crate) const CHARACTERS: usize = 14;

game::named!(Character {
    Scribe => "scribe",
    Merchant => "merchant",
    Vizier => "vizier",
    HighPriest => "high-priest",
    Maid => "maid",
    Thief => "thief",
    Treasurer => "treasurer",
    Oracle => "oracle",
    Beggar => "beggar",
    AmonMerchant => "amon-merchant",
    AmonPriest => "amon-priest",
    RoyalScribe => "royal-scribe",
    WanderingThief => "wandering-thief",
    Trader => "trader",
});

game::serde_by_text!(Character);

/// A set of characters.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Characters(u16);

impl Characters {
    pub(crate) const NONE: Characters = Characters(0);
    /// Those that do something with gifts of one's own, and with nothing else.
    pub(crate) const WITH_OWN_GIFTS: Characters = {
        let scribes = Character::Scribe.set().or(Character::RoyalScribe.set());
        scribes.or(Character::Vizier.set()).or(Character::AmonMerchant.set())
    };

    #[must_use]
    pub(crate) const fn and(self, other: Characters) -> Characters {
        Characters(self.0 & other.0)
    }

    #[must_use]
    pub(crate) const fn or(self, other: Characters) -> Characters {
        Characters(self.0 | other.0)
    }

    pub(crate) const fn has(self, character: Character) -> bool {
        self.0 >> character as u8 & 1 == 1
    }

    #[inline]
    pub(crate) const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The `n`-th in the order of the notation, counted from 0.
    #[inline]
    pub(crate) fn nth(self, n: u32) -> Character {
        Character::ALL[Ranked::new(self.0.into()).nth(n) as usize]
    }

    /// The characters in the order of the notation.
    #[inline]
    pub(crate) fn iter(self) -> impl Iterator<Item = Character> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let index = rest.trailing_zeros() as usize;
            rest &= rest.wrapping_sub(1);
            Character::ALL.get(index).copied()
        })
    }
}

impl FromIterator<Character> for Characters {
    #[inline]
    fn from_iter<I: IntoIterator<Item = Character>>(characters: I) -> Characters {
        Characters(characters.into_iter().fold(0, |bits, character| bits | 1 << character as u8))
    }
}

/// How many cards are left on each pile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(into = "BTreeMap<Character, u8>", from = "BTreeMap<Character, u8>")]
pub struct Piles {
    left: [u8; CHARACTERS],
    /// The piles that are not used up: redundant, but asked for in most turns.
    in_stock: Characters,
}

impl Piles {
    /// How many cards are left on a pile.
    pub const fn left(&self, character: Character) -> u8 {
        self.left[character as usize]
    }

    pub(crate) const fn add(&mut self, character: Character, cards: u8) {
        self.left[character as usize] += cards;
        self.take_stock(character);
    }

    pub(crate) const fn remove(&mut self, character: Character) {
        self.left[character as usize] -= 1;
        self.take_stock(character);
    }

    const fn take_stock(&mut self, character: Character) {
        let bit = 1 << character as u8;
        self.in_stock.0 =
            if self.left(character) > 0 { self.in_stock.0 | bit } else { self.in_stock.0 & !bit };
    }

    /// The piles that are not used up.
    pub fn iter(&self) -> impl Iterator<Item = Character> {
        self.in_stock.iter()
    }

    #[inline]
    pub(crate) const fn in_stock(&self) -> Characters {
        self.in_stock
    }
}

impl From<Piles> for BTreeMap<Character, u8> {
    fn from(piles: Piles) -> BTreeMap<Character, u8> {
        piles.iter().map(|character| (character, piles.left(character))).collect()
    }
}

impl From<BTreeMap<Character, u8>> for Piles {
    fn from(cards: BTreeMap<Character, u8>) -> Piles {
        let mut piles = Piles::default();
        for (character, cards) in cards {
            piles.add(character, cards);
        }
        piles
    }
}
