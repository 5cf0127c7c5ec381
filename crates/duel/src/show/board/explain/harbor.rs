//! Boats, cells and the stock.

use game::{Explained, Lang, Now, Number, Seat, Sight, difference};
use maud::{Markup, html};

use super::super::pieces::{back, meeple, sign, token};
use super::super::traces::is_legal;
use super::super::words::{line_of, name_boat, name_token};
use super::{about, change, idle, number, words};
use crate::rules::{Action, Boat, Cell, Duel, Space, other};
use crate::show::words::say;

pub(super) fn boat(sight: &Sight<'_, Duel>, boat: Boat, lang: Lang) -> Explained {
    let is_there = sight.view.fleet.is_in_play(boat);
    Explained {
        sign: sign("boat"),
        name: say(lang, "boat", &[("boat", name_boat(boat))]),
        what: say(lang, "sort-boat", &[("line", line_of(boat))]),
        effect: say(lang, "effect-boat", &[]),
        numbers: if is_there { cargo(sight, boat, lang) } else { Vec::new() },
        now: Some(boat_now(sight, boat, lang)),
        chapter: "unloading",
    }
}

/// Who would take each token, from the outer end to the quay.
fn cargo(sight: &Sight<'_, Duel>, boat: Boat, lang: Lang) -> Vec<Number> {
    let line: Vec<(Seat, Cell)> = sight.view.harbor.line(boat).collect();
    let number = |(index, space): (usize, Space)| {
        let taker = line.get(index);
        Number {
            of: html! { (picture(sight, space)) (name_cargo(sight, space, lang)) },
            value: match taker {
                Some((seat, _)) => about(sight, *seat, |whose| format!("taker-{whose}"), lang),
                None => say(lang, "taker-nobody", &[]),
            },
            is_best: taker.is_some_and(|(seat, _)| sight.viewer == game::Viewer::Seat(*seat)),
        }
    };
    [3, 2, 1].map(|number| Space::new(boat, number)).into_iter().enumerate().map(number).collect()
}

fn picture(sight: &Sight<'_, Duel>, space: Space) -> Markup {
    sight.view.fleet.token(space).map(token).unwrap_or_default()
}

fn name_cargo(sight: &Sight<'_, Duel>, space: Space, lang: Lang) -> String {
    let cargo = sight.view.fleet.token(space);
    cargo.map_or_else(|| say(lang, "space-empty", &[]), |token| name_token(token, lang))
}

fn boat_now(sight: &Sight<'_, Duel>, boat: Boat, lang: Lang) -> Now {
    let meeples = sight.view.harbor.line(boat).count();
    if !sight.view.fleet.is_in_play(boat) {
        return Now::NotNow(say(lang, "why-boat-gone", &[]));
    }
    if let Some(choice) = sight.choices.iter().find(|choice| choice.action == Action::Unload(boat)) {
        let own = sight.view.to_act;
        let [own, rival] = [own, other(own)].map(|seat| difference(change(sight, choice, seat)));
        return Now::May(say(lang, "may-unload", &[("own", own.into()), ("rival", rival.into())]));
    }
    if meeples < 2 {
        return Now::NotNow(say(lang, "why-boat-waits", &[("meeples", meeples.into())]));
    }
    idle(sight, lang).unwrap_or_else(|| Now::NotNow(say(lang, "why-other-step", &[])))
}

pub(super) fn cell(sight: &Sight<'_, Duel>, cell: Cell, lang: Lang) -> Explained {
    let owner = sight.view.harbor.owner(cell);
    Explained {
        sign: meeple(owner.unwrap_or(sight.view.to_act), ""),
        name: say(lang, "what-cell", &[("cell", cell.to_string().into())]),
        what: match owner {
            Some(owner) => about(sight, owner, |whose| format!("sort-cell-{whose}"), lang),
            None => say(lang, "sort-cell-free", &[]),
        },
        effect: say(lang, "effect-cell", &[]),
        numbers: boats_of(cell).map(|boat| token_for(sight, cell, boat, lang)).into(),
        now: Some(cell_now(sight, cell, lang)),
        chapter: "placing",
    }
}

/// The boat of the row, and that of the column.
fn boats_of(cell: Cell) -> [Boat; 2] {
    [cell.row(), 3 + cell.column()].map(Boat::new)
}

/// Which token of a boat a meeple on this cell takes, as things stand.
fn token_for(sight: &Sight<'_, Duel>, cell: Cell, boat: Boat, lang: Lang) -> Number {
    let depth = |cell: Cell| if boat.is_row() { cell.column() } else { cell.row() };
    let nearer = sight.view.harbor.line(boat).filter(|(_, other)| depth(*other) < depth(cell)).count();
    let space = Space::new(boat, 3 - nearer as u8);
    let is_there = sight.view.fleet.is_in_play(boat);
    Number {
        of: html! { (sign("boat")) (say(lang, "boat", &[("boat", name_boat(boat))])) },
        value: if is_there { name_cargo(sight, space, lang) } else { "–".to_owned() },
        is_best: false,
    }
}

fn cell_now(sight: &Sight<'_, Duel>, cell: Cell, lang: Lang) -> Now {
    if is_legal(sight, Action::Place(cell)) {
        return Now::May(say(lang, "may-place", &[]));
    }
    if sight.view.harbor.owner(cell).is_some() {
        return Now::NotNow(say(lang, "why-cell-taken", &[]));
    }
    idle(sight, lang).unwrap_or_else(|| {
        let has_none = sight.view.harbor.hand(sight.view.to_act) == 0;
        Now::NotNow(say(lang, if has_none { "why-no-meeple" } else { "why-other-step" }, &[]))
    })
}

pub(super) fn supply(sight: &Sight<'_, Duel>, lang: Lang) -> Explained {
    let supply = sight.view.supply();
    let gone = 6 - sight.view.fleet.boats();
    let line = |key: &str, value: u32| number(words(&say(lang, key, &[])), value.to_string());
    Explained {
        sign: back(),
        name: say(lang, "stock-supply", &[]),
        what: say(lang, "sort-stock", &[]),
        effect: say(lang, "effect-supply", &[]),
        numbers: vec![
            line("number-tokens", supply),
            line("number-loads", supply.div_ceil(3)),
            line("number-gone", gone),
        ],
        now: None,
        chapter: "word-supply",
    }
}

pub(super) fn reserve(sight: &Sight<'_, Duel>, lang: Lang) -> Explained {
    Explained {
        sign: back(),
        name: say(lang, "stock-reserve", &[]),
        what: say(lang, "sort-stock", &[]),
        effect: say(lang, "effect-reserve", &[]),
        numbers: vec![number(words(&say(lang, "number-tokens", &[])), sight.view.reserve.to_string())],
        now: None,
        chapter: "word-reserve",
    }
}
