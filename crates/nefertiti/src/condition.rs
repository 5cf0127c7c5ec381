//! When a stall closes its market.

use serde::Deserialize;

/// The condition printed next to a stall. It looks at the spaces with pieces; whose they are matters for colours alone.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Condition {
    /// So many pieces on spaces that touch side by side, all in one group.
    Group(u8),
    /// So many different colours, or so many pieces.
    #[expect(missing_docs, reason = "the fields say what is counted")]
    Pieces { colours: u8, count: u8 },
    /// A piece on every level.
    EveryLevel,
    /// So many pieces in a straight line without a gap: level, upright or slanting.
    Line(u8),
    /// The offers add up to one of these numbers, or to so much or more.
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

    /// For these spaces, one bit each: 1 if the market closes whoever stands there, and 0 if not. For a chain its
    /// length. Dice and colours are asked for elsewhere.
    pub(crate) fn judge(&self, spots: &[Spot], occupied: u16) -> u8 {
        let taken: Vec<Spot> =
            (0..spots.len()).filter(|bit| occupied >> bit & 1 == 1).map(|bit| spots[bit]).collect();
        match self {
            Condition::Group(size) => u8::from(largest_group(&taken) >= usize::from(*size)),
            Condition::Pieces { count, .. } => u8::from(taken.len() >= usize::from(*count)),
            Condition::EveryLevel => {
                u8::from(spots.iter().all(|spot| taken.iter().any(|other| other.row == spot.row)))
            }
            Condition::Line(length) => u8::from(has_line(&taken, *length)),
            Condition::Sum { exactly, at_least } => {
                let sum = taken.iter().map(|spot| u32::from(spot.offer)).sum::<u32>();
                let is_exact = exactly.iter().any(|number| u32::from(*number) == sum);
                u8::from(is_exact || sum >= u32::from(*at_least))
            }
            Condition::Dice => 0,
            Condition::Chain => largest_group(&taken) as u8,
        }
    }
}

fn largest_group(taken: &[Spot]) -> usize {
    let mut left = taken.to_vec();
    let mut largest = 0;
    while let Some(first) = left.pop() {
        let mut group = vec![first];
        let mut reached = 0;
        while reached < group.len() {
            let from = group[reached];
            let (near, far) = left.into_iter().partition(|spot| touch(*spot, from));
            left = far;
            let near: Vec<Spot> = near;
            group.extend(near);
            reached += 1;
        }
        largest = largest.max(group.len());
    }
    largest
}

fn touch(one: Spot, other: Spot) -> bool {
    one.row.abs_diff(other.row) + one.column.abs_diff(other.column) == 1
}

fn has_line(taken: &[Spot], length: u8) -> bool {
    let directions = [(0, 1), (1, 0), (1, 1), (1, -1)];
    let is_taken = |row: i16, column: i16| {
        taken.iter().any(|spot| i16::from(spot.row) == row && i16::from(spot.column) == column)
    };
    taken.iter().any(|start| {
        directions.into_iter().any(|(down, right)| {
            (0..i16::from(length)).all(|steps| {
                is_taken(i16::from(start.row) + steps * down, i16::from(start.column) + steps * right)
            })
        })
    })
}
