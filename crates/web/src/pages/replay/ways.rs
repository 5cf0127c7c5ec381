//! Where to go from a position: to others, along a line, to another viewpoint, or away with it in a file.

use catalog::Table;
use game::{Seat, Viewer};
use maud::{Markup, html};

use super::super::table::{self, pace};
use super::super::{Seen, from_here, icons::icon, names::name_sitter, review::Line, what};
use super::{address, stops};
use crate::frame::Frame;

/// Steps through a line that was not played.
pub(super) fn line_controls(
    frame: &Frame<'_>,
    seen: &Seen<'_>,
    step: usize,
    at: usize,
    line: &Line,
) -> Markup {
    let here = format!("{}{step}", address(seen, "/replay", seen.viewer));
    let before = if at > 1 { format!("{here}&line={}", at - 1) } else { here.clone() };
    let after = (at < line.len()).then(|| format!("{here}&line={}", at + 1));
    html! {
        nav.rnav aria-labelledby="could" {
            (could(frame, seen, at, line))
            (way("left", Some(before), &frame.say("replay-back", &[])))
            (way("right", after, &frame.say("replay-on", &[])))
            (what::button(frame))
            a.btn.pri href=(here) { (frame.say("line-leave", &[])) }
        }
    }
}

/// That the board shows what was not played, which move it is, and at the last one why there are no more.
fn could(frame: &Frame<'_>, seen: &Seen<'_>, at: usize, line: &Line) -> Markup {
    let made = line.name(frame, at, |seat| name_sitter(frame, seen.snapshot, seat)).unwrap_or_default();
    let values = [("number", at.into()), ("all", line.len().into()), ("move", made.into())];
    html! {
        div.could role="status" {
            h2.h2 #could { (frame.say("line-could", &[])) }
            p { (frame.say("line-at", &values)) }
            @if let Some(end) = line.tell_end(frame).filter(|_| at == line.len()) { p.mut { (end) } }
        }
    }
}

/// A link with a sign, or its place if it leads nowhere.
fn way(sign: &str, to: Option<String>, name: &str) -> Markup {
    html! {
        a.ib id={ "go-" (sign) } aria-disabled=[to.is_none().then_some("true")] role=[to.is_none().then_some("link")]
            href=[to] aria-label=(name) title=(name) { (icon(sign)) }
    }
}

pub(super) fn controls(frame: &Frame<'_>, seen: &Seen<'_>, then: &dyn Table) -> Markup {
    let Some(game) = seen.game() else { return html! {} };
    let step = then.steps();
    let stops = stops(game);
    let before = stops.iter().rev().find(|stop| **stop < step);
    let after = stops.iter().find(|stop| **stop > step);
    let ways = [
        ("first", stops.first().filter(|stop| **stop < step), frame.say("replay-first", &[])),
        ("left", before, frame.say("replay-back", &[])),
        ("right", after, frame.say("replay-on", &[])),
        ("last", stops.last().filter(|stop| **stop > step), frame.say("replay-last", &[])),
    ];
    let address = address(seen, "/replay", seen.viewer);
    html! {
        nav.rnav aria-label=(frame.say("replay-steps", &[])) {
            @for (sign, stop, name) in ways { (way(sign, stop.map(|stop| format!("{address}{stop}")), &name)) }
            @if after.is_some() {
                @let name = frame.say("autoplay", &[]);
                button.ib.js-only #autoplay type="button" aria-pressed="false" aria-label=(name) title=(name) { (icon("play")) }
            }
            (what::button(frame))
            (from_here::draw(frame, seen, then))
            a.btn href=(seen.path("")) { (frame.say("back-to-table", &[])) }
        }
    }
}

/// The choice of viewpoint.
pub(super) fn eyes(frame: &Frame<'_>, seen: &Seen<'_>, step: usize) -> Markup {
    let seats = Seat::all(seen.snapshot.chairs.len() as u8);
    let seat_views = seats.map(|seat| (Viewer::Seat(seat), name_sitter(frame, seen.snapshot, seat)));
    let all = (Viewer::All, frame.say("eyes-all", &[]));
    html! {
        nav.card.eyes aria-label=(frame.say("eyes", &[])) {
            h2.h2 { (frame.say("eyes", &[])) }
            div.pick {
                @for (viewer, name) in seat_views.chain([all]) {
                    a href={ (address(seen, "/replay", viewer)) (step) } aria-current=[(viewer == seen.viewer).then_some("true")] {
                        @if let Viewer::Seat(seat) = viewer { ((seen.snapshot.entry.crown)(seat)) }
                        (name)
                    }
                }
            }
            (pace(frame))
        }
    }
}

/// Downloads.
pub(super) fn keep(frame: &Frame<'_>, seen: &Seen<'_>, step: usize) -> Markup {
    let here = table::address(frame, &format!("{}{step}", address(seen, "/replay", seen.viewer)));
    html! {
        section.card.keep-links aria-label=(frame.say("keep", &[])) {
            a.btn.sm href={ (seen.path("/picture.svg?step=")) (step) } { (icon("picture")) "SVG" }
            a.btn.sm href={ (seen.path("/picture.png?step=")) (step) } { (icon("picture")) "PNG" }
            a.btn.sm href=(seen.path("/record")) download { (icon("save")) (frame.say("record", &[])) }
            button.btn.sm.js-only type="button" data-copy=(here) { (icon("link")) (frame.say("copy-position", &[])) }
        }
    }
}
