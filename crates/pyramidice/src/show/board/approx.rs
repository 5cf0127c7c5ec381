//! The discreet sign after a value that has no source; its title says so.

use game::{Lang, Printed, Source};
use maud::{Markup, html};

use super::words::word;
use crate::rules::Scarab;
use crate::view::View;

/// The sign, if the entry of the edition was reconstructed.
pub(super) fn sign(view: &View, entry: &str, lang: Lang) -> Markup {
    let is_made_up = view.options.edition.source(entry) == Some(Source::Reconstructed);
    html! { @if is_made_up { (mark(lang)) } }
}

/// For the power of a scarab, whose numbers all have one source.
pub(super) fn scarab(view: &View, scarab: Scarab, lang: Lang) -> Markup {
    let group = format!("scarabs.{scarab}.");
    let mut entries = view.options.edition.values().iter().filter(|(path, _)| path.starts_with(&group));
    // A scarab without numbers has only the text that we gave it.
    let is_made_up = match entries.next() {
        Some((_, listed)) => listed.source == Source::Reconstructed,
        None => true,
    };
    html! { @if is_made_up { (mark(lang)) } }
}

fn mark(lang: Lang) -> Markup {
    html! { abbr.ap title=(word(lang, "board-approx")) { "≈" } }
}
