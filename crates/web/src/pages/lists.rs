//! Tables as lines of a list.

use game::{Seat, Turn};
use maud::{Markup, html};
use service::{Listed, Progress, Rated, Sitter};

use super::icons::icon;
use super::names::{name_game, name_options, name_others, name_sitter};
use super::table::{name_pace, tell_time};
use super::{Line, path};
use crate::frame::Frame;

/// One of the reader's tables: against whom, the game, the score, since when, whose turn it is; and how to get rid of it.
pub(super) fn own(frame: &Frame<'_>, line: &Line) -> Markup {
    html! { li.pair { (row(frame, line)) (menu(frame, line)) } }
}

/// A finished table, with a link to its replay.
pub(super) fn finished(frame: &Frame<'_>, line: &Line) -> Markup {
    html! {
        li.pair {
            (row(frame, line))
            a.btn.sm href=(path(&line.table.id, "/replay")) { (frame.say("replay", &[])) }
            (menu(frame, line))
        }
    }
}

/// A table that the reader has put away.
pub(super) fn away(frame: &Frame<'_>, line: &Line) -> Markup {
    html! {
        li.pair {
            (row(frame, line))
            form method="post" action="/tables/away" {
                button.btn.sm name="back" value=(line.table.id) { (frame.say("bring-back", &[])) }
            }
        }
    }
}

/// A table of the reader's alone.
pub(super) fn row(frame: &Frame<'_>, line: &Line) -> Markup {
    let table = &line.table;
    html! {
        a.row href=(path(&table.id, "")) {
            (thumbnail(table))
            div { b { (title(frame, line)) } span { (about(frame, line)) } }
            (state(frame, line))
        }
    }
}

/// The opponents, as far as there are any.
fn title(frame: &Frame<'_>, line: &Line) -> String {
    let table = &line.table;
    match table.progress {
        Progress::Gathering => {
            let others = [line.seats.clone(), free(table)].concat();
            if others.len() == table.chairs.len() {
                return name_game(frame, table.entry);
            }
            name_others(frame, table, &others)
        }
        Progress::Playing | Progress::Over | Progress::CalledOff => name_others(frame, table, &line.seats),
    }
}

/// `Pyramidice · 23 – 28 points · 3 minutes ago`; without the game where it stands above already.
fn about(frame: &Frame<'_>, line: &Line) -> String {
    let game = Some(name_game(frame, line.table.entry)).filter(|game| *game != title(frame, line));
    let rest = [standing(frame, line), ago(frame, line.table.unchanged_for)];
    game.into_iter().chain(rest).filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ")
}

/// What to do with a table that one does not want to see any more.
fn menu(frame: &Frame<'_>, line: &Line) -> Markup {
    let label = frame.say("about-table", &[("name", title(frame, line).into())]);
    html! {
        details.more.pop {
            summary.btn.ic aria-label=(label) title=(label) { (icon("dots")) }
            div.menu {
                form method="post" action="/tables/away" {
                    button name="put" value=(line.table.id) { (icon("down")) (frame.say("put-away", &[])) }
                }
                @if let Some([offer, warning, sure]) = way_out(frame, line) {
                    details.resign {
                        summary { (icon("flag")) (offer) }
                        form method="post" action=(path(&line.table.id, "/leave")) {
                            p { (warning) }
                            button.btn.bad { (sure) }
                        }
                    }
                }
            }
        }
    }
}

