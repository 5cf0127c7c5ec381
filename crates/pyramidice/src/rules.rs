//! The drawings in the rules.

use game::Figure;

use crate::svg::figures;

/// Every drawing of the rules by its name, in the order of the text.
pub(crate) const FIGURES: &[(&str, Figure)] = &[
    ("dice", figures::dice),
    ("board", figures::board),
    ("rest", figures::rest),
    ("row", figures::row),
    ("support", figures::support),
    ("pyramids", figures::pyramids),
    ("building", figures::building),
    ("card", figures::card),
    ("projects", figures::projects),
    ("end", figures::end),
    ("scoring", figures::scoring),
    ("architect", figures::architect),
];
