//! One suite for all games: random games, with every law checked at every node.

use std::collections::{BTreeSet, HashMap};
use std::fmt::{self, Debug};
use std::hash::{BuildHasher, BuildHasherDefault, DefaultHasher};

use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use super::twins::{Moment, Twins};
use crate::legal::ActionSet;
use crate::notation::Notation;
use crate::options::Chosen;
use crate::record::{Record, RecordedStep};
use crate::replay::{read_step, replay, write_end, write_start};
use crate::rules::{Game, Playout, Step, StepOf, act_at_random, resolve_at_random, settle, take_step};
use crate::seat::{Seat, Turn, Viewer};
use crate::show::lang::Lang;
use crate::show::present::{Present, Scene};
use crate::show::sentence::Sentence;

/// What the suite checks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Law {
    /// Legal lists are ascending, unique, never empty, and agree with their own `contains` and with what is forced.
    LegalList,
    /// Every action and outcome has one text form that reads back, and no two share one.
    Notation,
    /// A clone is equal, hashes equally, and the same step leads both to the same place.
    Clone,
    /// The record, as text, rebuilds the state.
    Replay,
    /// A sampled state looks the same to the viewer, and a view survives its JSON.
    Sample,
    /// Who decides, and what is legal, follow from what the deciding seat may know.
    HiddenLegality,
    /// What was shown alike looks alike: no view distinguishes what its viewer was not shown.
    Leak,
    /// Without a draw or a reveal, an action's result follows from what the actor knows.
    Preview,
    /// Chance outcomes are ascending, unique, of weight above zero, and drawn from that list.
    Chance,
    /// A random step in the game's own way is the one that the same random numbers choose from what is listed.
    AtRandom,
    /// A law of the game itself, such as the conservation of its pieces.
    Pieces,
    /// A drawing is at most 80 columns wide, and what can be chosen in it is what is legal, all of it.
    Drawing,
    /// Outcome, ranks and score are there when they should be and fit together.
    Outcome,
    /// The game ends.
    End,
}

/// A broken law, with what it takes to reproduce it.
#[derive(Clone, Debug)]
pub struct Violation {
    /// Which one.
    pub law: Law,
    /// How.
    pub message: String,
    /// The options of the game.
    pub options: String,
    /// The seed of the game.
    pub seed: u64,
    /// The steps up to there.
    pub record: String,
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Violation { law, message, options, seed, record } = self;
        write!(f, "{law:?}: {message}\nwith options `{options}` and seed {seed}, after\n{record}")
    }
}

/// What a run saw.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Summary {
    /// Whole games.
    pub games: u64,
    /// Decisions and draws.
    pub steps: u64,
    /// Decisions that were carried out because there was only one choice.
    pub forced: u64,
}

type StepLaw<G> = dyn Fn(&G, &[<G as Game>::Event], &G) -> Result<(), String>;
type NodeLaw<G> = dyn Fn(&G) -> Result<(), String>;
pub(super) type TwinLaw<G> = dyn Fn(&Moment<G>, &Moment<G>, Viewer) -> Result<(), String>;

/// The suite for one game.
pub struct Conformance<G: Game> {
    games: u64,
    first_seed: u64,
    most_steps: usize,
    step_laws: Vec<Box<StepLaw<G>>>,
    node_laws: Vec<Box<NodeLaw<G>>>,
    twin_laws: Vec<Box<TwinLaw<G>>>,
}

impl<G: Game> Default for Conformance<G> {
    fn default() -> Conformance<G> {
        Conformance {
            games: 20,
            first_seed: 0,
            most_steps: 10_000,
            step_laws: Vec::new(),
            node_laws: Vec::new(),
            twin_laws: Vec::new(),
        }
    }
}

impl<G: Game> Debug for Conformance<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Conformance").field("games", &self.games).finish_non_exhaustive()
    }
}

impl<G: Game> Conformance<G> {
    /// Sets how many games are played for each set of options.
    #[must_use]
    pub fn games(self, games: u64) -> Conformance<G> {
        Conformance { games, ..self }
    }

