//! How players learn of a game.

use crate::rules::Game;
use crate::seat::PerSeat;

/// What a computer player needs to know of a game beyond its rules.
pub trait Evaluate: Game {
    /// How well each seat stands, in points. Only differences between seats matter.
    fn evaluate(&self) -> PerSeat<i32>;
}
