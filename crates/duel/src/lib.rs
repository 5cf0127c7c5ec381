//! *Imhotep: The Duel*: two players, a harbour of nine places, six boats, four monuments.
//!
//! The state is in `state.rs`, what may be done in `actions.rs`, what it does in `apply.rs`. Things of the rulebook
//! have files of their own: `token.rs`, `harbor.rs`, `fleet.rs`, `holdings.rs`, `unseen.rs`. They pack what they hold
//! into a few bits, because search clones and plays millions of games a second; none of that shows in their names.
//! Rulings are cited as R1 to R26; the README lists them with the test that pins each.

mod actions;
mod apply;
mod board;
mod drawing;
mod evaluate;
mod events;
mod features;
mod fleet;
mod harbor;
mod holdings;
mod notation;
mod options;
mod pad;
mod rules;
mod score;
mod state;
mod svg;
mod text;
mod token;
mod unseen;
mod view;

pub use actions::{Action, ActionMask};
pub use events::Event;
pub use fleet::{Fleet, Pair, Space};
pub use harbor::{Boat, Cell, Harbor};
pub use holdings::Holdings;
pub use options::{Options, Side, Site};
pub use state::{Duel, Phase, Then};
pub use token::{ActionToken, Token};
pub use unseen::Unseen;
pub use view::View;
