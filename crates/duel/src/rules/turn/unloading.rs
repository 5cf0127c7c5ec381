//! Unloading a boat: who gains what, and what is loaded in its place.

use game::{Events, Seat};

use crate::events::Event;
use crate::rules::{Boat, Cell, Duel, Phase, Space, Then, Token};

impl Duel {
    #[inline]
    pub(in crate::rules) fn unload(&mut self, boat: Boat, events: &mut impl Events<Event>) {
        events.push(Event::Unloading { seat: self.to_act, boat });
        // The nearest meeple takes the farthest space, and tokens are handed out one by one (R20).
        let mut line = self.harbor.line(boat);
        self.harbor.lift(boat);
        for (space, token) in self.fleet.unload(boat) {
            match line.next() {
                Some((owner, cell)) => self.gain(owner, token, space, Some(cell), events),
                None => events.push(Event::Lost { token, from: space }),
            }
        }
        let then = match self.phase {
            Phase::Unloading { then } => then,
            Phase::Choose
            | Phase::UnloadingAgain
            | Phase::Loading { .. }
            | Phase::Placing { .. }
            | Phase::PlacingToUnload
            | Phase::Taking
            | Phase::Swapping
            | Phase::Refilling { .. }
            | Phase::Replacing { .. }
            | Phase::Over => Then::NextTurn,
        };
        if self.supply() > 0 {
            self.phase = Phase::Refilling { space: Space::new(boat, 1), then };
            return;
        }
        self.fleet.leave(boat);
        events.push(Event::Left { boat });
        if self.fleet.boats() > 1 {
            self.go_on(then, events);
        } else {
            // At once, whatever was still to be done (R15).
            self.phase = Phase::Over;
            events.push(Event::Ended);
        }
    }

    #[inline]
    pub(in crate::rules) fn gain(
        &mut self,
        seat: Seat,
        token: Token,
        from: Space,
        meeple: Option<Cell>,
        events: &mut impl Events<Event>,
    ) {
        let holdings = &mut self.holdings[seat.index()];
        holdings.gain(token);
        events.push(Event::Gained { seat, token, from, meeple });
        // Counted rather than asked one by one: each alone is a matter of luck, but all three coincide at most once in
        // a game, so the one branch is well predicted.
        let signs = [holdings.obelisks() == 5, token == Token::Obelisk, self.first_to_five.is_none()];
        if signs.map(u8::from).iter().sum::<u8>() == 3 {
            self.first_to_five = Some(seat);
            events.push(Event::FirstToFive { seat });
        }
    }

    #[inline]
    pub(in crate::rules) fn load(&mut self, space: Space, token: Token, events: &mut impl Events<Event>) {
        self.fleet.load(space, token);
        events.push(Event::Loaded { space, token });
    }
}
