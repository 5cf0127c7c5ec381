//! What every game is held against: [`conformance`], [`crosscheck`] with a naive second generator, [`golden`] records
//! and [`languages`].

pub mod conformance;
pub mod crosscheck;
pub mod golden;
pub mod languages;
mod twins;

pub use conformance::{Conformance, Law, Summary, Violation};
pub use crosscheck::{Naive, cross_check};
pub use golden::check_golden_records;
pub use languages::{check_texts, check_words};
