//! Everything but the rules one by one, which are in `rulebook`.

mod board;
mod conformance;
mod conservation;
mod crosscheck;
mod edition;
mod evaluate;
mod frozen;
mod golden;
mod laws;
mod log;
mod naive;
mod picture;
mod rules;
mod screens;
mod views;
