//! What pieces and places are called on the page.

use game::show::lang::Value;
use game::{Lang, Score, Seat};

use crate::rules::{Boat, Token};
use crate::show::words::say_token;

pub(super) use crate::show::words::{name_boat, name_token};

/// `an obelisk`, as what somebody takes.
pub(super) fn name_taken(token: Token, lang: Lang) -> String {
    say_token(token, ".taken", lang)
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
