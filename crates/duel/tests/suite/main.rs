//! Everything but the rules one by one, which are in `rulebook`.

mod board;
mod conformance;
mod crosscheck;
mod golden;
mod laws;
mod naive;
mod picture;
mod rules;
mod speak;
mod views;
