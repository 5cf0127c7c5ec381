//! The reader's settings: name, language, colours, sound and notifications.

use maud::{Markup, html};
use service::{LONGEST_NAME, SignedIn};

use super::names::suggest_name;
use super::people;
use super::shell::{Here, Shell, languages, page as shell_page, themes};
use crate::frame::{Frame, TalkChoice};

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
                (people::take(frame))
                h2 { (frame.say("language", &[])) }
                (languages(frame))
                h2 { (frame.say("theme", &[])) }
                (themes(frame))
                (phrases(frame))
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
        (ways(frame))
    }
}

/// Where everything about the reader is, besides the account itself.
pub(super) fn ways(frame: &Frame<'_>) -> Markup {
    html! {
        p.row-of {
            @if let Some(signed_in) = frame.signed_in {
                a.btn href=(people::address(&signed_in.account.name)) { (frame.say("profile-own", &[])) }
                a.btn href="/friends" { (frame.say("friends", &[])) }
                a.btn href="/account/seeing" { (frame.say("seeing", &[])) }
                a.btn href="/account/notices" { (frame.say("notices", &[])) }
                a.btn href="/account/time" { (frame.say("rest", &[])) }
                a.btn href="/account/tokens" { (frame.say("tokens", &[])) }
            }
            a.btn href="/account/blocks" { (frame.say("blocks", &[])) }
            a.btn href="/account/decisions" { (frame.say("decisions", &[])) }
            @if frame.signed_in.is_some_and(|signed_in| signed_in.account.is_operator) {
                a.btn href="/operator" { (frame.say("operator", &[])) }
            }
        }
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
        (ways(frame))
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

/// Whether others may say phrases at tables where the reader sits down.
fn phrases(frame: &Frame<'_>) -> Markup {
    let choices = [(TalkChoice::On, "phrases-may"), (TalkChoice::Off, "phrases-may-not")];
    html! {
        h2 { (frame.say("phrases-mine", &[])) }
        form.choose method="post" action="/settings" role="group" aria-label=(frame.say("phrases-mine", &[])) {
            input type="hidden" name="back" value=(frame.path);
            @for (choice, key) in choices {
                button name="phrases" value=(choice) aria-pressed=(choice == frame.talk) { span { (frame.say(key, &[])) } }
            }
        }
        p.mut { (frame.say("phrases-mine.about", &[])) }
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
