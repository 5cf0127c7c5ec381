//! What a thing on a table is: a card beside it.

use catalog::{Entry, Purpose, Table};
use game::{Explained, Now};
use maud::{Markup, html};

use super::Seen;
use super::icons::icon;
use crate::frame::Frame;

/// The card of a thing as it stands; `None` if the table has no such thing.
pub(crate) fn card(frame: &Frame<'_>, seen: &Seen<'_>, thing: &str) -> Option<Markup> {
    card_then(frame, seen, seen.game()?, Purpose::Play, thing)
}

/// The card of a thing as it stood at another moment of the game.
pub(crate) fn card_then(
    frame: &Frame<'_>,
    seen: &Seen<'_>,
    then: &dyn Table,
    purpose: Purpose<'_>,
    thing: &str,
) -> Option<Markup> {
    let explained = then.explain(seen.viewer, purpose, thing, frame.lang)?;
    Some(draw(frame, seen.snapshot.entry, &explained))
}

/// Where the script puts a card, and where it says it to those who do not see it.
pub(super) fn room(frame: &Frame<'_>) -> Markup {
    html! {
        p #news.sr aria-live="polite" {}
        aside #card.card aria-label=(frame.say("what-is", &[])) hidden {}
    }
}

/// The button after which whatever is pressed explains itself.
pub(super) fn button(frame: &Frame<'_>) -> Markup {
    html! {
        button.btn.js-only #what type="button" aria-pressed="false" { (icon("info")) span { (frame.say("what-is", &[])) } }
    }
}

pub(super) fn draw(frame: &Frame<'_>, entry: &Entry, explained: &Explained) -> Markup {
    html! {
        div.what-card {
            header {
                span.sign aria-hidden="true" { (explained.sign) }
                div { h2.h2 { (explained.name) } p { (explained.what) } }
            }
            p.effect { (explained.effect) }
            @if !explained.numbers.is_empty() {
                ul.numbers {
                    @for number in &explained.numbers {
                        li.{ @if number.is_best { "best" } @else { "other" } } {
                            span.of { (number.of) } " " b { (number.value) }
                        }
                    }
                }
            }
            @match &explained.now {
                Some(Now::May(what)) => p.may { (icon("check")) span { (what) } },
                Some(Now::NotNow(why)) => p.not-now {
                    (icon("info"))
                    span { b { (frame.say("not-now-card", &[])) } " " (why) }
                },
                None => {},
            }
            footer {
                a href={ "/rules/" (entry.id) "#" (explained.chapter) } target="_blank" rel="noopener" {
                    (icon("book")) (frame.say("what-rules", &[]))
                }
                button.btn.sm.js-only.shut type="button" { (icon("close")) (frame.say("close", &[])) }
            }
        }
    }
}
