//! What decisions and draws do, and who is asked next.

use game::Events;

use super::actions::Action;
use super::phase::Phase;
use super::pieces::Card;
use super::state::Toy;
use crate::events::Event;

impl Toy {
    pub(crate) fn carry_out(&mut self, action: Action, events: &mut impl Events<Event>) {
        match (self.phase, action) {
            (Phase::Leading { leader }, Action::Play(lead)) => self.lead(leader, lead, events),
            (Phase::Answering { leader, lead }, Action::Play(card)) => {
                self.answer(leader, lead, card, events);
            }
            (Phase::Answering { leader, lead }, Action::Bury(card)) => self.bury(leader, lead, card, events),
            (Phase::Dealing { .. } | Phase::Leading { .. } | Phase::Over, _) => {
                unreachable!("{action} is not legal")
            }
        }
    }

    pub(crate) fn draw(&mut self, card: Card, events: &mut impl Events<Event>) {
        let Phase::Dealing { to } = self.phase else { unreachable!("cards are only drawn while dealing") };
        self.deal(to, card, events);
    }
}
