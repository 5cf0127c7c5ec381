//! Handing a seat over to another device by a link that works once.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::response::{Html, IntoResponse, Redirect, Response};

use super::at_table::AtTable;
use crate::app::App;
use crate::pages;
use crate::problem::Problem;
use crate::visitor::Visitor;

pub(super) async fn offer(AtTable { app, live }: AtTable, visitor: Visitor) -> Result<Html<String>, Problem> {
    let now = live.now();
    let token = app.tables.offer_handover(&now, &visitor.guest).await?;
    Ok(Html(pages::handover::offer(&visitor.frame(&app), &now, &token).into_string()))
}

/// Opening the link does not use it up, or link previews would.
pub(super) async fn show(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(token): Path<String>,
) -> Result<Html<String>, Problem> {
    let now = app.tables.find_handover(&token).await?.now();
    Ok(Html(pages::handover::accept(&visitor.frame(&app), &now, &token).into_string()))
}

pub(super) async fn accept(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(token): Path<String>,
) -> Result<Response, Problem> {
    let now = app.tables.accept_handover(&token, &visitor.guest).await?;
    Ok(Redirect::to(&format!("/t/{}", now.id)).into_response())
}
