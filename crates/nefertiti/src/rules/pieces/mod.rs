//! The things of the box under their names.

mod character;
mod condition;
mod gift;
mod gifts;
mod market;
mod oracle;
mod pile;
mod stall;
mod stand;

pub use character::{Character, Piles};
pub use condition::Condition;
pub use gift::{GiftType, Kind};
pub use gifts::{Gifts, Kinds};
pub use market::{Board, Card, Market, Markets, Place, Side};
pub use stall::{Space, Stall, Symbol};
pub use stand::{Piece, Stand};

pub(crate) use character::{CHARACTERS, Characters};
pub(crate) use condition::Spot;
pub(crate) use gift::{KINDS, TYPES};
pub(crate) use gifts::MOST_CARDS;
pub(crate) use market::Places;
pub(crate) use oracle::{LAST_GIFTS, Oracle};
pub(crate) use stall::{MOST_COPIES, MOST_OFFER, MOST_SPACES, SpaceNames};
