//! Tasks that do all the writing. Everything handed to one of them during a commit goes into its next transaction, so many
//! tables share one wait for the disk.

use std::hash::{BuildHasher, BuildHasherDefault, DefaultHasher};
use std::ops::RangeInclusive;
use std::sync::Arc;

use tokio::sync::{mpsc, oneshot};

use crate::StoreError;
use crate::archive::{Memory, TriedDeal};
use crate::claims::{ChangeClaims, Claim};
use crate::daily::{ClaimTry, PlayerResult, TurnDay};
use crate::figures::{Counts, Figures};
use crate::ids::{GuestId, TableId};
use crate::rows::{Commit, JudgmentRow, LearntRow, PuzzledRow, TableRow};
use crate::statements::{Commits, DeleteHandovers, KeepHandover, Setting, Summary, Tiny};
use crate::write::{Write, WriteConnection};

/// Hands work to the tasks that write. Each has the changes of a part of the tables, and the first one everything else.
pub(super) struct Writer {
    tasks: Vec<mpsc::Sender<Work>>,
    counts: Arc<Counts>,
}

type Answer<T> = oneshot::Sender<Result<T, StoreError>>;

enum Work {
    Commit(Box<Commit>, Answer<()>),
    KeepHandover(KeepHandover, Answer<bool>),
    DeleteHandovers(DeleteHandovers, Answer<()>),
    Setting(Setting, Answer<String>),
    Judgment(JudgmentRow, Answer<()>),
    Learnt(LearntRow, Answer<()>),
    Puzzled(PuzzledRow, Answer<()>),
    Memory(Memory, Answer<()>),
    Deal(Box<TriedDeal>, Answer<bool>),
    TurnDay(TurnDay, Answer<()>),
    ClaimTry(ClaimTry, Answer<TableId>),
    PlayerResult(PlayerResult, Answer<()>),
    Summary(Summary, Answer<()>),
    Claim(Claim, Answer<Vec<TableId>>),
    ChangeClaims(ChangeClaims, Answer<()>),
    Try(Answer<()>),
    Close(Answer<()>),
}

/// How many changes may be queued before the next caller has to wait, too.
const QUEUE: usize = 1024;

/// How many changes share one transaction.
const BATCH: usize = 256;

impl Writer {
    /// Starts a task for each of these connections, of which there is at least one, for the node of this name.
    pub(super) fn start(connections: Vec<WriteConnection>, node: &str) -> Writer {
        let counts = Arc::<Counts>::default();
        let start = |connection| {
            let (work, queue) = mpsc::channel(QUEUE);
            tokio::spawn(run(connection, queue, node.to_owned(), counts.clone()));
            work
        };
        Writer { tasks: connections.into_iter().map(start).collect(), counts }
    }

    pub(super) fn figures(&self) -> Figures {
        self.counts.figures()
    }

    pub(super) async fn commit(&self, commit: Commit) -> Result<(), StoreError> {
        let hash = BuildHasherDefault::<DefaultHasher>::default().hash_one(commit.table());
        let task = &self.tasks[(hash % self.tasks.len() as u64) as usize];
        ask(task, |answer| Work::Commit(Box::new(commit), answer)).await
    }

    pub(super) async fn keep_handover(
        &self,
        token: &str,
        table: &TableId,
        maker: &GuestId,
        expires: i64,
    ) -> Result<bool, StoreError> {
        let work =
            KeepHandover { token: token.to_owned(), table: table.clone(), maker: maker.clone(), expires };
        self.ask(|answer| Work::KeepHandover(work, answer)).await
    }

    pub(super) async fn delete_handovers_but(&self, good: RangeInclusive<i64>) -> Result<(), StoreError> {
        self.ask(|answer| Work::DeleteHandovers(DeleteHandovers { good }, answer)).await
    }

    pub(super) async fn setting(&self, key: &str, fresh: &str) -> Result<String, StoreError> {
        let work = Setting { key: key.to_owned(), fresh: fresh.to_owned() };
        self.ask(|answer| Work::Setting(work, answer)).await
    }

    pub(super) async fn keep_judgment(&self, row: JudgmentRow) -> Result<(), StoreError> {
        self.ask(|answer| Work::Judgment(row, answer)).await
    }

    pub(super) async fn keep_learnt(&self, row: LearntRow) -> Result<(), StoreError> {
        self.ask(|answer| Work::Learnt(row, answer)).await
    }

    pub(super) async fn keep_puzzled(&self, row: PuzzledRow) -> Result<(), StoreError> {
        self.ask(|answer| Work::Puzzled(row, answer)).await
    }

    pub(super) async fn keep_memory(&self, work: Memory) -> Result<(), StoreError> {
        self.ask(|answer| Work::Memory(work, answer)).await
    }

    pub(super) async fn keep_deal(&self, work: TriedDeal) -> Result<bool, StoreError> {
        self.ask(|answer| Work::Deal(Box::new(work), answer)).await
    }

    pub(super) async fn turn_day(&self, work: TurnDay) -> Result<(), StoreError> {
        self.ask(|answer| Work::TurnDay(work, answer)).await
    }

    pub(super) async fn claim_try(&self, work: ClaimTry) -> Result<TableId, StoreError> {
        self.ask(|answer| Work::ClaimTry(work, answer)).await
    }

