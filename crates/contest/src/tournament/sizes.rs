//! How many sit at each table.

use serde::{Deserialize, Serialize};

/// How many players a table takes: all seats, or fewer where the game allows it. Two to five.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "(u8, u8)", into = "(u8, u8)")]
pub struct TableSize {
    least: u8,
    most: u8,
}

impl TableSize {
    /// Tables of `most` seats, where `least` may play if the numbers demand it; nothing unless 2 ≤ least ≤ most ≤ 5.
    pub fn new(least: u8, most: u8) -> Option<Self> {
        (2 <= least && least <= most && most <= 5).then_some(Self { least, most })
    }

    /// Tables of two.
    pub const fn two() -> Self {
        Self { least: 2, most: 2 }
    }

    /// The fewest who may play at a table.
    pub fn least(self) -> usize {
        usize::from(self.least)
    }

    /// The seats of a full table.
    pub fn most(self) -> usize {
        usize::from(self.most)
    }

    /// The sizes of the tables for this many players, largest first; whoever is not seated by them has a bye.
    ///
    /// As few byes as possible, then as few tables, and no two tables differ by more than one seat: a table of two in a
    /// game for four is further from it than two tables of three.
    pub fn tables_for(self, players: usize) -> Vec<usize> {
        let fits = |seated: &usize| *seated >= self.least() * seated.div_ceil(self.most());
        let seated = (0..=players).rev().find(fits).expect("nobody fits at no table");
        let tables = seated.div_ceil(self.most());
        (0..tables).map(|table| seated / tables + usize::from(table < seated % tables)).collect()
    }
}

impl TryFrom<(u8, u8)> for TableSize {
    type Error = String;

    fn try_from((least, most): (u8, u8)) -> Result<Self, String> {
        Self::new(least, most)
            .ok_or_else(|| format!("tables of {least} to {most}: two to five may sit at one"))
    }
}

impl From<TableSize> for (u8, u8) {
    fn from(size: TableSize) -> Self {
        (size.least, size.most)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(least: u8, most: u8, players: usize, expected: &[usize]) {
        assert_eq!(TableSize::new(least, most).unwrap().tables_for(players), expected);
    }

    #[test]
    fn full_tables_leave_over_who_does_not_fit() {
        check(2, 2, 7, &[2, 2, 2]);
        check(4, 4, 11, &[4, 4]);
        check(5, 5, 4, &[]);
        check(3, 3, 0, &[]);
    }

    #[test]
    fn smaller_tables_spare_byes() {
        check(3, 4, 11, &[4, 4, 3]);
        check(3, 4, 9, &[3, 3, 3]);
        check(3, 4, 5, &[4]);
        check(2, 4, 5, &[3, 2]);
        check(2, 5, 6, &[3, 3]);
    }

    #[test]
    fn tables_differ_by_one_seat_at_most() {
        for (least, most) in [(2, 2), (2, 3), (2, 4), (2, 5), (3, 4), (3, 5), (4, 5), (5, 5)] {
            for players in 0..=64 {
                let sizes = TableSize::new(least, most).unwrap().tables_for(players);
                assert!(sizes.iter().all(|size| (usize::from(least)..=usize::from(most)).contains(size)));
                assert!(sizes.first().is_none_or(|first| first - sizes[sizes.len() - 1] <= 1));
                assert!(players - sizes.iter().sum::<usize>() < usize::from(least));
            }
        }
    }

    #[test]
    fn tables_of_one_or_of_six_do_not_exist() {
        assert_eq!(TableSize::new(1, 4), None);
        assert_eq!(TableSize::new(2, 6), None);
        assert_eq!(TableSize::new(4, 3), None);
    }
}
