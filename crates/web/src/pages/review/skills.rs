//! What decisions cost on average, by the skill that they asked for.

use bots::review::Review;
use catalog::{Costs, Entry, costs};
use maud::{Markup, html};

use super::seats;
use crate::frame::Frame;
use crate::pages::Seen;
use crate::pages::names::name_sitter;

/// A table for everybody who decided something.
pub(super) fn draw(frame: &Frame<'_>, seen: &Seen<'_>, review: &Review) -> Markup {
    let entry = seen.snapshot.entry;
    html! {
        div.sums {
            @for seat in seats(seen) {
                @let costs = costs(entry, review.judgments.iter().filter(|judgment| judgment.seat == seat));
                @if !costs.is_empty() {
                    @let (id, name) = (format!("skills-{seat}"), name_sitter(frame, seen.snapshot, seat));
                    section.card.skills {
                        h2.h2 #(id) { (frame.say("skills-of", &[("name", name.into())])) }
                        (table(frame, entry, &costs, &id))
                    }
                }
            }
        }
    }
}

/// The skills with how many decisions asked for each, and what those cost.
pub(in crate::pages) fn table(
    frame: &Frame<'_>,
    entry: &Entry,
    costs: &[Costs],
    labelled_by: &str,
) -> Markup {
    html! {
        table aria-labelledby=(labelled_by) {
            thead {
                tr {
                    th scope="col" { (frame.say("skills-kind", &[])) }
                    th.num scope="col" { (frame.say("skills-count", &[])) }
                    th.num scope="col" { (frame.say("skills-average", &[])) }
                }
            }
            tbody {
                @for costs in costs {
                    tr {
                        th scope="row" { (costs.name(entry, frame.lang)) }
                        td.num { (costs.decisions) }
                        td.num { (costs.tell_average(frame.lang)) }
                    }
                }
            }
        }
    }
}
