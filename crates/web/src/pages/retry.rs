//! Retrying a mistake: the board as it was, with a better move to find.

use bots::review::{Grade, Judgment, Review};
use catalog::{Purpose, Table, say_review};
use game::{Mark, Viewer};
use maud::{Markup, html};

use super::Seen;
use super::icons::icon;
use super::names::name_sitter;
use super::review::{act, better, exercises, grade, in_points, number};
use super::shell::{Here, Shell, page as shell_page};
use super::table::{crumb, draw_seats, offers, previews};
use crate::frame::Frame;

/// An answer, and the win chance it would have given the seat.
pub(crate) struct Tried<'a> {
    pub(crate) action: &'a str,
    pub(crate) value: f32,
}

/// A decision to make again.
pub(crate) struct Exercise<'a> {
    pub(crate) seen: &'a Seen<'a>,
    pub(crate) review: &'a Review,
    /// The judgment of the decision.
    pub(crate) judgment: &'a Judgment,
    /// The answer, if one was given.
    pub(crate) tried: Option<Tried<'a>>,
}

/// The position before a decision, and the answer if one was given.
pub(crate) fn page(frame: &Frame<'_>, exercise: &Exercise<'_>) -> Markup {
    let Exercise { seen, judgment, tried, .. } = exercise;
    let name = frame.say("retry-title", &[]);
    let path = seen.path(&format!("/retry?step={}", judgment.position));
    // An answer is shown at the address of the form, so nobody can come back to it.
    let frame = &Frame { path: if tried.is_some() { &path } else { frame.path }, ..*frame };
    let shell = Shell {
        crumb: crumb(frame, seen.snapshot),
        class: "playing replay",
        ..Shell::of_game(frame, &name, Here::Elsewhere, seen.snapshot.entry)
    };
    let body = html! {
        main #main.playing.replay tabindex="-1" {
            h1.sr { (name) }
            (draw(frame, exercise))
        }
    };
    shell_page(frame, &shell, &body)
}

fn draw(frame: &Frame<'_>, exercise: &Exercise<'_>) -> Markup {
    let Exercise { seen, review, judgment, tried } = exercise;
    let Some(game) = seen.game() else { return html! {} };
    let then = game.at(judgment.position);
    let viewer = Viewer::Seat(judgment.seat);
    let fragments = match tried {
        Some(tried) => then.marked_fragments(viewer, &marks(judgment, tried), frame.lang),
        None => then.fragments(viewer, Purpose::Play, frame.lang),
    };
    let points = then.shown_score(viewer);
    let then_seen = Seen { viewer, ..**seen };
    let task = html! {
        div.av2 { ((seen.snapshot.entry.crown)(judgment.seat)) }
        div.pa {
            b { (frame.say("retry-task", &[("name", name_sitter(frame, seen.snapshot, judgment.seat).into())])) }
            span { (frame.say("turn-hint", &[])) }
        }
    };
    html! {
        (draw_seats(frame, &then_seen, &points, &fragments))
        div.col-c {
            (fragments.board)
            @if tried.is_none() {
                section.card.dock aria-label=(frame.say("dock", &[])) {
                    form #play method="post" action=(seen.path("/retry")) {
                        input type="hidden" name="position" value=(judgment.position);
                    }
                    (previews(&task, &fragments))
                    (offers(frame, &fragments))
                }
            }
        }
        div.col-r {
            @match tried {
                Some(tried) => (answer(frame, seen, game, judgment, tried)),
                None => (question(frame, game, review, judgment)),
            }
            (ways(frame, exercise))
        }
    }
}

/// The best move, and the one tried if it is different.
fn marks<'a>(judgment: &'a Judgment, tried: &Tried<'a>) -> Vec<(&'a str, Mark)> {
    let best = judgment.best.action.as_str();
    let other = (tried.action != best).then_some((tried.action, Mark::Played));
    [(best, Mark::Better)].into_iter().chain(other).collect()
}

/// What was played, and that it was not the best.
fn question(frame: &Frame<'_>, game: &dyn Table, review: &Review, judgment: &Judgment) -> Markup {
    let played = judgment.played.as_ref().map_or("", |played| played.action.as_str());
    let points = say_review(frame.lang, "points-lost", &[("number", in_points(judgment.loss()).into())]);
    let values = [("action", act(frame, game, played).into()), ("points", points.into())];
    html! {
        section.card.turn-verdict.bad {
            header {
                (grade(frame, judgment.loss()))
                h2 { (number(review, judgment)) ". " (frame.say("retry-title", &[])) }
            }
            p { (frame.say("retry-played", &values)) }
        }
    }
}

/// How good the choice was.
fn answer(
    frame: &Frame<'_>,
    seen: &Seen<'_>,
    game: &dyn Table,
    judgment: &Judgment,
    tried: &Tried<'_>,
) -> Markup {
    let loss = (judgment.best.value - tried.value).max(0.0);
    let is_played = judgment.played.as_ref().is_some_and(|played| played.action == tried.action);
    let verdict = match Grade::of(loss) {
        _ if tried.action == judgment.best.action => frame.say("retry-best", &[]),
        _ if is_played => frame.say("retry-same", &[]),
        Grade::Good => frame.say("retry-good", &[]),
        Grade::Slip | Grade::Mistake | Grade::Blunder => frame.say("retry-worse", &[]),
    };
    let percent = |value| say_review(frame.lang, "percent", &[("number", in_points(value).into())]);
    let class = if Grade::of(loss) == Grade::Good { "fine" } else { "bad" };
    let chance = [
        ("name", name_sitter(frame, seen.snapshot, judgment.seat).into()),
        ("tried", percent(tried.value).into()),
        ("best", percent(judgment.best.value).into()),
    ];
    html! {
        section.card.turn-verdict.(class) role="status" {
            header { (grade(frame, loss)) h2 { (act(frame, game, tried.action)) } }
            p { (verdict) }
            p { (frame.say("retry-chance", &chance)) }
            @if tried.action != judgment.best.action { (better(frame, game, judgment)) }
        }
    }
}

fn ways(frame: &Frame<'_>, exercise: &Exercise<'_>) -> Markup {
    let Exercise { seen, review, judgment, tried } = exercise;
    let exercises = exercises(seen, review);
    let next = exercises.iter().find(|other| other.position > judgment.position).or(exercises.first());
    let next = next.filter(|next| next.position != judgment.position);
    let step = |judgment: &Judgment| seen.path(&format!("/retry?step={}", judgment.position));
    html! {
        nav.card.keep-links aria-label=(frame.say("review-ways", &[])) {
            @if tried.is_some() { a.btn href=(step(judgment)) { (icon("undo")) (frame.say("retry", &[])) } }
            @if let Some(next) = next { a.btn.pri href=(step(next)) { (frame.say("retry-next", &[])) } }
            a.btn href=(seen.path("/review")) { (icon("chart")) (frame.say("review", &[])) }
        }
    }
}
