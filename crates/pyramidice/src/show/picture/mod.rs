//! A position as a picture of its own, for sharing and for previews of links.
//!
//! It is made of the symbols that the page uses. Programs that show it know neither our style sheets nor our fonts, so
//! variables become colours and numerals are drawn (`game::show::picture`). There are no words in it.

pub(crate) mod cards;
pub(crate) mod panel;
pub(crate) mod pyramids;

use std::sync::LazyLock;

use game::show::picture::Paintbox;
use game::{Page, Seat, Theme, Viewer};
use maud::{Markup, html};

pub(crate) use game::show::picture::{Anchor, at, numeral, round, symbol};

use crate::rules::{Pyramid, Pyramidice};
use crate::view::View;

static PAINTBOX: LazyLock<Paintbox> = LazyLock::new(|| Paintbox::new(Pyramidice::SPRITE, Pyramidice::STYLE));

/// The position as an SVG file. The viewer makes no difference: what is secret is in no picture before the end.
pub(crate) fn picture(view: &View, _viewer: Viewer, theme: Theme) -> String {
    PAINTBOX.paint(&table(view), theme)
}

/// Everything on the table but the rest tiles.
pub(crate) fn table(view: &View) -> Markup {
    let seats = view.options.players + u8::from(view.architect.is_some());
    let share = 590.0 / f32::from(seats);
    html! {
        rect width="1200" height="630" fill="var(--bg)" {}
        rect x="20" y="20" width="780" height="400" rx="20" fill="var(--water-1)" {}
        (at(34.0, 34.0, &pyramids::draw(view, Pyramid::Cheops, 372.0)))
        @if view.options.players >= 3 { (at(420.0, 34.0, &pyramids::draw(view, Pyramid::Chephren, 240.0))) }
        @if view.options.players == 4 { (at(674.0, 34.0, &pyramids::draw(view, Pyramid::Mycerinus, 112.0))) }
        (at(420.0, 290.0, &cards::clock(view)))
        (at(20.0, 434.0, &cards::row(view)))
        (at(440.0, 434.0, &cards::tray(view)))
        @for seat in Seat::all(view.options.players) {
            (at(814.0, 20.0 + share * f32::from(seat.number()), &panel::seat(view, seat, share - 10.0)))
        }
        @if let Some(board) = view.architect {
            (at(814.0, 20.0 + share * f32::from(seats - 1), &panel::architect(board, share - 10.0)))
        }
    }
}

/// A symbol that is as wide as it is high.
pub(crate) fn square(name: &str, x: f32, y: f32, size: f32) -> Markup {
    symbol(name, x, y, size, size)
}
