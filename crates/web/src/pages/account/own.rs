//! One's own account: name, ways to sign in, browsers that are signed in, and the way out.

use maud::{Markup, html};
use service::{Account, Page, Session, Ways};

use super::passkeys::{proof, proof_start};
use super::{Field, Form, Turned, beside, date, mail_line, month, name_line, narrow, new_password, passkeys};
use crate::frame::Frame;
use crate::pages::lists::ago;
use crate::pages::me::ways;
use crate::pages::paging::links;
use crate::pages::qr;
use crate::pages::table::address;

/// What the page shows.
pub(crate) struct Own<'a> {
    pub(crate) account: &'a Account,
    /// How its owner can sign in.
    pub(crate) ways: &'a Ways,
    /// All sessions, and which of them this is.
    pub(crate) sessions: &'a Page<Session>,
    pub(crate) this: &'a str,
    /// How many recovery codes are left.
    pub(crate) codes: usize,
    /// A code for another device that was just made.
    pub(crate) device: Option<&'a str>,
    /// The present, in seconds since 1970.
    pub(crate) now: i64,
}

pub(crate) fn page(frame: &Frame<'_>, own: &Own<'_>, turned: &Turned) -> Markup {
    let title = frame.say("account", &[]);
    // This page may be the answer to a form.
    let path = if frame.path.starts_with("/account?") { frame.path } else { "/account" };
    let frame = &Frame { path, ..*frame };
    let account = own.account;
    let body = html! {
        section.card.prose {
            h1 { (account.name) }
            p.mut { (frame.say("account-since", &[("month", month(frame, account.created).into())])) }
            (warnings(frame, own))
            (ways(frame))
            form method="post" action="/sign-out" { button.btn { (frame.say("sign-out", &[])) } }
        }
        section.card.prose { (name_form(frame, own, turned)) }
        section.card.prose { (device(frame, own)) }
        section.card.prose { (sessions(frame, own)) }
        section.card.prose { (passkeys::own(frame, own.ways, turned)) }
        section.card.prose { (password_form(frame, own, turned)) }
        section.card.prose { (codes(frame, own, turned)) }
        section.card.prose { (mail_form(frame, own, turned)) }
        section.card.prose { (way_out(frame, own, turned)) }
    };
    narrow(frame, &title, &body)
}

fn warnings(frame: &Frame<'_>, own: &Own<'_>) -> Markup {
    html! {
        @if let Some(ends) = own.account.ends {
            p.problem role="status" { (frame.say("account-ends", &[("date", date(frame, ends).into())])) }
            form method="post" action="/account/stay" { button.btn.pri { (frame.say("account-stay", &[])) } }
        }
    }
}

fn name_form(frame: &Frame<'_>, own: &Own<'_>, turned: &Turned) -> Markup {
    let is_early = own.account.renamable_at > own.now;
    let typed = if turned.name.is_empty() { &own.account.name } else { &turned.name };
    html! {
        h2 { (frame.say("account-rename", &[])) }
        @if is_early {
            p { (frame.say("account-rename-from", &[("date", date(frame, own.account.renamable_at).into())])) }
        } @else {
            form.fields method="post" action="/account/name" {
                (name_line(frame, turned, Form::Name, typed))
                p.mut { (frame.say("account-rename.about", &[])) }
                button.btn { (frame.say("save", &[])) }
            }
        }
    }
}

fn device(frame: &Frame<'_>, own: &Own<'_>) -> Markup {
    html! {
        h2 { (frame.say("device", &[])) }
        @if let Some(code) = own.device {
            @let link = address(frame, &format!("/sign-in/device/{code}"));
            p { (frame.say("device-code.about", &[])) }
            p.big-code { code { (code) } }
            (qr::code(&link, &frame.say("device-code", &[])))
        } @else {
            p { (frame.say("device.about", &[])) }
            form method="post" action="/account/device" { button.btn { (frame.say("device-make", &[])) } }
        }
    }
}

