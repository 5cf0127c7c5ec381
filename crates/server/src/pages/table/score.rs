//! The points as they stand, part by part.

use game::{Score, Seat};
use maud::{Markup, html};

use crate::frame::Frame;
use crate::pages::names::name_sitter;
use crate::tables::Snapshot;

pub(super) fn draw(frame: &Frame<'_>, snapshot: &Snapshot, score: &Score) -> Markup {
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
                @for name in parts(score) {
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

/// Every part that anybody has, in the order of the score sheet.
pub(in crate::pages) fn parts(score: &Score) -> Vec<&'static str> {
    let mut names: Vec<&'static str> = Vec::new();
    for part in score.0.iter().flat_map(|tally| &tally.0) {
        if !names.contains(&part.name) {
            names.push(part.name);
        }
    }
    names
}

/// Nothing is a dash, and what the reader may not know a question mark.
fn cell(score: &Score, seat: Seat, name: &str) -> Markup {
    let points = |tally: &game::Tally| tally.part(name).map(game::Part::points);
    let best = score.0.iter().filter_map(points).max();
    let own = points(score.of(seat));
    let class = if own == best && own != Some(0) { "up" } else { "down" };
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
