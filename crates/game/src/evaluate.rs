//! What computer players are told about a game.

use rand::Rng;

use crate::describe::{Describe, Size};
use crate::rules::Game;
use crate::seat::{PerSeat, Seat};

/// What a computer player needs to know about a game beyond its rules.
pub trait Evaluate: Game {
    /// Whether everybody knows all there is to know: then a view has only one state, and what is left can be proved.
    const IS_OPEN: bool = false;

    /// How well each seat stands, in points. Only differences between seats matter.
    fn evaluate(&self) -> PerSeat<i32>;

    /// Each seat's share of the win once the game is over; seats that share it have equal parts.
    fn won(&self) -> PerSeat<f32> {
        let outcome = self.outcome().expect("the game is over");
        let winners = outcome.ranks.iter().filter(|rank| **rank == 0).count();
        outcome.ranks.map(|rank| if *rank == 0 { 1.0 / winners as f32 } else { 0.0 })
    }

    /// The share of the win that each seat can expect.
    fn promise(&self) -> PerSeat<f32>;

    /// The promise and the evaluation together, for games that can work out both from the same sums.
    fn stand(&self) -> (PerSeat<f32>, PerSeat<i32>) {
        (self.promise(), self.evaluate())
    }

    /// Whether this says better what to try first than what was learnt does, for the time that it takes.
    const IS_QUICK: bool = false;

    /// How many numbers a description has; none if there is none.
    const SIZE: Size = Size { seat: 0, table: 0 };

    /// What was learnt from descriptions, as `akhet train` writes it; empty if nothing was.
    const LEARNT: &'static str = "";

    /// The computer players that people choose from, as `akhet calibrate` writes them; empty if they were not measured.
    const LEVELS: &'static str = "";

    /// How much of a difference in strength shows in the results of the game, by its number of seats; empty if it was not
    /// measured.
    const SKILL_FACTORS: &'static str = "";

    /// Everything in a position that its worth may depend on, as numbers of about 1 at most.
    fn describe(&self, _to: &mut impl Describe) {}

    /// How many numbers there are for actions; none if programs outside are not to learn the game.
    const ACTIONS: usize = 0;

    /// For how many actions without a number a decision has places after those numbers.
    const UNNUMBERED: usize = 0;

    /// The number of an action, which is below [`ACTIONS`](Evaluate::ACTIONS) and the same in every position of every game.
    /// `None` if there are too many to number: then no action of that decision has a number.
    fn action_number(_action: Self::Action) -> Option<usize> {
        None
    }

    /// The action with this number, if one has it.
    fn numbered_action(_number: usize) -> Option<Self::Action> {
        None
    }

    /// The description of a position as far as a viewer knows it: what it does not know is left out.
    fn describe_view(_view: &Self::View, _to: &mut impl Describe) {}

    /// An action that stands out, found quickly: games are played out by it. `None` where nothing does, and the playout
    /// then follows what went well elsewhere.
    fn playout(&self, _seat: Seat, _legal: &Self::Legal, _rng: &mut impl Rng) -> Option<Self::Action> {
        None
    }
}
