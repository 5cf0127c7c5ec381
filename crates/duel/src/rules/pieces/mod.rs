//! The things of the box.

mod counts;
mod fleet;
mod harbor;
mod holdings;
mod token;
mod unseen;

pub use fleet::{Fleet, Pair, Space};
pub(crate) use harbor::MEEPLES;
pub use harbor::{Boat, Cell, Harbor};
pub use holdings::Holdings;
pub(crate) use token::Kind;
pub use token::{ActionToken, Token};
pub use unseen::Unseen;
