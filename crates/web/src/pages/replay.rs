//! A game replayed step by step, from any viewpoint, with the findings of a review if there is one.

use bots::review::{Judgment, Review};
use catalog::{Table, Turns};
use game::{Mark, Seat, Viewer};
use maud::{Markup, html};

use super::Seen;
use super::from_here;
use super::icons::icon;
use super::names::name_sitter;
use super::review::{
    Line, Moves, Verdict, draw_curve, draw_seats as draw_judged, draw_verdict, exercises, is_best,
};
use super::shell::{Here, Shell, page as shell_page};
use super::table::{self, Log, copied, crumb, draw_seats, pace, title};
use super::what;
use crate::frame::Frame;

/// What is on the board.
#[derive(Clone, Copy)]
pub(crate) struct Place {
    /// The position after this many steps of the game,
    pub(crate) step: usize,
    /// and after this many moves of the line that a review found there.
    pub(crate) line: Option<usize>,
}

impl Place {
    /// The table as it stands there.
    pub(crate) fn of(self, game: &dyn Table, review: Option<&Review>) -> Box<dyn Table> {
        let judgment = review.and_then(|review| review.at(self.step));
        let line = self.line.zip(judgment).map(|(moves, judgment)| (moves.max(1), Line::of(game, judgment)));
        let in_line = line.as_ref().and_then(|(moves, line)| line.after(*moves));
        in_line.map_or_else(|| game.at(self.step), Table::copy)
    }

    /// Where the script asks what something is here.
    pub(super) fn what(self, seen: &Seen<'_>) -> String {
        let line = self.line.map(|moves| format!("&line={moves}")).unwrap_or_default();
        format!("{}{}{line}&thing=", address(seen, "/replay/what", seen.viewer), self.step)
    }
}

/// A position of the game, or of a line that was not played.
pub(crate) fn page(frame: &Frame<'_>, seen: &Seen<'_>, place: Place, review: Option<&Review>) -> Markup {
    let name = title(frame, seen.snapshot);
    let step = place.step.min(seen.game().map_or(0, Table::steps));
    let place = Place { step, ..place };
    let shell = Shell {
        crumb: crumb(frame, seen.snapshot),
        head: html! {
            meta property="og:image" content={ (frame.origin) (seen.path("/picture.png?step=")) (step) };
        },
        class: "playing replay",
        ..Shell::of_game(frame, &name, Here::Elsewhere, seen.snapshot.entry)
    };
    let body = html! {
        main #main.playing.replay tabindex="-1" data-moves=[moves_to(frame, seen, step)] data-what-is=(place.what(seen)) {
            h1.sr { (frame.say("replay-of", &[("table", name.as_str().into())])) }
            (draw(frame, seen, place, review))
        }
        (what::room(frame))
        (copied(frame))
    };
    shell_page(frame, &shell, &body)
}

/// The first position at which somebody decides: what comes before is the deal.
pub(crate) fn beginning(game: &dyn Table) -> usize {
    stops(game).first().copied().unwrap_or_default()
}

/// Everything on the page that a step changes.
pub(super) fn draw(frame: &Frame<'_>, seen: &Seen<'_>, place: Place, review: Option<&Review>) -> Markup {
    let Some(game) = seen.game() else { return html! {} };
    let step = place.step;
    let judgment = review.and_then(|review| review.at(step)).filter(|judgment| judgment.played.is_some());
    let line = judgment.map(|judgment| Line::of(game, judgment));
    let at = place.line.zip(line.as_ref()).map(|(moves, line)| moves.clamp(1, line.len().max(1)));
    let then = game.at(step);
    let in_line = at.zip(line.as_ref()).and_then(|(moves, line)| line.after(moves));
    let shown = in_line.unwrap_or(&*then);
    let marks = if in_line.is_some() { Vec::new() } else { marks(judgment) };
    let fragments = shown.marked_fragments(seen.viewer, &marks, frame.lang);
    let story = frame.drawn.story(seen.snapshot, game, seen.viewer, frame.lang);
    let turns = Turns::of(&story, game.steps());
    let address = address(seen, "/replay", seen.viewer);
    let log = Log { turns: &turns, seats: game.seats(), at: Some(step), address: Some(&address), review };
    let found = review.map(|review| Found { review, judgment, line: line.as_ref(), at });
    html! {
        @match review {
            Some(review) => (draw_judged(frame, seen, review, &game.shown_score(seen.viewer), &fragments)),
            None => (draw_seats(frame, seen, &shown.shown_score(seen.viewer), &fragments)),
        }
        div.col-c {
            h2.sr { (frame.say("board", &[])) }
            (fragments.board)
            @match at.zip(line.as_ref()) {
                Some((at, line)) => (line_controls(frame, seen, step, at, line)),
                None => (controls(frame, seen, &*then)),
            }
        }
        div.col-r {
            @if let Some(found) = found { (reviewed(frame, seen, game, step, &found)) }
            @if review.is_none() { (ask_for_review(frame, seen)) (eyes(frame, seen, step)) }
            section.card.log {
                header { h2.h2 { (frame.say("moves", &[])) } span.mut { (step) " / " (game.steps()) } }
                (log.draw(frame, seen))
            }
            @if review.is_some() { (eyes(frame, seen, step)) }
            (keep(frame, seen, step))
        }
    }
}

