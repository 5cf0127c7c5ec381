//! How long a player may think.

use std::fmt;
use std::str::FromStr;
use std::time::{Duration, Instant};

use crate::stop::Stop;

/// How long a player may think about a move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Budget {
    /// A number of iterations: the same seed gives the same move on any machine.
    Nodes(u32),
    /// A time by the clock.
    Time(Duration),
}

/// Counts iterations against a budget.
pub(crate) struct Meter {
    budget: Budget,
    stop: Stop,
    start: Instant,
    done: u32,
}

/// Iterations between two looks at the clock and at the switch. A look at the clock takes a good part of an iteration.
const BETWEEN_LOOKS: u32 = 32;

/// A proof looks at a position in a fraction of the time of an iteration.
const POSITIONS_A_NODE: u32 = 4;
const POSITIONS_A_MICROSECOND: u32 = 2;

impl Budget {
    pub(crate) fn meter(self, stop: &Stop) -> Meter {
        Meter { budget: self, stop: stop.clone(), start: Instant::now(), done: 0 }
    }

    /// The share of each of several workers.
    pub(crate) fn share(self, workers: u32) -> Budget {
        match self {
            Budget::Nodes(nodes) => Budget::Nodes(nodes.div_ceil(workers)),
            Budget::Time(time) => Budget::Time(time),
        }
    }
}

impl Meter {
    /// Whether one more iteration may be done; if so, counts it.
    #[inline]
    pub(crate) fn goes_on(&mut self) -> bool {
        let looks = self.done.is_multiple_of(BETWEEN_LOOKS);
        let has_left = match self.budget {
            Budget::Nodes(nodes) => self.done < nodes,
            Budget::Time(time) => !looks || self.start.elapsed() < time,
        };
        let goes_on = has_left && !(looks && self.stop.is_set());
        self.done += u32::from(goes_on);
        goes_on
    }

    /// How many positions a proof may look at before it gives up: about a quarter of the budget.
    pub(crate) fn positions(&self) -> u32 {
        match self.budget {
            Budget::Nodes(nodes) => nodes.saturating_mul(POSITIONS_A_NODE),
            Budget::Time(time) => (time.as_micros() as u32 / 4).saturating_mul(POSITIONS_A_MICROSECOND),
        }
    }

    /// What is left of the budget.
    pub(crate) fn rest(&self) -> Budget {
        match self.budget {
            Budget::Nodes(nodes) => Budget::Nodes(nodes - self.done),
            Budget::Time(time) => Budget::Time(time.saturating_sub(self.start.elapsed())),
        }
    }

    pub(crate) fn done(&self) -> u32 {
        self.done
    }
}

impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Budget::Nodes(nodes) => write!(f, "{nodes}"),
            Budget::Time(time) => write!(f, "{}ms", time.as_millis()),
        }
    }
}

impl FromStr for Budget {
    type Err = ();

    fn from_str(text: &str) -> Result<Budget, ()> {
        let number = |digits: &str| digits.parse::<u32>().ok().filter(|number| *number > 0).ok_or(());
        match text.strip_suffix("ms") {
            Some(digits) => Ok(Budget::Time(Duration::from_millis(number(digits)?.into()))),
            None => Ok(Budget::Nodes(number(text)?)),
        }
    }
}
