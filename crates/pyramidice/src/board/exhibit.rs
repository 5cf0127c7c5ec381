//! What the points of one part come from, for the page that adds up a game.

use game::{Lang, Part, Present, Seat, Viewer};
use maud::{Markup, html};

use super::pieces::{deity, glory, pairs as draw_pairs, scarab};
use super::words::{help_scarab, name_deity};
use crate::projects::pairs;
use crate::state::Pyramidice;
use crate::view::View;

pub(super) fn draw(view: &View, viewer: Viewer, seat: Seat, part: &str, lang: Lang) -> Markup {
    let player = &view.players[seat];
    let numbers = &view.options.edition;
    let stack = player.deities.and(numbers.ennead());
    let singles = player.deities.without(stack).iter().filter(|deity| numbers.card(*deity).points > 0);
    html! {
        div.exhibit.(part) {
            @match part {
                "glory" => span.tk { (glory()) },
                "deities" => span.tk {
                    @for one in singles { span title=(name_deity(one, lang)) { (deity(one)) (numbers.card(one).points) } }
                },
                "ennead" => span.tk { @for one in stack.iter() { span title=(name_deity(one, lang)) { (deity(one)) } } },
                "scarab" => span.tk {
                    @if let Some(kept) = player.scarab { span title=(help_scarab(kept, lang)) { (scarab(kept)) } }
                },
                "projects" => @if let Some(project) = player.project {
                    span.tk { (draw_pairs(view, project)) }
                    span.cal { (pairs(project, &view.pyramids, numbers)) " × " (numbers.projects.glory) }
                },
                _ => {},
            }
            (fall(view, viewer, seat, part))
        }
    }
}

/// A bar that begins where that of the part before ended, on the same scale for everyone.
fn fall(view: &View, viewer: Viewer, seat: Seat, part: &str) -> Markup {
    let score = Pyramidice::shown_score(view, viewer);
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
