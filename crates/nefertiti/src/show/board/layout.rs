//! Where the spaces of a stall lie: its geometry is its rule.

use crate::rules::{Condition, Market, Stall};

/// How a stall is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Shape {
    /// Spaces that touch are joined.
    Joined,
    /// A pyramid of levels.
    Levels,
    /// A square, or rows in which position does not matter.
    Grid,
    /// A row for each offer.
    Rows,
    /// Two rows, the upper one above the middle of the lower one.
    Dice,
    /// One line.
    Line,
}

impl Shape {
    pub(crate) fn of(market: Market, stall: &Stall) -> Shape {
        match stall.condition() {
            _ if market == Market::Memphis => Shape::Line,
            Condition::Group(_) => Shape::Joined,
            Condition::EveryLevel => Shape::Levels,
            Condition::Pieces { .. } | Condition::Line(_) => Shape::Grid,
            Condition::Sum { .. } => Shape::Rows,
            Condition::Dice => Shape::Dice,
            Condition::Chain => Shape::Line,
        }
    }

    pub(crate) const fn class(self) -> &'static str {
        match self {
            Shape::Joined => "joined",
            Shape::Levels => "levels",
            Shape::Grid => "grid",
            Shape::Rows => "rows",
            Shape::Dice => "dice",
            Shape::Line => "line",
        }
    }

    /// Whether short rows stand above the middle of long ones.
    const fn is_centred(self) -> bool {
        matches!(self, Shape::Levels | Shape::Dice)
    }
}

/// The row of a space, and its column in half steps.
pub(crate) fn spot(shape: Shape, stall: &Stall, rank: usize) -> (u8, u8) {
    let (row, column) = stall.position(rank);
    let length = |row: u8| (0..stall.len()).filter(|rank| stall.position(*rank).0 == row).count() as u8;
    let widest = (0..stall.len()).map(|rank| length(stall.position(rank).0)).max().unwrap_or(1);
    let indent = if shape.is_centred() { widest - length(row) } else { 0 };
    (row, 2 * column + indent)
}

/// The number of rows and of half columns.
pub(crate) fn size(shape: Shape, stall: &Stall) -> (u8, u8) {
    let spots = (0..stall.len()).map(|rank| spot(shape, stall, rank));
    spots.fold((0, 0), |(rows, columns), (row, column)| (rows.max(row + 1), columns.max(column + 2)))
}
