//! Clocks: how long each seat may still think. All times are milliseconds by whatever clock the caller keeps.

mod pace;
mod vacation;

use game::Seat;
use serde::{Deserialize, Serialize};

pub use pace::{BadPace, DAY, Fall, LONGEST_BANK, LONGEST_INCREMENT, MOST_DAYS, Pace, Timed, USUAL_LIVE};
pub use vacation::{EARNED_IN, MOST_VACATION, Vacation};

/// How long after somebody's time is up they may still decide, because it may have been long on its way. Once for a game: what
/// is used of it is paid back by what turns earn.
pub const GRACE: i64 = 1_000;

/// The time that everybody at a table has left. It runs for one seat at most.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Clock {
    /// What each seat has in its bank, or in its reserve.
    left: Vec<i64>,
    /// The seat that decides, if its time runs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    running: Option<Running>,
}

/// The time of the seat that decides.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Running {
    /// Whose time it is.
    pub seat: Seat,
    /// When it is up.
    pub until: i64,
}

/// Why a clock stops.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pause {
    /// A turn was completed, which earns an increment.
    TurnOver,
    /// The decision before this turn was taken back, so that it never was.
    TakenBack,
}

impl Clock {
    /// A clock that has not begun to run.
    pub fn new(pace: Pace, seats: u8) -> Clock {
        Clock { left: vec![pace.bank(); seats.into()], running: None }
    }

    /// Whether it can be the clock of so many seats at this pace.
    pub fn fits(&self, pace: Pace, seats: u8) -> bool {
        self.left.len() == usize::from(seats)
            && self.left.iter().all(|left| (-GRACE..=pace.bank()).contains(left))
            && self.running.is_none_or(|running| running.seat.number() < seats && running.until >= 0)
    }

    /// The seat whose time runs, and when it is up.
    pub fn running(&self) -> Option<Running> {
        self.running
    }

    /// Lets the time of a seat run.
    pub fn start(&mut self, pace: Pace, seat: Seat, now: i64) {
        let until = now + pace.allowance() + self.left[seat.index()];
        self.running = Some(Running { seat, until });
    }

    /// Lets nobody's time run. What its seat has not used of its bank or reserve, it keeps.
    pub fn stop(&mut self, pace: Pace, now: i64, why: Pause) {
        let Some(Running { seat, until }) = self.running.take() else { return };
        let most = match pace {
            Pace::Live { .. } => pace.bank(),
            // The time of a turn itself is not saved up, and what was added to it is not either.
            Pace::Days(_) => self.left[seat.index()],
        };
        match why {
            Pause::TurnOver => {
                self.left[seat.index()] = ((until - now).max(-GRACE) + pace.increment()).min(most);
            }
            Pause::TakenBack => {}
        }
    }

    /// Takes time away from a seat, as far as it has any.
    pub fn charge(&mut self, seat: Seat, time: i64) {
        self.left[seat.index()] = (self.left[seat.index()] - time).max(0);
    }

    /// Gives the seat whose time runs so much more.
    pub fn extend(&mut self, by: i64) {
        if let Some(running) = &mut self.running {
            running.until += by;
        }
    }

    /// How much time a seat has, or would have if it were to decide now.
    pub fn left(&self, pace: Pace, seat: Seat, now: i64) -> i64 {
        match self.running {
            Some(running) if running.seat == seat => (running.until - now).max(0),
            Some(_) | None => (pace.allowance() + self.left[seat.index()]).max(0),
        }
    }

