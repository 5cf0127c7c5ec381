//! Tables in play: in memory while somebody looks at them, on disk always.

mod changes;
mod live;
mod reviewing;
mod snapshot;
mod stored;
mod thinking;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

pub(crate) use changes::{Answer, HowFar, NewTable};
pub(crate) use live::Live;
pub(crate) use reviewing::Reviewing;
pub(crate) use snapshot::{Chair, Kind, Progress, Sitter, Snapshot};

use crate::refusal::Refusal;
use crate::store::{Commit, NotStored, Store};
use reviewing::Reviews;
use thinking::Thinking;

/// All tables.
pub(crate) struct Tables {
    store: Arc<Store>,
    live: Mutex<HashMap<String, Arc<Live>>>,
    thinking: Thinking,
    reviews: Reviews,
}

impl Tables {
    /// Tables over a store, with computer players that wait a little before they move, and reviews that think so many
    /// iterations about each decision.
    pub(crate) fn new(store: Arc<Store>, pause: Duration, review_nodes: u32) -> Arc<Tables> {
        Arc::new(Tables {
            store,
            live: Mutex::default(),
            thinking: Thinking::new(pause, review_nodes.saturating_mul(3)),
            reviews: Reviews::new(review_nodes),
        })
    }

    /// The table with this id.
    pub(crate) async fn find(self: &Arc<Self>, id: &str) -> Result<Arc<Live>, Refusal> {
        if let Some(live) = self.in_memory(id) {
            live.touch();
            return Ok(live);
        }
        let stored = self.store.load(id).await?.ok_or(Refusal::NotFound)?;
        let snapshot = Snapshot::read(&stored).ok_or(Refusal::Internal)?;
        Ok(self.remember(snapshot))
    }

    /// Several tables as they stand; those that cannot be read are left out.
    pub(crate) async fn find_all(self: &Arc<Self>, ids: &[String]) -> Vec<Arc<Snapshot>> {
        let mut found = Vec::with_capacity(ids.len());
        for id in ids {
            if let Ok(live) = self.find(id).await {
                found.push(live.now());
            }
        }
        found
    }

    /// Lets computer players go on where they were when the program stopped.
    pub(crate) async fn wake_bots(self: &Arc<Self>) -> Result<(), Refusal> {
        for id in self.store.tables_waiting_for_bots().await? {
            if let Ok(live) = self.find(&id).await {
                self.think(&live);
            }
        }
        Ok(())
    }

    /// Drops tables that nobody has looked at for so long; they come back from their steps.
    pub(crate) fn drop_left_alone(&self, since: Duration) {
        let Some(moment) = Instant::now().checked_sub(since) else { return };
        self.lock().retain(|_, live| Arc::strong_count(live) > 1 || !live.is_left_alone_since(moment));
    }

    /// Makes a change: durable first, then seen by everybody. Changes of one table come one after the other.
    ///
    /// `revision` is the one that whoever asks has seen; with `None` any will do.
    pub(crate) async fn change<T>(
        self: &Arc<Self>,
        live: &Arc<Live>,
        revision: Option<u64>,
        change: impl FnOnce(&mut Draft) -> Result<T, Refusal>,
    ) -> Result<(Arc<Snapshot>, T), Refusal> {
        let changing = live.changing.clone().lock_owned().await;
        let before = live.now();
        let mut draft = Draft::of(&before);
        let is_stale = revision.is_some_and(|revision| revision != before.revision);
        let drafted = if is_stale { Err(Refusal::Stale) } else { change(&mut draft) };
        let answer = match drafted {
            Ok(answer) => answer,
            // It may have been refused only because another process has gone on.
            Err(refusal) => return Err(if self.catch_up(live).await? { Refusal::Stale } else { refusal }),
        };
        let (tables, live, commit) = (self.clone(), live.clone(), draft.commit(&before));
        // A task of its own, because whoever asked may go away between the commit and its being seen.
        let carried_out = tokio::spawn(async move {
            let _changing = changing;
            tables.carry_out(&live, commit, draft.next).await
        });
        let now = carried_out.await.map_err(|_| Refusal::Internal)??;
        Ok((now, answer))
    }

    async fn carry_out(
        self: &Arc<Self>,
        live: &Arc<Live>,
        commit: Commit,
        next: Snapshot,
    ) -> Result<Arc<Snapshot>, Refusal> {
        if let Err(reason) = self.store.commit(commit).await {
            if reason == NotStored::Conflict {
                self.catch_up(live).await?;
            }
            return Err(reason.into());
        }
        let now = live.publish(next);
        self.think(live);
        Ok(now)
    }

