//! The goal of a game in three sentences, for whoever sits down at it for the first time.

use maud::{Markup, html};

use crate::frame::Frame;
use crate::pages::Seen;
use crate::pages::icons::icon;

/// How many of a table's first steps still count as its opening.
const OPENING: usize = 40;

/// Shown at a new table to those who play. The script leaves it out for whoever has put it away for good.
pub(super) fn draw(frame: &Frame<'_>, seen: &Seen<'_>) -> Markup {
    let entry = seen.snapshot.entry;
    let has_begun = seen.game().is_some_and(|game| game.steps() > OPENING + seen.snapshot.opening.len());
    if has_begun || seen.seats.is_empty() {
        return html! {};
    }
    let title = frame.say("goal", &[("game", (entry.say)("name", frame.lang).into())]);
    html! {
        section.card.goal #goal data-game=(entry.id) aria-label=(title) {
            header {
                h2.h2 { (title) }
                label.js-only { input type="checkbox" data-never; (frame.say("goal-never", &[])) }
                button.ib.js-only type="button" data-put-away aria-label=(frame.say("close", &[])) { (icon("close")) }
            }
            ol {
                @for (number, sign) in (1..).zip((entry.goal_signs)()) {
                    li { span.sign aria-hidden="true" { (sign) } p { ((entry.say)(&format!("goal-{number}"), frame.lang)) } }
                }
            }
        }
    }
}
