//! How a game appears in a browser.
//!
//! A game draws fragments of HTML from views; the server adds the shell, the names of the players, the
//! addresses and the forms. What both sides and the script in the browser rely on:
//!
//! - An action is played by a button `<button form="play" name="step" value="NOTATION">`. It has a name that says what
//!   it is and what state it is in, and a `data-key` if typing that text presses it. With `data-tap="preview"` the first
//!   tap of a finger only shows what it would bring about.
//! - What is shown only while such a button is pointed at or has the focus carries `data-for="NOTATION"`.
//! - Every choice has such a button on the board or among the holdings, but for those of which [`Page::in_dock`] says that
//!   there is nothing to point at: the server lists these. One that is composed by pointing at several
//!   things names them in [`Page::picks`], and the things carry `data-pick="NAME"`; its button is there as well.
//! - Things on the board that can have the focus carry `data-grid="ROW COLUMN"`; arrow keys walk from one to the next.
//! - A place that a piece can come from or go to carries `data-at="PLACE"`, unique within the page. [`Page::motion`] says
//!   which piece went where, and the script lets it fly: the first drawing there, or the whole of what has `data-piece`.
//! - Whatever can be seen and not understood carries `data-what="THING"`; several things may share a name. [`Page::explain`]
//!   says what it is, how it stands, and why it cannot be used now. The server asks for it when somebody does.
//! - No `style` attributes: positions are classes or attributes of SVG elements.

use std::fmt;

use maud::Markup;

use crate::rules::Game;
use crate::seat::{Seat, Viewer};
use crate::show::example::Examples;
use crate::show::lang::Lang;
use crate::show::present::Present;
use crate::show::sentence::Sentence;
use crate::show::speak::{Ask, Explained, Offer, Sound};

/// What a page shows of a table.
#[derive(Debug)]
pub struct Sight<'a, G: Game> {
    /// What the viewer knows.
    pub view: &'a G::View,
    /// Who is looking.
    pub viewer: Viewer,
    /// Every legal action with what it would bring about, if the viewer is to choose; none otherwise.
    pub choices: &'a [Foreseen<G>],
    /// In a lesson only some of them: then what is missing is not forbidden by the rules.
    pub is_lesson: bool,
    /// What happened last, to be marked.
    pub last: &'a [G::Event],
    /// Actions of the deciding seat that are pointed out but cannot be chosen: what a review says about them.
    /// Each shows where its button would be.
    pub marks: &'a [(G::Action, Mark)],
}

impl<G: Game> Sight<'_, G> {
    /// How an action is pointed out, if it is.
    pub fn mark(&self, action: G::Action) -> Option<Mark> {
        self.marks.iter().find(|(marked, _)| *marked == action).map(|(_, mark)| *mark)
    }
}

/// How an action is pointed out. It shows in the outline as well as in the colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mark {
    /// It would have been better.
    Better,
    /// It was chosen instead.
    Played,
}

impl Mark {
    /// The class of what it marks.
    pub fn class(self) -> &'static str {
        match self {
            Mark::Better => "better",
            Mark::Played => "played",
        }
    }
}

/// What an action would bring about, up to the next draw or decision.
#[derive(Clone, Debug)]
pub struct Foreseen<G: Game> {
    /// The action.
    pub action: G::Action,
    /// What would happen.
    pub events: Vec<G::Event>,
    /// What the viewer would know then.
    pub after: G::View,
}

/// The fragments of one game, all made from views.
///
/// Besides those of [`Present`], the words have `about` (one sentence for the list of games), `ask` (what a player is asked
/// at the beginning of a turn), `goal-1` to `goal-3` (the goal, a turn and the end, one sentence each) and for each kind K of
/// action the message `kind-K`, for each skill S the message `skill-S`.
pub trait Page: Present {
    /// The style sheet of the fragments.
    const STYLE: &'static str;

    /// The symbols that the fragments use, as one `<svg>` that shows nothing itself.
    const SPRITE: &'static str;

