//! A position as a picture of its own: literal colours, and pips instead of numerals.

use game::{Seat, Theme, Viewer};
use maud::{Markup, html};

use crate::rules::{Card, Cards, Phase, other};
use crate::view::View;

struct Palette {
    cloth: &'static str,
    card: &'static str,
    back: &'static str,
    pip: &'static str,
}

const LIGHT: Palette = Palette { cloth: "#EFE8D9", card: "#FCF9F1", back: "#1F4C8A", pip: "#2A241C" };
const DARK: Palette = Palette { cloth: "#12161C", card: "#E9DDC2", back: "#28589C", pip: "#2A241C" };

/// The viewer sits at the bottom; from left to right: hand, buried, taken.
pub(crate) fn draw(view: &View, viewer: Viewer, theme: Theme) -> String {
    let palette = match theme {
        Theme::Light => &LIGHT,
        Theme::Dark => &DARK,
    };
    let bottom = match viewer {
        Viewer::Seat(seat) => seat,
        Viewer::Spectator | Viewer::All => Seat::new(0),
    };
    let drawn = html! {
        svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630" {
            rect width="1200" height="630" fill=(palette.cloth) {}
            (side(view, other(bottom), 60, palette))
            @if let Phase::Answering { lead, .. } = view.phase { (face(lead, 558, 255, palette)) }
            (side(view, bottom, 450, palette))
        }
    };
    drawn.into_string()
}

fn side(view: &View, seat: Seat, y: u32, palette: &Palette) -> Markup {
    let side = &view.sides[seat.index()];
    html! {
        (row(side.hand, side.hand_size, 30, y, palette))
        (row(side.buried, side.buried_size, 330, y, palette))
        (row(Some(side.taken), side.taken.len(), 630, y, palette))
    }
}

/// Cards next to each other; those that the viewer may not know lie face down.
fn row(cards: Option<Cards>, count: u32, x: u32, y: u32, palette: &Palette) -> Markup {
    let at = |index: u32| x + 90 * index;
    html! {
        @match cards {
            Some(cards) => @for (index, card) in (0..).zip(cards.iter()) { (face(card, at(index), y, palette)) },
            None => @for index in 0..count { (blank(at(index), y, palette.back)) },
        }
    }
}

fn face(card: Card, x: u32, y: u32, palette: &Palette) -> Markup {
    html! {
        (blank(x, y, palette.card))
        @for pip in 0..u32::from(u8::from(card)) {
            circle cx=(x + 20 + pip % 3 * 22) cy=(y + 28 + pip / 3 * 32) r="8" fill=(palette.pip) {}
        }
    }
}

fn blank(x: u32, y: u32, fill: &str) -> Markup {
    html! { rect x=(x) y=(y) width="84" height="120" rx="10" fill=(fill) stroke="#8A7A55" stroke-width="3" {} }
}
