//! Treasurer: Deben of one Reserve.

use game::Events;

use crate::actions::Action;
use crate::choices::Choices;
use crate::events::Event;
use crate::market::Market;
use crate::phase::Phase;
use crate::state::Nefertiti;

impl Nefertiti {
    /// Open or closed, even out for good (N40), but not Memphis.
    pub(crate) fn has_money(&self) -> bool {
        Market::BOARD.into_iter().any(|market| self.board(market).reserve > 0)
    }

    /// The player says how many (N71).
    pub(crate) fn list_collections(&self, choices: &mut Choices) {
        for market in Market::BOARD {
            let most = self.board(market).reserve.min(self.edition.treasurer());
            choices.extend((1..=most).map(|deben| Action::Collect(market, deben)));
        }
    }

    pub(crate) fn collect(&mut self, market: Market, deben: u8, events: &mut impl Events<Event>) {
        let seat = self.active;
        self.board_mut(market).reserve -= deben;
        self.player_mut(seat).deben += deben;
        events.push(Event::Collected { seat, market, deben });
        self.phase = Phase::Turn;
    }
}
