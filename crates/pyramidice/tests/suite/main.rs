//! Everything but the rulebook, in one binary, because each binary links the whole crate again.

mod board;
mod busy;
mod conformance;
mod conservation;
mod crosscheck;
mod edition;
mod frozen;
mod golden;
mod laws;
mod log;
mod mixed_views;
mod naive;
mod picture;
mod rules;
mod screens;
mod views;
