//! Reviews of finished games: made in the background, one position after the other, and kept in the store.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use bots::Stop;
use bots::review::{Judgment, Progress, Review};
use store::{JudgmentRow, TableId};

use super::snapshot::Snapshot;
use super::{Tables, snapshot};
use crate::refusal::Refusal;
use crate::work::{Class, Client, Joint};

/// The reviews in progress, and exercises.
pub(super) struct Reviews {
    /// How many iterations to spend on each decision.
    pub(super) nodes: u32,
    /// The tables, and who asked first. Each has a thread for one position at a time, and clients take turns.
    tables: Mutex<HashMap<TableId, Client>>,
    /// The exercises being weighed: a table, a position of it and what was tried there.
    weighed: Joint<(TableId, usize, String), Result<f32, Refusal>>,
}

/// How many reviews one client may have in progress.
const MOST_OF_ONE: usize = 8;

/// How many there may be altogether.
const MOST: usize = 512;

/// A position is first looked at with this part of the iterations, so that what lost most is judged first.
const GLANCE: u32 = 20;

/// How far along a review is.
pub enum Reviewing {
    /// How many positions have been judged, out of how many, and what was found in them. It says nothing about the draws,
    /// because there are positions missing.
    UnderWay(Progress, Review),
    /// All positions have been judged.
    Done(Review),
}

impl Reviewing {
    /// What has been found so far.
    pub fn found(&self) -> &Review {
        match self {
            Reviewing::UnderWay(_, review) | Reviewing::Done(review) => review,
        }
    }

    /// The review, if it is done.
    pub fn done(&self) -> Option<&Review> {
        match self {
            Reviewing::UnderWay(..) => None,
            Reviewing::Done(review) => Some(review),
        }
    }
}

impl Reviews {
    pub(super) fn new(nodes: u32) -> Reviews {
        Reviews { nodes, tables: Mutex::default(), weighed: Joint::default() }
    }

    /// Takes a place to make this review in: not twice for the same, and not if too many are waiting.
    fn begin(&self, table: &TableId, client: &Client) -> Result<bool, Refusal> {
        let mut tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        if tables.contains_key(table) {
            return Ok(false);
        }
        let own = tables.values().filter(|other| *other == client).count();
        if own >= MOST_OF_ONE || tables.len() >= MOST {
            return Err(Refusal::Busy);
        }
        tables.insert(table.clone(), client.clone());
        Ok(true)
    }

    fn end(&self, table: &TableId) {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner).remove(table);
    }
}

/// The place of a review that is being made, free again when this is gone, however the review ends.
struct Place {
    tables: Arc<Tables>,
    table: TableId,
}

impl Drop for Place {
    fn drop(&mut self) {
        self.tables.reviews.end(&self.table);
    }
}

impl Tables {
    /// The review of a finished game, as far as it has got. If it is incomplete, work on the rest starts now.
    pub async fn review(
        self: &Arc<Self>,
        table: &Arc<Snapshot>,
        client: &Client,
    ) -> Result<Reviewing, Refusal> {
        let standing = self.stored_review(table).await?;
        if standing.done().is_some() || !self.reviews.begin(&table.id, client)? {
            return Ok(standing);
        }
        let place = Place { tables: self.clone(), table: table.id.clone() };
        // Whoever had the place before may have ended the review since.
        let standing = self.stored_review(table).await?;
        if standing.done().is_none() {
            let (table, client) = (table.clone(), client.clone());
            tokio::spawn(async move { place.tables.judge_missing(&table, &client).await });
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
            Reviewing::UnderWay(Progress { done, all }, game.sum_up(known))
        })
    }

    /// The share of the win a seat could expect from an action at a position of a finished game.
    pub async fn weigh(
        self: &Arc<Self>,
        table: &Arc<Snapshot>,
        position: usize,
        action: &str,
        client: &Client,
    ) -> Result<f32, Refusal> {
        let about = (table.id.clone(), position, action.to_owned());
        let (tables, table, action) = (self.clone(), table.clone(), action.to_owned());
        let client = client.clone();
        let begin = || async move {
            let nodes = tables.reviews.nodes;
            let weigh = move |stop: &Stop| table.session.as_ref()?.weigh(position, &action, nodes, stop);
            tables.work.run(Class::Request, &client, weigh).await?.ok_or(Refusal::Illegal)
        };
        self.reviews.weighed.join(about, begin).await
    }

    /// Judgments that cannot be read, because another version wrote them, are made again.
    async fn known(&self, table: &TableId) -> Result<Vec<Judgment>, Refusal> {
        let stored = self.store.judgments(table, self.reviews.nodes).await?;
        Ok(stored.iter().filter_map(|text| serde_json::from_str(text).ok()).collect())
    }

    /// Judges what is not known yet, what seems to have lost most first. On failure returns `None`, and the log says why.
    async fn judge_missing(&self, table: &Arc<Snapshot>, client: &Client) -> Option<()> {
        let known = self.known(&table.id).await.ok()?;
        let is_known = |position: &usize| known.iter().any(|judgment| judgment.position == *position);
        let decisions = table.session.as_ref()?.decisions();
        let mut missing = Vec::new();
        for position in decisions.into_iter().filter(|position| !is_known(position)) {
            let glance = self.judge(table, position, self.reviews.nodes.div_ceil(GLANCE), client).await?;
            missing.push((glance.loss(), position));
        }
        missing.sort_by(|one, other| other.0.total_cmp(&one.0).then(one.1.cmp(&other.1)));
        for (_, position) in missing {
            self.judge_and_keep(table, position, client).await?;
        }
        Some(())
    }

    async fn judge(
        &self,
        table: &Arc<Snapshot>,
        position: usize,
        nodes: u32,
        client: &Client,
    ) -> Option<Judgment> {
        let judged = table.clone();
        let judge = move |stop: &Stop| judged.session.as_ref()?.judge(position, nodes, stop);
        self.work.run(Class::Leisure, client, judge).await.ok().flatten()
    }

    async fn judge_and_keep(&self, table: &Arc<Snapshot>, position: usize, client: &Client) -> Option<()> {
        let nodes = self.reviews.nodes;
        let judgment = self.judge(table, position, nodes, client).await?;
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
