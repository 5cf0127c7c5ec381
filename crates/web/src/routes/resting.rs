//! Quiet hours, vacation, and a day for somebody else.

use std::sync::Arc;

use axum::extract::State;
use axum::response::{Html, IntoResponse, Redirect, Response};
use service::{BeforeFlags, Quiet, SignedIn};

use super::at_table::AtTable;
use super::fields::Posted;
use super::table::answer_post;
use crate::app::App;
use crate::pages::account;
use crate::problem::Problem;
use crate::visitor::Visitor;

type Answered = Result<Response, Problem>;

const OWN_TIME: &str = "/account/time";
const SAVED: &str = "/account/time?said=saved";

pub(super) async fn show(State(app): State<Arc<App>>, visitor: Visitor) -> Answered {
    let Some(signed_in) = &visitor.signed_in else { return Ok(visitor.to_sign_in().into_response()) };
    let resting = app.people.resting(&signed_in.account.id).await?;
    Ok(Html(account::time(&visitor.frame(&app), &resting).into_string()).into_response())
}

pub(super) async fn quiet(State(app): State<Arc<App>>, visitor: Visitor, Posted(fields): Posted) -> Answered {
    let account = &signed_in(&visitor)?.account.id;
    let field = |name| fields.get(name).unwrap_or_default();
    let quiet = match fields.get("none") {
        Some(_) => None,
        None => Some(Quiet::new(field("from"), field("to"), field("zone")).map_err(|_| Problem::BadQuiet)?),
    };
    app.people.change_quiet(account, quiet).await?;
    app.tables.spread_rest(account).await?;
    Ok(Redirect::to(SAVED).into_response())
}

pub(super) async fn vacation(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Posted(fields): Posted,
) -> Answered {
    let account = &signed_in(&visitor)?.account.id;
    if let Some(before_flags) = fields.maybe::<BeforeFlags>("before-flags")? {
        app.people.change_before_flags(account, before_flags).await?;
        return Ok(Redirect::to(SAVED).into_response());
    }
    app.people.go_on_vacation(account, fields.read("days")?, fields.read("seen")?).await?;
    app.tables.spread_rest(account).await?;
    Ok(Redirect::to(OWN_TIME).into_response())
}

/// Gives a day to whoever is to decide.
pub(super) async fn give(
    AtTable { app, live }: AtTable,
    visitor: Visitor,
    Posted(fields): Posted,
) -> Answered {
    let given = app.tables.give_day(&live, &visitor.sitter(), fields.read("revision")?).await;
    Ok(answer_post(&app, &visitor, &live, &fields, given))
}

fn signed_in(visitor: &Visitor) -> Result<&SignedIn, Problem> {
    visitor.signed_in.as_deref().ok_or(Problem::SignedOut)
}