fn sessions(frame: &Frame<'_>, own: &Own<'_>) -> Markup {
    let heading = frame.say("sessions", &[]);
    let are_several = own.sessions.lines.len() > 1 || own.sessions.number > 0;
    html! {
        h2 { (heading) }
        ul.sessions {
            @for session in &own.sessions.lines {
                @let is_this = session.id == own.this;
                @let label = if session.label.is_empty() { frame.say("session-nameless", &[]) } else { session.label.clone() };
                li {
                    div {
                        b { (label) }
                        span.mut {
                            @if is_this { (frame.say("session-this", &[])) }
                            @else { (ago(frame, session.unused_for)) }
                        }
                    }
                    @if !is_this {
                        form method="post" action="/account/sessions" {
                            button.btn.sm name="end" value=(session.id)
                                aria-label=(frame.say("session-end-named", &[("name", label.into())])) {
                                (frame.say("session-end", &[]))
                            }
                        }
                    }
                }
            }
        }
        (links(frame, own.sessions, &heading, |page| format!("/account?page={page}")))
        @if are_several {
            form method="post" action="/account/sessions" {
                button.btn name="end" value="others" { (frame.say("sessions-end", &[])) }
            }
        }
    }
}

fn password_form(frame: &Frame<'_>, own: &Own<'_>, turned: &Turned) -> Markup {
    let start = proof_start(frame, own.ways);
    html! {
        h2 { (frame.say("account-password-change", &[])) }
        @if let Some(why) = beside(frame, turned, Form::Password, Field::Whole) { (why) }
        form.fields method="post" action="/account/password" data-passkey=[start] data-proof=[start] {
            (proof(frame, own.ways, Form::Password, "present"))
            (new_password(frame, turned, Form::Password))
            p.mut { (frame.say("account-password-change.about", &[])) }
            button.btn { (frame.say("save", &[])) }
        }
    }
}

fn codes(frame: &Frame<'_>, own: &Own<'_>, turned: &Turned) -> Markup {
    let start = proof_start(frame, own.ways);
    html! {
        h2 { (frame.say("codes", &[])) }
        p { (frame.say("codes-left", &[("count", own.codes.into())])) }
        @if let Some(why) = beside(frame, turned, Form::Codes, Field::Whole) { (why) }
        form.fields method="post" action="/account/codes" data-passkey=[start] data-proof=[start] {
            (proof(frame, own.ways, Form::Codes, "present-codes"))
            button.btn { (frame.say("codes-make", &[])) }
        }
    }
}

fn mail_form(frame: &Frame<'_>, own: &Own<'_>, turned: &Turned) -> Markup {
    let start = proof_start(frame, own.ways);
    let kept = own.account.mail.as_deref().unwrap_or_default();
    let typed = if turned.why(Form::Mail).is_some() { &turned.mail } else { kept };
    html! {
        h2 { (frame.say("account-mail-change", &[])) }
        @if let Some(why) = beside(frame, turned, Form::Mail, Field::Whole) { (why) }
        form.fields method="post" action="/account/mail" data-passkey=[start] data-proof=[start] {
            (mail_line(frame, turned, Form::Mail, typed))
            (proof(frame, own.ways, Form::Mail, "present-mail"))
            button.btn { (frame.say("save", &[])) }
        }
    }
}

fn way_out(frame: &Frame<'_>, own: &Own<'_>, turned: &Turned) -> Markup {
    let start = proof_start(frame, own.ways);
    html! {
        h2 { (frame.say("account-end", &[])) }
        p { (frame.say("account-end.about", &[])) }
        @if own.account.ends.is_none() {
            details.resign open[turned.why(Form::End).is_some()] {
                summary.btn { (frame.say("account-end-ask", &[])) }
                @if let Some(why) = beside(frame, turned, Form::End, Field::Whole) { (why) }
                form.fields method="post" action="/account/end" data-passkey=[start] data-proof=[start] {
                    (proof(frame, own.ways, Form::End, "present-end"))
                    button.btn.bad { (frame.say("account-end-yes", &[])) }
                }
            }
        }
    }
}
