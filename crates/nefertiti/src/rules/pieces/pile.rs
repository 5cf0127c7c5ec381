//! The pile. Nobody has shuffled it until somebody draws: it is the set of unseen gifts, four of which lie with Akhenaton
//! at its bottom without anyone knowing which (N82).

use crate::rules::{Gifts, LAST_GIFTS, Nefertiti, PileCard};

impl Nefertiti {
    /// Takes a card from the pile, wherever it goes.
    #[inline]
    pub(crate) fn take_from_pile(&mut self, card: PileCard) {
        match card {
            // Nothing is drawn any more, so the order of the rest does not matter.
            PileCard::Akhenaton => self.oracle.laid.clear(),
            PileCard::Gift(kind) => {
                if self.next_laid().is_some() {
                    self.oracle.laid.remove(0);
                }
                self.unseen.remove(kind);
            }
        }
    }

    /// With four gifts left or fewer, all of them are among the last five cards.
    pub(crate) fn may_draw_akhenaton(&self) -> bool {
        self.oracle.laid.is_empty() && usize::from(self.unseen.cards()) <= LAST_GIFTS
    }

    /// The next card, if the Oracle has laid it.
    #[inline]
    pub(crate) fn next_laid(&self) -> Option<PileCard> {
        let first = *self.oracle.laid.first()?;
        (usize::from(self.unseen.cards()) < self.oracle.laid.len()).then_some(first)
    }

    /// The gifts above the cards that the Oracle has laid.
    pub(crate) fn top(&self) -> Gifts {
        let mut top = self.unseen;
        for card in &self.oracle.laid {
            if let PileCard::Gift(kind) = card {
                top.remove(*kind);
            }
        }
        top
    }

    /// The gifts that the Oracle has not seen yet.
    pub(crate) fn unforeseen(&self) -> Gifts {
        let mut gifts = self.unseen;
        self.oracle.seen.iter().for_each(|kind| gifts.remove(*kind));
        gifts
    }
}
