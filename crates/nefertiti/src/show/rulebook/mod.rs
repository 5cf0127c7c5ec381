//! The rules as people read them: the drawings in their pages.

pub(crate) mod figures;
mod scenes;

use std::sync::LazyLock;

use game::{Examples, Figure};

pub(crate) use scenes::scene;

use crate::rules::Nefertiti;

/// The worked examples.
pub(crate) static EXAMPLES: LazyLock<Examples<Nefertiti>> =
    LazyLock::new(|| Examples::read(include_str!("../../../rules/examples.toml")));

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