/// What a review says about the position that is shown.
struct Found<'a> {
    review: &'a Review,
    judgment: Option<&'a Judgment>,
    line: Option<&'a Line>,
    at: Option<usize>,
}

/// Which pieces went where on the way from the last position to this one, for the script.
fn moves_to(frame: &Frame<'_>, seen: &Seen<'_>, step: usize) -> Option<String> {
    let game = seen.game()?;
    let story = frame.drawn.story(seen.snapshot, game, seen.viewer, frame.lang);
    let before = story.len() - game.steps();
    let from = stops(game).into_iter().rev().find(|stop| *stop < step)?;
    let told = story.get(before + from..before + step)?;
    let motions = told.iter().flat_map(|told| told.motions().map(ToString::to_string));
    Some(motions.collect::<Vec<_>>().join(" "))
}

/// What would have been better, and what was played instead; nothing if no move was better.
fn marks(judgment: Option<&Judgment>) -> Vec<(&str, Mark)> {
    let Some((judgment, played)) = judgment.and_then(|judgment| Some((judgment, judgment.played.as_ref()?)))
    else {
        return Vec::new();
    };
    if is_best(judgment) {
        return Vec::new();
    }
    vec![(&judgment.best.action, Mark::Better), (&played.action, Mark::Played)]
}

/// The address of a position below the table, without the number of its steps.
fn address(seen: &Seen<'_>, below: &str, viewer: Viewer) -> String {
    let eyes = match viewer {
        Viewer::Seat(seat) => seat.to_string(),
        Viewer::All | Viewer::Spectator => "all".to_owned(),
    };
    format!("{}?as={eyes}&step=", seen.path(below))
}

/// The positions where somebody decides, and the last.
fn stops(game: &dyn Table) -> Vec<usize> {
    let steps = game.steps_from(0);
    (0..=steps.len()).filter(|step| steps.get(*step).is_none_or(|step| step.actor.is_some())).collect()
}

/// The curve, and the verdict on the decision made here.
fn reviewed(frame: &Frame<'_>, seen: &Seen<'_>, game: &dyn Table, step: usize, found: &Found<'_>) -> Markup {
    let moves = Moves::of(frame, seen, game, found.review);
    let exercises = exercises(seen, found.review);
    let next = exercises.iter().find(|judgment| judgment.position > step);
    let is_exercise = exercises.iter().any(|judgment| judgment.position == step);
    let address = address(seen, "/replay", seen.viewer);
    let here = format!("{address}{step}");
    let ways = html! {
        div.btns {
            @if is_exercise {
                a.btn.sm href=(seen.path(&format!("/retry?step={step}"))) { (icon("undo")) (frame.say("retry-title", &[])) }
            }
            @if let Some(next) = next {
                a.btn.sm href={ (address) (next.position) } { (frame.say("next-mistake", &[])) }
            }
            a.btn.sm href=(seen.path("/review")) { (icon("chart")) (frame.say("review", &[])) }
        }
    };
    html! {
        (draw_curve(frame, seen, found.review, &moves, Some(step)))
        @match found.judgment.zip(found.line) {
            Some((judgment, line)) => {
                (draw_verdict(frame, seen, game, &Verdict { judgment, moves: &moves, line, address: &here, at: found.at }, &ways))
            }
            None => section.card.turn-verdict.fine aria-label=(frame.say("verdict", &[])) { (ways) },
        }
    }
}

/// Steps through a line that was not played.
fn line_controls(frame: &Frame<'_>, seen: &Seen<'_>, step: usize, at: usize, line: &Line) -> Markup {
    let here = format!("{}{step}", address(seen, "/replay", seen.viewer));
    let before = if at > 1 { format!("{here}&line={}", at - 1) } else { here.clone() };
    let after = (at < line.len()).then(|| format!("{here}&line={}", at + 1));
    let count = [("number", at.into()), ("all", line.len().into())];
    html! {
        nav.rnav aria-label=(frame.say("line", &[])) {
            (way("left", Some(before), &frame.say("replay-back", &[])))
            (way("right", after, &frame.say("replay-on", &[])))
            p.mut role="status" { (frame.say("line-at", &count)) }
            (what::button(frame))
            a.btn.pri href=(here) { (frame.say("line-leave", &[])) }
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

fn controls(frame: &Frame<'_>, seen: &Seen<'_>, then: &dyn Table) -> Markup {
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

/// The link to a review, in the place where the review will be.
fn ask_for_review(frame: &Frame<'_>, seen: &Seen<'_>) -> Markup {
    html! {
        nav.card.keep-links aria-label=(frame.say("review", &[])) {
            a.btn href=(seen.path("/review")) { (icon("chart")) (frame.say("review", &[])) }
        }
    }
}

/// The choice of viewpoint.
fn eyes(frame: &Frame<'_>, seen: &Seen<'_>, step: usize) -> Markup {
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
fn keep(frame: &Frame<'_>, seen: &Seen<'_>, step: usize) -> Markup {
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
