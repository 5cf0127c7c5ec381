//! Pages for those who run the place: what people report, accounts, tables, and what was done.

mod log;
mod people;
mod queue;
mod report;
mod tables;

use maud::{Markup, html};
use service::{Account, Act, Operator};

use super::account::{date, tell};
use super::shell::{Here, Shell, page as shell_page};
use crate::frame::Frame;

pub(crate) use log::page as log;
pub(crate) use people::{Found, page as people};
pub(crate) use queue::page as queue;
pub(crate) use report::{Told, page as report};
pub(crate) use tables::page as tables;

/// An act with the names of those whom it concerns, as far as they have accounts.
pub(crate) struct Done {
    pub(crate) act: Act,
    pub(crate) actor: Option<String>,
    pub(crate) about: Option<String>,
}

/// The pages, for the links between them.
#[derive(Clone, Copy, PartialEq, Eq)]
enum At {
    Queue,
    People,
    Tables,
    Log,
}

fn page(frame: &Frame<'_>, at: At, title: &str, body: &Markup) -> Markup {
    let links = [
        (At::Queue, "/operator", frame.say("operator-queue", &[])),
        (At::People, "/operator/people", frame.say("operator-people", &[])),
        (At::Tables, "/operator/tables", frame.say("operator-tables", &[])),
        (At::Log, "/operator/log", frame.say("operator-log", &[])),
    ];
    let body = html! {
        main #main.narrow tabindex="-1" {
            nav.row-of.operator aria-label=(frame.say("operator", &[])) {
                @for (other, address, name) in links {
                    a.btn href=(address) aria-current=[(other == at).then_some("page")] { (name) }
                }
            }
            (body)
        }
    };
    shell_page(frame, &Shell::plain(title, Here::Elsewhere), &body)
}

/// What was done, the latest first.
fn acts(frame: &Frame<'_>, acts: &[Done]) -> Markup {
    html! {
        @if acts.is_empty() { p { (frame.say("operator-no-acts", &[])) } }
        ul.sessions {
            @for done in acts {
                li { div {
                    b { (name_act(frame, &done.act.what)) " · " bdi { (done.about.as_deref().unwrap_or(&done.act.about)) } }
                    span.mut { (date(frame, done.act.at)) " · " bdi { (actor(frame, done)) } }
                    (note(frame, &done.act.note))
                } }
            }
        }
    }
}

/// What the log says of an act, with a link to the report that it was about.
fn note(frame: &Frame<'_>, note: &str) -> Markup {
    let (report, rest) = match note.strip_prefix("report ") {
        Some(about) => {
            let (report, rest) = about.split_once(" · ").unwrap_or((about, ""));
            (Some(report), rest)
        }
        None => (None, note),
    };
    html! {
        @if !rest.is_empty() { span dir="auto" { (rest) } }
        @if let Some(report) = report {
            span { a href={ "/operator/reports/" (report) } { (frame.say("operator-report", &[])) } }
        }
    }
}

fn actor(frame: &Frame<'_>, done: &Done) -> String {
    match (&done.act.actor, &done.actor) {
        (Operator::AtMachine, _) => frame.say("operator-machine", &[]),
        (Operator::Account(_), Some(name)) => name.clone(),
        (Operator::Account(id), None) => id.to_string(),
    }
}

fn name_act(frame: &Frame<'_>, what: &str) -> String {
    let key = match what {
        "reset" => "act-reset",
        "rename" => "act-rename",
        "suspend" => "act-suspend",
        "unsuspend" => "act-unsuspend",
        "operator" => "act-operator",
        "no operator" => "act-no-operator",
        "note" => "act-note",
        "dismiss" => "act-dismiss",
        "warn" => "act-warn",
        "end" => "act-end",
        "read" => "act-read",
        other => return other.to_owned(),
    };
    frame.say(key, &[])
}

/// Ends a table for good, after a question.
fn end_form(frame: &Frame<'_>, table: &Markup) -> Markup {
    html! {
        p { (frame.say("operator-end.about", &[])) }
        form.fields method="post" action="/operator/tables" {
            (table)
            details.resign {
                summary.btn { (frame.say("operator-end", &[])) }
                p { (frame.say("operator-end-sure", &[])) }
                button.btn.bad { (frame.say("operator-end-do", &[])) }
            }
        }
    }
}

/// A number of days.
fn days(frame: &Frame<'_>, id: &str) -> Markup {
    html! {
        div.field.for-suspend {
            label for=(id) { (frame.say("operator-days", &[])) }
            input id=(id) type="number" name="days" min="1" max="3650" value="7";
        }
    }
}

/// Another name for somebody.
fn new_name(frame: &Frame<'_>, id: &str) -> Markup {
    html! {
        div.field.for-rename {
            label for=(id) { (frame.say("operator-new-name", &[])) }
            input id=(id) type="text" name="to" maxlength="40" autocomplete="off";
        }
    }
}

/// Until when somebody may only look.
fn suspended(frame: &Frame<'_>, account: &Account, now: i64) -> Markup {
    let until = account.suspended_until.filter(|until| *until > now);
    html! {
        @if let Some(until) = until {
            p.problem { (frame.say("operator-suspended", &[("date", date(frame, until).into())])) }
        }
    }
}

/// Why something was not done.
fn refused(frame: &Frame<'_>, why: Option<service::Denied>) -> Markup {
    html! { @if let Some(why) = why { p.problem role="alert" { (tell(frame.lang, why)) } } }
}
