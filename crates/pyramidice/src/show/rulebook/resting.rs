//! A player's board, and the rest tiles.

use maud::{Markup, html};

use super::{frame, gap, number, numbers, plate, symbol};
use crate::rules::Tile;

/// The board at the start of the game, with room for three tiles above it.
pub(super) fn board() -> Markup {
    let lying = ["r-W", "r-W", "r-W", "r-W", "r-C", "ds0"];
    let drawing = html! {
        @for place in 0..3_u8 { (gap(118.0 + 92.0 * f32::from(place), 2.0, 76.0, 62.0)) }
        (plate(1.0, 76.0, 510.0, 76.0))
        @for space in 0..8_usize {
            @let x = 14.0 + 61.5 * space as f32;
            rect x=(x) y="88" width="52" height="52" rx="9" fill="var(--stone-2)" stroke="var(--stone-line)" stroke-width="2" {}
            @if let Some(sign) = lying.get(space) { (symbol(sign, x + 5.0, 93.0, 42.0)) }
        }
    };
    frame(512.0, 154.0, &drawing)
}

/// All twelve in the order of the table, their price in the corner.
pub(super) fn rest() -> Markup {
    let drawing = html! {
        @for (index, tile) in Tile::ALL.into_iter().enumerate() {
            @let x = 100.0 * (index % 6) as f32;
            @let y = 96.0 * (index / 6) as f32;
            g transform={ "translate(" (x) " " (y) ")" } { (draw(tile)) }
        }
    };
    frame(590.0, 182.0, &drawing)
}

/// A reed mat with what it gives.
pub(super) fn draw(tile: Tile) -> Markup {
    let price = numbers().tile_price(tile);
    html! {
        rect x="2" y="10" width="86" height="72" rx="10" fill="var(--rt-face)" stroke="var(--rt-edge)" stroke-width="2" {}
        (picture(tile))
        @if price > 0 {
            rect x="0" y="0" width="34" height="24" rx="6" fill="var(--terra)" {}
            text x="17" y="18" font-size="17" font-weight="700" text-anchor="middle" fill="var(--panel)" { "−" (price) }
        }
    }
}

fn picture(tile: Tile) -> Markup {
    let pair = |left: &str, right: &str| {
        html! {
            (symbol(left, 10.0, 30.0, 34.0))
            (symbol(right, 46.0, 30.0, 34.0))
        }
    };
    match tile {
        Tile::Ww => pair("r-W", "r-W"),
        Tile::Ws => pair("r-W", "ds0"),
        Tile::Wc => pair("r-W", "r-C"),
        Tile::Ss => pair("ds0", "ds0"),
        Tile::Sc => pair("ds0", "r-C"),
        Tile::Cc => pair("r-C", "r-C"),
        Tile::Swap => html! {
            (any(10.0, 34.0))
            path d="M40 46H52M47 40 53 46 47 52" fill="none" stroke="var(--rt-ink)" stroke-width="3" stroke-linecap="round" {}
            (any(58.0, 20.0))
            (any(58.0, 48.0))
        },
        Tile::Trio => html! {
            (symbol("r-W", 12.0, 26.0, 28.0))
            (symbol("r-C", 48.0, 26.0, 28.0))
            (symbol("ds0", 31.0, 52.0, 26.0))
        },
        Tile::God => html! {
            rect x="26" y="20" width="38" height="54" rx="6" fill="var(--dcf)" stroke="var(--gold-line)" stroke-width="2" {}
            (symbol("i-ankh", 31.0, 33.0, 28.0))
        },
        Tile::Gift => html! {
            (any(14.0, 22.0))
            (any(46.0, 22.0))
            path d="M12 52H78" stroke="var(--rt-edge)" stroke-width="2" {}
            (symbol("r-C", 44.0, 54.0, 24.0))
            (symbol("i-others", 20.0, 55.0, 22.0))
        },
        Tile::Triple => html! {
            (any(31.0, 20.0))
            (any(14.0, 48.0))
            (any(48.0, 48.0))
            (number("=", 45.0, 68.0, 18.0, "middle"))
        },
        Tile::Labour => html! {
            (any(14.0, 34.0))
            (symbol("i-hammer", 48.0, 31.0, 32.0))
        },
    }
}

/// A resource of any sort.
fn any(x: f32, y: f32) -> Markup {
    html! {
        circle cx=(x + 13.0) cy=(y + 12.0) r="12" fill="var(--dcf)" stroke="var(--rt-ink)" stroke-width="2" stroke-dasharray="4 3" {}
        (number("?", x + 13.0, y + 18.0, 16.0, "middle"))
    }
}
