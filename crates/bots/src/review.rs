//! Looks back at a finished game: what each decision was worth, and what the draws did.
//!
//! Every decision of the record is searched from what the seat that decided knew, with the same number of iterations and
//! with the number of its position as the seed: a review depends only on the record and on the number of iterations. The
//! unit of work is one position, so a review can be interrupted anywhere, kept, and resumed.
//!
//! - The *promise* of a position is the share of the win that the seat to decide may expect from the best action.
//! - The *loss* of a decision is the promise minus what the seat may expect from the action it played, and never below 0.
//!   If the search did not look at that action for a quarter of its iterations, it does so then.
//! - The *plain accuracy* of a seat is the mean over its decisions of `100 · 2^(−regret / 0.5)`, where the regret is by how
//!   much the action lowered the logarithm of the odds. In a game that is as good as lost or won, a bad move loses next to
//!   nothing of the win, but as much of the odds as ever: otherwise those who lose badly would seem to choose well. Forced
//!   steps are not decisions. Its *accuracy* compares that with the [ladder](Ladder) of the game: each level has a typical
//!   one.
//! - *Luck* is the effect of draws: the promise at the next decision minus the expectation before the draws, for the same
//!   seat. The deal before the first decision has no effect, because there was no expectation before it.
//!
//! A search says what the seat that decides may expect, and between two that says everything. With more, what
//! [every seat may expect](Expected) is found out besides, for a fifth of the iterations.

mod expected;
mod ladder;
mod summary;

use std::ops::ControlFlow;

use game::{Evaluate, Game, Seat, Step, StepOf, Turn, Viewer, settle, take_step};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use serde::{Deserialize, Serialize};

pub use expected::Expected;
pub use ladder::{Ladder, RUNGS, typical_of};
pub use summary::{Ended, Grade, Review, Summary, Swing};

use crate::bot::Threads;
use crate::budget::Budget;
use crate::search::{Candidate, Search, Thought};
use crate::stop::Stop;
use expected::expect;

/// The part of the iterations that goes to what was played, at least: with fewer, what it is worth would be a guess.
const PLAYED: u32 = 4;

/// The part that is added for what all seats may expect, before and after the decision.
const ADDED: u32 = 10;

/// The regret that halves accuracy.
const HALVES: f32 = 0.5;

/// No chance counts as smaller than this or as larger than the rest: beyond, there is nothing but noise.
const SUREST: f32 = 0.005;

/// The longest line that is reported.
const LONGEST_LINE: usize = 5;

/// A position of a finished game at which a seat decided, or would have if the game had continued.
#[derive(Clone, Debug)]
pub struct Position<G: Game> {
    /// How many steps were taken before it.
    pub number: usize,
    /// The position, settled.
    pub state: G,
    /// What was played; `None` at the end of a game that was given up.
    pub played: Option<G::Action>,
}

/// What a search found about one decision. A review is made of these, and they can be kept.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Judgment {
    /// How many steps were taken before it.
    pub position: usize,
    /// Who decided.
    pub seat: Seat,
    /// What was played, and what it let the seat expect; `None` at the end of a game that was given up.
    pub played: Option<Weighed>,
    /// The best action, and what it promised.
    pub best: Weighed,
    /// What was likely to follow, the best action first.
    pub line: Vec<(Seat, String)>,
    /// The other actions that were looked at well enough, the best first.
    pub others: Vec<Weighed>,
    /// Whether everything that could still happen was looked at: then the values are exact. Judgments that were kept
    /// before this was noted do not say.
    #[serde(default)]
    pub is_solved: bool,
    /// What every seat could expect, if more than two play. Judgments that were kept before this was noted do not say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub expected: Option<Expected>,
}

/// An action in its notation, and the share of the win that the seat that decides may expect from it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Weighed {
    /// The notation.
    pub action: String,
    /// From 0 to 1.
    pub value: f32,
}

/// The progress of a review.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress {
    /// Positions that were judged.
    pub done: usize,
    /// All positions.
    pub all: usize,
}

impl Judgment {
    /// How much of the win the decision gave away.
    pub fn loss(&self) -> f32 {
        self.played.as_ref().map_or(0.0, |played| (self.best.value - played.value).max(0.0))
    }

    /// By how much it lowered the logarithm of the odds.
    fn regret(&self) -> f32 {
        let log_odds = |value: f32| {
            let value = value.clamp(SUREST, 1.0 - SUREST);
            (value / (1.0 - value)).ln()
        };
        self.played.as_ref().map_or(0.0, |played| log_odds(self.best.value) - log_odds(played.value)).max(0.0)
    }

