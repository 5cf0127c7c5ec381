//! To be written.

use crate::frame::Frame;
use catalog::Entry;
use maud::{Markup, html};

pub(crate) fn page(frame: &Frame<'_>, entry: &'static Entry) -> Markup {
    html! {}
}
