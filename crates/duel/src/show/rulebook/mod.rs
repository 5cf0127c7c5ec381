//! The drawings in the rules.

pub(crate) mod figures;

use game::Figure;

/// Every drawing of the rules by its name, in the order of the text.
pub(crate) const FIGURES: &[(&str, Figure)] = &[
    ("tokens", figures::tokens),
    ("harbour", figures::harbour),
    ("unloading", figures::unloading),
    ("actions", figures::actions),
    ("obelisk", figures::obelisk),
    ("temple", figures::temple),
    ("pyramids", figures::pyramids),
    ("tomb", figures::tomb),
];
