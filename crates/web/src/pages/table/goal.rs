//! The goal of a game in three sentences, for whoever sits down at it for the first time.

use maud::{Markup, html};

use crate::frame::Frame;
use crate::pages::Seen;
use crate::pages::names::name_game;

/// What the sentences are called.
pub(super) fn title(frame: &Frame<'_>, seen: &Seen<'_>) -> String {
    frame.say("goal", &[("game", name_game(frame, seen.snapshot.entry).into())])
}

/// Shown to those who play until they decide for the first time. The script leaves it out for whoever has put it away.
pub(super) fn draw(frame: &Frame<'_>, seen: &Seen<'_>) -> Markup {
    let entry = seen.snapshot.entry;
    let sentences = (entry.goal)(&seen.snapshot.chosen, frame.lang).unwrap_or_default();
    html! {
        div.goal #goal data-game=(entry.id) {
            ol {
                @for (sentence, sign) in sentences.iter().zip((entry.goal_signs)()) {
                    li { span.sign aria-hidden="true" { (sign) } p { (sentence) } }
                }
            }
            label.js-only { input type="checkbox" data-never; (frame.say("goal-never", &[])) }
        }
    }
}
