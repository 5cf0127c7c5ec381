//! A game in progress: its record, its state and its chance.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use game::replay::{write_end, write_start};
use game::{
    ActionSet, Chosen, EarlyEnd, Events, Game, OptionsError, Record, RecordError, RecordedStep, Seat, Step,
    StepError, StepOf, Turn, Viewer, read_step, replay, settle, take_step,
};

use rand::Rng;

use crate::chance::Chance;
use crate::history::History;

/// A game in progress. The state is always settled: what it waits for is a real decision, a draw or nothing.
#[derive(Clone, Debug)]
pub struct Session<G: Game> {
    /// Headers that came with the record, known or not; what the game itself says replaces them.
    headers: Record,
    chosen: Chosen,
    chance: Chance,
    origin: Origin,
    /// The state before the first step, from which earlier positions are replayed.
    beginning: Arc<G>,
    state: G,
    /// What happened before the first step: forced steps, if a game begins with any.
    opening: Vec<Happened<G::Event>>,
    taken: History<Taken<G>>,
    /// How many of the steps are draws.
    draws: u64,
}

/// Where a session began.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Origin {
    /// At the start of the game.
    Start,
    /// At a position in the middle of a game about which nothing else is known.
    Position,
}

/// A step that was taken, and what it brought about.
#[derive(Clone, Debug)]
pub(crate) struct Taken<G: Game> {
    pub(crate) step: StepOf<G>,
    /// No other step that was ever taken in this process has it: by this a step is known again in a copy of a session.
    pub(crate) serial: u64,
    /// Shared between the copies of a session, of which a server makes one for every move.
    pub(crate) happened: Arc<[Happened<G::Event>]>,
    /// No undo goes back past a step that revealed something.
    pub(crate) reveals: bool,
    /// How the step reads to viewers who may not read all of it; `None` for not at all.
    masks: Vec<(Viewer, Option<String>)>,
}

/// The number of the next step that is taken in any session.
static NEXT_SERIAL: AtomicU64 = AtomicU64::new(0);

/// Something that happened in the course of a step.
#[derive(Clone, Debug)]
pub(crate) enum Happened<E> {
    /// What follows was not asked, because this seat had only one thing to do.
    Forced(Seat),
    Event(E),
}

impl<E: Clone> Happened<E> {
    pub(crate) fn event(&self) -> Option<E> {
        match self {
            Happened::Event(event) => Some(event.clone()),
            Happened::Forced(_) => None,
        }
    }
}

impl<G: Game> Taken<G> {
    fn is_draw(&self) -> bool {
        matches!(self.step, Step::Chance(_))
    }

    /// Whether a viewer may know that it was taken.
    pub(crate) fn is_shown(&self, viewer: Viewer) -> bool {
        !self.masks.iter().any(|(masked, shown)| *masked == viewer && shown.is_none())
    }
}

struct Happenings<E>(Vec<Happened<E>>);

impl<E> Events<E> for Happenings<E> {
    fn push(&mut self, event: E) {
        self.0.push(Happened::Event(event));
    }

    fn forced(&mut self, seat: Seat) {
        self.0.push(Happened::Forced(seat));
    }
}

impl<G: Game> Session<G> {
    /// Starts a game. With a seed, chance resolves itself from here on.
    pub fn new(chosen: &Chosen, chance: Chance) -> Result<Session<G>, OptionsError> {
        let mut session = Session::start(chosen.clone(), chance, Record::default())?;
        session.resolve_chance();
        Ok(session)
    }

    /// Continues the game of a record, or says which line is wrong and how.
    pub fn load(record: &Record) -> Result<Session<G>, RecordError> {
        let replayed = replay::<G>(record)?;
        let mut headers = record.clone();
        headers.steps.clear();
        let chance = Chance::read(record)?;
        let mut session = Session::start(replayed.chosen, chance, headers)
            .expect("replay has found that the options go together");
        for step in replayed.steps {
            session.take(step);
        }
        session.resolve_chance();
        Ok(session)
    }

    /// Continues a game from its options, its chance and its steps.
    pub fn resume(
        chosen: &Chosen,
        chance: Chance,
        steps: &[RecordedStep],
    ) -> Result<Session<G>, RecordError> {
        let wrong = |error: OptionsError| RecordError::new(1, error.0);
        let mut session = Session::start(chosen.clone(), chance, Record::default()).map_err(wrong)?;
        for (index, recorded) in steps.iter().enumerate() {
            let step = read_step(&session.state, recorded.actor, &recorded.text)
                .map_err(|error| RecordError::new(index + 1, error.to_string()))?;
            session.take(step);
        }
        session.resolve_chance();
        Ok(session)
    }

