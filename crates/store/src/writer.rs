//! A single task does all the writing. Everything handed in during a commit goes into the next transaction, so many
//! tables share one wait for the disk.

use std::ops::RangeInclusive;

use tokio::sync::{mpsc, oneshot};

use crate::StoreError;
use crate::checkpoint::Checkpoints;
use crate::connection::{Write, WriteConnection};
use crate::daily::{ClaimTry, PlayerResult, TurnDay};
use crate::ids::{GuestId, TableId};
use crate::rows::{Commit, JudgmentRow, LearntRow, PuzzledRow, TableRow};
use crate::statements::{Commits, DeleteHandovers, KeepHandover, Setting, Summary, Tiny};

/// Hands work to the task that writes.
pub(super) struct Writer {
    work: mpsc::Sender<Work>,
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
    TurnDay(TurnDay, Answer<()>),
    ClaimTry(ClaimTry, Answer<TableId>),
    PlayerResult(PlayerResult, Answer<()>),
    Summary(Summary, Answer<()>),
    Try(Answer<()>),
    Close(Answer<()>),
}

/// How many changes may be queued before the next caller has to wait, too.
const QUEUE: usize = 1024;

/// How many changes share one transaction.
const BATCH: usize = 256;

impl Writer {
    pub(super) fn start(connection: WriteConnection, checkpoints: Checkpoints) -> Writer {
        let (work, queue) = mpsc::channel(QUEUE);
        tokio::spawn(run(connection, checkpoints, queue));
        Writer { work }
    }

    pub(super) async fn commit(&self, commit: Commit) -> Result<(), StoreError> {
        self.ask(|answer| Work::Commit(Box::new(commit), answer)).await
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

    pub(super) async fn try_writing(&self) -> Result<(), StoreError> {
        self.ask(Work::Try).await
    }

    pub(super) async fn close(&self) {
        // If the task is gone, everything is closed already.
        let _ = self.ask(Work::Close).await;
    }

    async fn ask<T>(&self, work: impl FnOnce(Answer<T>) -> Work) -> Result<T, StoreError> {
        let (answer, answered) = oneshot::channel();
        self.work.send(work(answer)).await.map_err(|_| StoreError::Unwritten)?;
        // The task took it and ended, and nobody can say how far it got.
        answered.await.unwrap_or(Err(StoreError::Unknown))
    }
}

async fn run(mut connection: WriteConnection, mut checkpoints: Checkpoints, mut queue: mpsc::Receiver<Work>) {
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
        checkpoints.count(commits.len());
        commit_all(&mut connection, commits).await;
        for other in others {
            if let Work::Close(answer) = other {
                checkpoints.close().await;
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
async fn commit_all(connection: &mut WriteConnection, commits: Vec<(Box<Commit>, Answer<()>)>) {
    let changes: Vec<&Commit> = commits.iter().map(|(commit, _)| commit.as_ref()).collect();
    if changes.is_empty() {
        return;
    }
    let together = connection.transact(&Commits(&changes)).await;
    let alone = together.is_err() && connection.is_open() && commits.len() > 1;
    for (commit, answer) in commits {
        let written = if alone { connection.transact(&Commits(&[&commit])).await } else { together.clone() };
        // The caller may have gone away; the change stands.
        let _ = answer.send(written);
    }
}

async fn do_other(connection: &mut WriteConnection, work: Work) {
    match work {
        Work::KeepHandover(work, answer) => answer_with(connection, &work, answer).await,
        Work::DeleteHandovers(work, answer) => answer_with(connection, &work, answer).await,
        Work::Setting(work, answer) => answer_with(connection, &work, answer).await,
        Work::Judgment(work, answer) => answer_with(connection, &work, answer).await,
        Work::Learnt(work, answer) => answer_with(connection, &work, answer).await,
        Work::Puzzled(work, answer) => answer_with(connection, &work, answer).await,
        Work::TurnDay(work, answer) => answer_with(connection, &work, answer).await,
        Work::ClaimTry(work, answer) => answer_with(connection, &work, answer).await,
        Work::PlayerResult(work, answer) => answer_with(connection, &work, answer).await,
        Work::Summary(work, answer) => answer_with(connection, &work, answer).await,
        Work::Try(answer) => answer_with(connection, &Tiny, answer).await,
        Work::Commit(..) | Work::Close(_) => unreachable!("these have been dealt with already"),
    }
}

async fn answer_with<W: Write>(connection: &mut WriteConnection, work: &W, answer: Answer<W::Done>) {
    // The caller may have gone away, so a lost answer is fine.
    let _ = answer.send(connection.transact(work).await);
}
