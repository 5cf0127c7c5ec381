//! Treasurer: Deben of one Reserve.

use game::Events;

use crate::events::Event;
use crate::rules::{Market, Nefertiti, Phase};

impl Nefertiti {
    pub(crate) fn collect(&mut self, market: Market, deben: u8, events: &mut impl Events<Event>) {
        let seat = self.active;
        self.board_mut(market).reserve -= deben;
        self.player_mut(seat).deben += deben;
        events.push(Event::Collected { seat, market, deben });
        self.phase = Phase::TURN;
    }
}
