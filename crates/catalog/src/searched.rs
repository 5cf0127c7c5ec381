//! What a search found, as text.

use bots::{Budget, Search, Stop, Threads};
use game::{Evaluate, PerSeat, Seat, Step, StepOf, Viewer};
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
    /// How much of the win each seat may expect; empty after a proof among more than two.
    #[serde(skip)]
    pub expected: Vec<f32>,
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
    pub(crate) fn of<G: Evaluate>(
        state: &G,
        seat: Seat,
        budget: Budget,
        switch: &Stop,
        rng: &mut impl Rng,
    ) -> Searched {
        let view = state.view(Viewer::Seat(seat));
        let mut search = Search::<G>::new(Threads::ONE, rng).until(switch);
        let thought = search.think(&view, budget);
        let expected = match search.expected(state.seats()) {
            Some(expected) => shares(&expected),
            None => proved(seat, state.seats(), thought.candidates.first().map(|best| best.value)),
        };
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
            expected,
        }
    }
}

/// Searches also look at points a little, which are left out here: what all seats expect is one win, unless there is only one.
fn shares(expected: &PerSeat<f32>) -> Vec<f32> {
    let sum: f32 = if expected.seats() == 1 { 1.0 } else { expected.iter().sum() };
    expected.iter().map(|expected| (expected / sum).clamp(0.0, 1.0)).collect()
}

/// What a proof for one seat says of everybody.
fn proved(seat: Seat, seats: u8, value: Option<f32>) -> Vec<f32> {
    let Some(value) = value.filter(|_| seats <= 2) else { return Vec::new() };
    let value = value.clamp(0.0, 1.0);
    Seat::all(seats).map(|other| if other == seat { value } else { 1.0 - value }).collect()
}