    /// Sets the seed of the first game; the others follow.
    #[must_use]
    pub fn seed(self, first_seed: u64) -> Conformance<G> {
        Conformance { first_seed, ..self }
    }

    /// Adds a law of the game: it sees the state before a step, what happened, and the state after it.
    #[must_use]
    pub fn law(
        mut self,
        law: impl Fn(&G, &[G::Event], &G) -> Result<(), String> + 'static,
    ) -> Conformance<G> {
        self.step_laws.push(Box::new(law));
        self
    }

    /// Plays with these options, and panics with the violation if there is one.
    #[track_caller]
    pub fn check(&self, options: &str) -> Summary {
        self.run(options).unwrap_or_else(|violation| panic!("{violation}"))
    }

    /// Plays with these options.
    pub fn run(&self, options: &str) -> Result<Summary, Box<Violation>> {
        let chosen = Chosen::parse(G::OPTIONS, options).expect("the options of a test are right");
        let mut summary = Summary::default();
        for seed in (self.first_seed..).take(self.games as usize) {
            let mut walk = Walk::<G>::new(self, chosen.clone(), seed);
            walk.play().map_err(|(law, message)| {
                Box::new(Violation {
                    law,
                    message,
                    options: options.to_owned(),
                    seed,
                    record: walk.record().to_string(),
                })
            })?;
            summary.games += 1;
            summary.steps += walk.steps.len() as u64;
            summary.forced += walk.forced;
        }
        Ok(summary)
    }
}

impl<G: Present> Conformance<G> {
    /// Also checks every drawing, and that nobody is told anything that gives away what they were not shown.
    #[must_use]
    pub fn presented(mut self) -> Conformance<G> {
        self.node_laws.push(Box::new(|state| {
            let viewers = Viewer::all(state.seats());
            viewers.flat_map(|viewer| Lang::ALL.map(|lang| (viewer, lang))).try_for_each(|(viewer, lang)| {
                check_drawing(state, viewer, lang)
                    .map_err(|problem| format!("the {lang} drawing for {viewer:?} {problem}"))
            })
        }));
        self.twin_laws.push(Box::new(|ours, twin, viewer| {
            let differs = |lang: &Lang| tell(ours, viewer, *lang) != tell(twin, viewer, *lang);
            match Lang::ALL.iter().find(|lang| differs(lang)) {
                Some(lang) => Err(format!("what {viewer:?} is told in {lang} differs")),
                None => Ok(()),
            }
        }));
        self
    }
}

fn check_drawing<G: Present>(state: &G, viewer: Viewer, lang: Lang) -> Result<(), String> {
    let legal = is_to_decide(viewer, state.turn()).then(|| state.legal());
    let view = state.view(viewer);
    let drawing = G::draw(&Scene { view: &view, viewer, legal: legal.as_ref(), focus: None }, lang);
    let widest = drawing.to_string().lines().map(|line| line.chars().count()).max().unwrap_or(0);
    if widest > 80 {
        return Err(format!("is {widest} columns wide"));
    }
    let spans = drawing.lines.iter().flatten();
    let targets: BTreeSet<String> = spans.filter_map(|span| span.target.clone()).collect();
    let expected: BTreeSet<String> =
        legal.iter().flat_map(|legal| legal.iter().map(|action| action.to_string())).collect();
    if targets == expected { Ok(()) } else { Err(format!("offers {targets:?}, but legal are {expected:?}")) }
}

fn tell<G: Present>(moment: &Moment<G>, viewer: Viewer, lang: Lang) -> Vec<Sentence> {
    let view = moment.state.view(viewer);
    moment.events.iter().filter_map(|event| G::tell(event, &view, viewer, lang)).collect()
}

/// Whether it is this viewer who decides.
pub(super) fn is_to_decide(viewer: Viewer, turn: Turn) -> bool {
    matches!((viewer, turn), (Viewer::Seat(seat), Turn::Seat(decides)) if seat == decides)
}