    /// If another process has gone on with this table, reads it again, so that everybody here sees it, too: whether it
    /// has.
    async fn catch_up(&self, live: &Live) -> Result<bool, Refusal> {
        let now = live.now();
        let stored = self.store.load(&now.id).await?.ok_or(Refusal::NotFound)?;
        let is_behind = stored.table.revision as u64 != now.revision;
        if is_behind {
            live.publish(Snapshot::read(&stored).ok_or(Refusal::Internal)?);
        }
        Ok(is_behind)
    }

    fn in_memory(&self, id: &str) -> Option<Arc<Live>> {
        self.lock().get(id).cloned()
    }

    /// Whoever comes first puts a table into memory; all others share it.
    fn remember(&self, snapshot: Snapshot) -> Arc<Live> {
        self.lock().entry(snapshot.id.clone()).or_insert_with(|| Arc::new(Live::new(snapshot))).clone()
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<String, Arc<Live>>> {
        self.live.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A table that is being changed.
pub(crate) struct Draft {
    pub(crate) next: Snapshot,
    /// How many of the stored steps stay.
    kept: usize,
    chairs_changed: bool,
}

impl Draft {
    fn of(before: &Snapshot) -> Draft {
        Draft { next: before.clone(), kept: before.marks.len(), chairs_changed: false }
    }

    /// Closes the change: the next revision, and what is to be stored.
    fn commit(&mut self, before: &Snapshot) -> Commit {
        let next = &mut self.next;
        next.revision = before.revision + 1;
        next.changed = crate::clock::now();
        next.marks.truncate(self.kept);
        next.mark_steps();
        Commit {
            table: next.table_row(),
            from: Some(before.revision as i64),
            chairs: self.chairs_changed.then(|| next.chair_rows()),
            cut: (self.kept < before.marks.len()).then_some(self.kept as i64),
            steps: next.step_rows(self.kept),
        }
    }
}

#[cfg(test)]
mod tests {
    use catalog::Entropy;

    use super::*;
    use crate::store::Durability;

    /// Tables in a folder of their own, and one of them at which a guest plays both seats.
    async fn begun() -> (tempfile::TempDir, Arc<Tables>, Arc<Live>, Sitter) {
        let folder = tempfile::tempdir().unwrap();
        let store = Arc::new(Store::open(folder.path(), Durability::Normal).await.unwrap());
        let tables = Tables::new(store, Duration::ZERO, 20);
        let guest = Sitter::Guest("zsofi".to_owned());
        let new = NewTable {
            entry: &catalog::GAMES[0],
            options: String::new(),
            kind: Kind::Device,
            creator: "zsofi".to_owned(),
            sitters: vec![guest.clone(); 2],
            random_seats: false,
            hints: true,
            opening: Vec::new(),
        };
        let live = tables.create(new).await.unwrap();
        tables.sit(&live, guest.clone(), None, "", Entropy::given(b"words")).await.unwrap();
        (folder, tables, live, guest)
    }

    #[tokio::test]
    async fn what_a_computer_player_has_proved_is_kept_until_something_is_taken_back() {
        let (_folder, tables, live, guest) = begun().await;
        let seen = live.now();
        let choice = bots::Choice { action: "place b2".to_owned(), nodes: 1, is_solved: true };
        tables.play_bot(&live, &seen, &choice).await;
        let stored = tables.store.load(&seen.id).await.unwrap().unwrap();
        assert!(live.now().is_solved && Snapshot::read(&stored).unwrap().is_solved);
        let revision = live.now().revision;
        tables.undo(&live, &guest, revision, HowFar::Decision).await.unwrap();
        assert!(!live.now().is_solved);
    }

    #[tokio::test]
    async fn a_table_that_was_dropped_from_memory_comes_back_as_it_was() {
        let (_folder, tables, live, _) = begun().await;
        let before = live.now();
        let listening = live.revisions();
        drop(live);
        tables.drop_left_alone(Duration::ZERO);
        assert!(tables.in_memory(&before.id).is_some(), "somebody listens");
        drop(listening);
        tables.drop_left_alone(Duration::from_hours(1));
        assert!(tables.in_memory(&before.id).is_some(), "somebody was here not long ago");
        tables.drop_left_alone(Duration::ZERO);
        assert!(tables.in_memory(&before.id).is_none());
        let after = tables.find(&before.id).await.unwrap().now();
        assert_eq!(after.table_row(), before.table_row());
        assert_eq!(after.chair_rows(), before.chair_rows());
        assert_eq!(after.step_rows(0), before.step_rows(0));
    }
}
