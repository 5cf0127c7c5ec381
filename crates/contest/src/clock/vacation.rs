//! Days on which nobody's time runs out. They are earned by and by, and taken whole.

use super::DAY;

/// The most days of vacation that anybody has.
pub const MOST_VACATION: i64 = 30;

/// In so many days a day of vacation is earned.
pub const EARNED_IN: i64 = 12;

/// How much vacation somebody has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Vacation {
    /// How much of it was left at a time.
    pub saved: i64,
    /// When that was. It lies ahead while somebody is on vacation, on which nothing is earned.
    pub counted: i64,
    /// Until when the last one lasts, or lasted.
    pub until: i64,
}

impl Vacation {
    /// How many whole days are left.
    pub fn days(self, now: i64) -> i64 {
        self.left(now) / DAY
    }

    /// Whether somebody is on vacation.
    pub fn is_on(self, now: i64) -> bool {
        self.until > now
    }

    /// What is left once so many days are taken: from now on, or after those that are taken already. `None` if there are not so
    /// many.
    pub fn take(self, days: i64, now: i64) -> Option<Vacation> {
        if !(1..=self.days(now)).contains(&days) {
            return None;
        }
        let until = self.until.max(now) + days * DAY;
        Some(Vacation { saved: self.left(now) - days * DAY, counted: until, until })
    }

    fn left(self, now: i64) -> i64 {
        let earned = (now - self.counted).max(0) / EARNED_IN;
        (self.saved + earned).min(MOST_VACATION * DAY)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NEW: Vacation = Vacation { saved: 0, counted: 0, until: 0 };

    #[test]
    fn a_day_is_earned_in_twelve_and_nobody_has_more_than_thirty() {
        for (after, days) in [(0, 0), (11, 0), (12, 1), (359, 29), (360, 30), (2_000, 30)] {
            assert_eq!(NEW.days(after * DAY), days, "after {after} days");
        }
    }

    #[test]
    fn what_is_taken_is_gone_and_nothing_is_earned_meanwhile() {
        let now = 36 * DAY;
        let taken = NEW.take(2, now).unwrap();
        assert!(taken.is_on(now) && taken.is_on(38 * DAY - 1) && !taken.is_on(38 * DAY));
        assert_eq!((taken.days(now), taken.days(38 * DAY)), (1, 1));
        assert_eq!(taken.days(50 * DAY), 2, "twelve days after it is over");
        let again = taken.take(1, now).unwrap();
        assert_eq!((again.until, again.days(now)), (39 * DAY, 0), "it follows the first");
    }

    #[test]
    fn nobody_takes_what_they_do_not_have() {
        for days in [-1, 0, 4, i64::MAX] {
            assert_eq!(NEW.take(days, 36 * DAY), None, "{days}");
        }
    }

    #[test]
    fn a_clock_that_is_set_back_earns_nothing_and_takes_nothing_away() {
        let vacation = Vacation { saved: 3 * DAY, counted: 100 * DAY, until: 0 };
        assert_eq!(vacation.days(40 * DAY), 3);
    }
}
