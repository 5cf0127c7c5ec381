//! The rules in our own words, and the drawings in them.

use game::Lang;
use maud::Markup;

use crate::svg::figures;

type Draw = fn() -> Markup;

/// Every drawing of the rules by its name, in the order of the text.
const FIGURES: [(&str, Draw); 12] = [
    ("stall", figures::stall),
    ("gifts", figures::gifts),
    ("gizeh", figures::gizeh),
    ("akhet-aton", figures::akhet_aton),
    ("abou-simbel", figures::abou_simbel),
    ("louqsor", figures::louqsor),
    ("closing", figures::closing),
    ("reopening", figures::reopening),
    ("characters", figures::characters),
    ("memphis", figures::memphis),
    ("end", figures::end),
    ("tax-collector", figures::tax_collector),
];

/// The rules as Markdown.
pub(crate) fn rules(lang: Lang) -> &'static str {
    match lang {
        Lang::En => include_str!("../rules/en.md"),
        Lang::Fr => include_str!("../rules/fr.md"),
        Lang::Hu => include_str!("../rules/hu.md"),
    }
}

/// A drawing of the rules; its words are in the text that shows it.
pub(crate) fn figure(name: &str) -> Option<Markup> {
    FIGURES.iter().find(|(known, _)| *known == name).map(|(_, draw)| draw())
}

/// The picture of the game in a list of games.
pub(crate) fn emblem() -> Markup {
    figures::emblem()
}

#[cfg(test)]
mod tests {
    use roxmltree::Document;

    use super::*;

    const HEADINGS: [&str; 26] = [
        "goal",
        "table",
        "gifts",
        "markets",
        "setup",
        "turn",
        "placing",
        "naming",
        "stalls",
        "gizeh",
        "akhet-aton",
        "abou-simbel",
        "louqsor",
        "closing",
        "sale",
        "reopening",
        "characters",
        "base-characters",
        "expansion-characters",
        "memphis",
        "end",
        "scoring",
        "options",
        "two-players",
        "five-players",
        "rulings",
    ];

    #[test]
    fn every_language_has_the_same_headings() {
        for lang in Lang::ALL {
            let headings = rules(lang).lines().filter(|line| line.starts_with('#'));
            let names = headings.map(|line| line.split_once(" {#").unwrap().1.trim_end_matches('}'));
            assert_eq!(names.collect::<Vec<&str>>(), HEADINGS, "{lang}");
        }
    }

    #[test]
    fn every_language_tells_the_same_rulings() {
        let rulings = |lang| -> Vec<&str> {
            let bold = rules(lang).lines().filter_map(|line| line.strip_prefix("- **N")?.split_once("**"));
            bold.map(|(name, _)| name)
                .filter(|name| name.starts_with(|sign: char| sign.is_ascii_digit()))
                .collect()
        };
        assert!(rulings(Lang::En).len() > 25);
        assert_eq!(rulings(Lang::Fr), rulings(Lang::En));
        assert_eq!(rulings(Lang::Hu), rulings(Lang::En));
    }

    #[test]
    fn every_drawing_is_shown_once_and_in_the_same_order() {
        let names: Vec<&str> = FIGURES.iter().map(|(name, _)| *name).collect();
        for lang in Lang::ALL {
            let shown = rules(lang).split("](figure:").skip(1);
            let shown: Vec<&str> =
                shown.filter_map(|rest| rest.split_once(')')).map(|(name, _)| name).collect();
            assert_eq!(shown, names, "{lang}");
        }
    }

    #[test]
    fn drawings_are_well_formed_and_say_no_words() {
        for (name, draw) in FIGURES {
            let drawing = draw().into_string();
            let document = Document::parse(&drawing).unwrap_or_else(|error| panic!("{name}: {error}"));
            for text in document.descendants().filter(roxmltree::Node::is_text) {
                let words = text.text().unwrap_or_default();
                assert!(words.bytes().all(|byte| byte.is_ascii_digit()), "{name} says {words:?}");
            }
        }
        assert!(Document::parse(&emblem().into_string()).is_ok());
        assert!(figure("nothing").is_none());
    }
}
