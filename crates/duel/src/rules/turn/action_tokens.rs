//! Playing an action token.

use game::Events;

use crate::events::Event;
use crate::rules::{ActionToken, Boat, Duel, Pair, Phase, Space, Then};

impl Duel {
    #[inline]
    pub(in crate::rules) fn play(&mut self, token: ActionToken, events: &mut impl Events<Event>) {
        self.holdings[self.to_act.index()].spend(token);
        events.push(Event::Used { seat: self.to_act, token });
        self.phase = match token {
            ActionToken::Take => Phase::Taking,
            ActionToken::Place => Phase::Placing { placed: 0 },
            ActionToken::Unload => Phase::PlacingToUnload,
            ActionToken::Swap => Phase::Swapping,
        };
    }

    #[inline]
    pub(in crate::rules) fn take(&mut self, space: Space, events: &mut impl Events<Event>) {
        let token = self.fleet.take(space);
        self.gain(self.to_act, token, space, None, events);
        self.phase = Phase::Replacing { space };
    }

    #[inline]
    pub(in crate::rules) fn swap(&mut self, boat: Boat, pair: Pair, events: &mut impl Events<Event>) {
        self.fleet.swap(boat, pair);
        events.push(Event::Swapped { seat: self.to_act, boat, pair });
        self.phase = Phase::Unloading { then: Then::NextTurn };
    }
}
