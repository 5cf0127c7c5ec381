//! The only definition of what is legal.

use game::ActionList;

use super::actions::Action;
use super::phase::Phase;
use super::state::{Toy, other};

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
