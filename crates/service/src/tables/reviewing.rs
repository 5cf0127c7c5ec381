//! Reviews of finished games: made in the background, one position after the other, and kept in the store. Which are asked for
//! is kept there, too, so that one node makes each, and another goes on when that one is gone.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use bots::Stop;
use bots::review::{Judgment, Progress, Review};
use store::{JudgmentRow, StoreError, TableId};
use tokio::sync::Notify;

use super::snapshot::Snapshot;
use super::{Tables, snapshot};
use crate::refusal::Refusal;
use crate::work::{Class, Client, Joint};

/// The reviews in progress, and exercises.
pub(super) struct Reviews {
    /// How many iterations to spend on each decision.
    pub(super) nodes: u32,
    /// Those that this node makes. Each has a thread for one position at a time, and clients take turns.
    tables: Mutex<HashMap<TableId, Making>>,
    /// The exercises being weighed: a table, a position of it and what was tried there.
    weighed: Joint<(TableId, usize, String), Result<f32, Refusal>>,
}

/// A review that this node makes, or is about to.
struct Making {
    /// Who asked first.
    client: Client,
    /// What stops it, once it is claimed.
    lost: Option<Arc<Notify>>,
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
        let mut tables = self.lock();
        if tables.contains_key(table) {
            return Ok(false);
        }
        if own(&tables, client) >= MOST_OF_ONE || tables.len() >= MOST {
            return Err(Refusal::Busy);
        }
        tables.insert(table.clone(), Making { client: client.clone(), lost: None });
        Ok(true)
    }

    /// Notes that a review is this node's to make. Returns what will stop it if it no longer is.
    fn note_claim(&self, table: &TableId) -> Arc<Notify> {
        let lost = Arc::<Notify>::default();
        if let Some(making) = self.lock().get_mut(table) {
            making.lost = Some(lost.clone());
        }
        lost
    }

    /// Those that this node has claimed, each with what stops it.
    fn claimed(&self) -> Vec<(TableId, Arc<Notify>)> {
        let tables = self.lock();
        let claimed = |(table, making): (&TableId, &Making)| Some((table.clone(), making.lost.clone()?));
        tables.iter().filter_map(claimed).collect()
    }

    /// How many more this client may have in progress.
    fn room(&self, client: &Client) -> usize {
        let tables = self.lock();
        MOST_OF_ONE.saturating_sub(own(&tables, client)).min(MOST.saturating_sub(tables.len()))
    }

    /// How many this node makes.
    pub(super) fn count(&self) -> usize {
        self.lock().len()
    }

    fn end(&self, table: &TableId) {
        self.lock().remove(table);
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<TableId, Making>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// How many of these one client has.
fn own(tables: &HashMap<TableId, Making>, client: &Client) -> usize {
    tables.values().filter(|making| making.client == *client).count()
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
    /// The review of a finished game, as far as it has got. If it is incomplete and no other node makes it, work on the rest
    /// starts now.
    pub async fn review(
        self: &Arc<Self>,
        table: &Arc<Snapshot>,
        client: &Client,
    ) -> Result<Reviewing, Refusal> {
        let standing = self.stored_review(table).await?;
        if standing.done().is_some() {
            return Ok(standing);
        }
        let nodes = self.reviews.nodes;
        let begun = self.reviews.begin(&table.id, client);
        // Looking at what another node makes takes no place.
        if begun == Err(Refusal::Busy) && self.store.is_reviewing(&table.id, nodes).await? {
            return Ok(standing);
        }
        if !begun? {
            return Ok(standing);
        }
        let place = Place { tables: self.clone(), table: table.id.clone() };
        match self.store.claim_review(&table.id, nodes).await {
            Ok(true) => self.make_review(place, table, client),
            Ok(false) => {}
            Err(error) => {
                tracing::warn!(table = %table.id, %error, "a review is begun when somebody asks again");
            }
        }
        // Whoever had the place or the claim before may have ended the review since.
        self.stored_review(table).await
    }

    /// Keeps other nodes from making what this one makes, and goes on with reviews whose nodes are gone.
    pub(crate) async fn keep_reviewing(self: &Arc<Self>) -> Result<(), StoreError> {
        let claimed = self.reviews.claimed();
        if !claimed.is_empty() {
            let kept =
                self.store.keep_reviews(claimed.iter().map(|(table, _)| table.clone()).collect()).await?;
            let is_lost = |(table, _): &&(TableId, Arc<Notify>)| !kept.contains(table);
            claimed.iter().filter(is_lost).for_each(|(_, lost)| lost.notify_one());
        }
        if self.thinking.is_retired() {
            return Ok(());
        }
        let client = Client::unknown(None);
        let room = self.reviews.room(&client) as i64;
        for id in self.store.claim_reviews(self.reviews.nodes, room).await? {
            match self.take_over_review(&id, &client).await {
                Ok(()) => {}
                Err(Refusal::NotFound | Refusal::NotOver) => {
                    self.store.end_review(&id, self.reviews.nodes).await?;
                }
                Err(refusal) => tracing::warn!(table = %id, ?refusal, "a review is not made yet"),
            }
        }
        Ok(())
    }

    /// Forgets reviews of which no node has come to the end.
    pub(crate) async fn forget_lost_reviews(&self) -> Result<(), Refusal> {
        Ok(self.store.forget_reviews().await?)
    }

    /// Goes on with a review that was claimed just now.
    async fn take_over_review(self: &Arc<Self>, id: &TableId, client: &Client) -> Result<(), Refusal> {
        let table = self.find(id).await?.now();
        if self.stored_review(&table).await?.done().is_some() {
            return Ok(self.store.end_review(id, self.reviews.nodes).await?);
        }
        if self.reviews.begin(id, client)? {
            self.make_review(Place { tables: self.clone(), table: id.clone() }, &table, client);
        }
        Ok(())
    }

    /// Makes a review in the background that was claimed for this node, for as long as it is.
    fn make_review(&self, place: Place, table: &Arc<Snapshot>, client: &Client) {
        let lost = self.reviews.note_claim(&table.id);
        let (table, client) = (table.clone(), client.clone());
        tokio::spawn(async move {
            let tables = &place.tables;
            let judging = async {
                tables.judge_missing(&table, &client).await?;
                // Until then the claim runs out, and whoever has the next one finds nothing to do.
                tables.store.end_review(&table.id, tables.reviews.nodes).await.ok()
            };
            tokio::select! {
                () = lost.notified() => {}
                _ = judging => {}
            }
        });
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

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use tokio::task::yield_now;
    use tokio::time::timeout;

    use super::super::tests::{nobody, over_at_two_nodes};
    use super::*;

    const LONG: Duration = Duration::from_secs(30);

    /// Waits until a node makes so many reviews.
    async fn makes(tables: &Tables, count: usize) {
        let waiting = async {
            while tables.reviews.count() != count {
                yield_now().await;
            }
        };
        timeout(LONG, waiting)
            .await
            .unwrap_or_else(|_| panic!("{} instead of {count}", tables.reviews.count()));
    }

    #[tokio::test]
    async fn a_review_is_made_by_one_node_and_looked_at_by_all() {
        // With so many iterations it is not done before the test is.
        let (_folder, [here, there], table) = over_at_two_nodes(10_000_000).await;
        for tables in [&here, &there, &here] {
            assert!(matches!(tables.review(&table, &nobody()).await, Ok(Reviewing::UnderWay(..))));
            tables.keep_reviewing().await.unwrap();
        }
        assert_eq!([&here, &there].map(|tables| tables.reviews.count()), [1, 0]);
    }

    #[tokio::test]
    async fn a_review_whose_node_is_gone_goes_on_at_another_and_stops_where_it_is_lost() {
        let (_folder, [here, there], table) = over_at_two_nodes(10_000_000).await;
        here.review(&table, &nobody()).await.unwrap();
        makes(&here, 1).await;
        // The node pauses, and its claim runs out.
        there.store.release_all_claims().await.unwrap();
        there.keep_reviewing().await.unwrap();
        makes(&there, 1).await;
        here.keep_reviewing().await.unwrap();
        makes(&here, 0).await;
        // A node that leaves gives it back, and takes nothing more.
        there.retire();
        there.store.release_claims().await.unwrap();
        there.keep_reviewing().await.unwrap();
        makes(&there, 0).await;
        here.keep_reviewing().await.unwrap();
        makes(&here, 1).await;
    }

    #[tokio::test]
    async fn what_was_found_before_is_kept_and_a_review_that_is_done_is_nobodys() {
        let (_folder, [here, there], table) = over_at_two_nodes(20).await;
        let nodes = here.reviews.nodes;
        assert!(here.store.claim_review(&table.id, nodes).await.unwrap());
        here.judge_and_keep(&table, table.session.as_ref().unwrap().decisions()[0], &nobody()).await.unwrap();
        let before = here.known(&table.id).await.unwrap();
        there.store.release_all_claims().await.unwrap();
        there.keep_reviewing().await.unwrap();
        makes(&there, 0).await;
        let Reviewing::Done(review) = here.stored_review(&table).await.unwrap() else { panic!("it is done") };
        assert!(before.iter().all(|known| review.judgments.contains(known)), "what was found stays");
        assert!(!there.store.is_reviewing(&table.id, nodes).await.unwrap());
        assert_eq!(here.store.claim_reviews(nodes, 9).await.unwrap(), []);
    }

    #[tokio::test]
    async fn a_review_of_which_no_node_comes_to_the_end_waits_until_somebody_asks_again() {
        let (_folder, [here, there], table) = over_at_two_nodes(20).await;
        let nodes = here.reviews.nodes;
        assert!(here.store.claim_review(&table.id, nodes).await.unwrap());
        for expected in [1, 1, 0] {
            there.store.release_all_claims().await.unwrap();
            assert_eq!(there.store.claim_reviews(nodes, 9).await.unwrap().len(), expected);
        }
        assert!(here.store.claim_review(&table.id, nodes).await.unwrap());
        there.store.release_all_claims().await.unwrap();
        there.forget_lost_reviews().await.unwrap();
        assert!(here.store.claim_review(&table.id, nodes).await.unwrap());
        there.store.release_all_claims().await.unwrap();
        assert_eq!(
            there.store.claim_reviews(nodes, 9).await.unwrap(),
            std::slice::from_ref(&table.id),
            "it begins anew"
        );
    }
}
