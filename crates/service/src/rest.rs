//! When nothing is to fall due for somebody: quiet hours in their own time zone, and vacation.

use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use jiff::tz::TimeZone;
use jiff::{Timestamp, Zoned};

/// The longest quiet hours, in minutes. Much less than the time after which they may be changed, or somebody could put off
/// the end of their time again and again.
const LONGEST: u16 = 12 * 60;

/// The minutes of a day.
const DAY: u16 = 24 * 60;

/// When nothing is to fall due for somebody.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Rest {
    /// On every day.
    pub quiet: Option<Quiet>,
    /// Until when they are on vacation, in milliseconds since 1970 by the clock of the store; 0 if they never were.
    pub away_until: i64,
}

/// Hours of every day, such as `23:00-07:00 Europe/Budapest`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Quiet {
    /// The first and the last minute of the day; the last one may be on the next day.
    from: u16,
    to: u16,
    zone: String,
}

/// A text that cannot be quiet hours.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BadQuiet;

impl Rest {
    /// As the store has it beside a chair.
    pub(crate) fn read(text: &str) -> Rest {
        let (quiet, away_until) = text.split_once(';').unwrap_or((text, ""));
        Rest { quiet: quiet.parse().ok(), away_until: away_until.parse().unwrap_or(0) }
    }

    /// Whether somebody is on vacation.
    pub fn is_away(&self, now: i64) -> bool {
        self.away_until > now
    }

    /// A time, or the end of the quiet hours that it is in.
    pub(crate) fn after_quiet(&self, time: i64) -> i64 {
        self.quiet.as_ref().map_or(time, |quiet| quiet.after(time))
    }
}

impl Quiet {
    /// Hours such as `23:00` and `07:00` in a time zone.
    pub fn new(from: &str, to: &str, zone: &str) -> Result<Quiet, BadQuiet> {
        let (from, to) = (read_minute(from)?, read_minute(to)?);
        let length = (to + DAY - from) % DAY;
        let is_known = ZONES.iter().any(|known| known == zone);
        if !(1..=LONGEST).contains(&length) || !is_known {
            return Err(BadQuiet);
        }
        Ok(Quiet { from, to, zone: zone.to_owned() })
    }

    /// When they begin, as in `23:00`.
    pub fn from(&self) -> String {
        write_minute(self.from)
    }

    /// When they end.
    pub fn to(&self) -> String {
        write_minute(self.to)
    }

    /// The time zone.
    pub fn zone(&self) -> &str {
        &self.zone
    }

    /// What a clock there says at a time, in seconds since 1970 as if there were only that time zone.
    pub fn local(&self, time: i64) -> i64 {
        let offset = self.there(time).map_or(0, |there| i64::from(there.offset().seconds()));
        time.div_euclid(1_000) + offset
    }

    /// A time, or the end of the hours if it is in them.
    fn after(&self, time: i64) -> i64 {
        self.end_around(time).map_or(time, |end| end.max(time))
    }

    fn end_around(&self, time: i64) -> Option<i64> {
        let there = self.there(time)?;
        let minute = u16::try_from(i16::from(there.hour()) * 60 + i16::from(there.minute())).ok()?;
        let is_within = if self.from < self.to {
            (self.from..self.to).contains(&minute)
        } else {
            minute >= self.from || minute < self.to
        };
        if !is_within {
            return None;
        }
        let day = if minute < self.to { there.date() } else { there.date().tomorrow().ok()? };
        let (hour, minute) = (i8::try_from(self.to / 60).ok()?, i8::try_from(self.to % 60).ok()?);
        let end = day.at(hour, minute, 0, 0).to_zoned(there.time_zone().clone()).ok()?;
        Some(end.timestamp().as_millisecond())
    }

    fn there(&self, time: i64) -> Option<Zoned> {
        let zone = TimeZone::get(&self.zone).ok()?;
        Some(Timestamp::from_millisecond(time).ok()?.to_zoned(zone))
    }
}

/// The names of all time zones that are called after a place, and that of none.
pub fn zones() -> &'static [String] {
    &ZONES
}

