//! The stream of what becomes of an account's games and challenges.

use std::collections::{HashMap, VecDeque};
use std::convert::Infallible;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use axum::extract::State;
use axum::response::sse::{Event, KeepAlive, Sse};
use futures_util::stream::{Stream, unfold};
use game::Seat;
use serde::Serialize;
use serde_json::{Value, json};
use service::{Affair, Affairs, BadToken, GameNews, GuestId, Program, Revision, TableId};
use tokio::sync::watch;

use super::Client;
use super::bearer::Reads;
use super::me::ChallengeTold;
use super::schema::{Schema, Schemas, reply};
use crate::app::App;
use crate::limits;
use crate::problem::Problem;
use crate::routes::events::KEEP_ALIVE;

/// How many such streams an account may have open at a node.
const MOST: usize = 8;

/// How many streams each account has open here.
#[derive(Clone, Default)]
pub(crate) struct Listeners(Arc<Mutex<HashMap<GuestId, usize>>>);

/// A stream of an account, counted as long as this is held.
struct Counted {
    all: Listeners,
    who: GuestId,
}

impl Listeners {
    fn count(&self, who: &GuestId) -> Result<Counted, Problem> {
        let mut all = self.lock();
        let count = all.entry(who.clone()).or_default();
        if *count >= MOST {
            return Err(Problem::ManyListeners);
        }
        *count += 1;
        drop(all);
        Ok(Counted { all: self.clone(), who: who.clone() })
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<GuestId, usize>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        let mut all = self.all.lock();
        if let Some(count) = all.get_mut(&self.who) {
            *count -= 1;
            if *count == 0 {
                all.remove(&self.who);
            }
        }
    }
}

reply! {
    /// News of a game.
    struct GameEvent {
        /// `sit`, `started`, `turn`, `over`, `called-off` or `left`.
        state: &'static str,
        table: TableId,
        game: &'static str,
        /// The seats of the account.
        own: Vec<Seat>,
        revision: Revision,
    }
}

reply! {
    /// News of a challenge.
    struct ChallengeEvent {
        /// `asked`, `accepted`, `declined`, `taken-back` or `lapsed`.
        state: &'static str,
        challenge: ChallengeTold,
    }
}

/// What the data of an event is.
pub(super) struct News;

impl Schema for News {
    fn schema(all: &mut Schemas) -> Value {
        json!({ "anyOf": [GameEvent::schema(all), ChallengeEvent::schema(all)] })
    }
}

/// Everything that is open, and from then on whatever becomes of it.
pub(super) async fn stream(
    State(app): State<Arc<App>>,
    client: Client,
    Reads(program): Reads,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Problem> {
    // Whoever comes while this node leaves is to try again, and meets another one then.
    if *app.closing.borrow() {
        return Err(Problem::Leaving);
    }
    let counted = (app.limits.stream(client.0)?, app.listeners.count(&program.account)?);
    let listening = Listening {
        affairs: app.tables.hear_affairs(&program.account).await?,
        ended: app.people.ended_tokens(),
        closing: app.closing.subscribe(),
        untold: VecDeque::new(),
        has_begun: false,
        app,
        program,
        _counted: counted,
    };
    Ok(Sse::new(unfold(listening, next)).keep_alive(KeepAlive::new().interval(KEEP_ALIVE)))
}

struct Listening {
    app: Arc<App>,
    program: Arc<Program>,
    affairs: Affairs,
    /// Tokens may have ended here.
    ended: watch::Receiver<u64>,
    closing: watch::Receiver<bool>,
    untold: VecDeque<Affair>,
    has_begun: bool,
    _counted: (limits::Stream, Counted),
}

async fn next(mut listening: Listening) -> Option<(Result<Event, Infallible>, Listening)> {
    loop {
        // Whatever was read before the token ended is not told after it.
        match listening.app.people.program_again(&listening.program).await {
            Ok(_) => {}
            Err(BadToken::Garbled | BadToken::Unknown | BadToken::Suspended) => return None,
            // As long as the store cannot be asked, nobody hears anything.
            Err(BadToken::Refused(_)) => {
                listening.wait().await?;
                continue;
            }
        }
        if let Some(affair) = listening.untold.pop_front() {
            return Some((Ok(tell(&affair)), listening));
        }
        if std::mem::replace(&mut listening.has_begun, true) {
            listening.wait().await?;
        }
        match listening.affairs.news().await {
            Ok(news) => listening.untold.extend(news),
            Err(refusal) => tracing::warn!(?refusal, "the affairs of an account could not be looked up"),
        }
    }
}

impl Listening {
    /// Waits until there may be news; `None` once this node leaves.
    async fn wait(&mut self) -> Option<()> {
        tokio::select! {
            () = self.affairs.changed() => Some(()),
            _ = self.ended.changed() => Some(()),
            _ = self.closing.wait_for(|closing| *closing) => None,
        }
    }
}

fn tell(affair: &Affair) -> Event {
    match affair {
        Affair::Game(GameNews { state, table, entry, seats, revision }) => {
            let (table, own) = (table.clone(), seats.clone());
            let told = GameEvent { state: state.name(), table, game: entry.id, own, revision: *revision };
            event("game", &told)
        }
        Affair::Challenge(state, challenge) => {
            event("challenge", &ChallengeEvent { state: state.name(), challenge: challenge.into() })
        }
    }
}

fn event(name: &str, told: &impl Serialize) -> Event {
    let told = serde_json::to_string(told).expect("what is told is made of numbers and words");
    Event::default().event(name).data(told)
}
