//! What the points of one part come from, for the page that adds up a game.

use game::{Lang, Part, Present, Seat, Viewer};
use maud::{Markup, html};

use super::pieces::{character, deben, gift, seal};
use crate::rules::score::{AMON_PRIEST, DEBEN, SEALS};
use crate::rules::{Character, GiftType, Kind, Nefertiti};
use crate::show::words::say;
use crate::view::View;

pub(super) fn draw(view: &View, viewer: Viewer, seat: Seat, part: &str, lang: Lang) -> Markup {
    let player = &view.players[seat];
    let gift_type = part.parse::<GiftType>().ok();
    let number = |number: u8| u32::from(number).into();
    html! {
        div.exhibit.(part) {
            @match (part, gift_type) {
                (_, Some(gift_type)) => (gifts(view, seat, gift_type)),
                (DEBEN, _) => {
                    span.tk { (deben()) }
                    span.cal {
                        (say(lang, "count-deben", &[("deben", number(player.deben())), ("each", number(view.edition.deben_per_point))]))
                    }
                },
                (SEALS, _) => {
                    span.tk { @for _ in 0..player.seals() { (seal()) } }
                    span.cal { (player.seals()) " × " (view.edition.points_per_seal) }
                },
                (AMON_PRIEST, _) if view.amon_priest == Some(seat) => {
                    span.tk { (character(view, Character::AmonPriest)) }
                },
                _ => {},
            }
            (fall(view, viewer, seat, part))
        }
    }
}

/// A bar that begins where that of the previous part ended, on the same scale for everyone.
fn fall(view: &View, viewer: Viewer, seat: Seat, part: &str) -> Markup {
    let score = Nefertiti::shown_score(view, viewer);
    let most = score.totals().into_iter().max().unwrap_or(0).max(1);
    let parts = &score.of(seat).0;
    let before: i32 = parts.iter().take_while(|other| other.name != part).map(Part::points).sum();
    let points = parts.iter().find(|other| other.name == part).map_or(0, Part::points);
    html! {
        svg.falls viewBox={ "0 0 " (most) " 8" } preserveAspectRatio="none" aria-hidden="true" {
            rect.{ "own" (seat) } x=(before) width=(points.max(0)) height="8" {}
        }
    }
}

/// The gifts of a type, and what each is worth.
fn gifts(view: &View, seat: Seat, gift_type: GiftType) -> Markup {
    let gifts = view.players[seat].gifts();
    let bonus = gifts.bonus(gift_type);
    let each = |kind: Kind| view.edition.value(kind, view.owners(gift_type)) + kind.gifts() * bonus;
    html! {
        span.tk { @for kind in gifts.kinds_of(gift_type).iter() { @for _ in 0..gifts.count(kind) { (gift(kind)) } } }
        span.cal {
            @for (index, kind) in gifts.kinds_of(gift_type).iter().enumerate() {
                @if index > 0 { " + " }
                (gifts.count(kind)) " × " (each(kind))
            }
        }
    }
}
