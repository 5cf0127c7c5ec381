//! Memphis, and the four markets towards the end.

use game::Seat;
use maud::{Markup, html};

use super::cards::card;
use super::slab::Mark::Servant;
use super::slab::Slab;
use super::{BLUE, GREEN, RED, deben, frame, servant, symbol};
use crate::rules::{Kind, Market, Side};

/// The quay with its Reserve, and a boat with foreign gifts.
pub(crate) fn memphis() -> Markup {
    let quay = Slab::new(Market::Memphis, Side::Right, &[("4", Servant(GREEN))], &[]);
    let (width, height) = quay.size();
    let cargo = [Kind::Harp1, Kind::Chair2, Kind::Mirror1, Kind::Statuette1];
    let drawing = html! {
        (deben(1, 6.0, 4.0))
        g transform="translate(0 38)" { (quay.draw()) }
        rect y=(height + 46.0) width=(width) height="150" rx="16" fill="#2F639D" {}
        path d={ "M20 " (height + 66.0) "q10-9 20 0t20 0 20 0M" (width - 100.0) " " (height + 176.0) "q10-9 20 0t20 0 20 0" } fill="none" stroke="#9CC1E8" stroke-opacity=".6" stroke-width="3" {}
        (symbol("ship", 60.0, height + 52.0, width - 120.0, 138.0))
        @for (index, kind) in cargo.into_iter().enumerate() {
            (card(kind, 112.0 + 74.0 * index as f32, height + 74.0, 64.0))
        }
    };
    frame(width, height + 200.0, &drawing)
}

/// A market out for good, one with the closed tile, and two where the game goes on.
pub(crate) fn end() -> Markup {
    let drawing = html! {
        g { (stand("var(--panel-3)")) (symbol("gc-akhenaton", 50.0, 12.0, 60.0, 84.0)) }
        g transform="translate(180 0)" {
            (stand("var(--panel-3)"))
            rect x="36" y="26" width="88" height="56" rx="10" fill="var(--stone-2)" stroke="var(--stone-line)" stroke-width="2.500" {}
            circle cx="80" cy="54" r="19" fill="none" stroke="var(--terra)" stroke-width="5" {}
            path d="M68 54H92" stroke="var(--terra)" stroke-width="6" stroke-linecap="round" {}
        }
        g transform="translate(360 0)" { (stand("var(--stone-1)")) (queue(&[Some(RED), None, Some(BLUE)])) }
        g transform="translate(540 0)" { (stand("var(--stone-1)")) (queue(&[None, Some(GREEN), Some(RED)])) }
    };
    frame(700.0, 112.0, &drawing)
}

fn stand(fill: &str) -> Markup {
    html! { rect x="1" y="1" width="158" height="108" rx="16" fill=(fill) stroke="var(--stone-line)" stroke-width="2" {} }
}

fn queue(spaces: &[Option<Seat>; 3]) -> Markup {
    html! {
        @for (index, space) in spaces.iter().enumerate() {
            @let x = 11.0 + 48.0 * index as f32;
            rect x=(x) y="30" width="42" height="50" rx="9" fill="var(--stone-2)" stroke="var(--stone-line)" stroke-width="2" {}
            @if let Some(seat) = space { (servant(*seat, x + 2.0, 30.0, 48.0)) }
        }
    }
}
