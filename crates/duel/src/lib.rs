//! *Imhotep: The Duel*: two players, a harbour of nine places, six boats, four monuments.
//!
//! `play.rs` answers every question about the game in a line that points to its room: `rules` is the rulebook, `view`
//! what each viewer may know, `evaluate` what computer players think of it, and `show` what people see of it. The
//! things of the box are in `rules/pieces`. They pack what they hold into a few bits, because search clones and plays
//! millions of games a second; none of that shows in their names.
//! Rulings are cited as R1 to R26; the README lists them with the test that pins each.

mod evaluate;
mod events;
mod notation;
mod play;
mod rules;
mod show;
mod view;

pub use events::Event;
pub use rules::{
    Action, ActionMask, ActionToken, Boat, Cell, Duel, Fleet, Harbor, Holdings, Options, Pair, Phase, Side,
    Site, Space, Then, Token, Unseen,
};
pub use view::View;
