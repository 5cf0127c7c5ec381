//! How what happened is told: which events begin a line, where each is to be seen, and the signs in the sentences.

use game::{Lang, Seat, Sentence, Sound, Viewer};
use maud::{Markup, html};

use super::market::{gift_place, market_place};
use super::motion;
use super::pieces::{akhenaton, animal, deben, die, gift, mark, piece, plain_disc, seal, servant};
use crate::events::Event;
use crate::rules::{Kind, Market, Markets, Phase, Piece, Place, Symbol};
use crate::show::words::{names, say};
use crate::view::View;

/// A turn, each offer of a sale and each part of a character's effect have a line; what follows from them goes on with it.
pub(super) const fn begins_line(event: &Event) -> bool {
    match event {
        Event::Recruited { .. }
        | Event::Placed { .. }
        | Event::Passed { .. }
        | Event::Rolled { .. }
        | Event::Closing { .. }
        | Event::Awarding { .. }
        | Event::Paid { .. }
        | Event::CouldNotPay { .. }
        | Event::TookHalf { .. }
        | Event::Scattered { .. }
        | Event::SetAside { .. }
        | Event::Closed { .. }
        | Event::AkhenatonDrawn { .. }
        | Event::Drawn { place: Place::Upper, .. }
        | Event::Slid { to: Place::Upper, .. }
        | Event::Wandered { .. }
        | Event::Presented { .. }
        | Event::Swapped { .. }
        | Event::Traded { .. }
        | Event::Divined { .. }
        | Event::Begged { .. }
        | Event::Hidden { .. }
        | Event::Ended { .. } => true,
        Event::StallShown { .. }
        | Event::Dealt { .. }
        | Event::Landed { .. }
        | Event::Drawn { .. }
        | Event::Slid { .. }
        | Event::SealPlaced { .. }
        | Event::Reopened { .. }
        | Event::Earned { .. }
        | Event::Stopped { .. }
        | Event::Took { .. }
        | Event::Bought { .. }
        | Event::SealGained { .. }
        | Event::SealLost { .. }
        | Event::Left { .. }
        | Event::Discarded { .. }
        | Event::WandererGone { .. }
        | Event::Scored { .. }
        | Event::Advised { .. }
        | Event::Called { .. }
        | Event::NeutralGaveUp { .. }
        | Event::Foreseen { .. }
        | Event::Laid { .. }
        | Event::Ordered { .. }
        | Event::Stole { .. }
        | Event::Collected { .. } => false,
    }
}

/// Where an event is to be seen: what closes or opens is a market, otherwise it is where a piece went or came from.
pub(super) fn place(event: &Event, viewer: Viewer) -> Option<String> {
    if let Event::Closing { market, .. }
    | Event::Closed { market, .. }
    | Event::Reopened { market }
    | Event::AkhenatonDrawn { market } = *event
    {
        return Some(market_place(market));
    }
    if let Event::CouldNotPay { seat, .. } | Event::Passed { seat } | Event::Advised { seat, .. } = *event {
        return Some(format!("purse-{seat}"));
    }
    if let Event::Recruited { character, .. } = *event {
        return Some(format!("character-{character}"));
    }
    if let Event::Hidden { market, place, .. } = *event {
        return Some(gift_place(market, place));
    }
    if let Event::Awarding { .. } = event {
        return Some(market_place(Market::Memphis));
    }
    if let Event::Rolled { .. } = event {
        return Some(market_place(Market::Louqsor));
    }
    let moved = motion::of(event, viewer);
    let landed = moved.iter().find_map(|motion| motion.to.clone());
    landed.or_else(|| moved.first().map(|motion| motion.from.clone())).map(|place| whole(&place))
}

/// The whole of what a coin lies in: the coin itself is too small to be framed.
fn whole(place: &str) -> String {
    match place.split_once('-') {
        Some(("deben", seat)) => format!("purse-{seat}"),
        Some(("reserve", market)) => format!("vault-{market}"),
        _ => place.to_owned(),
    }
}

