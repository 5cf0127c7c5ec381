//! One market of a picture, and the port.

use maud::{Markup, html};

use super::{Anchor, at, card, numeral, round, stall, symbol};
use crate::rules::{Card, Kind, Market, Place};
use crate::view::View;

/// A card in a picture is this wide.
const CARD: f32 = 50.0;

pub(crate) fn draw(view: &View, market: Market, width: f32, height: f32) -> Markup {
    let board = view.board(market);
    let is_open = view.open.has(market);
    let frame = if is_open { ("var(--line)", 1) } else { ("var(--line-2)", 2) };
    html! {
        rect width=(round(width)) height=(round(height)) rx="14" fill="var(--panel)" stroke=(frame.0) stroke-width=(frame.1) {}
        (awning(market, width, is_open))
        (symbol(&format!("an-{market}"), 12.0, 20.0, 32.0, 32.0))
        (symbol("deben", width - 66.0, 22.0, 24.0, 24.0))
        (numeral(board.reserve(), Anchor::Start, (width - 36.0, 34.0), 18.0, "var(--ink)"))
        g opacity=[(!is_open).then_some(".5")] {
            (at(10.0, 54.0, &stall(market, view.stall(market), board.stand(), 200.0, height - 64.0)))
        }
        (place(view, market, Place::Upper, 222.0, 54.0))
        @for (index, lower) in [Place::First, Place::Second, Place::Third].into_iter().enumerate() {
            (place(view, market, lower, 222.0 + 54.0 * index as f32, height - 10.0 - CARD * 1.4))
        }
    }
}

/// Stripes; drawn down over a market that is closed.
fn awning(market: Market, width: f32, is_open: bool) -> Markup {
    let stripe = width / 14.0;
    let height = if is_open { 12.0 } else { 20.0 };
    html! {
        @for number in 0..14_u8 {
            @let fill = if number % 2 == 0 { format!("var(--aw-{market})") } else { "var(--aw-2)".to_owned() };
            rect x=(round(stripe * f32::from(number))) width=(round(stripe)) height=(height) fill=(fill) {}
        }
    }
}

fn place(view: &View, market: Market, place: Place, x: f32, y: f32) -> Markup {
    let board = view.board(market);
    html! {
        @match board.card(place) {
            None => {
                rect x=(round(x)) y=(round(y)) width=(CARD) height=(round(CARD * 1.4)) rx="6" fill="none"
                    stroke="var(--line-2)" stroke-dasharray="4 3" {}
            },
            Some(_) if board.is_turned(place) => (symbol("gc-back", x, y, CARD, CARD * 1.4)),
            Some(Card::WanderingThief) => (symbol("gc-wandering-thief", x, y, CARD, CARD * 1.4)),
            Some(Card::Gift(kind)) => (gift(view, kind, x, y)),
        }
        @if place == Place::Upper && board.has_seal() { (symbol("seal", x + CARD - 10.0, y - 8.0, 18.0, 27.0)) }
    }
}

fn gift(view: &View, kind: Kind, x: f32, y: f32) -> Markup {
    let values = [1, 2, 3].map(|owners| view.edition.value(kind, owners));
    card(kind, values, view.owners(kind.gift_type()), x, y, CARD)
}

/// Memphis: the quay at the left, the foreign gifts at the right.
pub(crate) fn port(view: &View, width: f32, height: f32) -> Markup {
    let board = view.board(Market::Memphis);
    let copies = |kind| std::iter::repeat_n(kind, usize::from(view.memphis.count(kind)));
    let gifts: Vec<Kind> = view.memphis.kinds().iter().flat_map(copies).collect();
    // However many there are, they overlap until they fit.
    let pitch = 50.0_f32.min((width - 470.0) / (gifts.len().max(1) as f32));
    html! {
        rect width=(round(width)) height=(round(height)) rx="14" fill="var(--water-1)" {}
        (at(10.0, 14.0, &stall(Market::Memphis, view.stall(Market::Memphis), board.stand(), 330.0, height - 28.0)))
        (symbol("deben", 350.0, 40.0, 26.0, 26.0))
        (numeral(board.reserve(), Anchor::Start, (382.0, 53.0), 20.0, "#FFFFFF"))
        @for (index, kind) in gifts.into_iter().enumerate() { (gift(view, kind, 420.0 + pitch * index as f32, 20.0)) }
    }
}