    /// A game from this position on. What the viewer does not know is drawn, and chance is open.
    pub fn set_up(view: &G::View, rng: &mut impl Rng) -> Session<G> {
        let state = sample_settled(view, rng);
        let chosen = chosen(&state);
        Session::begin(Origin::Position, state, chosen, Chance::Open, Record::default())
    }

    /// Whether it began at a position in the middle of a game. Such a game has no record.
    pub fn is_set_up(&self) -> bool {
        self.origin == Origin::Position
    }

    /// The steps from this one on, as a record has them.
    pub fn steps_from(&self, first: usize) -> Vec<RecordedStep> {
        self.taken.from(first).map(|taken| RecordedStep::from(&taken.step)).collect()
    }

    /// The steps from this one on as a viewer may read them.
    pub fn shown_steps(&self, first: usize, viewer: Viewer) -> Vec<String> {
        let shown = |taken: &Taken<G>| match taken.masks.iter().find(|(masked, _)| *masked == viewer) {
            Some((_, shown)) => shown.clone(),
            None => Some(taken.step.to_string()),
        };
        self.taken.from(first).filter_map(shown).collect()
    }

    fn start(chosen: Chosen, chance: Chance, headers: Record) -> Result<Session<G>, OptionsError> {
        let state = G::new(&G::options(&chosen)?);
        Ok(Session::begin(Origin::Start, state, chosen, chance, headers))
    }

    fn begin(origin: Origin, mut state: G, chosen: Chosen, chance: Chance, headers: Record) -> Session<G> {
        let mut happenings = Happenings(Vec::new());
        settle(&mut state, &mut happenings);
        Session {
            headers,
            chosen,
            chance,
            origin,
            beginning: Arc::new(state.clone()),
            state,
            opening: happenings.0,
            taken: History::new(),
            draws: 0,
        }
    }

    /// What was chosen before the game.
    pub(crate) fn chosen(&self) -> &Chosen {
        &self.chosen
    }

    /// Everything true at the table. It stays in this crate: others get views.
    pub(crate) fn state(&self) -> &G {
        &self.state
    }

    pub(crate) fn opening(&self) -> &[Happened<G::Event>] {
        &self.opening
    }

    pub(crate) fn taken(&self) -> &History<Taken<G>> {
        &self.taken
    }

    /// Who decides the next step; nobody, once the game has stopped.
    pub fn turn(&self) -> Turn {
        if self.headers.get("ended").is_some_and(|ended| ended != "played") {
            Turn::Over
        } else {
            self.state.turn()
        }
    }

    /// Whether it is this viewer who decides the next step.
    pub(crate) fn is_to_decide(&self, viewer: Viewer) -> bool {
        match (viewer, self.turn()) {
            (Viewer::Seat(seat), Turn::Seat(turn)) => seat == turn,
            (
                Viewer::Seat(_) | Viewer::Spectator | Viewer::All,
                Turn::Seat(_) | Turn::Chance | Turn::Over,
            ) => false,
        }
    }

    /// Stops the game before its end.
    pub fn stop(&mut self, end: EarlyEnd) -> Result<(), StepError> {
        if self.turn() == Turn::Over {
            return Err(StepError::OutOfTurn { turn: Turn::Over, actor: end.loser() });
        }
        self.headers.set("ended", &end.to_string());
        Ok(())
    }

    /// How the game stopped, if it did before its end.
    pub fn stopped(&self) -> Option<EarlyEnd> {
        self.headers.get("ended")?.parse().ok()
    }

    /// The game as it was after this many steps, to be looked at: nothing is drawn.
    #[must_use]
    pub fn at(&self, steps: usize) -> Session<G> {
        let mut earlier = self.clone();
        earlier.chance = Chance::Sealed;
        earlier.headers.set("ended", "");
        earlier.rewind(steps.min(self.taken.len()));
        earlier
    }

    /// Plays an action of the seat that decides or, at a chance step, that outcome.
    pub fn play(&mut self, text: &str) -> Result<(), StepError> {
        let turn = self.turn();
        let actor = match turn {
            Turn::Seat(seat) => Some(seat),
            Turn::Chance => None,
            Turn::Over => return Err(StepError::OutOfTurn { turn, actor: None }),
        };
        let step = read_step(&self.state, actor, text)?;
        self.take(step);
        self.resolve_chance();
        Ok(())
    }

    /// Takes steps back, at most all of them. Where chance resolves itself, it continues back to a decision, so that the
    /// same draws do not follow at once; at the very start they do.
    pub fn back(&mut self, steps: usize) {
        let mut left = self.taken.len().saturating_sub(steps);
        if self.chance.resolves_itself() {
            let is_draw = |next: usize| self.taken.get(next).is_some_and(Taken::is_draw);
            while left > 0 && is_draw(left) {
                left -= 1;
            }
        }
        self.rewind(left);
        self.resolve_chance();
    }

