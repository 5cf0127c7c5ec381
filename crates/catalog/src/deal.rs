//! Deals of a day: one for each game, the same for everybody at a server.

use std::fmt;
use std::ops::Range;
use std::str::FromStr;

use crate::fair::BadFair;

/// The deal of one game on one day. Its text stands for the id of the table in commitments and draws.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct DealId {
    /// The id of the game.
    pub game: String,
    /// The day.
    pub day: Day,
}

/// What a table has of a deal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Dealt {
    /// Which deal it is.
    pub deal: DealId,
    /// Whether its secret may be told.
    pub seal: Seal,
}

/// Whether the secret of a deal may be told. Unlike that of a table, it does not depend on the end of a game: as long as
/// the day lasts, others play the same deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Seal {
    /// Nobody may know it.
    Closed,
    /// Everybody may.
    Open,
}

/// A day of the calendar, by universal time, from 1970 to 9999.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Day(i32);

/// The seconds of a day.
const SECONDS: i64 = 86_400;

/// The days of 400 years, after which the calendar repeats itself.
const ERA: i32 = 146_097;

/// The days from the first of March of the year 0 to the first day of 1970. Years that begin in March have the odd day at
/// their end.
const BEFORE_1970: i32 = 719_468;

/// The last day of the year 9999.
const LAST: i32 = 2_932_896;

impl Day {
    /// The day at this time, in seconds since 1970.
    pub fn at(seconds: i64) -> Day {
        Day(seconds.div_euclid(SECONDS).clamp(0, i64::from(LAST)) as i32)
    }

    /// The day of a date, if there is one.
    pub fn of(year: i32, month: u32, day: u32) -> Option<Day> {
        if !(1970..=9999).contains(&year) || !(1..=12).contains(&month) || !(1..=31).contains(&day) {
            return None;
        }
        let year_from_march = if month > 2 { year } else { year - 1 };
        let (era, year_of_era) = (year_from_march / 400, year_from_march % 400);
        let day_of_year = (153 * ((month as i32 + 9) % 12) + 2) / 5 + day as i32 - 1;
        let day_of_era = year_of_era * 365 + year_of_era / 4 - year_of_era / 100 + day_of_year;
        let found = Day(era * ERA + day_of_era - BEFORE_1970);
        (found.date() == (year, month, day)).then_some(found)
    }

    /// Year, month and day of the month, the latter two from 1.
    pub fn date(self) -> (i32, u32, u32) {
        let days = self.0 + BEFORE_1970;
        let (era, day_of_era) = (days / ERA, days % ERA);
        let year_of_era =
            (day_of_era - day_of_era / 1_460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
        let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
        let month_from_march = (5 * day_of_year + 2) / 153;
        let day = day_of_year - (153 * month_from_march + 2) / 5 + 1;
        let month = if month_from_march < 10 { month_from_march + 3 } else { month_from_march - 9 };
        (era * 400 + year_of_era + i32::from(month <= 2), month as u32, day as u32)
    }

    /// The days since the first of January 1970.
    pub fn number(self) -> i32 {
        self.0
    }

    /// The day of the week, from 0 for Monday.
    pub fn weekday(self) -> u32 {
        (self.0 + 3).rem_euclid(7) as u32
    }

    /// When it begins, in seconds since 1970.
    pub fn begins(self) -> i64 {
        i64::from(self.0) * SECONDS
    }

    /// This many days later, or earlier; it stays within the calendar.
    #[must_use]
    pub fn later(self, days: i32) -> Day {
        Day(self.0.saturating_add(days).clamp(0, LAST))
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (year, month, day) = self.date();
        write!(f, "{year:04}-{month:02}-{day:02}")
    }
}

impl FromStr for Day {
    type Err = BadFair;

    /// One day has one text.
    fn from_str(text: &str) -> Result<Day, BadFair> {
        let wrong = BadFair("a day is written like 2026-11-16");
        let is_sign = |(index, byte): (usize, u8)| match index {
            4 | 7 => byte == b'-',
            _ => byte.is_ascii_digit(),
        };
        if text.len() != 10 || !text.bytes().enumerate().all(is_sign) {
            return Err(wrong);
        }
        let number = |range: Range<usize>| text[range].parse::<u32>().map_err(|_| wrong);
        Day::of(number(0..4)? as i32, number(5..7)?, number(8..10)?).ok_or(wrong)
    }
}

impl fmt::Display for DealId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.game, self.day)
    }
}

impl FromStr for DealId {
    type Err = BadFair;

    fn from_str(text: &str) -> Result<DealId, BadFair> {
        let wrong = BadFair("a deal is the id of a game, a hyphen and a day, like imhotep-duel-2026-11-16");
        let at = text.len().checked_sub(11).filter(|at| text.is_char_boundary(*at)).ok_or(wrong)?;
        let (game, day) = text.split_at(at);
        let day = day.strip_prefix('-').ok_or(wrong)?.parse().map_err(|_| wrong)?;
        let is_game = !game.is_empty() && game.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-');
        if is_game { Ok(DealId { game: game.to_owned(), day }) } else { Err(wrong) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_follow_each_other_through_the_whole_calendar() {
        let lengths = |year: i32| {
            let is_leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
            [31, if is_leap { 29 } else { 28 }, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        };
        let mut number = 0;
        for year in 1970..=9999 {
            for (month, length) in (1..).zip(lengths(year)) {
                for day in 1..=length {
                    let found = Day::of(year, month, day).unwrap();
                    assert_eq!((found.number(), found.date()), (number, (year, month, day)));
                    number += 1;
                }
                assert_eq!(Day::of(year, month, length + 1), None);
            }
        }
        assert_eq!(number - 1, LAST);
    }

    #[test]
    fn a_day_is_read_as_it_is_written_and_nothing_else_is_one() {
        let day: Day = "2026-11-16".parse().unwrap();
        assert_eq!((day.to_string().as_str(), day.weekday()), ("2026-11-16", 0), "a Monday");
        assert_eq!(Day::at(day.begins() - 1).to_string(), "2026-11-15");
        assert_eq!(Day::at(day.begins() + 86_399), day);
        assert_eq!((Day::at(i64::MIN), Day::at(i64::MAX).to_string().as_str()), (Day(0), "9999-12-31"));
        assert_eq!(day.later(1).to_string(), "2026-11-17");
        for wrong in [
            "",
            "2026-1-16",
            "2026-02-29",
            "2026-13-01",
            "2026-00-10",
            "1969-12-31",
            "+026-11-16",
            "2026-11-1é",
            "2026/11/16",
        ] {
            assert!(wrong.parse::<Day>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_deal_is_read_as_it_is_written_and_nothing_else_is_one() {
        let deal: DealId = "imhotep-duel-2026-11-16".parse().unwrap();
        assert_eq!(
            (deal.game.as_str(), deal.to_string().as_str()),
            ("imhotep-duel", "imhotep-duel-2026-11-16")
        );
        for wrong in [
            "",
            "2026-11-16",
            "-2026-11-16",
            "Duel-2026-11-16",
            "duel-2026-11-31",
            "duel 2026-11-16",
            "é-2026-11-16",
        ] {
            assert!(wrong.parse::<DealId>().is_err(), "{wrong}");
        }
    }
}
