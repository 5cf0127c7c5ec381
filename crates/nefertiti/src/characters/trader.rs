//! Trader: up to two swaps with the markets.

use game::Events;

use crate::events::Event;
use crate::gift::Kind;
use crate::market::{Card, Market, Place};
use crate::phase::Phase;
use crate::state::Nefertiti;

impl Nefertiti {
    /// Gifts of any market that is not out for good (N49), for which there is something to give and the cash. The
    /// type need not be one's own.
    pub(crate) fn tradable(&self) -> impl Iterator<Item = (Market, Place)> {
        self.in_reach().iter().flat_map(move |market| {
            let gifts = self.board(market).open_gifts();
            gifts.filter(|(_, kind)| !self.gives(*kind).is_empty()).map(move |(place, _)| (market, place))
        })
    }

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
        let can_go_on = !again && self.tradable().next().is_some();
        self.phase = if can_go_on { Phase::Trading { again: true } } else { Phase::Turn };
    }
}
