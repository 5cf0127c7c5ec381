//! The points as they stand, part by part.

use game::{Score, Seat};
use maud::{Markup, html};

use crate::frame::Frame;
use crate::pages::names::name_sitter;
use crate::tables::Snapshot;

/// The parts are those of the score sheet: whoever looks may not know all that stands on them.
pub(super) fn draw(frame: &Frame<'_>, snapshot: &Snapshot, parts: &[&str], score: &Score) -> Markup {
    let entry = snapshot.entry;
    let seats = || Seat::all(snapshot.chairs.len() as u8);
    html! {
        table.stab {
            thead {
                tr {
                    th scope="col" { span.sr { (frame.say("part", &[])) } }
                    @for seat in seats() {
                        th scope="col" {
                            span.chip { ((entry.crown)(seat)) }
                            span.sr { (name_sitter(frame, snapshot, seat)) }
                        }
                    }
                }
            }
            tbody {
                @for name in parts {
                    tr {
                        th scope="row" { ((entry.name_part)(name, frame.lang)) }
                        @for seat in seats() { (cell(score, seat, name)) }
                    }
                }
            }
            tfoot {
                tr {
                    th scope="row" { (frame.say("total", &[])) }
                    @for seat in seats() { td { (score.of(seat).total()) } }
                }
            }
        }
    }
}

/// Nothing is a dash, and what the reader may not know a question mark.
fn cell(score: &Score, seat: Seat, name: &str) -> Markup {
    let points = |tally: &game::Tally| tally.part(name).map(game::Part::points);
    let best = score.0.iter().filter_map(points).max();
    let own = points(score.of(seat));
    let class = if own == best && own.is_some_and(|points| points != 0) { "up" } else { "down" };
    html! {
        td.(class) {
            @match own {
                None => "?",
                Some(0) => "–",
                Some(points) => (points),
            }
        }
    }
}
