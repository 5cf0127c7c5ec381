//! Wandering Thief: takes the least gift of a market and lies down in its place.

use game::Events;

use crate::events::Event;
use crate::market::{Card, Market, Markets, Place};
use crate::phase::{Phase, Then};
use crate::state::Nefertiti;

impl Nefertiti {
    /// The gifts of lowest value of each market in reach; when it was bought, not of the market where it lay (N77).
    pub(crate) fn targets(&self, bought: Option<Market>) -> impl Iterator<Item = (Market, Place)> {
        let excluded = bought.map_or(Markets::NONE, Market::set);
        self.in_reach().without(excluded).iter().flat_map(move |market| {
            let board = self.board(market);
            let value = |(_, kind)| self.edition.highest_value(kind);
            let least = board.open_gifts().map(value).min();
            let gifts = board.open_gifts().filter(move |gift| Some(value(*gift)) == least);
            gifts.map(move |(place, _)| (market, place))
        })
    }

    pub(crate) fn has_target(&self, bought: Option<Market>) -> bool {
        self.targets(bought).next().is_some()
    }

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
            None => self.phase = Phase::Turn,
        }
    }
}
