//! Everything that holds of the game, in one program.

mod conformance;
mod perft;
mod rulebook;
