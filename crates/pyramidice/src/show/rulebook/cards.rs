//! Deities: their cards, the row, the support they need, and what triggers the end.

use maud::{Markup, html};

use super::{arrow, cross, frame, glory, glyph, number, numbers, symbol};
use crate::rules::Deity;
use crate::show::board::pieces::{band, cost_symbol, power_symbol};

/// How large a small card is.
const WIDTH: f32 = 78.0;
const HEIGHT: f32 = 104.0;

/// The rightmost card leaves, the others slide, a new one comes from the pile.
pub(super) fn row() -> Markup {
    let before = [Deity::Maat, Deity::Min, Deity::Hathor];
    let after = [Deity::Thoth, Deity::Maat, Deity::Min];
    let place = |index: usize| 130.0 + 100.0 * index as f32;
    let drawing = html! {
        (pile(0.0, 4.0))
        @for (index, deity) in before.into_iter().enumerate() { (small(deity, place(index), 4.0)) }
        (arrow(place(2) + WIDTH + 10.0, 56.0, place(2) + WIDTH + 52.0))
        @for index in 0..2 {
            @let (x, to) = (place(index) + WIDTH / 2.0, place(index + 1) + WIDTH / 2.0);
            path d={ "M" (x) " 114L" (to) " 146" } stroke="var(--gold-ink)" stroke-width="4" stroke-linecap="round" stroke-dasharray="2 9" {}
        }
        (pile(0.0, 154.0))
        (arrow(WIDTH + 14.0, 206.0, place(0) - 10.0))
        @for (index, deity) in after.into_iter().enumerate() { (small(deity, place(index), 154.0)) }
    };
    frame(470.0, 262.0, &drawing)
}

/// Tablets over discs: the fourth finds none under it.
pub(super) fn support() -> Markup {
    let column = |index: usize| 12.0 + 108.0 * index as f32;
    let singles = [Deity::Bes, Deity::Sobek, Deity::Amun];
    let drawing = html! {
        @for (index, deity) in [Deity::Geb, Deity::Nut, Deity::Isis].into_iter().enumerate() {
            (small(deity, column(0) - 8.0 + 9.0 * index as f32, 4.0))
        }
        @for (index, deity) in singles.into_iter().enumerate() { (small(deity, column(index + 1), 4.0)) }
        rect x=(column(3) - 6.0) y="0" width=(WIDTH + 12.0) height=(HEIGHT + 10.0) rx="12" fill="none" stroke="var(--terra)" stroke-width="4" {}
        (cross(column(3) + WIDTH - 12.0, 6.0))
        @for (index, sign) in ["r-W", "r-W", "r-C"].into_iter().enumerate() {
            circle cx=(column(index) + 39.0) cy="152" r="29" fill="var(--stone-2)" stroke="var(--stone-line)" stroke-width="2" {}
            (symbol(sign, column(index) + 20.0, 133.0, 38.0))
        }
        circle cx=(column(3) + 39.0) cy="152" r="29" fill="none" stroke="var(--terra)" stroke-width="3" stroke-dasharray="6 5" {}
    };
    frame(column(3) + WIDTH + 10.0, 184.0, &drawing)
}

/// Two cards with everything on them.
pub(super) fn card() -> Markup {
    let amun = html! {
        (symbol("dp2", 56.0, 178.0, 34.0))
        (arrow(96.0, 195.0, 118.0))
        (symbol("dp6", 124.0, 178.0, 34.0))
    };
    let sekhmet = html! {
        (symbol("r-W", 26.0, 178.0, 34.0))
        (symbol("r-C", 60.0, 178.0, 34.0))
        (symbol("ds0", 96.0, 179.0, 32.0))
        (arrow(134.0, 195.0, 152.0))
        (glory(&numbers().card(Deity::Sekhmet).glory.unwrap_or_default().to_string(), 158.0, 184.0, 22.0))
    };
    let drawing = html! {
        (large(Deity::Amun, &amun))
        g transform="translate(230 0)" { (large(Deity::Sekhmet, &sekhmet)) }
    };
    frame(436.0, 244.0, &drawing)
}

/// Either counter at nothing calls the Pharaoh.
pub(super) fn end() -> Markup {
    let drawing = html! {
        (symbol("ds0", 10.0, 22.0, 64.0))
        (number("0", 104.0, 72.0, 48.0, "middle"))
        rect x="0" y="8" width="140" height="94" rx="14" fill="none" stroke="var(--terra)" stroke-width="3" {}
        (arrow(152.0, 55.0, 182.0))
        (symbol("pharaoh", 194.0, 5.0, 100.0))
        (pile(352.0, 4.0))
        (number("7", 462.0, 72.0, 48.0, "middle"))
    };
    frame(500.0, 112.0, &drawing)
}

/// A pile of cards, face down.
pub(super) fn pile(x: f32, y: f32) -> Markup {
    html! {
        @for layer in 0..3_u8 {
            @let shift = 4.0 * f32::from(layer);
            use href="#back" x=(x + shift) y=(y + 4.0 - shift / 2.0) width="70" height="98" {}
        }
    }
}

/// A tablet with a glyph.
fn small(deity: Deity, x: f32, y: f32) -> Markup {
    html! {
        rect x=(x) y=(y) width=(WIDTH) height=(HEIGHT) rx="9" fill="var(--dcf)" stroke="var(--gold-line)" stroke-width="2" {}
        rect x=(x) y=(y) width=(WIDTH) height="14" rx="7" fill=(band(numbers(), deity)) {}
        (glyph(deity, x + 10.0, y + 28.0, 58.0))
    }
}

/// A card with its cost down the left side, the end points in the corner, the sign of when it works and a picture of what
/// it does.
fn large(deity: Deity, power: &Markup) -> Markup {
    let card = numbers().card(deity);
    html! {
        rect x="1" y="1" width="204" height="240" rx="14" fill="var(--dcf)" stroke="var(--gold-line)" stroke-width="2" {}
        rect x="1" y="1" width="204" height="24" rx="12" fill=(band(numbers(), deity)) {}
        (glyph(deity, 76.0, 40.0, 92.0))
        @for (index, sign) in card.cost.split(' ').map(cost_symbol).enumerate() {
            (symbol(&sign, 12.0, 40.0 + 46.0 * index as f32, 40.0))
        }
        @if card.points > 0 { (glory(&card.points.to_string(), 158.0, 36.0, 22.0)) }
        (power)
        (symbol(power_symbol(card.symbol), 91.0, 215.0, 24.0))
    }
}
