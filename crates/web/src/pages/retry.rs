//! Retrying a mistake: the board as it was, with a better move to find.

use bots::review::{Grade, Judgment, Review};
use catalog::{Fragments, Purpose, Table, say_review};
use game::{Mark, Viewer};
use maud::{Markup, html};

use super::Seen;
use super::icons::icon;
use super::names::name_sitter;
use super::review::{Line, Moves, act, better, exercises, grade, in_points, share_lost};
use super::shell::{Here, Shell, page as shell_page};
use super::table::{crumb, draw_seats, offers, previews};
use super::what;
use crate::frame::Frame;

/// A decision to make again.
pub(crate) struct Exercise<'a> {
    pub(crate) seen: &'a Seen<'a>,
    pub(crate) review: &'a Review,
    /// The judgment of the decision.
    pub(crate) judgment: &'a Judgment,
    pub(crate) state: State<'a>,
}

/// How far an exercise is.
#[derive(Clone, Copy)]
pub(crate) enum State<'a> {
    /// Nothing was tried.
    Question,
    /// An answer, and the win chance it would have given the seat.
    Tried {
        /// The notation.
        action: &'a str,
        /// From 0 to 1.
        value: f32,
    },
    /// The reader gave up.
    Solution,
}

impl Exercise<'_> {
    /// What an answer loses; `None` if there was none.
    fn loss(&self) -> Option<f32> {
        match self.state {
            State::Tried { action, .. } if action == self.judgment.best.action => Some(0.0),
            State::Tried { value, .. } => Some((self.judgment.best.value - value).max(0.0)),
            State::Question | State::Solution => None,
        }
    }

    /// Whether there is nothing left to find: then the better move is shown.
    fn is_over(&self) -> bool {
        match self.state {
            State::Question => false,
            State::Tried { .. } => self.loss().is_some_and(|loss| Grade::of(loss) == Grade::Good),
            State::Solution => true,
        }
    }

    fn path(&self) -> String {
        self.seen.path(&format!("/retry?step={}", self.judgment.position))
    }

    /// Where the script asks what something is. What can be done with it is told as long as there is something to find.
    fn what(&self) -> String {
        let Judgment { position, seat, .. } = self.judgment;
        self.seen.path(&if self.is_over() {
            format!("/replay/what?as={seat}&step={position}&thing=")
        } else {
            format!("/retry/what?step={position}&thing=")
        })
    }
}

/// The position before a decision, and what came of an answer.
pub(crate) fn page(frame: &Frame<'_>, exercise: &Exercise<'_>) -> Markup {
    let (seen, path) = (exercise.seen, exercise.path());
    let name = frame.say("retry-title", &[]);
    // An answer is shown at the address of the form, so nobody can come back to it.
    let is_tried = exercise.loss().is_some();
    let frame = &Frame { path: if is_tried { &path } else { frame.path }, ..*frame };
    let shell = Shell {
        crumb: crumb(frame, seen.snapshot),
        class: "playing replay",
        ..Shell::of_game(frame, &name, Here::Elsewhere, seen.snapshot.entry)
    };
    let body = html! {
        main #main.playing.replay tabindex="-1" data-what-is=(exercise.what()) {
            h1.sr { (name) }
            (draw(frame, exercise))
        }
        (what::room(frame))
    };
    shell_page(frame, &shell, &body)
}

fn draw(frame: &Frame<'_>, exercise: &Exercise<'_>) -> Markup {
    let Exercise { seen, judgment, .. } = exercise;
    let Some(game) = seen.game() else { return html! {} };
    let then = game.at(judgment.position);
    let viewer = Viewer::Seat(judgment.seat);
    let fragments = if exercise.is_over() {
        then.marked_fragments(viewer, &marks(exercise), frame.lang)
    } else {
        then.fragments(viewer, Purpose::Play, frame.lang)
    };
    let points = then.shown_score(viewer);
    let then_seen = Seen { viewer, ..**seen };
    html! {
        (draw_seats(frame, &then_seen, &points, &fragments))
        div.col-c {
            (fragments.board)
            @if !exercise.is_over() { (dock(frame, exercise, &fragments)) }
        }
        div.col-r {
            (verdict(frame, exercise, game))
            (ways(frame, exercise))
        }
    }
}

fn dock(frame: &Frame<'_>, exercise: &Exercise<'_>, fragments: &Fragments) -> Markup {
    let Exercise { seen, judgment, .. } = exercise;
    let task = html! {
        div.av2 { ((seen.snapshot.entry.crown)(judgment.seat)) }
        div.pa {
            b { (frame.say("retry-task", &[("name", name_sitter(frame, seen.snapshot, judgment.seat).into())])) }
            span { (frame.say("turn-hint", &[])) }
        }
    };
    html! {
        section.card.dock.alone aria-label=(frame.say("dock", &[])) {
            form #play method="post" action=(seen.path("/retry")) {
                input type="hidden" name="position" value=(judgment.position);
            }
            div.ask {
                (previews(&task, fragments))
                (offers(frame, fragments))
                div.bar { (what::button(frame)) }
            }
        }
    }
}

