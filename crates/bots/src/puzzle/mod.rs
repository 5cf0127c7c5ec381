//! Positions in which one decision is clearly the best, and hard to see.
//!
//! They come from games between strong and middling players. A decision makes a puzzle if
//!
//! - neither the greedy player nor a short search finds it,
//! - it is better than every other by a margin of the win, and still so at ten times the iterations and from another seed,
//!   when every other action gets iterations of its own; or a proof says so,
//! - and the game is not as good as decided.
//!
//! How hard it is, is how many iterations the search needs before it settles on it.

mod hunt;
mod proof;

use game::{Evaluate, Seat};
use serde::{Deserialize, Serialize};

pub use hunt::Hunt;
use proof::Proof;
pub use proof::Screen;

use crate::review::Weighed;

/// A puzzle, with everything that is known about its answers.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Puzzle {
    /// The game up to the decision, as a record.
    pub record: String,
    /// Who decides.
    pub seat: Seat,
    /// What each legal action lets that seat expect, the best first.
    pub answers: Vec<Weighed>,
    /// What is likely to follow, the best action first.
    pub line: Vec<(Seat, String)>,
    /// How many iterations it takes to see it.
    pub effort: u32,
    /// Whether the values are exact.
    pub is_proved: bool,
}

impl Puzzle {
    /// The best action.
    pub fn best(&self) -> &Weighed {
        self.answers.first().expect("a puzzle has answers")
    }

    /// By how much of the win the best action is better than the next.
    pub fn margin(&self) -> f32 {
        self.best().value - self.answers.get(1).map_or(0.0, |next| next.value)
    }

    /// What an action lets the seat that decides expect.
    pub fn value_of(&self, action: &str) -> Option<f32> {
        self.answers.iter().find(|answer| answer.action == action).map(|answer| answer.value)
    }
}

/// The puzzle as a search from this seed finds it, if the same action is still the best by this margin.
pub fn prove_again<G: Evaluate>(state: &G, puzzle: &Puzzle, margin: f32, seed: u64) -> Option<Puzzle> {
    let proof = proof::prove(state, puzzle.seat, margin, seed)?;
    let is_same = proof.best.to_string() == puzzle.best().action;
    is_same.then(|| make(state, puzzle.seat, proof, puzzle.record.clone(), seed))
}

/// The puzzle of a decision to which this record leads.
fn make<G: Evaluate>(state: &G, seat: Seat, proof: Proof<G::Action>, record: String, seed: u64) -> Puzzle {
    Puzzle {
        record,
        seat,
        effort: proof::effort(state, seat, proof.best, seed),
        answers: proof.answers,
        line: proof.line,
        is_proved: proof.is_exact,
    }
}
