//! What every game is held against: [`conformance`], [`crosscheck`] with a naive second generator, [`golden`] records,
//! [`languages`] and [`pages`].

pub mod conformance;
pub mod crosscheck;
pub mod golden;
pub mod languages;
pub mod pages;
mod twins;

pub use conformance::{Conformance, Law, Summary, Violation};
pub use crosscheck::{Naive, cross_check};
pub use golden::check_golden_records;
pub use languages::{check_texts, check_words};
pub use pages::{check_pages, try_pages};
