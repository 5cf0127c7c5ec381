//! What those who run the place have done.

use maud::{Markup, html};
use service::Page;

use super::{At, Done, acts, page as operator_page};
use crate::frame::Frame;
use crate::pages::paging::links;

pub(crate) fn page(frame: &Frame<'_>, done: &Page<Done>) -> Markup {
    let title = frame.say("operator-log", &[]);
    let body = html! {
        section.card.prose {
            h1 { (title) }
            (acts(frame, &done.lines))
            (links(frame, done, &title, |page| format!("/operator/log?page={page}")))
        }
    };
    operator_page(frame, At::Log, &title, &body)
}
