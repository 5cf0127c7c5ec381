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
    /// A time by the clock, on average.
    Time(Duration),
    /// A time by the clock for all moves of a game.
    Game(Duration),
}

/// What a budget comes to: so many iterations, and so much time by the clock.
#[derive(Clone, Copy)]
pub(crate) struct Limits {
    nodes: u32,
    time: Duration,
}

/// Counts iterations against their limits.
pub(crate) struct Meter {
    limits: Limits,
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
        self.limits(Duration::MAX).meter(stop)
    }

    /// The budget, broken off after this time.
    pub(crate) fn limits(self, most: Duration) -> Limits {
        match self {
            Budget::Nodes(nodes) => Limits { nodes, time: most },
            Budget::Time(time) | Budget::Game(time) => Limits::time(time.min(most)),
        }
    }
}

impl Limits {
    pub(crate) fn time(time: Duration) -> Limits {
        Limits { nodes: u32::MAX, time }
    }

    pub(crate) fn meter(self, stop: &Stop) -> Meter {
        Meter { limits: self, stop: stop.clone(), start: Instant::now(), done: 0 }
    }

    /// The share of each of several workers.
    pub(crate) fn share(self, workers: u32) -> Limits {
        Limits { nodes: self.nodes.div_ceil(workers), ..self }
    }

    /// Without one, a choice is the same on any machine.
    pub(crate) fn has_clock(self) -> bool {
        self.time < Duration::MAX
    }
}

impl Meter {
    /// Whether one more iteration may be done; if so, counts it.
    #[inline]
    pub(crate) fn goes_on(&mut self) -> bool {
        let looks = self.done.is_multiple_of(BETWEEN_LOOKS);
        let goes_on = self.done < self.limits.nodes && !(looks && (self.is_late() || self.stop.is_set()));
        self.done += u32::from(goes_on);
        goes_on
    }

    fn is_late(&self) -> bool {
        self.limits.has_clock() && self.start.elapsed() >= self.limits.time
    }

    /// How many positions a proof may look at before it gives up: about a quarter of the budget.
    pub(crate) fn positions(&self) -> u32 {
        let by_nodes = self.limits.nodes.saturating_mul(POSITIONS_A_NODE);
        if !self.limits.has_clock() {
            return by_nodes;
        }
        let by_time = (self.limits.time.as_micros() as u32 / 4).saturating_mul(POSITIONS_A_MICROSECOND);
        by_nodes.min(by_time)
    }

    /// What is left.
    pub(crate) fn rest(&self) -> Limits {
        let time = if self.limits.has_clock() {
            self.limits.time.saturating_sub(self.start.elapsed())
        } else {
            Duration::MAX
        };
        Limits { nodes: self.limits.nodes - self.done, time }
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
            Budget::Game(time) => write!(f, "{}ms/game", time.as_millis()),
        }
    }
}

impl FromStr for Budget {
    type Err = ();

    fn from_str(text: &str) -> Result<Budget, ()> {
        let number = |digits: &str| digits.parse::<u32>().ok().filter(|number| *number > 0).ok_or(());
        let time = |digits: &str| Ok(Duration::from_millis(number(digits)?.into()));
        if let Some(digits) = text.strip_suffix("ms/game") {
            return time(digits).map(Budget::Game);
        }
        text.strip_suffix("ms")
            .map_or_else(|| number(text).map(Budget::Nodes), |digits| time(digits).map(Budget::Time))
    }
}
