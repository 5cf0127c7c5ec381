//! Trader: up to two swaps with the markets.

use game::Events;

use crate::events::Event;
use crate::rules::{Card, CharacterStep, Kind, Market, Nefertiti, Phase, Place};

impl Nefertiti {
    /// The seal stays where it lies, and a foreign gift stays on the market (N75).
    pub(crate) fn trade(
        &mut self,
        given: Kind,
        market: Market,
        place: Place,
        again: bool,
        events: &mut impl Events<Event>,
    ) {
        let seat = self.active;
        let taken = self.board(market).open_gift(place).expect("a gift that is wanted");
        let paid = self.edition.difference(taken, given);
        let board = self.board_mut(market);
        board.lay(place, Card::Gift(given));
        board.reserve += paid;
        let own = self.player_mut(seat);
        own.gifts.remove(given);
        own.gifts.add(taken);
        own.deben -= paid;
        events.push(Event::Traded { seat, market, place, given, taken, paid });
        self.read_papyrus(seat, market, taken, events);
        let can_go_on = !again && self.can_trade();
        self.phase =
            if can_go_on { Phase::Character(CharacterStep::Trading { again: true }) } else { Phase::TURN };
    }
}
