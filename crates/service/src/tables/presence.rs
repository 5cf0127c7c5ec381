//! Who looks at a table by way of other nodes. As long as this node is alone, it tells nobody and asks nobody.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use store::{StoreError, TableId};

use super::Tables;
use super::live::{Elsewhere, Live};

/// How often a node says that it is there.
const BEAT: Duration = Duration::from_secs(5);

/// How long what was told of a table is as good as new.
const GOOD_FOR: Duration = Duration::from_secs(10);

/// How soon other nodes have said who is there, once this one has said that it is.
const HEARD_WITHIN: Duration = Duration::from_secs(10);

/// What this node has told others, and whether there are any.
#[derive(Default)]
pub(super) struct Present {
    known: Mutex<Known>,
}

#[derive(Default)]
struct Known {
    beat: Option<Instant>,
    /// Since when it has done so without a gap.
    beating_since: Option<Instant>,
    others: u64,
    /// What was told of each table, and when.
    told: HashMap<TableId, (Elsewhere, Instant)>,
}

impl Tables {
    /// Tells other nodes who is here, and finds out who is there.
    pub(crate) async fn look_who_is_here(self: &Arc<Self>) -> Result<(), StoreError> {
        let watched: Vec<(TableId, Arc<Live>)> = {
            let all = self.lock();
            let watched = all.iter().filter(|(_, live)| live.is_watched());
            watched.map(|(id, live)| (id.clone(), live.clone())).collect()
        };
        let has_told = !self.present.known().told.is_empty();
        if watched.is_empty() && !has_told {
            return Ok(());
        }
        if self.count_other_nodes().await? == 0 {
            self.present.known().told.clear();
            for (_, live) in &watched {
                live.note_elsewhere(Elsewhere::default());
            }
            return Ok(());
        }
        self.look_up_waited().await?;
        let news = self.present.known().news(&watched);
        if !news.is_empty() {
            self.store.tell_present(news).await?;
        }
        let ids: Vec<&TableId> = watched.iter().map(|(id, _)| id).collect();
        let mut there: HashMap<TableId, Elsewhere> = HashMap::new();
        for (id, told) in self.store.present_elsewhere(&ids).await? {
            // A newer node may say it in other words.
            if let Ok(told) = serde_json::from_str(&told) {
                there.entry(id).or_default().add(told);
            }
        }
        for (id, live) in &watched {
            live.note_elsewhere(there.remove(id).unwrap_or_default());
        }
        Ok(())
    }

    /// Whether all other nodes have said who is there: those that have somebody begin to when they hear of this one.
    pub(super) async fn has_heard_others(&self) -> Result<bool, StoreError> {
        let others = self.count_other_nodes().await?;
        let since = self.present.known().beating_since;
        let has_waited = since.is_some_and(|since| since.elapsed() >= HEARD_WITHIN);
        Ok(others == 0 || has_waited || self.store.have_others_told().await?)
    }

    /// How many other nodes there are, asked now and then.
    async fn count_other_nodes(&self) -> Result<u64, StoreError> {
        let is_known = |known: &Known| known.beat.is_some_and(|beat| beat.elapsed() < BEAT);
        let known = self.present.known().others;
        if is_known(&self.present.known()) {
            return Ok(known);
        }
        let others = self.store.beat().await?;
        let mut known = self.present.known();
        let now = Instant::now();
        if known.beat.is_none_or(|beat| now.duration_since(beat) >= 2 * BEAT) {
            known.beating_since = Some(now);
        }
        known.beat = Some(now);
        known.others = others;
        Ok(others)
    }
}

impl Present {
    fn known(&self) -> std::sync::MutexGuard<'_, Known> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Known {
    /// What has to be told: what is new, and what would soon be forgotten.
    fn news(&mut self, watched: &[(TableId, Arc<Live>)]) -> Vec<(TableId, String)> {
        let mut here: HashMap<TableId, Elsewhere> =
            self.told.keys().map(|id| (id.clone(), Elsewhere::default())).collect();
        here.extend(watched.iter().map(|(id, live)| (id.clone(), live.present())));
        let mut news = Vec::new();
        for (id, present) in here {
            let told = self.told.get(&id);
            let is_known = told.is_some_and(|(told, at)| *told == present && at.elapsed() < GOOD_FOR);
            if is_known || (told.is_none() && present.is_nobody()) {
                continue;
            }
            let text = serde_json::to_string(&present).expect("ids and numbers can be written as JSON");
            news.push((id.clone(), text));
            if present.is_nobody() {
                self.told.remove(&id);
            } else {
                self.told.insert(id, (present, Instant::now()));
            }
        }
        news
    }
}
