//! Every decision, in a table.

use bots::review::Review;
use catalog::{Table, say_review};
use game::Seat;
use maud::{Markup, html};

use super::moves::Moves;
use super::position;
use super::verdict::{act, change, grade, in_points, proof};
use crate::frame::Frame;
use crate::pages::Seen;
use crate::pages::names::name_sitter;

/// Every decision and how a chance moved: between two the first seat's, with more that of the player deciding.
pub(super) fn draw(
    frame: &Frame<'_>,
    seen: &Seen<'_>,
    game: &dyn Table,
    review: &Review,
    moves: &Moves,
) -> Markup {
    let word = |key| say_review(frame.lang, key, &[]);
    let first = (game.seats() == 2).then_some(Seat::new(0));
    let heading = match first {
        Some(seat) => {
            let name = name_sitter(frame, seen.snapshot, seat);
            say_review(frame.lang, "chance-of", &[("name", name.into())])
        }
        None => word("chance-own"),
    };
    let played = review.judgments.iter().filter_map(|judgment| Some((judgment, judgment.played.as_ref()?)));
    html! {
        section.card.turns {
            h2.h2 #turns-title { (frame.say("turns", &[])) }
            table aria-labelledby="turns-title" {
                thead {
                    tr {
                        th scope="col" { span.sr { (word("turn")) } }
                        th scope="col" { span.sr { (word("who")) } }
                        th scope="col" { (word("played")) }
                        th.num scope="col" { (heading) }
                        th.num scope="col" { (word("lost")) }
                    }
                }
                tbody {
                    @for (judgment, played) in played {
                        @let loss = in_points(judgment.loss());
                        @let whose = first.unwrap_or(judgment.seat);
                        @let [before, after] = [judgment.before(whose), judgment.after(whose)].map(in_points);
                        tr {
                            td.no { (moves.round(judgment)) }
                            td {
                                span.chip aria-hidden="true" { ((seen.snapshot.entry.crown)(judgment.seat)) }
                                span.sr { (name_sitter(frame, seen.snapshot, judgment.seat)) }
                            }
                            th scope="row" { a href=(position(seen, judgment)) { (act(frame, game, &played.action)) } (proof(frame, judgment)) }
                            td.num { (change(frame, before, after)) }
                            td.num { (grade(frame, judgment.loss())) @if loss == 0 { "–" } @else { (say_review(frame.lang, "percent", &[("number", loss.into())])) } }
                        }
                    }
                }
            }
        }
    }
}
