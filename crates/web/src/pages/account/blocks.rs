//! Whom the reader has blocked.

use maud::{Markup, html};
use service::{Blocked, Page};

use super::{date, narrow};
use crate::frame::Frame;
use crate::pages::names::isolated;
use crate::pages::paging::links;

pub(crate) fn page(frame: &Frame<'_>, blocked: &Page<Blocked>, problem: Option<&str>) -> Markup {
    let title = frame.say("blocks", &[]);
    let frame = &Frame { path: "/account/blocks", ..*frame };
    let body = html! {
        section.card.prose {
            h1 { (title) }
            p { (frame.say("blocks-about", &[])) }
            @if let Some(problem) = problem { p.problem role="alert" { (problem) } }
            @if blocked.lines.is_empty() && blocked.number == 0 {
                p { (frame.say("blocks-none", &[])) }
            } @else {
                ul.sessions { @for blocked in &blocked.lines { (line(frame, blocked)) } }
                (links(frame, blocked, &title, |page| format!("/account/blocks?page={page}")))
            }
            h2 { (frame.say("block-name", &[])) }
            form.field method="post" action="/block" {
                label for="f-name" { (frame.say("account-name", &[])) }
                div.with-button {
                    input #f-name type="text" name="name" maxlength="40" autocomplete="off" required;
                    button.btn { (frame.say("block", &[])) }
                }
            }
        }
    };
    narrow(frame, &title, &body)
}

fn line(frame: &Frame<'_>, blocked: &Blocked) -> Markup {
    let name = match &*blocked.name {
        "" => frame.say("daily-nameless", &[]),
        name => isolated(name),
    };
    let since = frame.say("blocks-since", &[("date", date(frame, blocked.since).into())]);
    html! {
        li {
            div { b { (name) } span.mut { (since) } }
            form method="post" action="/account/blocks" {
                button.btn.sm name="unblock" value=(blocked.handle)
                    aria-label=(frame.say("unblock-named", &[("name", name.into())])) {
                    (frame.say("unblock", &[]))
                }
            }
        }
    }
}
