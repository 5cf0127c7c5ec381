//! What the signs mean, what can be typed, and the signs of the goal.

use game::Lang;
use maud::{Markup, html};

use super::pieces::{blank, die, either, glory, icon, resource, symbol};
use super::words::word;
use crate::rules::{Die, Face, Kind, Resource, Symbol};

pub(super) fn signs(lang: Lang) -> Vec<(Markup, String)> {
    let signs = [
        (blank(Kind::Stone), "legend-stone"),
        (blank(Kind::Prayer), "legend-prayer"),
        (either(None), "legend-any"),
        (die(Die::new(Kind::Virtual, Face::ALL[3])), "legend-virtual"),
        (resource(Resource::Worker), "legend-worker"),
        (resource(Resource::Cat), "legend-cat"),
        (glory(), "legend-glory"),
        (symbol(Symbol::Work), "legend-work"),
        (symbol(Symbol::Rest), "legend-rest"),
        (symbol(Symbol::Stack), "legend-stack"),
        (symbol(Symbol::None), "legend-always"),
        (icon("lock"), "legend-lock"),
    ];
    signs.into_iter().map(|(sign, key)| (sign, word(lang, key))).collect()
}

pub(super) fn keys(lang: Lang) -> Vec<(String, String)> {
    let keys = [
        ("5c1b2", "key-build"),
        ("buyisis", "key-buy"),
        ("usekhnum4", "key-use"),
        ("cats4+", "key-cat"),
        ("restww", "key-rest"),
        ("take1s3p", "key-take"),
        ("x", "key-reroll"),
        (".", "key-end"),
    ];
    keys.into_iter().map(|(typed, key)| (typed.to_owned(), word(lang, key))).collect()
}

pub(super) fn of_the_goal() -> [Markup; 3] {
    let turn = html! { (icon("rest")) (icon("work")) };
    [glory(), turn, blank(Kind::Stone)]
}
