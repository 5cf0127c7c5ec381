//! Event streams. They only say which revision a table is at and, to pages, who is away, so they cannot contain anything
//! secret.

use std::convert::Infallible;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::response::sse::{Event, KeepAlive, Sse};
use futures_util::stream::{Stream, unfold};
use game::Seat;
use service::{Here, Live, Sitter};
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
    revisions(&app, &live, visitor.address, Some(visitor.sitter()))
}

/// The current revision, then every new one. A slow reader skips to the newest. Somebody who is then here is also told who is
/// not.
pub(super) fn revisions(
    app: &App,
    live: &Arc<Live>,
    client: IpAddr,
    who: Option<Sitter>,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>> + use<>>, Problem> {
    // Whoever comes while this node leaves is to try again, and meets another one then.
    if *app.closing.borrow() {
        return Err(Problem::Leaving);
    }
    let counted = app.limits.stream(client)?;
    let here = who.map(|who| live.arrive(who));
    let mut revisions = live.revisions();
    revisions.mark_changed();
    // Keeps the table in memory as long as somebody listens.
    let others = live.here();
    let listening = Listening {
        revisions,
        closing: app.closing.subscribe(),
        presence: here.map(|here| Presence { others, told: None, _here: here }),
        table: live.clone(),
        _counted: counted,
    };
    Ok(Sse::new(unfold(listening, next)).keep_alive(KeepAlive::new().interval(KEEP_ALIVE)))
}

struct Listening {
    revisions: watch::Receiver<u64>,
    closing: watch::Receiver<bool>,
    presence: Option<Presence>,
    table: Arc<Live>,
    _counted: limits::Stream,
}

/// What somebody knows of who else is here.
struct Presence {
    others: watch::Receiver<Vec<Sitter>>,
    /// The seats that they were told are away.
    told: Option<Vec<Seat>>,
    _here: Here,
}

impl Presence {
    /// Waits until other seats are away than were told.
    async fn changed(presence: &mut Option<Presence>, table: &Live) -> Vec<Seat> {
        let Some(presence) = presence else { return std::future::pending().await };
        loop {
            let away = table.away();
            if presence.told.as_ref() != Some(&away) {
                presence.told = Some(away.clone());
                return away;
            }
            if presence.others.changed().await.is_err() {
                return std::future::pending().await;
            }
        }
    }
}

async fn next(mut listening: Listening) -> Option<(Result<Event, Infallible>, Listening)> {
    let away = tokio::select! {
        biased;
        changed = listening.revisions.changed() => changed.ok().map(|()| None)?,
        away = Presence::changed(&mut listening.presence, &listening.table) => Some(away),
        _ = listening.closing.wait_for(|closing| *closing) => return None,
    };
    if let Some(away) = away {
        // Browsers do not pass on an event that says nothing.
        let away = match &away[..] {
            [] => "-".to_owned(),
            away => away.iter().map(ToString::to_string).collect::<Vec<_>>().join(" "),
        };
        return Some((Ok(Event::default().event("away").data(away)), listening));
    }
    let revision = *listening.revisions.borrow_and_update();
    Some((Ok(Event::default().id(revision.to_string()).data(revision.to_string())), listening))
}
