//! What the things on the page say about themselves, with their numbers as they stand.
//!
//! Things are named `token-T`, `boat-B`, `cell-C`, `supply`, `reserve`, `site-S-SEAT`, `action-A-SEAT` and `meeples-SEAT`.

mod harbor;
mod holdings;
mod tokens;

use game::{Explained, Foreseen, Lang, Now, Number, Present, Seat, Sight, Viewer};
use maud::{Markup, html};

use crate::rules::{Boat, Cell, Duel, Token};
use crate::show::words::say;

pub(super) fn of(sight: &Sight<'_, Duel>, thing: &str, lang: Lang) -> Option<Explained> {
    let (kind, rest) = thing.split_once('-').unwrap_or((thing, ""));
    match kind {
        "token" => named(Token::ALL, rest).map(|token| tokens::token(sight, token, lang)),
        "boat" => named(Boat::all(), rest).map(|boat| harbor::boat(sight, boat, lang)),
        "cell" => named(Cell::all(), rest).map(|cell| harbor::cell(sight, cell, lang)),
        "supply" => Some(harbor::supply(sight, lang)),
        "reserve" => Some(harbor::reserve(sight, lang)),
        "site" => {
            let (site, seat) = rest.split_once('-')?;
            holdings::site(sight, site, named(Seat::all(2), seat)?, lang)
        }
        "action" => {
            let (action, seat) = rest.split_once('-')?;
            let action = named(crate::rules::ActionToken::ALL, action)?;
            Some(holdings::action(sight, action, named(Seat::all(2), seat)?, lang))
        }
        "meeples" => named(Seat::all(2), rest).map(|seat| holdings::meeples(sight, seat, lang)),
        _ => None,
    }
}

/// The one of these that is written like this.
fn named<T: ToString>(all: impl IntoIterator<Item = T>, text: &str) -> Option<T> {
    all.into_iter().find(|each| each.to_string() == text)
}

/// By how much a choice changes the points of a seat.
pub(super) fn change(sight: &Sight<'_, Duel>, choice: &Foreseen<Duel>, seat: Seat) -> i32 {
    let points = |view| Duel::shown_score(view, sight.viewer).of(seat).total();
    points(&choice.after) - points(sight.view)
}

/// Words about a seat from where the viewer sits. Their key ends in `you`, `rival`, or `seat` for those who only watch.
fn about(sight: &Sight<'_, Duel>, seat: Seat, key: impl Fn(&str) -> String, lang: Lang) -> String {
    let whose = match sight.viewer {
        Viewer::Seat(own) if own == seat => "you",
        Viewer::Seat(_) => "rival",
        Viewer::Spectator | Viewer::All => "seat",
    };
    let values = [("seat", Duel::name_seat(seat, lang).into())];
    say(lang, &key(whose), &values)
}

/// Both seats, the viewer's own first.
fn seats(sight: &Sight<'_, Duel>) -> [Seat; 2] {
    let near = super::traces::near_seat(sight.viewer);
    [near, crate::rules::other(near)]
}

/// Why somebody who is not asked can do nothing; `None` if the viewer decides.
fn idle(sight: &Sight<'_, Duel>, lang: Lang) -> Option<Now> {
    sight.choices.is_empty().then(|| Now::NotNow(say(lang, "why-not-turn", &[])))
}

fn number(of: Markup, value: impl ToString) -> Number {
    Number { of, value: value.to_string(), is_best: false }
}

fn words(text: &str) -> Markup {
    html! { (text) }
}

/// A name as a title.
fn title(name: &str) -> String {
    let mut letters = name.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}
