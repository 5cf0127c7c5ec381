//! What happened since the reader last looked: to be announced, animated and shown in the title.

use std::sync::Arc;

use catalog::{Told, tell_solved};
use game::{Turn, Viewer};
use service::Progress;

use super::hint;
use crate::frame::Frame;
use crate::pages::Seen;
use crate::pages::names::{name_signed, name_sitter};

/// Whose turn it is, as a word for the script.
pub(super) fn turn_of(seen: &Seen<'_>) -> &'static str {
    match seen.game().map(catalog::Table::turn) {
        Some(Turn::Over) => "over",
        Some(Turn::Seat(seat)) if seen.is_mine(seat) => "mine",
        Some(Turn::Seat(_) | Turn::Chance) | None => "theirs",
    }
}

/// Whether the page can change without the reader doing anything.
pub(super) fn is_waiting(seen: &Seen<'_>) -> bool {
    match seen.snapshot.progress() {
        Progress::Gathering => seen.seats.iter().all(|seat| seen.snapshot.chairs[seat.index()].is_ready()),
        Progress::Playing => turn_of(seen) == "theirs",
        Progress::Over | Progress::CalledOff => false,
    }
}

/// The path of every piece that moved in a new step.
pub(super) fn moves(seen: &Seen<'_>, fresh: &[Arc<Told>]) -> Option<String> {
    seen.since?;
    let ways = fresh.iter().flat_map(|told| told.motions());
    Some(ways.map(ToString::to_string).collect::<Vec<_>>().join(" "))
}

/// What is new, and whose turn it is now.
pub(super) fn told(frame: &Frame<'_>, seen: &Seen<'_>, fresh: &[Arc<Told>]) -> String {
    let happened = fresh.iter().map(|told| told.text(0, |sign| name_signed(frame, seen, sign)));
    let problem = seen.problem.map(str::to_owned);
    let advice = hint::sentence(frame, seen);
    let solved = (seen.snapshot.is_solved && !fresh.is_empty()).then(|| tell_solved(frame.lang));
    let sentences = problem
        .into_iter()
        .chain(happened)
        .chain(request(frame, seen))
        .chain([state(frame, seen)])
        .chain(turn(frame, seen))
        .chain(solved)
        .chain(advice);
    sentences.filter(|sentence| !sentence.is_empty()).collect::<Vec<_>>().join(" ")
}

/// The new part of the story.
pub(super) fn fresh<'a>(seen: &Seen<'_>, story: &'a [Arc<Told>]) -> &'a [Arc<Told>] {
    let Some(since) = seen.since else { return &[] };
    let steps = seen.snapshot.marks.iter().rev().take_while(|mark| **mark > since).count();
    &story[story.len().saturating_sub(steps)..]
}

/// A request to take back what others have decided since.
pub(super) fn request(frame: &Frame<'_>, seen: &Seen<'_>) -> Option<String> {
    let request = seen.snapshot.undo_request.as_ref()?;
    let name = name_sitter(frame, seen.snapshot, request.by);
    Some(if seen.is_mine(request.by) {
        frame.say("undo-asked", &[])
    } else if request.agreed.iter().any(|seat| seen.is_mine(*seat)) {
        frame.say("undo-agreed", &[])
    } else {
        frame.say("undo-asks", &[("name", name.into())])
    })
}

/// What else the reader should know of how they stand to this table.
pub(super) fn state(frame: &Frame<'_>, seen: &Seen<'_>) -> String {
    let name = |seat| name_sitter(frame, seen.snapshot, seat);
    match seen.snapshot.undo_declined {
        Some(declined) if seen.is_mine(declined.asked) => {
            frame.say("undo-declined", &[("name", name(declined.by).into())])
        }
        Some(_) | None if seen.seats.is_empty() => frame.say("watching", &[]),
        Some(_) | None => String::new(),
    }
}

/// Whose turn it is, in words.
pub(super) fn turn(frame: &Frame<'_>, seen: &Seen<'_>) -> Option<String> {
    let seat = seen.turn()?;
    let snapshot = seen.snapshot;
    let name = name_sitter(frame, snapshot, seat);
    let sentence = if snapshot.chairs[seat.index()].bot().is_some() {
        frame.say("turn-thinking", &[("name", name.into())])
    } else if !seen.is_mine(seat) {
        frame.say("turn-theirs", &[("name", name.into())])
    } else if seen.seats.len() > 1 {
        let is_covered = seen.viewer == Viewer::Spectator;
        frame.say(if is_covered { "turn-covered" } else { "turn-named" }, &[("name", name.into())])
    } else {
        frame.say("turn-mine", &[])
    };
    Some(sentence)
}
