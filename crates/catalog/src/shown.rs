//! What a browser shows of a table: fragments, pictures and the story so far, for any game.

use game::{
    ActionSet, Ask, Explained, Foreseen, Game, Lang, Mark, Motion, Now, Seat, Sentence, Sight, Stage, Step,
    Theme, Turn, Viewer, settle,
};
use maud::Markup;
use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::entry::Playable;
use crate::session::{Happened, Session, Taken};
use crate::story::{self, Story};

/// What a browser shows of a table. Nothing made for a viewer contains what that viewer may not know.
pub trait Shown {
    /// The parts of the page, with the viewer's legal actions if it is to decide and the purpose is to play.
    fn fragments(&self, viewer: Viewer, purpose: Purpose<'_>, lang: Lang) -> Fragments;

    /// The parts of the page with nothing to choose, and with some actions of the seat that decides highlighted: those
    /// that are legal as far as the viewer can tell.
    fn marked_fragments(&self, viewer: Viewer, marks: &[(&str, Mark)], lang: Lang) -> Fragments;

    /// What happened, step by step, with signs and the paths of pieces.
    ///
    /// Given an earlier story of this table for the same viewer in the same language, only what is new is told.
    fn story(&self, viewer: Viewer, lang: Lang, earlier: Option<&Story>) -> Story;

    /// What the points of one part come from, for everyone who scores: the seats, then an automaton if one plays.
    fn exhibits(&self, viewer: Viewer, part: &str, lang: Lang) -> Vec<Markup>;

    /// What decided the game, if the points alone do not.
    fn remark(&self, viewer: Viewer, lang: Lang) -> Option<String>;

    /// What the thing of this name on the page is. Whether something can be done with it is told to those who play.
    fn explain(&self, viewer: Viewer, purpose: Purpose<'_>, thing: &str, lang: Lang) -> Option<Explained>;

    /// Why the game is over, if it is.
    fn why_over(&self, viewer: Viewer, lang: Lang) -> Option<Sentence>;

    /// The position as an SVG file of its own.
    fn picture(&self, viewer: Viewer, theme: Theme) -> String;
}

/// What fragments are made for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose<'a> {
    /// The viewer may decide, if it is their turn.
    Play,
    /// The same, between these actions alone.
    Try(&'a [String]),
    /// Nothing is to be decided.
    Look,
}

impl Purpose<'_> {
    fn is_lesson(self) -> bool {
        matches!(self, Purpose::Try(_))
    }
}

/// The parts of a page that the game draws.
#[derive(Clone, Debug)]
pub struct Fragments {
    /// What lies between the players.
    pub board: Markup,
    /// What lies in front of each player.
    pub holdings: Vec<Markup>,
    /// What lies in front of the automaton, if one plays.
    pub automaton: Option<Markup>,
    /// What is worth knowing besides: a heading and a body.
    pub aside: Option<(String, Markup)>,
    /// The legal actions, if the viewer is to decide.
    pub choices: Vec<ShownAction>,
    /// What is asked of the viewer, if it is to decide.
    pub ask: Option<Ask>,
    /// What is under way, if the next decision continues something.
    pub stage: Option<Stage>,
    /// The heading of the rules that explains what may be done now.
    pub chapter: &'static str,
}

impl Fragments {
    /// Roughly how many bytes they take.
    pub fn bytes(&self) -> usize {
        let markup = |markup: &Markup| markup.0.len();
        let choice = |choice: &ShownAction| 200 + markup(&choice.preview) + choice.name.len();
        markup(&self.board)
            + self.holdings.iter().chain(&self.automaton).map(markup).sum::<usize>()
            + self.aside.as_ref().map_or(0, |(_, body)| markup(body))
            + self.choices.iter().map(choice).sum::<usize>()
    }
}

/// A legal action.
#[derive(Clone, Debug)]
pub struct ShownAction {
    /// Its notation.
    pub action: String,
    /// What it does, in a few words.
    pub name: String,
    /// Its kind.
    pub kind: &'static str,
    /// Whether it has to be listed, because nothing on the board stands for it alone.
    pub in_dock: bool,
    /// The things that make it up.
    pub picks: Vec<String>,
    /// What it would bring about.
    pub preview: Markup,
    /// Which pieces would go where.
    pub motions: Vec<Motion>,
}

impl<G: Playable> Shown for Session<G> {
    fn fragments(&self, viewer: Viewer, purpose: Purpose<'_>, lang: Lang) -> Fragments {
        let view = self.state().view(viewer);
        let choices = self.choices(&view, viewer, purpose);
        let is_lesson = purpose.is_lesson();
        let sight = Sight { view: &view, viewer, choices: &choices, is_lesson, last: &[], marks: &[] };
        self.draw_fragments(&sight, lang)
    }

    fn marked_fragments(&self, viewer: Viewer, marks: &[(&str, Mark)], lang: Lang) -> Fragments {
        let view = self.state().view(viewer);
        let mark = |(text, mark): &(&str, Mark)| {
            let action = text.parse().ok()?;
            foresee::<G>(&view, viewer, action).map(|_| (action, *mark))
        };
        let marks: Vec<(G::Action, Mark)> = marks.iter().filter_map(mark).collect();
        let sight = Sight { view: &view, viewer, choices: &[], is_lesson: false, last: &[], marks: &marks };
        self.draw_fragments(&sight, lang)
    }

    fn story(&self, viewer: Viewer, lang: Lang, earlier: Option<&Story>) -> Story {
        story::tell_on(self, viewer, lang, earlier)
    }

