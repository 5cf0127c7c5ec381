//! What nobody decides.

use super::pieces::Card;
use super::state::Toy;

impl Toy {
    /// Every card of the deck is as likely as any other.
    pub(crate) fn outcomes(&self, out: &mut Vec<(Card, u32)>) {
        out.extend(self.deck.iter().map(|card| (card, 1)));
    }
}
