//! A position as a picture of its own, for sharing and for previews of links.
//!
//! It is made of the symbols that the page uses. Where it is shown, neither our style sheets nor our fonts are
//! known, so variables become colours and numerals are drawn (`game::show::picture`). There are no words in it.

pub(super) mod harbor;
pub(super) mod panel;
pub(super) mod sites;

use std::sync::LazyLock;

use game::show::picture::Paintbox;
use game::{Page, Seat, Theme, Viewer};
use maud::{Markup, html};

pub(crate) use game::show::picture::{Anchor, numeral, round, symbol};

use crate::rules::{Duel, Kind, Token, other};
use crate::show::board::pieces::token_symbol;
use crate::view::View;

static PAINTBOX: LazyLock<Paintbox> = LazyLock::new(|| Paintbox::new(Duel::SPRITE, Duel::STYLE));

/// The position as an SVG file. The viewer's own side is at the bottom.
pub(super) fn draw(view: &View, viewer: Viewer, theme: Theme) -> String {
    PAINTBOX.paint(&table(view, viewer), theme)
}

/// Everything on the table.
pub(super) fn table(view: &View, viewer: Viewer) -> Markup {
    let own = match viewer {
        Viewer::Seat(seat) => seat,
        Viewer::Spectator | Viewer::All => Seat::new(0),
    };
    html! {
        rect width="1200" height="630" fill="var(--bg)" {}
        g transform="translate(20 20) scale(.59)" { (harbor::draw(view)) }
        g transform="translate(630 20)" { (panel::draw(view, viewer, other(own))) }
        g transform="translate(630 322)" { (panel::draw(view, viewer, own)) }
    }
}

/// A token as a square of this size.
pub(crate) fn token(token: Token, x: f32, y: f32, size: f32) -> Markup {
    html! {
        (symbol(token_symbol(token), x, y, size, size))
        @if let Kind::Tomb(number) = token.kind() {
            (numeral(number, Anchor::Middle, (x + size / 2.0, y + size * 0.53), size * 0.36, "var(--to-ink)"))
        }
    }
}

/// A meeple of this height.
pub(crate) fn meeple(seat: Seat, x: f32, y: f32, height: f32) -> Markup {
    symbol(&format!("m-{seat}"), x, y, height * 0.8, height)
}
