//! A step of the log in a few signs.

use game::Viewer;
use maud::{Markup, html};

use super::pieces::{back, sign, token};
use super::words::sign_boat;
use crate::events::Event;
use crate::view::View;

pub(super) fn draw(events: &[Event], view: &View, viewer: Viewer) -> Markup {
    html! {
        @for event in events { (draw_event(event, view, viewer)) }
    }
}

fn draw_event(event: &Event, view: &View, viewer: Viewer) -> Markup {
    match *event {
        Event::Placed { cell, .. } => html! { span.bt { (sign("pawn")) (cell) } },
        Event::Unloading { boat, .. } => html! { span.bt { (sign("boat")) (sign_boat(boat)) } },
        Event::Gained { seat, token: gained, .. } => {
            let is_hidden = view.hides_gain(seat, gained, viewer);
            html! { span.{ "lt o" (seat) } { @if is_hidden { (back()) } @else { (token(gained)) } } }
        }
        Event::Used { token: used, .. } => html! { span.la { (token(used.token())) } },
        Event::Swapped { boat, pair, .. } => {
            let (lower, higher) = pair.numbers();
            html! { span.bt { (sign("swap")) (sign_boat(boat)) span { (lower) "–" (higher) } } }
        }
        Event::Left { boat } => html! { span.bt.off { (sign("boat")) (sign_boat(boat)) (sign("cross")) } },
        Event::Passed { .. } => html! { span.bt { "–" } },
        Event::Loaded { .. }
        | Event::Lost { .. }
        | Event::FirstToFive { .. }
        | Event::Stopped { .. }
        | Event::Ended => html! {},
    }
}
