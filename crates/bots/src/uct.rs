//! The yardstick of search: open-loop UCT with uniform playouts, as plain as it can be. It stays as it is.

use game::bits::below;
use game::{ActionSet, Evaluate, Pending, Seat, Turn, play_out, settle};
use rand::Rng;

use crate::budget::Budget;
use crate::player::Choice;
use crate::stop::Stop;
use crate::tree::{Place, Spot, Tree};

const EXPLORATION: f32 = 0.7;
const MOST_EDGES: usize = 1 << 22;

/// Chooses for the seat that decides, from what that seat knows, and counts its iterations.
pub(crate) fn choose<G: Evaluate>(
    view: &G::View,
    budget: Budget,
    stop: &Stop,
    rng: &mut impl Rng,
) -> Choice<G::Action> {
    let mut tree = Tree::new(MOST_EDGES);
    let (mut path, mut open) = (Vec::new(), Vec::new());
    let mut meter = budget.meter(stop);
    while meter.goes_on() {
        iterate(G::sample(view, rng), &mut tree, &mut path, &mut open, rng);
    }
    let legal = G::sample(view, rng).legal();
    let most = tree.roots().iter().max_by_key(|edge| edge.visits);
    let action = most.map_or_else(|| legal.nth(0), |edge| edge.action);
    Choice { action, nodes: meter.done(), is_solved: false }
}

fn iterate<G: Evaluate>(
    mut state: G,
    tree: &mut Tree<G::Action, G::Legal>,
    path: &mut Vec<(Seat, Place)>,
    open: &mut Vec<Place>,
    rng: &mut impl Rng,
) {
    path.clear();
    let mut spot = Spot::Root;
    loop {
        match settle(&mut state, &mut ()) {
            Pending::Chance => {
                let outcome = state.sample_chance(rng);
                state.resolve(outcome, &mut ());
            }
            Pending::Decision(seat, legal) => {
                let Some(()) = tree.open(spot, seat, &legal, |_| 0.0, open) else { break };
                let place = select(tree, open, rng);
                let edge = tree.edge(place);
                state.act(edge.action, &mut ());
                path.push((seat, place));
                if edge.visits == 0 {
                    break;
                }
                spot = Spot::After(place);
            }
            Pending::Over => break,
        }
    }
    play_out(&mut state, rng);
    debug_assert_eq!(state.turn(), Turn::Over);
    let won = state.won();
    for (seat, place) in path.drain(..) {
        tree.tried(place, won[seat]);
    }
}

/// What has not been tried comes first, in random order; then the highest upper confidence bound.
#[inline]
fn select<A: Copy + Eq, L: ActionSet<A>>(tree: &Tree<A, L>, open: &[Place], rng: &mut impl Rng) -> Place {
    let (mut visits, mut untried) = (0, 0);
    for edge in open.iter().map(|place| tree.edge(*place)) {
        visits += edge.visits;
        untried += u32::from(edge.visits == 0);
    }
    if untried > 0 {
        let mut fresh = open.iter().filter(|place| tree.edge(**place).visits == 0);
        return *fresh.nth(below(untried, rng) as usize).expect("it was counted");
    }
    let log = (visits as f32).ln();
    let mut best = (f32::NEG_INFINITY, None);
    for place in open {
        let edge = tree.edge(*place);
        let bound = edge.mean() + EXPLORATION * (log / edge.visits as f32).sqrt();
        if bound > best.0 {
            best = (bound, Some(*place));
        }
    }
    best.1.expect("a decision has legal actions")
}
