//! The parts of a game: the deal, and the two halves of a trick.

use game::{Events, Seat};

use super::phase::Phase;
use super::pieces::Card;
use super::state::{Toy, other};
use crate::events::Event;

/// How many cards each seat gets, which is also the number of tricks.
const HAND: u32 = 3;

impl Toy {
    pub(super) fn deal(&mut self, to: Seat, card: Card, events: &mut impl Events<Event>) {
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

    pub(super) fn lead(&mut self, leader: Seat, lead: Card, events: &mut impl Events<Event>) {
        self.side_mut(leader).hand.remove(lead);
        events.push(Event::Played { seat: leader, card: lead });
        self.phase = Phase::Answering { leader, lead };
    }

    pub(super) fn answer(&mut self, leader: Seat, lead: Card, answer: Card, events: &mut impl Events<Event>) {
        let answerer = other(leader);
        self.side_mut(answerer).hand.remove(answer);
        events.push(Event::Played { seat: answerer, card: answer });
        let winner = if answer > lead { answerer } else { leader };
        self.take(winner, [lead, answer], events);
    }

    pub(super) fn bury(&mut self, leader: Seat, lead: Card, card: Card, events: &mut impl Events<Event>) {
        let answerer = other(leader);
        self.side_mut(answerer).hand.remove(card);
        self.side_mut(answerer).buried.insert(card);
        events.push(Event::Buried { seat: answerer, card });
        self.take(leader, [lead], events);
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
