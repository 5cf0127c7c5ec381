//! What is said about one decision.

use bots::review::{Grade, Judgment};
use catalog::{Table, say_review};
use maud::{Markup, html};

use super::line::Line;
use super::moves::Moves;
use crate::frame::Frame;
use crate::pages::Seen;
use crate::pages::icons::icon;
use crate::pages::names::name_sitter;

/// A sign to see and a word to hear; nothing for a good decision.
pub(in crate::pages) fn grade(frame: &Frame<'_>, loss: f32) -> Markup {
    let (class, sign, word) = match Grade::of(loss) {
        Grade::Good => return html! {},
        Grade::Slip => ("slip", "?!", "grade-slip"),
        Grade::Mistake => ("mistake", "?", "grade-mistake"),
        Grade::Blunder => ("blunder", "??", "grade-blunder"),
    };
    let word = say_review(frame.lang, word, &[]);
    html! { span.gr.(class) title=(word) { span aria-hidden="true" { (sign) } span.sr { (word) } } }
}

/// A sign to see and words to hear where the search was exhaustive; nothing elsewhere.
pub(in crate::pages) fn proof(frame: &Frame<'_>, judgment: &Judgment) -> Markup {
    let word = say_review(frame.lang, "proved", &[]);
    html! {
        @if judgment.is_solved {
            span.proof title=(word) { (icon("solved")) span.sr { (word) } }
        }
    }
}

/// What an action does, in a few words.
pub(in crate::pages) fn act(frame: &Frame<'_>, game: &dyn Table, action: &str) -> String {
    game.name_action(action, frame.lang).unwrap_or_else(|| action.to_owned())
}

/// The better move, and who would have made it.
pub(in crate::pages) fn better(frame: &Frame<'_>, game: &dyn Table, judgment: &Judgment) -> Markup {
    let action = act(frame, game, &judgment.best.action);
    html! { p.rather { (say_review(frame.lang, "worst-better", &[("action", action.into())])) } }
}

/// The decision that a card is about.
pub(in crate::pages) struct Verdict<'a> {
    pub(in crate::pages) judgment: &'a Judgment,
    pub(in crate::pages) moves: &'a Moves,
    pub(in crate::pages) line: &'a Line,
    /// The address of its position.
    pub(in crate::pages) address: &'a str,
    /// Which move of the line is shown on the board, if one is.
    pub(in crate::pages) at: Option<usize>,
}

/// The card of a decision: what was played, how the chance moved, what would have been better and what might have followed.
pub(in crate::pages) fn card(
    frame: &Frame<'_>,
    seen: &Seen<'_>,
    game: &dyn Table,
    verdict: &Verdict<'_>,
    ways: &Markup,
) -> Markup {
    let judgment = verdict.judgment;
    let Some(played) = &judgment.played else { return html! {} };
    let [before, after] = [judgment.best.value, played.value].map(in_points);
    let class = if judgment.loss() >= 0.05 { "bad" } else { "fine" };
    html! {
        section.card.turn-verdict.(class) aria-label=(frame.say("verdict", &[])) {
            header {
                (grade(frame, judgment.loss()))
                h2 { (verdict.moves.name(judgment)) }
                (proof(frame, judgment))
                span.mut { (change(frame, before, after)) }
            }
            @if is_best(judgment) { p { (frame.say("verdict-best", &[])) } } @else { (better(frame, game, judgment)) }
            @if !is_best(judgment) && !verdict.line.is_empty() { (follows(frame, seen, verdict)) }
            @if judgment.is_solved { p.mut { (say_review(frame.lang, "proved-about", &[])) } }
            (ways)
        }
    }
}

/// What might have followed, to be stepped through.
fn follows(frame: &Frame<'_>, seen: &Seen<'_>, verdict: &Verdict<'_>) -> Markup {
    let entry = seen.snapshot.entry;
    let call = |seat| name_sitter(frame, seen.snapshot, seat);
    let key = if verdict.judgment.is_solved { "line-best" } else { "line-likely" };
    html! {
        p.mut { (frame.say(key, &[])) }
        (verdict.line.draw(frame, entry, call, &format!("{}&line=", verdict.address), verdict.at))
    }
}

/// Whether no move was better than the one played, going by the numbers shown.
pub(in crate::pages) fn is_best(judgment: &Judgment) -> bool {
    judgment.loss() < 0.005
}

/// `71 → 46%`.
pub(in crate::pages) fn change(frame: &Frame<'_>, before: i64, after: i64) -> String {
    say_review(frame.lang, "percent", &[("number", format!("{before} → {after}").into())])
}

pub(in crate::pages) fn in_points(share: f32) -> i64 {
    (100.0 * share).round() as i64
}

/// `−25% of the win`.
pub(in crate::pages) fn share_lost(frame: &Frame<'_>, loss: f32) -> String {
    say_review(frame.lang, "share-lost", &[("number", in_points(loss).into())])
}
