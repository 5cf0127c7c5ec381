//! Beggar: on each market a Deben, or a gift turned face down.

use game::Events;

use crate::events::Event;
use crate::rules::{CharacterStep, Market, Nefertiti, Phase, Place};

impl Nefertiti {
    pub(crate) fn beg_on(&mut self, after: Option<Market>) {
        let next = self.next_to_beg(after);
        self.phase = next.map_or(Phase::TURN, |market| Phase::Character(CharacterStep::Begging { market }));
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
        self.board_mut(market).turn_down(place);
        events.push(Event::Hidden { seat: self.active, market, place, kind });
        self.beg_on(Some(market));
    }
}
