//! Whether one action is clearly the best.

use game::{ActionSet, Evaluate, Seat, Viewer};

use crate::bot::{Bot, Threads};
use crate::budget::Budget;
use crate::review::{Weighed, line};
use crate::search::{Search, Thought};
use crate::seeds::generator;

/// A position from which less or more than this can be expected is as good as decided.
const OPEN: std::ops::RangeInclusive<f32> = 0.12..=0.97;
/// What finds a decision at once makes it no puzzle.
const SHORT: u32 = 100;
/// The iterations of a first look.
const LOOK: u32 = 4_000;
/// Those of the second, from another seed,
const SECOND_LOOK: u32 = 10 * LOOK;
/// and those that each of the other actions gets then.
const EACH: u32 = 4_000;
/// How many iterations are tried to find out how hard a puzzle is.
const EFFORTS: [u32; 9] = [25, 50, 100, 200, 400, 800, 1_600, 3_200, 6_400];
/// From how many seeds.
const TRIES: u64 = 3;

/// What makes a decision a puzzle.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Screen {
    /// By how much of the win the best action is better than all others.
    pub margin: f32,
    /// The iterations after which a decision is given up if no action is better by half of that: a first look that saves time
    /// where few decisions matter much, and loses some of the hardest. None, if there are none.
    pub glance: u32,
}

impl Default for Screen {
    fn default() -> Screen {
        Screen { margin: 0.08, glance: 0 }
    }
}

/// What a search found about a decision.
pub(super) struct Proof<A> {
    pub(super) best: A,
    /// The best first.
    pub(super) answers: Vec<Weighed>,
    pub(super) line: Vec<(Seat, String)>,
    pub(super) is_exact: bool,
}

/// Finds out whether the decision makes a puzzle: whether what is best there is clear in the end, but not at once.
pub(super) fn examine<G: Evaluate>(
    state: &G,
    seat: Seat,
    screen: Screen,
    seed: u64,
) -> Option<Proof<G::Action>> {
    if state.legal().len() < 3 {
        return None;
    }
    let view = state.view(Viewer::Seat(seat));
    let is_worth_it = |nodes: u32| is_clear(&think::<G>(&view, nodes, &[seed, 5]), 0.5 * screen.margin);
    if screen.glance > 0 && !is_worth_it(screen.glance) {
        return None;
    }
    let greedy = Bot::Greedy.choose::<G>(&view, &mut generator(&[seed, 0]));
    let short = think::<G>(&view, SHORT, &[seed, 1]).best();
    let look = think::<G>(&view, LOOK, &[seed, 2]);
    let best = look.best();
    if best == greedy || best == short || !is_clear(&look, screen.margin) {
        return None;
    }
    prove(state, seat, screen.margin, seed.wrapping_add(1)).filter(|proof| proof.best == best)
}

/// Looks closely at every action. There is a proof only if one is better than all others by the margin.
pub(super) fn prove<G: Evaluate>(state: &G, seat: Seat, margin: f32, seed: u64) -> Option<Proof<G::Action>> {
    let view = state.view(Viewer::Seat(seat));
    let mut search = Search::<G>::new(Threads::ONE, &mut generator(&[seed, 3]));
    let thought = search.think(&view, Budget::Nodes(SECOND_LOOK));
    let best = thought.best();
    let mut answers: Vec<Weighed> = Vec::new();
    for candidate in &thought.candidates {
        let is_known = thought.is_solved || candidate.visits >= EACH;
        let value = if is_known {
            candidate.value
        } else {
            search.weigh(&view, candidate.action, Budget::Nodes(EACH))
        };
        answers.push(Weighed { action: candidate.action.to_string(), value: value.clamp(0.0, 1.0) });
    }
    let found = answers.first()?.value;
    let next = answers[1..].iter().map(|other| other.value).fold(0.0, f32::max);
    if found - next < margin || !OPEN.contains(&found) {
        return None;
    }
    answers[1..].sort_by(|one, other| other.value.total_cmp(&one.value));
    Some(Proof { best, answers, line: line(&thought, seat), is_exact: thought.is_solved })
}

/// From how many iterations on the search finds an action, more often than not.
pub(super) fn effort<G: Evaluate>(state: &G, seat: Seat, best: G::Action, seed: u64) -> u32 {
    let view = state.view(Viewer::Seat(seat));
    let finds = |nodes: u32| {
        let found = (0..TRIES).filter(|number| think::<G>(&view, nodes, &[seed, 4, *number]).best() == best);
        found.count() as u64 * 2 > TRIES
    };
    let missed = EFFORTS.into_iter().rev().find(|nodes| !finds(*nodes));
    EFFORTS.into_iter().find(|nodes| missed.is_none_or(|missed| *nodes > missed)).unwrap_or(SECOND_LOOK)
}

fn is_clear<A: Copy + Eq>(thought: &Thought<A>, margin: f32) -> bool {
    let known = |visits: u32| thought.is_solved || visits >= thought.nodes / 50;
    let others = thought.candidates[1..].iter().filter(|other| known(other.visits));
    let next = others.map(|other| other.value).fold(0.0, f32::max);
    let found = thought.candidates[0].value;
    found - next >= margin && OPEN.contains(&found)
}

fn think<G: Evaluate>(view: &G::View, nodes: u32, seed: &[u64]) -> Thought<G::Action> {
    Search::<G>::new(Threads::ONE, &mut generator(seed)).think(view, Budget::Nodes(nodes))
}
