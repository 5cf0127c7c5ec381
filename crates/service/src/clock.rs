//! The time of day.

use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Instant, SystemTime, UNIX_EPOCH};

/// Seconds since 1970.
pub(crate) fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs() as i64)
}

/// A clock that follows the time of day but never goes back, so what has expired stays expired when somebody sets the
/// machine's clock. It never stands still either: if the time of day falls behind, it runs on by itself.
pub(crate) struct SteadyClock {
    last: Mutex<Reading>,
    /// How far ahead of it somebody has set this clock.
    ahead: AtomicI64,
}

#[derive(Clone, Copy)]
struct Reading {
    time: i64,
    taken: Instant,
}

impl SteadyClock {
    pub(crate) fn new() -> SteadyClock {
        SteadyClock::at(Reading { time: now(), taken: Instant::now() })
    }

    fn at(reading: Reading) -> SteadyClock {
        SteadyClock { last: Mutex::new(reading), ahead: AtomicI64::new(0) }
    }

    /// Seconds since 1970.
    pub(crate) fn now(&self) -> i64 {
        self.unset() + self.ahead.load(Ordering::Relaxed)
    }

    /// Sets it to this time, from where it goes on.
    pub(crate) fn set(&self, time: i64) {
        self.ahead.store(time - self.unset(), Ordering::Relaxed);
    }

    fn unset(&self) -> i64 {
        self.read(Reading { time: now(), taken: Instant::now() })
    }

    fn read(&self, latest: Reading) -> i64 {
        let mut last = self.last.lock().unwrap_or_else(PoisonError::into_inner);
        let passed = latest.taken.duration_since(last.taken).as_secs() as i64;
        if latest.time >= last.time + passed {
            *last = latest;
            return latest.time;
        }
        last.time + passed
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn a_clock_that_is_set_back_goes_on_and_one_that_is_set_forward_jumps() {
        let start = Instant::now();
        let clock = SteadyClock::at(Reading { time: 1_000, taken: start });
        let read = |time, after| clock.read(Reading { time, taken: start + Duration::from_secs(after) });
        assert_eq!(read(1_010, 10), 1_010);
        assert_eq!(read(20, 11), 1_011, "set back by a quarter of an hour");
        assert_eq!(read(25, 16), 1_016, "it does not stand still meanwhile");
        assert_eq!(read(5_000, 20), 5_000, "set forward, or asleep until now");
        assert_eq!(read(1_030, 30), 5_010, "and set right again");
        assert_eq!(read(5_020, 35), 5_020);
    }
}
