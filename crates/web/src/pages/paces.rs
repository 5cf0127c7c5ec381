//! How much time everybody has for a game, as forms ask for it.

use maud::{Markup, html};
use service::{Fall, MOST_DAYS, Pace, Timed, USUAL_LIVE};

use super::table::name_pace;
use crate::frame::Frame;

/// The value for a bank and an increment of one's own.
pub(crate) const OWN: &str = "own";

/// The paces that every form offers: the usual banks, and any number of days.
pub(super) fn offered() -> impl Iterator<Item = Pace> {
    let live = USUAL_LIVE.map(|(bank, increment)| Pace::Live { bank, increment });
    live.into_iter().chain((1..=MOST_DAYS).map(Pace::Days))
}

/// The entries for these in a drop-down list.
pub(super) fn entries(frame: &Frame<'_>, chosen: &str) -> Markup {
    html! {
        @for pace in offered() {
            option value=(pace) selected[pace.to_string() == chosen] { (name(frame, pace)) }
        }
    }
}

/// The entry for one's own, after the others.
pub(super) fn own_entry(frame: &Frame<'_>, chosen: &str) -> Markup {
    html! { option value=(OWN) selected[chosen == OWN] { (frame.say("tempo-own", &[])) } }
}

/// What is asked of whoever chooses their own, with what was typed before.
pub(super) fn own(frame: &Frame<'_>, minutes: &str, seconds: &str) -> Markup {
    html! {
        div.own-pace data-when={ "clock " (OWN) } {
            label { (frame.say("tempo-minutes", &[])) input type="number" name="minutes" min="1" max="180" value=(minutes); }
            label { (frame.say("tempo-seconds", &[])) input type="number" name="seconds" min="0" max="600" value=(seconds); }
        }
    }
}

/// What is there at first.
pub(super) const USUAL_OWN: [&str; 2] = ["15", "20"];

pub(super) fn name(frame: &Frame<'_>, pace: Pace) -> String {
    name_pace(frame, Timed { pace, fall: Fall::Automatic })
}
