//! Planning a reply: what others could do, and what the reader does then, step by step.

use catalog::{Purpose, Table};
use game::{Seat, Turn, Viewer};
use maud::{Markup, html};
use service::Imagined;

use super::Seen;
use super::desk::{self, Columns, Desk};
use super::icons::icon;
use super::names::name_sitter;
use super::shell::{Here, Shell};
use super::table::{crumb, title};
use crate::frame::Frame;

/// A plan in the making.
pub(crate) struct Planning<'a> {
    pub(crate) seen: &'a Seen<'a>,
    /// The reader's seat.
    pub(crate) seat: Seat,
    /// The steps so far.
    pub(crate) line: &'a [String],
    /// The table as it would be after these.
    pub(crate) imagined: &'a Imagined,
    /// Why it is not kept.
    pub(crate) problem: Option<&'a str>,
}

/// What stands between the steps in the forms of the page. No notation has it.
pub(crate) const BETWEEN: char = '|';

pub(crate) fn page(frame: &Frame<'_>, planning: &Planning<'_>) -> Markup {
    let seen = planning.seen;
    let (snapshot, table) = (seen.snapshot, &*planning.imagined.table);
    let heading = format!("{}, {}", frame.say("plan", &[]), title(frame, snapshot));
    let path = seen.path("");
    let frame = &Frame { path: &path, ..*frame };
    let shell = Shell {
        crumb: crumb(frame, snapshot),
        class: "learning",
        ..Shell::of_game(frame, &heading, Here::Play, snapshot.entry)
    };
    let fragments = table.fragments(Viewer::Seat(planning.seat), Purpose::Look, frame.lang);
    let desk = Desk { entry: snapshot.entry, table, reader: planning.seat };
    let columns = Columns {
        task: task(frame, planning),
        board: fragments.board.clone(),
        seats: desk.seats(frame, &fragments),
    };
    desk::page(frame, &shell, &seen.path("/what?thing="), &columns)
}

fn task(frame: &Frame<'_>, planning: &Planning<'_>) -> Markup {
    let seen = planning.seen;
    html! {
        section.card.prose.planning {
            h1 { (frame.say("plan", &[])) }
            p.mut { (frame.say("plan.about", &[])) }
            @if let Some(problem) = planning.problem { p.problem role="status" { (problem) } }
            @if !planning.line.is_empty() {
                h2 { (frame.say("plan-so-far", &[])) }
                ol.steps { @for step in planning.line { li { (name_step(frame, seen, planning.seat, step)) } } }
            }
            (ask(frame, planning))
            p { a.btn href=(seen.path("")) { (icon("close")) (frame.say("plan-leave", &[])) } }
        }
    }
}

/// What comes next: somebody else's step, or the reader's own, which completes a plan.
fn ask(frame: &Frame<'_>, planning: &Planning<'_>) -> Markup {
    let Planning { seen, seat, line, imagined, .. } = planning;
    let turn = imagined.table.turn();
    let is_complete = line.last().is_some_and(|step| step.starts_with(&format!("{seat}: ")));
    html! {
        form.planned method="post" action=(seen.path("/plan")) data-plain {
            input type="hidden" name="shown" value=(seen.snapshot.count_shown(planning.seat));
            input type="hidden" name="line" value=(line.join(&BETWEEN.to_string()));
            @if is_complete {
                p { button.btn.pri name="keep" value="true" { (icon("check")) (frame.say("plan-keep", &[])) } }
            }
            @if imagined.choices.is_empty() {
                p { (frame.say("plan-ends", &[])) }
            } @else {
                h2 { (question(frame, seen, *seat, turn, is_complete)) }
                div.acts {
                    @for step in &imagined.choices {
                        button.btn name="step" value=(step) { (name_action(&*imagined.table, frame, step)) }
                    }
                }
            }
            @if !line.is_empty() {
                p { button.btn name="back" value="true" { (icon("undo")) (frame.say("plan-back", &[])) } }
            }
        }
    }
}

fn question(frame: &Frame<'_>, seen: &Seen<'_>, seat: Seat, turn: Turn, is_complete: bool) -> String {
    match turn {
        Turn::Seat(turn) if turn == seat && is_complete => frame.say("plan-own-more", &[]),
        Turn::Seat(turn) if turn == seat => frame.say("plan-own", &[]),
        Turn::Seat(turn) => {
            let name = name_sitter(frame, seen.snapshot, turn);
            frame.say(if is_complete { "plan-theirs-more" } else { "plan-theirs" }, &[("name", name.into())])
        }
        Turn::Chance | Turn::Over => frame.say("plan-ends", &[]),
    }
}

/// A step in words, with whoever takes it.
pub(super) fn name_step(frame: &Frame<'_>, seen: &Seen<'_>, seat: Seat, step: &str) -> Markup {
    let Some(game) = seen.game() else { return html! {} };
    let actor = step.split_once(": ").and_then(|(actor, _)| actor.parse::<u8>().ok());
    let actor = actor.and_then(|actor| Seat::try_from(actor).ok());
    let who = match actor.filter(|actor| actor.index() < seen.snapshot.chairs.len()) {
        Some(actor) if actor == seat => frame.say("plan-you", &[]),
        Some(actor) => name_sitter(frame, seen.snapshot, actor),
        None => String::new(),
    };
    html! { b { (who) } (frame.lang.colon()) (name_action(game, frame, step)) }
}

fn name_action(game: &dyn Table, frame: &Frame<'_>, step: &str) -> String {
    let action = step.split_once(": ").map_or(step, |(_, action)| action);
    game.name_action(action, frame.lang).unwrap_or_else(|| action.to_owned())
}
