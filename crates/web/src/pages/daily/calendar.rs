//! The days of a month, and how much better or worse than the computer player the reader was on each.

use catalog::Day;
use maud::{Markup, html};
use service::CalendarDay;

use super::summary::signed;
use super::{Daily, address, dates};
use crate::frame::Frame;
use crate::pages::icons::icon;

pub(super) fn draw(frame: &Frame<'_>, daily: &Daily<'_>) -> Markup {
    let (first, days) = daily.month;
    let length = length(first);
    html! {
        section.card.pnl.day-calendar #calendar {
            header {
                h2.h2 { (dates::name_month(frame, first)) }
                nav {
                    (other_month(frame, daily, first.later(-1), "left"))
                    @if first.later(length) <= daily.today { (other_month(frame, daily, first.later(length), "right")) }
                }
            }
            table.month {
                thead { tr { @for name in dates::weekdays(frame) { th scope="col" { (name) } } } }
                tbody {
                    @for week in weeks(first, length) {
                        tr { @for day in week { td { @if let Some(day) = day { (draw_day(frame, daily, days, day)) } } } }
                    }
                }
            }
            p.mut { (frame.say("daily-calendar", &[])) }
        }
    }
}

fn draw_day(frame: &Frame<'_>, daily: &Daily<'_>, days: &[CalendarDay], day: Day) -> Markup {
    let (_, _, number) = day.date();
    let Some(found) = days.iter().find(|found| found.day == day) else {
        return html! { span { (number) } };
    };
    let better = found.own.zip(found.player).map(|(own, player)| own - player);
    let class = match better {
        Some(1..) => "won",
        Some(..0) => "lost",
        Some(0) => "level",
        None => "",
    };
    html! {
        a class=(class) href=(address(daily.deal.entry, day)) aria-label=(label(frame, day, better))
            aria-current=[(day == daily.deal.day).then_some("date")] {
            (number)
            @if let Some(better) = better { b { (signed(better)) } }
        }
    }
}

fn label(frame: &Frame<'_>, day: Day, better: Option<i32>) -> String {
    let date = dates::name(frame, day);
    match better {
        Some(better) => format!("{date}{}{}", frame.lang.colon(), signed(better)),
        None => date,
    }
}

fn other_month(frame: &Frame<'_>, daily: &Daily<'_>, day: Day, sign: &str) -> Markup {
    let (year, month, _) = day.date();
    let name = dates::name_month(frame, day);
    let here = address(daily.deal.entry, daily.deal.day);
    html! {
        a.ib href={ (here) "?month=" (format!("{year:04}-{month:02}")) "#calendar" } aria-label=(name) title=(name) { (icon(sign)) }
    }
}

/// How many days a month has.
pub(super) fn length(first: Day) -> i32 {
    let (_, month, _) = first.date();
    (28..=31).rev().find(|last| first.later(last - 1).date().1 == month).unwrap_or(28)
}

/// The days of a month by weeks, from Monday, with gaps before the first and after the last.
fn weeks(first: Day, length: i32) -> Vec<Vec<Option<Day>>> {
    let gap = first.weekday() as i32;
    let day = |place: i32| (0..length).contains(&(place - gap)).then(|| first.later(place - gap));
    let places: Vec<i32> = (0..(gap + length + 6) / 7 * 7).collect();
    places.chunks(7).map(|week| week.iter().map(|place| day(*place)).collect()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_month_fills_whole_weeks_in_order() {
        for (text, days, count) in
            [("2026-11-01", 30, 6), ("2027-02-01", 28, 4), ("2028-02-01", 29, 5), ("1970-01-01", 31, 5)]
        {
            let first: Day = text.parse().unwrap();
            assert_eq!(length(first), days, "{text}");
            let weeks = weeks(first, days);
            assert_eq!(weeks.len(), count, "{text}");
            assert!(weeks.iter().all(|week| week.len() == 7));
            let found: Vec<Day> = weeks.into_iter().flatten().flatten().collect();
            assert_eq!(found.len() as i32, days);
            assert!(found.windows(2).all(|pair| pair[0].later(1) == pair[1]));
        }
    }
}
