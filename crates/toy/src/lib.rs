//! A tiny game with hidden cards. Two seats, three tricks: see the README for its rules.
//!
//! `play.rs` answers every question about the game in a line that points to its room: `rules` is the rulebook, `view`
//! what each viewer may know, `evaluate` what computer players think of it, and `show` what people see of it.

mod evaluate;
mod events;
mod notation;
mod play;
mod rules;
mod show;
mod view;

pub use events::Event;
pub use rules::{Action, Card, Cards, Options, Toy};
pub use view::View;
