//! A game replayed step by step, from any viewpoint, with the findings of a review if there is one.

mod scene;
mod ways;

use bots::review::Judgment;
use catalog::{Table, Turns};
use game::{Mark, Viewer};
use maud::{Markup, html};
use service::Reviewing;

use self::ways::{controls, eyes, keep, line_controls};
use super::Seen;
use super::icons::icon;
use super::review::{
    Moves, Verdict, draw_curve, draw_seats as draw_judged, draw_verdict, exercises, is_best,
};
use super::shell::{Here, Shell, page as shell_page};
use super::table::{Log, copied, crumb, draw_seats, title};
use super::what;
use crate::frame::Frame;

pub(crate) use self::scene::{Place, Scene};

/// A position of the game, or of a line that was not played.
pub(crate) fn page(frame: &Frame<'_>, seen: &Seen<'_>, place: Place, reviewing: &Reviewing) -> Markup {
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
            (draw(frame, seen, place, reviewing))
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
pub(super) fn draw(frame: &Frame<'_>, seen: &Seen<'_>, place: Place, reviewing: &Reviewing) -> Markup {
    let Some(game) = seen.game() else { return html! {} };
    let step = place.step;
    let scene = Scene::of(game, place, reviewing.found());
    let review = reviewing.done();
    let marks = if scene.at.is_some() { Vec::new() } else { marks(scene.judgment()) };
    let fragments = scene.shown().marked_fragments(seen.viewer, &marks, frame.lang);
    let story = frame.drawn.story(seen.snapshot, game, seen.viewer, frame.lang);
    let turns = Turns::of(&story, game.steps());
    let address = address(seen, "/replay", seen.viewer);
    let log = Log { turns: &turns, seats: game.seats(), at: Some(step), address: Some(&address), review };
    html! {
        @match review {
            Some(review) => (draw_judged(frame, seen, review, &game.shown_score(seen.viewer), &fragments)),
            None => (draw_seats(frame, seen, &scene.shown().shown_score(seen.viewer), &fragments)),
        }
        div.col-c {
            h2.sr { (frame.say("board", &[])) }
            (fragments.board)
            @match scene.line_at() {
                Some((at, line)) => (line_controls(frame, seen, step, at, line)),
                None => (controls(frame, seen, &*scene.then)),
            }
        }
        div.col-r {
            (reviewed(frame, seen, game, &scene, reviewing))
            @if review.is_none() { (eyes(frame, seen, step)) }
            section.card.log {
                header { h2.h2 { (frame.say("moves", &[])) } span.mut { (step) " / " (game.steps()) } }
                (log.draw(frame, seen))
            }
            @if review.is_some() { (eyes(frame, seen, step)) }
            (keep(frame, seen, step))
        }
    }
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

/// The curve once all is known, and the verdict on the decision made here.
fn reviewed(
    frame: &Frame<'_>,
    seen: &Seen<'_>,
    game: &dyn Table,
    scene: &Scene<'_>,
    reviewing: &Reviewing,
) -> Markup {
    let step = scene.then.steps();
    let moves = Moves::of(frame, seen, game, reviewing.found());
    let exercises = reviewing.done().map(|review| exercises(seen, review)).unwrap_or_default();
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
        @if let Some(review) = reviewing.done() { (draw_curve(frame, seen, review, &moves, Some(step))) }
        @match &scene.found {
            Some((judgment, line)) => {
                (draw_verdict(frame, seen, game, &Verdict { judgment, moves: &moves, line, address: &here, at: scene.at }, &ways))
            }
            None if reviewing.done().is_some() => {
                section.card.turn-verdict.fine aria-label=(frame.say("verdict", &[])) { (ways) }
            }
            None => (ask_for_review(frame, seen)),
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
