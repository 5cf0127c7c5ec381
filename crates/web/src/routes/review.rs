//! What can be done with a finished game: review it, retry its mistakes, play on from any of its positions.

use std::sync::LazyLock;

use axum::response::{Html, IntoResponse, Redirect, Response};
use bots::Bot;
use bots::review::{Judgment, Review};
use catalog::{Parent, Purpose};
use game::{Seat, Turn, Viewer};
use service::{
    Kind, NewTable, Progress, Rated, RatedHere, Refusal, Reviewing, Sitter, Snapshot, TableId, Talk,
};

use super::at_table::AtTable;
use super::fields::{Asked, Posted};
use crate::pages::retry::{Exercise, State};
use crate::pages::{self, Seen};
use crate::problem::Problem;
use crate::visitor::Visitor;

pub(super) async fn show(AtTable { app, live }: AtTable, visitor: Visitor) -> Result<Html<String>, Problem> {
    let now = live.now();
    let reviewing = app.tables.review(&now, &visitor.client()).await?;
    let seats = now.seats_of(&visitor.sitter());
    let rated = live.ratings();
    let seen = Seen { rated: &rated, ..looking_back(&now, &seats) };
    let page = pages::review::page(&visitor.frame(&app), &seen, &reviewing);
    Ok(Html(page.into_string()))
}

/// What is said at a table is shown at the table alone.
static SILENCE: LazyLock<Talk> = LazyLock::new(Talk::default);

/// What a game has changed is told at the table and in its review.
static UNRATED: LazyLock<RatedHere> = LazyLock::new(RatedHere::default);

/// Nothing is secret once a game is over.
pub(super) fn looking_back<'a>(now: &'a Snapshot, seats: &'a [Seat]) -> Seen<'a> {
    Seen {
        snapshot: now,
        viewer: Viewer::All,
        seats,
        held: None,
        since: None,
        problem: None,
        talk: &SILENCE,
        rated: &UNRATED,
        plans: &[],
        hint: None,
        doubt: None,
    }
}

/// A position to retry, or its solution: the one asked for, or the first of the reader's mistakes. Leads to the review if that is not done
/// yet or found no mistakes.
pub(super) async fn retry(
    AtTable { app, live }: AtTable,
    visitor: Visitor,
    Asked(asked): Asked,
) -> Result<Response, Problem> {
    let now = live.now();
    let Reviewing::Done(review) = app.tables.stored_review(&now).await? else {
        return Ok(to_review(&now.id));
    };
    let seats = now.seats_of(&visitor.sitter());
    let seen = looking_back(&now, &seats);
    let wanted = match asked.maybe("step")? {
        Some(position) => Some(played_at(&review, position)?),
        None => pages::review::exercises(&seen, &review).first().copied(),
    };
    let Some(judgment) = wanted else { return Ok(to_review(&now.id)) };
    let state = if asked.get("solution").is_some() { State::Solution } else { State::Question };
    let exercise = Exercise { seen: &seen, review: &review, judgment, state };
    let page = pages::retry::page(&visitor.frame(&app), &exercise);
    Ok(Html(page.into_string()).into_response())
}

/// What something is in a position to retry, to whoever decided there.
pub(super) async fn what(
    AtTable { app, live }: AtTable,
    visitor: Visitor,
    Asked(asked): Asked,
) -> Result<Html<String>, Problem> {
    let now = live.now();
    let game = now.session.as_deref().filter(|_| now.progress() == Progress::Over).ok_or(Refusal::NotOver)?;
    let (step, thing): (usize, String) = (asked.read("step")?, asked.read("thing")?);
    let then = (step <= game.steps()).then(|| game.at(step)).ok_or(Refusal::NotFound)?;
    let viewer = match then.turn() {
        Turn::Seat(seat) => Viewer::Seat(seat),
        Turn::Chance | Turn::Over => Viewer::All,
    };
    let seats = now.seats_of(&visitor.sitter());
    let seen = Seen { viewer, ..looking_back(&now, &seats) };
    let card = pages::what::card_then(&visitor.frame(&app), &seen, &*then, Purpose::Play, &thing);
    Ok(Html(card.ok_or(Refusal::NotFound)?.into_string()))
}

/// Says how good a choice would have been.
pub(super) async fn answer(
    AtTable { app, live }: AtTable,
    visitor: Visitor,
    Posted(fields): Posted,
) -> Result<Response, Problem> {
    let now = live.now();
    let Reviewing::Done(review) = app.tables.stored_review(&now).await? else {
        return Ok(to_review(&now.id));
    };
    let judgment = played_at(&review, fields.read("position")?)?;
    let action = fields.get("step").ok_or(Problem::BadRequest)?;
    let value = match judgment.value_of(action) {
        Some(value) => value,
        None => app.tables.weigh(&now, judgment.position, action, &visitor.client()).await?,
    };
    let state = State::Tried { action, value: value.min(judgment.best.value) };
    let seats = now.seats_of(&visitor.sitter());
    let seen = looking_back(&now, &seats);
    let page =
        pages::retry::page(&visitor.frame(&app), &Exercise { seen: &seen, review: &review, judgment, state });
    Ok(Html(page.into_string()).into_response())
}

fn played_at(review: &Review, position: usize) -> Result<&Judgment, Problem> {
    review.at(position).filter(|judgment| judgment.played.is_some()).ok_or(Refusal::NotFound.into())
}

fn to_review(id: &TableId) -> Response {
    Redirect::to(&format!("/t/{id}/review")).into_response()
}

/// Makes a table that begins with the first steps of a finished game. Later draws are made afresh.
pub(super) async fn play_from(
    AtTable { app, live }: AtTable,
    visitor: Visitor,
    Posted(fields): Posted,
) -> Result<Response, Problem> {
    let now = live.now();
    let game = now.session.as_ref().filter(|_| now.progress() == Progress::Over).ok_or(Refusal::NotOver)?;
    // What it goes on from is named by a hash, which covers the secret.
    if app.tables.is_sealed(&now) {
        return Err(Refusal::Sealed.into());
    }
    let step: usize = fields.read("step")?;
    // In a game alone, there is no opponent to choose.
    let bot = Bot::named(fields.get("bot").unwrap_or("scribe")).ok_or(Problem::BadRequest)?;
    let own: usize = fields.read("seat")?;
    let has_decision = step <= game.steps() && matches!(game.at(step).turn(), Turn::Seat(_));
    if own >= now.chairs.len() || !has_decision {
        return Err(Problem::BadRequest);
    }
    let mut sitters = vec![Sitter::Bot(bot); now.chairs.len()];
    sitters[own] = visitor.sitter();
    let mut opening = game.steps_from(0);
    opening.truncate(step);
    let parent = app.tables.record(&now).and_then(|record| Parent::of(&record).ok());
    app.limits.table(visitor.address)?;
    let new = NewTable {
        entry: now.entry,
        chosen: now.chosen.clone(),
        kind: Kind::Private,
        creator: Some(visitor.guest.clone()),
        client: visitor.client(),
        sitters,
        random_seats: false,
        hints: false,
        parent: parent.filter(|_| !opening.is_empty()),
        opening,
        timed: None,
        rated: Rated::Casual,
        tournament: None,
    };
    let live = app.tables.create(new).await?;
    Ok(Redirect::to(&format!("/t/{}", live.now().id)).into_response())
}
