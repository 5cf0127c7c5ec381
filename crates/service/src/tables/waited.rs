//! At which tables others wait for somebody, for those who have the page of a table open.
//!
//! What this node changes is noted without asking the store. Only where there are other nodes, the store is asked now and then,
//! once for everybody.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use store::{GuestId, StoreError, TableId};
use tokio::sync::watch;

use super::Tables;
use super::snapshot::Snapshot;
use crate::refusal::Refusal;

/// Those who listen, and the tables that wait for each of them.
#[derive(Default)]
pub(super) struct Waited(Mutex<HashMap<GuestId, watch::Sender<Vec<TableId>>>>);

impl Waited {
    fn listen(&self, who: &GuestId) -> watch::Receiver<Vec<TableId>> {
        self.lock().entry(who.clone()).or_default().subscribe()
    }

    /// Notes what is known of somebody who listens.
    fn set(&self, who: &GuestId, waits: Vec<TableId>) {
        if let Some(known) = self.lock().get(who) {
            known.send_if_modified(|known| {
                let is_news = *known != waits;
                *known = waits;
                is_news
            });
        }
    }

    /// Notes whom a table waits for now, and whom it does not.
    pub(super) fn note(&self, before: &Snapshot, now: &Snapshot) {
        let asks = now.asks();
        let all = self.lock();
        for who in before.chairs.iter().chain(&now.chairs).filter_map(|chair| chair.sitter.guest()) {
            let Some(known) = all.get(who) else { continue };
            // Even if it is no news: whoever is reading from the store has to read again.
            known.send_modify(|known| {
                known.retain(|table| *table != now.id);
                known.extend((asks == Some(who)).then(|| now.id.clone()));
            });
        }
    }

    /// Forgets those who no longer listen.
    pub(super) fn forget(&self) {
        self.lock().retain(|_, known| known.receiver_count() > 0);
    }

    fn everybody(&self) -> Vec<GuestId> {
        let all = self.lock();
        all.iter().filter(|(_, known)| known.receiver_count() > 0).map(|(who, _)| who.clone()).collect()
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<GuestId, watch::Sender<Vec<TableId>>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Tables {
    /// The tables at which others wait for somebody, and every change of that.
    pub async fn hear_waited(&self, who: &GuestId) -> Result<watch::Receiver<Vec<TableId>>, Refusal> {
        let mut hearing = self.waited.listen(who);
        loop {
            hearing.mark_unchanged();
            let waits = self.that_ask(who).await?;
            if !hearing.has_changed().unwrap_or(false) {
                self.waited.set(who, waits);
                return Ok(hearing);
            }
        }
    }

    /// Asks the store for everybody who listens, because other nodes change tables, too.
    pub(super) async fn look_up_waited(&self) -> Result<(), StoreError> {
        let everybody = self.waited.everybody();
        if everybody.is_empty() {
            return Ok(());
        }
        let mut waits: HashMap<GuestId, Vec<TableId>> =
            everybody.iter().map(|who| (who.clone(), Vec::new())).collect();
        for (who, table) in self.store.tables_that_ask_any(&everybody).await? {
            waits.entry(who).or_default().push(table);
        }
        for (who, waits) in waits {
            self.waited.set(&who, waits);
        }
        Ok(())
    }
}
