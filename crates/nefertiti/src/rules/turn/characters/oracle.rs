//! Oracle: looks at the last cards of the pile, swaps with them, and lays them in an order.

use game::Events;

use crate::events::Event;
use crate::rules::{Kind, LAST_GIFTS, Nefertiti, OracleStep, Phase, PileCard};

impl Nefertiti {
    /// With four gifts left or fewer there is nothing to draw: he sees them all (N45).
    pub(crate) fn look(&mut self, events: &mut impl Events<Event>) {
        let seat = self.active;
        self.oracle.seat = Some(seat);
        if usize::from(self.unseen.cards()) > LAST_GIFTS {
            self.phase = Phase::Oracle(OracleStep::Foreseeing { left: LAST_GIFTS as u8 });
            return;
        }
        for kind in self.unseen.kinds().iter() {
            for _ in 0..self.unseen.count(kind) {
                self.oracle.see(kind);
                events.push(Event::Foreseen { seat, kind });
            }
        }
        self.phase = Phase::Oracle(OracleStep::Divining);
    }

    pub(crate) fn foresee(&mut self, card: PileCard, left: u8, events: &mut impl Events<Event>) {
        let PileCard::Gift(kind) = card else { unreachable!("the Oracle is shown gifts") };
        self.oracle.see(kind);
        events.push(Event::Foreseen { seat: self.active, kind });
        self.phase = if left == 1 {
            Phase::Oracle(OracleStep::Divining)
        } else {
            Phase::Oracle(OracleStep::Foreseeing { left: left - 1 })
        };
    }

    /// A papyrus from the pile brings no seal (N45).
    pub(crate) fn divine(&mut self, given: Kind, taken: Kind, events: &mut impl Events<Event>) {
        let seat = self.active;
        self.oracle.swap(taken, given);
        self.unseen.remove(taken);
        self.unseen.add(given);
        let gifts = &mut self.player_mut(seat).gifts;
        gifts.remove(given);
        gifts.add(taken);
        events.push(Event::Divined { seat, given, taken });
        self.phase = Phase::Oracle(OracleStep::Divining);
    }

    pub(crate) fn lay_next(&mut self, card: PileCard, events: &mut impl Events<Event>) {
        let seat = self.active;
        events.push(Event::Laid { seat, number: self.oracle.laid.len() as u8, card });
        self.oracle.laid.push(card);
        if self.oracle.to_lay() == 0 {
            self.oracle.seen.clear();
            events.push(Event::Ordered { seat });
            self.phase = Phase::TURN;
        }
    }
}
