//! An automated audit of a page: names, labels, headings, contrast, width, target sizes, words that are cut off.
//!
//! With `AKHET_PICTURES=FOLDER`, what was seen is kept there.

use std::env;
use std::fmt;
use std::path::PathBuf;

use game::testing::endurance::times;
use serde_json::{Value, json};

use crate::driver::Person;
use crate::picture::Picture;
use crate::screens::keep;

/// How many screens of a long page are checked for contrast; the rest looks like them.
const MOST_SCREENS: u32 = 4;

/// Interactive elements and pictures, all of which must have a name.
const NAMED: [&str; 14] = [
    "button",
    "link",
    "textbox",
    "searchbox",
    "checkbox",
    "radio",
    "combobox",
    "listbox",
    "spinbutton",
    "slider",
    "switch",
    "DisclosureTriangle",
    "image",
    "dialog",
];

impl Person {
    /// Keeps what is seen at a page, if somebody wants to see it, too.
    pub(crate) fn keeps_a_picture(&self, page: &str, look: Look) {
        if let Some(folder) = env::var_os("AKHET_PICTURES").map(PathBuf::from) {
            let Look { theme, size, lang } = look;
            let name = format!("{}-{size:?}-{lang}-{theme}", page.replace(['/', ' '], "-"));
            keep(&folder, &name, &self.photographs_all());
        }
    }

    /// Every problem found on the page at this screen size.
    pub(crate) fn looks_over(&self, size: Size) -> Vec<String> {
        self.runs(include_str!("audit.js"));
        // A focused choice shows its preview, and nothing depends on where the mouse was.
        self.moves_mouse(1.0, 1.0);
        self.runs("document.querySelector('.board [name=step]')?.focus()");
        // Contrast means nothing halfway through a transition.
        self.waits_for(
            "document.getAnimations().every(each => each.playState !== 'running'
                || each.effect.getComputedTiming().endTime === Infinity)",
        );
        let mut problems = self.asks_audit("audit.overflow()");
        if !problems.is_empty() {
            return problems;
        }
        problems.extend(self.asks_audit("audit.scrollers()"));
        problems.extend(self.asks_audit("audit.cutOff()"));
        problems.extend(self.asks_audit("audit.labels()"));
        match size {
            Size::Desktop => {
                problems.extend(self.asks_audit("audit.structure()"));
                problems.extend(self.finds_unnamed());
                problems.extend(self.finds_faint_text());
            }
            Size::Phone => {
                problems.extend(self.asks_audit("audit.targets()"));
                problems.extend(self.finds_faint_text());
            }
            Size::Zoomed => {}
        }
        problems
    }

    fn asks_audit(&self, question: &str) -> Vec<String> {
        let answer = self.asks(question);
        let list = answer.as_array().unwrap_or_else(|| self.fails(&format!("gets no list by {question}")));
        list.iter().map(|problem| problem.as_str().expect("a complaint is a text").to_owned()).collect()
    }

    /// What has no name in the accessibility tree.
    fn finds_unnamed(&self) -> Vec<String> {
        let tree = self.does("Accessibility.getFullAXTree", &json!({}));
        let nodes = tree["nodes"].as_array().cloned().unwrap_or_default();
        let is_nameless = |node: &&Value| {
            let role = node["role"]["value"].as_str().unwrap_or_default();
            let name = node["name"]["value"].as_str().unwrap_or_default();
            node["ignored"] != true && NAMED.contains(&role) && name.trim().is_empty()
        };
        assert!(nodes.len() > 10, "the tree of the page is read");
        nodes
            .iter()
            .filter(is_nameless)
            .map(|node| format!("has a nameless {}", node["role"]["value"]))
            .collect()
    }

    /// Every line of text and what is behind it. If the page moved meanwhile, such as a log scrolling into place, it is
    /// looked at again.
    fn photographs_without_letters(&self) -> (Value, Picture) {
        for _ in 0..20 {
            let texts = self.asks("audit.texts()");
            self.runs("audit.hideLetters()");
            let picture = self.photographs();
            self.runs("audit.showLetters()");
            if self.asks("audit.texts()") == texts {
                return (texts, Picture::read(&picture));
            }
        }
        self.fails("sees a page that never rests")
    }

    /// Text with too little contrast, screen by screen.
    fn finds_faint_text(&self) -> Vec<String> {
        let (mut problems, mut seen) = (Vec::new(), 0);
        let screens = self.asks("Math.ceil(document.documentElement.scrollHeight / innerHeight)");
        let screens = screens.as_u64().expect("a page has a height");
        for screen in 0..MOST_SCREENS.min(screens as u32) {
            self.runs(&format!("scrollTo({{ top: {screen} * innerHeight, behavior: 'instant' }})"));
            let (texts, behind) = self.photographs_without_letters();
            let texts = texts.as_array().expect("texts are a list");
            problems.extend(texts.iter().filter_map(|text| faintness(text, &behind)));
            seen += texts.len();
        }
        assert!(seen > 3, "only {seen} texts are looked at");
        problems.sort();
        problems.dedup();
        problems
    }
}

