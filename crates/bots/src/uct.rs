//! The yardstick of search: open-loop UCT with uniform playouts, as plain as it can be. It stays as it is.

use game::bits::below;
use game::{ActionSet, Evaluate, Pending, Turn, play_out, settle};
use rand::Rng;

use crate::budget::Budget;
use crate::player::Choice;
use crate::stop::Stop;
use crate::tree::{Edge, Tree, Visit};

const EXPLORATION: f32 = 0.7;
const MOST_EDGES: usize = 1 << 22;

/// Chooses for the seat that decides, from what that seat knows, and counts its iterations.
pub(crate) fn choose<G: Evaluate>(
    view: &G::View,
    budget: Budget,
    stop: &Stop,
    rng: &mut impl Rng,
) -> Choice<G::Action> {
    let tree = Tree::new(MOST_EDGES);
    let (mut path, mut open) = (Vec::new(), Vec::new());
    let mut meter = budget.meter(stop);
    while meter.goes_on() {
        iterate(G::sample(view, rng), &tree, &mut path, &mut open, rng);
    }
    let legal = G::sample(view, rng).legal();
    let most = tree.root.edges().max_by_key(|edge| edge.visits());
    let action = most.map_or_else(|| legal.nth(0), |edge| edge.action);
    Choice { action, nodes: meter.done(), is_solved: false }
}

fn iterate<'a, G: Evaluate>(
    mut state: G,
    tree: &'a Tree<G::Action, G::Legal>,
    path: &mut Vec<Visit<'a, G::Action, G::Legal>>,
    open: &mut Vec<&'a Edge<G::Action, G::Legal>>,
    rng: &mut impl Rng,
) {
    path.clear();
    let mut node = &tree.root;
    loop {
        match settle(&mut state, &mut ()) {
            Pending::Chance => {
                let outcome = state.sample_chance(rng);
                state.resolve(outcome, &mut ());
            }
            Pending::Decision(seat, legal) => {
                let Some(()) = tree.open(node, seat, &legal, |_| 0.0, open) else { break };
                let edge = select(open, rng);
                state.act(edge.action, &mut ());
                let visit = edge.visit(0.0);
                let is_first = visit.is_first;
                path.push(visit);
                if is_first {
                    break;
                }
                node = &edge.next;
            }
            Pending::Over => break,
        }
    }
    play_out(&mut state, rng);
    debug_assert_eq!(state.turn(), Turn::Over);
    let won = state.won();
    for visit in path.drain(..) {
        visit.end(won[visit.edge.seat]);
    }
}

/// What has not been tried comes first, in random order; then the highest upper confidence bound.
#[inline]
fn select<'a, A, L>(open: &[&'a Edge<A, L>], rng: &mut impl Rng) -> &'a Edge<A, L> {
    let (mut visits, mut untried) = (0, 0);
    for edge in open {
        visits += edge.visits();
        untried += u32::from(edge.visits() == 0);
    }
    if untried > 0 {
        let mut fresh = open.iter().filter(|edge| edge.visits() == 0);
        return fresh.nth(below(untried, rng) as usize).expect("it was counted");
    }
    let log = (visits as f32).ln();
    let mut best = (f32::NEG_INFINITY, None);
    for edge in open {
        let bound = edge.mean() + EXPLORATION * (log / edge.visits() as f32).sqrt();
        if bound > best.0 {
            best = (bound, Some(*edge));
        }
    }
    best.1.expect("a decision has legal actions")
}
