//! How the reader fares: the last ten, the level, and how many of each game are solved.

use catalog::{DIFFICULTIES, Entry, puzzles};
use maud::{Markup, html};
use service::{PuzzleOutcome, Puzzled};

use super::Solver;
use crate::frame::Frame;
use crate::pages::icons::icon;
use crate::pages::names::name_game;

/// How many of the last puzzles are shown.
const LAST: usize = 10;

pub(super) fn draw_last(frame: &Frame<'_>, puzzled: &Puzzled) -> Markup {
    let mut last: Vec<PuzzleOutcome> = puzzled.outcomes().rev().take(LAST).collect();
    last.reverse();
    let first = last.iter().filter(|outcome| **outcome == PuzzleOutcome::First).count();
    let count = [("count", first.into()), ("all", last.len().into())];
    html! {
        @if !last.is_empty() {
            section.card.lately {
                h2.h2 { (frame.say("puzzle-last", &[])) " " span.mut { (frame.say("puzzle-last-first", &count)) } }
                ol { @for outcome in last { (mark(frame, outcome)) } }
            }
        }
    }
}

/// A sign to see and a word to hear.
fn mark(frame: &Frame<'_>, outcome: PuzzleOutcome) -> Markup {
    let (class, sign) = match outcome {
        PuzzleOutcome::First => ("first", "check"),
        PuzzleOutcome::Later => ("later", "undo"),
        PuzzleOutcome::Missed => ("missed", "close"),
        PuzzleOutcome::Shown => ("shown", "eye"),
    };
    let word = frame.say(&format!("puzzle-{outcome}"), &[]);
    html! { li.(class) title=(word) { (icon(sign)) span.sr { (word) } } }
}

pub(super) fn draw_level(frame: &Frame<'_>, puzzled: &Puzzled) -> Markup {
    let level = puzzled.difficulty();
    let of = [("number", level.into()), ("all", DIFFICULTIES.into())];
    html! {
        section.card.level {
            h2.h2 { (frame.say("puzzle-your-level", &[])) " " span.mut { (frame.say("puzzle-level-of", &of)) } }
            ol.blocks aria-hidden="true" {
                @for step in 1..=DIFFICULTIES {
                    li.{ @if step == level { "now" } @else if step < level { "done" } @else { "open" } } {}
                }
            }
            p.mut { (frame.say("puzzle-level-about", &[])) }
        }
    }
}

/// Every game that has puzzles, with how many are solved.
pub(super) fn draw_games(frame: &Frame<'_>, solvers: &[Solver], here: Option<&Entry>) -> Markup {
    html! {
        nav.card.puzzle-games aria-label=(frame.say("choose-game", &[])) {
            h2.h2 { (frame.say("choose-game", &[])) }
            @for Solver { entry, puzzled } in solvers {
                @let (solved, all) = (puzzled.solved(), puzzles(entry).len());
                @let is_here = here.is_some_and(|here| here.id == entry.id);
                a href={ "/puzzles/" (entry.id) } aria-current=[is_here.then_some("true")] {
                    span { (name_game(frame, entry)) }
                    meter min="0" max=(all) value=(solved) aria-hidden="true" {}
                    b { (frame.say("puzzles-solved", &[("done", solved.into()), ("all", all.into())])) }
                }
            }
        }
    }
}
