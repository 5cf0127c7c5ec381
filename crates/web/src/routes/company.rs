//! Blocking and reporting people, and what came of that.

use std::sync::Arc;

use axum::extract::State;
use axum::response::{Html, IntoResponse, Redirect, Response};
use game::Seat;
use service::{Denied, GuestId, Live, Reason, Refusal, TableId, Whom};

use super::at_table::AtTable;
use super::fields::{Asked, Fields, Posted};
use crate::app::App;
use crate::pages::{self, account};
use crate::problem::Problem;
use crate::visitor::Visitor;

/// Where somebody sees whom they have blocked.
const BLOCKS: &str = "/account/blocks";

/// Where somebody sees what was decided about them.
const DECISIONS: &str = "/account/decisions";

/// The other people at a table.
pub(super) async fn at_table(
    AtTable { app, live }: AtTable,
    visitor: Visitor,
) -> Result<Html<String>, Problem> {
    let now = live.now();
    let met = app.people.met_at(&visitor.guest, &now).await?;
    let sitters: Vec<&GuestId> = now.chairs.iter().filter_map(|chair| chair.sitter.guest()).collect();
    let shown = app.people.seen_by(&visitor.guest, &sitters).await?;
    Ok(Html(pages::company::page(&visitor.frame(&app), &now, &met, &shown).into_string()))
}

/// Blocks whoever sits at a seat of a table, or whoever has a name.
pub(super) async fn block(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Posted(fields): Posted,
) -> Result<Response, Problem> {
    let Some(name) = fields.get("name") else {
        let live = table(&app, &visitor, &fields).await?;
        app.people.block_at(&visitor.guest, &live.now(), &whom(&fields)?).await?;
        return Ok(back_to(&live));
    };
    match app.people.block_called(&visitor.guest, name, &visitor.caller()).await {
        Ok(()) => Ok(Redirect::to(BLOCKS).into_response()),
        Err(why) => {
            let sentence = match why {
                Denied::Refused(Refusal::NotFound) => crate::words::say(visitor.lang, "block-nobody", &[]),
                why => account::tell(visitor.lang, why),
            };
            let page = blocks_page(&app, &visitor, 0, Some(&sentence)).await?;
            Ok((super::account::status(why), page).into_response())
        }
    }
}

pub(super) async fn blocks(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Asked(asked): Asked,
) -> Result<Html<String>, Problem> {
    blocks_page(&app, &visitor, asked.page("page")?, None).await
}

async fn blocks_page(
    app: &App,
    visitor: &Visitor,
    page: u32,
    problem: Option<&str>,
) -> Result<Html<String>, Problem> {
    let blocked = app.people.blocked_by(&visitor.guest, page).await?;
    Ok(Html(account::blocks(&visitor.frame(app), &blocked, problem).into_string()))
}

pub(super) async fn unblock(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Posted(fields): Posted,
) -> Result<Response, Problem> {
    let handle: String = fields.read("unblock")?;
    app.people.unblock(&visitor.guest, &handle).await?;
    let table: Option<TableId> = fields.maybe("table")?;
    Ok(match table {
        Some(table) => Redirect::to(&format!("/t/{table}/people")).into_response(),
        None => Redirect::to(BLOCKS).into_response(),
    })
}

/// Says something against whoever sits at a seat of a table.
pub(super) async fn report(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Posted(fields): Posted,
) -> Result<Response, Problem> {
    let live = table(&app, &visitor, &fields).await?;
    let reason: Reason = fields.read("reason")?;
    let note = fields.get("note").unwrap_or_default();
    app.people.report(&visitor.guest, &live.now(), &whom(&fields)?, reason, note).await?;
    Ok(back_to(&live))
}

/// The table of a form. Whose seats these are is up to the service.
async fn table(app: &App, visitor: &Visitor, fields: &Fields) -> Result<Arc<Live>, Problem> {
    let id: TableId = fields.read("table")?;
    let live = app.tables.find(&id).await?;
    if !app.tables.may_look(&live.now(), Some(&visitor.sitter())) {
        return Err(Refusal::Sealed.into());
    }
    Ok(live)
}

/// Whoever a page has called so, or whoever sits at a seat.
fn whom(fields: &Fields) -> Result<Whom, Problem> {
    if let Some(called) = fields.get("whom") {
        return Ok(Whom::Called(called.to_owned()));
    }
    Seat::try_from(fields.read::<u8>("seat")?).map(Whom::At).map_err(|_| Problem::BadRequest)
}

fn back_to(live: &Live) -> Response {
    Redirect::to(&format!("/t/{}/people", live.now().id)).into_response()
}

/// What was decided about the visitor, and what came of what they reported.
pub(super) async fn decisions(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Asked(asked): Asked,
) -> Result<Html<String>, Problem> {
    let about = app.people.decisions_about(&visitor.guest, asked.page("page")?).await?;
    let by = app.people.reports_by(&visitor.guest, asked.page("reported")?).await?;
    Ok(Html(account::decisions(&visitor.frame(&app), &about, &by).into_string()))
}

/// Answers a decision, or says that all of them were read.
pub(super) async fn answer(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Posted(fields): Posted,
) -> Result<Redirect, Problem> {
    match (fields.get("report"), fields.get("answer").map(str::trim)) {
        (Some(report), Some(answer)) if !answer.is_empty() => {
            app.people.answer_decision(&visitor.guest, report, answer).await?;
        }
        (Some(_), _) => return Err(Problem::BadRequest),
        (None, _) => app.people.note_told(&visitor.guest).await?,
    }
    Ok(Redirect::to(DECISIONS))
}
