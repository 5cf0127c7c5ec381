//! Quiet hours and vacation.

use maud::{Markup, html};
use service::{BeforeFlags, EARNED_IN, MOST_VACATION, Quiet, Resting, zones};

use super::narrow;
use crate::frame::Frame;
use crate::pages::table::{name_moment, name_quiet};

/// What most people choose, as long as they have chosen nothing.
const USUAL: [&str; 2] = ["23:00", "07:00"];

pub(crate) fn page(frame: &Frame<'_>, resting: &Resting) -> Markup {
    let title = frame.say("rest", &[]);
    let frame = &Frame {
        path: if frame.path.starts_with("/account/time?") { frame.path } else { "/account/time" },
        ..*frame
    };
    let body = html! {
        section.card.prose {
            h1 { (title) }
            p { (frame.say("rest.about", &[])) }
        }
        section.card.prose { (quiet(frame, resting)) }
        section.card.prose { (vacation(frame, resting)) }
    };
    narrow(frame, &title, &body)
}

fn quiet(frame: &Frame<'_>, resting: &Resting) -> Markup {
    let chosen = resting.rest.quiet.as_ref();
    let is_early = resting.changeable > resting.now;
    html! {
        h2 { (frame.say("rest-quiet", &[])) }
        p { (frame.say("rest-quiet.about", &[])) }
        @match chosen {
            Some(quiet) => p { b { (name_quiet(quiet)) } " " (place(quiet.zone())) },
            None => p { b { (frame.say("rest-quiet-unset", &[])) } },
        }
        @if is_early {
            p.mut { (frame.say("rest-quiet-from", &[("time", name_moment(frame, chosen, resting.changeable).into())])) }
        } @else {
            form.fields method="post" action="/account/quiet" {
                (hours(frame, chosen))
                p.mut { (frame.say("rest-quiet-once", &[])) }
                div.bt2 {
                    button.btn.pri { (frame.say("save", &[])) }
                    @if chosen.is_some() {
                        button.btn name="none" value="true" formnovalidate { (frame.say("rest-quiet-none", &[])) }
                    }
                }
            }
        }
    }
}

fn hours(frame: &Frame<'_>, chosen: Option<&Quiet>) -> Markup {
    let [from, to] = match chosen {
        Some(quiet) => [quiet.from(), quiet.to()],
        None => USUAL.map(str::to_owned),
    };
    html! {
        div.hours {
            div.field {
                label for="from" { (frame.say("rest-from", &[])) }
                input #from type="time" name="from" required value=(from);
            }
            div.field {
                label for="to" { (frame.say("rest-to", &[])) }
                input #to type="time" name="to" required value=(to);
            }
        }
        div.field {
            label for="zone" { (frame.say("rest-zone", &[])) }
            // The script chooses that of the browser, as long as nobody has chosen one.
            select #zone name="zone" data-zone[chosen.is_none()] {
                @for zone in zones() {
                    option value=(zone) selected[chosen.map_or("UTC", Quiet::zone) == zone] { (place(zone)) }
                }
            }
        }
    }
}

/// A time zone as people read it.
fn place(zone: &str) -> String {
    zone.replace('_', " ")
}

fn vacation(frame: &Frame<'_>, resting: &Resting) -> Markup {
    let (zone, now) = (resting.rest.quiet.as_ref(), resting.now);
    let days = resting.vacation.days(now);
    let most = [("earned", EARNED_IN.into()), ("most", MOST_VACATION.into())];
    html! {
        h2 { (frame.say("rest-vacation", &[])) }
        p { (frame.say("rest-vacation.about", &most)) }
        @if resting.vacation.is_on(now) {
            p { b { (frame.say("rest-until", &[("time", name_moment(frame, zone, resting.vacation.until).into())])) } }
        }
        p { (frame.say("rest-days-left", &[("count", days.into())])) }
        @if days > 0 {
            form.fields method="post" action="/account/vacation" {
                input type="hidden" name="seen" value=(resting.vacation.counted);
                div.field {
                    label for="days" { (frame.say("rest-days", &[])) }
                    input #days type="number" name="days" min="1" max=(days) value="1" required;
                }
                p.mut { (frame.say("rest-vacation-stays", &[])) }
                button.btn.pri { (frame.say("rest-go", &[])) }
            }
        }
        (before_flags(frame, resting.before_flags))
    }
}

fn before_flags(frame: &Frame<'_>, now: BeforeFlags) -> Markup {
    let (about, other, change) = match now {
        BeforeFlags::Taken => ("rest-automatic-on", BeforeFlags::Kept, "rest-automatic-stop"),
        BeforeFlags::Kept => ("rest-automatic-off", BeforeFlags::Taken, "rest-automatic-start"),
    };
    html! {
        h3 { (frame.say("rest-automatic", &[])) }
        p { (frame.say(about, &[])) }
        form method="post" action="/account/vacation" {
            button.btn name="before-flags" value=(other) { (frame.say(change, &[])) }
        }
    }
}
