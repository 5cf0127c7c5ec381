//! When a stall closes its market.

use std::collections::BTreeSet;

use serde::Deserialize;

/// The condition printed next to a stall. It looks at the spaces with pieces; whose they are matters only for colours.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Condition {
    /// This many pieces in one group of spaces that touch side by side.
    Group(u8),
    /// This many different colours, or this many pieces.
    #[expect(missing_docs, reason = "the fields say what is counted")]
    Pieces { colours: u8, count: u8 },
    /// A piece on every level.
    EveryLevel,
    /// This many pieces in a straight line without a gap: horizontal, vertical or diagonal.
    Line(u8),
    /// The offers add up to one of these numbers, or to at least this much.
    #[expect(missing_docs, reason = "the fields say what is compared")]
    Sum { exactly: Vec<u8>, at_least: u8 },
    /// Two dice are rolled, and each shows the number of a space with a piece.
    Dice,
    /// One die is rolled, and it shows no more than the longest chain of pieces side by side.
    Chain,
}

/// What a condition needs to know of a space.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Spot {
    pub(crate) offer: u8,
    pub(crate) row: u8,
    pub(crate) column: u8,
}

impl Condition {
    /// Whether dice are rolled for it.
    pub const fn is_rolled(&self) -> bool {
        matches!(self, Condition::Dice | Condition::Chain)
    }

    /// Given a bit for each occupied space: 1 if that closes the market whoever stands there, 0 if not; for a chain, its
    /// length. Dice and colours are handled elsewhere.
    pub(crate) fn judge(&self, spots: &[Spot], occupied: u16) -> u8 {
        let taken = || (0..spots.len()).filter(|bit| occupied >> bit & 1 == 1).map(|bit| spots[bit]);
        match self {
            Condition::Group(size) => u8::from(largest_group(spots, occupied) >= usize::from(*size)),
            Condition::Pieces { count, .. } => u8::from(occupied.count_ones() >= u32::from(*count)),
            Condition::EveryLevel => u8::from(levels(taken()) == levels(spots.iter().copied())),
            Condition::Line(length) => {
                u8::from(fullest_line(spots, occupied, *length) == usize::from(*length))
            }
            Condition::Sum { exactly, at_least } => {
                let sum = taken().map(|spot| u32::from(spot.offer)).sum::<u32>();
                let is_exact = exactly.iter().any(|number| u32::from(*number) == sum);
                u8::from(is_exact || sum >= u32::from(*at_least))
            }
            Condition::Dice => 0,
            Condition::Chain => largest_group(spots, occupied) as u8,
        }
    }
}

/// How many of the occupied spaces touch side by side, in the largest group.
pub(super) fn largest_group(spots: &[Spot], occupied: u16) -> usize {
    let mut left: Vec<usize> = (0..spots.len()).filter(|rank| occupied >> rank & 1 == 1).collect();
    let mut largest = 0;
    while let Some(first) = left.pop() {
        let mut group = vec![first];
        let mut reached = 0;
        while let Some(&from) = group.get(reached) {
            group.extend(left.extract_if(.., |rank| touch(spots[*rank], spots[from])));
            reached += 1;
        }
        largest = largest.max(group.len());
    }
    largest
}

/// Whether two spaces lie side by side.
pub(super) fn touch(one: Spot, other: Spot) -> bool {
    one.row.abs_diff(other.row) + one.column.abs_diff(other.column) == 1
}

/// How many levels these spaces are on.
pub(super) fn levels(spots: impl Iterator<Item = Spot>) -> usize {
    spots.map(|spot| spot.row).collect::<BTreeSet<u8>>().len()
}

/// How many spaces are occupied on the straight line of this length that has most of them.
pub(super) fn fullest_line(spots: &[Spot], occupied: u16, length: u8) -> usize {
    let rank_at = |row: i16, column: i16| {
        spots.iter().position(|spot| (i16::from(spot.row), i16::from(spot.column)) == (row, column))
    };
    let count = |start: &Spot, (down, right): (i16, i16)| {
        let along =
            |step| rank_at(i16::from(start.row) + step * down, i16::from(start.column) + step * right);
        let line: Option<Vec<usize>> = (0..i16::from(length)).map(along).collect();
        line.map_or(0, |line| line.into_iter().filter(|rank| occupied >> rank & 1 == 1).count())
    };
    let directions = [(0, 1), (1, 0), (1, 1), (1, -1)];
    spots.iter().flat_map(|start| directions.map(|direction| count(start, direction))).max().unwrap_or(0)
}
