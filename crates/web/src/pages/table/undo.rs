//! Taking back: freely, by asking, or not at all, in which case the button says why.

use maud::{Markup, html};

use super::fields;
use crate::frame::Frame;
use crate::pages::Seen;
use crate::pages::icons::icon;

/// What the undo button does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Undo {
    /// The reader does not play.
    Absent,
    /// It takes the last decision back right away.
    Free,
    /// Somebody else has decided since and will be asked.
    Request,
    /// Somebody else has already been asked.
    Asked,
    /// Something has been drawn or revealed since.
    Shown,
    /// Nothing has been decided yet.
    Nothing,
    /// It is a first try at a daily deal.
    FirstTry,
    /// It counts for ratings.
    Rated,
}

impl Undo {
    pub(super) fn of(seen: &Seen<'_>) -> Undo {
        let Some(game) = seen.game().filter(|_| !seen.seats.is_empty()) else { return Undo::Absent };
        if seen.snapshot.counts() {
            return Undo::FirstTry;
        }
        if seen.snapshot.is_rated() {
            return Undo::Rated;
        }
        if seen.snapshot.undo_request.as_ref().is_some_and(|request| seen.is_mine(request.by)) {
            return Undo::Asked;
        }
        let actors = |first| game.steps_from(first).into_iter().filter_map(|step| step.actor);
        match seen.seats.iter().filter_map(|seat| seen.snapshot.undoable(*seat)).min() {
            Some(steps) => {
                let asks_nobody =
                    |seat| seen.is_mine(seat) || seen.snapshot.chairs[seat.index()].bot().is_some();
                let own = &seen.snapshot.chairs[seen.seats[0].index()].sitter;
                let is_free =
                    actors(game.steps() - steps).all(asks_nobody) && seen.snapshot.asks_nobody(own, 0);
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
            Undo::FirstTry => disabled(frame, &frame.say("problem-first-try", &[])),
            Undo::Rated => disabled(frame, &frame.say("problem-rated-help", &[])),
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

/// It can have the focus, so that people can find out why it is disabled.
fn disabled(frame: &Frame<'_>, why: &str) -> Markup {
    html! {
        div.undo {
            button.btn #undo type="button" aria-disabled="true" title=(why) data-why=(why) {
                (icon("undo"))
                span { (frame.say("undo", &[])) }
                span.sr { (frame.lang.colon()) (why) }
            }
        }
    }
}
