//! The result of thinking.

use game::{ActionSet, Seat};

use crate::solve::Proof;
use crate::tree::Tree;

/// An action with at least this share of the iterations was looked at well enough to be judged by them.
const ENOUGH: f64 = 0.02;

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

    /// The best action.
    pub fn best(&self) -> A {
        self.candidates.first().expect("a decision has legal actions").action
    }
}
