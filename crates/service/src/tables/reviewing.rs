//! Reviews of finished games: made in the background, one position after the other, and kept in the store.

use std::collections::HashSet;
use std::sync::{Arc, Mutex, PoisonError};

use bots::review::{Judgment, Progress, Review};
use store::{JudgmentRow, TableId};
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;

use super::snapshot::Snapshot;
use super::{Tables, snapshot};
use crate::refusal::Refusal;

/// The reviews in progress.
pub(super) struct Reviews {
    /// How many iterations to spend on each decision.
    nodes: u32,
    tables: Mutex<HashSet<TableId>>,
    /// Only one review at a time has a thread, and for one position only.
    turn: Semaphore,
}

/// How many reviews may wait for their turn.
const MOST: usize = 64;

/// How far along a review is.
pub enum Reviewing {
    /// How many positions have been judged, out of how many.
    UnderWay(Progress),
    /// All positions have been judged.
    Done(Review),
}

impl Reviews {
    pub(super) fn new(nodes: u32) -> Reviews {
        Reviews { nodes, tables: Mutex::default(), turn: Semaphore::new(1) }
    }

    /// Whether to start this review: not twice, and not if too many are waiting.
    fn begin(&self, table: &TableId) -> Result<bool, Refusal> {
        let mut tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        if !tables.contains(table) && tables.len() >= MOST {
            return Err(Refusal::Busy);
        }
        Ok(tables.insert(table.clone()))
    }

    fn end(&self, table: &TableId) {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner).remove(table);
    }
}

impl Tables {
    /// The review of a finished game, as far as it has got. If it is incomplete, work on the rest starts now.
    pub async fn review(self: &Arc<Self>, table: &Arc<Snapshot>) -> Result<Reviewing, Refusal> {
        let standing = self.stored_review(table).await?;
        if let Reviewing::UnderWay(_) = standing
            && self.reviews.begin(&table.id)?
        {
            let (tables, table) = (self.clone(), table.clone());
            tokio::spawn(async move {
                tables.judge_missing(&table).await;
                tables.reviews.end(&table.id);
            });
        }
        Ok(standing)
    }

    /// The review of a finished game, as stored.
    pub async fn stored_review(&self, table: &Snapshot) -> Result<Reviewing, Refusal> {
        if table.progress() != snapshot::Progress::Over {
            return Err(Refusal::NotOver);
        }
        let game = table.session.as_deref().ok_or(Refusal::NotOver)?;
        let known = self.known(&table.id).await?;
        let decisions = game.decisions();
        let (done, all) = (known.len().min(decisions.len()), decisions.len());
        let is_known = |position: &usize| known.iter().any(|judgment| judgment.position == *position);
        Ok(if decisions.iter().all(is_known) {
            Reviewing::Done(game.sum_up(known))
        } else {
            Reviewing::UnderWay(Progress { done, all })
        })
    }

    /// The share of the win a seat could expect from an action at a position of a finished game.
    pub async fn weigh(&self, table: &Arc<Snapshot>, position: usize, action: &str) -> Result<f32, Refusal> {
        let (table, action, nodes) = (table.clone(), action.to_owned(), self.reviews.nodes);
        let weigh = move || table.session.as_ref()?.weigh(position, &action, nodes);
        self.work(weigh).await?.ok_or(Refusal::Illegal)
    }

    /// Judgments that cannot be read, because another version wrote them, are made again.
    async fn known(&self, table: &TableId) -> Result<Vec<Judgment>, Refusal> {
        let stored = self.store.judgments(table, self.reviews.nodes).await?;
        Ok(stored.iter().filter_map(|text| serde_json::from_str(text).ok()).collect())
    }

    async fn judge_missing(&self, table: &Arc<Snapshot>) {
        let Ok(known) = self.known(&table.id).await else { return };
        let Some(decisions) = table.session.as_ref().map(|game| game.decisions()) else { return };
        for position in decisions {
            let is_known = known.iter().any(|judgment| judgment.position == position);
            if !is_known && self.judge(table, position).await.is_none() {
                return;
            }
        }
    }

    /// Judges one position and stores the judgment. On failure returns `None`, and the log says why.
    async fn judge(&self, table: &Arc<Snapshot>, position: usize) -> Option<()> {
        let _turn = self.reviews.turn.acquire().await.ok()?;
        let permit = self.thinking.at_leisure().await?;
        let (judged, nodes) = (table.clone(), self.reviews.nodes);
        let judge = move || judged.session.as_ref()?.judge(position, nodes);
        let judgment = spawn_blocking(judge).await.ok().flatten()?;
        drop(permit);
        let row = JudgmentRow {
            table: table.id.clone(),
            nodes,
            position: position as i64,
            judgment: serde_json::to_string(&judgment).expect("a judgment is made of numbers and texts"),
        };
        let kept = self.store.keep_judgment(row).await;
        kept.inspect_err(|error| tracing::warn!(table = %table.id, %error, "a review was broken off")).ok()
    }
}
