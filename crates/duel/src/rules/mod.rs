//! The rulebook, and nothing else: no words, no drawing, no view.

mod actions;
mod apply;
mod chance;
mod legal;
mod options;
mod phase;
mod pieces;
pub(crate) mod score;
mod state;
mod turn;

pub use actions::Action;
pub use legal::ActionMask;
pub(crate) use options::SPECS;
pub use options::{Options, Side, Site};
pub use phase::{Phase, Then};
pub use pieces::{ActionToken, Boat, Cell, Fleet, Harbor, Holdings, Pair, Space, Token, Unseen};
pub(crate) use pieces::{Kind, MEEPLES};
pub use state::Duel;
pub(crate) use state::other;
