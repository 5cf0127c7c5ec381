//! What is done to the project: [`suite`] is everything that must pass, [`tidy`] holds the rules of the house as
//! checks over text, and [`new_game`] starts the next game.
//!
//! The tidy checks run as tests of this crate, so that `cargo test --workspace` finds what `cargo xtask test` finds.

mod code;
mod layers;
pub mod new_game;
pub mod suite;
pub mod tidy;
pub mod workspace;
