//! A position as a picture of its own, for sharing and for previews of links.
//!
//! It is made of the symbols that the page uses. Viewers have neither our style sheets nor our fonts, so variables
//! become colours and numerals are drawn (`game::show::picture`). There are no words in it.

pub(crate) mod market;
pub(crate) mod panel;
mod stall;

use std::sync::LazyLock;

use game::show::picture::Paintbox;
use game::{Page, Seat, Theme, Viewer};
use maud::{Markup, html};

pub(crate) use game::show::picture::{Anchor, at, numeral, round, symbol};
pub(crate) use stall::stall;

use crate::rules::{Kind, Market, Nefertiti, Piece};
use crate::show::board::pieces::{card_symbol, piece_symbol};
use crate::view::View;

static PAINTBOX: LazyLock<Paintbox> = LazyLock::new(|| Paintbox::new(Nefertiti::SPRITE, Nefertiti::STYLE));

/// The position as an SVG file.
pub(crate) fn picture(view: &View, viewer: Viewer, theme: Theme) -> String {
    PAINTBOX.paint(&table(view, viewer), theme)
}

/// Everything on the table.
pub(crate) fn table(view: &View, viewer: Viewer) -> Markup {
    let port = view.settings.has_memphis();
    let height = if port { 232.0 } else { 290.0 };
    let seats = view.settings.players();
    let share = 590.0 / f32::from(seats);
    html! {
        rect width="1200" height="630" fill="var(--bg)" {}
        @for (index, market) in Market::BOARD.into_iter().enumerate() {
            @let (column, row) = ((index % 2) as f32, (index / 2) as f32);
            (at(20.0 + 396.0 * column, 20.0 + (height + 10.0) * row, &market::draw(view, market, 386.0, height)))
        }
        @if port { (at(20.0, 504.0, &market::port(view, 782.0, 106.0))) }
        @for seat in Seat::all(seats) {
            (at(818.0, 20.0 + share * f32::from(seat.number()), &panel::draw(view, viewer, seat, share - 8.0)))
        }
    }
}

/// A servant or a collector of this height.
pub(crate) fn piece(piece: Piece, x: f32, y: f32, height: f32) -> Markup {
    symbol(&piece_symbol(piece), x, y, height * 0.8, height)
}

/// A gift card of this width, with what it is worth for one owner, two, and three or more; the value that counts now,
/// with this many owners, is boxed.
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
