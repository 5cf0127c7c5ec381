//! A game against a second, deliberately naive generator of the same rules.

use std::collections::BTreeMap;

use crate::legal::ActionSet;
use crate::replay::read_step;
use crate::rules::{Game, settle, take_step};
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

/// Walks both down to `depth` recorded steps, compares turn and steps at every node, and returns the number of leaves,
/// which is the perft of both.
pub fn cross_check<G: Game>(state: &G, naive: &impl Naive, depth: u32) -> u64 {
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
        leaves += cross_check(&next, &next_naive, depth - 1);
    }
    leaves
}

/// Compares what both list for the next step of one settled position, and returns it.
pub fn compare<G: Game>(state: &G, naive: &impl Naive) -> BTreeMap<String, u32> {
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
pub fn settle_naive(naive: &mut impl Naive) {
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