/// The best move, and the one tried if it is different, or else the one that was played.
fn marks<'a>(exercise: &Exercise<'a>) -> Vec<(&'a str, Mark)> {
    let judgment = exercise.judgment;
    let best = judgment.best.action.as_str();
    let other = match exercise.state {
        State::Tried { action, .. } => Some(action),
        State::Question | State::Solution => judgment.played.as_ref().map(|played| played.action.as_str()),
    };
    // What is nearly as good is no mistake.
    let is_mistake =
        |action: &&str| *action != best && exercise.loss().is_none_or(|loss| Grade::of(loss) != Grade::Good);
    let other = other.filter(is_mistake).map(|action| (action, Mark::Played));
    [(best, Mark::Better)].into_iter().chain(other).collect()
}

fn verdict(frame: &Frame<'_>, exercise: &Exercise<'_>, game: &dyn Table) -> Markup {
    match exercise.state {
        State::Question => question(frame, exercise, game),
        State::Tried { action, value } => answer(frame, exercise, game, action, value),
        State::Solution => html! {
            section.card.turn-verdict.fine role="status" {
                header { h2 { (frame.say("retry-solution", &[])) } }
                (better(frame, game, exercise.judgment))
                (likely(frame, exercise, game))
            }
        },
    }
}

/// What was played, and that it was not the best.
fn question(frame: &Frame<'_>, exercise: &Exercise<'_>, game: &dyn Table) -> Markup {
    let Exercise { seen, review, judgment, .. } = exercise;
    let played = judgment.played.as_ref().map_or("", |played| played.action.as_str());
    let share = share_lost(frame, judgment.loss());
    let values = [("action", act(frame, game, played).into()), ("share", share.into())];
    let round = Moves::of(frame, seen, game, review).round(judgment);
    html! {
        section.card.turn-verdict.bad {
            header {
                (grade(frame, judgment.loss()))
                h2 { (round) ". " (frame.say("retry-title", &[])) }
            }
            p { (frame.say("retry-played", &values)) }
        }
    }
}

/// How good the choice was. The better move is not told as long as it can be found.
fn answer(frame: &Frame<'_>, exercise: &Exercise<'_>, game: &dyn Table, action: &str, value: f32) -> Markup {
    let Exercise { seen, judgment, .. } = exercise;
    let loss = exercise.loss().unwrap_or_default();
    let is_played = judgment.played.as_ref().is_some_and(|played| played.action == action);
    let verdict = match Grade::of(loss) {
        _ if action == judgment.best.action => "retry-best",
        Grade::Good => "retry-good",
        Grade::Slip | Grade::Mistake | Grade::Blunder if is_played => "retry-same",
        Grade::Slip => "retry-slip",
        Grade::Mistake => "retry-mistake",
        Grade::Blunder => "retry-blunder",
    };
    let percent = |value| say_review(frame.lang, "percent", &[("number", in_points(value).into())]);
    let class = if exercise.is_over() { "fine" } else { "bad" };
    let chance = [
        ("name", name_sitter(frame, seen.snapshot, judgment.seat).into()),
        ("tried", percent(value).into()),
        ("best", percent(judgment.best.value).into()),
    ];
    html! {
        section.card.turn-verdict.(class) role="status" {
            header { (grade(frame, loss)) h2 { (act(frame, game, action)) } }
            p { (frame.say(verdict, &[])) }
            p.mut { (frame.say("retry-chance", &chance)) }
            @if exercise.is_over() && action != judgment.best.action {
                p.rather { (frame.say("retry-also", &[("action", act(frame, game, &judgment.best.action).into())])) }
                (likely(frame, exercise, game))
            }
        }
    }
}

/// What might have followed the best move.
fn likely(frame: &Frame<'_>, exercise: &Exercise<'_>, game: &dyn Table) -> Markup {
    let Exercise { seen, judgment, .. } = exercise;
    let address = seen.path(&format!("/replay?step={}&line=", judgment.position));
    let call = |seat| name_sitter(frame, seen.snapshot, seat);
    Line::of(game, judgment).draw(frame, seen.snapshot.entry, call, &address, None)
}

fn ways(frame: &Frame<'_>, exercise: &Exercise<'_>) -> Markup {
    let Exercise { seen, review, judgment, .. } = exercise;
    let exercises = exercises(seen, review);
    let next = exercises.iter().find(|other| other.position > judgment.position).or(exercises.first());
    let next = next.filter(|next| next.position != judgment.position);
    let step = |judgment: &Judgment| seen.path(&format!("/retry?step={}", judgment.position));
    let is_tried = exercise.loss().is_some();
    html! {
        nav.card.keep-links aria-label=(frame.say("review-ways", &[])) {
            @if exercise.is_over() { a.btn href=(step(judgment)) { (icon("undo")) (frame.say("retry", &[])) } }
            @if is_tried && !exercise.is_over() {
                a.btn href={ (exercise.path()) "&solution=yes" } { (icon("eye")) (frame.say("retry-show", &[])) }
            }
            @if let Some(next) = next { a.btn.pri href=(step(next)) { (frame.say("retry-next", &[])) } }
            a.btn href=(seen.path("/review")) { (icon("chart")) (frame.say("review", &[])) }
        }
    }
}
