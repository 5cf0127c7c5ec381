//! The score pad for the boxed game: what everybody has goes in, the points come out.

mod fields;
mod form;

use catalog::Entry;
use game::{Score, Seat};
use maud::{Markup, html};

use super::icons::icon;
use super::names::name_game;
use super::shell::{Here, Shell, page as shell_page};
use crate::frame::Frame;
use fields::chosen;
use form::Form;

pub(crate) use fields::count;

pub(crate) fn page(
    frame: &Frame<'_>,
    entry: &'static Entry,
    answers: &[(String, String)],
    result: Option<&Result<Score, String>>,
) -> Markup {
    let title = frame.say("pad-of", &[("game", name_game(frame, entry).into())]);
    let seats = chosen(entry, answers).ok().and_then(|chosen| (entry.count_seats)(&chosen).ok());
    let pad = Form { frame, entry, answers, seats: seats.unwrap_or(entry.seats.1) };
    let body = html! {
        main #main.pad tabindex="-1" {
            h1 { (title) }
            p.mut { (frame.say("pad-about", &[])) }
            form #pad method="get" action={ "/pad/" (entry.id) } {
                (pad.draw())
                div.go { button.btn.pri.lg { (frame.say("pad-count", &[])) } }
            }
            (outcome(frame, entry, result))
        }
        template #copied { (frame.say("copied", &[])) }
    };
    let shell = Shell { class: "pad-page", ..Shell::of_game(frame, &title, Here::Pad, entry) };
    shell_page(frame, &shell, &body)
}

/// The points by part, and the same as a text to take along.
fn outcome(frame: &Frame<'_>, entry: &'static Entry, result: Option<&Result<Score, String>>) -> Markup {
    html! {
        section #result.card.pad-result aria-live="polite" aria-label=(frame.say("score", &[])) {
            @match result {
                None => p.mut { (frame.say("pad-empty", &[])) },
                Some(Err(problem)) => p.problem { (problem) },
                Some(Ok(score)) => {
                    (sheet(frame, entry, score))
                    label for="text" { (frame.say("pad-text", &[])) }
                    textarea #text readonly rows="6" { (text(frame, entry, score)) }
                    button.btn.js-only type="button" data-copy=(text(frame, entry, score)) { (icon("copy")) (frame.say("copy", &[])) }
                },
            }
        }
    }
}

fn sheet(frame: &Frame<'_>, entry: &'static Entry, score: &Score) -> Markup {
    let points = |seat: Seat, part| score.of(seat).part(part).map_or(0, game::Part::points);
    let seats = || Seat::all(score.0.len() as u8);
    html! {
        table.stab {
            thead {
                tr {
                    th scope="col" { (frame.say("score", &[])) }
                    @for seat in seats() {
                        th scope="col" {
                            span.chip { ((entry.crown)(seat)) }
                            span.sr { ((entry.name_seat)(seat, frame.lang)) }
                        }
                    }
                }
            }
            tbody {
                @for part in score.parts() {
                    tr {
                        th scope="row" { ((entry.name_part)(part, frame.lang)) }
                        @for seat in seats() { td { (points(seat, part)) } }
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

/// A line for each seat.
fn text(frame: &Frame<'_>, entry: &'static Entry, score: &Score) -> String {
    let mut lines = vec![name_game(frame, entry)];
    for (seat, tally) in Seat::all(score.0.len() as u8).zip(&score.0) {
        let parts = tally.0.iter().filter(|part| part.points() != 0);
        let parts =
            parts.map(|part| format!("{} {}", (entry.name_part)(part.name, frame.lang), part.points()));
        let parts: Vec<String> = parts.collect();
        let sum = if parts.is_empty() { String::new() } else { format!(" ({})", parts.join(", ")) };
        lines.push(format!("{}: {}{sum}", (entry.name_seat)(seat, frame.lang), tally.total()));
    }
    lines.join("\n")
}
