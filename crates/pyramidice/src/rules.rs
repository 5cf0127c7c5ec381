//! The rules in our own words, and the drawings in them.

use game::Lang;
use maud::Markup;

use crate::svg::figures;

type Draw = fn() -> Markup;

/// Every drawing of the rules by its name, in the order of the text.
const FIGURES: [(&str, Draw); 12] = [
    ("dice", figures::dice),
    ("board", figures::board),
    ("rest", figures::rest),
    ("row", figures::row),
    ("support", figures::support),
    ("pyramids", figures::pyramids),
    ("building", figures::building),
    ("card", figures::card),
    ("projects", figures::projects),
    ("end", figures::end),
    ("scoring", figures::scoring),
    ("architect", figures::architect),
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

#[cfg(test)]
mod tests {
    use roxmltree::Document;

    use super::*;
    use crate::deities::Deity;
    use crate::options::Architect;
    use crate::scarabs::Scarab;
    use crate::text::names;
    use crate::tiles::Tile;

    const HEADINGS: [&str; 25] = [
        "goal",
        "table",
        "setup",
        "turn",
        "rest",
        "tiles",
        "row",
        "work",
        "dice",
        "actions",
        "cats",
        "support",
        "building",
        "deities",
        "ennead",
        "powers",
        "scarabs",
        "projects",
        "end",
        "scoring",
        "solo",
        "architect-turn",
        "architects",
        "options",
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
            let bold = rules(lang).lines().filter_map(|line| line.strip_prefix("- **P")?.split_once("**"));
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
                assert!(!words.contains(char::is_alphabetic), "{name} says {words:?}");
            }
        }
        assert!(figure("nothing").is_none());
    }

    /// The tables of the pages name every card as the game does.
    #[test]
    fn the_pages_use_the_names_of_the_game() {
        for lang in Lang::ALL {
            let deities = Deity::ALL.into_iter().map(|deity| names::deity(deity, lang));
            let scarabs = Scarab::ALL.into_iter().map(|scarab| names::scarab(scarab, lang));
            let tiles = Tile::ALL.into_iter().map(|tile| names::tile(tile, lang));
            let architects = Architect::ALL.into_iter().map(|architect| names::architect(architect, lang));
            for name in deities.chain(scarabs).chain(tiles).chain(architects) {
                let is_named = rules(lang).contains(&format!("**{name}**"));
                assert!(is_named, "the {lang} rules do not name {name}");
            }
        }
    }
}
