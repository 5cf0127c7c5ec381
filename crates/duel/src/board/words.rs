//! What pieces and places are called on the page.

use game::lang::Value;
use game::{Lang, Score, Seat};

use crate::harbor::Boat;
use crate::text::say;
use crate::token::{Kind, Token};

/// `tomb 11`.
pub(super) fn name_token(token: Token, lang: Lang) -> String {
    name_token_as(token, "", lang)
}

/// `an obelisk`, as what somebody takes.
pub(super) fn name_taken(token: Token, lang: Lang) -> String {
    name_token_as(token, ".taken", lang)
}

fn name_token_as(token: Token, form: &str, lang: Lang) -> String {
    match token.kind() {
        Kind::Temple(number) => say(lang, &format!("token-temple{form}"), &[("number", number.into())]),
        Kind::Tomb(number) => say(lang, &format!("token-tomb{form}"), &[("number", number.into())]),
        Kind::Obelisk | Kind::LightPyramid | Kind::DarkPyramid | Kind::Action(_) => {
            say(lang, &format!("token-{token}{form}"), &[])
        }
    }
}

/// Rows are numbers and columns letters; languages may choose their words by either.
pub(super) fn name_boat(boat: Boat) -> Value<'static> {
    if boat.is_row() { Value::from(boat.index() + 1) } else { Value::from(boat.to_string()) }
}

/// What is painted beside a boat: `3`, `A`.
pub(super) fn sign_boat(boat: Boat) -> String {
    boat.to_string().to_uppercase()
}

/// Which way a boat's line runs: for texts that choose their words by it.
pub(super) fn line_of(boat: Boat) -> Value<'static> {
    Value::from(if boat.is_row() { "row" } else { "column" })
}

/// Points with a minus that is as wide as a digit.
pub(super) fn points(points: i32) -> String {
    if points < 0 { format!("−{}", points.unsigned_abs()) } else { points.to_string() }
}

/// What a part of the score shows; nothing if it is kept from the viewer.
pub(super) fn points_of(score: &Score, seat: Seat, part: &str) -> Option<String> {
    score.of(seat).part(part).map(|part| points(part.points()))
}

/// `5 + 6`: the terms of a part of the score.
pub(super) fn sum_of(terms: &[i32]) -> String {
    terms.iter().map(|term| points(*term)).collect::<Vec<_>>().join(" + ")
}
