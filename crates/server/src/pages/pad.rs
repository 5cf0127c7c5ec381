//! To be written.

use crate::frame::Frame;
use catalog::Entry;
use game::{Lang, Score};
use maud::{Markup, html};

/// Adds up what was entered; `None` if nothing was.
pub(crate) fn count(
    entry: &'static Entry,
    answers: &[(String, String)],
    lang: Lang,
) -> Option<Result<Score, String>> {
    None
}
pub(crate) fn page(
    frame: &Frame<'_>,
    entry: &'static Entry,
    answers: &[(String, String)],
    result: Option<&Result<Score, String>>,
) -> Markup {
    html! {}
}
