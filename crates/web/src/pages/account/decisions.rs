//! What those who run the place decided about the reader, who may answer once, and what came of what the reader reported.

use maud::{Markup, html};
use service::{Page, Report, Ruled, Ruling};

use super::{date, narrow};
use crate::frame::Frame;
use crate::pages::company::{name_reason, name_reported, text};
use crate::pages::paging::links;
use crate::pages::path;

pub(crate) fn page(frame: &Frame<'_>, about: &Page<Report>, by: &Page<Report>) -> Markup {
    let title = frame.say("decisions", &[]);
    let at = |about: u32, by: u32| format!("/account/decisions?page={about}&reported={by}");
    let is_new =
        about.lines.iter().any(|report| report.ruling.as_ref().is_some_and(|ruling| !ruling.is_told));
    let body = html! {
        section.card.prose {
            h1 { (title) }
            @if about.lines.is_empty() && about.number == 0 { p { (frame.say("decisions-none", &[])) } }
        }
        @for report in &about.lines {
            @if let Some(ruling) = &report.ruling { (decision(frame, report, ruling)) }
        }
        (links(frame, about, &title, |page| at(page, by.number)))
        @if is_new {
            form method="post" action="/account/decisions" {
                button.btn.pri name="read" value="all" { (frame.say("decisions-read", &[])) }
            }
        }
        @if !by.lines.is_empty() || by.number > 0 { (reported(frame, by, |page| at(about.number, page))) }
    };
    narrow(frame, &title, &body)
}

fn decision(frame: &Frame<'_>, report: &Report, ruling: &Ruling) -> Markup {
    let answer_id = format!("answer-{}", report.id);
    html! {
        section.card.prose {
            h2 { (date(frame, ruling.at)) }
            p { b { (name_decision(frame, ruling)) } }
            @if report.reporter.is_some() {
                p {
                    (frame.say("decision-reason", &[("reason", name_reason(frame, report.reason).into())]))
                    @if let Some(table) = &report.table { " " a href=(path(table, "")) { (frame.say("report-table", &[])) } }
                }
            }
            @if !ruling.words.is_empty() {
                p { (frame.say("decision-words", &[])) }
                blockquote dir="auto" { (lines(&ruling.words)) }
            }
            @match &report.answer {
                Some(answer) => {
                    p { (frame.say("decision-answered", &[])) }
                    blockquote dir="auto" { (lines(answer)) }
                    p.mut { (frame.say("decision-sent", &[])) }
                }
                None => {
                    form.fields method="post" action="/account/decisions" {
                        input type="hidden" name="report" value=(report.id);
                        (text(frame, &answer_id, "answer", "decision-answer"))
                        button.btn { (frame.say("decision-answer-do", &[])) }
                    }
                }
            }
        }
    }
}

/// What was decided, for the person concerned.
fn name_decision(frame: &Frame<'_>, ruling: &Ruling) -> String {
    match (ruling.decision, ruling.until) {
        (Ruled::Dismissed, _) => frame.say("decided-dismissed", &[]),
        (Ruled::Warned, _) => frame.say("decided-warned", &[]),
        (Ruled::Renamed, _) => frame.say("decided-renamed", &[]),
        (Ruled::Suspended, until) => {
            frame.say("decided-suspended", &[("date", date(frame, until.unwrap_or(ruling.at)).into())])
        }
    }
}

/// A text with its line breaks.
pub(in crate::pages) fn lines(text: &str) -> Markup {
    html! { @for (number, line) in text.lines().enumerate() { @if number > 0 { br; } (line) } }
}

/// What came of it is told in general words: the rest concerns the other.
fn reported(frame: &Frame<'_>, by: &Page<Report>, at: impl Fn(u32) -> String) -> Markup {
    let heading = frame.say("reported", &[]);
    html! {
        section.card.prose {
            h2 { (heading) }
            ul.sessions {
                @for report in &by.lines {
                    li {
                        div {
                            b { (name_reported(frame, report)) " · " (name_reason(frame, report.reason)) }
                            span.mut { (date(frame, report.at)) " · " (name_outcome(frame, report)) }
                        }
                        @if let Some(table) = &report.table { a.btn.sm href=(path(table, "")) { (frame.say("report-table", &[])) } }
                    }
                }
            }
            (links(frame, by, &heading, at))
        }
    }
}

fn name_outcome(frame: &Frame<'_>, report: &Report) -> String {
    match report.ruling.as_ref().map(|ruling| ruling.decision) {
        None => frame.say("reported-open", &[]),
        Some(Ruled::Dismissed) => frame.say("reported-dismissed", &[]),
        Some(Ruled::Warned | Ruled::Renamed | Ruled::Suspended) => frame.say("reported-done", &[]),
    }
}