    /// Its plain accuracy.
    pub fn accuracy(&self) -> f32 {
        100.0 * (-self.regret() / HALVES).exp2()
    }

    /// What is known about an action without another search.
    pub fn value_of(&self, action: &str) -> Option<f32> {
        let known = self.played.iter().chain([&self.best]).chain(&self.others);
        known.into_iter().find(|weighed| weighed.action == action).map(|weighed| weighed.value)
    }
}

/// The decisions of a game that began here, and where it stopped if a seat was to decide there.
pub fn positions<G: Game>(start: &G, steps: &[StepOf<G>]) -> Vec<Position<G>> {
    let mut state = start.clone();
    let mut positions = Vec::new();
    settle(&mut state, &mut ());
    for (number, step) in steps.iter().enumerate() {
        if let Step::Action(_, action) = step {
            positions.push(Position { number, state: state.clone(), played: Some(*action) });
        }
        take_step(&mut state, *step, &mut ());
        settle(&mut state, &mut ());
    }
    if matches!(state.turn(), Turn::Seat(_)) {
        positions.push(Position { number: steps.len(), state, played: None });
    }
    positions
}

/// Judges every position that is not known yet. After each, `heard` is told the progress, and may interrupt: what was
/// found is returned, and can be passed in again as known.
pub fn review<G: Evaluate>(
    positions: &[Position<G>],
    mut known: Vec<Judgment>,
    nodes: u32,
    heard: &mut dyn FnMut(&Judgment, Progress) -> ControlFlow<()>,
) -> Vec<Judgment> {
    let is_known = |known: &[Judgment], number| known.iter().any(|judgment| judgment.position == number);
    let mut done = positions.iter().filter(|position| is_known(&known, position.number)).count();
    for position in positions {
        if is_known(&known, position.number) {
            continue;
        }
        let judgment = position.judge(nodes, &Stop::default());
        done += 1;
        let goes_on = heard(&judgment, Progress { done, all: positions.len() });
        known.push(judgment);
        if goes_on.is_break() {
            break;
        }
    }
    known.sort_by_key(|judgment| judgment.position);
    known
}

impl<G: Evaluate> Position<G> {
    /// Searches the decision with this many iterations. If it is stopped before, the judgment is worthless.
    pub fn judge(&self, nodes: u32, stop: &Stop) -> Judgment {
        let (seat, view) = (self.seat(), self.view());
        let mut search = self.search(stop);
        let thought = search.think(&view, Budget::Nodes(nodes.max(1)));
        let best = thought.candidates[0];
        let well_known = |candidate: &&Candidate<G::Action>| thought.is_well_known(candidate);
        let others = thought.candidates[1..].iter().filter(well_known).map(weighed).collect();
        let played = self.played.map(|action| {
            let enough = nodes.div_ceil(PLAYED);
            let is_sure = |known: &Candidate<G::Action>| {
                thought.is_solved || known.action == best.action || known.visits >= enough
            };
            let value = match thought.candidates.iter().find(|known| known.action == action) {
                Some(known) if is_sure(known) => known.value,
                known => {
                    let missing = enough - known.map_or(0, |known| known.visits);
                    search.weigh(&view, action, Budget::Nodes(missing))
                }
            };
            // An action that turns out better than the best counts as equally good.
            Weighed { action: action.to_string(), value: value.min(best.value).max(0.0) }
        });
        Judgment {
            position: self.number,
            seat,
            played,
            line: line(&thought, seat),
            best: weighed(&best),
            others,
            is_solved: thought.is_solved,
            expected: (self.state.seats() > 2).then(|| self.expect(nodes.div_ceil(ADDED), stop)),
        }
    }

    /// What every seat may expect before the decision, and after what was played.
    fn expect(&self, continuations: u32, stop: &Stop) -> Expected {
        let mut rng = self.rng();
        let mut expect = |first| expect(&self.state, first, Budget::Nodes(continuations), stop, &mut rng);
        let before = expect(None);
        let after = self.played.map_or_else(|| before.clone(), |played| expect(Some(played)));
        Expected { before, after }
    }

    /// The best action by so many iterations.
    pub(crate) fn best(&self, nodes: u32, stop: &Stop) -> G::Action {
        self.search(stop).think(&self.view(), Budget::Nodes(nodes.max(1))).candidates[0].action
    }

    /// The share of the win that the seat that decides may expect from an action.
    pub fn weigh(&self, action: G::Action, nodes: u32, stop: &Stop) -> f32 {
        self.search(stop).weigh(&self.view(), action, Budget::Nodes(nodes.max(1))).clamp(0.0, 1.0)
    }

