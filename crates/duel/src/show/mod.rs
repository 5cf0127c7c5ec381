//! The game as people see it: words, the terminal, the browser, pictures, the rules, the score pad.

mod board;
mod pad;
mod picture;
mod rulebook;
mod terminal;
mod words;
