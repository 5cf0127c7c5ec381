//! The port of Memphis: when its gifts are awarded.

use game::Events;

use crate::events::Event;
use crate::rules::{Market, Nefertiti};

impl Nefertiti {
    /// After a refill: an award, if the refill brought a foreign gift, there are enough of them, and somebody is there.
    pub(crate) fn feed(&mut self, fed: bool, events: &mut impl Events<Event>) {
        let is_due = fed && self.memphis.cards() >= self.edition.award;
        if is_due && !self.board(Market::Memphis).stand.is_empty() {
            events.push(Event::Awarding { is_last: false });
            self.sell(Market::Memphis, events);
        } else {
            self.go_on(events);
        }
    }

    /// Akhenaton was drawn. With no gift there, pieces go home and nobody pays or takes half (N80).
    pub(crate) fn award_for_the_last_time(&mut self, events: &mut impl Events<Event>) {
        if !self.open.has(Market::Memphis) {
            self.go_on(events);
            return;
        }
        events.push(Event::Awarding { is_last: true });
        if self.memphis.is_empty() {
            while !self.board(Market::Memphis).stand.is_empty() {
                self.send_home(Market::Memphis, events);
            }
        }
        if self.board(Market::Memphis).stand.is_empty() {
            self.finish_award(events);
        } else {
            self.sell(Market::Memphis, events);
        }
    }

    /// After the last award nothing happens at Memphis any more (N53).
    pub(crate) fn finish_award(&mut self, events: &mut impl Events<Event>) {
        if self.out.is_some() {
            self.open.remove(Market::Memphis);
        }
        self.go_on(events);
    }
}
