//! Counting the positions that lie a number of steps ahead, chance included: the figure that two implementations of
//! one game must agree on.

use crate::rules::{Game, StepOf, next_steps, settle, take_step};

/// How many ways there are to take `depth` recorded steps from here; forced steps are carried out and not counted. A
/// game that ends earlier counts for nothing.
pub fn perft<G: Game>(state: &G, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut settled = state.clone();
    let steps = steps_from(&mut settled);
    if depth == 1 {
        return steps.len() as u64;
    }
    steps.into_iter().map(|step| perft(&after(&settled, step), depth - 1)).sum()
}

/// The same, for each first step on its own.
pub fn divide<G: Game>(state: &G, depth: u32) -> Vec<(StepOf<G>, u64)> {
    let mut settled = state.clone();
    let steps = steps_from(&mut settled).into_iter();
    steps.map(|step| (step, perft(&after(&settled, step), depth.saturating_sub(1)))).collect()
}

/// Carries out forced steps and lists what can come next.
fn steps_from<G: Game>(state: &mut G) -> Vec<StepOf<G>> {
    settle(state, &mut ());
    next_steps(state)
}

fn after<G: Game>(state: &G, step: StepOf<G>) -> G {
    let mut next = state.clone();
    take_step(&mut next, step, &mut ());
    next
}
