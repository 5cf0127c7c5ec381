//! Taking back: free, by asking, or not at all, and then the button says why.

use maud::{Markup, html};

use super::fields;
use crate::frame::Frame;
use crate::pages::Seen;
use crate::pages::icons::icon;

/// What the button for taking back can do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Undo {
    /// Whoever looks does not play.
    Absent,
    /// The last decision is taken back at once.
    Free,
    /// Somebody else has decided since, and is asked.
    Request,
    /// Somebody else has been asked.
    Asked,
    /// Something was drawn or shown since.
    Shown,
    /// Nothing was decided yet.
    Nothing,
}

impl Undo {
    pub(super) fn of(seen: &Seen<'_>) -> Undo {
        let Some(game) = seen.game().filter(|_| !seen.seats.is_empty()) else { return Undo::Absent };
        if seen.snapshot.undo_request.as_ref().is_some_and(|request| seen.is_mine(request.by)) {
            return Undo::Asked;
        }
        let actors = |first| game.steps_from(first).into_iter().filter_map(|step| step.actor);
        match seen.seats.iter().filter_map(|seat| seen.snapshot.undoable(*seat)).min() {
            Some(steps) => {
                let asks_nobody =
                    |seat| seen.is_mine(seat) || seen.snapshot.chairs[seat.index()].bot().is_some();
                let is_free = actors(game.steps() - steps).all(asks_nobody);
                if is_free { Undo::Free } else { Undo::Request }
            }
            None if actors(seen.snapshot.opening.len()).any(|seat| seen.is_mine(seat)) => Undo::Shown,
            None => Undo::Nothing,
        }
    }

    pub(super) fn button(self, frame: &Frame<'_>, seen: &Seen<'_>) -> Markup {
        match self {
            Undo::Absent => html! {},
            Undo::Free => active(seen, &frame.say("undo", &[])),
            Undo::Request => active(seen, &frame.say("undo-request", &[])),
            Undo::Asked => disabled(frame, &frame.say("undo-asked", &[])),
            Undo::Shown => disabled(frame, &frame.say("problem-undo-draw", &[])),
            Undo::Nothing => disabled(frame, &frame.say("problem-undo-nothing", &[])),
        }
    }
}

fn active(seen: &Seen<'_>, name: &str) -> Markup {
    html! {
        form.undo method="post" action=(seen.path("/undo")) {
            (fields(seen))
            button.btn #undo { (icon("undo")) span { (name) } }
        }
    }
}

/// It can have the focus, so that one can find out why it does nothing.
fn disabled(frame: &Frame<'_>, why: &str) -> Markup {
    html! {
        div.undo {
            button.btn #undo type="button" aria-disabled="true" title=(why) data-why=(why) {
                (icon("undo"))
                span { (frame.say("undo", &[])) }
                span.sr { ": " (why) }
            }
        }
    }
}
