//! Ready-made phrases: what was said at a table, and saying something.

use std::sync::Arc;

use axum::http::{HeaderMap, StatusCode};
use axum::response::{Html, IntoResponse, Redirect, Response};
use service::{Live, Phrase, Refusal, WantsTalk};

use super::at_table::AtTable;
use super::fields::Posted;
use super::table::Look;
use crate::app::App;
use crate::pages::table;
use crate::problem::Problem;
use crate::visitor::Visitor;

/// How much the client has heard of, perhaps from another node.
const SAID: &str = "x-said";

/// What was said, for the script.
pub(super) async fn show(
    AtTable { app, live }: AtTable,
    visitor: Visitor,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    if let Some(said) = headers.get(SAID).and_then(|said| said.to_str().ok()?.parse().ok()) {
        app.tables.attend_to(&live, said).await?;
    }
    Ok(shown(&app, &visitor, &live, None))
}

pub(super) async fn say(
    AtTable { app, live }: AtTable,
    visitor: Visitor,
    Posted(fields): Posted,
) -> Result<Response, Problem> {
    let phrase: Phrase = fields.read("phrase")?;
    let said = app.tables.say(&live, &visitor.sitter(), phrase).await;
    Ok(answer(&app, &visitor, &live, said))
}

/// Switches phrases off or on at a table.
pub(super) async fn switch(
    AtTable { app, live }: AtTable,
    visitor: Visitor,
    Posted(fields): Posted,
) -> Result<Response, Problem> {
    let wants: WantsTalk = fields.read("phrases")?;
    let switched = app.tables.want_talk(&live, &visitor.sitter(), wants).await;
    Ok(answer(&app, &visitor, &live, switched))
}

fn answer(app: &Arc<App>, visitor: &Visitor, live: &Live, done: Result<(), Refusal>) -> Response {
    match done.map_err(Problem::from) {
        _ if visitor.wants_fragment => shown(app, visitor, live, done.err().map(Problem::from)),
        Ok(()) => Redirect::to(&format!("/t/{}", live.now().id)).into_response(),
        Err(problem) => {
            let sentence = problem.tell(visitor.lang);
            Look::of(live).with_problem(&sentence).show(app, visitor, &live.now(), problem.status())
        }
    }
}

fn shown(app: &App, visitor: &Visitor, live: &Live, problem: Option<Problem>) -> Response {
    let sentence = problem.map(|problem| problem.tell(visitor.lang));
    let page = Look::of(live).at(&live.now(), visitor, |seen| {
        table::phrases(&visitor.frame(app), seen, sentence.as_deref()).into_string()
    });
    (problem.map_or(StatusCode::OK, Problem::status), Html(page)).into_response()
}
