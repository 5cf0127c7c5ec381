//! What the script shows on request or when it has to.

use maud::{Markup, html};

use super::copied;
use crate::frame::Frame;
use crate::pages::Seen;
use crate::pages::icons::icon;
use crate::pages::what;

/// What to ask when something is not understood: what a thing is, and what the rules say of this moment.
pub(super) fn ways(frame: &Frame<'_>, seen: &Seen<'_>, chapter: &str) -> Markup {
    let rules = frame.say("rules-here", &[]);
    html! {
        (what::button(frame))
        a.btn.ic #rules-here href={ "/rules/" (seen.snapshot.entry.id) "#" (chapter) } target="_blank" rel="noopener"
            aria-label=(rules) title=(rules) { (icon("book")) }
    }
}

/// What the signs on the page mean.
pub(super) fn legend(frame: &Frame<'_>, seen: &Seen<'_>) -> Markup {
    html! {
        dialog #legend.card aria-labelledby="legend-title" {
            form method="dialog" {
                h2.h2 #legend-title { (frame.say("legend", &[])) }
                button.ib aria-label=(frame.say("close", &[])) { (icon("close")) }
            }
            dl {
                @for (sign, words) in (seen.snapshot.entry.signs_explained)(frame.lang) {
                    dt.sign aria-hidden="true" { (sign) } dd { (words) }
                }
            }
        }
    }
}

/// The keyboard shortcuts: those of the game, then those of every table.
pub(super) fn keys(frame: &Frame<'_>, seen: &Seen<'_>) -> Markup {
    let own = (seen.snapshot.entry.keys)(frame.lang);
    let keys = [
        ("← ↑ ↓ →", frame.say("keys-arrows", &[])),
        ("Enter", frame.say("keys-enter", &[])),
        ("a b 1 2 …", frame.say("keys-type", &[])),
        ("h", frame.say("keys-hint", &[])),
        ("i", frame.say("keys-what", &[])),
        ("r", frame.say("keys-again", &[])),
        ("n", frame.say("keys-next", &[])),
        ("z", frame.say("keys-undo", &[])),
        ("Esc", frame.say("keys-escape", &[])),
        ("[ ]", frame.say("keys-replay", &[])),
        ("?", frame.say("keys-help", &[])),
    ];
    html! {
        dialog #keys.card aria-labelledby="keys-title" {
            form method="dialog" {
                h2.h2 #keys-title { (frame.say("keys", &[])) }
                button.ib aria-label=(frame.say("close", &[])) { (icon("close")) }
            }
            dl {
                @for (key, sentence) in &own { dt { kbd { (key) } } dd { (sentence) } }
                @for (key, sentence) in keys { dt { kbd { (key) } } dd { (sentence) } }
            }
        }
    }
}

/// A sentence for when the server cannot be reached.
pub(super) fn offline(frame: &Frame<'_>) -> Markup {
    html! {
        template #offline {
            span { (frame.say("offline", &[])) }
            button.btn type="button" data-retry { (frame.say("retry", &[])) }
        }
        template #sending { (frame.say("sending", &[])) }
        (copied(frame))
    }
}
