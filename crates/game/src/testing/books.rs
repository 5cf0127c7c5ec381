//! The rules of a game as pages: the same in every language, with drawings that need no words.

use crate::{Lang, Page};

/// Holds the pages of all languages against each other and against the names of the drawings that there are.
///
/// # Panics
/// If a heading or a drawing is missing somewhere, stands in another order, or if a drawing says words.
pub fn check_rules<G: Page>(figures: &[&str]) {
    for lang in Lang::ALL {
        assert_eq!(headings::<G>(lang), headings::<G>(Lang::En), "the headings in {lang}");
        assert_eq!(shown::<G>(lang), figures, "the drawings in {lang}");
    }
    for name in figures {
        let drawing = G::figure(name).unwrap_or_else(|| panic!("there is no drawing {name}")).into_string();
        let document = roxmltree::Document::parse(&drawing).unwrap_or_else(|error| panic!("{name}: {error}"));
        for text in document.descendants().filter(roxmltree::Node::is_text) {
            let words = text.text().unwrap_or_default();
            assert!(!words.contains(char::is_alphabetic), "{name} says {words:?}");
        }
    }
    assert!(G::figure("nothing").is_none());
}

/// Looks for the rulings, which are items that begin with their letter and number in bold.
///
/// # Panics
/// If not every language tells the same ones, at least so many.
pub fn check_rulings<G: Page>(letter: char, fewest: usize) {
    let rulings = |lang| -> Vec<&str> {
        let start = format!("- **{letter}");
        let names = G::rules(lang).lines().filter_map(|line| line.strip_prefix(&start)?.split_once("**"));
        names
            .map(|(name, _)| name)
            .filter(|name| name.starts_with(|sign: char| sign.is_ascii_digit()))
            .collect()
    };
    for lang in Lang::ALL {
        assert_eq!(rulings(lang), rulings(Lang::En), "the rulings in {lang}");
    }
    assert!(rulings(Lang::En).len() >= fewest);
}

/// The names of the headings, by which links find them.
fn headings<G: Page>(lang: Lang) -> Vec<&'static str> {
    let headings = G::rules(lang).lines().filter(|line| line.starts_with('#'));
    let name = |line: &'static str| {
        let (_, name) = line.split_once(" {#").unwrap_or_else(|| panic!("`{line}` has no name"));
        name.trim_end_matches('}')
    };
    headings.map(name).collect()
}

fn shown<G: Page>(lang: Lang) -> Vec<&'static str> {
    let figures = G::rules(lang).split("](figure:").skip(1);
    figures.filter_map(|rest| rest.split_once(')')).map(|(name, _)| name).collect()
}
