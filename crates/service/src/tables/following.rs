//! Tables that other nodes change: their news are followed, and the store is asked now and then whether any were missed.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError, Weak};

use store::{StoreError, TableId};
use tokio::sync::mpsc;

use super::Tables;
use super::figures::BusFigures;
use super::live::Live;
use crate::bus::{Bus, News, Stage, Topic};
use crate::refusal::Refusal;

/// The bus, and the tables in memory by what they are called there.
pub(super) struct Following {
    bus: Bus,
    tables: Mutex<HashMap<Topic, TableId>>,
    catch_ups: AtomicU64,
}

impl Following {
    pub(super) fn new(bus: Bus) -> Following {
        Following { bus, tables: Mutex::default(), catch_ups: AtomicU64::new(0) }
    }

    /// A table comes into memory.
    pub(super) fn follow(&self, table: &TableId) {
        self.lock().insert(Topic::of(table), table.clone());
        self.bus.follow(table);
    }

    /// A table is forgotten.
    pub(super) fn leave(&self, table: &TableId) {
        self.lock().remove(&Topic::of(table));
        self.bus.leave(table);
    }

    /// Other nodes are told how far a table has got.
    pub(super) fn tell(&self, table: &TableId, stage: Stage) {
        self.bus.tell(table, stage);
    }

    /// Notes that a table was read again.
    pub(super) fn count_catch_up(&self) {
        self.catch_ups.fetch_add(1, Ordering::Relaxed);
    }

    pub(super) fn figures(&self) -> BusFigures {
        let (waiting, dropped) = self.bus.untold();
        let catch_ups = self.catch_ups.load(Ordering::Relaxed);
        BusFigures { is_reachable: self.bus.is_reachable(), waiting, dropped, catch_ups }
    }

    fn find(&self, topic: Topic) -> Option<TableId> {
        self.lock().get(&topic).cloned()
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<Topic, TableId>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Brings tables up to date by what is heard, as long as there are tables.
pub(crate) async fn hear(tables: Weak<Tables>, mut news: mpsc::Receiver<News>) {
    while let Some(heard) = news.recv().await {
        let Some(tables) = tables.upgrade() else { return };
        match heard {
            News::Changed(topic, stage) => tables.hear_of(topic, stage),
            News::Missed => {
                if let Err(error) = tables.look_for_changes().await {
                    tracing::warn!(%error, "the store could not be asked for changes");
                }
            }
        }
    }
}

impl Tables {
    fn hear_of(self: &Arc<Self>, topic: Topic, stage: Stage) {
        let live = self.following.find(topic).and_then(|id| self.in_memory(&id));
        if let Some(live) = live.filter(|live| live.is_behind(stage)) {
            let tables = self.clone();
            tokio::spawn(async move { tables.refresh(&live).await });
        }
    }

    /// Reads again what somebody here looks at and another node has changed.
    pub(crate) async fn look_for_changes(self: &Arc<Self>) -> Result<(), StoreError> {
        let watched: Vec<(TableId, Arc<Live>)> = {
            let all = self.lock();
            let watched = all.iter().filter(|(_, live)| live.is_watched());
            watched.map(|(id, live)| (id.clone(), live.clone())).collect()
        };
        if watched.is_empty() {
            return Ok(());
        }
        let ids: Vec<&TableId> = watched.iter().map(|(id, _)| id).collect();
        let stages = self.store.stages(&ids).await?;
        let stages: HashMap<TableId, Stage> =
            stages.into_iter().map(|(id, revision, hidden)| (id, (revision as u64, hidden as u64))).collect();
        for (id, live) in &watched {
            if stages.get(id).is_some_and(|stage| live.is_behind(*stage)) {
                self.refresh(live).await;
            }
        }
        Ok(())
    }

    /// Reads a table again if somebody has heard of a later revision than this node has.
    pub async fn catch_up_with(&self, live: &Live, heard: u64) -> Result<(), Refusal> {
        if live.now().revision >= heard {
            return Ok(());
        }
        let _changing = live.changing.lock().await;
        if live.now().revision < heard {
            self.catch_up(live).await?;
        }
        Ok(())
    }

    /// Reads a table again that another node has changed.
    async fn refresh(&self, live: &Live) {
        let _changing = live.changing.lock().await;
        if let Err(refusal) = self.catch_up(live).await {
            tracing::warn!(?refusal, "a table could not be read again");
        }
    }

    /// Whether other nodes can be told of changes.
    pub fn can_tell(&self) -> bool {
        self.following.bus.is_reachable()
    }
}
