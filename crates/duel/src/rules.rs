//! The drawings in the rules.

use game::Figure;

use crate::svg::figures;

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
