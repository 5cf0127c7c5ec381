//! The pieces as drawings: each is an outer `<svg>` that shows a symbol of the sprite.

use game::{Lang, Seat};
use maud::{Markup, html};

use super::words::name_token;
use crate::rules::{ActionToken, Kind, Token};

/// A token whose name stands beside it.
pub(super) fn token(token: Token) -> Markup {
    token_at(token, None)
}

/// A token that can come from this place or go there.
pub(super) fn token_at(token: Token, place: Option<&str>) -> Markup {
    html! { svg.tok data-at=[place] viewBox="0 0 64 64" aria-hidden="true" { (face(token)) } }
}

/// A token that says what it is.
pub(super) fn named_token(token: Token, lang: Lang) -> Markup {
    html! { svg.tok viewBox="0 0 64 64" role="img" aria-label=(name_token(token, lang)) { (face(token)) } }
}

/// A token that lies face down.
pub(super) fn back() -> Markup {
    html! { svg.tok viewBox="0 0 64 64" aria-hidden="true" { (symbol("t-back")) } }
}

fn face(token: Token) -> Markup {
    html! {
        (symbol(token_symbol(token)))
        @if let Kind::Tomb(number) = token.kind() {
            text.tn x="32" y="45" text-anchor="middle"
                textLength=[(number > 9).then_some("29")]
                lengthAdjust=[(number > 9).then_some("spacingAndGlyphs")] { (number) }
        }
    }
}

pub(crate) fn token_symbol(token: Token) -> &'static str {
    match token.kind() {
        Kind::Obelisk => "t-O",
        Kind::Temple(1) => "t-T1",
        Kind::Temple(2) => "t-T2",
        Kind::Temple(3) => "t-T3",
        Kind::Temple(_) => "t-T4",
        Kind::LightPyramid => "t-PL",
        Kind::DarkPyramid => "t-PD",
        Kind::Tomb(_) => "t-B",
        Kind::Action(ActionToken::Take) => "t-Atake",
        Kind::Action(ActionToken::Place) => "t-Aplace",
        Kind::Action(ActionToken::Unload) => "t-Apu",
        Kind::Action(ActionToken::Swap) => "t-Aswap",
    }
}

/// A meeple; `class` says in which state.
pub(super) fn meeple(seat: Seat, class: &str) -> Markup {
    meeple_at(seat, class, None)
}

/// A meeple that can come from this place or go there.
pub(super) fn meeple_at(seat: Seat, class: &str, place: Option<&str>) -> Markup {
    html! {
        svg.mee.(class) data-at=[place] viewBox="0 0 48 60" aria-hidden="true" { (symbol(&format!("m-{seat}"))) }
    }
}

/// A crown so small that only its outline tells whose it is.
pub(super) fn mini(seat: Seat) -> Markup {
    html! { svg.mini viewBox="0 0 48 60" aria-hidden="true" { (symbol(&format!("s-{seat}"))) } }
}

/// A sign of the size of letters.
pub(super) fn sign(name: &str) -> Markup {
    html! { svg.ico viewBox="0 0 24 24" aria-hidden="true" { (symbol(&format!("g-{name}"))) } }
}

pub(super) fn symbol(id: &str) -> Markup {
    html! { use href={ "#" (id) } {} }
}
