//! How much computer players think while somebody waits for them.
//!
//! A round is what happens between two decisions of people. Everything in it takes a few seconds at most, however many
//! computer players sit at the table and however many decisions their turns have: each gets an equal part of the round, and
//! spends the larger share of it on its first decision and less on every further one, so that any number of them fits.
//!
//! What counts is a number of iterations, so that a machine which has nothing else to do gives everybody the same opponent.
//! The clock is for machines that are slower or busy.

use std::time::Duration;

use crate::budget::Budget;
use crate::level::Level;

/// A decision at a table where somebody waits. Both numbers are known to the seat that decides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Round {
    /// How many computer players sit at the table.
    pub bots: usize,
    /// How many decisions the seat has made since a person last decided.
    pub decided: usize,
}

/// Each further decision gets this share of what the one before got; the rest of the round is always enough for it.
const KEPT: f64 = 0.85;

/// Never fewer iterations than this. It is more than any level but the strongest has, so only that one thinks less at a
/// table than in an arena.
const FEWEST: u32 = 100;

impl Round {
    /// The iterations of a level.
    pub(crate) fn budget(self, level: Level) -> Budget {
        match level.budget() {
            Budget::Nodes(nodes) => {
                let part = (f64::from(nodes) * self.part()) as u32;
                Budget::Nodes(part.max(FEWEST).min(nodes))
            }
            by_the_clock => by_the_clock,
        }
    }

    /// The time after which a level makes do with what it has found.
    pub(crate) fn time(self, level: Level) -> Duration {
        level.round().mul_f64((1.0 - KEPT) * self.part())
    }

    /// Beside the first decision of a computer player that is alone with people.
    fn part(self) -> f64 {
        KEPT.powi(self.decided.min(1000) as i32) / self.bots.max(1) as f64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sum<T: std::iter::Sum>(bots: usize, decisions: usize, what: impl Fn(Round) -> T) -> T {
        let each = |_| (0..decisions).map(|decided| what(Round { bots, decided })).sum::<T>();
        (0..bots).map(each).sum()
    }

    #[test]
    fn a_round_takes_no_longer_however_many_decide_however_often() {
        for level in Level::ALL {
            for (bots, decisions) in [(1, 1), (1, 30), (4, 3), (4, 100)] {
                let time = sum(bots, decisions, |round| round.time(level));
                assert!(time <= level.round(), "{level:?}: {bots} times {decisions} take {time:?}");
            }
        }
        assert!(Level::ALL.iter().all(|level| level.round() <= Level::Vizier.round()));
    }

    #[test]
    fn only_the_strongest_level_thinks_less_the_more_there_is_to_decide() {
        let late = Round { bots: 4, decided: 40 };
        for level in Level::ALL {
            let alone = Round { bots: 1, decided: 0 };
            assert_eq!(alone.budget(level), level.budget());
            assert_eq!(late.budget(level) == level.budget(), level != Level::Vizier);
        }
        let nodes = |round: Round| match round.budget(Level::Vizier) {
            Budget::Nodes(nodes) => u64::from(nodes),
            Budget::Time(_) | Budget::Game(_) => panic!("levels have iterations"),
        };
        assert_eq!(nodes(Round { bots: 4, decided: 0 }), 10_000);
        assert_eq!(nodes(Round { bots: 4, decided: 1 }), 8_500);
        assert!(sum(4, 12, nodes) <= 6 * 40_000);
    }
}