pub(super) type Broken = (Law, String);

/// Fails with a law and a message unless the condition holds.
pub(super) fn hold(condition: bool, law: Law, message: impl FnOnce() -> String) -> Result<(), Broken> {
    if condition { Ok(()) } else { Err((law, message())) }
}

/// One random game under watch.
struct Walk<'a, G: Game> {
    suite: &'a Conformance<G>,
    chosen: Chosen,
    rng: Xoshiro256PlusPlus,
    state: G,
    /// The same game, played from its texts alone.
    from_texts: G,
    twins: Twins<G>,
    steps: Vec<StepOf<G>>,
    forced: u64,
    actions_by_text: HashMap<String, G::Action>,
    outcomes_by_text: HashMap<String, G::Chance>,
}

impl<'a, G: Game> Walk<'a, G> {
    fn new(suite: &'a Conformance<G>, chosen: Chosen, seed: u64) -> Walk<'a, G> {
        let options = G::options(&chosen).expect("the options of a test go together");
        let state = G::new(&options);
        Walk {
            suite,
            chosen,
            rng: Xoshiro256PlusPlus::seed_from_u64(seed),
            twins: Twins::new(state.seats()),
            from_texts: state.clone(),
            state,
            steps: Vec::new(),
            forced: 0,
            actions_by_text: HashMap::new(),
            outcomes_by_text: HashMap::new(),
        }
    }

    fn play(&mut self) -> Result<(), Broken> {
        settle(&mut self.from_texts, &mut ());
        loop {
            self.check_node()?;
            let step = match self.state.turn() {
                Turn::Over => None,
                Turn::Seat(seat) => Some(self.choose(seat)?),
                Turn::Chance => Some(self.draw()?),
            };
            for law in &self.suite.node_laws {
                law(&self.state).map_err(|message| (Law::Drawing, message))?;
            }
            let Some(step) = step else { break };
            let before = self.state.clone();
            self.take(step)?;
            self.check_at_random(&before)?;
            let most = self.suite.most_steps;
            hold(self.steps.len() < most, Law::End, || format!("no end after {most} steps"))?;
        }
        self.check_record()
    }

    fn choose(&mut self, seat: Seat) -> Result<StepOf<G>, Broken> {
        let legal = self.state.legal();
        self.check_legal(&legal)?;
        self.check_preview(seat, &legal)?;
        Ok(Step::Action(seat, legal.nth(self.rng.random_range(0..legal.len()))))
    }

    fn draw(&mut self) -> Result<StepOf<G>, Broken> {
        let mut outcomes = Vec::new();
        self.state.chance_outcomes(&mut outcomes);
        hold(!outcomes.is_empty(), Law::Chance, || "nothing can come up".to_owned())?;
        hold(outcomes.iter().all(|&(_, weight)| weight > 0), Law::Chance, || {
            format!("a weight of 0 in {outcomes:?}")
        })?;
        let ascending = outcomes.windows(2).all(|pair| pair[0].0 < pair[1].0);
        hold(ascending, Law::Chance, || format!("not ascending: {outcomes:?}"))?;
        for &(outcome, _) in &outcomes {
            check_notation(&mut self.outcomes_by_text, outcome)?;
        }
        let drawn = self.state.sample_chance(&mut self.rng);
        let listed = outcomes.iter().any(|&(outcome, _)| outcome == drawn);
        hold(listed, Law::Chance, || format!("{drawn} was drawn, which is not among {outcomes:?}"))?;
        Ok(Step::Chance(drawn))
    }

    /// Takes the step in the state, in its clone, in the game played from texts and in the twins.
    fn take(&mut self, step: StepOf<G>) -> Result<(), Broken> {
        let (after, clone) = (Moment::after(&self.state, step), Moment::after(&self.state, step));
        let is_forced = matches!(step, Step::Action(..)) && self.state.legal().len() == 1;
        hold(clone.state == after.state && clone.events == after.events, Law::Clone, || {
            format!("{step} leads a clone somewhere else")
        })?;
        self.twins.follow(&self.state, step, &after, &mut self.rng)?;
        self.twins.compare(&after, &self.suite.twin_laws)?;
        for law in &self.suite.step_laws {
            law(&self.state, &after.events, &after.state).map_err(|message| (Law::Pieces, message))?;
        }
        self.state = after.state;
        if is_forced {
            self.forced += 1;
            return Ok(());
        }
        self.steps.push(step);
        self.take_text(step)
    }

    fn check_at_random(&self, before: &G) -> Result<(), Broken> {
        let (mut own, mut own_rng, mut counted) = (before.clone(), self.rng.clone(), Playout::default());
        let (mut plain, mut rng, mut expected) = (before.clone(), self.rng.clone(), Playout::default());
        if before.turn() == Turn::Chance {
            own.resolve_at_random(&mut own_rng, &mut counted);
            // A game may take several draws at once.
            while expected.draws < counted.draws.max(1) && plain.turn() == Turn::Chance {
                resolve_at_random(&mut plain, &mut rng, &mut expected);
            }
        } else {
            own.act_at_random(&mut own_rng, &mut counted);
            act_at_random(&mut plain, &mut rng, &mut expected);
        }
        hold((&own, counted, own_rng) == (&plain, expected, rng), Law::AtRandom, || {
            format!("{counted:?} at random leads to {own:?}, but {expected:?} to {plain:?}")
        })
    }

    fn take_text(&mut self, step: StepOf<G>) -> Result<(), Broken> {
        let (actor, text) = match step {
            Step::Action(seat, action) => (Some(seat), action.to_string()),
            Step::Chance(outcome) => (None, outcome.to_string()),
        };
        let read = read_step(&self.from_texts, actor, &text)
            .map_err(|error| (Law::Replay, format!("{step} does not replay: {error}")))?;
        take_step(&mut self.from_texts, read, &mut ());
        settle(&mut self.from_texts, &mut ());
        let mut settled = self.state.clone();
        settle(&mut settled, &mut ());
        hold(self.from_texts == settled, Law::Replay, || {
            format!("after {step}, the texts lead to another state")
        })
    }

    fn check_node(&mut self) -> Result<(), Broken> {
        let clone = self.state.clone();
        let hasher = BuildHasherDefault::<DefaultHasher>::default();
        let equal = clone == self.state && hasher.hash_one(&clone) == hasher.hash_one(&self.state);
        hold(equal, Law::Clone, || "a clone is not equal".to_owned())?;
        let turn = self.state.turn();
        for viewer in Viewer::all(self.state.seats()) {
            let view = self.state.view(viewer);
            check_json::<G>(&view)?;
            let sample = G::sample(&view, &mut self.rng);
            hold(sample.view(viewer) == view, Law::Sample, || {
                format!(
                    "a state sampled for {viewer:?} looks different: {:?} is not {view:?}",
                    sample.view(viewer)
                )
            })?;
            hold(sample.turn() == turn, Law::HiddenLegality, || {
                format!("a state sampled for {viewer:?} is {:?}'s, not {turn:?}'s", sample.turn())
            })?;
            if is_to_decide(viewer, turn) {
                hold(sample.legal() == self.state.legal(), Law::HiddenLegality, || {
                    format!("{viewer:?} has {:?}, but {:?} in a sample", self.state.legal(), sample.legal())
                })?;
            }
        }
        self.check_outcome()
    }

    fn check_outcome(&self) -> Result<(), Broken> {
        let seats = self.state.seats();
        let score = self.state.score(Viewer::Spectator);
        hold(score.0.len() >= usize::from(seats), Law::Outcome, || "a seat has no score".to_owned())?;
        let Some(outcome) = self.state.outcome() else {
            return hold(self.state.turn() != Turn::Over, Law::Outcome, || {
                "it is over without an outcome".to_owned()
            });
        };
        hold(self.state.turn() == Turn::Over, Law::Outcome, || "an outcome before the end".to_owned())?;
        // A player alone against an automaton can lose.
        let won = seats == 1 || outcome.ranks.iter().any(|rank| *rank == 0);
        hold(won && outcome.ranks.seats() == seats, Law::Outcome, || {
            format!("{outcome:?} ranks nobody first")
        })?;
        hold(outcome.score == score, Law::Outcome, || "the final score is another one".to_owned())
    }

    fn check_legal(&mut self, legal: &G::Legal) -> Result<(), Broken> {
        let actions: Vec<G::Action> = legal.iter().collect();
        hold(!actions.is_empty(), Law::LegalList, || "a decision without a legal action".to_owned())?;
        hold(actions.len() == legal.len(), Law::LegalList, || "the length is another one".to_owned())?;
        let ascending = actions.windows(2).all(|pair| pair[0] < pair[1]);
        hold(ascending, Law::LegalList, || format!("not ascending: {actions:?}"))?;
        let only = (actions.len() == 1).then(|| actions[0]);
        hold(self.state.forced() == only, Law::LegalList, || format!("forced is wrong about {actions:?}"))?;
        for (index, &action) in actions.iter().enumerate() {
            hold(legal.nth(index) == action, Law::LegalList, || format!("{action} is not the {index}-th"))?;
            check_notation(&mut self.actions_by_text, action)?;
        }
        for action in self.actions_by_text.values() {
            let listed = actions.contains(action);
            hold(legal.contains(*action) == listed, Law::LegalList, || {
                format!("`contains` is wrong about {action}")
            })?;
        }
        Ok(())
    }

    fn check_preview(&mut self, seat: Seat, legal: &G::Legal) -> Result<(), Broken> {
        let viewer = Viewer::Seat(seat);
        let action = legal.nth(self.rng.random_range(0..legal.len()));
        let step = Step::Action(seat, action);
        if self.state.reveals(&step) {
            return Ok(());
        }
        let view = self.state.view(viewer);
        let mut sample = G::sample(&view, &mut self.rng);
        let mut next = self.state.clone();
        sample.act(action, &mut ());
        next.act(action, &mut ());
        hold(sample.view(viewer) == next.view(viewer), Law::Preview, || {
            format!("{action} looks different to seat {seat} when tried on a sample")
        })
    }

    fn check_record(&self) -> Result<(), Broken> {
        let text = self.record().to_string();
        let replayed = Record::parse(&text)
            .and_then(|record| replay::<G>(&record))
            .map_err(|error| (Law::Replay, error.to_string()))?;
        hold(replayed.state == self.state, Law::Replay, || "the record leads to another state".to_owned())
    }

    fn record(&self) -> Record {
        let mut record = Record::default();
        write_start(&mut record, &self.chosen, &self.state);
        write_end(&mut record, &self.state);
        record.steps = self.steps.iter().map(RecordedStep::from).collect();
        record
    }
}

fn check_notation<T: Notation>(by_text: &mut HashMap<String, T>, value: T) -> Result<(), Broken> {
    let text = value.to_string();
    let is_line = !text.is_empty() && text.trim() == text && !text.contains(char::is_control);
    hold(is_line, Law::Notation, || format!("{text:?} is not one trimmed line"))?;
    let first = *by_text.entry(text.clone()).or_insert(value);
    hold(first == value, Law::Notation, || format!("{first:?} and {value:?} are both `{text}`"))?;
    let read = text.parse::<T>();
    hold(read.as_ref() == Ok(&value), Law::Notation, || {
        format!("`{text}` is {value:?} but reads as {read:?}")
    })
}

fn check_json<G: Game>(view: &G::View) -> Result<(), Broken> {
    let json = serde_json::to_string(view).map_err(|error| (Law::Sample, error.to_string()))?;
    let read: Result<G::View, _> = serde_json::from_str(&json);
    let same = read.as_ref().is_ok_and(|read| read == view);
    hold(same, Law::Sample, || format!("a view does not survive its JSON: {read:?} from {json}"))
}
