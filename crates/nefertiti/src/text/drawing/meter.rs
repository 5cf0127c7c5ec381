//! How near a stall is to closing its market, in a few words.

use game::Lang;

use crate::condition::Condition;
use crate::stall::Stall;
use crate::stand::Stand;
use crate::text::say;

pub(super) fn read(stall: &Stall, stand: &Stand, lang: Lang) -> String {
    let taken: Vec<(u8, u8)> = stand.iter().map(|(rank, _)| stall.position(rank)).collect();
    match stall.condition() {
        Condition::Group(goal) => {
            say(lang, "meets-group", &[("now", largest_group(&taken).into()), ("goal", (*goal).into())])
        }
        Condition::Pieces { colours, count } => {
            let values = [
                ("colours", stand.colours().into()),
                ("goal", (*colours).into()),
                ("now", taken.len().into()),
                ("count", (*count).into()),
            ];
            say(lang, "meets-pieces", &values)
        }
        Condition::EveryLevel => {
            let now = levels(taken.iter().copied());
            let goal = levels((0..stall.len()).map(|rank| stall.position(rank)));
            say(lang, "meets-levels", &[("now", now.into()), ("goal", goal.into())])
        }
        Condition::Line(goal) => {
            let now = fullest_line(stall, &taken, *goal);
            say(lang, "meets-line", &[("now", now.into()), ("goal", (*goal).into())])
        }
        Condition::Sum { exactly, at_least } => {
            let sum: u32 = stand.iter().map(|(rank, _)| u32::from(stall.space(rank).offer())).sum();
            let exactly: String = exactly.iter().map(|number| format!("{number}, ")).collect();
            format!("{sum} → {exactly}{at_least}+")
        }
        Condition::Dice => {
            let rolls = (1..=6).flat_map(|one| (1..=6).map(move |other| [one, other]));
            let now = rolls.filter(|roll| stall.closes_on(stand, roll)).count();
            say(lang, "meets-dice", &[("now", now.into())])
        }
        Condition::Chain => {
            let now = (1..=6).filter(|die| stall.closes_on(stand, &[*die])).count();
            say(lang, "meets-chain", &[("chain", largest_group(&taken).into()), ("now", now.into())])
        }
    }
}

/// How many pieces touch side by side, in the largest group.
fn largest_group(taken: &[(u8, u8)]) -> usize {
    let mut left = taken.to_vec();
    let mut largest = 0;
    while let Some(first) = left.pop() {
        let mut group = vec![first];
        let mut reached = 0;
        while let Some((row, column)) = group.get(reached).copied() {
            let touches = |spot: &(u8, u8)| spot.0.abs_diff(row) + spot.1.abs_diff(column) == 1;
            group.extend(left.extract_if(.., |spot| touches(spot)));
            reached += 1;
        }
        largest = largest.max(group.len());
    }
    largest
}

fn levels(spots: impl Iterator<Item = (u8, u8)>) -> usize {
    let mut rows: Vec<u8> = spots.map(|(row, _)| row).collect();
    rows.sort_unstable();
    rows.dedup();
    rows.len()
}

/// How many pieces stand on the line of spaces that has most of them.
fn fullest_line(stall: &Stall, taken: &[(u8, u8)], length: u8) -> usize {
    let spots: Vec<(u8, u8)> = (0..stall.len()).map(|rank| stall.position(rank)).collect();
    let along = |(row, column): (u8, u8), (down, right): (i16, i16)| -> Vec<(i16, i16)> {
        let steps = 0..i16::from(length);
        steps.map(|step| (i16::from(row) + step * down, i16::from(column) + step * right)).collect()
    };
    let is_in = |all: &[(u8, u8)], (row, column): (i16, i16)| {
        all.iter().any(|spot| (i16::from(spot.0), i16::from(spot.1)) == (row, column))
    };
    let directions = [(0, 1), (1, 0), (1, 1), (1, -1)];
    let lines = spots.iter().flat_map(|start| directions.map(|direction| along(*start, direction)));
    let whole = lines.filter(|line| line.iter().all(|spot| is_in(&spots, *spot)));
    whole.map(|line| line.iter().filter(|spot| is_in(taken, **spot)).count()).max().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use game::{Numbers as _, Seat};

    use super::*;
    use crate::edition::Numbers;
    use crate::market::Side;
    use crate::stall::Space;
    use crate::stand::Piece;

    /// The examples of the rules pages.
    #[track_caller]
    fn check(side: Side, spaces: &str, expected: &str) {
        let spaces: Vec<Space> = spaces.split(' ').map(|space| space.parse().unwrap()).collect();
        let stall = Numbers::shipped().stall(spaces[0].market(), side);
        let mut stand = Stand::EMPTY;
        for space in spaces {
            stand.put(stall.rank(space).unwrap(), Piece::Servant(Seat::new(0)));
        }
        assert_eq!(read(stall, &stand, Lang::En), expected);
    }

    #[test]
    fn every_condition_says_how_near_it_is() {
        check(Side::Left, "g2 g6 g8", "2/4 connected");
        check(Side::Left, "g2 g6 g8 g4", "4/4 connected");
        check(Side::Right, "g2 g6", "1/3 colours or 2/4");
        check(Side::Left, "k0 k2 k9", "3/4 levels");
        check(Side::Right, "k0 k8", "2/3 in a row");
        check(Side::Left, "a8 a1a", "9 → 11, 14, 17+");
        check(Side::Right, "a12 a3b", "15 → 17+");
        check(Side::Left, "l1 l4 l8", "closes 4 in 36");
        check(Side::Right, "l1 l2 l4 l5", "chain 2: 2 in 6");
        check(Side::Right, "l1 l2 l3 l4 l5", "chain 5: 5 in 6");
    }
}
