//! How well everybody at the table chose.

use bots::review::{Review, Summary};
use catalog::{Fragments, say_review};
use game::{Score, Seat};
use maud::{Markup, html};

use super::ladder::{like, percent};
use super::verdict::grade;
use crate::frame::Frame;
use crate::pages::Seen;
use crate::pages::names::{name_alone, name_sitter, seats_in_sight};

/// Everybody with their accuracy, an automaton first and the reader last.
pub(in crate::pages) fn draw(
    frame: &Frame<'_>,
    seen: &Seen<'_>,
    review: &Review,
    end: &Score,
    fragments: &Fragments,
) -> Markup {
    html! {
        div.col-l role="group" aria-label=(frame.say("players-here", &[])) tabindex="0" {
            @if let Some(automaton) = &fragments.automaton { (automaton) }
            @for seat in seats_in_sight(seen) {
                @if let Some(summary) = review.seats.get(seat.index()) {
                    (card(frame, seen, seat, summary, end.of(seat).total(), &fragments.holdings[seat.index()]))
                }
            }
        }
    }
}

fn card(
    frame: &Frame<'_>,
    seen: &Seen<'_>,
    seat: Seat,
    summary: &Summary,
    points: i32,
    holdings: &Markup,
) -> Markup {
    let near = if seen.seats.first().copied().unwrap_or(Seat::new(0)) == seat { "near" } else { "far" };
    let count = |key, count: usize| say_review(frame.lang, key, &[("count", count.into())]);
    html! {
        section.card.seat.judged.(near) aria-label=(name_sitter(frame, seen.snapshot, seat)) {
            div.seat-h {
                div.av2 { ((seen.snapshot.entry.crown)(seat)) }
                div.nm {
                    b { (name_alone(frame, seen.snapshot, seat)) }
                    span { (frame.say("points-at-the-end", &[("points", points.into())])) }
                }
                div.sc {
                    b { (percent(frame, summary.accuracy)) }
                    span { (say_review(frame.lang, "accuracy", &[])) }
                }
            }
            @if summary.decisions > 0 { p.like { (like(frame, summary.accuracy, summary.decisions)) } }
            ul.grades {
                li { (grade(frame, 0.05)) (count("slips", summary.slips)) }
                li { (grade(frame, 0.1)) (count("mistakes", summary.mistakes)) }
                li { (grade(frame, 0.2)) (count("blunders", summary.blunders)) }
            }
            (holdings)
        }
    }
}
