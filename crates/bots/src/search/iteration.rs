//! One way down the tree and back.

use std::hash::Hash;

use game::{ActionSet, Evaluate, Pending, PerSeat, Seat, settle};
use rand::Rng;

use super::Mind;
use super::team::{Decision, Findings};
use super::value::{end, promise};
use crate::tree::{Node, Place, Spot, Tree};

/// How much is tried of what looks less good so far.
const EXPLORATION: f32 = 1.0;
/// How much a better prospect counts before an action is tried: the prior is an exponential of it.
const SHARPNESS: f32 = 4.0;
/// How many decisions are played on from a leaf before the evaluation is asked. Right after an action it overlooks what
/// the others can do about it.
const LOOK_AHEAD: u32 = 6;

/// What was met on the way; kept from one iteration to the next, so that nothing is allocated.
pub(super) struct Iteration<A> {
    /// What was decided on the way down, by whom, and how many edges were new there.
    path: Vec<(Seat, Place, u32)>,
    /// Those edges, with their priors.
    edges: Vec<(A, f32)>,
    /// What was decided after that.
    playout: Vec<(Seat, A)>,
    /// How many iterations of other threads are not heard of yet.
    company: u32,
    /// What those are thought to decide.
    guesses: Vec<Place>,
}

impl<A: Copy + Eq + Hash> Iteration<A> {
    pub(super) fn new(company: u32) -> Iteration<A> {
        Iteration { path: Vec::new(), edges: Vec::new(), playout: Vec::new(), company, guesses: Vec::new() }
    }

    /// Goes down by what looks best, tries something new, finds out what it is worth and notes it on all the way.
    pub(super) fn run<G: Evaluate<Action = A>>(
        &mut self,
        mind: &mut Mind<A>,
        mut state: G,
        rng: &mut impl Rng,
        findings: Option<&mut Findings<A>>,
    ) {
        self.path.clear();
        self.edges.clear();
        self.playout.clear();
        self.descend(mind, &mut state, rng);
        let values = self.look_ahead(mind, &mut state, rng);
        for (seat, place, _) in &self.path {
            mind.tree.tried(*place, values[*seat]);
            mind.habits.note(*seat, mind.tree.edge(*place).action, values[*seat]);
        }
        for (seat, action) in &self.playout {
            mind.habits.note(*seat, *action, values[*seat]);
        }
        if let Some(findings) = findings {
            self.tell(mind, &values, findings);
        }
    }

    fn tell(&self, mind: &Mind<A>, values: &PerSeat<f32>, findings: &mut Findings<A>) {
        for (seat, place, edges) in &self.path {
            let action = mind.tree.edge(*place).action;
            let value = values[*seat];
            findings.decisions.push(Decision { seat: *seat, action, value, edges: *edges });
        }
        findings.edges.extend_from_slice(&self.edges);
        findings.playouts.extend(self.playout.iter().map(|(seat, action)| (*seat, *action, values[*seat])));
    }

    fn descend<G: Evaluate<Action = A>>(&mut self, mind: &mut Mind<A>, state: &mut G, rng: &mut impl Rng) {
        let mut spot = Spot::Root;
        let mut company = self.company;
        loop {
            match settle(state, &mut ()) {
                Pending::Chance => {
                    let outcome = state.sample_chance(rng);
                    state.resolve(outcome, &mut ());
                }
                Pending::Decision(seat, legal) => {
                    let known = self.edges.len();
                    let prior = |action| {
                        let prior = (SHARPNESS * promise_after(state, seat, action)).exp();
                        self.edges.push((action, prior));
                        prior
                    };
                    let Some(node) = mind.tree.open(spot, seat, &legal, prior) else { return };
                    let place = self.select(&mind.tree, node, seat, &legal, &mut company);
                    let edge = mind.tree.edge(place);
                    state.act(edge.action, &mut ());
                    self.path.push((seat, place, (self.edges.len() - known) as u32));
                    if edge.visits == 0 {
                        return;
                    }
                    spot = Spot::After(place);
                }
                Pending::Over => return,
            }
        }
    }

    /// What brought most so far, with more trust in what looked good or was seldom tried (PUCT). What was never tried
    /// counts as much as the mean of the others.
    ///
    /// Other threads that are thought to be here, too, would decide the same, one after the other; what they are thought
    /// to decide counts as tried in vain, and those that decide the same are thought to stay in company.
    #[inline]
    fn select<L: ActionSet<A>>(
        &mut self,
        tree: &Tree<A>,
        node: Node,
        seat: Seat,
        legal: &L,
        company: &mut u32,
    ) -> Place {
        let (mut visits, mut priors, mut value) = (0, 0.0, 0.0);
        for (_, edge) in tree.legal(node, seat, legal) {
            visits += edge.visits;
            priors += edge.prior;
            value += edge.value;
        }
        let scale = EXPLORATION * (visits as f32 + 1.0).sqrt() / priors;
        let untried = if visits == 0 { 0.5 } else { value / visits as f32 };
        self.guesses.clear();
        loop {
            let mut best = (f32::NEG_INFINITY, None);
            for (place, edge) in tree.legal(node, seat, legal) {
                let visits = edge.visits + self.guessed(place);
                let mean = if visits == 0 { untried } else { edge.value / visits as f32 };
                let bound = mean + scale * edge.prior / (1 + visits) as f32;
                if bound > best.0 {
                    best = (bound, Some(place));
                }
            }
            let place = best.1.expect("a decision has legal actions");
            if self.guesses.len() as u32 == *company {
                *company = self.guessed(place);
                return place;
            }
            self.guesses.push(place);
        }
    }

    fn guessed(&self, place: Place) -> u32 {
        self.guesses.iter().filter(|guess| **guess == place).count() as u32
    }

    /// Plays on for some decisions by the game's cheap policy and by habit, or to the end, and says what each seat may
    /// expect.
    fn look_ahead<G: Evaluate<Action = A>>(
        &mut self,
        mind: &Mind<A>,
        state: &mut G,
        rng: &mut impl Rng,
    ) -> PerSeat<f32> {
        let mut left = LOOK_AHEAD;
        loop {
            match settle(state, &mut ()) {
                Pending::Over => return end(state),
                Pending::Decision(..) | Pending::Chance if left == 0 => return promise(state),
                Pending::Chance => {
                    let outcome = state.sample_chance(rng);
                    state.resolve(outcome, &mut ());
                }
                Pending::Decision(seat, legal) => {
                    left -= 1;
                    let action = match state.playout(seat, &legal, rng) {
                        Some(action) => action,
                        None => mind.habits.choose(seat, &legal, rng),
                    };
                    self.playout.push((seat, action));
                    state.act(action, &mut ());
                }
            }
        }
    }
}

/// How good a seat's prospects look right after an action.
fn promise_after<G: Evaluate>(state: &G, seat: Seat, action: G::Action) -> f32 {
    let mut next = state.clone();
    next.act(action, &mut ());
    match settle(&mut next, &mut ()) {
        Pending::Over => end(&next)[seat],
        Pending::Decision(..) | Pending::Chance => promise(&next)[seat],
    }
}
