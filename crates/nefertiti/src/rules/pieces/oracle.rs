//! What the Oracle knows: the cards at the bottom of the pile.

use arrayvec::ArrayVec;
use game::Seat;

use crate::rules::{Kind, PileCard};

/// The gifts among the last cards of the pile.
pub(crate) const LAST_GIFTS: usize = 4;

/// The last cards of the pile, once somebody has looked at them.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Oracle {
    /// Who looked.
    pub(crate) seat: Option<Seat>,
    /// The gifts seen and not yet swapped or laid, in the order of their kinds. A secret.
    pub(crate) seen: ArrayVec<Kind, LAST_GIFTS>,
    /// The gifts that were put in by swaps, in the order of their kinds. Everybody saw them.
    pub(crate) given: ArrayVec<Kind, LAST_GIFTS>,
    /// The last cards in the order in which they will be drawn. A secret.
    pub(crate) laid: ArrayVec<PileCard, { LAST_GIFTS + 1 }>,
}

impl Oracle {
    pub(crate) fn see(&mut self, kind: Kind) {
        insert(&mut self.seen, kind);
    }

    /// Takes a gift that was seen and puts another one in.
    pub(crate) fn swap(&mut self, taken: Kind, given: Kind) {
        let index = self.seen.iter().position(|seen| *seen == taken).expect("a gift that was seen");
        self.seen.remove(index);
        insert(&mut self.given, given);
    }

    /// How many of the cards to lay are not laid yet.
    pub(crate) fn to_lay(&self) -> usize {
        self.seen.len() + self.given.len() + 1 - self.laid.len()
    }

    /// Whether a card like this one is still to be laid.
    pub(crate) fn can_lay(&self, card: PileCard) -> bool {
        let all = match card {
            PileCard::Gift(kind) => {
                self.seen.iter().chain(&self.given).filter(|other| **other == kind).count()
            }
            PileCard::Akhenaton => 1,
        };
        all > self.laid.iter().filter(|laid| **laid == card).count()
    }

    /// Every card that is still to be laid, each sort once, in the order of the notation.
    pub(crate) fn cards_to_lay(&self) -> impl Iterator<Item = PileCard> {
        PileCard::all().filter(|card| self.can_lay(*card))
    }
}

fn insert(kinds: &mut ArrayVec<Kind, LAST_GIFTS>, kind: Kind) {
    let index = kinds.partition_point(|other| *other <= kind);
    kinds.insert(index, kind);
}
