//! What those who run the place have done.

use maud::{Markup, html};

use super::{At, Done, acts, page as operator_page};
use crate::frame::Frame;

pub(crate) fn page(frame: &Frame<'_>, done: &[Done]) -> Markup {
    let title = frame.say("operator-log", &[]);
    let body = html! { section.card.prose { h1 { (title) } (acts(frame, done)) } };
    operator_page(frame, At::Log, &title, &body)
}
