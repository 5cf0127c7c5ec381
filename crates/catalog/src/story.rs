//! What happened at a table, step by step, as one viewer is told it in one language.
//!
//! A game of a hundred steps is told after every one of them, so a story goes on where an earlier one ended: what was told
//! of a step stays as it is until the game is over, when what was hidden may be told.

use std::ops::Deref;
use std::sync::Arc;

use game::{Lang, Motion, Seat, Sentence, Sound, Step, Turn, Viewer};
use maud::Markup;

use crate::entry::Playable;
use crate::session::{Happened, Session};

/// What happened, step by step. It may begin with what happened before the first step.
#[derive(Clone, Debug, Default)]
pub struct Story {
    told: Vec<Arc<Told>>,
    /// By which each step is known again.
    serials: Vec<u64>,
    is_over: bool,
}

/// One step of the story.
#[derive(Clone, Debug)]
pub struct Told {
    /// Who decided; `None` for a draw.
    pub actor: Option<Seat>,
    /// What happened, line by line; nothing if the viewer may not know of it.
    pub lines: Vec<Line>,
    /// What happened, in signs.
    pub signs: Markup,
    /// With which line the automaton's turn began, if it did, so that the next decision is a new turn.
    pub automaton: Option<usize>,
}

/// A part of a step that is told and shown at once.
#[derive(Clone, Debug, Default)]
pub struct Line {
    /// What happened; nothing if it is only to be seen.
    pub sentences: Vec<Sentence>,
    /// Which pieces went where.
    pub motions: Vec<Motion>,
    /// Where it is to be seen.
    pub place: Option<String>,
    /// Whether it goes on with the line before, which an earlier step began.
    pub goes_on: bool,
    /// How it sounds.
    pub sound: Option<Sound>,
    /// The headings of the rules that explain what happened.
    pub occasions: Vec<&'static str>,
}

impl Told {
    /// What happened, in sentences, from a line on. Names take the place of seats.
    pub fn text(&self, first: usize, mut name: impl FnMut(&str) -> Option<String>) -> String {
        let sentences = self.lines.iter().skip(first).flat_map(|line| &line.sentences);
        sentences.map(|sentence| sentence.with(&mut name)).collect::<Vec<_>>().join(" ")
    }

    /// Which pieces went where.
    pub fn motions(&self) -> impl Iterator<Item = &Motion> {
        self.lines.iter().flat_map(|line| &line.motions)
    }
}

impl Deref for Story {
    type Target = [Arc<Told>];

    fn deref(&self) -> &[Arc<Told>] {
        &self.told
    }
}

impl Story {
    /// Roughly how many bytes it takes.
    pub fn bytes(&self) -> usize {
        let line = |line: &Line| {
            let motions = line.motions.iter().map(|motion| 48 + motion.from.len()).sum::<usize>();
            100 + motions + line.sentences.iter().map(|sentence| 24 + sentence.bytes()).sum::<usize>()
        };
        let told = |told: &Arc<Told>| 100 + told.signs.0.len() + told.lines.iter().map(line).sum::<usize>();
        self.told.iter().map(told).sum()
    }
}

/// Tells a game, with what was told before as far as the game went on from there.
pub(crate) fn tell_on<G: Playable>(
    session: &Session<G>,
    viewer: Viewer,
    lang: Lang,
    earlier: Option<&Story>,
) -> Story {
    let is_over = session.turn() == Turn::Over;
    let before = usize::from(!session.opening().is_empty());
    let serials: Vec<u64> = session.taken().iter().map(|taken| taken.serial).collect();
    let known = earlier.filter(|story| story.is_over == is_over && story.told.len() >= before);
    let same = known.map_or(0, |story| {
        story.serials.iter().zip(&serials).take_while(|(known, serial)| known == serial).count()
    });
    let view = session.state().view(viewer);
    let told = |actor, happened: &[Happened<G::Event>]| {
        let events: Vec<G::Event> = happened.iter().filter_map(Happened::event).collect();
        let (lines, automaton) = lines::<G>(happened, &view, viewer, lang);
        Arc::new(Told { actor, lines, signs: G::signs(&events, &view, viewer), automaton })
    };
    let mut story = match known {
        Some(story) => story.told[..before + same].to_vec(),
        None => session.opening().first().map(|_| told(None, session.opening())).into_iter().collect(),
    };
    story.extend(session.taken().from(same).map(|taken| match taken.step {
        Step::Action(seat, _) => told(Some(seat), &taken.happened),
        Step::Chance(_) => told(None, &taken.happened),
    }));
    Story { told: story, serials, is_over }
}

/// That there was nothing to choose. It tells a player why nobody asked; to everybody else it says nothing, and once in a
/// step is enough.
#[derive(Clone, Copy, Default)]
pub(crate) enum Forced {
    #[default]
    No,
    Untold(Seat),
    Told,
}

impl Forced {
    pub(crate) fn note(&mut self, seat: Seat, viewer: Viewer) {
        if matches!(self, Forced::No) && viewer == Viewer::Seat(seat) {
            *self = Forced::Untold(seat);
        }
    }

    /// The sentence, to be told along with what was forced, if that is worth it.
    pub(crate) fn tell<G: Playable>(&mut self, event: &G::Event, lang: Lang) -> Option<Sentence> {
        let Forced::Untold(seat) = *self else { return None };
        if !G::surprises_when_forced(event) {
            *self = Forced::No;
            return None;
        }
        *self = Forced::Told;
        Some(G::tell_forced(seat, lang))
    }
}

/// A step line by line, and the line with which the automaton's turn begins.
fn lines<G: Playable>(
    happened: &[Happened<G::Event>],
    view: &G::View,
    viewer: Viewer,
    lang: Lang,
) -> (Vec<Line>, Option<usize>) {
    let mut lines: Vec<Line> = Vec::new();
    let (mut automaton, mut forced) = (None, Forced::default());
    for happened in happened {
        let event = match happened {
            Happened::Forced(seat) => {
                forced.note(*seat, viewer);
                continue;
            }
            Happened::Event(event) => event,
        };
        let is_automatons = G::is_automatons_turn(event);
        let sentence = G::tell(event, view, viewer, lang);
        let motions = G::motion(event, view, viewer);
        if sentence.is_none() && motions.is_empty() && !is_automatons {
            continue;
        }
        let begins = is_automatons || G::begins_line(event);
        if lines.is_empty() || begins {
            lines.push(Line { goes_on: !begins, ..Line::default() });
        }
        if is_automatons {
            automaton = Some(lines.len() - 1);
        }
        let Some(line) = lines.last_mut() else { continue };
        line.occasions.extend(G::OCCASIONS.iter().filter(|(_, begins)| begins(event)).map(|(name, _)| *name));
        // That something was forced is told along with what it was. A viewer may not even count steps that it may not see.
        if let Some(sentence) = sentence {
            line.sentences.extend(forced.tell::<G>(event, lang));
            line.sentences.push(sentence);
        }
        line.motions.extend(motions);
        line.sound = line.sound.take().or_else(|| G::sound(event, view, viewer));
        line.place = line.place.take().or_else(|| G::place(event, view, viewer));
    }
    (lines, automaton)
}
