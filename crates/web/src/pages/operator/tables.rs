//! Ending a table by its address.

use maud::{Markup, html};

use super::{At, end_form, page as operator_page};
use crate::frame::Frame;

pub(crate) fn page(frame: &Frame<'_>, problem: Option<&str>) -> Markup {
    let title = frame.say("operator-tables", &[]);
    let frame = &Frame { path: "/operator/tables", ..*frame };
    let body = html! {
        section.card.prose {
            h1 { (title) }
            @if let Some(problem) = problem { p.problem role="alert" { (problem) } }
            (end_form(frame, &html! {
                div.field {
                    label for="f-table" { (frame.say("operator-table", &[])) }
                    input #f-table type="text" name="table" maxlength="300" autocomplete="off" required;
                }
            }))
        }
    };
    operator_page(frame, At::Tables, &title, &body)
}
