//! The time that everybody has left.

use game::Seat;
use maud::{Markup, html};
use service::{Clock, DAY, Fall, Pace, Progress, Timed};

use super::fields;
use crate::frame::Frame;
use crate::pages::Seen;
use crate::pages::icons::icon;

const MINUTE: i64 = 60_000;
const HOUR: i64 = 60 * MINUTE;

/// What a seat has left, as long as the game goes on. The script goes on counting.
pub(super) fn draw(frame: &Frame<'_>, seen: &Seen<'_>, seat: Seat) -> Markup {
    let (now, table) = (frame.tables.time(), seen.snapshot);
    let (Some(timed), Some(left)) = (table.timed, table.time_left(seat, now)) else { return html! {} };
    if table.progress() != Progress::Playing || table.chairs[seat.index()].bot().is_some() {
        return html! {};
    }
    let running = table.clock.as_ref().and_then(Clock::running).filter(|running| running.seat == seat);
    let until = running.map(|running| running.until);
    let runs = if until.is_some() { "runs" } else { "rests" };
    let low = timed.pace.bank() / 10;
    let saved = table.clock.as_ref().map_or(0, |clock| clock.saved(seat));
    let reserve = if timed.pace.is_live() { 0 } else { saved };
    let is_by_days = !timed.pace.is_live();
    html! {
        div.clock.(runs).by-days[is_by_days].low[until.is_some() && left < low] role="timer" aria-label=(frame.say("clock", &[]))
            data-until=[until] data-low=(low) data-reserve=(reserve) data-own[seen.is_mine(seat)] {
            (tell_both(frame, left, reserve))
        }
    }
}

/// What is left of a turn itself, and then of the reserve, if it has one. A line breaks nowhere but between the two.
fn tell_both(frame: &Frame<'_>, left: i64, reserve: i64) -> String {
    let whole = |left| tell(frame, left).replace(' ', "\u{a0}");
    match left - reserve {
        turn if reserve > 0 && turn > 0 => format!("{} +\u{a0}{}", whole(turn), whole(reserve)),
        _ => whole(left),
    }
}

/// What everybody begins with and a turn adds, as in `10 min + 30 s` or `2 days a turn`.
pub(in crate::pages) fn name_pace(frame: &Frame<'_>, timed: Timed) -> String {
    match timed.pace {
        Pace::Live { bank, increment } if bank % 60 == 0 => {
            frame.say("tempo-live", &[("minutes", (bank / 60).into()), ("seconds", increment.into())])
        }
        Pace::Live { bank, increment } => {
            frame.say("tempo-short", &[("bank", bank.into()), ("seconds", increment.into())])
        }
        Pace::Days(days) => frame.say("tempo-days", &[("days", days.into())]),
    }
}

/// A time as people read it: under an hour in minutes and seconds, under a day in hours and minutes, above in days and hours.
pub(in crate::pages) fn tell(frame: &Frame<'_>, left: i64) -> String {
    let (days, hours, minutes) = (left / DAY, left % DAY / HOUR, left % HOUR / MINUTE);
    if days > 0 {
        frame.say("time-days", &[("days", days.into()), ("hours", hours.into())])
    } else if hours > 0 {
        frame.say("time-hours", &[("hours", hours.into()), ("minutes", minutes.into())])
    } else {
        format!("{minutes}:{:02}", left % MINUTE / 1000)
    }
}

/// What the script needs to go on counting, and the sentences that it says aloud.
pub(super) fn words(frame: &Frame<'_>, seen: &Seen<'_>) -> Markup {
    if seen.snapshot.timed.is_none() {
        return html! {};
    }
    html! {
        p #clock-words hidden data-now=(frame.tables.time()) data-days=(frame.say("time-days-short", &[]))
            data-hours=(frame.say("time-hours-short", &[])) data-minutes=(frame.say("time-minutes-short", &[]))
            data-minute=(frame.say("clock-minute", &[])) data-ten=(frame.say("clock-ten", &[])) {}
    }
}

/// Where that has to be said: that somebody's time is up, and a way to say so.
pub(super) fn claim(frame: &Frame<'_>, seen: &Seen<'_>) -> Markup {
    let table = seen.snapshot;
    let is_asked = table.timed.is_some_and(|timed| timed.fall == Fall::Claimed);
    let running = table.clock.as_ref().and_then(Clock::running).filter(|_| is_asked);
    let Some(running) = running.filter(|_| table.progress() == Progress::Playing && !seen.seats.is_empty())
    else {
        return html! {};
    };
    let is_hidden = running.until >= frame.tables.time();
    let about = if table.chairs.len() > 2 { "claim-about-more" } else { "claim-about" };
    html! {
        @if seen.is_mine(running.seat) {
            p.claim data-up=(running.until) hidden[is_hidden] { (frame.say("claim-own", &[])) }
        } @else {
            form.claim method="post" action=(seen.path("/claim")) data-up=(running.until) hidden[is_hidden] {
                (fields(seen))
                p { (frame.say(about, &[])) }
                button.btn { (frame.say("claim", &[])) }
            }
        }
    }
}

/// The reader's own time beside what they decide, where their seat may be out of sight.
pub(super) fn own(frame: &Frame<'_>, seen: &Seen<'_>) -> Markup {
    html! { @if let [seat] = seen.seats { div.own-clock { (draw(frame, seen, *seat)) } } }
}

/// How much time everybody will have, before the game.
pub(super) fn agreed(frame: &Frame<'_>, seen: &Seen<'_>) -> Markup {
    html! {
        @if let Some(timed) = seen.snapshot.timed {
            p.agreed {
                (icon("clock"))
                span {
                    (name_pace(frame, timed))
                    @match timed.fall {
                        Fall::Automatic => {}
                        Fall::Claimed => { " · " (frame.say("tempo-claim", &[])) }
                    }
                }
            }
        }
    }
}
