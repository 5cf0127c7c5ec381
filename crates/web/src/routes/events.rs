//! Event streams. They only say which revision a table is at, so they cannot contain anything secret.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::response::sse::{Event, KeepAlive, Sse};
use futures_util::stream::{Stream, unfold};
use service::Live;
use tokio::sync::watch;

use super::at_table::AtTable;
use crate::app::App;
use crate::limits;
use crate::problem::Problem;
use crate::visitor::Visitor;

/// Sends a keep-alive now and then, so that no proxy closes the stream.
const KEEP_ALIVE: Duration = Duration::from_secs(20);

pub(super) async fn stream(
    AtTable { app, live }: AtTable,
    visitor: Visitor,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Problem> {
    let counted = app.limits.stream(visitor.address)?;
    Ok(revisions(&app, &live, counted))
}

/// The current revision, then every new one. A slow reader skips to the newest.
pub(super) fn revisions(
    app: &App,
    live: &Arc<Live>,
    counted: limits::Stream,
) -> Sse<impl Stream<Item = Result<Event, Infallible>> + use<>> {
    let mut revisions = live.revisions();
    revisions.mark_changed();
    // Keeps the table in memory as long as somebody listens.
    let listening =
        Listening { revisions, closing: app.closing.subscribe(), _table: live.clone(), _counted: counted };
    Sse::new(unfold(listening, next)).keep_alive(KeepAlive::new().interval(KEEP_ALIVE))
}

struct Listening {
    revisions: watch::Receiver<u64>,
    closing: watch::Receiver<bool>,
    _table: Arc<Live>,
    _counted: limits::Stream,
}

async fn next(mut listening: Listening) -> Option<(Result<Event, Infallible>, Listening)> {
    tokio::select! {
        changed = listening.revisions.changed() => changed.ok()?,
        _ = listening.closing.wait_for(|closing| *closing) => return None,
    }
    let revision = *listening.revisions.borrow_and_update();
    Some((Ok(Event::default().id(revision.to_string()).data(revision.to_string())), listening))
}
