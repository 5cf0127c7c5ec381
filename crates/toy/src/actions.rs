//! What a seat can decide.

use game::ActionList;

use crate::notation::Card;
use crate::state::{Phase, Toy, other};

/// One decision of one seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Play a card face up.
    Play(Card),
    /// Answer with a card face down, which gives the trick away and keeps the card for oneself.
    Bury(Card),
}

impl Toy {
    pub(crate) fn legal_actions(&self) -> ActionList<Action> {
        match self.phase {
            Phase::Leading { leader } => self.side(leader).hand.iter().map(Action::Play).collect(),
            Phase::Answering { leader, .. } => {
                let hand = self.side(other(leader)).hand;
                hand.iter().map(Action::Play).chain(hand.iter().map(Action::Bury)).collect()
            }
            Phase::Dealing { .. } | Phase::Over => ActionList::from_iter([]),
        }
    }
}
