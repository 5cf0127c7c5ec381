//! What a search found, as text.

use bots::{Budget, Search, Threads};
use game::{Evaluate, Seat, Step, StepOf, Viewer};
use rand::Rng;
use serde::Serialize;

/// What a search found.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Searched {
    /// The best action.
    pub best: String,
    /// Whether the values are exact.
    pub solved: bool,
    /// How many iterations it took, or positions for a proof.
    pub nodes: u32,
    /// The legal actions, the best first.
    pub candidates: Vec<Candidate>,
    /// What is likely to follow, as steps of a record.
    pub line: Vec<String>,
}

/// One legal action.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Candidate {
    /// The action.
    pub action: String,
    /// How often it was tried.
    pub visits: u32,
    /// The share of the win that the seat that decides may expect.
    pub value: f32,
    /// The points that each seat may expect, for the best few.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub points: Option<Vec<f64>>,
}

/// How many of the best get expected points, too.
const WITH_POINTS: usize = 5;

impl Searched {
    pub(crate) fn of<G: Evaluate>(state: &G, seat: Seat, budget: Budget, rng: &mut impl Rng) -> Searched {
        let view = state.view(Viewer::Seat(seat));
        let mut search = Search::<G>::new(Threads::ONE, rng);
        let thought = search.think(&view, budget);
        let candidates = thought.candidates.iter().enumerate().map(|(index, candidate)| {
            let points = (index < WITH_POINTS).then(|| search.points_after(&view, candidate.action));
            Candidate {
                action: candidate.action.to_string(),
                visits: candidate.visits,
                value: candidate.value,
                points: points.map(|points| points.iter().copied().collect()),
            }
        });
        let candidates = candidates.collect();
        let step = |&(seat, action): &(Seat, G::Action)| StepOf::<G>::to_string(&Step::Action(seat, action));
        Searched {
            best: thought.best().to_string(),
            solved: thought.is_solved,
            nodes: thought.nodes,
            candidates,
            line: thought.line.iter().map(step).collect(),
        }
    }
}
