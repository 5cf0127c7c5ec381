//! Drawings.

pub(crate) mod figures;
