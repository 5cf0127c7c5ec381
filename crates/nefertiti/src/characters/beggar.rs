//! Beggar: on each market a Deben, or a gift turned face down.

use game::Events;

use crate::actions::Action;
use crate::choices::Choices;
use crate::events::Event;
use crate::market::{Market, Place};
use crate::phase::Phase;
use crate::state::Nefertiti;

impl Nefertiti {
    /// The next market, in market order, where one of the two is possible.
    pub(crate) fn next_to_beg(&self, after: Option<Market>) -> Option<Market> {
        let markets = Market::BOARD.into_iter().filter(|market| after.is_none_or(|after| *market > after));
        let mut useful = markets
            .filter(|market| self.board(*market).reserve > 0 || self.hidable(*market).next().is_some());
        useful.next()
    }

    /// The gifts of a market that can be turned; none where Akhenaton was drawn (N72).
    fn hidable(&self, market: Market) -> impl Iterator<Item = Place> {
        let gifts = self.board(market).open_gifts().map(|(place, _)| place);
        gifts.filter(move |_| self.in_reach().has(market))
    }

    pub(crate) fn list_begging(&self, market: Market, choices: &mut Choices) {
        if self.board(market).reserve > 0 {
            choices.add(Action::Beg(market));
        }
        choices.extend(self.hidable(market).map(|place| Action::Hide(market, place)));
    }

    pub(crate) fn beg_on(&mut self, after: Option<Market>) {
        let next = self.next_to_beg(after);
        self.phase = next.map_or(Phase::Turn, |market| Phase::Begging { market });
    }

    pub(crate) fn beg(&mut self, market: Market, events: &mut impl Events<Event>) {
        let seat = self.active;
        self.board_mut(market).reserve -= 1;
        self.player_mut(seat).deben += 1;
        events.push(Event::Begged { seat, market });
        self.beg_on(Some(market));
    }

    pub(crate) fn hide(&mut self, market: Market, place: Place, events: &mut impl Events<Event>) {
        let kind = self.board(market).open_gift(place).expect("a gift that lies face up");
        self.board_mut(market).turned |= 1 << place as u8;
        events.push(Event::Hidden { seat: self.active, market, place, kind });
        self.beg_on(Some(market));
    }
}
