//! Accounts, for those who run the place: no more of each than is needed to help or to stop its owner.

use maud::{Markup, html};
use service::{Account, Denied, Page, Report, Ways};

use super::{At, days, new_name, page as operator_page, refused, suspended};
use crate::frame::Frame;
use crate::pages::account::{Form, date, month, passkeys};
use crate::pages::company::{name_reason, text};
use crate::pages::names::isolated;
use crate::pages::paging::links;

/// An account that was looked for.
pub(crate) struct Found<'a> {
    pub(crate) account: &'a Account,
    /// How many browsers are signed in.
    pub(crate) sessions: usize,
    pub(crate) reports: &'a Page<Report>,
    /// The ways in which the operator can show who they are.
    pub(crate) ways: &'a Ways,
    /// A link to a new password that was just made.
    pub(crate) link: Option<&'a str>,
}

pub(crate) fn page(
    frame: &Frame<'_>,
    asked: Option<&str>,
    found: Option<&Found<'_>>,
    why: Option<Denied>,
    now: i64,
) -> Markup {
    let title = frame.say("operator-people", &[]);
    let frame = &Frame { path: "/operator/people", ..*frame };
    let body = html! {
        section.card.prose {
            h1 { (title) }
            form.field action="/operator/people" {
                label for="f-name" { (frame.say("account-name", &[])) }
                div.with-button {
                    input #f-name type="text" name="name" value=[asked] maxlength="40" autocomplete="off" required;
                    button.btn.pri { (frame.say("operator-find", &[])) }
                }
            }
            @if asked.is_some() && found.is_none() { p role="status" { (frame.say("operator-not-found", &[])) } }
            (refused(frame, why))
        }
        @if let Some(found) = found { (account(frame, found, now)) }
    };
    operator_page(frame, At::People, &title, &body)
}

fn account(frame: &Frame<'_>, found: &Found<'_>, now: i64) -> Markup {
    let account = found.account;
    let is_suspended = account.suspended_until.is_some_and(|until| until > now);
    html! {
        section.card.prose {
            h2 { (isolated(&account.name)) }
            p.mut { (frame.say("account-since", &[("month", month(frame, account.created).into())])) }
            p { (frame.say("operator-sessions", &[("count", found.sessions.into())])) }
            @if account.is_operator { p { (frame.say("operator-is", &[])) } }
            @if let Some(ends) = account.ends { p { (frame.say("account-ends", &[("date", date(frame, ends).into())])) } }
            (suspended(frame, account, now))
        }
        section.card.prose {
            h2 { (frame.say("act-suspend", &[])) }
            @if is_suspended {
                (form(account, "lift", &html! {}, &frame.say("operator-lift", &[])))
            }
            @let fields = html! { (days(frame, "f-days")) (text(frame, "f-why", "words", "decide-words")) };
            (form(account, "suspend", &fields, &frame.say("verdict-suspend", &[])))
        }
        section.card.prose {
            h2 { (frame.say("act-rename", &[])) }
            @let fields = html! { (new_name(frame, "f-to")) (text(frame, "f-words", "words", "decide-words")) };
            (form(account, "rename", &fields, &frame.say("verdict-rename", &[])))
        }
        section.card.prose {
            h2 { (frame.say("act-reset", &[])) }
            @match found.link {
                Some(link) => {
                    p role="status" { (frame.say("operator-link", &[])) }
                    p { code { (link) } }
                }
                None => {
                    p { (frame.say("operator-reset", &[])) }
                    @let start = passkeys::proof_start(frame, found.ways);
                    form.fields method="post" action="/operator/people" data-passkey=[start] data-proof=[start] {
                        (act(account, "reset"))
                        (passkeys::proof(frame, found.ways, Form::Password, "present"))
                        button.btn { (frame.say("operator-reset-do", &[])) }
                    }
                    (passkeys::script(frame))
                }
            }
        }
        @if !found.reports.lines.is_empty() || found.reports.number > 0 {
            @let heading = frame.say("report-others", &[]);
            section.card.prose {
                h2 { (heading) }
                ul.own-lines { @for report in &found.reports.lines {
                    li { a href={ "/operator/reports/" (report.id) } { (name_reason(frame, report.reason)) " · " (date(frame, report.at)) } }
                } }
                (links(frame, found.reports, &heading, |page| format!("/operator/people?id={}&page={page}", account.id)))
            }
        }
    }
}

fn form(account: &Account, what: &str, fields: &Markup, button: &str) -> Markup {
    html! {
        form.fields method="post" action="/operator/people" {
            (act(account, what))
            (fields)
            button.btn { (button) }
        }
    }
}

/// What a form does, and to whom.
fn act(account: &Account, what: &str) -> Markup {
    html! {
        input type="hidden" name="id" value=(account.id);
        input type="hidden" name="act" value=(what);
    }
}