    /// The rules in our own words, as Markdown, in every language. Headings carry names as in `## Boats {#boats}`, and
    /// the picture `![what it shows](figure:NAME)` is one of [`Page::FIGURES`] or a moment of an example, whose numbers
    /// stand in braces (see [`example`](crate::show::example)). The picture `![](sign:NAME)` is a [`Page::sign`] in a line.
    const RULEBOOK: [&'static str; 3];

    /// The drawings of the rules by name, in the order in which the rules show them.
    const FIGURES: &'static [(&'static str, Figure)];

    /// Its lessons by name, as TOML, in the order in which they are taken; see [`Lesson`](crate::Lesson).
    const LESSONS: &'static [(&'static str, &'static str)] = &[];

    /// The words that are explained: each word W has the text `word-W` with the attribute `meaning`.
    const GLOSSARY: &'static [&'static str] = &[];

    /// How even the game is, as `akhet balance --json` printed it; `None` as long as nobody has measured it.
    const BALANCE: Option<&'static str> = None;

    /// What `akhet puzzles` printed, packed by `gzip`; nothing as long as nobody has looked for any.
    const PUZZLES: &'static [u8] = &[];

    /// What a newcomer is told about when it first happens: a heading of the rules, and with which event it begins. Each
    /// heading O has the text `occasion-O`.
    const OCCASIONS: &'static [Occasion<Self>] = &[];

    /// The options of the daily deal, a text for each day, from the first again after the last. Days are counted from 1970.
    const DAILY: &'static [&'static str] = &[""];

    /// The option of which every value is worth winning once, such as a mix of boards.
    const TROPHIES: Option<&'static str> = None;

    /// Whether a turn has so many steps that the log has a line for each turn, even with two players.
    const HAS_LONG_TURNS: bool = false;

    /// The board with everything that lies between the players.
    fn board(sight: &Sight<'_, Self>, lang: Lang) -> Markup;

    /// What lies in front of one player.
    fn holdings(sight: &Sight<'_, Self>, seat: Seat, lang: Lang) -> Markup;

    /// What else is worth knowing, such as what is still unseen: a heading and a body.
    fn aside(sight: &Sight<'_, Self>, lang: Lang) -> Option<(String, Markup)>;

    /// The sign of a seat, which its shape tells from the others.
    fn crown(seat: Seat) -> Markup;

    /// The sign of the automaton that [`Present::name_automaton`] names.
    fn automaton() -> Markup {
        Markup::default()
    }

    /// What lies in front of the automaton, if one plays.
    fn automatons_holdings(_sight: &Sight<'_, Self>, _lang: Lang) -> Option<Markup> {
        None
    }

    /// Whether the automaton's turn begins with this event.
    fn is_automatons_turn(_event: &Self::Event) -> bool {
        false
    }

    /// The picture of the game in a list of games.
    fn emblem() -> Markup;

    /// What an action would bring about, in a row of pictures and words, with everyone's points before and after.
    fn preview(sight: &Sight<'_, Self>, foreseen: &Foreseen<Self>, lang: Lang) -> Markup;

    /// What kind of action it is. Kinds can be looked at one at a time.
    fn kind(action: Self::Action) -> &'static str;

    /// What somebody has to be good at to choose this action well. A review tells by it where decisions cost most, so there
    /// are only a few, each for many decisions of a game.
    fn skill(action: Self::Action) -> &'static str;

    /// Whether an action is played from a list, because nothing on the board stands for it alone.
    fn in_dock(action: Self::Action) -> bool;

    /// The names of the things that, pointed at one after the other in any order, make up this action. Of several things that
    /// have the same name each will do; an action that takes two of them names it twice.
    fn picks(action: Self::Action) -> Vec<String>;

    /// What the last decisions began and the next ones continue, if anything.
    fn stage(view: &Self::View, lang: Lang) -> Option<Stage>;

    /// What happened in a step, as a few signs.
    fn signs(events: &[Self::Event], view: &Self::View, viewer: Viewer) -> Markup;

    /// Which pieces moved in an event, as far as the viewer may know.
    fn motion(event: &Self::Event, view: &Self::View, viewer: Viewer) -> Vec<Motion>;

    /// The sign of this name in a sentence; nothing if it has none. Those of seats are [`Page::crown`].
    fn sign(_name: &str) -> Markup {
        Markup::default()
    }

    /// Whether a line of its own begins with what this event tells; otherwise it goes on with the line before.
    fn begins_line(_event: &Self::Event) -> bool {
        false
    }

    /// The place where an event is to be seen, if it is one: where its first piece went.
    fn place(event: &Self::Event, view: &Self::View, viewer: Viewer) -> Option<String> {
        Self::motion(event, view, viewer).into_iter().find_map(|motion| motion.to)
    }

    /// How an event sounds: where a piece goes, it is put down.
    fn sound(event: &Self::Event, view: &Self::View, viewer: Viewer) -> Option<Sound> {
        (!Self::motion(event, view, viewer).is_empty()).then_some(Sound::Place)
    }

    /// What is asked of the viewer, who is to choose.
    fn ask(sight: &Sight<'_, Self>, lang: Lang) -> Ask {
        let mut kinds: Vec<&'static str> = Vec::new();
        for choice in sight.choices {
            let kind = Self::kind(choice.action);
            if !kinds.contains(&kind) {
                kinds.push(kind);
            }
        }
        let offer = |kind| Offer {
            kind,
            sign: Markup::default(),
            title: Self::words().say(lang, &format!("kind-{kind}"), &[]),
            fact: String::new(),
            not_now: None,
        };
        let question = Self::words().say(lang, "ask", &[]);
        Ask { question, kinds: kinds.into_iter().map(offer).collect(), ..Ask::default() }
    }

    /// What the thing of this name is; `None` if the page has no such thing.
    fn explain(_sight: &Sight<'_, Self>, _thing: &str, _lang: Lang) -> Option<Explained> {
        None
    }

    /// The signs that are on the page everywhere, each with a few words.
    fn signs_explained(_lang: Lang) -> Vec<(Markup, String)> {
        Vec::new()
    }

    /// What can be typed, each with what it does: `b2`, a pawn on b2.
    fn keys(_lang: Lang) -> Vec<(String, String)> {
        Vec::new()
    }

    /// The signs of the three sentences about the goal.
    fn goal_signs() -> [Markup; 3] {
        [const { maud::PreEscaped(String::new()) }; 3]
    }

    /// The goal, a turn and the end in a sentence each, as these options have them.
    fn goal(_options: &Self::Options, lang: Lang) -> [String; 3] {
        ["goal-1", "goal-2", "goal-3"].map(|key| Self::words().say(lang, key, &[]))
    }

    /// Why the game is over, if it is.
    fn why_over(_view: &Self::View, _lang: Lang) -> Option<Sentence> {
        None
    }

    /// What the points of one part come from: the pieces, and how they count.
    fn exhibit(view: &Self::View, viewer: Viewer, seat: Seat, part: &str, lang: Lang) -> Markup;

    /// What the automaton's points of one part come from.
    fn exhibit_automaton(_view: &Self::View, _viewer: Viewer, _part: &str, _lang: Lang) -> Markup {
        Markup::default()
    }

    /// What decided a game that is over, if the points alone do not tell.
    fn remark(view: &Self::View, lang: Lang) -> Option<String>;

    /// What a value of an option is called.
    fn name_value(key: &str, value: &str, lang: Lang) -> String;

    /// The worked examples of the rules.
    fn examples() -> Option<&'static Examples<Self>> {
        None
    }

    /// A part of the table as an example shows it, without words; `None` if there is no such part.
    fn scene(_view: &Self::View, _part: &str) -> Option<Markup> {
        None
    }

    /// The rules in this language, with the numbers of the examples.
    fn rules(lang: Lang) -> String {
        let text = Self::RULEBOOK[lang as usize];
        match Self::examples() {
            Some(examples) => examples.fill(text).expect("tests have read the rules of every language"),
            None => text.to_owned(),
        }
    }

    /// A drawing of the rules; `None` if none has this name.
    fn figure(name: &str) -> Option<Markup> {
        let drawn = Self::FIGURES.iter().find(|(known, _)| *known == name).map(|(_, draw)| draw());
        drawn.or_else(|| Self::examples()?.figure(name))
    }

    /// The name of the heading in the rules that tells what may be done now.
    fn chapter(view: &Self::View) -> &'static str;

    /// The position as an SVG file of its own: literal colours, numerals drawn as paths, no words.
    fn picture(view: &Self::View, viewer: Viewer, theme: Theme) -> String;
}

/// A heading of the rules, and with which event what it is about begins.
pub type Occasion<G> = (&'static str, fn(&<G as Game>::Event) -> bool);

/// Draws something without words; those stand in the text around it.
pub type Figure = fn() -> Markup;

/// A decision in the middle of something.
#[derive(Clone, Debug)]
pub struct Stage {
    /// What is under way.
    pub title: String,
    /// What is to be decided now.
    pub hint: String,
    /// The parts it has, in a few words each.
    pub parts: Vec<String>,
    /// Which of them is to be decided now.
    pub now: usize,
    /// The piece that was played, if there is one.
    pub sign: Markup,
}

/// A piece that went from one place to another.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Motion {
    /// The place it left.
    pub from: String,
    /// The place it came to; `None` if it left the table.
    pub to: Option<String>,
}

impl fmt::Display for Motion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}>{}", self.from, self.to.as_deref().unwrap_or_default())
    }
}

/// The colours of a picture.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "there is no more to say")]
pub enum Theme {
    Light,
    Dark,
}
