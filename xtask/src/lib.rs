//! What is done to the project: [`suite`] is everything that must pass, [`tidy`] checks the rules of the house over text,
//! [`new_game`] starts the next game, [`screenshots`] shows what there is, and [`dist`] packs it.
//!
//! The tidy checks run as tests of this crate, so that `cargo test --workspace` finds what `cargo xtask test` finds.

mod code;
pub mod dist;
pub mod endure;
mod layers;
pub mod new_game;
mod provisions;
mod python;
pub mod screenshots;
pub mod suite;
pub mod tidy;
pub mod workspace;
