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
pub use options::Options;
pub(crate) use options::SPECS;
pub(crate) use phase::Phase;
pub use pieces::{Card, Cards};
pub use state::Toy;
pub(crate) use state::{Side, other};
