//! A position as a picture of its own, for sharing and for previews of links.
//!
//! It is made of the symbols that the page uses. Whoever shows it knows neither our style sheets nor our fonts, so that
//! variables become colours (`paint.rs`) and numerals are drawn (`numerals.rs`). There are no words in it.

pub(crate) mod figures;
mod market;
mod numerals;
mod paint;
mod panel;
mod stall;

use game::{Seat, Theme, Viewer};
use maud::{Markup, html};

pub(crate) use numerals::{Anchor, numeral};
pub(crate) use stall::stall;

use crate::board::pieces::card_symbol;
use crate::gift::Kind;
use crate::market::Market;
use crate::stand::Piece;
use crate::view::View;

/// The position as an SVG file.
pub(crate) fn picture(view: &View, viewer: Viewer, theme: Theme) -> String {
    let port = view.settings.has_memphis();
    let height = if port { 232.0 } else { 290.0 };
    let seats = view.settings.players();
    let share = 590.0 / f32::from(seats);
    let drawing = html! {
        rect width="1200" height="630" fill="var(--bg)" {}
        @for (index, market) in Market::BOARD.into_iter().enumerate() {
            @let (column, row) = ((index % 2) as f32, (index / 2) as f32);
            (at(20.0 + 396.0 * column, 20.0 + (height + 10.0) * row, &market::draw(view, market, 386.0, height)))
        }
        @if port { (at(20.0, 504.0, &market::port(view, 782.0, 106.0))) }
        @for seat in Seat::all(seats) {
            (at(818.0, 20.0 + share * f32::from(seat.number()), &panel::draw(view, viewer, seat, share - 8.0)))
        }
    };
    paint::file(&drawing, theme)
}

/// A drawing put elsewhere.
pub(crate) fn at(x: f32, y: f32, drawing: &Markup) -> Markup {
    html! { g transform={ "translate(" (round(x)) " " (round(y)) ")" } { (drawing) } }
}

/// A symbol of the sprite, put into a rectangle.
pub(crate) fn symbol(name: &str, x: f32, y: f32, width: f32, height: f32) -> Markup {
    let [x, y, width, height] = [x, y, width, height].map(round);
    html! { use href={ "#" (name) } x=(x) y=(y) width=(width) height=(height) {} }
}

/// A servant or a collector of this height.
pub(crate) fn piece(piece: Piece, x: f32, y: f32, height: f32) -> Markup {
    let name = match piece {
        Piece::Servant(seat) => format!("sv-{seat}"),
        Piece::Collector(seat) => format!("pc-{seat}"),
    };
    symbol(&name, x, y, height * 0.8, height)
}

/// A gift card of this width, with what it is worth for one owner, two, and three or more; the value that counts now,
/// with so many owners, is boxed.
pub(crate) fn card(kind: Kind, values: [u8; 3], owners: u8, x: f32, y: f32, width: f32) -> Markup {
    let scale = width / 100.0;
    let is_flat = values[0] == values[1] && values[1] == values[2];
    html! {
        (symbol(&card_symbol(kind), x, y, width, width * 1.4))
        @if kind.is_foreign() { (symbol(&format!("plus-{}", kind.bonus()), x, y, width, width * 1.4)) }
        @if is_flat {
            (numeral(values[0], Anchor::Middle, (x + 50.0 * scale, y + 124.0 * scale), 16.0 * scale, "#33230A"))
        } @else {
            @for (index, (middle, value)) in [18.0, 50.0, 82.0].into_iter().zip(values).enumerate() {
                @let is_now = index + 1 == usize::from(owners.min(3));
                @if is_now {
                    rect x=(round(x + (middle - 15.0) * scale)) y=(round(y + 111.5 * scale)) width=(round(30.0 * scale))
                        height=(round(25.0 * scale)) rx=(round(6.0 * scale)) fill="#E0AA3E" {}
                }
                @let colour = if is_now { "#33230A" } else { "#7A6B52" };
                (numeral(value, Anchor::Middle, (x + middle * scale, y + 124.0 * scale), 15.0 * scale, colour))
            }
        }
    }
}

/// Two decimals are finer than any eye.
pub(crate) fn round(value: f32) -> f32 {
    (value * 100.0).round() / 100.0
}
