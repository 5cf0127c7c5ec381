//! A game replayed step by step, from any viewpoint, with the findings of a review if there is one.

use bots::review::{Judgment, Review};
use catalog::Table;
use game::{Mark, Seat, Viewer};
use maud::{Markup, html};

use super::Seen;
use super::from_here;
use super::icons::icon;
use super::names::name_sitter;
use super::review::{draw_curve, draw_verdict, exercises, is_best, number};
use super::shell::{Here, Shell, page as shell_page};
use super::table::{Log, Turns, crumb, draw_seats, title};
use crate::frame::Frame;

/// The position after a number of steps.
pub(crate) fn page(frame: &Frame<'_>, seen: &Seen<'_>, step: usize, review: Option<&Review>) -> Markup {
    let name = title(frame, seen.snapshot);
    let step = step.min(seen.game().map_or(0, Table::steps));
    let shell = Shell {
        crumb: crumb(frame, seen.snapshot),
        head: html! {
            meta property="og:image" content={ (frame.origin) (seen.path("/picture.png?step=")) (step) };
        },
        class: "playing replay",
        ..Shell::of_game(frame, &name, Here::Elsewhere, seen.snapshot.entry)
    };
    let body = html! {
        main #main.playing.replay tabindex="-1" { (draw(frame, seen, step, review)) }
        template #copied { (frame.say("copied", &[])) }
    };
    shell_page(frame, &shell, &body)
}

fn draw(frame: &Frame<'_>, seen: &Seen<'_>, step: usize, review: Option<&Review>) -> Markup {
    let Some(game) = seen.game() else { return html! {} };
    let then = game.at(step);
    let marks = marks(review.and_then(|review| review.at(step)));
    let fragments = then.marked_fragments(seen.viewer, &marks, frame.lang);
    let points = then.shown_score(seen.viewer);
    let story = frame.drawn.story(seen.snapshot, game, seen.viewer, frame.lang);
    let turns = Turns::of(&story, game.steps());
    let address = address(seen, seen.viewer);
    let log = Log { turns: &turns, seats: game.seats(), at: Some(step), address: Some(&address), review };
    html! {
        h1.sr { (frame.say("replay-of", &[("table", title(frame, seen.snapshot).into())])) }
        (draw_seats(frame, seen, &points, &fragments))
        div.col-c {
            (fragments.board)
            (controls(frame, seen, &*then))
        }
        div.col-r {
            @if let Some(review) = review { (reviewed(frame, seen, game, review, step)) }
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

/// The address of a position, without the number of its steps.
fn address(seen: &Seen<'_>, viewer: Viewer) -> String {
    let eyes = match viewer {
        Viewer::Seat(seat) => seat.to_string(),
        Viewer::All | Viewer::Spectator => "all".to_owned(),
    };
    format!("{}?as={eyes}&step=", seen.path("/replay"))
}

/// The positions where somebody decides, and the last.
fn stops(game: &dyn Table) -> Vec<usize> {
    let steps = game.steps_from(0);
    (0..=steps.len()).filter(|step| steps.get(*step).is_none_or(|step| step.actor.is_some())).collect()
}

/// The curve, and the verdict on the decision made here.
fn reviewed(frame: &Frame<'_>, seen: &Seen<'_>, game: &dyn Table, review: &Review, step: usize) -> Markup {
    let next = exercises(seen, review).into_iter().find(|judgment| judgment.position > step);
    let address = address(seen, seen.viewer);
    let ways = html! {
        div.btns {
            @if let Some(next) = next {
                a.btn.sm href={ (address) (next.position) } { (frame.say("next-mistake", &[])) }
            }
            a.btn.sm href=(seen.path("/review")) { (frame.say("review", &[])) }
        }
    };
    html! {
        (draw_curve(frame, seen, review, Some(step)))
        @match review.at(step).filter(|judgment| judgment.played.is_some()) {
            Some(judgment) => (draw_verdict(frame, game, judgment, number(review, judgment), &ways)),
            None => section.card.turn-verdict.fine aria-label=(frame.say("verdict", &[])) { (ways) },
        }
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
    let address = address(seen, seen.viewer);
    html! {
        nav.rnav aria-label=(frame.say("replay-steps", &[])) {
            @for (sign, stop, name) in ways {
                a.ib id={ "go-" (sign) } href=[stop.map(|stop| format!("{address}{stop}"))]
                    aria-disabled=[stop.is_none().then_some("true")] role=[stop.is_none().then_some("link")]
                    aria-label=(name) title=(name) { (icon(sign)) }
            }
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
                    a href={ (address(seen, viewer)) (step) } aria-current=[(viewer == seen.viewer).then_some("true")] {
                        @if let Viewer::Seat(seat) = viewer { ((seen.snapshot.entry.crown)(seat)) }
                        (name)
                    }
                }
            }
        }
    }
}

/// Downloads.
fn keep(frame: &Frame<'_>, seen: &Seen<'_>, step: usize) -> Markup {
    let here = format!("{}{}{step}", frame.origin, address(seen, seen.viewer));
    html! {
        section.card.keep-links aria-label=(frame.say("keep", &[])) {
            a.btn.sm href={ (seen.path("/picture.svg?step=")) (step) } { (icon("picture")) "SVG" }
            a.btn.sm href={ (seen.path("/picture.png?step=")) (step) } { (icon("picture")) "PNG" }
            a.btn.sm href=(seen.path("/record")) download { (icon("save")) (frame.say("record", &[])) }
            button.btn.sm.js-only type="button" data-copy=(here) { (icon("link")) (frame.say("copy-position", &[])) }
        }
    }
}
