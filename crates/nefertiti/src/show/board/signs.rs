//! A step of the log in a few signs.

use game::Viewer;
use maud::{Markup, html};

use super::pieces::{akhenaton, animal, deben, die, gift, plain_disc, seal, servant, small};
use crate::events::{Event, SealFrom};
use crate::rules::{Chance, Market, Piece};

pub(super) fn draw(events: &[Event], viewer: Viewer) -> Markup {
    html! {
        @for event in events.iter().filter(|event| event.is_known_to(viewer)) { (draw_event(event)) }
    }
}

fn draw_event(event: &Event) -> Markup {
    match *event {
        Event::Placed { piece, space } => {
            let is_tax = matches!(piece, Piece::Collector(_));
            html! {
                span.lg {
                    @if is_tax { (super::pieces::piece(piece, "", None)) }
                    (animal(space.market())) b { (space.offer()) }
                }
            }
        }
        Event::Earned { deben: count, .. } => gained(count),
        Event::Rolled { roll, .. } => match roll {
            Chance::Die(number) => die(number, ""),
            Chance::Dice(lower, higher) => html! { (die(lower, "")) (die(higher, "")) },
            Chance::Show(_) | Chance::Deal(_) | Chance::Draw(_) => html! {},
        },
        Event::Closing { market, .. } => html! { span.lg.shut { (animal(market)) "×" } },
        Event::Awarding { .. } => html! { span.lg.shut { (animal(Market::Memphis)) "×" } },
        Event::Reopened { market } => html! { span.lg { (animal(market)) "○" } },
        Event::AkhenatonDrawn { market } => html! { span.lg { span.gc { (akhenaton()) } (animal(market)) } },
        Event::Took { seat, card, .. } | Event::Bought { seat, card, .. } => {
            html! { span.lg { (servant(seat, "")) (small(card)) } }
        }
        Event::TookHalf { seat, deben: count, .. } => {
            html! { span.lg { (servant(seat, "")) (gained(count)) } }
        }
        Event::SealGained { why: SealFrom::Card | SealFrom::Papyrus, .. } => seal(),
        Event::Recruited { character, .. } => plain_disc(character),
        Event::Scored { gift_type, points, .. } => {
            html! { span.lg { (gift(gift_type.plain())) b { "+" (points) } } }
        }
        Event::Presented { seat, kind, points, .. } => {
            html! { span.lg { (servant(seat, "")) (gift(kind)) b { "+" (points) } } }
        }
        Event::Advised { points, .. } => html! { b { "+" (points) } },
        Event::Called { gift_type, .. } => gift(gift_type.plain()),
        Event::Discarded { seat, kind } => html! { span.lg.lost { (servant(seat, "")) (gift(kind)) } },
        Event::NeutralGaveUp { kind } => html! { span.lg.lost { (gift(kind)) } },
        Event::SetAside { kind, .. } => html! { span.lg { "N" (gift(kind)) } },
        Event::Swapped { given, taken, .. }
        | Event::Traded { given, taken, .. }
        | Event::Divined { given, taken, .. } => {
            html! { span.lg { (gift(given)) "→" (gift(taken)) } }
        }
        Event::Wandered { kind, .. } | Event::Stole { kind, .. } | Event::Foreseen { kind, .. } => gift(kind),
        Event::Hidden { market, kind, .. } => html! { span.lg.lost { (animal(market)) (gift(kind)) } },
        Event::Collected { market, deben: count, .. } => {
            html! { span.lg { (animal(market)) (gained(count)) } }
        }
        Event::Begged { market, .. } => html! { span.lg { (animal(market)) (gained(1)) } },
        Event::Passed { .. } => html! { "–" },
        Event::CouldNotPay { seat, .. } => html! { span.lg.lost { (servant(seat, "")) (deben()) } },
        Event::StallShown { .. }
        | Event::Dealt { .. }
        | Event::Drawn { .. }
        | Event::Landed { .. }
        | Event::Slid { .. }
        | Event::SealPlaced { .. }
        | Event::Stopped { .. }
        | Event::Paid { .. }
        | Event::SealLost { .. }
        | Event::Scattered { .. }
        | Event::Left { .. }
        | Event::Closed { .. }
        | Event::WandererGone { .. }
        | Event::Laid { .. }
        | Event::Ordered { .. }
        | Event::Ended { .. } => html! {},
    }
}

fn gained(count: u8) -> Markup {
    html! { span.lg { "+" (count) (deben()) } }
}
