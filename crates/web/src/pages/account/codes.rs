//! Recovery codes, which are shown once.

use maud::{Markup, html};

use super::narrow;
use crate::frame::Frame;

/// The codes, and where to go on from there.
pub(crate) fn page(frame: &Frame<'_>, codes: &[String], on: &str) -> Markup {
    let title = frame.say("codes", &[]);
    // This page is the answer to a form, so nobody can come back to it.
    let frame = &Frame { path: on, ..*frame };
    let body = html! {
        section.card.prose {
            h1 { (title) }
            p { (frame.say("codes-about", &[])) }
            ol.codes { @for code in codes { li { code { (code) } } } }
            p.mut { (frame.say("codes-kept", &[])) }
            p { button.btn.js-only type="button" data-copy=(codes.join("\n")) { (frame.say("codes-copy", &[])) } }
            p { a.btn.pri.lg href=(on) { (frame.say("codes-done", &[])) } }
        }
    };
    narrow(frame, &title, &body)
}
