//! What every game is held against: [`conformance`], [`crosscheck`] with a naive second generator, [`golden`] records,
//! [`languages`], [`pages`], [`books`] and [`pictures`].

pub mod books;
pub mod conformance;
pub mod crosscheck;
pub mod golden;
pub mod languages;
pub mod pages;
pub mod pictures;
mod twins;

pub use books::{check_rules, check_rulings};
pub use conformance::{Conformance, Law, Summary, Violation};
pub use crosscheck::{Naive, cross_check};
pub use golden::check_golden_records;
pub use languages::{check_texts, check_words};
pub use pages::{check_pages, try_pages};
pub use pictures::{THEMES, check_pictures, positions};
