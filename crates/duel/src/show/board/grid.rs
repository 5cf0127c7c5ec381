//! Where arrow keys find things.
//!
//! Four by four: the stock, the boats at the top and at the left, the cells. While single tokens are the targets,
//! every boat is three places deep, so that it is six by six.

use game::Sight;

use super::boats::Aim;
use crate::rules::{Boat, Cell, Duel, Space};

pub(super) const OF_STOCK: &str = "0 0";

pub(super) fn of_boat(boat: Boat) -> String {
    let line = boat.index() % 3 + 1;
    if boat.is_row() { format!("{line} 0") } else { format!("0 {line}") }
}

/// Only while tokens are the targets.
pub(super) fn of_space(space: Space) -> String {
    let line = space.boat().index() % 3 + 3;
    let depth = 3 - space.number();
    if space.boat().is_row() { format!("{line} {depth}") } else { format!("{depth} {line}") }
}

pub(super) fn of_cell(sight: &Sight<'_, Duel>, cell: Cell) -> String {
    let depth = match Aim::of(sight) {
        Aim::Boats => 1,
        Aim::Take | Aim::Swap => 3,
    };
    format!("{} {}", cell.row() + depth, cell.column() + depth)
}
