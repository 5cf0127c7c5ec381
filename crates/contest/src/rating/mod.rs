//! How good players are, and how surely that is known.

mod field;
mod fit;
pub mod simulate;
mod stakes;
mod update;
mod value;

#[cfg(test)]
mod tests;

pub use field::{Field, Place};
pub use fit::{ComputerId, Fit, Game, Participant, PlayerId, fit};
pub use stakes::{Stake, Stakes, stakes};
pub use update::{Finish, Occupant, Seated, update};
pub use value::{Anchor, CENTRE, Rating};
