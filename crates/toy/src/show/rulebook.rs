//! The drawings in the rules.

use game::Figure;
use maud::{Markup, html};

/// Every drawing of the rules by its name.
pub(crate) const FIGURES: &[(&str, Figure)] = &[("trick", trick)];

/// A card that is led, and the one that takes it.
fn trick() -> Markup {
    html! {
        svg viewBox="0 0 108 64" role="img" {
            @for x in [0, 60] { use href="#toy-face" x=(x) width="48" height="64" {} }
            @for (x, number) in [(24, 4), (84, 6)] { text.toy-number x=(x) y="42" { (number) } }
        }
    }
}
