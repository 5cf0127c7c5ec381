//! Passkeys: the buttons by which they are used, the list of one's own, and what shows that it is the owner who changes
//! something.
//!
//! Browsers have passkeys only for scripts, so whatever needs them is hidden until the script has found that there are some.

use maud::{Markup, html};
use service::{OwnPasskey, Site, Ways};

use super::{Field, Form, Need, Turned, beside, date, present_password, way_back};
use crate::frame::Frame;
use crate::pages::icons::icon;

/// Whether there are passkeys at the address that the visitor uses.
pub(super) fn are_here(frame: &Frame<'_>) -> bool {
    Site::read(frame.origin).is_some()
}

/// The script, and what it may have to say. Once for each page with passkeys.
pub(crate) fn script(frame: &Frame<'_>) -> Markup {
    html! {
        p #passkey-said.bad role="alert" hidden
            data-cancelled=(frame.say("passkey-cancelled", &[]))
            data-known=(frame.say("passkey-known", &[]))
            data-failed=(frame.say("passkey-failed", &[])) {}
        script type="module" src=(frame.assets.address("passkey.js")) {}
    }
}

/// What stands on a button that leads to a passkey.
fn way(frame: &Frame<'_>, about: &str) -> Markup {
    html! {
        (icon("key"))
        span { b { (frame.say("passkey-with", &[])) } " " small { (frame.say(about, &[])) } }
    }
}

/// The way in for whoever has a passkey, before all others.
pub(super) fn sign_in(frame: &Frame<'_>, turned: &Turned) -> Markup {
    html! {
        @if are_here(frame) {
            @if let Some(why) = beside(frame, turned, Form::Passkey, Field::Whole) { (why) }
            form.fields.passkey hidden method="post" action="/sign-in/passkey" data-passkey="/sign-in/passkey/start" {
                (way_back(turned.back.as_deref()))
                button.btn.pri.lg.way { (way(frame, "sign-in-passkey")) }
            }
            p.or.passkey hidden { (frame.say("passkey-or", &[])) }
            (script(frame))
        }
    }
}

/// The button that makes an account with a passkey, in the form that makes one with a password. It does not send the form, so
/// that the enter key does not mean it.
pub(super) fn sign_up(frame: &Frame<'_>) -> Markup {
    html! {
        @if are_here(frame) {
            button.btn.pri.lg.way.passkey hidden type="button" data-passkey="/account/new/passkey/start"
                data-to="/account/new/passkey" { (way(frame, "sign-up-passkey")) }
            p.or.passkey hidden { (frame.say("passkey-or", &[])) }
            (script(frame))
        }
    }
}

/// Where a form that changes an account asks for a passkey, if one of its own can be used here.
pub(crate) fn proof_start(frame: &Frame<'_>, ways: &Ways) -> Option<&'static str> {
    of_here(frame, ways).next().map(|_| "/account/proof")
}

/// Those that can be used at the address of this page.
fn of_here<'a>(frame: &Frame<'_>, ways: &'a Ways) -> impl Iterator<Item = &'a OwnPasskey> {
    let site = Site::read(frame.origin);
    ways.passkeys.iter().filter(move |passkey| site.as_ref().is_some_and(|site| site.host() == passkey.host))
}

/// What shows that it is the owner who changes something: the password, or a passkey.
pub(crate) fn proof(frame: &Frame<'_>, ways: &Ways, form: Form, name: &str) -> Markup {
    let is_here = proof_start(frame, ways).is_some();
    let elsewhere = ways.passkeys.first().filter(|_| !is_here && !ways.has_password);
    html! {
        @if ways.has_password {
            @let need = if is_here { Need::No } else { Need::Yes };
            (present_password(frame, &Turned::default(), form, name, "account-password-present", need))
        } @else if is_here {
            p.mut { (frame.say("passkey-proof", &[])) }
            noscript { p { (frame.say("passkey-scripts", &[])) } }
        }
        @if let Some(passkey) = elsewhere {
            p { (frame.say("passkey-elsewhere", &[("host", passkey.host.as_str().into())])) }
        }
    }
}

/// One's own passkeys.
pub(super) fn own(frame: &Frame<'_>, ways: &Ways, turned: &Turned) -> Markup {
    let is_only = ways.passkeys.len() == 1 && !ways.has_password;
    html! {
        h2 { (frame.say("passkeys", &[])) }
        p { (frame.say("passkeys.about", &[])) }
        @if let Some(why) = beside(frame, turned, Form::Passkeys, Field::Whole) { (why) }
        @if is_only {
            ul.sessions { @for passkey in &ways.passkeys { li { (named(frame, passkey)) } } }
            p.mut { (frame.say("denied-passkey-last", &[])) }
        } @else if !ways.passkeys.is_empty() {
            (removal(frame, ways))
        }
        @if are_here(frame) { (addition(frame, ways)) }
        @else { p.mut { (frame.say("denied-passkey-elsewhere", &[])) } }
    }
}

fn named(frame: &Frame<'_>, passkey: &OwnPasskey) -> Markup {
    let label =
        if passkey.label.is_empty() { frame.say("session-nameless", &[]) } else { passkey.label.clone() };
    let (host, date) = (passkey.host.as_str(), date(frame, passkey.created));
    html! {
        div {
            b { (label) }
            span.mut { (frame.say("passkey-since", &[("host", host.into()), ("date", date.into())])) }
        }
    }
}

fn removal(frame: &Frame<'_>, ways: &Ways) -> Markup {
    let start = proof_start(frame, ways);
    html! {
        form.fields method="post" action="/account/passkeys/remove" data-passkey=[start] data-proof=[start] {
            fieldset {
                legend.sr { (frame.say("passkeys", &[])) }
                ul.sessions {
                    @for passkey in &ways.passkeys {
                        li {
                            label {
                                input type="radio" name="remove" value=(passkey.id) required;
                                (named(frame, passkey))
                            }
                        }
                    }
                }
            }
            (proof(frame, ways, Form::Passkeys, "present-remove"))
            p.mut { (frame.say("passkey-remove.about", &[])) }
            button.btn { (frame.say("passkey-remove", &[])) }
        }
    }
}

fn addition(frame: &Frame<'_>, ways: &Ways) -> Markup {
    html! {
        form.fields.passkey hidden method="post" action="/account/passkeys" data-passkey="/account/passkeys/start" {
            (proof(frame, ways, Form::Passkeys, "present-add"))
            button.btn { (icon("key")) (frame.say("passkey-add", &[])) }
        }
        (script(frame))
    }
}
