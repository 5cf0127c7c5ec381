//! Somebody at the table, wherever the decisions come from.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use game::{ActionSet, Evaluate, Seat, legal_numbers, observation_size, observe};
use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use super::contestant::{Asked, Caller, Contestant};
use super::program::{Program, Silence};
use super::protocol;
use crate::player::{Choice, Player};

/// A contestant in a seat, for one game.
pub(super) enum Chair<G: Evaluate> {
    Own(Box<Player<G>>),
    Program(Program),
    Caller(Seated),
}

/// Somebody in this process, in a seat.
pub(super) struct Seated {
    caller: Caller,
    seat: Seat,
    seats: u8,
    seed: u64,
}

impl Seated {
    /// No answer means that the contest is to stop.
    fn choose<G: Evaluate>(&self, view: &G::View, legal: &G::Legal) -> Result<Choice<G::Action>, Silence> {
        let mut observation = vec![0; 4 * observation_size::<G>(self.seats)];
        observe::<G>(view, self.seat, self.seats, &mut observation);
        let asked = Asked {
            seat: self.seat,
            seats: self.seats,
            view: serde_json::to_value(view).expect("a view is made of texts, numbers, lists and maps"),
            observation,
            legal: legal.iter().map(|action| action.to_string()).collect(),
            numbers: legal_numbers::<G>(legal).collect(),
            seed: self.seed,
        };
        let answer = self.caller.choose(&asked).ok_or(Silence::Stopped)?;
        let action = protocol::read_action::<G>(&answer, legal)?;
        Ok(Choice { action, nodes: 0, is_solved: false })
    }
}

/// What everybody at a table is told before the first move.
#[derive(Clone, Copy)]
pub(super) struct House<'a> {
    pub(super) options: &'a str,
    pub(super) seats: u8,
    pub(super) limit: Duration,
    pub(super) stopped: &'a AtomicBool,
}

impl<G: Evaluate> Chair<G> {
    /// Seats somebody whose choices follow from the seed; a program is started and greeted.
    pub(super) fn sit(
        contestant: &Contestant,
        seat: Seat,
        house: House<'_>,
        seed: u64,
    ) -> Result<Chair<G>, Silence> {
        match contestant {
            Contestant::Own(bot) => {
                let rng = Xoshiro256PlusPlus::seed_from_u64(seed);
                Ok(Chair::Own(Box::new(Player::new(*bot, rng))))
            }
            Contestant::Program(command) => {
                let program = Program::start(command, house.limit, seed)?;
                let hello = protocol::hello::<G>(house.options, seat, house.seats);
                protocol::read_name(&program.ask(&hello, house.stopped)?)?;
                Ok(Chair::Program(program))
            }
            Contestant::Caller(caller) => {
                Ok(Chair::Caller(Seated { caller: caller.clone(), seat, seats: house.seats, seed }))
            }
        }
    }

    /// Asks for a decision.
    pub(super) fn choose(
        &mut self,
        view: &G::View,
        legal: &G::Legal,
        stopped: &AtomicBool,
    ) -> Result<Choice<G::Action>, Silence> {
        match self {
            Chair::Own(player) => Ok(player.choose(view)),
            Chair::Program(program) => {
                let answer = program.ask(&protocol::choose::<G>(view, legal), stopped)?;
                let chose = protocol::read_choice(&answer)?;
                let action = protocol::read_action::<G>(&chose.action, legal)?;
                Ok(Choice { action, nodes: chose.nodes, is_solved: false })
            }
            Chair::Caller(seated) => seated.choose::<G>(view, legal),
        }
    }

    /// Somebody decided. Programs see it in their next view.
    pub(super) fn saw(&mut self, seat: Seat, action: G::Action) {
        match self {
            Chair::Own(player) => player.saw(seat, action),
            Chair::Program(_) | Chair::Caller(_) => {}
        }
    }

    /// The game is over; a program is given a moment to end itself.
    pub(super) fn leave(self, ranks: &[u8]) {
        match self {
            Chair::Own(_) | Chair::Caller(_) => {}
            Chair::Program(program) => {
                program.tell(&protocol::over(ranks));
                program.leave();
            }
        }
    }
}
