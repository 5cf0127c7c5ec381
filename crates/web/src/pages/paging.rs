//! The way from one page of a long list to the next.

use maud::{Markup, html};
use service::Page;

use crate::frame::Frame;

/// Links to the pages before and after this one, if there are any. `heading` says what the list is of, `at` where its pages are.
pub(super) fn links<T>(
    frame: &Frame<'_>,
    page: &Page<T>,
    heading: &str,
    at: impl Fn(u32) -> String,
) -> Markup {
    let number = page.number;
    html! {
        @if number > 0 || page.has_more {
            nav.row-of aria-label=(frame.say("list-pages", &[("list", heading.into())])) {
                @if number > 0 { a.btn.sm rel="prev" href=(at(number - 1)) { (frame.say("list-before", &[])) } }
                @if page.has_more { a.btn.sm rel="next" href=(at(number + 1)) { (frame.say("list-after", &[])) } }
            }
        }
    }
}
