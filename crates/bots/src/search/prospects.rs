//! What may be expected of every action, not only of the best.

use game::{ActionSet, Evaluate, Pending, Seat, Turn, settle};

use super::{Search, Thought};
use crate::budget::Budget;

/// The part of the iterations that is added for an action that was hardly tried.
const ADDED: u32 = 25;
/// The longest line that is reported.
const LONGEST: usize = 4;
/// What is likely has to be possible in this many positions that look alike, each with luck of its own.
const SAMPLES: usize = 8;
/// A reply that was tried less often than this may have been tried by chance.
const TRIED: u32 = 20;

/// What may be expected of an action.
#[derive(Clone, PartialEq, Debug)]
pub struct Prospect<A> {
    /// The action.
    pub action: A,
    /// How much of the win the seat that decides may expect.
    pub value: f32,
    /// What is likely to follow, as far as it does not depend on luck.
    pub follows: Vec<(Seat, A)>,
}

impl<G: Evaluate> Search<G> {
    /// What may be expected of every action, in the order of what was thought about them with this budget. Those that were
    /// hardly tried are tried some more.
    pub fn prospects(
        &mut self,
        view: &G::View,
        thought: &Thought<G::Action>,
        nodes: u32,
    ) -> Vec<Prospect<G::Action>> {
        let added = Budget::Nodes(nodes.div_ceil(ADDED));
        let mut prospects = Vec::new();
        for candidate in &thought.candidates {
            let is_known = thought.is_well_known(candidate);
            // A proof leaves no tree behind from which to read what follows.
            let tried = (thought.is_solved || !is_known).then(|| self.weigh(view, candidate.action, added));
            let value = tried.filter(|_| !is_known).unwrap_or(candidate.value).clamp(0.0, 1.0);
            let follows = self.follow(view, candidate.action);
            prospects.push(Prospect { action: candidate.action, value, follows });
        }
        prospects
    }

    /// What was tried most after an action, for as long as it is possible whatever is drawn or hidden.
    fn follow(&mut self, view: &G::View, action: G::Action) -> Vec<(Seat, G::Action)> {
        let mut states: Vec<G> = (0..SAMPLES).map(|_| G::sample(view, &mut self.rng)).collect();
        let Some(Turn::Seat(seat)) = states.first().map(G::turn) else { return Vec::new() };
        let tree = self.trees.first();
        let mut line = tree.map(|tree| tree.line_after(seat, action, TRIED)).unwrap_or_default();
        line.truncate(LONGEST);
        let mut last = action;
        for (index, (seat, action)) in line.iter().enumerate() {
            for state in &mut states {
                state.act(last, &mut ());
                if !self.decides(state, *seat, *action) {
                    line.truncate(index);
                    return line;
                }
            }
            last = *action;
        }
        line
    }

    /// Goes on to the next decision: whether it is this seat's, and this action is possible.
    fn decides(&mut self, state: &mut G, seat: Seat, action: G::Action) -> bool {
        loop {
            match settle(state, &mut ()) {
                Pending::Over => return false,
                Pending::Chance => {
                    let outcome = state.sample_chance(&mut self.rng);
                    state.resolve(outcome, &mut ());
                }
                Pending::Decision(decider, legal) => return decider == seat && legal.contains(action),
            }
        }
    }
}
