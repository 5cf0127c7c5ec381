//! A month of the finished games that everybody may look up, to be passed on: without names, addresses and times of day. What
//! is written is read again, into the same program elsewhere.

mod lines;
mod reading;
mod writing;

use std::fmt;
use std::str::FromStr;

use catalog::Day;
use game::Record;

pub use reading::import_dump;
pub use writing::{Dumping, dump, write_begin, write_end, write_game};

use crate::tables::{GameEnd, SeatResult};

/// A month by the calendar.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Month {
    first: Day,
    next: Day,
}

impl Month {
    /// From when until when, in seconds since 1970.
    fn span(self) -> (i64, i64) {
        (self.first.begins(), self.next.begins())
    }

    fn has(self, day: Day) -> bool {
        (self.first..self.next).contains(&day)
    }
}

impl fmt::Display for Month {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (year, month, _) = self.first.date();
        write!(f, "{year:04}-{month:02}")
    }
}

impl FromStr for Month {
    type Err = String;

    fn from_str(text: &str) -> Result<Month, String> {
        let wrong = || format!("a month is written like 2026-11, not `{text}`");
        let first: Day = format!("{text}-01").parse().map_err(|_| wrong())?;
        let (year, month, _) = first.date();
        let (year, month) = if month == 12 { (year + 1, 1) } else { (year, month + 1) };
        Ok(Month { first, next: Day::of(year, month, 1).ok_or_else(wrong)? })
    }
}

/// A game of a dump.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DumpedGame {
    /// Its record, with nothing that says whose it was.
    pub record: Record,
    /// The day on which it ended.
    pub day: Day,
    /// How it ended.
    pub ended: GameEnd,
    /// Whether it counted for ratings.
    pub is_rated: bool,
    /// How many decisions were made.
    pub decisions: i64,
    /// How many of the first steps were copied from another game.
    pub copied: usize,
    /// Who played, seat by seat.
    pub seats: Vec<DumpedSeat>,
}

/// Who played on a seat, and what came of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DumpedSeat {
    /// Who.
    pub player: DumpedPlayer,
    /// The rating when the game ended, in thousandths of a point.
    pub rating: Option<i64>,
    /// Its deviation; computer players have none.
    pub deviation: Option<i64>,
    /// The points at the end.
    pub points: i64,
    /// The rank from 0, if the game was played to its end.
    pub rank: Option<i64>,
    /// What came of it.
    pub result: Option<SeatResult>,
}

/// Who played a game of a dump.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DumpedPlayer {
    /// Somebody with an account, by a number that is the same in the whole dump and means nothing elsewhere.
    Numbered(u64),
    /// Somebody without an account, or whose account is gone.
    Guest,
    /// A program.
    Program,
    /// A computer player.
    Bot(String),
    /// Somebody who left, so that a computer player went on for them.
    Left,
}

impl DumpedPlayer {
    /// What kind of player it is.
    pub fn kind(&self) -> &'static str {
        match self {
            DumpedPlayer::Numbered(_) => "person",
            DumpedPlayer::Guest => "guest",
            DumpedPlayer::Program => "program",
            DumpedPlayer::Bot(_) => "bot",
            DumpedPlayer::Left => "left",
        }
    }
}

impl fmt::Display for DumpedPlayer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DumpedPlayer::Numbered(number) => write!(f, "#{number}"),
            DumpedPlayer::Bot(bot) => f.write_str(bot),
            DumpedPlayer::Guest | DumpedPlayer::Program | DumpedPlayer::Left => f.write_str(self.kind()),
        }
    }
}

/// The first line of a dump, without its number.
const MAGIC: &str = "akhet-dump";

/// The version of the format.
const VERSION: &str = "1";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_month_has_its_days_and_no_others() {
        for (text, days) in [("2026-11", 30), ("2026-12", 31), ("2028-02", 29), ("2026-02", 28)] {
            let month: Month = text.parse().unwrap();
            assert_eq!(month.to_string(), text);
            let (from, to) = month.span();
            assert_eq!((to - from) / 86_400, days, "{text}");
            assert!(month.has(month.first) && !month.has(month.next));
        }
        for wrong in ["", "2026", "2026-13", "2026-00", "26-11", "2026-11-01", "2026-1"] {
            assert!(wrong.parse::<Month>().is_err(), "{wrong}");
        }
    }
}
