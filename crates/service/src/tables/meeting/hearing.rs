//! Somebody who listens: to whether they were paired, and to whether the open tables have changed.

use std::sync::Arc;
use std::time::Duration;

use store::GuestId;
use tokio::sync::watch;
use tokio::time::{Instant, interval_at};

use super::super::Tables;
use super::{Search, Waits};

/// How often it is noted that somebody who listens still waits.
const RENEW: Duration = Duration::from_secs(5);

/// Somebody who listens to what becomes of their search. As long as they do, they wait.
pub struct Hearing {
    tables: Arc<Tables>,
    who: GuestId,
    waiting: watch::Receiver<Arc<Waits>>,
    open: watch::Receiver<u64>,
    renew: tokio::time::Interval,
    /// What they were told, if they were told anything.
    told: Option<Search>,
    is_told: bool,
    /// How many challenges there were to answer then.
    challenges: usize,
}

/// What somebody hears who listens.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Heard {
    /// How their search stands; `None` if they do not wait.
    Search(Option<Search>),
    /// The open tables have changed, or the challenges.
    Lobby,
}

impl Tables {
    /// Listens for somebody.
    pub async fn hear_meeting(self: &Arc<Self>, who: &GuestId) -> Hearing {
        if self.search(who).is_none() && self.meet().await.is_err() {
            tracing::warn!("it could not be looked up who waits");
        }
        Hearing {
            who: who.clone(),
            waiting: self.meeting.waiting.subscribe(),
            open: self.meeting.open.subscribe(),
            renew: interval_at(Instant::now(), RENEW),
            told: None,
            is_told: false,
            challenges: self.count_challenges(who),
            tables: self.clone(),
        }
    }
}

impl Hearing {
    /// The next news: first how things stand, and then whatever changes.
    pub async fn next(&mut self) -> Heard {
        loop {
            let search = self.tables.search(&self.who);
            if !std::mem::replace(&mut self.is_told, true) || self.told != search {
                self.told.clone_from(&search);
                return Heard::Search(search);
            }
            let challenges = self.tables.count_challenges(&self.who);
            if std::mem::replace(&mut self.challenges, challenges) != challenges {
                return Heard::Lobby;
            }
            tokio::select! {
                changed = self.waiting.changed() => {
                    if changed.is_err() {
                        std::future::pending::<()>().await;
                    }
                }
                changed = self.open.changed() => {
                    if changed.is_ok() {
                        return Heard::Lobby;
                    }
                    std::future::pending::<()>().await;
                }
                _ = self.renew.tick() => {
                    if search.is_some_and(|search| search.is_kept()) && self.tables.still_seeks(&self.who).await.is_err() {
                        tracing::warn!("it could not be noted that somebody still waits");
                    }
                }
            }
        }
    }
}
