//! A table during the game: seats on the left, board and dock in the middle, score and log on the right. On a phone it is
//! one column, and score and log open as sheets.

use std::sync::Arc;

use catalog::{Purpose, Told, Turns};
use maud::{Markup, html};

use super::told::{Since, step_of_frame};
use super::{Log, dock, phrases, rest, score, seats, title};
use crate::frame::Frame;
use crate::pages::Seen;
use crate::pages::icons::icon;

pub(super) fn draw(frame: &Frame<'_>, seen: &Seen<'_>, story: &[Arc<Told>], fresh: usize) -> Markup {
    let Some(game) = seen.game() else { return html! {} };
    let fragments = frame.drawn.fragments(seen.snapshot, game, seen.viewer, frame.lang);
    let points = game.shown_score(seen.viewer);
    let turns = Turns::of(story, game.steps());
    let since = Since::of(seen, story, game.steps(), fresh);
    let log = Log { turns: &turns, seats: game.seats(), at: None, address: None, review: None };
    html! {
        h1.sr { (title(frame, seen.snapshot)) }
        (seats::draw(frame, seen, &points, &fragments))
        div.col-c {
            h2.sr { (frame.say("board", &[])) }
            (fragments.board)
            (dock::draw(frame, seen, &fragments, &since))
        }
        div.col-r {
            @if let Some(times) = rest::draw(frame, seen) {
                (sheet("times", "clock", &frame.say("tempo", &[]), &times))
            }
            (sheet("score", "chart", &frame.say("score", &[]), &score::draw(frame, seen.snapshot, &game.parts(), &points)))
            @if let Some((heading, body)) = &fragments.aside {
                (sheet("aside", "eye", heading, &html! { div.aside { (body) } }))
            }
            (sheet("moves", "list", &frame.say("moves", &[]), &log.draw(frame, seen)))
            @if seen.snapshot.has_company() {
                (sheet("phrases", "say", &frame.say("phrases", &[]), &phrases::draw(frame, seen, None)))
            }
        }
    }
}

/// How the seats and the board stood after a step that the reader was shown; `None` if there is no such step.
pub(super) fn frame_at(
    frame: &Frame<'_>,
    seen: &Seen<'_>,
    story: &[Arc<Told>],
    number: usize,
) -> Option<Markup> {
    let game = seen.game()?;
    let then = game.at(step_of_frame(story, game.steps(), number)?);
    let fragments = then.fragments(seen.viewer, Purpose::Look, frame.lang);
    let points = then.shown_score(seen.viewer);
    Some(html! {
        div #frame {
            (seats::draw(frame, seen, &points, &fragments))
            div.col-c { (fragments.board) }
        }
    })
}

/// A card that folds where space is tight.
fn sheet(id: &str, sign: &str, heading: &str, body: &Markup) -> Markup {
    html! {
        details.card.sheet #{ "sheet-" (id) } open {
            summary { (icon(sign)) h2.h2 { (heading) } }
            div.sheet-body { (body) }
        }
    }
}
