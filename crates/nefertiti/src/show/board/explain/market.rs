//! A market, and how near it is to closing.

use game::{Explained, Lang, Now, Number, Present, Sight};
use maud::html;

use super::{counted, number, reader};
use crate::rules::{Condition, Market, Nefertiti, Piece};
use crate::show::board::market::{Trade, condition};
use crate::show::board::meter::{Meter, closers, would_close};
use crate::show::board::pieces::{animal, deben, servant};
use crate::show::words::{names, say};
use crate::view::View;

pub(super) fn of(sight: &Sight<'_, Nefertiti>, market: Market, lang: Lang) -> Explained {
    let view = sight.view;
    if market == Market::Memphis {
        return memphis(sight, lang);
    }
    let trade = Trade::of(view, market);
    let what = match trade {
        Trade::Open => say(lang, "what-market-open", &[]),
        Trade::Closed | Trade::Shut | Trade::Out => {
            say(lang, "what-market-closed", &[("trade", trade.words(lang).into())])
        }
    };
    let mut numbers = Vec::new();
    if trade == Trade::Open {
        let meter = Meter::of(view.stall(market), view.board(market).stand());
        numbers.push(counted("num-now", meter.words(lang), lang));
    }
    numbers.push(reserve(view, market, lang));
    numbers.extend(best(view, market, lang));
    Explained {
        sign: animal(market),
        name: names::market(market, lang),
        what,
        effect: format!("{}. {}", condition(view, market, lang), say(lang, "what-market.effect", &[])),
        numbers,
        now: why_closed(view, market, lang),
        chapter: chapter(market),
    }
}

fn why_closed(view: &View, market: Market, lang: Lang) -> Option<Now> {
    let key = match Trade::of(view, market) {
        Trade::Open => return None,
        Trade::Closed => "why-market-closed",
        Trade::Shut => "why-market-shut",
        Trade::Out => "why-market-out",
    };
    Some(Now::NotNow(say(lang, key, &[])))
}

const fn chapter(market: Market) -> &'static str {
    match market {
        Market::Gizeh => "gizeh",
        Market::AkhetAton => "akhet-aton",
        Market::AbouSimbel => "abou-simbel",
        Market::Louqsor => "louqsor",
        Market::Memphis => "memphis",
    }
}

fn reserve(view: &View, market: Market, lang: Lang) -> Number {
    number(
        html! { (deben()) (say(lang, "reserve", &[])) },
        say(lang, "has-deben", &[("deben", u32::from(view.board(market).reserve()).into())]),
    )
}

/// Whose offer is the best so far.
fn best(view: &View, market: Market, lang: Lang) -> Option<Number> {
    let (rank, piece) = view.board(market).stand().iter().next()?;
    let offer = view.stall(market).space(rank).offer();
    let name = Nefertiti::name_seat(piece.owner(), lang);
    Some(number(
        html! { (servant(piece.owner(), "")) (say(lang, "num-best", &[])) },
        format!("{name}, {offer}"),
    ))
}

fn memphis(sight: &Sight<'_, Nefertiti>, lang: Lang) -> Explained {
    let view = sight.view;
    let (now, goal) = (u32::from(view.memphis.cards()), u32::from(view.edition.award));
    let values = [("now", now.into()), ("goal", goal.into())];
    let mut numbers = vec![counted("num-now", say(lang, "memphis-meter", &values), lang)];
    numbers.push(reserve(view, Market::Memphis, lang));
    numbers.extend(best(view, Market::Memphis, lang));
    let is_over = !view.open.has(Market::Memphis);
    Explained {
        sign: animal(Market::Memphis),
        name: names::market(Market::Memphis, lang),
        what: say(lang, "what-memphis", &[]),
        effect: say(lang, "what-memphis.effect", &values),
        numbers,
        now: is_over.then(|| Now::NotNow(say(lang, "memphis-over", &[]))),
        chapter: "memphis",
    }
}

pub(super) fn meter(sight: &Sight<'_, Nefertiti>, market: Market, lang: Lang) -> Explained {
    let view = sight.view;
    let (stall, stand) = (view.stall(market), view.board(market).stand());
    let mut numbers = vec![counted("num-now", Meter::of(stall, stand).words(lang), lang)];
    if view.open.has(market) {
        let next: Vec<String> =
            closers(view, market).into_iter().map(|seat| Nefertiti::name_seat(seat, lang)).collect();
        let nobody = say(lang, "num-nobody", &[]);
        if !stall.condition().is_rolled() {
            numbers.push(counted(
                "num-closers",
                if next.is_empty() { nobody } else { next.join(", ") },
                lang,
            ));
        }
        numbers.extend(spaces(sight, market, lang));
    }
    Explained {
        sign: animal(market),
        name: say(lang, "what-meter", &[("market", names::market(market, lang).into())]),
        what: say(lang, "what-meter.sort", &[]),
        effect: format!("{}. {}", condition(view, market, lang), rule(stall.condition(), lang)),
        numbers,
        now: why_closed(view, market, lang),
        chapter: chapter(market),
    }
}

/// The spaces with which the reader would close the market.
fn spaces(sight: &Sight<'_, Nefertiti>, market: Market, lang: Lang) -> Option<Number> {
    let seat = reader(sight)?;
    let (stall, stand) = (sight.view.stall(market), sight.view.board(market).stand());
    let free = (0..stall.len()).rev().filter(|rank| stall.free(stand) >> rank & 1 == 1);
    let closing = free.filter(|rank| would_close(stall, stand, *rank, Piece::Servant(seat)));
    let names: Vec<String> = closing.map(|rank| names::space_in_words(stall.space(rank), lang)).collect();
    (!names.is_empty()).then(|| counted("num-closing", names.join(", "), lang))
}

/// How the condition is to be read.
fn rule(condition: &Condition, lang: Lang) -> String {
    let key = match condition {
        Condition::Group(_) => "rule-group",
        Condition::Pieces { .. } => "rule-pieces",
        Condition::EveryLevel => "rule-levels",
        Condition::Line(_) => "rule-line",
        Condition::Sum { .. } => "rule-sum",
        Condition::Dice => "rule-dice",
        Condition::Chain => "rule-chain",
    };
    say(lang, key, &[])
}
