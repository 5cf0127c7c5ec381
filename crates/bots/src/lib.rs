//! Computer players, written once for every game, and matches between them.
//!
//! A player is given a view and nothing else, and has a generator of its own: it cannot peek, and it never touches the
//! chance of the table it plays at.

mod bot;
mod simulation;
mod statistics;

pub use bot::{Bot, UnknownBot};
pub use simulation::{Finished, Simulation};
pub use statistics::{Interval, Results, Seated, win_share};
