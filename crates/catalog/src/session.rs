//! A game in progress: its record, its state and its chance.

use std::sync::Arc;

use game::replay::{write_end, write_start};
use game::{
    Chosen, Events, Game, OptionsError, Record, RecordError, RecordedStep, Seat, Step, StepError, StepOf,
    Turn, Viewer, read_step, replay, settle, take_step,
};

use crate::chance::Chance;
use crate::history::History;

/// A game in progress. The state is always settled: what it waits for is a real decision, a draw or nothing.
#[derive(Clone, Debug)]
pub struct Session<G: Game> {
    /// Headers that came with the record, known or not; what the game itself says is written over them.
    headers: Record,
    chosen: Chosen,
    chance: Chance,
    state: G,
    /// What happened before the first step: forced steps, if a game begins with any.
    opening: Vec<Happened<G::Event>>,
    taken: History<Taken<G>>,
    /// How many of the steps are draws.
    draws: u64,
}

/// A step that was taken, and what it brought about.
#[derive(Clone, Debug)]
pub(crate) struct Taken<G: Game> {
    pub(crate) step: StepOf<G>,
    /// Shared between the copies of a session, of which a server makes one for every move.
    pub(crate) happened: Arc<[Happened<G::Event>]>,
    /// No undo goes back past a step that showed something.
    pub(crate) reveals: bool,
    /// How those viewers may read the step who may not read all of it; `None` for not at all.
    masks: Vec<(Viewer, Option<String>)>,
}

/// Something that happened in the course of a step.
#[derive(Clone, Debug)]
pub(crate) enum Happened<E> {
    /// What follows was not asked for, because this seat had only one thing to do.
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

    /// Goes on with the game of a record, or says which line is wrong and how.
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

    /// Goes on with a game from its options, its chance and its steps.
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
        let mut state = G::new(&G::options(&chosen)?);
        let mut happenings = Happenings(Vec::new());
        settle(&mut state, &mut happenings);
        Ok(Session { headers, chosen, chance, state, opening: happenings.0, taken: History::new(), draws: 0 })
    }

    /// What was chosen before the game.
    pub(crate) fn chosen(&self) -> &Chosen {
        &self.chosen
    }

    /// What is true at the table. It stays in this crate: others get views.
    pub(crate) fn state(&self) -> &G {
        &self.state
    }

    pub(crate) fn opening(&self) -> &[Happened<G::Event>] {
        &self.opening
    }

    pub(crate) fn taken(&self) -> &History<Taken<G>> {
        &self.taken
    }

    /// Who decides the next step: nobody, too, once somebody resigned.
    pub fn turn(&self) -> Turn {
        if self.headers.get("ended").is_some_and(|ended| ended != "played") {
            Turn::Over
        } else {
            self.state.turn()
        }
    }

    /// Ends the game before its time, because a seat resigns.
    pub fn resign(&mut self, seat: Seat) -> Result<(), StepError> {
        if self.turn() == Turn::Over {
            return Err(StepError::OutOfTurn { turn: Turn::Over, actor: Some(seat) });
        }
        self.headers.set("ended", &format!("resigned {seat}"));
        Ok(())
    }

    /// The seat that resigned, if one did.
    pub fn resigned(&self) -> Option<Seat> {
        let seat = self.headers.get("ended")?.strip_prefix("resigned ")?;
        Seat::try_from(seat.parse::<u8>().ok()?).ok()
    }

    /// The game as it was after so many steps, to be looked at: draws do not follow.
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

    /// Takes so many steps back; at most all of them. Where chance resolves itself, it goes on back to a decision, so
    /// that the same draws do not follow at once; at the very start they do.
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
        let headers = std::mem::take(&mut self.headers);
        let mut session = Session::start(self.chosen.clone(), self.chance.clone(), headers)
            .expect("these options have been used already");
        for step in kept {
            session.take(step);
        }
        *self = session;
    }

    /// How many steps back the last decision of this seat lies, if nothing was shown since.
    pub fn undoable(&self, seat: Seat) -> Option<usize> {
        if self.resigned().is_some() {
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

    /// The game so far.
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
        self.taken.push(Taken { step, happened: happenings.0.into(), reveals, masks });
    }

    fn resolve_chance(&mut self) {
        while self.turn() == Turn::Chance {
            let Some(outcome) = self.chance.draw(&self.state, self.draws) else { return };
            self.take(Step::Chance(outcome));
        }
    }
}
