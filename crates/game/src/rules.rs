//! [`Game`], the trait that the rules of one game implement, and the few lines that play it.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::ops::RangeInclusive;

use rand::{Rng, RngExt};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::edition::Printed;
use crate::legal::ActionSet;
use crate::notation::Notation;
use crate::options::{Chosen, OptionSpec, OptionsError};
use crate::score::{Outcome, Score};
use crate::seat::{Seat, Turn, Viewer};

/// The rules of one game, as a flat tree in which a seat, chance or nobody decides the next step.
///
/// The implementing type is the state: everything true at the table, in a value that is cheap to clone. It is never
/// stored and never sent; records are stored, views are sent.
pub trait Game: Clone + Eq + Hash + Debug + Send + Sync + Sized + 'static {
    /// The chosen options, checked.
    type Options: Clone + Debug + Send + Sync;
    /// One decision of one seat.
    type Action: Notation;
    /// One outcome that nobody decides.
    type Chance: Notation;
    /// The legal actions of a decision.
    type Legal: ActionSet<Self::Action> + Send + Sync + 'static;
    /// Something that happened, for logs, announcements and moving pieces.
    type Event: Clone + PartialEq + Debug + Send + Sync + 'static;
    /// What one viewer may know.
    type View: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static;

    /// The name of the game in records, protocols and arguments.
    const ID: &'static str;
    /// The version of the rules, raised by every change that breaks stored records.
    const RULES: u32;
    /// How many can play.
    const SEATS: RangeInclusive<u8>;
    /// What can be chosen before the game.
    const OPTIONS: &'static [OptionSpec];

    /// Turns chosen values into options, or says why they do not go together.
    fn options(chosen: &Chosen) -> Result<Self::Options, OptionsError>;

    /// The state before the first step.
    fn new(options: &Self::Options) -> Self;

    /// The edition that the program ships, if the numbers of this game come from one.
    fn shipped() -> Option<&'static dyn Printed> {
        None
    }

    /// The edition that is played with, if the numbers of this game come from one.
    fn edition(&self) -> Option<&dyn Printed> {
        None
    }

    /// How many seats this table has.
    fn seats(&self) -> u8;

    /// Who decides the next step.
    fn turn(&self) -> Turn;

    /// The only definition of legality: ascending, unique, and never empty while a seat decides.
    fn legal(&self) -> Self::Legal;

    /// The only legal action of a seat that has no choice. Games may see without a list that there are several.
    #[inline]
    fn forced(&self) -> Option<Self::Action> {
        self.legal().only()
    }

    /// Every outcome of the chance step that comes next, ascending, with weights above zero.
    fn chance_outcomes(&self, out: &mut Vec<(Self::Chance, u32)>);

    /// Carries out a legal action.
    fn act(&mut self, action: Self::Action, events: &mut impl Events<Self::Event>);

    /// Carries out an outcome of the chance step that comes next.
    fn resolve(&mut self, outcome: Self::Chance, events: &mut impl Events<Self::Event>);

    /// The points as they stand, part by part, as far as the viewer may know them.
    fn score(&self, viewer: Viewer) -> Score;

    /// The final ranking, once the game is over.
    fn outcome(&self) -> Option<Outcome>;

    /// What the viewer may know, including what it remembers having seen.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// A random state among all that look the same to the viewer for whom the view was made.
    ///
    /// It takes the view, not the state: a player who is given only a view cannot peek.
    fn sample(view: &Self::View, rng: &mut impl Rng) -> Self;

    /// An outcome of the chance step that comes next, drawn by weight.
    fn sample_chance(&self, rng: &mut impl Rng) -> Self::Chance {
        let mut outcomes = Vec::new();
        self.chance_outcomes(&mut outcomes);
        let total = outcomes.iter().map(|&(_, weight)| weight).sum();
        pick_by_weight(&outcomes, rng.random_range(0..total))
    }

    /// Carries out one legal action, each equally likely, and counts it unless it was forced. Games may do it without making
    /// a set of actions; what comes of it is what [`act_at_random`] would do with the same random numbers.
    #[inline]
    fn act_at_random(&mut self, rng: &mut impl Rng, playout: &mut Playout) {
        act_at_random(self, rng, playout);
    }

    /// Carries out an outcome of the chance step that comes next, drawn by weight, and counts it. Games may take several
    /// such steps at once.
    #[inline]
    fn resolve_at_random(&mut self, rng: &mut impl Rng, playout: &mut Playout) {
        resolve_at_random(self, rng, playout);
    }

    /// How the viewer may read a step that is about to be taken here; `None` if it may not know of it at all.
    fn shown(&self, step: &StepOf<Self>, viewer: Viewer) -> Option<String>;

    /// Whether taking this step shows somebody something new, so that no undo may go past it.
    fn reveals(&self, step: &StepOf<Self>) -> bool {
        matches!(step, Step::Chance(_))
    }
}

/// Receives what happens. `()` discards it, which is what search wants; a `Vec` keeps it.
pub trait Events<E> {
    /// Something happened.
    fn push(&mut self, event: E);

    /// A decision with one legal action is about to be carried out for this seat.
    fn forced(&mut self, _seat: Seat) {}
}

impl<E> Events<E> for () {
    fn push(&mut self, _event: E) {}
}