/// How to leave a table, what that means, and the button that does it.
fn way_out(frame: &Frame<'_>, line: &Line) -> Option<[String; 3]> {
    let table = &line.table;
    let who = Sitter::Guest(frame.guest.clone());
    match table.progress {
        Progress::Gathering if table.creator.as_ref() == Some(frame.guest) => Some([
            frame.say("call-off", &[]),
            frame.say("call-off-sure", &[]),
            frame.say("call-off-yes", &[]),
        ]),
        // It is left by withdrawing from the tournament.
        Progress::Gathering if table.tournament.is_some() => None,
        Progress::Gathering => {
            let leave = frame.say("leave-chair", &[]);
            Some([leave.clone(), frame.say("leave-chair-sure", &[]), leave])
        }
        Progress::Playing => {
            let is_other = |sitter: &Sitter| *sitter != who && !matches!(sitter, Sitter::Bot(_));
            let goes_on = table.chairs.len() > 2 && table.chairs.iter().any(|chair| is_other(&chair.sitter));
            let warning =
                if goes_on { frame.say("resign-sure-bot", &[]) } else { frame.say("resign-sure", &[]) };
            Some([frame.say("resign", &[]), warning, frame.say("resign-yes", &[])])
        }
        Progress::Over | Progress::CalledOff => None,
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
    let options = name_options(frame, table.entry, &table.chosen);
    let pace = table.timed.map(|timed| name_pace(frame, timed));
    let rated = (table.rated == Rated::Rated).then(|| frame.say("rated", &[]));
    let about = [name_game(frame, table.entry)].into_iter().chain(pace).chain(rated).chain(options);
    let about = about.chain([ago(frame, table.unchanged_for)]).collect::<Vec<_>>().join(" · ");
    html! {
        li.row {
            (thumbnail(table))
            div { b { (whose) } span { (about) } }
            a.btn.sm href=(path(&table.id, "")) aria-label={ (label) (frame.lang.colon()) (whose) } { (label) }
        }
    }
}

/// A picture of the position, or of the game before there is one.
fn thumbnail(table: &Listed) -> Markup {
    html! {
        @if table.turn().is_some() {
            img.mb src={ (path(&table.id, "/picture.svg")) "?r=" (table.revision) } alt="" width="56" height="56"
                loading="lazy";
        } @else {
            span.mb aria-hidden="true" { ((table.entry.crown)(Seat::new(0))) }
        }
    }
}

/// The points: the reader's first, then the others', an automaton's last. Before the game, the options.
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
            html! { em.turn { (frame.say("your-turn", &[])) (time_left(frame, line)) } }
        }
        Some(Turn::Seat(seat)) => {
            let name = name_sitter(frame, &line.table, seat);
            html! { em { (frame.say("state-waiting", &[("name", name.into())])) (time_left(frame, line)) } }
        }
        Some(Turn::Chance) => html! {},
    }
}

/// How much time whoever is to decide has left.
fn time_left(frame: &Frame<'_>, line: &Line) -> Markup {
    let left = line.table.until.map(|until| (until - frame.tables.time()).max(0));
    html! { @if let Some(left) = left { span.left { (icon("clock")) (tell_time(frame, left)) } } }
}

/// Sorts tables that go on: first those that wait for the reader, of these and of the others those first at which time runs
/// out first, and last what changed longest ago.
pub(super) fn by_urgency(lines: &mut [&Line]) {
    let is_asked =
        |line: &Line| matches!(line.table.turn(), Some(Turn::Seat(seat)) if line.seats.contains(&seat));
    lines.sort_by_key(|line| (!is_asked(line), line.table.until.unwrap_or(i64::MAX)));
}

/// How long ago, in words.
pub(super) fn ago(frame: &Frame<'_>, seconds: u64) -> String {
    let say = |key: &str, count: u64| frame.say(key, &[("count", (count as usize).into())]);
    match seconds {
        0..60 => frame.say("ago-now", &[]),
        60..3_600 => say("ago-minutes", seconds / 60),
        3_600..86_400 => say("ago-hours", seconds / 3_600),
        86_400.. => say("ago-days", seconds / 86_400),
    }
}

fn free(table: &Listed) -> Vec<Seat> {
    let is_free = |seat: &Seat| table.chairs[seat.index()].sitter == Sitter::Nobody;
    Seat::all(table.chairs.len() as u8).filter(is_free).collect()
}

fn people(table: &Listed) -> usize {
    table.chairs.len() - free(table).len()
}
