//! The current points, part by part.

use game::Score;
use maud::{Markup, html};
use service::Snapshot;

use crate::frame::Frame;
use crate::pages::scorers::Scorer;

/// Lists all parts of the score sheet, including those whose points the reader may not know.
pub(super) fn draw(frame: &Frame<'_>, snapshot: &Snapshot, parts: &[&str], score: &Score) -> Markup {
    let entry = snapshot.entry;
    let scorers = Scorer::all(score, snapshot.chairs.len());
    html! {
        table.stab {
            thead {
                tr {
                    th scope="col" { span.sr { (frame.say("part", &[])) } }
                    @for scorer in &scorers {
                        th scope="col" {
                            span.chip { (scorer.sign(entry)) }
                            span.sr { (scorer.name(frame, snapshot)) }
                        }
                    }
                }
            }
            tbody {
                @for name in parts {
                    tr {
                        th scope="row" { ((entry.name_part_in_full)(name, frame.lang)) }
                        @for scorer in &scorers { (cell(score, *scorer, name)) }
                    }
                }
            }
            tfoot {
                tr {
                    th scope="row" { (frame.say("total", &[])) }
                    @for scorer in &scorers { td { (scorer.tally(score).total()) } }
                }
            }
        }
    }
}

/// A dash for nothing, a question mark for what the reader may not know.
fn cell(score: &Score, scorer: Scorer, name: &str) -> Markup {
    let points = |tally: &game::Tally| tally.part(name).map(game::Part::points);
    let best = score.0.iter().filter_map(points).max();
    let own = scorer.points(score, name);
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
