//! The cards.

use serde::{Deserialize, Serialize};

/// A card with a number from 1 to 9.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Card(u8);

impl Card {
    /// Every card, ascending.
    pub fn all() -> impl Iterator<Item = Card> {
        (1..=9).map(Card)
    }

    /// What it is worth in a trick.
    pub fn points(self) -> i32 {
        i32::from(self.0)
    }
}

impl TryFrom<u8> for Card {
    type Error = String;

    fn try_from(number: u8) -> Result<Card, String> {
        if (1..=9).contains(&number) { Ok(Card(number)) } else { Err(format!("there is no card {number}")) }
    }
}

impl From<Card> for u8 {
    fn from(card: Card) -> u8 {
        card.0
    }
}

/// A set of cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(from = "Vec<Card>", into = "Vec<Card>")]
pub struct Cards(u16);

impl Cards {
    /// All cards from 1 to `highest`.
    pub fn up_to(highest: u8) -> Cards {
        Card::all().filter(|card| card.0 <= highest).collect()
    }

    /// A bit for each card, the lowest first.
    pub(crate) fn bits(self) -> u64 {
        self.iter().fold(0, |bits, card| bits | 1 << (card.0 - 1))
    }

    /// The cards, ascending.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        Card::all().filter(move |card| self.contains(*card))
    }

    /// Whether the card is in the set.
    pub fn contains(self, card: Card) -> bool {
        self.0 >> card.0 & 1 == 1
    }

    /// How many there are.
    pub fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there are none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Those of this set that are not in the other.
    #[must_use]
    pub fn without(self, other: Cards) -> Cards {
        Cards(self.0 & !other.0)
    }

    pub(crate) fn insert(&mut self, card: Card) {
        self.0 |= 1 << card.0;
    }

    pub(crate) fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card.0);
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        Cards(cards.into_iter().fold(0, |bits, card| bits | 1 << card.0))
    }
}

impl From<Vec<Card>> for Cards {
    fn from(cards: Vec<Card>) -> Cards {
        cards.into_iter().collect()
    }
}

impl From<Cards> for Vec<Card> {
    fn from(cards: Cards) -> Vec<Card> {
        cards.iter().collect()
    }
}
