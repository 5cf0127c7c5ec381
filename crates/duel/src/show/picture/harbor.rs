//! The water with the boats and the quay with the meeples, in a square of 1000 by 1000.

use maud::{Markup, html};

use super::{Anchor, meeple, numeral, round, symbol, token};
use crate::rules::{Boat, Cell, Space};
use crate::view::View;

/// The place of the first cell, and the distance from one to the next.
const FIRST: f32 = 411.0;
const PITCH: f32 = 190.5;
const HALF_CELL: f32 = 90.0;

/// The length and width of a boat, and its distance from the edge of the water.
const LENGTH: f32 = 345.0;
const WIDTH: f32 = 134.0;
const EDGE: f32 = 12.0;

/// The size of a token aboard, and the distance from one to the next.
const TOKEN: f32 = 89.0;
const TOKEN_PITCH: f32 = 94.5;

const HULL: &str = "M2 67C13 31 40 10 92 6.5 140 4 205 4 253 6.5 305 10 332 31 343 67 332 103 305 124 253 127.5 205 130 140 130 92 127.5 40 124 13 103 2 67Z";

pub(crate) fn draw(view: &View) -> Markup {
    html! {
        (symbol("harbor", 0.0, 0.0, 1000.0, 1000.0))
        (stock(view.supply(), 105.0))
        path d="M44 185H326" stroke="var(--stone-3)" stroke-width="3" {}
        (stock(u32::from(view.reserve), 265.0))
        @for boat in Boat::all() { (draw_boat(view, boat)) (plaque(view, boat)) }
        @for cell in Cell::all() {
            @if let Some(owner) = view.harbor.owner(cell) {
                @let (x, y) = (FIRST + PITCH * f32::from(cell.column()), FIRST + PITCH * f32::from(cell.row()));
                (meeple(owner, x + HALF_CELL - 58.4, y + 14.0, 146.0))
            }
        }
    }
}

/// A pile of tokens face down, and how many there are.
fn stock(count: u32, middle: f32) -> Markup {
    html! {
        @if count == 0 {
            rect x="66" y=(middle - 42.0) width="84" height="84" rx="15" fill="none" stroke="var(--stone-3)"
                stroke-width="3" stroke-dasharray="9 7" {}
        }
        @for height in 0..count.min(3) {
            @let shift = height as f32 * 7.5;
            (symbol("t-back", 58.0 + shift, middle - 38.0 - shift, 90.0, 90.0))
        }
        (numeral(count, Anchor::Start, (194.0, middle), 62.0, "var(--stone-ink)"))
    }
}

/// A boat with its cargo, or a dashed outline where one has left.
fn draw_boat(view: &View, boat: Boat) -> Markup {
    let (left, top) = corner(boat);
    html! {
        g transform={ "translate(" (round(left)) " " (round(top)) ")" } {
            @if view.fleet.is_in_play(boat) {
                (hull(boat))
                @for number in 1..=3 { (draw_space(view, Space::new(boat, number))) }
            } @else {
                path d=(HULL) transform=[(!boat.is_row()).then_some("translate(134 0) rotate(90)")] fill="none"
                    stroke="#FFFFFF" stroke-opacity=".35" stroke-width="3" stroke-dasharray="12 9" {}
            }
        }
    }
}

fn hull(boat: Boat) -> Markup {
    if boat.is_row() {
        symbol("hull-h", 0.0, 0.0, LENGTH, WIDTH)
    } else {
        symbol("hull-v", 0.0, 0.0, WIDTH, LENGTH)
    }
}

/// Spaces are listed 3-2-1 towards the quay.
fn draw_space(view: &View, space: Space) -> Markup {
    let (x, y) = spot(space);
    html! {
        rect x=(round(x - 2.8)) y=(round(y - 2.8)) width="94.6" height="92.8" rx="18" fill="var(--wood-3)" opacity=".34" {}
        @if let Some(loaded) = view.fleet.token(space) { (token(loaded, x, y, TOKEN)) }
    }
}

/// Where a token lies aboard.
fn spot(space: Space) -> (f32, f32) {
    let along = (LENGTH - TOKEN) / 2.0 - TOKEN_PITCH + TOKEN_PITCH * f32::from(3 - space.number());
    let across = (WIDTH - TOKEN) / 2.0;
    if space.boat().is_row() { (along, across) } else { (across, along) }
}

/// The name of a line, which points at the quay if its boat can be unloaded.
fn plaque(view: &View, boat: Boat) -> Markup {
    let line = FIRST + HALF_CELL + PITCH * (boat.index() % 3) as f32;
    let (x, y) = if boat.is_row() { (374.0, line) } else { (line, 374.0) };
    let name = boat.to_string().to_uppercase();
    let is_ready = view.fleet.is_in_play(boat) && view.harbor.ready() & boat.bit() != 0;
    let turn = if boat.is_row() { "" } else { " rotate(90)" };
    let (fill, line, ink) = if is_ready {
        ("var(--gold)", "var(--gold-line)", "#33230A")
    } else {
        ("var(--stone-1)", "var(--stone-line)", "var(--stone-ink)")
    };
    html! {
        g transform={ "translate(" (round(x)) " " (round(y)) ")" (turn) } fill=(fill) stroke=(line) stroke-width="4" {
            @if is_ready { path d="M15.8 -18 36 0 15.8 18A24 24 0 1 1 15.8 -18Z" stroke-linejoin="round" {} }
            @else { circle r="24" {} }
        }
        (numeral(name, Anchor::Middle, (x, y), 22.0, ink))
    }
}

/// Where the cells of a boat begin, across its line.
pub(crate) fn line(boat: Boat) -> f32 {
    FIRST - (PITCH - 2.0 * HALF_CELL) / 2.0 + PITCH * (boat.index() % 3) as f32
}

/// The upper right corner of a token aboard.
pub(crate) fn corner_of(space: Space) -> (f32, f32) {
    let ((left, top), (x, y)) = (corner(space.boat()), spot(space));
    (left + x + TOKEN, top + y)
}

fn corner(boat: Boat) -> (f32, f32) {
    let line = FIRST + HALF_CELL - WIDTH / 2.0 + PITCH * (boat.index() % 3) as f32;
    if boat.is_row() { (EDGE, line) } else { (line, EDGE) }
}
