//! The beginning of a turn: placing, recruiting and naming, what is not possible and why, and what could be lost.

use game::{Foreseen, Lang, Offer, Seat, Sight};
use maud::{Markup, html};

use super::recruiting as recruiting_sign;
use crate::rules::{Action, Market, Nefertiti, Phase, Piece, Space, TurnStep};
use crate::show::board::characters::{brought, why_not};
use crate::show::board::meter::would_close;
use crate::show::board::pieces::{animal, servant};
use crate::show::words::{names, say};
use crate::view::View;

/// Which spaces close a market at once.
pub(super) fn placing(view: &View, choices: &[&Foreseen<Nefertiti>], piece: Piece, lang: Lang) -> String {
    let closing = closing(view, choices, piece, lang);
    if closing.is_empty() {
        return say(lang, "fact-place", &[]);
    }
    say(lang, "fact-place-closes", &[("spaces", closing.join(lang.semicolon()).into())])
}

pub(super) fn taxing(view: &View, choices: &[&Foreseen<Nefertiti>], seat: Seat, lang: Lang) -> String {
    let closing = closing(view, choices, Piece::Collector(seat), lang);
    if closing.is_empty() {
        return say(lang, "fact-tax", &[]);
    }
    say(lang, "fact-place-closes", &[("spaces", closing.join(lang.semicolon()).into())])
}

/// `Abou Simbel 12, 7`, for each market that some of the choices close.
fn closing(view: &View, choices: &[&Foreseen<Nefertiti>], piece: Piece, lang: Lang) -> Vec<String> {
    let close = |market: Market| {
        let (stall, stand) = (view.stall(market), view.board(market).stand());
        let placed = |choice: &&Foreseen<Nefertiti>| {
            let (Action::Place(space) | Action::Tax(space)) = choice.action else { return None };
            (space.market() == market).then_some(space)
        };
        let spaces: Vec<Space> = choices.iter().filter_map(placed).collect();
        let closes =
            |space: &&Space| stall.rank(**space).is_some_and(|rank| would_close(stall, stand, rank, piece));
        let mut offers: Vec<u8> = spaces.iter().filter(closes).map(|space| space.offer()).collect();
        let is_any = offers.len() == spaces.len();
        offers.dedup();
        offers.reverse();
        let offers = offers.iter().map(u8::to_string).collect::<Vec<String>>().join(", ");
        let name = names::market(market, lang);
        match () {
            () if offers.is_empty() => None,
            () if is_any => Some(say(lang, "closing-any", &[("market", name.into())])),
            () => Some(format!("{name} {offers}")),
        }
    };
    Market::BOARD.into_iter().filter_map(close).collect()
}

/// What a seal is worth unused, and what a character brings most points now.
pub(super) fn recruiting(sight: &Sight<'_, Nefertiti>, seat: Seat, lang: Lang) -> String {
    let view = sight.view;
    let recruits = sight.choices.iter().filter_map(|choice| {
        let Action::Recruit(character) = choice.action else { return None };
        Some((character, brought(view, seat, character)?))
    });
    let cost = ("cost", u32::from(view.edition.points_per_seal).into());
    match recruits.max_by_key(|(_, points)| *points) {
        Some((character, points)) => {
            let values =
                [cost, ("character", names::character(character, lang).into()), ("points", points.into())];
            say(lang, "fact-recruit-best", &values)
        }
        None => say(lang, "fact-recruit", &[cost]),
    }
}

/// Where the player would choose first, if the market were named.
pub(super) fn naming(view: &View, seat: Seat, lang: Lang) -> String {
    let is_first = |market: &Market| {
        let board = view.board(*market);
        let first = board.stand().iter().next();
        view.open.has(*market)
            && first.is_some_and(|(rank, piece)| {
                let offer = view.stall(*market).space(rank).offer();
                piece == Piece::Servant(seat) && offer <= view.players[seat].deben()
            })
    };
    let markets: Vec<String> =
        Market::BOARD.into_iter().filter(is_first).map(|market| names::market(market, lang)).collect();
    if markets.is_empty() {
        return say(lang, "fact-name-none", &[]);
    }
    say(lang, "fact-name", &[("markets", markets.join(", ").into())])
}

/// The kinds of things that exist in a turn but cannot be done now, each with the reason.
pub(super) fn impossible(sight: &Sight<'_, Nefertiti>, seat: Seat, lang: Lang) -> Vec<Offer> {
    let view = sight.view;
    if view.phase != Phase::Turn(TurnStep::Act) {
        return Vec::new();
    }
    let servants = view.players[seat].servants();
    let is_offered = |kind: &str| sight.choices.iter().any(|choice| choice.action.verb() == kind);
    let offer = |kind: &'static str, sign: Markup, why: String| Offer {
        kind,
        sign,
        title: say(lang, &format!("kind-{kind}"), &[]),
        fact: String::new(),
        not_now: Some(why),
    };
    let mut offers = Vec::new();
    if !is_offered("place") {
        offers.push(offer("place", servant(seat, ""), say(lang, "why-place", &[])));
    }
    if !is_offered("recruit") {
        offers.push(offer("recruit", recruiting_sign(), why_not(view, seat, lang)));
    }
    if !is_offered("name") && servants > 0 {
        let values = [("servants", u32::from(servants).into())];
        offers.push(offer("name", animal(Market::Gizeh), say(lang, "why-name", &values)));
    }
    offers
}

/// The sum of what a player has offered.
pub(super) fn offered(view: &View, seat: Seat) -> u32 {
    let standing = Market::ALL.into_iter().flat_map(|market| {
        let pieces = view.board(market).stand().iter();
        pieces.map(move |(rank, piece)| (view.stall(market).space(rank).offer(), piece))
    });
    standing.filter(|(_, piece)| *piece == Piece::Servant(seat)).map(|(offer, _)| u32::from(offer)).sum()
}

/// Where the player is best bidder and could not pay: a closing would cost a gift.
pub(super) fn warning(view: &View, seat: Seat, lang: Lang) -> Markup {
    let deben = view.players[seat].deben();
    let short = |market: &Market| {
        let (rank, piece) = view.board(*market).stand().iter().next()?;
        let offer = view.stall(*market).space(rank).offer();
        (piece == Piece::Servant(seat) && offer > deben && view.open.has(*market)).then_some((*market, offer))
    };
    let all: Vec<(Market, u8)> = Market::ALL.iter().filter_map(short).collect();
    html! {
        @for (market, offer) in all {
            @let values = [
                ("market", names::at_market(market, lang).into()),
                ("offer", u32::from(offer).into()),
                ("missing", u32::from(offer - deben).into()),
            ];
            p.threat { (servant(seat, "")) span { (say(lang, "warn-short", &values)) } }
        }
    }
}
