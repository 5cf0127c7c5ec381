//! What every game is checked against: [`conformance`], [`crosscheck`] with a naive second generator, [`golden`] records,
//! [`languages`], [`pages`] and their [`fragments`], [`pictures`], [`editions`] and score pads; random games to look at, as [`Play`]; texts
//! that are nearly right, as [`Mutants`]; and a [`Table`] for trying out rules.

pub mod conformance;
pub mod crosscheck;
mod descriptions;
pub mod editions;
pub mod endurance;
pub mod fragments;
pub mod golden;
pub mod languages;
mod mean;
mod mutants;
mod pads;
pub mod pages;
pub mod pictures;
mod plays;
mod table;
mod twins;

pub use conformance::{Conformance, Law, Summary, Violation};
pub use crosscheck::{Both, Lockstep, Naive, check_lockstep, cross_check};
pub use descriptions::check_descriptions;
pub use editions::{changed, check_edition, check_refused};
pub use golden::check_golden_records;
pub use languages::{check_texts, check_words};
pub use mean::Mean;
pub use mutants::Mutants;
pub use pads::{add_up, check_pad, check_pad_refused};
pub use pages::{check_pages, foresee, try_pages};
pub use pictures::{THEMES, check_pictures};
pub use plays::Play;
pub use table::Table;
