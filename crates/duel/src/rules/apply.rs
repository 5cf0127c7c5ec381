//! What decisions and draws do, and who is asked next.

use game::Events;

use super::actions::Action;
use super::phase::{Phase, Then};
use super::pieces::Token;
use super::state::{Duel, other};
use crate::events::Event;

impl Duel {
    #[expect(
        clippy::inline_always,
        reason = "the inner loop of every search, which compilers would turn into a call"
    )]
    #[inline(always)]
    pub(crate) fn carry_out(&mut self, action: Action, events: &mut impl Events<Event>) {
        match action {
            Action::Place(cell) => self.place(cell, events),
            Action::Unload(boat) => self.unload(boat, events),
            Action::Use(token) => self.play(token, events),
            Action::Take(space) => self.take(space, events),
            Action::Swap(boat, pair) => self.swap(boat, pair, events),
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

    #[inline]
    pub(super) fn go_on(&mut self, then: Then, events: &mut impl Events<Event>) {
        match then {
            Then::NextTurn => self.next_turn(events),
            Then::UnloadAgain => self.phase = Phase::UnloadingAgain,
        }
    }

    /// Hands the turn over. A player who can do nothing passes, and only then (R1, R2).
    #[inline]
    pub(super) fn next_turn(&mut self, events: &mut impl Events<Event>) {
        self.phase = Phase::Choose;
        self.to_act = other(self.to_act);
        // With neither a placement nor an unload only a token can help, and that is rare: ask for it last.
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
