//! Challenges: one person asks another for a game.

use std::sync::Arc;

use axum::extract::rejection::PathRejection;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{Html, IntoResponse, Redirect, Response};
use catalog::GAMES;
use service::{Account, Rated, Refusal, SignedIn, Terms, WantedSeat};

use super::fields::{Fields, Posted};
use crate::app::App;
use crate::pages::dares;
use crate::problem::Problem;
use crate::visitor::Visitor;

type Answered = Result<Response, Problem>;

/// The form that asks somebody for a game.
pub(super) async fn form(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    name: Result<Path<String>, PathRejection>,
) -> Answered {
    if visitor.signed_in.is_none() {
        return Ok(visitor.to_sign_in().into_response());
    }
    let other = other(&app, &visitor, name).await?;
    Ok(Html(dares::form(&visitor.frame(&app), &other, None).into_string()).into_response())
}

/// Asks. Whoever cannot be asked is answered for as if the reason were another.
pub(super) async fn ask(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    name: Result<Path<String>, PathRejection>,
    Posted(fields): Posted,
) -> Answered {
    let own = signed_in(&visitor)?;
    let other = other(&app, &visitor, name).await?;
    let terms = read_terms(&fields)?;
    let problem = match app.tables.challenge(&own.account.id, &other.id, &terms).await {
        Ok(Some(_)) => return Ok(Redirect::to("/lobby?said=challenged").into_response()),
        Ok(None) => "dare-refused",
        Err(Refusal::Illegal) => "dare-unlike",
        Err(refusal) => return Err(refusal.into()),
    };
    let page = dares::form(&visitor.frame(&app), &other, Some(problem));
    Ok((StatusCode::UNPROCESSABLE_ENTITY, Html(page.into_string())).into_response())
}

/// Accepts a challenge, declines it, or takes it back.
pub(super) async fn answer(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Posted(fields): Posted,
) -> Answered {
    let own = &signed_in(&visitor)?.account.id;
    if let Some(id) = fields.get("accept") {
        app.limits.table(visitor.address)?;
        let table = app.tables.accept(own, id).await?;
        return Ok(Redirect::to(&format!("/t/{table}")).into_response());
    }
    let id = fields.get("end").ok_or(Problem::BadRequest)?;
    app.tables.end_challenge(own, id).await?;
    Ok(Redirect::to("/lobby").into_response())
}

/// Somebody whose profile the visitor may see, and who is not the visitor.
async fn other(
    app: &App,
    visitor: &Visitor,
    name: Result<Path<String>, PathRejection>,
) -> Result<Account, Problem> {
    let Ok(Path(name)) = name else { return Err(Refusal::NotFound.into()) };
    let account = app.people.profile(&name, &visitor.guest).await?.ok_or(Problem::NoProfile)?;
    if account.id == visitor.guest { Err(Problem::NoProfile) } else { Ok(account) }
}

fn signed_in(visitor: &Visitor) -> Result<&SignedIn, Problem> {
    visitor.signed_in.as_deref().ok_or(Problem::SignedOut)
}

fn read_terms(fields: &Fields) -> Result<Terms, Problem> {
    let id = fields.get("game").unwrap_or_default();
    let entry = GAMES.iter().find(|entry| entry.id == id).ok_or(Problem::BadRequest)?;
    Ok(Terms {
        entry,
        pace: fields.read_pace()?,
        rated: if fields.get("rated").is_some() { Rated::Rated } else { Rated::Casual },
        seat: fields.maybe::<WantedSeat>("seat")?.unwrap_or(WantedSeat::Drawn),
    })
}