    fn rewind(&mut self, left: usize) {
        let kept: Vec<StepOf<G>> = self.taken.iter().take(left).map(|taken| taken.step).collect();
        self.state = G::clone(&self.beginning);
        self.taken = History::new();
        self.draws = 0;
        for step in kept {
            self.take(step);
        }
    }

    /// How many steps back this seat's last decision is, if nothing was revealed since.
    pub fn undoable(&self, seat: Seat) -> Option<usize> {
        if self.stopped().is_some() {
            return None;
        }
        for (back, taken) in self.taken.iter().rev().enumerate() {
            if taken.reveals {
                return None;
            }
            if matches!(taken.step, Step::Action(actor, _) if actor == seat) {
                return Some(back + 1);
            }
        }
        None
    }

    /// How many steps had been taken before each decision of this seat since something was last revealed.
    pub(crate) fn open_decisions(&self, seat: Seat) -> Vec<usize> {
        let hidden = self.taken.iter().rev().take_while(|taken| !taken.reveals).count();
        let first = self.taken.len() - hidden;
        let is_own = |taken: &Taken<G>| matches!(taken.step, Step::Action(actor, _) if actor == seat);
        let own = self.taken.from(first).enumerate().filter(|(_, taken)| is_own(taken));
        own.map(|(index, _)| first + index).collect()
    }

    /// Takes the steps of a session that is further on, up to this many.
    pub(crate) fn follow(&mut self, later: &Session<G>, steps: usize) {
        let next: Vec<StepOf<G>> = later.taken.from(self.taken.len()).map(|taken| taken.step).collect();
        let missing = steps - self.taken.len();
        next.into_iter().take(missing).for_each(|step| self.take(step));
    }

    /// The game so far. It can be loaded again only if the session began at the start of the game.
    pub fn record(&self) -> Record {
        let mut record = self.headers.clone();
        write_start(&mut record, &self.chosen, &self.state);
        self.chance.write(&mut record, self.turn() == Turn::Over);
        write_end(&mut record, &self.state);
        record.steps = self.taken.iter().map(|taken| RecordedStep::from(&taken.step)).collect();
        record
    }

    /// Takes a step that is known to be legal, and forced ones after it.
    fn take(&mut self, step: StepOf<G>) {
        let reveals = self.state.reveals(&step);
        let plain = step.to_string();
        let mask = |viewer| (viewer, self.state.shown(&step, viewer));
        let is_masked = |(_, shown): &(Viewer, Option<String>)| shown.as_ref() != Some(&plain);
        let masks = Viewer::all(self.state.seats()).map(mask).filter(is_masked).collect();
        let mut happenings = Happenings(Vec::new());
        take_step(&mut self.state, step, &mut happenings);
        settle(&mut self.state, &mut happenings);
        self.draws += u64::from(matches!(step, Step::Chance(_)));
        let serial = NEXT_SERIAL.fetch_add(1, Ordering::Relaxed);
        self.taken.push(Taken { step, serial, happened: happenings.0.into(), reveals, masks });
    }

    fn resolve_chance(&mut self) {
        while self.turn() == Turn::Chance {
            let Some(outcome) = self.chance.draw(&self.state, self.draws) else { return };
            self.take(Step::Chance(outcome));
        }
    }
}

/// A state that looks like the view. Tables never wait at a forced decision, so where what is hidden can make a decision
/// a forced one, it was not drawn right.
fn sample_settled<G: Game>(view: &G::View, rng: &mut impl Rng) -> G {
    const TRIES: usize = 50;
    let is_forced = |state: &G| matches!(state.turn(), Turn::Seat(_)) && state.legal().only().is_some();
    let mut state = G::sample(view, rng);
    for _ in 1..TRIES {
        if !is_forced(&state) {
            break;
        }
        state = G::sample(view, rng);
    }
    state
}

/// What was chosen before the game, which every view says.
fn chosen<G: Game>(state: &G) -> Chosen {
    let view = serde_json::to_value(state.view(Viewer::Spectator));
    let view = view.expect("a view is made of texts, numbers, lists and maps");
    let options = view["options"].as_str().unwrap_or_default();
    let chosen = Chosen::parse(G::OPTIONS, options).expect("a view tells options of its game");
    match state.edition() {
        Some(edition) if !edition.is_shipped() => chosen.with_edition(edition.text()),
        Some(_) | None => chosen,
    }
}
