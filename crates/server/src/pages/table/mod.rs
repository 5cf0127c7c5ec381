//! To be written.

use super::Seen;
use crate::frame::Frame;
use maud::{Markup, html};

pub(crate) fn page(frame: &Frame<'_>, seen: &Seen<'_>) -> Markup {
    html! {}
}
pub(crate) fn body(frame: &Frame<'_>, seen: &Seen<'_>) -> Markup {
    html! {}
}
