//! What things are called on the page.

use game::show::lang::Value;
use game::{Lang, Present, Seat};

use crate::actions::{Holder, PileCard};
use crate::character::Character;
use crate::gift::{GiftType, Kind};
use crate::market::{Card, Market, Place};
use crate::stall::Space;
use crate::stand::Piece;
use crate::state::Nefertiti;

pub(super) fn say(lang: Lang, key: &str, values: &[(&'static str, Value<'_>)]) -> String {
    Nefertiti::words().say(lang, key, values)
}

/// `harp +1`. The notation has a sign that keys cannot have.
pub(super) fn name_kind(kind: Kind, lang: Lang) -> String {
    say(lang, &format!("gift-{}", kind.to_string().replace('+', "-")), &[])
}

/// `harps`.
pub(super) fn name_type(gift_type: GiftType, lang: Lang) -> String {
    say(lang, &format!("type-{gift_type}"), &[])
}

pub(super) fn name_character(character: Character, lang: Lang) -> String {
    say(lang, &format!("character-{character}"), &[])
}

pub(super) fn name_market(market: Market, lang: Lang) -> String {
    say(lang, &format!("market-{market}"), &[])
}

/// `at Abou Simbel`.
pub(super) fn name_at(market: Market, lang: Lang) -> String {
    say(lang, &format!("market-{market}.at"), &[])
}

pub(super) fn name_card(card: Card, lang: Lang) -> String {
    match card {
        Card::Gift(kind) => name_kind(kind, lang),
        Card::WanderingThief => name_character(Character::WanderingThief, lang),
    }
}

pub(super) fn name_pile_card(card: PileCard, lang: Lang) -> String {
    match card {
        PileCard::Gift(kind) => name_kind(kind, lang),
        PileCard::Akhenaton => say(lang, "akhenaton", &[]),
    }
}

pub(super) fn name_place(place: Place, lang: Lang) -> String {
    say(lang, if place.is_lower() { "lower-gift" } else { "upper-gift" }, &[])
}

pub(super) fn name_seat(seat: Seat, lang: Lang) -> String {
    Nefertiti::name_seat(seat, lang)
}

pub(super) fn name_holder(holder: Holder, lang: Lang) -> String {
    match holder {
        Holder::Seat(seat) => name_seat(seat, lang),
        Holder::Neutral => say(lang, "neutral", &[]),
    }
}

pub(super) fn name_piece(piece: Piece, lang: Lang) -> String {
    let seat = ("seat", Value::from(name_seat(piece.owner(), lang)));
    match piece {
        Piece::Servant(_) => say(lang, "piece-servant", &[seat]),
        Piece::Collector(_) => say(lang, "piece-collector", &[seat]),
    }
}

/// `7`, or `3b` where the offer is there more than once.
pub(super) fn name_offer(space: Space) -> String {
    let letter = space.letter().map(String::from).unwrap_or_default();
    format!("{}{letter}", space.offer())
}

/// `+3`, `−3` with a minus as wide as a digit, and `±0`.
pub(super) fn signed(points: i32) -> String {
    match points {
        0 => "±0".to_owned(),
        1.. => format!("+{points}"),
        _ => format!("−{}", points.unsigned_abs()),
    }
}

/// `1–4`, or `3` if there is nothing between.
pub(super) fn range((least, most): (u8, u8)) -> String {
    if least == most { least.to_string() } else { format!("{least}–{most}") }
}
