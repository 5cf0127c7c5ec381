//! The score pad for the boxed game: what everybody has goes in, the points come out.

mod fields;
mod form;

use catalog::Entry;
use game::{Chosen, Score};
use maud::{Markup, html};

use super::icons::icon;
use super::names::name_game;
use super::scorers::Scorer;
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
    let chosen = chosen(entry, answers).ok();
    let seats = chosen.as_ref().and_then(|chosen| (entry.count_seats)(chosen).ok());
    let seats = seats.unwrap_or(entry.seats.1);
    let pad = Form { frame, entry, answers, seats };
    let columns = Columns { frame, entry, seats: seats.into(), chosen };
    let body = html! {
        main #main.pad tabindex="-1" {
            h1 { (title) }
            p.mut { (frame.say("pad-about", &[])) }
            form #pad method="get" action={ "/pad/" (entry.id) } {
                (pad.draw())
                div.go { button.btn.pri.lg { (frame.say("pad-count", &[])) } }
            }
            (columns.outcome(result))
        }
        template #copied { (frame.say("copied", &[])) }
    };
    let shell = Shell { class: "pad-page", ..Shell::of_game(frame, &title, Here::Pad, entry) };
    shell_page(frame, &shell, &body)
}

/// The points: a column for each seat, and one for an automaton.
struct Columns<'a> {
    frame: &'a Frame<'a>,
    entry: &'static Entry,
    seats: usize,
    chosen: Option<Chosen>,
}

impl Columns<'_> {
    /// The points by part, and the same as text to copy.
    fn outcome(&self, result: Option<&Result<Score, String>>) -> Markup {
        let frame = self.frame;
        html! {
            section #result.card.pad-result aria-live="polite" aria-label=(frame.say("score", &[])) {
                @match result {
                    None => p.mut { (frame.say("pad-empty", &[])) },
                    Some(Err(problem)) => p.problem { (problem) },
                    Some(Ok(score)) => {
                        @let text = self.text(score);
                        (self.sheet(score))
                        label for="text" { (frame.say("pad-text", &[])) }
                        textarea #text readonly rows="6" { (text) }
                        button.btn.js-only type="button" data-copy=(text) { (icon("copy")) (frame.say("copy", &[])) }
                    },
                }
            }
        }
    }

    /// Nobody sits here, so everybody is named after their seat.
    fn names(&self) -> Vec<String> {
        let names =
            self.chosen.as_ref().and_then(|chosen| (self.entry.name_scorers)(chosen, self.frame.lang).ok());
        names.unwrap_or_default()
    }

    fn sheet(&self, score: &Score) -> Markup {
        let (frame, entry) = (self.frame, self.entry);
        let scorers = Scorer::all(score, self.seats);
        html! {
            table.stab {
                thead {
                    tr {
                        th scope="col" { (frame.say("score", &[])) }
                        @for (scorer, name) in scorers.iter().zip(self.names()) {
                            th scope="col" {
                                span.chip { (scorer.sign(entry)) }
                                span.sr { (name) }
                            }
                        }
                    }
                }
                tbody {
                    @for part in score.parts() {
                        tr {
                            th scope="row" { ((entry.name_part)(part, frame.lang)) }
                            @for scorer in &scorers { td { (scorer.points(score, part).unwrap_or_default()) } }
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

    /// A line for each of them.
    fn text(&self, score: &Score) -> String {
        let (frame, entry) = (self.frame, self.entry);
        let mut lines = vec![name_game(frame, entry)];
        for (name, tally) in self.names().into_iter().zip(&score.0) {
            let parts = tally.0.iter().filter(|part| part.points() != 0);
            let parts =
                parts.map(|part| format!("{} {}", (entry.name_part)(part.name, frame.lang), part.points()));
            let parts: Vec<String> = parts.collect();
            let sum = if parts.is_empty() { String::new() } else { format!(" ({})", parts.join(", ")) };
            lines.push(format!("{name}{}{}{sum}", frame.lang.colon(), tally.total()));
        }
        lines.join("\n")
    }
}
