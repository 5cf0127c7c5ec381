//! The characters that a royal seal recruits.

use std::collections::BTreeMap;

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

/// How many piles there can be.
pub(crate) const CHARACTERS: usize = 14;

impl Character {}

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

/// How many cards are left on each pile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(into = "BTreeMap<Character, u8>", from = "BTreeMap<Character, u8>")]
pub struct Piles([u8; CHARACTERS]);

impl Piles {
    /// How many cards are left on a pile.
    pub const fn left(&self, character: Character) -> u8 {
        self.0[character as usize]
    }

    pub(crate) const fn add(&mut self, character: Character, cards: u8) {
        self.0[character as usize] += cards;
    }

    pub(crate) const fn remove(&mut self, character: Character) {
        self.0[character as usize] -= 1;
    }

    /// The piles that are not used up.
    pub fn iter(&self) -> impl Iterator<Item = Character> {
        Character::ALL.into_iter().filter(|character| self.left(*character) > 0)
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
