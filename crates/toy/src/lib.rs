//! A tiny game with hidden cards. Two seats, three tricks: see the README for its rules.
//!
//! The state is in `state.rs`, what may be done in `actions.rs`, what it does in `apply.rs`; the rest says how the
//! game is written, seen and counted. `board.rs` is its page, `svg.rs` its picture, `text.rs` its words.

mod actions;
mod apply;
mod board;
mod evaluate;
mod events;
mod notation;
mod pad;
mod score;
mod state;
mod svg;
mod text;
mod view;

pub use actions::Action;
pub use events::Event;
pub use notation::{Card, Cards};
pub use state::{Options, Toy};
pub use view::View;
