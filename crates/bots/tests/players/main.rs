//! Players and what they are used for, at the tables of the toy game.

mod arena;
mod honesty;
mod levels;
mod search;
mod simulation;
