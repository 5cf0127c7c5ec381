//! The rules in our own words, and the drawings in them.

use game::Lang;
use maud::Markup;

use crate::svg::figures;

type Draw = fn() -> Markup;

/// Every drawing of the rules by its name.
const FIGURES: [(&str, Draw); 8] = [
    ("tokens", figures::tokens),
    ("harbour", figures::harbour),
    ("unloading", figures::unloading),
    ("actions", figures::actions),
    ("obelisk", figures::obelisk),
    ("temple", figures::temple),
    ("pyramids", figures::pyramids),
    ("tomb", figures::tomb),
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
    use game::testing::check_drawings;

    use super::*;

    #[test]
    fn every_drawing_is_shown() {
        check_drawings::<crate::Duel>(&FIGURES.map(|(name, _)| name));
    }
}
