//! What decisions and draws do.

use game::{Events, Seat};

use crate::actions::Action;
use crate::events::Event;
use crate::notation::Card;
use crate::state::{HAND, Phase, Toy, other};

impl Toy {
    pub(crate) fn deal(&mut self, card: Card, events: &mut impl Events<Event>) {
        let Phase::Dealing { to } = self.phase else { unreachable!("cards are drawn while dealing only") };
        self.deck.remove(card);
        self.side_mut(to).hand.insert(card);
        events.push(Event::Dealt { seat: to, card });
        let all_dealt = self.sides.iter().all(|side| side.hand.len() == HAND);
        self.phase = if all_dealt {
            Phase::Leading { leader: Seat::new(0) }
        } else {
            Phase::Dealing { to: other(to) }
        };
    }

    pub(crate) fn carry_out(&mut self, action: Action, events: &mut impl Events<Event>) {
        match (self.phase, action) {
            (Phase::Leading { leader }, Action::Play(lead)) => {
                self.side_mut(leader).hand.remove(lead);
                events.push(Event::Played { seat: leader, card: lead });
                self.phase = Phase::Answering { leader, lead };
            }
            (Phase::Answering { leader, lead }, Action::Play(answer)) => {
                let answerer = other(leader);
                self.side_mut(answerer).hand.remove(answer);
                events.push(Event::Played { seat: answerer, card: answer });
                let winner = if answer > lead { answerer } else { leader };
                self.take(winner, [lead, answer], events);
            }
            (Phase::Answering { leader, lead }, Action::Bury(card)) => {
                let answerer = other(leader);
                self.side_mut(answerer).hand.remove(card);
                self.side_mut(answerer).buried.insert(card);
                events.push(Event::Buried { seat: answerer, card });
                self.take(leader, [lead], events);
            }
            (Phase::Dealing { .. } | Phase::Leading { .. } | Phase::Over, _) => {
                unreachable!("{action} is not legal")
            }
        }
    }

    /// The winner takes the cards of the trick and leads the next one.
    fn take<const N: usize>(&mut self, winner: Seat, trick: [Card; N], events: &mut impl Events<Event>) {
        for card in trick {
            self.side_mut(winner).taken.insert(card);
        }
        events.push(Event::Took { seat: winner });
        let no_card_left = self.sides.iter().all(|side| side.hand.is_empty());
        self.phase = if no_card_left { Phase::Over } else { Phase::Leading { leader: winner } };
    }
}