/// A way in which a page can be looked at.
#[derive(Clone, Copy)]
pub(crate) struct Look {
    pub(crate) theme: &'static str,
    pub(crate) size: Size,
    pub(crate) lang: &'static str,
}

impl Look {
    /// Every theme on every size, and these in every language.
    const SIGHTS: u64 = 6;
    const ALL: u64 = 3 * Look::SIGHTS;

    /// Any six in a row have every theme on every size, because two and three have no divisor in common.
    fn numbered(number: usize) -> Look {
        Look {
            theme: ["light", "dark"][number % 2],
            size: Size::ALL[number % 3],
            lang: ["en", "fr", "hu"][(number + number / 3) % 3],
        }
    }
}

impl fmt::Display for Look {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}, {}, {:?}", self.theme, self.lang, self.size)
    }
}

/// All ways of looking at a page in a long run. In the suite so many, from this one on.
pub(crate) fn looks(first: usize, in_the_suite: u64) -> impl Iterator<Item = Look> {
    (first..first + times(in_the_suite, Look::ALL) as usize).map(Look::numbered)
}

/// Adds every problem of the page that somebody is at, in one of the ways in which it can be looked at, and in a long run in
/// all. In another language it is asked for again, with what was posted if it was an answer. All further pages are in English.
pub(crate) fn looks_over(person: &Person, turn: usize, problems: &mut Vec<String>) {
    for look in looks(turn, 1) {
        if person.reads("document.documentElement.lang") != look.lang {
            person.has_cookie("lang", look.lang);
            person.reloads();
        }
        see(person, look, problems);
    }
    person.has_cookie("lang", "en");
    Size::Desktop.give_to(person);
}

/// The same for a page that would be another if it were asked for again.
pub(crate) fn looks_over_as_it_is(person: &Person, turn: usize, problems: &mut Vec<String>) {
    for look in looks(turn, 1).take(Look::SIGHTS as usize) {
        see(person, look, problems);
    }
    Size::Desktop.give_to(person);
}

fn see(person: &Person, look: Look, problems: &mut Vec<String>) {
    person.prefers(look.theme, "reduce");
    look.size.give_to(person);
    // What is folded away is meant to be seen, too.
    person.runs(
        "for (const folded of document.querySelectorAll('main:not(#table) details')) folded.open = true",
    );
    let path = person.path();
    person.keeps_a_picture(&path, look);
    let lang = person.reads("document.documentElement.lang");
    let found = person.looks_over(look.size).into_iter();
    problems.extend(found.map(|problem| format!("{path}, {lang}, {look}: {problem}")));
}

/// How big the screen is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Size {
    Desktop,
    Phone,
    /// A laptop at 200%.
    Zoomed,
}

impl Size {
    const ALL: [Size; 3] = [Size::Desktop, Size::Phone, Size::Zoomed];

    pub(crate) fn give_to(self, person: &Person) {
        match self {
            Size::Desktop => person.has_a_screen_of(1440, 900),
            Size::Phone => person.has_a_phone(),
            Size::Zoomed => person.has_a_screen_of(720, 450),
        }
    }
}

/// A complaint about a line of text if its contrast is too low.
fn faintness(text: &Value, behind: &Picture) -> Option<String> {
    let numbers = |key: &str| -> Vec<f64> {
        text[key].as_array().into_iter().flatten().filter_map(Value::as_f64).collect()
    };
    let number = |key: &str| text[key].as_f64().unwrap_or_else(|| panic!("{text} has no {key}"));
    let (area, ink, least) = (numbers("box"), numbers("color"), number("least"));
    let alpha = ink[3] / 255.0 * number("opacity");
    let contrast = behind.contrast([area[0], area[1], area[2], area[3]], [ink[0], ink[1], ink[2]], alpha)?;
    let name = &text["name"];
    (contrast < least - 0.05).then(|| format!("has a contrast of {contrast:.2} for {least}: {name}"))
}
