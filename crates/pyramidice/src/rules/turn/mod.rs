//! How turns follow each other; each part of a turn has a file of its own.

mod architect;
mod build;
mod payment;
mod powers;
mod rest;
mod setup;
mod work;

use game::{Events, Seat};

use crate::events::Event;
use crate::rules::{Dealing, Owner, Phase, Pyramidice, Then, Working};

impl Pyramidice {
    pub(super) fn begin_turn(&mut self, owner: Owner, events: &mut impl Events<Event>) {
        self.active = owner;
        events.push(Event::TurnBegan { owner });
        match owner {
            Owner::Seat(seat) => {
                self.players[seat.index()].has_copied = false;
                self.phase = Phase::Choosing;
            }
            Owner::Architect => self.begin_architect(events),
        }
    }

    /// Goes on after something that can be interrupted.
    pub(super) fn go_on(&mut self, then: Then, events: &mut impl Events<Event>) {
        match then {
            Then::DealProjects => self.phase = Phase::SetUp(Dealing::Project),
            Then::GiveCats { to } => self.give_cats(to, events),
            Then::FinishRest => self.finish_rest(events),
            Then::StartWork => {
                self.work.is_labour = true;
                self.start_work(events);
            }
            Then::Menu => self.phase = Phase::Work(Working::Menu),
            Then::FinishWork => self.finish_work(events),
            Then::FinishTurn => self.finish_turn(events),
        }
    }

    /// The end check (P4, P28), and the next turn.
    pub(crate) fn finish_turn(&mut self, events: &mut impl Events<Event>) {
        let is_last_in_order = match self.active {
            Owner::Architect => true,
            Owner::Seat(seat) => self.opponent().is_none() && seat.number() + 1 == self.options.players,
        };
        self.rounds += u8::from(is_last_in_order);
        if self.pharaoh == Some(self.active) {
            self.phase = Phase::Over;
            events.push(Event::Ended);
            return;
        }
        let too_long = is_last_in_order && self.rounds == self.numbers().turn.most_turns;
        if self.pharaoh.is_none() && (self.supply.stones == 0 || self.pile == 0 || too_long) {
            self.pharaoh = Some(self.active);
            events.push(Event::PharaohTaken { owner: self.active });
        }
        let next = match (self.active, self.opponent()) {
            (Owner::Seat(_), Some(_)) => Owner::Architect,
            (Owner::Architect, _) => Owner::Seat(Seat::new(0)),
            (Owner::Seat(seat), None) => Owner::Seat(self.next_seat(seat)),
        };
        self.begin_turn(next, events);
    }

    pub(crate) fn next_seat(&self, seat: Seat) -> Seat {
        let next = seat.number() + 1;
        Seat::new(if next == self.options.players { 0 } else { next })
    }
}
