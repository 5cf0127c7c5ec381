//! Tables as lines of a list.

use game::{Seat, Turn};
use maud::{Markup, html};
use service::{Listed, Progress, Sitter};

use super::icons::icon;
use super::names::{name_game, name_options, name_others};
use super::{Line, path};
use crate::frame::Frame;

/// One of the reader's tables: against whom, the score, whose turn it is.
pub(super) fn own(frame: &Frame<'_>, line: &Line) -> Markup {
    html! { li { (row(frame, line)) } }
}

/// A finished table, with a link to its replay.
pub(super) fn finished(frame: &Frame<'_>, line: &Line) -> Markup {
    html! {
        li.pair {
            (row(frame, line))
            a.btn.sm href=(path(&line.table.id, "/replay")) { (frame.say("replay", &[])) }
        }
    }
}

fn row(frame: &Frame<'_>, line: &Line) -> Markup {
    let table = &line.table;
    let name = match table.progress {
        Progress::Gathering => name_game(frame, table.entry),
        Progress::Playing | Progress::Over => name_others(frame, table, &line.seats),
    };
    html! {
        a.row href=(path(&table.id, "")) {
            (thumbnail(table))
            div { b { (name) } span { (standing(frame, line)) } }
            (state(frame, line))
            (icon("right"))
        }
    }
}

/// A table the reader does not sit at.
pub(super) fn open(frame: &Frame<'_>, line: &Line) -> Markup {
    let table = &line.table;
    let has_room = table.progress == Progress::Gathering;
    let people = people(table);
    let names = name_others(frame, table, &if has_room { free(table) } else { Vec::new() });
    let label = if has_room { frame.say("join", &[]) } else { frame.say("watch", &[]) };
    let whose = if people == 0 { name_game(frame, table.entry) } else { names };
    html! {
        li.row {
            (thumbnail(table))
            div {
                b { (whose) }
                span { (about(frame, table)) }
            }
            a.btn.sm href=(path(&table.id, "")) aria-label={ (label) ": " (whose) } { (label) }
        }
    }
}

/// A picture of the position, or of the game before there is one.
fn thumbnail(table: &Listed) -> Markup {
    html! {
        @if table.turn().is_some() {
            img.mb src={ (path(&table.id, "/picture.svg")) "?r=" (table.revision) } alt="" width="46" height="46"
                loading="lazy";
        } @else {
            span.mb aria-hidden="true" { ((table.entry.crown)(Seat::new(0))) }
        }
    }
}

/// The points: the reader's first, then the others', an automaton's last.
fn standing(frame: &Frame<'_>, line: &Line) -> String {
    let Some(points) = line.table.points(&line.seats) else {
        return name_options(frame, line.table.entry, &line.table.chosen).join(" · ");
    };
    let points: Vec<String> = points.iter().map(ToString::to_string).collect();
    frame.say("points-between", &[("points", points.join(" – ").into())])
}

fn state(frame: &Frame<'_>, line: &Line) -> Markup {
    match line.table.turn() {
        None => html! { em { (frame.say("state-gathering", &[])) } },
        Some(Turn::Over) => html! { em { (frame.say("state-over", &[])) } },
        Some(Turn::Seat(seat)) if line.seats.contains(&seat) => {
            html! { em.turn { (frame.say("your-turn", &[])) } }
        }
        Some(Turn::Seat(_) | Turn::Chance) => html! { em { (frame.say("state-waiting", &[])) } },
    }
}

/// The game and its options.
fn about(frame: &Frame<'_>, table: &Listed) -> String {
    let options = name_options(frame, table.entry, &table.chosen);
    [name_game(frame, table.entry)].into_iter().chain(options).collect::<Vec<_>>().join(" · ")
}

fn free(table: &Listed) -> Vec<Seat> {
    let is_free = |seat: &Seat| table.chairs[seat.index()].sitter == Sitter::Nobody;
    Seat::all(table.chairs.len() as u8).filter(is_free).collect()
}

fn people(table: &Listed) -> usize {
    table.chairs.len() - free(table).len()
}