    /// What a seat has in its bank or its reserve as long as its time does not run.
    pub fn saved(&self, seat: Seat) -> i64 {
        self.left[seat.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIVE: Pace = Pace::Live { bank: 180, increment: 10 };
    const DAYS: Pace = Pace::Days(2);
    const SECOND: i64 = 1_000;

    fn seats() -> (Seat, Seat) {
        (Seat::new(0), Seat::new(1))
    }

    #[test]
    fn a_turn_takes_from_the_bank_and_earns_an_increment() {
        let (white, black) = seats();
        let mut clock = Clock::new(LIVE, 2);
        clock.start(LIVE, white, 0);
        assert_eq!(clock.running(), Some(Running { seat: white, until: 180 * SECOND }));
        clock.stop(LIVE, 40 * SECOND, Pause::TurnOver);
        clock.start(LIVE, black, 40 * SECOND);
        assert_eq!(clock.left(LIVE, white, 50 * SECOND), 150 * SECOND);
        assert_eq!(clock.left(LIVE, black, 50 * SECOND), 170 * SECOND);
    }

    #[test]
    fn a_bank_never_grows_beyond_what_it_began_with() {
        let (white, _) = seats();
        let mut clock = Clock::new(LIVE, 2);
        for turn in 0..5 {
            clock.start(LIVE, white, turn * SECOND);
            clock.stop(LIVE, turn * SECOND + 1, Pause::TurnOver);
        }
        assert_eq!(clock.saved(white), 180 * SECOND);
    }

    #[test]
    fn a_turn_that_never_was_takes_nothing_and_earns_nothing() {
        let (white, _) = seats();
        let mut clock = Clock::new(LIVE, 2);
        clock.start(LIVE, white, 0);
        clock.stop(LIVE, 40 * SECOND, Pause::TakenBack);
        assert_eq!(clock.saved(white), 180 * SECOND);
        clock.charge(white, 200 * SECOND);
        assert_eq!(clock.saved(white), 0, "nobody has less than nothing");
    }

    #[test]
    fn a_turn_of_days_takes_from_the_reserve_only_what_is_beyond_its_own_time() {
        let (white, _) = seats();
        let mut clock = Clock::new(DAYS, 2);
        clock.start(DAYS, white, 0);
        assert_eq!(clock.left(DAYS, white, 0), 8 * DAY, "two days, and a reserve of three turns");
        clock.stop(DAYS, DAY, Pause::TurnOver);
        assert_eq!(clock.saved(white), 6 * DAY, "it was quick enough");
        clock.start(DAYS, white, 10 * DAY);
        clock.stop(DAYS, 13 * DAY, Pause::TurnOver);
        assert_eq!(clock.saved(white), 5 * DAY);
    }

    #[test]
    fn time_that_was_given_is_used_before_the_reserve_and_is_not_saved() {
        let (white, _) = seats();
        let mut clock = Clock::new(DAYS, 2);
        clock.start(DAYS, white, 0);
        clock.extend(DAY);
        clock.stop(DAYS, 3 * DAY, Pause::TurnOver);
        assert_eq!(clock.saved(white), 6 * DAY);
    }

    #[test]
    fn time_that_is_up_leaves_less_than_nothing_so_that_grace_is_given_once() {
        let (white, _) = seats();
        let mut clock = Clock::new(LIVE, 2);
        clock.start(LIVE, white, 0);
        assert_eq!(clock.left(LIVE, white, 200 * SECOND), 0);
        let none = Pace::Live { bank: 180, increment: 0 };
        clock.stop(none, 180 * SECOND + 800, Pause::TurnOver);
        assert_eq!((clock.saved(white), clock.left(none, white, 0)), (-800, 0));
        clock.start(none, white, 200 * SECOND);
        assert_eq!(clock.running().unwrap().until + GRACE, 200 * SECOND + 200);
    }

    #[test]
    fn a_clock_that_others_made_up_does_not_fit() {
        let clock = |text: &str| serde_json::from_str::<Clock>(text).is_ok_and(|clock| clock.fits(LIVE, 2));
        assert!(clock(r#"{"left":[0,180000],"running":{"seat":1,"until":5}}"#));
        for wrong in [
            r#"{"left":[0]}"#,
            r#"{"left":[0,180001]}"#,
            r#"{"left":[-1001,0]}"#,
            r#"{"left":[0,0],"running":{"seat":2,"until":5}}"#,
            r#"{"left":[0,0],"running":{"seat":1,"until":-5}}"#,
            r#"{"left":[0,0],"running":{"seat":9,"until":5}}"#,
        ] {
            assert!(!clock(wrong), "{wrong}");
        }
    }
}
