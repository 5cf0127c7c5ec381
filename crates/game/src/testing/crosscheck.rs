//! A game against a second, deliberately naive generator of the same rules.

use std::collections::BTreeMap;
use std::fmt::{self, Debug, Formatter};

use rand::{Rng, RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::Value;

use crate::legal::ActionSet;
use crate::options::Chosen;
use crate::perft::perft;
use crate::replay::read_step;
use crate::rules::{Game, pick_by_weight, settle, take_step};
use crate::seat::Turn;

/// The rules of a game once more, written for reading only and sharing nothing with the real ones. It speaks in texts,
/// so that it cannot share types either.
pub trait Naive: Clone {
    /// Who decides the next step.
    fn turn(&self) -> Turn;

    /// What can come next, with the weight of an outcome (and 1 for an action). Forced decisions are listed.
    fn steps(&self) -> BTreeMap<String, u32>;

    /// Takes one of these steps.
    fn take(&mut self, text: &str);
}

/// A naive generator that also knows what lies on the table, so that it can follow whole games of the real one.
pub trait Lockstep: Naive {
    /// The real one.
    type Game: Game;

    /// The table before set-up.
    fn start(chosen: &Chosen) -> Self;

    /// What lies on the table, and the points wherever both know them.
    fn look(&self) -> Value;

    /// The same of the real one, in the same words.
    fn look_at(real: &Self::Game) -> Value;
}

/// Plays a random game with both, and compares everything at every node.
#[track_caller]
pub fn check_lockstep<N: Lockstep>(options: &str, seed: u64) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut both = Both::<N>::start(options);
    both.play(usize::MAX, &mut rng);
    both.compare();
}

/// The two implementations side by side, both with their forced steps carried out.
pub struct Both<N: Lockstep> {
    /// The real one.
    pub real: N::Game,
    /// The naive one.
    pub naive: N,
    options: String,
    steps: Vec<String>,
}

impl<N: Lockstep> Both<N> {
    /// Both before set-up, with options as they are written on a command line.
    #[track_caller]
    pub fn start(options: &str) -> Both<N> {
        let chosen = Chosen::parse(N::Game::OPTIONS, options).expect("the options of a test are right");
        let mut real = N::Game::new(&N::Game::options(&chosen).expect("the options of a test go together"));
        let mut naive = N::start(&chosen);
        settle(&mut real, &mut ());
        settle_naive(&mut naive);
        Both { real, naive, options: chosen.to_string(), steps: Vec::new() }
    }

    /// Takes random steps, at most this many, and compares everything before each.
    #[track_caller]
    pub fn play(&mut self, at_most: usize, rng: &mut impl Rng) {
        for _ in 0..at_most {
            if self.real.turn() == Turn::Over {
                return;
            }
            let steps = self.compare();
            let steps: Vec<(&str, u32)> =
                steps.iter().map(|(text, weight)| (text.as_str(), *weight)).collect();
            let total = steps.iter().map(|(_, weight)| weight).sum();
            self.take(pick_by_weight(&steps, rng.random_range(0..total)));
        }
    }

    /// Takes this step with both.
    #[track_caller]
    pub fn take(&mut self, text: &str) {
        let actor = match self.real.turn() {
            Turn::Seat(seat) => Some(seat),
            Turn::Chance | Turn::Over => None,
        };
        let step = read_step(&self.real, actor, text).unwrap_or_else(|error| panic!("{error}, {self:?}"));
        self.steps.push(step.to_string());
        take_step(&mut self.real, step, &mut ());
        settle(&mut self.real, &mut ());
        self.naive.take(text);
        settle_naive(&mut self.naive);
    }

    /// Compares turn, steps and everything that lies on the table; returns the steps with their weights.
    #[track_caller]
    pub fn compare(&self) -> BTreeMap<String, u32> {
        assert_eq!(self.naive.turn(), self.real.turn(), "{self:?}");
        assert_eq!(self.naive.look(), N::look_at(&self.real), "{self:?}");
        compare(&self.real, &self.naive)
    }

    /// Walks both down the whole tree from here, and returns the number of leaves.
    #[track_caller]
    pub fn walk(&self, depth: u32) -> u64 {
        cross_check(&self.real, &self.naive, depth)
    }
}

impl<N: Lockstep> Debug for Both<N> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "with options `{}`, after\n{}", self.options, self.steps.join("\n"))
    }
}

/// Walks both down to `depth` recorded steps, compares turn and steps at every node, and returns the number of leaves,
/// which is the perft of both.
#[track_caller]
pub fn cross_check<G: Game>(state: &G, naive: &impl Naive, depth: u32) -> u64 {
    let leaves = walk(state, naive, depth);
    assert_eq!(perft(state, depth), leaves, "perft leaves out nodes or counts some twice");
    leaves
}

fn walk<G: Game>(state: &G, naive: &impl Naive, depth: u32) -> u64 {
    let (mut state, mut naive) = (state.clone(), naive.clone());
    settle(&mut state, &mut ());
    settle_naive(&mut naive);
    assert_eq!(naive.turn(), state.turn(), "at {state:?}");
    if depth == 0 {
        return 1;
    }
    let texts = compare(&state, &naive);
    let actor = match state.turn() {
        Turn::Seat(seat) => Some(seat),
        Turn::Chance => None,
        Turn::Over => return 0,
    };
    let mut leaves = 0;
    for text in texts.keys() {
        let (mut next, mut next_naive) = (state.clone(), naive.clone());
        let step = read_step(&state, actor, text).expect("both list this step");
        take_step(&mut next, step, &mut ());
        next_naive.take(text);
        leaves += walk(&next, &next_naive, depth - 1);
    }
    leaves
}

/// Compares what both list for the next step of one settled position, and returns it.
fn compare<G: Game>(state: &G, naive: &impl Naive) -> BTreeMap<String, u32> {
    let ours: BTreeMap<String, u32> = match state.turn() {
        Turn::Seat(_) => state.legal().iter().map(|action| (action.to_string(), 1)).collect(),
        Turn::Chance => {
            let mut outcomes = Vec::new();
            state.chance_outcomes(&mut outcomes);
            outcomes.into_iter().map(|(outcome, weight)| (outcome.to_string(), weight)).collect()
        }
        Turn::Over => BTreeMap::new(),
    };
    assert_eq!(naive.steps(), ours, "at {state:?}");
    ours
}

/// The forced steps of the naive generator.
fn settle_naive(naive: &mut impl Naive) {
    while matches!(naive.turn(), Turn::Seat(_)) {
        let steps = naive.steps();
        let mut texts = steps.keys();
        match (texts.next(), texts.next()) {
            (Some(only), None) => naive.take(only),
            (Some(_), Some(_)) => return,
            (None, _) => panic!("the naive generator has a decision without an action"),
        }
    }
}