static ZONES: LazyLock<Vec<String>> = LazyLock::new(|| {
    const PARTS: [&str; 9] =
        ["Africa", "America", "Antarctica", "Asia", "Atlantic", "Australia", "Europe", "Indian", "Pacific"];
    let is_place =
        |name: &String| name == "UTC" || name.split_once('/').is_some_and(|(part, _)| PARTS.contains(&part));
    let mut zones: Vec<String> =
        jiff::tz::db().available().map(|name| name.as_str().to_owned()).filter(is_place).collect();
    zones.sort();
    zones
});

/// A minute of the day, as in `07:05`.
fn read_minute(text: &str) -> Result<u16, BadQuiet> {
    let number = |text: &str, most: u16| match text.as_bytes() {
        [b'0'..=b'9', b'0'..=b'9'] => text.parse::<u16>().ok().filter(|number| *number < most),
        _ => None,
    };
    let (hour, minute) = text.split_once(':').ok_or(BadQuiet)?;
    Ok(number(hour, 24).ok_or(BadQuiet)? * 60 + number(minute, 60).ok_or(BadQuiet)?)
}

fn write_minute(minute: u16) -> String {
    format!("{:02}:{:02}", minute / 60, minute % 60)
}

impl fmt::Display for Quiet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{} {}", self.from(), self.to(), self.zone)
    }
}

impl FromStr for Quiet {
    type Err = BadQuiet;

    fn from_str(text: &str) -> Result<Quiet, BadQuiet> {
        let (hours, zone) = text.split_once(' ').ok_or(BadQuiet)?;
        let (from, to) = hours.split_once('-').ok_or(BadQuiet)?;
        Quiet::new(from, to, zone)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn time(text: &str) -> i64 {
        text.parse::<Timestamp>().unwrap().as_millisecond()
    }

    #[test]
    fn quiet_hours_are_read_as_they_are_written() {
        for text in ["23:00-07:00 Europe/Budapest", "00:00-12:00 UTC", "13:30-14:00 America/New_York"] {
            assert_eq!(text.parse::<Quiet>().unwrap().to_string(), text);
        }
        for wrong in [
            "",
            "23:00-07:00",
            "23:00-07:00 Nowhere/City",
            "23:00-07:00 ../etc/passwd",
            "24:00-07:00 UTC",
            "7:00-08:00 UTC",
            "07:00-07:00 UTC",
            "07:00-19:01 UTC",
            "+1:00-03:00 UTC",
            "01:60-03:00 UTC",
            "01:00 UTC",
        ] {
            assert_eq!(wrong.parse::<Quiet>(), Err(BadQuiet), "{wrong}");
        }
    }

    #[test]
    fn what_would_fall_due_in_quiet_hours_falls_due_when_they_end() {
        let check = |quiet: &str, due: &str, then: &str| {
            let rest = Rest { quiet: Some(quiet.parse().unwrap()), away_until: 0 };
            assert_eq!(rest.after_quiet(time(due)), time(then), "{quiet}, {due}");
        };
        let night = "23:00-07:00 Europe/Budapest";
        check(night, "2026-01-10T21:59:59Z", "2026-01-10T21:59:59Z");
        check(night, "2026-01-10T22:00:00Z", "2026-01-11T06:00:00Z");
        check(night, "2026-01-11T05:59:59.5Z", "2026-01-11T06:00:00Z");
        check(night, "2026-01-11T06:00:00Z", "2026-01-11T06:00:00Z");
        // In summer it is an hour later there.
        check(night, "2026-07-10T21:00:00Z", "2026-07-11T05:00:00Z");
        // The night in which an hour is left out, and the one that has an hour more.
        check(night, "2026-03-28T23:00:00Z", "2026-03-29T05:00:00Z");
        check(night, "2026-10-24T23:00:00Z", "2026-10-25T06:00:00Z");
        // The end itself is left out on one day of the year.
        check("01:00-02:30 Europe/Budapest", "2026-03-29T00:30:00Z", "2026-03-29T01:30:00Z");
        check("13:00-14:00 America/New_York", "2026-01-10T18:30:00Z", "2026-01-10T19:00:00Z");
    }

    #[test]
    fn a_rest_that_cannot_be_read_is_none() {
        assert_eq!(Rest::read("23:00-07:00 Nowhere;x"), Rest::default());
        assert_eq!(Rest::read(""), Rest::default());
        let rest = Rest::read(";12345");
        assert!(rest.quiet.is_none() && rest.is_away(12_344) && !rest.is_away(12_345));
    }
}
