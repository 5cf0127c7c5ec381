//! The reader's settings: name, language, colours, sound and notifications.

use maud::{Markup, html};
use service::{LONGEST_NAME, SignedIn};

use super::names::suggest_name;
use super::shell::{Here, Shell, languages, page as shell_page, themes};
use crate::frame::Frame;

pub(crate) fn page(frame: &Frame<'_>, problem: Option<&str>) -> Markup {
    let title = frame.say("me", &[]);
    let body = html! {
        main #main.narrow tabindex="-1" {
            section.card.prose {
                h1 { (title) }
                @if let Some(problem) = problem { p.problem role="status" { (problem) } }
                @match frame.signed_in {
                    Some(signed_in) => (of_account(frame, signed_in)),
                    None => (of_guest(frame)),
                }
                h2 { (frame.say("language", &[])) }
                (languages(frame))
                h2 { (frame.say("theme", &[])) }
                (themes(frame))
                (switches(frame))
            }
        }
    };
    shell_page(frame, &Shell::plain(&title, Here::Elsewhere), &body)
}

fn of_account(frame: &Frame<'_>, signed_in: &SignedIn) -> Markup {
    html! {
        p { (frame.say("me-account", &[("name", signed_in.account.name.as_str().into())])) }
        p { a.btn.pri href="/account" { (frame.say("account", &[])) } }
    }
}

fn of_guest(frame: &Frame<'_>) -> Markup {
    html! {
        p { (frame.say("me-guest", &[])) }
        p {
            a.btn.pri href="/account/new" { (frame.say("sign-up", &[])) } " "
            a.btn href="/sign-in" { (frame.say("sign-in", &[])) }
        }
        form.field method="post" action="/me" {
            label for="name" { (frame.say("me-name", &[])) }
            div.with-button {
                input #name type="text" name="name" value=[frame.name] maxlength=(LONGEST_NAME)
                    autocomplete="nickname";
                button.btn.pri { (frame.say("save", &[])) }
            }
        }
    }
}

/// The question for a name, with a suggestion, for whoever was never asked before.
pub(super) fn ask_name(frame: &Frame<'_>) -> Markup {
    html! {
        @if let Some(name) = suggest_name(frame) {
            div.field.who {
                label for="name" { (frame.say("your-name", &[])) }
                input #name type="text" name="name" value=(name) maxlength=(LONGEST_NAME) autocomplete="nickname"
                    aria-describedby="name-about";
                p #name-about.mut { (frame.say("your-name.about", &[])) }
            }
        }
    }
}

/// The settings that the script keeps on this device.
fn switches(frame: &Frame<'_>) -> Markup {
    let switches = [
        ("sound", frame.say("switch-sound", &[])),
        ("notify", frame.say("switch-notify", &[])),
        ("confirm", frame.say("switch-confirm", &[])),
    ];
    html! {
        fieldset.switches.js-only {
            legend { h2 { (frame.say("switches", &[])) } }
            @for (key, sentence) in switches {
                label.check {
                    input type="checkbox" data-switch=(key);
                    span { (sentence) }
                }
            }
        }
        noscript { p.mut { (frame.say("needs-script", &[])) } }
    }
}
