//! Time at tables where a turn has days: reserves, who is on vacation, when nothing falls due, and a day as a gift.

use catalog::Day;
use game::Seat;
use maud::{Markup, html};
use service::{Clock, Quiet, Rest, Sitter};

use super::clock::{name_pace, tell};
use super::{fields, plans};
use crate::frame::Frame;
use crate::pages::Seen;
use crate::pages::daily::name_day;
use crate::pages::icons::icon;
use crate::pages::names::name_sitter;

/// What there is to know about everybody's time; `None` where a turn has no days.
pub(super) fn draw(frame: &Frame<'_>, seen: &Seen<'_>) -> Option<Markup> {
    let table = seen.snapshot;
    let (timed, clock) = (table.timed.filter(|_| table.is_by_days())?, table.clock.as_ref()?);
    let people: Vec<Seat> = Seat::all(table.chairs.len() as u8)
        .filter(|seat| table.chairs[seat.index()].bot().is_none())
        .collect();
    let own = own_rest(seen);
    let zone = own.and_then(|rest| rest.quiet.as_ref());
    Some(html! { div.timing {
        dl.times {
            div { dt { (frame.say("rest-pace", &[])) } dd { (name_pace(frame, timed)) } }
            @if let Some(running) = clock.running() {
                div { dt { (frame.say("rest-due", &[])) } dd { (name_moment(frame, zone, running.until)) } }
            }
            @for seat in &people {
                @let name = name_sitter(frame, table, *seat);
                div { dt { (frame.say("rest-reserve", &[("name", name.into())])) } dd { (tell(frame, clock.saved(*seat).max(0))) } }
            }
            @if let Some(quiet) = zone {
                div { dt { (frame.say("rest-quiet-own", &[])) } dd { (name_quiet(quiet)) } }
            }
        }
        (away(frame, seen, &people, zone))
        @if own.is_some() && frame.signed_in.is_some() {
            p { a href="/account/time" { (frame.say("rest", &[])) } }
        }
        @if let Some(plans) = plans::draw(frame, seen) { (plans) }
    } })
}

/// Who is on vacation, and until when.
fn away(frame: &Frame<'_>, seen: &Seen<'_>, people: &[Seat], zone: Option<&Quiet>) -> Markup {
    let (table, now) = (seen.snapshot, frame.tables.time());
    let rest = |seat: &Seat| &table.chairs[seat.index()].rest;
    html! {
        @for seat in people.iter().filter(|seat| rest(seat).is_away(now)) {
            @let until = name_moment(frame, zone, rest(seat).away_until);
            p.resting { (icon("clock")) span { (frame.say("rest-away", &[("name", name_sitter(frame, table, *seat).into()), ("time", until.into())])) } }
        }
    }
}

/// The reader's own.
fn own_rest<'a>(seen: &Seen<'a>) -> Option<&'a Rest> {
    seen.seats.first().map(|seat| &seen.snapshot.chairs[seat.index()].rest)
}

/// A way to give a day to whoever is to decide.
pub(super) fn gift(frame: &Frame<'_>, seen: &Seen<'_>) -> Markup {
    let table = seen.snapshot;
    let running = table.clock.as_ref().and_then(Clock::running).filter(|_| table.may_give_day(seen.seats));
    html! {
        @if let Some(running) = running {
            @let name = name_sitter(frame, table, running.seat);
            form.gift method="post" action=(seen.path("/gift")) {
                (fields(seen))
                button.btn title=(frame.say("rest-give.about", &[("name", name.into())])) {
                    (icon("clock")) span { (frame.say("rest-give", &[])) }
                }
            }
        }
    }
}

/// Who has given a day in this turn.
pub(super) fn given(frame: &Frame<'_>, seen: &Seen<'_>) -> Markup {
    let table = seen.snapshot;
    let is_here =
        |seat: &&Seat| matches!(table.chairs[seat.index()].sitter, Sitter::Guest(_) | Sitter::Program(_));
    html! {
        @for seat in table.gifts.iter().filter(is_here) {
            p.resting { (icon("clock")) span { (frame.say("rest-given", &[("name", name_sitter(frame, table, *seat).into())])) } }
        }
    }
}

/// Hours as in `23:00–07:00`.
pub(in crate::pages) fn name_quiet(quiet: &Quiet) -> String {
    format!("{}–{}", quiet.from(), quiet.to())
}

/// A moment in words, by the clock of the reader's time zone if it is known.
pub(in crate::pages) fn name_moment(frame: &Frame<'_>, zone: Option<&Quiet>, time: i64) -> String {
    let seconds = zone.map_or(time.div_euclid(1_000), |zone| zone.local(time));
    let of_day = seconds.rem_euclid(86_400);
    let hour = format!("{:02}:{:02}", of_day / 3_600, of_day / 60 % 60);
    let key = if zone.is_some() { "rest-moment" } else { "rest-moment-utc" };
    frame.say(key, &[("date", name_day(frame, Day::at(seconds)).into()), ("time", hour.into())])
}