/// Dice rattle, a market that closes rings, and what changes hands is taken; everything else that moves is put down.
pub(super) fn sound(event: &Event, viewer: Viewer) -> Option<Sound> {
    if !event.is_known_to(viewer) {
        return None;
    }
    if let Event::Rolled { .. } = event {
        return Some(Sound::Dice);
    }
    if let Event::Closing { .. } | Event::Awarding { .. } | Event::Scored { .. } | Event::Advised { .. } =
        event
    {
        return Some(Sound::Sale);
    }
    if let Event::Took { .. }
    | Event::Bought { .. }
    | Event::TookHalf { .. }
    | Event::Stole { .. }
    | Event::Collected { .. }
    | Event::Begged { .. }
    | Event::Wandered { .. }
    | Event::Presented { .. } = event
    {
        return Some(Sound::Take);
    }
    (!motion::of(event, viewer).is_empty()).then_some(Sound::Place)
}

/// The sign of this name in a sentence.
pub(super) fn sign(name: &str) -> Markup {
    let (family, which) = name.split_once('-').unwrap_or((name, ""));
    let number = || which.parse::<u8>().ok();
    let drawn = match family {
        "deben" => Some(deben()),
        "seal" => Some(seal()),
        "gift" => which.parse().ok().map(gift),
        "market" => which.parse().ok().map(animal),
        "character" => which.parse().ok().map(plain_disc),
        "die" => number().filter(|face| (1..=6).contains(face)).map(|face| die(face, "")),
        _ => None,
    };
    drawn.unwrap_or_default()
}

/// The signs that are on the page everywhere.
pub(super) fn explained(lang: Lang) -> Vec<(Markup, String)> {
    let drawn = [
        (servant(Seat::new(0), ""), "legend-servant"),
        (html! { i.lgd.free {} }, "legend-free"),
        (html! { i.lgd.cls {} }, "legend-closes"),
        (mark(Symbol::Coin), "legend-coin"),
        (mark(Symbol::Single), "legend-single"),
        (mark(Symbol::Extra), "legend-extra"),
        (deben(), "legend-deben"),
        (seal(), "legend-seal"),
        (html! { span.lgd.val { "9" } }, "legend-value"),
        (piece(Piece::Collector(Seat::new(0)), "", None), "legend-collector"),
        (html! { span.gc { (akhenaton()) } }, "legend-akhenaton"),
    ];
    drawn.map(|(sign, key)| (sign, say(lang, key, &[]))).into()
}

/// What can be typed.
pub(super) fn keys(lang: Lang) -> Vec<(String, String)> {
    let typed = [
        ("g5", "key-space"),
        ("a3b", "key-twin"),
        ("c1", "key-character"),
        ("nk", "key-name"),
        ("u · 1 · 2 · 3", "key-sale"),
        ("t", "key-half"),
        ("gu · g1", "key-gift"),
        ("gd", "key-deben"),
        ("o1", "key-option"),
    ];
    typed.map(|(keys, key)| (keys.to_owned(), say(lang, key, &[]))).into()
}

pub(super) fn goal_signs() -> [Markup; 3] {
    [gift(Kind::Goldwork), servant(Seat::new(0), ""), html! { span.gc { (akhenaton()) } }]
}

/// Why the game is over, if it is.
pub(super) fn why_over(view: &View, lang: Lang) -> Option<Sentence> {
    if view.phase != Phase::Over {
        return None;
    }
    if !view.open.and(Markets::BOARD).is_empty() {
        return Some(say(lang, "over-too-long", &[]).into());
    }
    let market = names::sign_market(view.tile, &names::market(view.tile, lang), lang);
    Some(say(lang, "over-closed", &[("market", market.into())]).into())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Character;

    #[test]
    fn every_sign_that_a_sentence_can_name_is_drawn() {
        let names = Kind::ALL.map(|kind| format!("gift-{kind}")).into_iter();
        let names = names.chain(Market::ALL.map(|market| format!("market-{market}")));
        let names = names.chain(Character::ALL.map(|character| format!("character-{character}")));
        let names = names.chain((1..=6).map(|face| format!("die-{face}")));
        for name in names.chain(["deben", "seal"].map(str::to_owned)) {
            assert!(!sign(&name).into_string().is_empty(), "{name}");
        }
        assert!(sign("moon").into_string().is_empty());
    }
}