    /// What the seat that decides knows.
    pub(crate) fn view(&self) -> G::View {
        self.state.view(Viewer::Seat(self.seat()))
    }

    fn seat(&self) -> Seat {
        let Turn::Seat(seat) = self.state.turn() else { panic!("a seat decides at such a position") };
        seat
    }

    /// The same search for the same position.
    fn search(&self, stop: &Stop) -> Search<G> {
        Search::new(Threads::ONE, &mut self.rng()).until(stop)
    }

    fn rng(&self) -> Xoshiro256PlusPlus {
        Xoshiro256PlusPlus::seed_from_u64(self.number as u64)
    }
}

fn weighed<A: ToString>(candidate: &Candidate<A>) -> Weighed {
    Weighed { action: candidate.action.to_string(), value: candidate.value.clamp(0.0, 1.0) }
}

/// The action tried most may not be the one that turned out best: then only that one is known.
pub(crate) fn line<A: Copy + Eq + ToString>(thought: &Thought<A>, seat: Seat) -> Vec<(Seat, String)> {
    let best = thought.candidates[0].action;
    let begins_so = thought.line.first().is_some_and(|(_, action)| *action == best);
    let found = if begins_so { thought.line.clone() } else { vec![(seat, best)] };
    found.into_iter().take(LONGEST_LINE).map(|(seat, action)| (seat, action.to_string())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::{ActionSet, Chosen, Pending};
    use toy::Toy;

    /// A game of the toy in which everybody takes the first action there is.
    fn played() -> (Toy, Vec<StepOf<Toy>>) {
        let chosen = Chosen::parse(Toy::OPTIONS, "").unwrap();
        let start = Toy::new(&Toy::options(&chosen).unwrap());
        let (mut state, mut steps) = (start.clone(), Vec::new());
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
        loop {
            let step = match settle(&mut state, &mut ()) {
                Pending::Decision(seat, legal) => Step::Action(seat, legal.nth(0)),
                Pending::Chance => Step::Chance(state.sample_chance(&mut rng)),
                Pending::Over => return (start, steps),
            };
            take_step(&mut state, step, &mut ());
            steps.push(step);
        }
    }

    #[test]
    fn a_review_that_was_broken_off_and_gone_on_with_is_the_same() {
        let (start, steps) = played();
        let positions = positions(&start, &steps);
        assert!(positions.len() > 2, "{steps:?}");
        let mut told = Vec::new();
        let whole = review(&positions, Vec::new(), 50, &mut |_, progress| {
            told.push((progress.done, progress.all));
            ControlFlow::Continue(())
        });
        let all = positions.len();
        assert_eq!(told, (1..=all).map(|done| (done, all)).collect::<Vec<_>>());
        let half = review(&positions, Vec::new(), 50, &mut |_, _| ControlFlow::Break(()));
        assert_eq!(half.len(), 1);
        let mut rest = 0;
        let resumed = review(&positions, half, 50, &mut |_, progress| {
            rest += 1;
            assert_eq!(progress.done, rest + 1);
            ControlFlow::Continue(())
        });
        assert_eq!((resumed, rest), (whole, all - 1));
    }

    #[test]
    fn every_judgment_keeps_its_promises_between_nothing_and_all() {
        let (start, steps) = played();
        for position in positions(&start, &steps) {
            let judgment = position.judge(60, &Stop::default());
            let played = judgment.played.as_ref().expect("the game was played to its end");
            assert!((0.0..=1.0).contains(&judgment.best.value), "{judgment:?}");
            assert!((0.0..=judgment.best.value).contains(&played.value), "{judgment:?}");
            assert_eq!(judgment.line[0], (judgment.seat, judgment.best.action.clone()));
            assert_eq!(judgment.value_of(&judgment.best.action), Some(judgment.best.value));
        }
    }

    #[test]
    fn whatever_is_weighed_gets_its_share_of_the_iterations_and_always_the_same() {
        let (start, steps) = played();
        let position = &positions(&start, &steps)[0];
        for action in position.state.legal().iter() {
            let value = position.weigh(action, 40, &Stop::default());
            assert!(value > 0.0 && value < 1.0, "{action}: {value}");
            assert_eq!(value.to_bits(), position.weigh(action, 40, &Stop::default()).to_bits());
        }
    }

    #[test]
    fn a_game_that_was_given_up_is_judged_where_it_stopped() {
        let (start, steps) = played();
        let first = positions(&start, &steps)[0].number;
        let stopped = positions(&start, &steps[..first]);
        assert_eq!(stopped.len(), 1);
        assert_eq!((stopped[0].number, stopped[0].played), (first, None));
        assert_eq!(stopped[0].judge(20, &Stop::default()).played, None);
    }
}
