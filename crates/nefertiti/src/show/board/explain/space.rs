//! A space of a stall, with the symbol on it.

use game::{Explained, Lang, Now, Number, Present, Seat, Sight};
use maud::html;

use super::{counted, idle, number, reader};
use crate::rules::{Action, Market, Nefertiti, Piece, Space, Symbol};
use crate::show::board::market::Trade;
use crate::show::board::meter::Meter;
use crate::show::board::pieces::{mark, servant};
use crate::show::board::steps::find_legal;
use crate::show::words::{names, say};
use crate::view::View;

pub(super) fn of(sight: &Sight<'_, Nefertiti>, space: Space, lang: Lang) -> Option<Explained> {
    let view = sight.view;
    let market = space.market();
    let rank = view.stall(market).rank(space)?;
    let symbol = view.stall(market).symbol(rank);
    let offer = ("offer", names::space_in_words(space, lang).into());
    let at = ("market", names::at_market(market, lang).into());
    let name = match symbol {
        Some(symbol) => say(lang, symbol_key(symbol), &[]),
        None => say(lang, "what-space", std::slice::from_ref(&offer)),
    };
    Some(Explained {
        sign: symbol.map_or_else(|| html! { span.lgd.num { (space.offer()) } }, mark),
        name,
        what: say(lang, "what-space.sort", &[offer, at]),
        effect: say(lang, effect_key(symbol), &[]),
        numbers: numbers(sight, space, rank, lang),
        now: now(sight, space, rank, lang),
        chapter: "markets",
    })
}

const fn symbol_key(symbol: Symbol) -> &'static str {
    match symbol {
        Symbol::Coin => "what-coin",
        Symbol::Single => "what-single",
        Symbol::Extra => "what-extra",
    }
}

const fn effect_key(symbol: Option<Symbol>) -> &'static str {
    match symbol {
        None => "what-space.effect",
        Some(Symbol::Coin) => "what-coin.effect",
        Some(Symbol::Single) => "what-single.effect",
        Some(Symbol::Extra) => "what-extra.effect",
    }
}

fn numbers(sight: &Sight<'_, Nefertiti>, space: Space, rank: usize, lang: Lang) -> Vec<Number> {
    let view = sight.view;
    let market = space.market();
    let stand = view.board(market).stand();
    let mut numbers = Vec::new();
    if let Some(seat) = reader(sight) {
        let values = [
            ("offer", u32::from(space.offer()).into()),
            ("deben", u32::from(view.players[seat].deben()).into()),
        ];
        let is_short = space.offer() > view.players[seat].deben();
        let pay = if is_short { "num-pay.short" } else { "num-pay.value" };
        numbers.push(counted("num-pay", say(lang, pay, &values), lang));
        if stand.piece(rank).is_none() && view.open.has(market) {
            numbers.push(counted("num-earn", format!("+{}", earned(view, market, rank)), lang));
            if market != Market::Memphis {
                numbers.push(counted("num-meter", after(view, market, rank, seat, lang), lang));
            }
        }
    }
    if let Some((best, piece)) = stand.iter().next() {
        let offer = view.stall(market).space(best).offer();
        numbers.push(number(
            html! { (servant(piece.owner(), "")) (say(lang, "num-best", &[])) },
            format!("{}, {offer}", Nefertiti::name_seat(piece.owner(), lang)),
        ));
    }
    numbers
}

/// What placing there brings: a Deben for the first, another for a coin, as long as the Reserve lasts.
fn earned(view: &View, market: Market, rank: usize) -> u8 {
    let board = view.board(market);
    let is_coin = view.stall(market).symbol(rank) == Some(Symbol::Coin);
    (u8::from(board.stand().is_empty()) + u8::from(is_coin)).min(board.reserve())
}

/// How near to closing the market would be.
fn after(view: &View, market: Market, rank: usize, seat: Seat, lang: Lang) -> String {
    let stall = view.stall(market);
    let after = view.board(market).stand().with(rank, Piece::Servant(seat));
    if stall.closes(&after) { say(lang, "closes-now", &[]) } else { Meter::of(stall, &after).words(lang) }
}

fn now(sight: &Sight<'_, Nefertiti>, space: Space, rank: usize, lang: Lang) -> Option<Now> {
    let view = sight.view;
    let market = space.market();
    if let Some(piece) = view.board(market).stand().piece(rank) {
        let values = [("piece", names::piece(piece, lang).into())];
        return Some(Now::NotNow(say(lang, "why-taken", &values)));
    }
    if !view.open.has(market) {
        let trade = Trade::of(view, market).words(lang);
        return Some(Now::NotNow(say(lang, "why-closed", &[("trade", trade.into())])));
    }
    let Some(action) = find_legal(sight, &[Action::Place(space), Action::Tax(space)]) else {
        return no_servant(sight, lang).or_else(|| idle(sight, lang));
    };
    let piece = super::super::stall::piece_of(action, view.active);
    let stall = view.stall(market);
    let after = view.board(market).stand().with(rank, piece);
    let named = ("market", names::market(market, lang).into());
    let short = too_much(view, space, rank, action, lang);
    let may = match () {
        () if market == Market::Memphis => say(lang, "may-memphis", &[]),
        () if stall.closes(&after) => say(lang, "may-close", &[named]),
        () if stall.condition().is_rolled() => {
            let (closing, all) = stall.odds(&after);
            say(lang, "may-roll", &[("closing", closing.into()), ("all", all.into())])
        }
        () => say(lang, "may-place", &[named, ("meter", Meter::of(stall, &after).words(lang).into())]),
    };
    Some(Now::May(short.map_or_else(|| may.clone(), |short| format!("{may} {short}"))))
}

/// What becomes of a servant whose offer is more than its owner has.
fn too_much(view: &View, space: Space, rank: usize, action: Action, lang: Lang) -> Option<String> {
    let deben = view.players[view.active].deben() + earned(view, space.market(), rank);
    let is_short = matches!(action, Action::Place(_)) && deben < space.offer();
    is_short.then(|| say(lang, "may-short", &[("offer", u32::from(space.offer()).into())]))
}

/// Without a servant in hand nothing can be placed, whoever's turn it is.
fn no_servant(sight: &Sight<'_, Nefertiti>, lang: Lang) -> Option<Now> {
    let seat = reader(sight).filter(|seat| sight.view.players[*seat].servants() == 0)?;
    (sight.view.active == seat).then(|| Now::NotNow(say(lang, "why-place", &[])))
}
