//! The deities of the row, the dice in hand, and what runs out at the end.

use maud::{Markup, html};

use super::{Anchor, numeral, square, symbol};
use crate::rules::Deity;
use crate::show::board::pieces::{band, cost_symbol, deity_symbol, owner_symbol};
use crate::view::View;

/// The row, from left to right, pushed to the right.
pub(crate) fn row(view: &View) -> Markup {
    let gaps = 3 - view.row.len();
    html! {
        @for index in 0..gaps { (symbol("back", 136.0 * index as f32 + 8.0, 6.0, 118.0, 165.0)) }
        @for (index, deity) in view.row.iter().enumerate() {
            @let x = 136.0 * (index + gaps) as f32;
            @let points = view.options.edition.card(deity).points;
            rect x=(x + 0.5) y="0.5" width="128" height="176" rx="10" fill="var(--panel)" stroke="var(--line-2)" {}
            rect x=(x + 0.5) y="0.5" width="128" height="9" rx="4" fill=(band(&view.options.edition, deity)) {}
            (square(&deity_symbol(deity), x + 22.0, 42.0, 86.0))
            @if points > 0 {
                (numeral(points, Anchor::End, (x + 96.0, 26.0), 17.0, "var(--ink)"))
                (square("glory", x + 100.0, 16.0, 20.0))
            }
            (cost(view, deity, x + 10.0))
        }
    }
}

/// The price along the lower edge of a card.
fn cost(view: &View, deity: Deity, x: f32) -> Markup {
    let signs = view.options.edition.card(deity).cost.split(' ').map(cost_symbol);
    html! { @for (index, sign) in signs.enumerate() { (square(&sign, x + 28.0 * index as f32, 140.0, 26.0)) } }
}

/// The dice in hand.
pub(crate) fn tray(view: &View) -> Markup {
    let dice = view.hand.iter().flat_map(|(die, count)| (0..count).map(move |_| die));
    html! {
        rect width="360" height="176" rx="16" fill="var(--wood-1)" {}
        @for (index, die) in dice.take(10).enumerate() {
            @let (column, row) = ((index % 5) as f32, (index / 5) as f32);
            (square(&format!("d{die}"), 14.0 + 68.0 * column, 18.0 + 76.0 * row, 62.0))
        }
    }
}

/// Stone dice and deity cards that are left; and the Pharaoh, once somebody has it.
pub(crate) fn clock(view: &View) -> Markup {
    html! {
        rect width="366" height="116" rx="14" fill="var(--stone-1)" stroke="var(--stone-line)" stroke-width="1.5" {}
        (square("ds0", 18.0, 30.0, 56.0))
        (numeral(view.supply.stones, Anchor::Start, (84.0, 58.0), 38.0, "var(--stone-ink)"))
        (symbol("back", 164.0, 28.0, 42.0, 59.0))
        (numeral(view.pile, Anchor::Start, (216.0, 58.0), 38.0, "var(--stone-ink)"))
        @if let Some(holder) = view.pharaoh {
            (square("pharaoh", 280.0, 26.0, 46.0))
            (symbol(&owner_symbol(holder), 324.0, 40.0, 34.0, 42.0))
        }
    }
}
