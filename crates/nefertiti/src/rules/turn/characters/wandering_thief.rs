//! Wandering Thief: takes the cheapest gift of a market and lies down in its place.

use game::Events;

use crate::events::Event;
use crate::rules::{Card, Market, Nefertiti, Phase, Place, Then};

impl Nefertiti {
    /// A seal on the gift stays for whoever takes the Wandering Thief (N48).
    pub(crate) fn wander(
        &mut self,
        market: Market,
        place: Place,
        bought: Option<Market>,
        then: Then,
        events: &mut impl Events<Event>,
    ) {
        let seat = bought.map_or(self.active, |market| self.asked_at(market));
        let card = self.board_mut(market).lift(place);
        let kind = card.and_then(Card::gift).expect("it takes gifts");
        self.board_mut(market).lay(place, Card::WanderingThief);
        self.player_mut(seat).gifts.add(kind);
        events.push(Event::Wandered { seat, market, place, kind });
        self.read_papyrus(seat, market, kind, events);
        match bought {
            Some(market) => self.after_card(market, then, events),
            None => self.phase = Phase::TURN,
        }
    }
}
