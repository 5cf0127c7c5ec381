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
    use game::testing::check_drawings;

    use super::*;
    use crate::deities::Deity;
    use crate::options::Architect;
    use crate::scarabs::Scarab;
    use crate::text::names;
    use crate::tiles::Tile;

    #[test]
    fn every_drawing_is_shown() {
        check_drawings::<crate::Pyramidice>(&FIGURES.map(|(name, _)| name));
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
