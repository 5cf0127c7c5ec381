//! Thief: a gift of the market with the closed tile.

use game::Events;

use crate::events::Event;
use crate::rules::{Card, Nefertiti, Phase, Place};

impl Nefertiti {
    pub(crate) fn steal(&mut self, place: Place, events: &mut impl Events<Event>) {
        let (seat, market) = (self.active, self.tile);
        let card = self.board_mut(market).lift(place);
        let kind = card.and_then(Card::gift).expect("only gifts can be stolen");
        self.player_mut(seat).gifts.add(kind);
        events.push(Event::Stole { seat, market, place, kind });
        if place == Place::Upper {
            self.take_seal(seat, market, events);
        }
        self.read_papyrus(seat, market, kind, events);
        self.phase = Phase::TURN;
    }
}
