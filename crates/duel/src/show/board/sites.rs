//! The four site boards as buildings.
//!
//! Every stone is an outer `<svg>` of its own over the drawn base, so that it can fly there; its place is told by the
//! classes `x…` and `y…`. What would come is drawn in the same places in gold.

use game::{Lang, Present, Seat, Sight};
use maud::{Markup, html};

use super::words::points_of;
use super::{obelisk, pyramids, temple, tomb};
use crate::rules::Duel;
use crate::show::words::say;

pub(super) fn draw(sight: &Sight<'_, Duel>, seat: Seat, lang: Lang) -> Markup {
    html! {
        div.sites {
            (site(sight, seat, "ob", "obelisk", &obelisk::draw(sight, seat, lang), lang))
            (site(sight, seat, "te", "temple", &temple::draw(sight, seat, lang), lang))
            (site(sight, seat, "py", "pyramids", &pyramids::draw(sight, seat, lang), lang))
            (site(sight, seat, "tb", "tomb", &tomb::draw(sight, seat, lang), lang))
        }
    }
}

fn site(
    sight: &Sight<'_, Duel>,
    seat: Seat,
    class: &str,
    part: &str,
    drawing: &Markup,
    lang: Lang,
) -> Markup {
    let score = Duel::shown_score(sight.view, sight.viewer);
    html! {
        div.site.(class) data-what={ "site-" (part) "-" (seat) } {
            div.site-h {
                span { (Duel::name_part(part, lang)) }
                // The tomb is too wide for its name to stand above it everywhere.
                @if part == "tomb" { small.short aria-hidden="true" { (say(lang, "part-tomb.short", &[])) } }
                b { (points_of(&score, seat, part).unwrap_or_else(|| "?".to_owned())) }
            }
            (drawing)
        }
    }
}
