//! What the place keeps of people, made from its settings.

use maud::{Markup, html};

use super::narrow;
use crate::frame::Frame;

/// `contact` is what whoever runs the place says about how to reach them; `keep_days` is how long finished tables of guests are
/// kept, if not for ever.
pub(crate) fn page(frame: &Frame<'_>, contact: Option<&str>, keep_days: Option<u32>) -> Markup {
    let title = frame.say("privacy", &[]);
    let played = frame.say("privacy-played.about", &[]);
    let played = match keep_days {
        Some(days) => {
            format!("{played} {}", frame.say("privacy-kept-days", &[("count", (days as usize).into())]))
        }
        None => played,
    };
    let sections = [
        ("privacy-guest", frame.say("privacy-guest.about", &[])),
        ("privacy-account", frame.say("privacy-account.about", &[])),
        ("privacy-passkeys", frame.say("privacy-passkeys.about", &[])),
        ("privacy-tokens", frame.say("privacy-tokens.about", &[])),
        ("privacy-played", played),
        ("privacy-games", frame.say("privacy-games.about", &[])),
        ("privacy-phrases", frame.say("privacy-phrases.about", &[])),
        ("privacy-reports", frame.say("privacy-reports.about", &[])),
        ("privacy-not", frame.say("privacy-not.about", &[])),
        ("privacy-rights", frame.say("privacy-rights.about", &[])),
    ];
    let contact = match contact {
        Some(contact) => frame.say("privacy-contact", &[("contact", contact.into())]),
        None => frame.say("privacy-no-contact", &[]),
    };
    let body = html! {
        section.card.prose {
            h1 { (title) }
            @for (key, text) in sections {
                h2 { (frame.say(key, &[])) }
                p { (text) }
            }
            h2 { (frame.say("privacy-operator", &[])) }
            p { (contact) }
        }
    };
    narrow(frame, &title, &body)
}
