//! What things are called. Each language has the forms of a name that its sentences need.

use game::show::lang::Value;
use game::{Lang, Present, Seat, signed};

use super::say;
use crate::rules::{
    Card, Character, GiftType, Holder, Kind, Market, Markets, Nefertiti, Piece, PileCard, Place, Space,
};

/// A form of a gift's name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Form {
    /// `harp`
    Plain,
    /// What somebody takes: `a harp`.
    Taken,
    /// The form that labels use.
    Label,
    /// A few letters for the terminal.
    Sign,
}

pub(crate) fn gift(kind: Kind, form: Form, lang: Lang) -> String {
    let form = match form {
        Form::Plain => "",
        Form::Taken => ".taken",
        Form::Label => ".label",
        Form::Sign => ".sign",
    };
    // Keys of texts cannot have a plus sign.
    let key = kind.to_string().replace('+', "-");
    say(lang, &format!("gift-{key}{form}"), &[])
}

/// `harp +1`.
pub(crate) fn kind(kind: Kind, lang: Lang) -> String {
    gift(kind, Form::Plain, lang)
}

pub(crate) fn gift_type(gift_type: GiftType, lang: Lang) -> String {
    say(lang, &format!("type-{gift_type}"), &[])
}

/// This many cards of a type, as something scored.
pub(crate) fn counted(gift_type: GiftType, cards: u8, lang: Lang) -> String {
    say(lang, &format!("type-{gift_type}.counted"), &[("count", cards.into())])
}

pub(crate) fn card(card: Card, lang: Lang) -> String {
    match card {
        Card::Gift(gift) => kind(gift, lang),
        Card::WanderingThief => character(Character::WanderingThief, lang),
    }
}

pub(crate) fn pile_card(card: PileCard, lang: Lang) -> String {
    match card {
        PileCard::Gift(gift) => kind(gift, lang),
        PileCard::Akhenaton => say(lang, "akhenaton", &[]),
    }
}

pub(crate) fn character(character: Character, lang: Lang) -> String {
    say(lang, &format!("character-{character}"), &[])
}

pub(crate) fn market(market: Market, lang: Lang) -> String {
    say(lang, &format!("market-{market}"), &[])
}

/// Where something happens: `at Gizeh`.
pub(crate) fn at_market(market: Market, lang: Lang) -> String {
    say(lang, &format!("market-{market}.at"), &[])
}

/// Where Deben come from.
pub(crate) fn from_reserve(market: Market, lang: Lang) -> String {
    say(lang, &format!("market-{market}.from"), &[])
}

/// Where Deben go.
pub(crate) fn to_reserve(market: Market, lang: Lang) -> String {
    say(lang, &format!("market-{market}.to"), &[])
}

/// The same with the sign of the market, which stands before its name if the words end with it.
pub(crate) fn sign_market(of: Market, words: &str, lang: Lang) -> String {
    let name = market(of, lang);
    let before = words.strip_suffix(name.as_str()).unwrap_or_default();
    format!("{before}{}", signed(format_args!("market-{of}"), &words[before.len()..]))
}

pub(crate) fn markets(markets: Markets, lang: Lang) -> String {
    lang.list(&markets.iter().map(|one| market(one, lang)).collect::<Vec<String>>())
}

pub(crate) fn place(place: Place, lang: Lang) -> String {
    say(lang, &format!("place-{place}"), &[])
}

/// Whether it is the upper gift or a lower one.
pub(crate) fn row(place: Place, lang: Lang) -> String {
    say(lang, if place.is_lower() { "lower-gift" } else { "upper-gift" }, &[])
}

pub(crate) fn piece(piece: Piece, lang: Lang) -> String {
    match piece {
        Piece::Servant(owner) => say(lang, "piece-servant", &[seat(owner, lang)]),
        Piece::Collector(owner) => say(lang, "piece-collector", &[seat(owner, lang)]),
    }
}

/// A space without its market: `5`, or `3b` where the stall has two of them.
pub(crate) fn space(space: Space) -> String {
    let letter = space.letter().map(String::from).unwrap_or_default();
    format!("{}{letter}", space.offer())
}

/// The same in words, for those who see no letters: `5`, or `3 (right)`.
pub(crate) fn space_in_words(space: Space, lang: Lang) -> String {
    let offer = ("offer", u32::from(space.offer()).into());
    match space.letter() {
        Some(letter) => say(lang, "space-twin", &[offer, ("side", letter.to_string().into())]),
        None => space.offer().to_string(),
    }
}

pub(crate) fn holder(holder: Holder, lang: Lang) -> String {
    match holder {
        Holder::Seat(seat) => Nefertiti::name_seat(seat, lang),
        Holder::Neutral => say(lang, "neutral", &[]),
    }
}

/// The letter of a seat's servants in the terminal.
pub(crate) fn letter(seat: Seat, lang: Lang) -> String {
    say(lang, &format!("seat-{seat}.letter"), &[])
}

/// A seat as the value that nearly every sentence has.
pub(crate) fn seat(seat: Seat, lang: Lang) -> (&'static str, Value<'static>) {
    ("seat", Nefertiti::name_seat(seat, lang).into())
}
