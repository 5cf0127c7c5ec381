//! What a round is worth.

use std::iter::Sum;
use std::ops::{Add, AddAssign};

use serde::{Deserialize, Serialize};

/// Points of a tournament, exact: a table of two to five is worth halves, quarters, sixths or eighths, tie-breaks halve
/// them once more, and all of these are whole forty-eighths.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Points(i64);

impl Points {
    /// No points.
    pub const ZERO: Self = Self(0);
    /// Half a round.
    pub const HALF: Self = Self(24);
    /// As much as a round can be worth.
    pub const ONE: Self = Self(48);

    /// The share of opponents that were beaten, where a tie is half.
    pub(super) fn share(beaten: usize, tied: usize, opponents: usize) -> Self {
        Self((24 * (2 * beaten + tied) / opponents) as i64)
    }

    /// Half of it.
    #[must_use]
    pub(super) fn halved(self) -> Self {
        Self(self.0 / 2)
    }

    /// In forty-eighths, for exact sums and for keeping.
    pub const fn forty_eighths(self) -> i64 {
        self.0
    }

    /// Rounded to hundredths, for showing.
    pub const fn hundredths(self) -> i64 {
        (self.0 * 100 + 24) / 48
    }
}

impl Add for Points {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

impl AddAssign for Points {
    fn add_assign(&mut self, other: Self) {
        self.0 += other.0;
    }
}

impl Sum for Points {
    fn sum<I: Iterator<Item = Self>>(points: I) -> Self {
        points.fold(Self::ZERO, Add::add)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_share_and_its_half_are_exact() {
        for opponents in 1..=4 {
            for halves in 0..=2 * opponents {
                let share = Points::share(halves / 2, halves % 2, opponents);
                assert_eq!(share.forty_eighths() * 2 * opponents as i64, 48 * halves as i64);
                assert_eq!(share.halved() + share.halved(), share);
            }
        }
    }

    #[test]
    fn thirds_are_shown_in_hundredths() {
        assert_eq!(Points::share(2, 0, 3).hundredths(), 67);
        assert_eq!(Points::share(1, 0, 3).hundredths(), 33);
        assert_eq!(Points::ONE.hundredths(), 100);
    }
}
