//! The players.

use std::fmt;
use std::str::FromStr;

use game::bits::below;
use game::{ActionSet, Evaluate, PerSeat, Seat, Turn, settle};
use rand::Rng;

/// A computer player. These two are yardsticks: they stay as they are.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Bot {
    /// Uniform over the legal actions of each step.
    Random,
    /// Tries each legal action, follows forced steps, stops at the next decision or draw and takes what leaves it best
    /// ahead by the game's evaluation; ties at random.
    Greedy,
}

impl Bot {
    /// Every player.
    pub const ALL: [Bot; 2] = [Bot::Random, Bot::Greedy];

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Bot::Random => "random",
            Bot::Greedy => "greedy",
        }
    }

    /// Chooses for the seat that decides, from what that seat knows.
    pub fn choose<G: Evaluate>(self, view: &G::View, rng: &mut impl Rng) -> G::Action {
        let state = G::sample(view, rng);
        let Turn::Seat(seat) = state.turn() else { panic!("a player is asked when a seat decides") };
        match self {
            Bot::Random => state.legal().choose(rng),
            Bot::Greedy => choose_greedily(&state, seat, rng),
        }
    }
}

fn choose_greedily<G: Evaluate>(state: &G, seat: Seat, rng: &mut impl Rng) -> G::Action {
    let mut best = state.legal().nth(0);
    let mut best_lead = i32::MIN;
    let mut ties = 0;
    for action in state.legal().iter() {
        let mut next = state.clone();
        next.act(action, &mut ());
        settle(&mut next, &mut ());
        let lead = lead(&next.evaluate(), seat);
        if lead > best_lead {
            (best, best_lead, ties) = (action, lead, 1);
        } else if lead == best_lead {
            // The k-th of several equals replaces the one before with probability 1/k: all are equally likely.
            ties += 1;
            if below(ties, rng) == 0 {
                best = action;
            }
        }
    }
    best
}

/// How far a seat is ahead of the best of the others; its own points if it is alone.
fn lead(values: &PerSeat<i32>, seat: Seat) -> i32 {
    let others = values.by_seat().filter(|(other, _)| *other != seat);
    values[seat] - others.map(|(_, value)| *value).max().unwrap_or(0)
}

impl fmt::Display for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Bot {
    type Err = UnknownBot;

    fn from_str(text: &str) -> Result<Bot, UnknownBot> {
        Bot::ALL.into_iter().find(|bot| bot.name() == text).ok_or_else(|| UnknownBot(text.to_owned()))
    }
}

/// A name that no player has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownBot(pub String);

impl fmt::Display for UnknownBot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = Bot::ALL.map(Bot::name).join(" and ");
        write!(f, "there is no computer player `{}`; there are {names}", self.0)
    }
}

impl std::error::Error for UnknownBot {}
