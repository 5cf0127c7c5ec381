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

/// A decision at a table where somebody waits. Both numbers are known to the seat that decides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Round {
    /// How many computer players sit at the table.
    pub bots: usize,
    /// How many decisions the seat has made since a person last decided.
    pub decided: usize,
}

/// Each further decision gets this share of what the one before got; the rest of the round is always enough for it.
const KEPT: f64 = 0.7;

/// Never fewer iterations than this, unless a level has fewer: only the strongest think less at a table than in an arena.
const FEWEST: u32 = 100;

/// How long the turn of a computer player may take that is alone with people, and how long the round of several.
const ALONE: Duration = Duration::from_secs(2);
const SEVERAL: Duration = Duration::from_secs(6);

impl Round {
    /// The iterations of a level that has so many where nobody waits.
    pub(crate) fn budget(self, nodes: u32) -> Budget {
        let part = (f64::from(nodes) * self.part()) as u32;
        Budget::Nodes(part.max(FEWEST).min(nodes))
    }

    /// The time after which a level makes do with what it has found.
    pub(crate) fn time(self) -> Duration {
        self.whole().mul_f64((1.0 - KEPT) * self.part())
    }

    fn whole(self) -> Duration {
        if self.bots > 1 { SEVERAL } else { ALONE }
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
        for (bots, decisions) in [(1, 1), (1, 30), (4, 3), (4, 100)] {
            let time = sum(bots, decisions, Round::time);
            let most = Round { bots, decided: 0 }.whole();
            assert!(time <= most, "{bots} times {decisions} take {time:?}");
        }
    }

    #[test]
    fn only_those_who_think_long_think_less_the_more_there_is_to_decide() {
        let (alone, late) = (Round { bots: 1, decided: 0 }, Round { bots: 4, decided: 40 });
        for nodes in [10, 100, 101, 20_000] {
            assert_eq!(alone.budget(nodes), Budget::Nodes(nodes));
            assert_eq!(late.budget(nodes), Budget::Nodes(nodes.min(FEWEST)));
        }
        assert_eq!(Round { bots: 4, decided: 0 }.budget(20_000), Budget::Nodes(5000));
        assert_eq!(Round { bots: 4, decided: 1 }.budget(20_000), Budget::Nodes(3500));
    }
}
