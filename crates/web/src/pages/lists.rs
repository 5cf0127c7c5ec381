//! Tables as lines of a list.

use game::{Seat, Turn, Viewer};
use maud::{Markup, html};
use service::{Progress, Sitter, Snapshot};

use super::icons::icon;
use super::names::{name_game, name_options, name_others};
use super::{Line, path};
use crate::frame::Frame;

/// A table at which the reader sits: against whom, how it stands, whose turn it is.
pub(super) fn own(frame: &Frame<'_>, line: &Line) -> Markup {
    html! { li { (row(frame, line)) } }
}

/// A table that is over, with the way to look at it again.
pub(super) fn finished(frame: &Frame<'_>, line: &Line) -> Markup {
    html! {
        li.pair {
            (row(frame, line))
            a.btn.sm href=(path(&line.snapshot, "/replay")) { (frame.say("replay", &[])) }
        }
    }
}

fn row(frame: &Frame<'_>, line: &Line) -> Markup {
    let snapshot = &line.snapshot;
    let name = match snapshot.progress() {
        Progress::Gathering => name_game(frame, snapshot.entry),
        Progress::Playing | Progress::Over => name_others(frame, snapshot, &line.seats),
    };
    html! {
        a.row href=(path(snapshot, "")) {
            (thumbnail(snapshot))
            div { b { (name) } span { (standing(frame, line)) } }
            (state(frame, line))
            (icon("right"))
        }
    }
}

/// A table at which the reader does not sit.
pub(super) fn open(frame: &Frame<'_>, line: &Line) -> Markup {
    let snapshot = &line.snapshot;
    let has_room = snapshot.progress() == Progress::Gathering;
    let people = people(snapshot);
    let names = name_others(frame, snapshot, &if has_room { free(snapshot) } else { Vec::new() });
    let label = if has_room { frame.say("join", &[]) } else { frame.say("watch", &[]) };
    let whose = if people == 0 { name_game(frame, snapshot.entry) } else { names };
    html! {
        li.row {
            (thumbnail(snapshot))
            div {
                b { (whose) }
                span { (about(frame, snapshot)) }
            }
            a.btn.sm href=(path(snapshot, "")) aria-label={ (label) ": " (whose) } { (label) }
        }
    }
}

/// A picture of the position; of the game, before there is one.
fn thumbnail(snapshot: &Snapshot) -> Markup {
    html! {
        @if snapshot.session.is_some() {
            img.mb src={ (path(snapshot, "/picture.svg")) "?r=" (snapshot.revision) } alt="" width="46" height="46"
                loading="lazy";
        } @else {
            span.mb aria-hidden="true" { ((snapshot.entry.crown)(Seat::new(0))) }
        }
    }
}

/// The points of whoever looks first, then those of the others, an automaton's last.
fn standing(frame: &Frame<'_>, line: &Line) -> String {
    let snapshot = &line.snapshot;
    let Some(game) = &snapshot.session else {
        return name_options(frame, snapshot.entry, &snapshot.chosen).join(" · ");
    };
    let viewer = snapshot.viewer(&line.seats, None);
    let mut points = game.shown_score(viewer).totals();
    if let Viewer::Seat(own) = viewer {
        points[..snapshot.chairs.len()].rotate_left(own.index());
    }
    let points: Vec<String> = points.iter().map(ToString::to_string).collect();
    frame.say("points-between", &[("points", points.join(" – ").into())])
}

fn state(frame: &Frame<'_>, line: &Line) -> Markup {
    let turn = line.snapshot.session.as_ref().map(|game| game.turn());
    match turn {
        None => html! { em { (frame.say("state-gathering", &[])) } },
        Some(Turn::Over) => html! { em { (frame.say("state-over", &[])) } },
        Some(Turn::Seat(seat)) if line.seats.contains(&seat) => {
            html! { em.turn { (frame.say("your-turn", &[])) } }
        }
        Some(Turn::Seat(_) | Turn::Chance) => html! { em { (frame.say("state-waiting", &[])) } },
    }
}

/// The game, and what was chosen for it.
fn about(frame: &Frame<'_>, snapshot: &Snapshot) -> String {
    let options = name_options(frame, snapshot.entry, &snapshot.chosen);
    [name_game(frame, snapshot.entry)].into_iter().chain(options).collect::<Vec<_>>().join(" · ")
}

fn free(snapshot: &Snapshot) -> Vec<Seat> {
    let is_free = |seat: &Seat| snapshot.chairs[seat.index()].sitter == Sitter::Nobody;
    Seat::all(snapshot.chairs.len() as u8).filter(is_free).collect()
}

fn people(snapshot: &Snapshot) -> usize {
    snapshot.chairs.len() - free(snapshot).len()
}
