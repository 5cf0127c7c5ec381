//! To be written.

use crate::frame::Frame;
use crate::tables::Snapshot;
use catalog::Verified;
use game::RecordError;
use maud::{Markup, html};

pub(crate) fn page(
    frame: &Frame<'_>,
    snapshot: &Snapshot,
    checked: Option<&Result<Verified, RecordError>>,
) -> Markup {
    html! {}
}