    fn exhibits(&self, viewer: Viewer, part: &str, lang: Lang) -> Vec<Markup> {
        let view = self.state().view(viewer);
        let seats = Seat::all(self.state().seats());
        let automaton = G::shown_score(&view, viewer).0.len() > usize::from(self.state().seats());
        let automaton = automaton.then(|| G::exhibit_automaton(&view, viewer, part, lang));
        seats.map(|seat| G::exhibit(&view, viewer, seat, part, lang)).chain(automaton).collect()
    }

    fn remark(&self, viewer: Viewer, lang: Lang) -> Option<String> {
        G::remark(&self.state().view(viewer), lang)
    }

    fn explain(&self, viewer: Viewer, purpose: Purpose<'_>, thing: &str, lang: Lang) -> Option<Explained> {
        let view = self.state().view(viewer);
        let choices = self.choices(&view, viewer, purpose);
        let is_lesson = purpose.is_lesson();
        let sight = Sight { view: &view, viewer, choices: &choices, is_lesson, last: &[], marks: &[] };
        let explained = G::explain(&sight, thing, lang)?;
        Some(match purpose {
            Purpose::Play => explained,
            // What a lesson does not ask for is not forbidden by the rules.
            Purpose::Try(_) => {
                let now = explained.now.filter(|now| matches!(now, Now::May(_)));
                Explained { now, ..explained }
            }
            Purpose::Look => Explained { now: None, ..explained },
        })
    }

    fn why_over(&self, viewer: Viewer, lang: Lang) -> Option<Sentence> {
        G::why_over(&self.state().view(viewer), lang)
    }

    fn picture(&self, viewer: Viewer, theme: Theme) -> String {
        G::picture(&self.state().view(viewer), viewer, theme)
    }
}

impl<G: Playable> Session<G> {
    fn draw_fragments(&self, sight: &Sight<'_, G>, lang: Lang) -> Fragments {
        let last = self.last_events(sight.viewer);
        let sight = Sight { last: &last, ..*sight };
        let Sight { view, viewer, choices, .. } = sight;
        let choice = |foreseen: &Foreseen<G>| ShownAction {
            action: foreseen.action.to_string(),
            name: G::name_choice(foreseen.action, view, lang),
            kind: G::kind(foreseen.action),
            in_dock: G::in_dock(foreseen.action),
            picks: G::picks(foreseen.action),
            preview: G::preview(&sight, foreseen, lang),
            motions: foreseen.events.iter().flat_map(|event| G::motion(event, view, viewer)).collect(),
        };
        Fragments {
            board: G::board(&sight, lang),
            holdings: Seat::all(self.state().seats()).map(|seat| G::holdings(&sight, seat, lang)).collect(),
            automaton: G::automatons_holdings(&sight, lang),
            aside: G::aside(&sight, lang),
            choices: choices.iter().map(choice).collect(),
            ask: (!choices.is_empty()).then(|| G::ask(&sight, lang)),
            stage: if choices.is_empty() { None } else { G::stage(view, lang) },
            chapter: G::chapter(view),
        }
    }

    fn choices(&self, view: &G::View, viewer: Viewer, purpose: Purpose<'_>) -> Vec<Foreseen<G>> {
        let foresee = |action: G::Action| foresee(view, viewer, action);
        match purpose {
            Purpose::Look => Vec::new(),
            Purpose::Play | Purpose::Try(_) if !self.is_to_decide(viewer) => Vec::new(),
            Purpose::Play => self.state().legal().iter().filter_map(foresee).collect(),
            Purpose::Try(tries) => {
                tries.iter().filter_map(|action| action.parse().ok()).filter_map(foresee).collect()
            }
        }
    }

    /// What the last decision brought about, and the draws after it. A decision that the viewer may not know
    /// about does not count, or the one before it would lose its mark.
    fn last_events(&self, viewer: Viewer) -> Vec<G::Event> {
        let taken = self.taken();
        let is_last = |taken: &Taken<G>| matches!(taken.step, Step::Action(..)) && taken.is_shown(viewer);
        let back = taken.iter().rev().position(is_last);
        let last = back.map_or(0, |back| taken.len() - 1 - back);
        let shown = taken.from(last).filter(|taken| taken.is_shown(viewer));
        shown.flat_map(|taken| taken.happened.iter()).filter_map(Happened::event).collect()
    }
}

/// What happened, in sentences.
pub(crate) fn tell<G: Playable>(
    happened: &[Happened<G::Event>],
    view: &G::View,
    viewer: Viewer,
    lang: Lang,
) -> String {
    let mut sentences: Vec<String> = Vec::new();
    let mut forced = story::Forced::default();
    for happened in happened {
        match happened {
            Happened::Forced(seat) => forced.note(*seat, viewer),
            Happened::Event(event) => {
                if let Some(sentence) = G::tell(event, view, viewer, lang) {
                    sentences.extend(forced.tell::<G>(event, lang).map(|sentence| sentence.to_string()));
                    sentences.push(sentence.to_string());
                }
            }
        }
    }
    sentences.join(" ")
}

/// What an action would bring about as far as the viewer can tell; `None` if it is not legal.
pub(crate) fn foresee<G: Game>(view: &G::View, viewer: Viewer, action: G::Action) -> Option<Foreseen<G>> {
    // Any state that looks like this to the viewer will do: what differs between them is not told.
    let mut tried = G::sample(view, &mut Xoshiro256PlusPlus::seed_from_u64(0));
    if !matches!(tried.turn(), Turn::Seat(_)) || !tried.legal().contains(action) {
        return None;
    }
    let mut events = Vec::new();
    tried.act(action, &mut events);
    settle(&mut tried, &mut events);
    Some(Foreseen { action, events, after: tried.view(viewer) })
}