    pub(super) async fn keep_player_result(&self, work: PlayerResult) -> Result<(), StoreError> {
        self.ask(|answer| Work::PlayerResult(work, answer)).await
    }

    pub(super) async fn keep_summary(&self, table: TableRow) -> Result<(), StoreError> {
        self.ask(|answer| Work::Summary(Summary(Box::new(table)), answer)).await
    }

    pub(super) async fn claim(&self, work: Claim) -> Result<Vec<TableId>, StoreError> {
        self.ask(|answer| Work::Claim(work, answer)).await
    }

    pub(super) async fn change_claims(&self, work: ChangeClaims) -> Result<(), StoreError> {
        self.ask(|answer| Work::ChangeClaims(work, answer)).await
    }

    pub(super) async fn try_writing(&self) -> Result<(), StoreError> {
        self.ask(Work::Try).await
    }

    pub(super) async fn close(&self) {
        for task in &self.tasks {
            // If the task is gone, everything is closed already.
            let _ = ask(task, Work::Close).await;
        }
    }

    async fn ask<T>(&self, work: impl FnOnce(Answer<T>) -> Work) -> Result<T, StoreError> {
        ask(&self.tasks[0], work).await
    }
}

async fn ask<T>(task: &mpsc::Sender<Work>, work: impl FnOnce(Answer<T>) -> Work) -> Result<T, StoreError> {
    let (answer, answered) = oneshot::channel();
    task.send(work(answer)).await.map_err(|_| StoreError::Unwritten)?;
    // The task took it and ended, and nobody can say how far it got.
    answered.await.unwrap_or(Err(StoreError::Unknown))
}

async fn run(
    mut connection: WriteConnection,
    mut queue: mpsc::Receiver<Work>,
    node: String,
    counts: Arc<Counts>,
) {
    let mut waiting = Vec::new();
    while queue.recv_many(&mut waiting, BATCH).await > 0 {
        let mut commits = Vec::new();
        let mut others = Vec::new();
        for work in waiting.drain(..) {
            match work {
                Work::Commit(commit, answer) => commits.push((commit, answer)),
                other => others.push(other),
            }
        }
        connection.count(commits.len());
        commit_all(&mut connection, &node, commits, &counts).await;
        for other in others {
            if let Work::Close(answer) = other {
                connection.close().await;
                let _ = answer.send(Ok(()));
                return;
            }
            do_other(&mut connection, other).await;
        }
    }
}

/// Commits everything in one transaction. If a change spoils it, commits each on its own, so that the others are not
/// refused with it.
async fn commit_all(
    connection: &mut WriteConnection,
    node: &str,
    commits: Vec<(Box<Commit>, Answer<()>)>,
    counts: &Counts,
) {
    let changes: Vec<&Commit> = commits.iter().map(|(commit, _)| commit.as_ref()).collect();
    if changes.is_empty() {
        return;
    }
    counts.batch();
    let together = connection.transact(&Commits { all: &changes, node }).await;
    let alone = together.is_err() && connection.is_open() && commits.len() > 1;
    for (number, (commit, answer)) in commits.into_iter().enumerate() {
        let written = if alone {
            connection.transact(&Commits { all: &[&commit], node }).await.and_then(|stands| stood(stands[0]))
        } else {
            together.clone().and_then(|stands| stood(stands[number]))
        };
        counts.change(&written);
        // The caller may have gone away; the change stands.
        let _ = answer.send(written);
    }
}

fn stood(stands: bool) -> Result<(), StoreError> {
    if stands { Ok(()) } else { Err(StoreError::Conflict) }
}

async fn do_other(connection: &mut WriteConnection, work: Work) {
    match work {
        Work::KeepHandover(work, answer) => answer_with(connection, &work, answer).await,
        Work::DeleteHandovers(work, answer) => answer_with(connection, &work, answer).await,
        Work::Setting(work, answer) => answer_with(connection, &work, answer).await,
        Work::Judgment(work, answer) => answer_with(connection, &work, answer).await,
        Work::Learnt(work, answer) => answer_with(connection, &work, answer).await,
        Work::Puzzled(work, answer) => answer_with(connection, &work, answer).await,
        Work::Memory(work, answer) => answer_with(connection, &work, answer).await,
        Work::Deal(work, answer) => answer_with(connection, &*work, answer).await,
        Work::TurnDay(work, answer) => answer_with(connection, &work, answer).await,
        Work::ClaimTry(work, answer) => answer_with(connection, &work, answer).await,
        Work::PlayerResult(work, answer) => answer_with(connection, &work, answer).await,
        Work::Summary(work, answer) => answer_with(connection, &work, answer).await,
        Work::Claim(work, answer) => answer_with(connection, &work, answer).await,
        Work::ChangeClaims(work, answer) => answer_with(connection, &work, answer).await,
        Work::Try(answer) => answer_with(connection, &Tiny, answer).await,
        Work::Commit(..) | Work::Close(_) => unreachable!("these have been dealt with already"),
    }
}

async fn answer_with<W: Write>(connection: &mut WriteConnection, work: &W, answer: Answer<W::Done>) {
    // The caller may have gone away, so a lost answer is fine.
    let _ = answer.send(connection.transact(work).await);
}
