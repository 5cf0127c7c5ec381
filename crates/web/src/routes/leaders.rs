//! Leaderboards.

use std::sync::Arc;

use axum::extract::State;
use axum::response::{Html, Redirect};
use catalog::{Entry, GAMES};
use service::Kin;

use super::fields::Asked;
use super::named::Named;
use crate::app::App;
use crate::pages;
use crate::problem::Problem;
use crate::visitor::Visitor;

pub(super) async fn first() -> Redirect {
    Redirect::to(&format!("/leaders/{}", GAMES[0].id))
}

pub(super) async fn show(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Named(entry): Named<&'static Entry>,
    Asked(asked): Asked,
) -> Result<Html<String>, Problem> {
    let kin = if asked.get("of") == Some("bots") { Kin::Programs } else { Kin::People };
    let leaders = app.tables.leaders(entry, kin).await?;
    let accounts: Vec<_> = leaders.iter().map(|leader| &leader.account).collect();
    let known = app.people.seen_by(&visitor.guest, &accounts).await?;
    Ok(Html(pages::leaders::page(&visitor.frame(&app), entry, kin, &leaders, &known).into_string()))
}
