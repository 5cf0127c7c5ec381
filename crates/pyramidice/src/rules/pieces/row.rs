//! The row of face-up deities, always pushed to the right (P37).

use serde::{Deserialize, Serialize};

use crate::rules::{Deities, Deity};

/// Up to three deities, from left to right.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "Vec<Deity>", into = "Vec<Deity>")]
pub struct Row {
    /// The rightmost first.
    cards: [Option<Deity>; Row::FULL],
}

impl Row {
    /// How many deities lie in a full row.
    pub const FULL: usize = 3;

    /// How many there are.
    #[inline]
    pub fn len(self) -> usize {
        self.cards.iter().filter(|card| card.is_some()).count()
    }

    /// Whether there are none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.cards[0].is_none()
    }

    /// The deities from left to right.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Deity> {
        self.cards.into_iter().rev().flatten()
    }

    /// The deities as a set.
    #[inline]
    pub fn set(self) -> Deities {
        Deities(self.cards.iter().flatten().fold(0, |bits, deity| bits | 1 << *deity as u8))
    }

    /// The last one on the right.
    pub fn rightmost(self) -> Option<Deity> {
        self.cards[0]
    }

    /// A card that leaves closes its gap.
    pub(crate) fn remove(&mut self, deity: Deity) {
        if let Some(gap) = self.cards.iter().position(|card| *card == Some(deity)) {
            self.cards[gap..].rotate_left(1);
            self.cards[Row::FULL - 1] = None;
        }
    }

    /// A card that is drawn comes in on the left end.
    pub(crate) fn push(&mut self, deity: Deity) {
        let end = self.len();
        self.cards[end] = Some(deity);
    }
}

impl TryFrom<Vec<Deity>> for Row {
    type Error = String;

    fn try_from(cards: Vec<Deity>) -> Result<Row, String> {
        if cards.len() > Row::FULL {
            return Err(format!("the row has {} places", Row::FULL));
        }
        let mut row = Row::default();
        cards.into_iter().rev().for_each(|deity| row.push(deity));
        Ok(row)
    }
}

impl From<Row> for Vec<Deity> {
    fn from(row: Row) -> Vec<Deity> {
        row.iter().collect()
    }
}
