//! What the reader has planned, which nobody else sees.

use maud::{Markup, html};

use crate::frame::Frame;
use crate::pages::Seen;
use crate::pages::icons::icon;
use crate::pages::plan::name_step;

/// The plans that may still come to pass, and a way to make another; `None` for whoever cannot plan anything now.
pub(super) fn draw(frame: &Frame<'_>, seen: &Seen<'_>) -> Option<Markup> {
    let seat = seen.snapshot.may_plan(seen.seats)?;
    let plans = seen.snapshot.still_planned(seen.plans, seat);
    Some(html! { section.own-plans {
        h3.h3 { (frame.say("plan", &[])) }
        p.mut { (frame.say("plan-secret", &[])) }
        @if !plans.is_empty() {
            ul.plans {
                @for (number, line) in &plans {
                    li {
                        ol { @for step in *line { li { (name_step(frame, seen, seat, step)) } } }
                        form method="post" action=(seen.path("/plan")) data-plain {
                            button.btn.ic name="drop" value=(number) aria-label=(frame.say("plan-drop", &[])) title=(frame.say("plan-drop", &[])) {
                                (icon("close"))
                            }
                        }
                    }
                }
            }
            p.mut { (frame.say("plan-else", &[])) }
        }
        p { a.btn href=(seen.path("/plan")) { (frame.say("plan-make", &[])) } }
    } })
}
