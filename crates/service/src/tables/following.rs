//! Tables that other nodes change: their news are followed, and the store is asked now and then whether any were missed.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::Duration;

use store::{StoreError, TableId};
use tokio::sync::mpsc;
use tokio::time::timeout;

use super::Tables;
use super::figures::BusFigures;
use super::live::Live;
use crate::bus::{Bus, News, Stage, Topic, Untold};
use crate::refusal::Refusal;

/// The bus, and the tables in memory by what they are called there.
pub(super) struct Following {
    bus: Bus,
    tables: Mutex<HashMap<Topic, TableId>>,
    catch_ups: AtomicU64,
    /// For how long a table at which nobody looks is taken to be as it was.
    fresh: Duration,
}

/// How long a table is shown without asking the store whether another node has changed it. Where somebody listens, that is
/// asked as often anyway.
pub(super) const FRESH: Duration = Duration::from_secs(2);

/// How long somebody who wants to see a table waits for the store. Without it, they see what is known.
const PATIENCE: Duration = Duration::from_secs(1);

impl Following {
    pub(super) fn new(bus: Bus) -> Following {
        Following { bus, tables: Mutex::default(), catch_ups: AtomicU64::new(0), fresh: FRESH }
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

    /// Other nodes are told how much was said at a table.
    pub(super) fn tell_talk(&self, table: &TableId, said: u64) {
        self.bus.tell_talk(table, said);
    }

    /// Notes that a table was read again.
    pub(super) fn count_catch_up(&self) {
        self.catch_ups.fetch_add(1, Ordering::Relaxed);
    }

    pub(super) fn figures(&self) -> BusFigures {
        let Untold { waiting, lag, dropped } = self.bus.untold();
        let catch_ups = self.catch_ups.load(Ordering::Relaxed);
        BusFigures { is_reachable: self.bus.is_reachable(), waiting, lag, dropped, catch_ups }
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
        let tables = self.clone();
        let live = |topic| self.following.find(topic).and_then(|id| self.in_memory(&id));
        if let Some(live) = live(topic) {
            if live.is_behind(stage) {
                tokio::spawn(async move { tables.refresh(&live).await });
            }
        } else if let Some(live) = live(topic.aside())
            && live.has_missed(stage.0)
        {
            tokio::spawn(async move { tables.listen_again(&live).await });
        }
    }

    /// Reads again what somebody here looks at and another node has changed.
    pub(crate) async fn look_for_changes(self: &Arc<Self>) -> Result<(), StoreError> {
        self.look_for_changes_of(Live::is_watched).await
    }

    /// The same for every table in memory: `akhet admin` tells nobody what it has done.
    pub(crate) async fn look_for_all_changes(self: &Arc<Self>) -> Result<(), StoreError> {
        self.look_for_changes_of(|_| true).await
    }

    async fn look_for_changes_of(
        self: &Arc<Self>,
        is_meant: impl Fn(&Live) -> bool,
    ) -> Result<(), StoreError> {
        let meant: Vec<(TableId, Arc<Live>)> = {
            let all = self.lock();
            let meant = all.iter().filter(|(_, live)| is_meant(live));
            meant.map(|(id, live)| (id.clone(), live.clone())).collect()
        };
        if meant.is_empty() {
            return Ok(());
        }
        self.compare(&meant).await
    }

    /// Reads again what others have changed of these tables, and forgets what is gone.
    async fn compare(self: &Arc<Self>, meant: &[(TableId, Arc<Live>)]) -> Result<(), StoreError> {
        let ids: Vec<&TableId> = meant.iter().map(|(id, _)| id).collect();
        let stages = self.store.stages(&ids).await?;
        let stages = stages
            .into_iter()
            .map(|(id, revision, hidden, said)| (id, ((revision as u64, hidden as u64), said as u64)));
        let stages: HashMap<TableId, (Stage, u64)> = stages.collect();
        for (id, live) in meant {
            let Some((stage, said)) = stages.get(id) else {
                self.forget(id);
                continue;
            };
            if live.is_behind(*stage) {
                self.refresh(live).await;
            }
            if live.has_missed(*said) {
                self.listen_again(live).await;
            }
        }
        Ok(())
    }

    /// Compares a table at which nobody looks with the store before it is shown, unless that was done a moment ago. News of
    /// it may have been lost, and nothing else would find that out soon.
    pub(super) async fn look_again(self: &Arc<Self>, live: &Arc<Live>) -> Result<(), Refusal> {
        let fresh = self.following.fresh;
        let is_known = move |live: &Live| live.is_watched() || live.was_compared_within(fresh);
        if is_known(live) {
            return Ok(());
        }
        let id = live.now().id.clone();
        let (tables, meant) = (self.clone(), [(id.clone(), live.clone())]);
        // A task of its own: if the store answers too late for one reader, the next one sees what it said.
        let looking = tokio::spawn(async move {
            let [(_, live)] = &meant;
            // Whoever comes meanwhile waits for the same answer.
            let _one = live.comparing.lock().await;
            if !is_known(live) {
                if let Err(error) = tables.compare(&meant).await {
                    tracing::warn!(%error, "the store could not be asked for changes");
                }
                live.note_comparison();
            }
        });
        if timeout(PATIENCE, looking).await.is_err() {
            live.note_comparison();
        }
        if self.in_memory(&id).is_none() { Err(Refusal::NotFound) } else { Ok(()) }
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
    pub(super) async fn refresh(&self, live: &Live) {
        let _changing = live.changing.lock().await;
        if let Err(refusal) = self.catch_up(live).await {
            tracing::warn!(?refusal, "a table could not be read again");
        }
    }

    /// Reads again what was said at a table, by way of another node.
    async fn listen_again(&self, live: &Live) {
        if let Err(error) = self.read_talk(live).await {
            tracing::warn!(%error, "what was said at a table could not be read again");
        }
    }

    /// Whether other nodes can be told of changes.
    pub fn can_tell(&self) -> bool {
        self.following.bus.is_reachable()
    }
}

#[cfg(test)]
mod tests {
    use catalog::Entropy;

    use super::super::tests::tables_in;
    use super::super::{Brought, Kind, NewTable, Phrase, Sitter};
    use super::*;
    use crate::work::Client;

    /// Two people at a table, which another node has in memory as well. Nobody sweeps.
    async fn at_two_nodes() -> (tempfile::TempDir, [Arc<Tables>; 2], [Arc<Live>; 2], Sitter) {
        let folder = tempfile::tempdir().unwrap();
        let [here, there] = [tables_in(folder.path()).await, tables_in(folder.path()).await];
        let people = ["zsofi", "balint"].map(|name| Sitter::Guest(name.parse().unwrap()));
        let entry = &catalog::GAMES[0];
        let new = NewTable {
            entry,
            chosen: entry.choose("", None).unwrap(),
            kind: Kind::Private,
            creator: None,
            client: Client::unknown(None),
            sitters: people.to_vec(),
            random_seats: false,
            hints: false,
            opening: Vec::new(),
            parent: None,
            timed: None,
            rated: contest::matching::Rated::Casual,
            tournament: None,
        };
        let live = here.create(new).await.unwrap();
        for who in &people {
            let words = Brought::Told(Entropy::given(b"words"));
            here.sit(&live, who.clone(), None, "", words).await.unwrap();
        }
        let other = there.find(&live.now().id).await.unwrap();
        for (tables, live) in [(&here, &live), (&there, &other)] {
            tables.attend(live).await;
        }
        let [zsofi, _] = people;
        (folder, [here, there], [live, other], zsofi)
    }

    #[tokio::test]
    async fn a_phrase_that_was_told_on_the_bus_is_heard_and_the_table_stays_as_it_is() {
        let (_folder, [here, there], [live, other], zsofi) = at_two_nodes().await;
        let (topic, mut hearing) = (Topic::of(&live.now().id), other.talking());
        here.say(&live, &zsofi, Phrase::Hello).await.unwrap();
        // A node that takes it for news of a table finds none of that name.
        assert_eq!(there.following.find(topic.aside()), None);
        there.hear_of(topic.aside(), (1, 0));
        hearing.wait_for(|talk| talk.said == 1).await.unwrap();
        assert_eq!(other.talk(), live.talk());
        assert_eq!(other.now().stored(), live.now().stored());
        // What comes late or twice changes nothing.
        there.hear_of(topic.aside(), (1, 0));
        there.hear_of(topic.aside(), (0, 0));
        assert!(!hearing.has_changed().unwrap());
    }

    #[tokio::test]
    async fn without_the_store_a_table_is_shown_as_it_is_known() {
        let (_folder, [mut here, there], [live, other], zsofi) = at_two_nodes().await;
        drop(there);
        Arc::get_mut(&mut here).unwrap().following.fresh = Duration::ZERO;
        here.store.close().await;
        let id = &live.now().id;
        assert_eq!(here.find(id).await.unwrap().now().stored(), other.now().stored());
        let revision = live.now().revision_for(&live.now().seats_of(&zsofi));
        let refused = here.play(&live, &zsofi, revision, &["place b2".to_owned()]).await;
        assert!(refused.is_err(), "the store is away");
    }

    #[tokio::test]
    async fn a_phrase_of_which_nobody_told_is_found_by_asking_the_store() {
        let (_folder, [here, there], [live, other], zsofi) = at_two_nodes().await;
        here.say(&live, &zsofi, Phrase::Hello).await.unwrap();
        there.look_for_changes().await.unwrap();
        assert_eq!(other.talk().said, 0, "nobody looks at it there");
        let _looking = other.revisions();
        there.look_for_changes().await.unwrap();
        assert_eq!(other.talk(), live.talk());
    }
}
