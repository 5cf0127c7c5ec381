//! Event streams. They only say which revision a table is at and, to pages, what time it is for clocks, who is away, how
//! many look on, how much was said beside the game and at how many tables others wait for their reader, so they cannot contain
//! anything secret.

use std::convert::Infallible;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::response::sse::{Event, KeepAlive, Sse};
use axum_extra::extract::cookie::CookieJar;
use futures_util::stream::{Stream, unfold};
use game::Seat;
use service::{Elsewhere, GuestId, Here, Live, Sitter, TableId, Tables, Talk};
use tokio::sync::watch;

use super::Away;
use super::at_table::AtTable;
use crate::app::App;
use crate::limits;
use crate::problem::Problem;
use crate::visitor::Visitor;

/// Sends a keep-alive now and then, so that no proxy closes the stream.
pub(super) const KEEP_ALIVE: Duration = Duration::from_secs(20);

pub(super) async fn stream(
    AtTable { app, live }: AtTable,
    visitor: Visitor,
    jar: CookieJar,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Problem> {
    let waited = Waited {
        tables: app.tables.hear_waited(&visitor.guest).await?,
        away: Away::read(&jar),
        who: visitor.guest.clone(),
        told: None,
    };
    revisions(&app, &live, visitor.address, Some(waited))
}

/// The current revision, then every new one. A slow reader skips to the newest. Somebody who has a page is then here, and also
/// told who is not, how much was said and how many tables wait for them.
pub(super) fn revisions(
    app: &App,
    live: &Arc<Live>,
    client: IpAddr,
    page: Option<Waited>,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>> + use<>>, Problem> {
    // Whoever comes while this node leaves is to try again, and meets another one then.
    if *app.closing.borrow() {
        return Err(Problem::Leaving);
    }
    let counted = app.limits.stream(client)?;
    let mut revisions = live.revisions();
    revisions.mark_changed();
    // Keeps the table in memory as long as somebody listens.
    let others = live.here();
    let listening = Listening {
        revisions,
        closing: app.closing.subscribe(),
        presence: page.map(|waited| Presence {
            others,
            elsewhere: live.elsewhere(),
            told: None,
            watching: 0,
            _here: live.arrive(Sitter::Guest(waited.who.clone())),
            waited,
            talk: live.talking(),
            heard: 0,
            asks_time: live.now().timed.is_some(),
        }),
        tables: app.tables.clone(),
        table: live.clone(),
        _counted: counted,
    };
    Ok(Sse::new(unfold(listening, next)).keep_alive(KeepAlive::new().interval(KEEP_ALIVE)))
}

struct Listening {
    revisions: watch::Receiver<u64>,
    closing: watch::Receiver<bool>,
    presence: Option<Presence>,
    tables: Arc<Tables>,
    table: Arc<Live>,
    _counted: limits::Stream,
}

/// What somebody knows of the tables at which others wait for them.
pub(super) struct Waited {
    tables: watch::Receiver<Vec<TableId>>,
    /// Those that they have put away.
    away: Away,
    who: GuestId,
    /// How many they were told there are.
    told: Option<usize>,
}

impl Waited {
    /// How many there are, as the bar of a page counts them, if that is news.
    fn news(&mut self, tables: &Tables) -> Option<usize> {
        let mut waiting = tables.called(&self.who);
        waiting.extend(self.tables.borrow_and_update().iter().cloned());
        let count = waiting.iter().filter(|table| !self.away.has(table)).count();
        (self.told.replace(count) != Some(count)).then_some(count)
    }
}

/// What somebody knows of who else is here.
struct Presence {
    others: watch::Receiver<Vec<Sitter>>,
    elsewhere: watch::Receiver<Elsewhere>,
    /// The seats that they were told are away.
    told: Option<Vec<Seat>>,
    /// How many they were told look on.
    watching: u64,
    _here: Here,
    waited: Waited,
    talk: watch::Receiver<Arc<Talk>>,
    /// How much they were told was said.
    heard: u64,
    /// Whether they need to know what time it is for the clocks of the table, and were not told.
    asks_time: bool,
}

/// What somebody who is here is told besides revisions.
enum News {
    Time,
    Away(Vec<Seat>),
    Watching(u64),
    Said(u64),
    Waited(usize),
}

impl Presence {
    /// Waits until other seats are away than were told, more was said, or more or fewer tables wait.
    async fn changed(presence: &mut Option<Presence>, table: &Live, tables: &Tables) -> News {
        let Some(presence) = presence else { return std::future::pending().await };
        if std::mem::take(&mut presence.asks_time) {
            return News::Time;
        }
        loop {
            let away = table.away();
            if presence.told.as_ref() != Some(&away) {
                presence.told = Some(away.clone());
                return News::Away(away);
            }
            let watching = table.watching();
            if std::mem::replace(&mut presence.watching, watching) != watching {
                return News::Watching(watching);
            }
            let said = presence.talk.borrow_and_update().said;
            if said > presence.heard {
                presence.heard = said;
                return News::Said(said);
            }
            if let Some(count) = presence.waited.news(tables) {
                return News::Waited(count);
            }
            let changed = tokio::select! {
                changed = presence.others.changed() => changed,
                changed = presence.elsewhere.changed() => changed,
                changed = presence.talk.changed() => changed,
                changed = presence.waited.tables.changed() => changed,
            };
            if changed.is_err() {
                return std::future::pending().await;
            }
        }
    }
}

async fn next(mut listening: Listening) -> Option<(Result<Event, Infallible>, Listening)> {
    let news = tokio::select! {
        biased;
        changed = listening.revisions.changed() => changed.ok().map(|()| None)?,
        news = Presence::changed(&mut listening.presence, &listening.table, &listening.tables) => Some(news),
        _ = listening.closing.wait_for(|closing| *closing) => return None,
    };
    let event = match news {
        None => {
            let revision = *listening.revisions.borrow_and_update();
            Event::default().id(revision.to_string()).data(revision.to_string())
        }
        // Browsers do not pass on an event that says nothing.
        Some(News::Away(away)) if away.is_empty() => Event::default().event("away").data("-"),
        Some(News::Away(away)) => {
            let seats: Vec<String> = away.iter().map(ToString::to_string).collect();
            Event::default().event("away").data(seats.join(" "))
        }
        Some(News::Watching(count)) => Event::default().event("watching").data(count.to_string()),
        Some(News::Time) => Event::default().event("time").data(listening.tables.time().to_string()),
        Some(News::Waited(count)) => Event::default().event("waits").data(count.to_string()),
        Some(News::Said(said)) => Event::default().event("phrases").data(said.to_string()),
    };
    Some((Ok(event), listening))
}
