//! The reports that nobody has decided, the answers that nobody has read, and what was done last.

use maud::{Markup, html};
use service::{Page, Report};

use super::{At, Done, acts, page as operator_page};
use crate::frame::Frame;
use crate::pages::account::date;
use crate::pages::company::{name_reason, name_reported};
use crate::pages::paging::links;

pub(crate) fn page(frame: &Frame<'_>, reports: &Page<Report>, done: &[Done]) -> Markup {
    let title = frame.say("operator-queue", &[]);
    let body = html! {
        section.card.prose {
            h1 { (title) }
            @if reports.lines.is_empty() && reports.number == 0 { p { (frame.say("operator-no-reports", &[])) } }
            ul.sessions { @for report in &reports.lines { (line(frame, report)) } }
            (links(frame, reports, &title, |page| format!("/operator?page={page}")))
        }
        section.card.prose {
            h2 { (frame.say("operator-last", &[])) }
            (acts(frame, done))
        }
    };
    operator_page(frame, At::Queue, &title, &body)
}

fn line(frame: &Frame<'_>, report: &Report) -> Markup {
    let name = name_reported(frame, report);
    let reason = name_reason(frame, report.reason);
    let label =
        frame.say("operator-open-named", &[("name", name.clone().into()), ("reason", reason.clone().into())]);
    html! {
        li {
            div {
                b { (reason) " · " (name) }
                span.mut {
                    (date(frame, report.at))
                    @if report.ruling.is_some() { " · " (frame.say("operator-answered", &[])) }
                }
            }
            a.btn.sm href={ "/operator/reports/" (report.id) } aria-label=(label) { (frame.say("operator-open", &[])) }
        }
    }
}
