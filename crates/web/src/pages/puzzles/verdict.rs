//! What an answer costs, or why the best one is the best.

use catalog::{say_review, tempting};
use maud::{Markup, html};

use super::{Face, Sitting};
use crate::frame::Frame;
use crate::pages::icons::icon;
use crate::pages::review::{Line, in_points};

pub(super) fn draw(frame: &Frame<'_>, sitting: &Sitting<'_>, line: &Line) -> Markup {
    match sitting.face {
        Face::Asked => how(frame),
        Face::Wrong { value, .. } => cost(frame, sitting, value),
        Face::Over { line: at, .. } => why(frame, sitting, line, at),
    }
}

fn how(frame: &Frame<'_>) -> Markup {
    html! {
        section.card.teaches {
            h2.h2 { (icon("info")) (frame.say("puzzle-how", &[])) }
            p { (frame.say("puzzle-how-tries", &[])) }
            p { (frame.say("puzzle-how-level", &[])) }
        }
    }
}

/// What the reader could expect after the try, and after the best move. Which one that is, is not told.
fn cost(frame: &Frame<'_>, sitting: &Sitting<'_>, value: f32) -> Markup {
    let best = sitting.posed.puzzle.best().value;
    let lost = percent(frame, in_points(best) - in_points(value));
    html! {
        section.card.worth.wrong {
            h2.h2 { (frame.say("puzzle-cost", &[])) }
            (values(frame, [(frame.say("puzzle-yours", &[]), value), (frame.say("puzzle-best", &[]), best)]))
            p.mut { (frame.say("puzzle-cost-about", &[("lost", lost.into())])) }
        }
    }
}

/// What it is worth beside what looks good at once, and what is likely to follow.
fn why(frame: &Frame<'_>, sitting: &Sitting<'_>, line: &Line, at: Option<usize>) -> Markup {
    let puzzle = &sitting.posed.puzzle;
    let best = puzzle.best();
    let tempting = tempting(puzzle, sitting.table);
    let name = |key: &str, action: &str| frame.say(key, &[("action", sitting.act(frame, action).into())]);
    let follows = if puzzle.is_proved { "line-best" } else { "line-likely" };
    let call = |seat| sitting.name_seat(frame, seat);
    html! {
        section.card.worth.right {
            h2.h2 { (frame.say("puzzle-why", &[])) }
            (values(frame, [(name("puzzle-glance", &tempting.action), tempting.value), (name("puzzle-answer", &best.action), best.value)]))
            p.mut { (frame.say("puzzle-values", &[])) }
            @if !line.is_empty() {
                p.mut { (frame.say(follows, &[])) }
                (line.draw(frame, sitting.entry, call, &format!("{}?line=", sitting.path()), at))
            }
            @if puzzle.is_proved { p.mut { (say_review(frame.lang, "proved-about", &[])) } }
        }
    }
}

/// Two chances to win, one below the other.
fn values(frame: &Frame<'_>, values: [(String, f32); 2]) -> Markup {
    html! {
        dl.chances {
            @for (number, (name, value)) in values.into_iter().enumerate() {
                dt { (name) }
                dd {
                    meter.less[number == 0] min="0" max="100" value=(in_points(value)) aria-hidden="true" {}
                    b { (percent(frame, in_points(value))) }
                }
            }
        }
    }
}

/// `62%`.
pub(super) fn percent(frame: &Frame<'_>, number: i64) -> String {
    say_review(frame.lang, "percent", &[("number", number.into())])
}
