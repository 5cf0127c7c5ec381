//! What decisions and draws do.

use game::{Events, Seat};

use crate::actions::Action;
use crate::events::Event;
use crate::fleet::Space;
use crate::harbor::{Boat, Cell};
use crate::state::{Duel, Phase, Then, other};
use crate::token::{ActionToken, Token};

impl Duel {
    #[expect(
        clippy::inline_always,
        reason = "the inner loop of every search, which compilers make a call of"
    )]
    #[inline(always)]
    pub(crate) fn carry_out(&mut self, action: Action, events: &mut impl Events<Event>) {
        match action {
            Action::Place(cell) => self.place(cell, events),
            Action::Unload(boat) => self.unload(boat, events),
            Action::Use(token) => self.play(token, events),
            Action::Take(space) => {
                let token = self.fleet.take(space);
                self.gain(self.to_act, token, space, None, events);
                self.phase = Phase::Replacing { space };
            }
            Action::Swap(boat, pair) => {
                self.fleet.swap(boat, pair);
                events.push(Event::Swapped { seat: self.to_act, boat, pair });
                self.phase = Phase::Unloading { then: Then::NextTurn };
            }
            Action::Stop => {
                events.push(Event::Stopped { seat: self.to_act });
                self.next_turn(events);
            }
        }
    }

    #[inline]
    pub(crate) fn draw(&mut self, token: Token, events: &mut impl Events<Event>) {
        self.unseen.remove(token);
        match self.phase {
            Phase::Refilling { space, then } => {
                self.load(space, token, events);
                match space.next_on_boat() {
                    Some(space) => self.phase = Phase::Refilling { space, then },
                    None => self.go_on(then, events),
                }
            }
            Phase::Loading { space } => {
                self.load(space, token, events);
                self.phase = space.next().map_or(Phase::Choose, |space| Phase::Loading { space });
            }
            Phase::Replacing { space } => {
                self.reserve -= 1;
                self.load(space, token, events);
                self.next_turn(events);
            }
            Phase::Choose
            | Phase::Placing { .. }
            | Phase::PlacingToUnload
            | Phase::Unloading { .. }
            | Phase::UnloadingAgain
            | Phase::Taking
            | Phase::Swapping
            | Phase::Over => unreachable!("nothing is drawn in {:?}", self.phase),
        }
    }

    fn place(&mut self, cell: Cell, events: &mut impl Events<Event>) {
        self.harbor.place(self.to_act, cell);
        events.push(Event::Placed { seat: self.to_act, cell });
        match self.phase {
            Phase::Placing { placed: placed @ 0..=1 } => self.phase = Phase::Placing { placed: placed + 1 },
            Phase::PlacingToUnload => self.phase = Phase::Unloading { then: Then::UnloadAgain },
            Phase::Choose
            | Phase::Placing { .. }
            | Phase::Loading { .. }
            | Phase::Unloading { .. }
            | Phase::UnloadingAgain
            | Phase::Taking
            | Phase::Swapping
            | Phase::Refilling { .. }
            | Phase::Replacing { .. }
            | Phase::Over => self.next_turn(events),
        }
    }

    fn play(&mut self, token: ActionToken, events: &mut impl Events<Event>) {
        self.holdings[self.to_act.index()].spend(token);
        events.push(Event::Used { seat: self.to_act, token });
        self.phase = match token {
            ActionToken::Take => Phase::Taking,
            ActionToken::Place => Phase::Placing { placed: 0 },
            ActionToken::Unload => Phase::PlacingToUnload,
            ActionToken::Swap => Phase::Swapping,
        };
    }

    fn unload(&mut self, boat: Boat, events: &mut impl Events<Event>) {
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

    fn gain(
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
        // Counted rather than asked one by one: each alone is up to luck, but all three come once in a game at most, so
        // that a processor foresees the one branch.
        let signs = [holdings.obelisks() == 5, token == Token::Obelisk, self.first_to_five.is_none()];
        if signs.map(u8::from).iter().sum::<u8>() == 3 {
            self.first_to_five = Some(seat);
            events.push(Event::FirstToFive { seat });
        }
    }

    fn load(&mut self, space: Space, token: Token, events: &mut impl Events<Event>) {
        self.fleet.load(space, token);
        events.push(Event::Loaded { space, token });
    }

    fn go_on(&mut self, then: Then, events: &mut impl Events<Event>) {
        match then {
            Then::NextTurn => self.next_turn(events),
            Then::UnloadAgain => self.phase = Phase::UnloadingAgain,
        }
    }

    /// Hands the turn over. A player who can do nothing passes, and only then (R1, R2).
    fn next_turn(&mut self, events: &mut impl Events<Event>) {
        self.phase = Phase::Choose;
        self.to_act = other(self.to_act);
        // Without a placement and an unload only a token can help, and that is rare: ask for it last.
        if self.placements() | self.unloads() == 0 {
            self.pass_if_stuck(events);
        }
    }

    #[cold]
    fn pass_if_stuck(&mut self, events: &mut impl Events<Event>) {
        if self.legal_actions().is_empty() {
            events.push(Event::Passed { seat: self.to_act });
            self.to_act = other(self.to_act);
            debug_assert!(!self.legal_actions().is_empty(), "never both players at once");
        }
    }
}
