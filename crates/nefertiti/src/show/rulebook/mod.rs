//! The rules as people read them: the drawings in their pages.

pub(crate) mod figures;

use game::Figure;

/// Every drawing of the rules by its name, in the order of the text.
pub(crate) const FIGURES: &[(&str, Figure)] = &[
    ("stall", figures::stall),
    ("gifts", figures::gifts),
    ("gizeh", figures::gizeh),
    ("akhet-aton", figures::akhet_aton),
    ("abou-simbel", figures::abou_simbel),
    ("louqsor", figures::louqsor),
    ("closing", figures::closing),
    ("reopening", figures::reopening),
    ("characters", figures::characters),
    ("memphis", figures::memphis),
    ("end", figures::end),
    ("tax-collector", figures::tax_collector),
];
