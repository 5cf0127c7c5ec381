//! Days and times in words.

use catalog::Day;
use service::Deal;

use super::Daily;
use crate::frame::Frame;

/// A day without its year.
pub(in crate::pages) fn name(frame: &Frame<'_>, day: Day) -> String {
    let (_, month, number) = day.date();
    frame.say("daily-date", &[("day", (number as usize).into()), ("month", month_name(frame, month).into())])
}

/// A month with its year.
pub(in crate::pages) fn name_month(frame: &Frame<'_>, first: Day) -> String {
    let (year, month, _) = first.date();
    frame.say("daily-month", &[("month", month_name(frame, month).into()), ("year", year.to_string().into())])
}

fn month_name(frame: &Frame<'_>, month: u32) -> String {
    let names = frame.say("daily-months", &[]);
    names.split(", ").nth(month as usize - 1).unwrap_or_default().to_owned()
}

/// The days of the week, from Monday, in two letters or so.
pub(super) fn weekdays(frame: &Frame<'_>) -> Vec<String> {
    frame.say("daily-weekdays", &[]).split(", ").map(str::to_owned).collect()
}

/// How long it is until the next deal.
pub(super) fn until_next(frame: &Frame<'_>, daily: &Daily<'_>) -> String {
    let minutes = (daily.today.later(1).begins() - daily.now).max(0) / 60;
    let (hours, minutes) = (minutes / 60, minutes % 60);
    frame
        .say("daily-next-in", &[("hours", hours.to_string().into()), ("minutes", minutes.to_string().into())])
}

/// When a deal was sealed: the day before, unless the server was not there then.
pub(super) fn sealed(frame: &Frame<'_>, deal: &Deal) -> String {
    let seconds = deal.sealed.rem_euclid(86_400);
    let time = format!("{:02}:{:02}", seconds / 3_600, seconds / 60 % 60);
    let key = if Day::at(deal.sealed) < deal.day { "daily-sealed" } else { "daily-sealed-late" };
    frame.say(key, &[("date", name(frame, Day::at(deal.sealed)).into()), ("time", time.into())])
}
