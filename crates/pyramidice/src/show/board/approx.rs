//! The discreet sign after a value that has no source; its title says so.

use game::{Lang, Printed, Source};
use maud::{Markup, html};

use super::words::word;
use crate::rules::Scarab;
use crate::view::View;

/// The sign, if the entry of the edition was reconstructed.
pub(super) fn sign(view: &View, entry: &str, lang: Lang) -> Markup {
    mark(view.options.edition.source(entry) == Some(Source::Reconstructed), lang)
}

/// For the power of a scarab, whose numbers all have one source.
pub(super) fn scarab(view: &View, scarab: Scarab, lang: Lang) -> Markup {
    let group = format!("scarabs.{scarab}.");
    let mut entries = view.options.edition.values().iter().filter(|(path, _)| path.starts_with(&group));
    // A scarab without numbers has only the text that we gave it.
    mark(entries.next().is_none_or(|(_, listed)| listed.source == Source::Reconstructed), lang)
}

fn mark(is_made_up: bool, lang: Lang) -> Markup {
    html! { @if is_made_up { abbr.ap title=(word(lang, "board-approx")) { "≈" } } }
}
