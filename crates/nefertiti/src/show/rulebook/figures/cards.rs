//! Cards: the gifts of a market, a market that is filled again, and the characters.

use maud::{Markup, html};

use super::{frame, number, numbers, symbol};
use crate::rules::Kind;

/// The size of a card, and the distance from one to the next.
const WIDTH: f32 = 70.0;
const HEIGHT: f32 = 98.0;
const STEP: f32 = 84.0;

/// The four places of an open market.
pub(crate) fn gifts() -> Markup {
    let places = [Kind::Harp, Kind::Mirror, Kind::Chair, Kind::Chair].map(|kind| Place::Card(kind, false));
    frame(3.0 * STEP, 2.0 * HEIGHT + 30.0, &market(&places, true))
}

/// A market before it is filled, and after.
pub(crate) fn reopening() -> Markup {
    let before =
        [Place::Empty, Place::Card(Kind::Necklace, false), Place::Empty, Place::Card(Kind::Chair, false)];
    let after = [
        Place::Card(Kind::Necklace, false),
        Place::Card(Kind::Chair, false),
        Place::Card(Kind::Statuette, true),
        Place::Card(Kind::Senet, true),
    ];
    let drawing = html! {
        (market(&before, false))
        path d="M266 112H306M294 100 308 112 294 124" fill="none" stroke="var(--gold-ink)" stroke-width="5" stroke-linecap="round" stroke-linejoin="round" {}
        g transform="translate(330 0)" { (market(&after, true)) }
    };
    frame(330.0 + 3.0 * STEP, 2.0 * HEIGHT + 30.0, &drawing)
}

/// The base game above, the expansion below, in the order of the text.
pub(crate) fn characters() -> Markup {
    let rows = [
        ["scribe-3", "merchant-2", "vizier", "high-priest", "maid", "thief", "treasurer"],
        ["oracle", "beggar", "amon-merchant", "amon-priest", "royal-scribe", "wandering-thief", "trader"],
    ];
    let drawing = html! {
        @for (y, row) in rows.into_iter().enumerate() {
            @for (x, name) in row.into_iter().enumerate() {
                (symbol(&format!("c-{name}"), 84.0 * x as f32, 84.0 * y as f32, 72.0, 72.0))
            }
        }
    };
    frame(6.0 * 84.0 + 72.0, 156.0, &drawing)
}

/// What lies on a gift place; whether it has just been drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Place {
    Empty,
    Card(Kind, bool),
}

/// The upper place, perhaps with a seal, and the lower row.
fn market(places: &[Place; 4], has_seal: bool) -> Markup {
    html! {
        @for (index, place) in places.iter().enumerate() {
            @let (x, y) = if index == 0 { (STEP + 7.0, 8.0) } else { (STEP * (index - 1) as f32 + 7.0, HEIGHT + 22.0) };
            @match *place {
                Place::Empty => {
                    rect x=(x) y=(y) width=(WIDTH) height=(HEIGHT) rx="9" fill="none" stroke="var(--line-2)" stroke-width="2" stroke-dasharray="6 5" {}
                },
                Place::Card(kind, is_new) => {
                    @if is_new {
                        rect x=(x - 4.0) y=(y - 4.0) width=(WIDTH + 8.0) height=(HEIGHT + 8.0) rx="12" fill="var(--gold)" stroke="var(--gold-line)" stroke-width="1.5" {}
                    }
                    (card(kind, x, y, WIDTH))
                },
            }
        }
        @if has_seal { (symbol("seal", STEP + WIDTH - 8.0, 0.0, 30.0, 45.0)) }
    }
}

/// A gift card with its strip of values.
pub(super) fn card(kind: Kind, x: f32, y: f32, width: f32) -> Markup {
    let height = width * 1.4;
    let values = [1, 2, 3].map(|owners| numbers().value(kind, owners).to_string());
    let plain = kind.gift_type().plain();
    html! {
        @if kind.is_foreign() {
            (symbol(&format!("gf-{plain}"), x, y, width, height))
            (symbol(&format!("plus-{}", kind.bonus()), x, y, width, height))
        } @else {
            (symbol(&format!("gc-{kind}"), x, y, width, height))
        }
        @for (index, value) in values.iter().enumerate() {
            (number(value, x + width * (0.18 + 0.32 * index as f32), y + width * 1.31, width * 0.2, "middle", "#4A3A1C"))
        }
    }
}