impl<E> Events<E> for Vec<E> {
    fn push(&mut self, event: E) {
        self.push(event);
    }
}

/// One transition: an action of a seat, or a chance outcome.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Step<A, C> {
    /// A seat decided.
    Action(Seat, A),
    /// Nobody did.
    Chance(C),
}

/// The steps of the game `G`.
pub type StepOf<G> = Step<<G as Game>::Action, <G as Game>::Chance>;

impl<A: Display, C: Display> Display for Step<A, C> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Step::Action(seat, action) => write!(f, "{seat}: {action}"),
            Step::Chance(outcome) => write!(f, "-: {outcome}"),
        }
    }
}

/// What the table waits for.
#[derive(Clone, Debug)]
pub enum Pending<G: Game> {
    /// A real decision: at least two legal actions.
    Decision(Seat, G::Legal),
    /// A chance step, even if it has a single outcome.
    Chance,
    /// Nothing: the game has ended.
    Over,
}

/// Carries out forced steps until there is a real decision or a draw, and says which.
///
/// A decision with exactly one legal action is never asked, never searched and never recorded. Everyone who plays a
/// game (sessions, replay, search, simulation) does it through this function, [`pass_forced`] or [`play_out`], so that
/// they agree.
#[inline]
pub fn settle<G: Game>(state: &mut G, events: &mut impl Events<G::Event>) -> Pending<G> {
    loop {
        match state.turn() {
            Turn::Chance => return Pending::Chance,
            Turn::Over => return Pending::Over,
            Turn::Seat(seat) => {
                let legal = state.legal();
                let Some(only) = legal.only() else { return Pending::Decision(seat, legal) };
                carry_out_forced(state, seat, only, events);
            }
        }
    }
}

/// The same for those who do not ask what can be decided then: says who decides.
#[inline]
pub fn pass_forced<G: Game>(state: &mut G, events: &mut impl Events<G::Event>) -> Turn {
    loop {
        let turn = state.turn();
        let Turn::Seat(seat) = turn else { return turn };
        let Some(only) = state.forced() else { return turn };
        carry_out_forced(state, seat, only, events);
    }
}

/// Out of line, because it is rare and `settle` is the inner loop of every search.
#[cold]
#[inline(never)]
fn carry_out_forced<G: Game>(state: &mut G, seat: Seat, only: G::Action, events: &mut impl Events<G::Event>) {
    events.forced(seat);
    state.act(only, events);
}

/// Every step that can come next here, forced ones included; none once the game is over.
pub fn next_steps<G: Game>(state: &G) -> Vec<StepOf<G>> {
    match state.turn() {
        Turn::Seat(seat) => state.legal().iter().map(|action| Step::Action(seat, action)).collect(),
        Turn::Chance => {
            let mut outcomes = Vec::new();
            state.chance_outcomes(&mut outcomes);
            outcomes.into_iter().map(|(outcome, _)| Step::Chance(outcome)).collect()
        }
        Turn::Over => Vec::new(),
    }
}

/// Takes one step that is known to be legal, and nothing else: call [`settle`] before and after.
#[inline]
pub fn take_step<G: Game>(state: &mut G, step: StepOf<G>, events: &mut impl Events<G::Event>) {
    match step {
        Step::Action(_, action) => state.act(action, events),
        Step::Chance(outcome) => state.resolve(outcome, events),
    }
}

/// How long a random game was.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Playout {
    /// Decisions, not counting forced ones.
    pub decisions: u32,
    /// Chance steps.
    pub draws: u32,
}

/// Plays uniformly at random to the end. This is the playout of search and the loop that the benchmarks measure.
#[inline]
pub fn play_out<G: Game>(state: &mut G, rng: &mut impl Rng) -> Playout {
    let mut playout = Playout::default();
    loop {
        match state.turn() {
            Turn::Seat(_) => state.act_at_random(rng, &mut playout),
            Turn::Chance => state.resolve_at_random(rng, &mut playout),
            Turn::Over => return playout,
        }
    }
}

/// The decision of a random game. It is [`settle`] with the choice inside, because moving a large set of actions takes
/// longer than choosing from it.
#[inline]
pub fn act_at_random<G: Game>(state: &mut G, rng: &mut impl Rng, playout: &mut Playout) {
    let legal = state.legal();
    if let Some(only) = legal.only() {
        act_without_choice(state, only);
    } else {
        playout.decisions += 1;
        state.act(legal.choose(rng), &mut ());
    }
}

#[cold]
#[inline(never)]
fn act_without_choice<G: Game>(state: &mut G, only: G::Action) {
    state.act(only, &mut ());
}

/// The draw of a random game.
#[inline]
pub fn resolve_at_random<G: Game>(state: &mut G, rng: &mut impl Rng, playout: &mut Playout) {
    playout.draws += 1;
    let outcome = state.sample_chance(rng);
    state.resolve(outcome, &mut ());
}

/// The outcome that owns the `n`-th unit of weight; `n` is below the sum of the weights.
pub fn pick_by_weight<C: Copy>(outcomes: &[(C, u32)], mut n: u32) -> C {
    for &(outcome, weight) in outcomes {
        if n < weight {
            return outcome;
        }
        n -= weight;
    }
    unreachable!("the number is below the sum of the weights")
}
