//! Moving a seat to another device, by a link that works once.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::response::{Html, IntoResponse, Redirect, Response};
use game::Seat;

use crate::app::App;
use crate::refusal::Refusal;
use crate::tables::Live;
use crate::visitor::Visitor;
use crate::{clock, pages, random};

/// A link is good for so many seconds.
const GOOD_FOR: i64 = 900;

pub(super) async fn offer(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Html<String>, Refusal> {
    let now = app.tables.find(&id).await?.now();
    let seat = *now.seats_of(&visitor.sitter()).first().ok_or(Refusal::NotYourSeat)?;
    if now.game.is_none() {
        return Err(Refusal::Waiting);
    }
    let token = random::name();
    app.store.keep_move(&random::hash(&token), &id, seat.number(), clock::now() + GOOD_FOR).await?;
    let frame = visitor.frame(&app);
    let link = format!("{}/move/{token}", frame.origin);
    Ok(Html(pages::moving::offer(&frame, &now, &link).into_string()))
}

/// Looking at the link does not use it up: whoever shows previews of links would.
pub(super) async fn show(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(token): Path<String>,
) -> Result<Html<String>, Refusal> {
    let (live, _) = find(&app, &token).await?;
    Ok(Html(pages::moving::accept(&visitor.frame(&app), &live.now(), &token).into_string()))
}

pub(super) async fn accept(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(token): Path<String>,
) -> Result<Response, Refusal> {
    let (live, seat) = find(&app, &token).await?;
    if !app.store.use_move(&random::hash(&token)).await? {
        return Err(Refusal::UsedLink);
    }
    let now = app.tables.hand_on(&live, seat, &visitor.guest).await?;
    Ok(Redirect::to(&format!("/t/{}", now.id)).into_response())
}

async fn find(app: &Arc<App>, token: &str) -> Result<(Arc<Live>, Seat), Refusal> {
    let found = app.store.find_move(&random::hash(token), clock::now()).await?;
    let (table, seat) = found.ok_or(Refusal::UsedLink)?;
    Ok((app.tables.find(&table).await?, Seat::try_from(seat).map_err(|_| Refusal::Internal)?))
}
