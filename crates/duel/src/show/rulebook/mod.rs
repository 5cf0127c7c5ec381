//! The drawings in the rules.

pub(crate) mod figures;
mod scenes;

use std::sync::LazyLock;

use game::{Examples, Figure};

pub(crate) use scenes::scene;

use crate::rules::Duel;

/// The worked examples.
pub(crate) static EXAMPLES: LazyLock<Examples<Duel>> =
    LazyLock::new(|| Examples::read(include_str!("../../../rules/examples.toml")));

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
