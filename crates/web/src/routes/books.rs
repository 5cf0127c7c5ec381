//! Rules and score pads.

use std::sync::Arc;

use axum::extract::State;
use axum::http::header::CONTENT_TYPE;
use axum::response::{Html, IntoResponse, Redirect, Response};
use catalog::{Entry, GAMES};
use service::Refusal;

use super::fields::Asked;
use super::named::Named;
use crate::app::App;
use crate::pages;
use crate::problem::Problem;
use crate::visitor::Visitor;

pub(super) async fn first_rules() -> Redirect {
    Redirect::to(&format!("/rules/{}", GAMES[0].id))
}

pub(super) async fn first_pad() -> Redirect {
    Redirect::to(&format!("/pad/{}", GAMES[0].id))
}

pub(super) async fn rules(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Named(entry): Named<&'static Entry>,
) -> Result<Html<String>, Problem> {
    let people = app.tables.balance_of_people(entry).await?;
    Ok(Html(pages::rules::page(&visitor.frame(&app), entry, people.as_deref()).into_string()))
}

pub(super) async fn edition(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Named(entry): Named<&'static Entry>,
) -> Result<Html<String>, Problem> {
    let edition = (entry.edition)().ok_or(Refusal::NotFound)?;
    Ok(Html(pages::edition::page(&visitor.frame(&app), entry, edition).into_string()))
}

pub(super) async fn edition_file(Named(entry): Named<&'static Entry>) -> Result<Response, Problem> {
    let edition = (entry.edition)().ok_or(Refusal::NotFound)?;
    Ok(([(CONTENT_TYPE, "application/toml; charset=utf-8")], edition.text()).into_response())
}

pub(super) async fn pad(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Named(entry): Named<&'static Entry>,
    Asked(asked): Asked,
) -> Result<Html<String>, Problem> {
    let answers: Vec<(String, String)> =
        asked.all().map(|(key, value)| (key.to_owned(), value.to_owned())).collect();
    let result = pages::pad::count(entry, &answers, visitor.lang);
    Ok(Html(pages::pad::page(&visitor.frame(&app), entry, &answers, result.as_ref()).into_string()))
}
