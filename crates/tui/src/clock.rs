//! Clocks: how long the people at the keyboard may still think. Computer players need none.

use std::time::Duration;

use bots::{Bot, Level};
use contest::clock::{Clock, Pace, Pause, Running};
use game::{EarlyEnd, Seat};

use crate::app::App;
use crate::seating::{Mode, Player};
use crate::words::say;

/// The time that everybody at the keyboard has.
#[derive(Clone, Debug)]
pub(crate) struct Timing {
    pace: Pace,
    clock: Clock,
    /// The present, in milliseconds since the game was put on the screen.
    now: i64,
    /// Whether the last step was taken back.
    pub(crate) is_taken_back: bool,
}

impl Timing {
    pub(crate) fn new(pace: Pace, seats: u8) -> Timing {
        Timing { pace, clock: Clock::new(pace, seats), now: 0, is_taken_back: false }
    }
}

impl App<'_> {
    /// Says what time it is, in milliseconds since the game was put on the screen. Whoever is to decide and has no time left
    /// has lost; if several others play, a computer player takes the seat.
    pub fn tell_time(&mut self, now: i64) {
        let runs = match self.mode() {
            Mode::Deciding(seat) | Mode::Covered(seat) => Some(seat),
            Mode::Waiting(..) | Mode::Drawing | Mode::Over => None,
        };
        let Some(timing) = &mut self.timing else { return };
        timing.now = now;
        let is_taken_back = std::mem::take(&mut timing.is_taken_back);
        let running = timing.clock.running();
        if running.map(|running| running.seat) != runs {
            timing.pass_on(runs, if is_taken_back { Pause::TakenBack } else { Pause::TurnOver });
        } else if let Some(Running { seat, until }) = running
            && until <= now
        {
            self.fall(seat);
        }
    }

    /// How long it takes until another second is over for whoever is to decide; `None` if nobody's time runs.
    pub fn until_next_second(&self) -> Option<Duration> {
        let timing = self.timing.as_ref()?;
        let left = (timing.clock.running()?.until - timing.now).max(0);
        // A moment more, so that the second is over by then.
        Some(Duration::from_millis(u64::try_from(left % 1_000).unwrap_or_default() + 5))
    }

    fn fall(&mut self, seat: Seat) {
        let goes_on = self.table.seats() > 2 && self.persons().len() > 1;
        let name = self.name(seat);
        self.input.clear();
        let sentence = if goes_on {
            self.players.resize(usize::from(self.table.seats()), Player::Person);
            self.players[seat.index()] = Player::Bot(Bot::Level(Level::Scribe));
            say(self.lang, "time-up-bot", &[("seat", name.into())])
        } else {
            self.table.stop(EarlyEnd::TimedOut(seat)).expect("it is somebody's turn");
            say(self.lang, "time-up", &[("seat", name.into())])
        };
        self.settle();
        self.message = Some(sentence);
    }

    /// What the people at the keyboard have left, if there are clocks: a sign before the one whose time runs.
    pub(crate) fn times(&self) -> String {
        let Some(timing) = &self.timing else { return String::new() };
        let running = timing.clock.running().map(|running| running.seat);
        let persons = self.persons();
        let time = |seat: &Seat| {
            let left = tell(timing.clock.left(timing.pace, *seat, timing.now));
            let sign = if running == Some(*seat) { "▸" } else { "" };
            match persons.len() {
                1 => left,
                2 => format!("{} {sign}{left}", self.name(*seat)),
                _ => format!("{sign}{left}"),
            }
        };
        persons.iter().map(time).collect::<Vec<_>>().join("  ")
    }
}

impl Timing {
    /// The time of one seat stops, and that of another begins.
    fn pass_on(&mut self, to: Option<Seat>, why: Pause) {
        self.clock.stop(self.pace, self.now, why);
        let Some(seat) = to else { return };
        if why == Pause::TakenBack {
            // What the turn had earned goes with it.
            self.clock.charge(seat, self.pace.increment());
        }
        self.clock.start(self.pace, seat, self.now);
    }
}

/// `9:58`, or `1:02:03` with hours.
fn tell(left: i64) -> String {
    let seconds = left / 1_000;
    let (hours, minutes, seconds) = (seconds / 3_600, seconds / 60 % 60, seconds % 60);
    if hours > 0 { format!("{hours}:{minutes:02}:{seconds:02}") } else { format!("{minutes}:{seconds:02}") }
}
