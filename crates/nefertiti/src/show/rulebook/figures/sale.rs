//! A closing, step by step.

use game::Seat;
use maud::{Markup, html};

use super::slab::Mark::{New, Servant};
use super::slab::Slab;
use super::{BLUE, GREEN, RED, deben, frame, number, servant, symbol};
use crate::rules::{Market, Side};

/// Who, the offer, what they get, and the Reserve afterwards.
const QUEUE: [(Seat, u8, Got, u8); 4] = [
    (BLUE, 8, Got::GiftAndSeal("gi-harp"), 11),
    (RED, 5, Got::Deben(6), 5),
    (GREEN, 2, Got::Gift("gi-mirror"), 7),
    (RED, 0, Got::Gift("gi-chair"), 7),
];

#[derive(Clone, Copy)]
enum Got {
    GiftAndSeal(&'static str),
    Gift(&'static str),
    Deben(u8),
}

/// The stall as it closes, and everyone in their order.
pub(crate) fn closing() -> Markup {
    let slab = Slab::new(
        Market::AkhetAton,
        Side::Right,
        &[("8", Servant(BLUE)), ("5", Servant(RED)), ("0", Servant(RED)), ("2", New(GREEN))],
        &[("2", "5"), ("5", "8")],
    );
    let (width, height) = slab.size();
    let drawing = html! {
        g transform="translate(0 40)" { (slab.draw()) }
        (deben(3, 4.0, 4.0))
        @for (index, (seat, offer, got, reserve)) in QUEUE.into_iter().enumerate() {
            g transform={ "translate(" (width + 30.0) " " (4.0 + 62.0 * index as f32) ")" } {
                rect width="286" height="54" rx="12" fill="var(--panel-2)" {}
                (servant(seat, 8.0, 4.0, 46.0))
                rect x="54" y="11" width="34" height="32" rx="8" fill="var(--stone-2)" {}
                (number(&offer.to_string(), 71.0, 34.0, 20.0, "middle", "var(--stone-ink)"))
                path d="M100 27H124M116 19 125 27 116 35" fill="none" stroke="var(--ink-2)" stroke-width="3.500" stroke-linecap="round" stroke-linejoin="round" {}
                (gain(got))
                path d="M214 10V44" stroke="var(--line-2)" stroke-width="2" {}
                (deben(reserve, 226.0, 14.0))
            }
        }
    };
    frame(width + 316.0, height.max(212.0) + 40.0, &drawing)
}

fn gain(got: Got) -> Markup {
    html! {
        @match got {
            Got::Gift(gift) => (symbol(gift, 138.0, 5.0, 40.0, 44.0)),
            Got::GiftAndSeal(gift) => {
                (symbol(gift, 138.0, 5.0, 40.0, 44.0))
                (symbol("seal", 182.0, 8.0, 25.0, 38.0))
            },
            Got::Deben(count) => (deben(count, 140.0, 14.0)),
        }
    }
}
