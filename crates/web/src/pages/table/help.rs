//! What the script shows on request or when it has to.

use maud::{Markup, html};

use crate::frame::Frame;
use crate::pages::icons::icon;

/// The keyboard shortcuts.
pub(super) fn keys(frame: &Frame<'_>) -> Markup {
    let keys = [
        ("← ↑ ↓ →", frame.say("keys-arrows", &[])),
        ("Enter", frame.say("keys-enter", &[])),
        ("a b 1 2 …", frame.say("keys-type", &[])),
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
            dl { @for (key, sentence) in keys { dt { kbd { (key) } } dd { (sentence) } } }
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
        template #copied { (frame.say("copied", &[])) }
    }
}
