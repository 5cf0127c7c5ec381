//! Vizier: points for different types.

use game::Events;

use crate::events::Event;
use crate::rules::{Nefertiti, Phase};

impl Nefertiti {
    pub(crate) fn advise(&mut self, events: &mut impl Events<Event>) {
        let seat = self.active;
        let types = self.own().gifts.types();
        let points = u16::from(types) * u16::from(self.edition.vizier);
        self.player_mut(seat).points += points;
        events.push(Event::Advised { seat, types, points });
        self.phase = Phase::TURN;
    }
}
