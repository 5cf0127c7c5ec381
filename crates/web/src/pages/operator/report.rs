//! One report: what was said, what could be seen, what was said before, and what to do about it.

use maud::{Markup, html};
use service::{Account, Denied, Page, Report, Ruled};

use super::{At, days, end_form, new_name, page as operator_page, refused, suspended};
use crate::frame::Frame;
use crate::pages::account::{date, lines};
use crate::pages::company::{name_reason, name_reported, text};
use crate::pages::names::{isolated, name_kept};
use crate::pages::paging::links;
use crate::pages::path;
use crate::pages::table::phrases::name_said;

/// A report with what belongs to it.
pub(crate) struct Told<'a> {
    pub(crate) report: &'a Report,
    /// The account of the person concerned; `None` for a guest.
    pub(crate) account: Option<&'a Account>,
    /// What the reporter is called, if they have an account.
    pub(crate) reporter: Option<&'a str>,
    /// What else was said against the person concerned.
    pub(crate) others: &'a Page<Report>,
    /// Why the last decision was refused.
    pub(crate) why: Option<Denied>,
    pub(crate) now: i64,
}

pub(crate) fn page(frame: &Frame<'_>, told: &Told<'_>) -> Markup {
    let Told { report, others, .. } = told;
    let name = name_reported(frame, report);
    let title = frame.say("report-of", &[("name", name.into())]);
    // This page may be the answer to a form.
    let address = format!("/operator/reports/{}", report.id);
    let frame = &Frame { path: &address, ..*frame };
    let body = html! {
        section.card.prose {
            h1 { (title) }
            (refused(frame, told.why))
            (facts(frame, told))
        }
        (seen(frame, report))
        @match &report.ruling {
            Some(_) => (decided(frame, report, &address)),
            None => (decide(frame, told, &address)),
        }
        @if let Some(table) = &report.table {
            section.card.prose {
                h2 { (frame.say("operator-end", &[])) }
                (end_form(frame, &html! { input type="hidden" name="table" value=(table); }))
            }
        }
        @if !others.lines.is_empty() || others.number > 0 { (before(frame, others, &address)) }
    };
    operator_page(frame, At::Queue, &title, &body)
}

fn facts(frame: &Frame<'_>, told: &Told<'_>) -> Markup {
    let report = told.report;
    let reporter = match (&report.reporter, told.reporter) {
        (_, Some(name)) => isolated(name),
        (Some(_), None) => frame.say("operator-guest", &[]),
        (None, None) => frame.say("operator-nobody", &[]),
    };
    html! {
        dl.facts {
            dt { (frame.say("report-reason", &[])) } dd { (name_reason(frame, report.reason)) }
            dt { (frame.say("report-when", &[])) } dd { (date(frame, report.at)) }
            dt { (frame.say("report-by", &[])) } dd { (reporter) }
            dt { (frame.say("report-person", &[])) }
            dd {
                @match told.account {
                    Some(account) => a href={ "/operator/people?id=" (account.id) } { (isolated(&account.name)) },
                    None => (frame.say("operator-guest", &[])),
                }
            }
        }
        @if let Some(account) = told.account { (suspended(frame, account, told.now)) }
        @if !report.note.is_empty() { blockquote dir="auto" { (lines(&report.note)) } }
        @if let Some(table) = &report.table {
            p { a.btn href=(path(table, "")) { (frame.say("report-table", &[])) } }
        }
    }
}

/// The names and phrases at the table as they were then.
fn seen(frame: &Frame<'_>, report: &Report) -> Markup {
    let seen = &report.seen;
    let nameless = frame.say("daily-nameless", &[]);
    let name = |place: usize| match seen.names.get(place).map(String::as_str) {
        None | Some("") => nameless.clone(),
        Some(name) => name_kept(frame, name),
    };
    html! {
        @if !seen.names.is_empty() {
            section.card.prose {
                h2 { (frame.say("report-seen", &[])) }
                ul { @for place in 0..seen.names.len() { li { (name(place)) } } }
                @if !seen.phrases.is_empty() {
                    h2 { (frame.say("report-said", &[])) }
                    ul { @for (place, phrase) in &seen.phrases {
                        li { (name(usize::try_from(*place).unwrap_or(usize::MAX))) (frame.lang.colon()) (name_said(frame, phrase)) }
                    } }
                }
            }
        }
    }
}

fn decide(frame: &Frame<'_>, told: &Told<'_>, address: &str) -> Markup {
    let ways = [("dismiss", "verdict-dismiss"), ("warn", "verdict-warn")];
    let with_account = [("rename", "verdict-rename"), ("suspend", "verdict-suspend")];
    let ways = ways.into_iter().chain(with_account.into_iter().filter(|_| told.account.is_some()));
    html! {
        section.card.prose {
            h2 { (frame.say("decide", &[])) }
            form.fields method="post" action=(address) {
                fieldset.choice {
                    legend { (frame.say("decide-what", &[])) }
                    @for (value, key) in ways {
                        label.check {
                            input type="radio" name="verdict" value=(value) required;
                            span { (frame.say(key, &[])) }
                        }
                    }
                }
                @if told.account.is_some() {
                    (new_name(frame, "f-to"))
                    (days(frame, "f-days"))
                } @else {
                    p.mut { (frame.say("decide-guest", &[])) }
                }
                (text(frame, "f-words", "words", "decide-words"))
                button.btn.pri { (frame.say("decide-do", &[])) }
            }
        }
    }
}

fn decided(frame: &Frame<'_>, report: &Report, address: &str) -> Markup {
    let Some(ruling) = &report.ruling else { return html! {} };
    html! {
        section.card.prose {
            h2 { (frame.say("decided", &[])) }
            p { (name_ruled(frame, ruling.decision)) " · " (date(frame, ruling.at)) }
            @if !ruling.words.is_empty() { blockquote dir="auto" { (lines(&ruling.words)) } }
            @if let Some(answer) = &report.answer {
                h2 { (frame.say("report-answer", &[])) }
                blockquote dir="auto" { (lines(answer)) }
                @if !report.is_heard {
                    form method="post" action=(address) {
                        button.btn.pri name="heard" value="yes" { (frame.say("report-heard", &[])) }
                    }
                }
            }
        }
    }
}

fn name_ruled(frame: &Frame<'_>, ruled: Ruled) -> String {
    let key = match ruled {
        Ruled::Dismissed => "act-dismiss",
        Ruled::Warned => "act-warn",
        Ruled::Renamed => "act-rename",
        Ruled::Suspended => "act-suspend",
    };
    frame.say(key, &[])
}

fn before(frame: &Frame<'_>, others: &Page<Report>, address: &str) -> Markup {
    let heading = frame.say("report-others", &[]);
    html! {
        section.card.prose {
            h2 { (heading) }
            ul.sessions {
                @for other in &others.lines {
                    li {
                        div {
                            b { (name_reason(frame, other.reason)) }
                            span.mut {
                                (date(frame, other.at))
                                @if let Some(ruling) = &other.ruling { " · " (name_ruled(frame, ruling.decision)) }
                            }
                        }
                        a.btn.sm href={ "/operator/reports/" (other.id) }
                            aria-label={ (frame.say("operator-open", &[])) (frame.lang.colon()) (name_reason(frame, other.reason)) ", " (date(frame, other.at)) } {
                            (frame.say("operator-open", &[]))
                        }
                    }
                }
            }
            (links(frame, others, &heading, |page| format!("{address}?page={page}")))
        }
    }
}
