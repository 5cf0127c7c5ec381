//! The result of thinking.

use game::{ActionSet, Seat};
use rand::{Rng, RngExt};

use crate::solve::Proof;
use crate::tree::Tree;

/// An action with at least this share of the iterations was looked at well enough to be judged by them.
const ENOUGH: f64 = 0.02;
/// What seems worse than the best by more than this many doubts is never chosen.
const CLEARLY: f32 = 3.0;

/// The result of thinking about a decision.
#[derive(Clone, PartialEq, Debug)]
pub struct Thought<A> {
    /// The legal actions, the best first.
    pub candidates: Vec<Candidate<A>>,
    /// What is likely to follow, starting with the best action; if the values are exact, best play by everybody up to the
    /// next draw or the end.
    pub line: Vec<(Seat, A)>,
    /// How many iterations it took, or positions for a proof.
    pub nodes: u32,
    /// Whether the values are exact.
    pub is_solved: bool,
}

/// One legal action.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Candidate<A> {
    /// The action.
    pub action: A,
    /// How often it was tried.
    pub visits: u32,
    /// How much of the win the seat that decides may expect.
    pub value: f32,
}

impl<A: Copy + Eq> Thought<A> {
    pub(super) fn proved(proof: Proof<A>) -> Thought<A> {
        let candidate = |(action, value): (A, f64)| Candidate { action, visits: 0, value: value as f32 };
        let candidates = proof.actions.into_iter().map(candidate).collect();
        Thought { candidates, line: proof.line, nodes: proof.positions, is_solved: true }
    }

    /// The sum over several trees.
    pub(super) fn of<L: ActionSet<A>>(
        trees: &[Tree<A, L>],
        seat: Seat,
        legal: &[A],
        nodes: u32,
    ) -> Thought<A> {
        let candidate = |action: &A| {
            let edges = trees.iter().flat_map(|tree| tree.root.edges());
            let own = edges.filter(|edge| edge.seat == seat && edge.action == *action);
            let (visits, sum) =
                own.fold((0, 0.0), |(visits, sum), edge| (visits + edge.visits(), sum + edge.sum()));
            let value = if visits == 0 { 0.0 } else { sum / visits as f32 };
            Candidate { action: *action, visits, value }
        };
        let mut candidates: Vec<Candidate<A>> = legal.iter().map(candidate).collect();
        candidates
            .sort_by(|one, other| other.visits.cmp(&one.visits).then(other.value.total_cmp(&one.value)));
        let line = trees.first().map(Tree::line).unwrap_or_default();
        Thought { candidates, line, nodes, is_solved: false }
    }

    /// Whether an action was looked at well enough to be judged by it.
    pub fn is_well_known(&self, candidate: &Candidate<A>) -> bool {
        self.is_solved || f64::from(candidate.visits) >= ENOUGH * f64::from(self.nodes).max(1.0)
    }

    /// One of the actions that were tried: the better it seems, the likelier, and more so the smaller the doubt, which is in
    /// thousandths of the win. Without doubt it is the best.
    pub(crate) fn choose(&self, doubt: u16, rng: &mut impl Rng) -> A {
        let was_tried = |candidate: &&Candidate<A>| self.is_solved || candidate.visits > 0;
        let tried = || self.candidates.iter().filter(was_tried);
        let best = tried().map(|candidate| candidate.value).fold(f32::NEG_INFINITY, f32::max);
        let weight = |candidate: &Candidate<A>| {
            let doubts = (best - candidate.value) / (f32::from(doubt) / 1000.0);
            if doubts > CLEARLY { 0.0 } else { (-doubts).exp() }
        };
        if doubt == 0 || tried().next().is_none() {
            return self.best();
        }
        let mut drawn = rng.random::<f32>() * tried().map(weight).sum::<f32>();
        let chosen = tried().find(|candidate| {
            drawn -= weight(candidate);
            drawn < 0.0
        });
        chosen.map_or_else(|| self.best(), |candidate| candidate.action)
    }

    /// The best action.
    pub fn best(&self) -> A {
        self.candidates.first().expect("a decision has legal actions").action
    }
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;
    use rand_xoshiro::Xoshiro256PlusPlus;

    use super::*;

    fn thought(candidates: &[(char, u32, f32)]) -> Thought<char> {
        let candidate = |&(action, visits, value)| Candidate { action, visits, value };
        let candidates = candidates.iter().map(candidate).collect();
        Thought { candidates, line: Vec::new(), nodes: 10, is_solved: false }
    }

    /// How often each action is chosen in a thousand times.
    fn chosen(thought: &Thought<char>, doubt: u16) -> Vec<usize> {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        let chosen: Vec<char> = (0..1000).map(|_| thought.choose(doubt, &mut rng)).collect();
        let count = |action| chosen.iter().filter(|chosen| **chosen == action).count();
        thought.candidates.iter().map(|candidate| count(candidate.action)).collect()
    }

    #[test]
    fn doubt_chooses_among_what_was_tried_and_seems_close() {
        let thought = thought(&[('a', 5, 0.6), ('b', 4, 0.5), ('c', 1, 0.1), ('d', 0, 0.0)]);
        assert_eq!(chosen(&thought, 0), [1000, 0, 0, 0]);
        // One doubt below the best is chosen once for e times that the best is; five are never.
        let [best, close, far, untried] = chosen(&thought, 100)[..] else { panic!("there are four") };
        assert!((700..760).contains(&best) && best + close == 1000, "{best} {close}");
        assert_eq!((far, untried), (0, 0));
    }

    #[test]
    fn whoever_had_no_time_to_try_anything_takes_the_first() {
        assert_eq!(chosen(&thought(&[('a', 0, 0.0), ('b', 0, 0.0)]), 100), [1000, 0]);
    }
}
