//! Signing in: by passkey, by name and password, by recovery code, by a code from another device, and after a password was lost.

use maud::{Markup, html};

use super::{
    Field, Form, Line, Need, Turned, beside, line, narrow, new_password, passkeys, present_password, way_back,
};
use crate::back::with_way_back;
use crate::frame::Frame;

pub(crate) fn page(frame: &Frame<'_>, turned: &Turned) -> Markup {
    let (title, back) = (frame.say("sign-in", &[]), turned.back.as_deref());
    let body = html! {
        section.card.prose {
            h1 { (title) }
            @if back.is_some() { p { (frame.say("sign-in-first", &[])) } }
            (passkeys::sign_in(frame, turned))
            @if let Some(why) = beside(frame, turned, Form::SignIn, Field::Whole) { (why) }
            form.fields method="post" action="/sign-in" {
                (way_back(back))
                (name(frame, turned, Form::SignIn))
                (present_password(frame, turned, Form::SignIn, "password", "account-password", Need::Yes))
                button.btn.pri.lg { (frame.say("sign-in", &[])) }
            }
            details open[turned.why(Form::Code).is_some()] {
                summary.btn { (frame.say("sign-in-code", &[])) }
                p { (frame.say("sign-in-code.about", &[])) }
                @if let Some(why) = beside(frame, turned, Form::Code, Field::Whole) { (why) }
                form.fields method="post" action="/sign-in/code" {
                    (way_back(back))
                    (name(frame, turned, Form::Code))
                    (code(frame, turned, Form::Code, "recovery-code"))
                    (new_password(frame, turned, Form::Code))
                    button.btn { (frame.say("sign-in-code-do", &[])) }
                }
            }
            details open[turned.why(Form::Device).is_some()] {
                summary.btn { (frame.say("sign-in-device", &[])) }
                p { (frame.say("sign-in-device.about", &[])) }
                @if let Some(why) = beside(frame, turned, Form::Device, Field::Whole) { (why) }
                form.fields method="post" action="/sign-in/device" {
                    (way_back(back))
                    (code(frame, turned, Form::Device, "device-code"))
                    button.btn { (frame.say("sign-in", &[])) }
                }
            }
            p { (frame.say("sign-in-none", &[])) " " a href=(with_way_back("/account/new", back)) { (frame.say("sign-up", &[])) } }
        }
    };
    narrow(frame, &title, &body)
}

/// What whoever opens the link from another device is asked. Opening it does not use it up.
pub(crate) fn device(frame: &Frame<'_>, code: &str, turned: &Turned) -> Markup {
    let title = frame.say("sign-in-device", &[]);
    let body = html! {
        section.card.prose {
            h1 { (title) }
            p { (frame.say("sign-in-device-here", &[])) }
            @if let Some(why) = beside(frame, turned, Form::Device, Field::Whole) { (why) }
            form method="post" action="/sign-in/device" {
                input type="hidden" name="code" value=(code);
                button.btn.pri.lg { (frame.say("sign-in", &[])) }
            }
        }
    };
    narrow(frame, &title, &body)
}

/// A new password by a link of whoever runs the place.
pub(crate) fn reset(frame: &Frame<'_>, code: &str, turned: &Turned) -> Markup {
    let title = frame.say("reset", &[]);
    let body = html! {
        section.card.prose {
            h1 { (title) }
            p { (frame.say("reset-about", &[])) }
            @if let Some(why) = beside(frame, turned, Form::Reset, Field::Whole) { (why) }
            form.fields method="post" action={ "/sign-in/reset/" (code) } {
                (new_password(frame, turned, Form::Reset))
                button.btn.pri.lg { (frame.say("save", &[])) }
            }
        }
    };
    narrow(frame, &title, &body)
}

fn name(frame: &Frame<'_>, turned: &Turned, form: Form) -> Markup {
    let name = Line {
        field: Field::Name,
        name: if form == Form::Code { "who" } else { "name" },
        label: frame.say("account-name", &[]),
        about: None,
        kind: "text",
        value: &turned.name,
        complete: "username",
        longest: 40,
        is_needed: Need::Yes,
    };
    line(frame, turned, form, &name)
}

fn code(frame: &Frame<'_>, turned: &Turned, form: Form, key: &str) -> Markup {
    let code = Line {
        field: Field::Code,
        name: key,
        label: frame.say(key, &[]),
        about: None,
        kind: "text",
        value: "",
        complete: "one-time-code",
        longest: 40,
        is_needed: Need::Yes,
    };
    line(frame, turned, form, &code)
}
