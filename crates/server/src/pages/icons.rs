//! The small signs of the pages.

use maud::{Markup, PreEscaped, html};

const SPRITE: &str = include_str!("../../style/sprite.svg");

/// The symbols that [`icon`] shows: once on every page.
pub(super) fn sprite() -> Markup {
    PreEscaped(SPRITE.to_owned())
}

/// A sign whose meaning stands beside it.
pub(super) fn icon(name: &str) -> Markup {
    html! { svg.ico viewBox="0 0 24 24" aria-hidden="true" { use href={ "#i-" (name) } {} } }
}

/// The sign of Akhet: the sun between two hills.
pub(super) fn mark() -> Markup {
    html! { svg.mark viewBox="0 0 64 44" aria-hidden="true" { use href="#i-mark" {} } }
}
