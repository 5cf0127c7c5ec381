//! What is said about one decision.

use bots::review::{Grade, Judgment};
use catalog::{Table, best_line, say_review};
use maud::{Markup, html};

use crate::frame::Frame;
use crate::pages::icons::icon;

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

/// The better move and what might have followed it, in words.
pub(in crate::pages) fn better(frame: &Frame<'_>, game: &dyn Table, judgment: &Judgment) -> Markup {
    let name = |action: &str| act(frame, game, action);
    let follows = || judgment.line.iter().skip(1).map(|(_, action)| action.as_str());
    let line = if judgment.is_solved {
        best_line(game, follows(), frame.lang)
    } else {
        let line: Vec<String> = follows().map(name).collect();
        (!line.is_empty()).then(|| say_review(frame.lang, "worst-line", &[("line", line.join("; ").into())]))
    };
    html! {
        p.better { (say_review(frame.lang, "worst-better", &[("action", name(&judgment.best.action).into())])) }
        @if let Some(line) = line { p.mut { (line) } }
    }
}

/// The card of a decision: what was played, how the chance moved, and what would have been better.
pub(in crate::pages) fn card(
    frame: &Frame<'_>,
    game: &dyn Table,
    judgment: &Judgment,
    number: usize,
    ways: &Markup,
) -> Markup {
    let Some(played) = &judgment.played else { return html! {} };
    let [before, after] = [judgment.best.value, played.value].map(in_points);
    let class = if judgment.loss() >= 0.05 { "bad" } else { "fine" };
    html! {
        section.card.turn-verdict.(class) aria-label=(frame.say("verdict", &[])) {
            header {
                (grade(frame, judgment.loss()))
                h2 { (number) ". " (act(frame, game, &played.action)) }
                (proof(frame, judgment))
                span.mut { (change(frame, before, after)) }
            }
            @if is_best(judgment) { p { (frame.say("verdict-best", &[])) } } @else { (better(frame, game, judgment)) }
            @if judgment.is_solved { p.mut { (say_review(frame.lang, "proved-about", &[])) } }
            (ways)
        }
    }
}

/// Whether no move was better than the one played, going by the numbers shown.
pub(in crate::pages) fn is_best(judgment: &Judgment) -> bool {
    judgment.loss() < 0.005
}

/// `71 → 46 %`.
pub(in crate::pages) fn change(frame: &Frame<'_>, before: i64, after: i64) -> String {
    say_review(frame.lang, "percent", &[("number", format!("{before} → {after}").into())])
}

pub(in crate::pages) fn in_points(share: f32) -> i64 {
    (100.0 * share).round() as i64
}
