//! What happened at a table, step by step, as one viewer is told it in one language.
//!
//! A game of a hundred steps is told after every one of them, so a story goes on where an earlier one ended: what was told
//! of a step stays as it is until the game is over, when what was hidden may be told.

use std::ops::Deref;
use std::sync::Arc;

use game::{Lang, Motion, Seat, Step, Turn, Viewer};
use maud::Markup;

use crate::entry::Playable;
use crate::session::{Happened, Session};
use crate::shown::tell;

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
    /// What happened, in sentences.
    pub text: String,
    /// What happened, in signs.
    pub signs: Markup,
    /// Which pieces went where.
    pub motions: Vec<Motion>,
    /// What the automaton did, in sentences, if its turn began with this step, so that the next decision is a new turn.
    pub automaton: Option<String>,
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
        let motions = |told: &Told| told.motions.iter().map(|motion| 48 + motion.from.len()).sum::<usize>();
        self.told.iter().map(|told| 150 + told.text.len() + told.signs.0.len() + motions(told)).sum()
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
        let is_automatons =
            |one: &Happened<G::Event>| one.event().as_ref().is_some_and(G::is_automatons_turn);
        let automaton = happened.iter().position(is_automatons);
        Arc::new(Told {
            actor,
            text: tell::<G>(happened, &view, viewer, lang),
            signs: G::signs(&events, &view, viewer),
            motions: events.iter().flat_map(|event| G::motion(event, &view, viewer)).collect(),
            automaton: automaton.map(|start| tell::<G>(&happened[start..], &view, viewer, lang)),
        })
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
