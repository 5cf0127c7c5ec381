//! Tasks that do all the writing. Everything handed to one of them during a commit goes into its next transaction, so many
//! tables share one wait for the disk.

use std::hash::{BuildHasher, BuildHasherDefault, DefaultHasher};
use std::pin::Pin;
use std::sync::Arc;

use tokio::sync::{mpsc, oneshot};

use crate::StoreError;
use crate::figures::{Counts, Figures};
use crate::rows::Commit;
use crate::statements::Commits;
use crate::write::{Write, WriteConnection};

/// Hands work to the tasks that write. Each has the changes of a part of the tables, and the first one everything else.
pub(super) struct Writer {
    tasks: Vec<mpsc::Sender<Work>>,
    counts: Arc<Counts>,
}

type Answer<T> = oneshot::Sender<Result<T, StoreError>>;

enum Work {
    Commit(Box<Commit>, Answer<()>),
    Other(Box<dyn Errand>),
    Close(Answer<()>),
}

/// Something of any kind to be written, and somebody who waits for what comes of it.
trait Errand: Send {
    fn run<'a>(
        self: Box<Self>,
        connection: &'a mut WriteConnection,
    ) -> Pin<Box<dyn Future<Output = ()> + Send + 'a>>;
}

struct Asked<W: Write> {
    work: W,
    answer: Answer<W::Done>,
}

impl<W: Write + Send + 'static> Errand for Asked<W> {
    fn run<'a>(
        self: Box<Self>,
        connection: &'a mut WriteConnection,
    ) -> Pin<Box<dyn Future<Output = ()> + Send + 'a>> {
        Box::pin(async move {
            // The caller may have gone away, so a lost answer is fine.
            let _ = self.answer.send(connection.transact(&self.work).await);
        })
    }
}

/// How many changes may be queued before the next caller has to wait, too.
const QUEUE: usize = 1024;

/// How many changes share one transaction.
const BATCH: usize = 256;

impl Writer {
    /// Starts a task for each of these connections, for the node of this name. Without any, nothing can be written.
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
        let number = hash.checked_rem(self.tasks.len() as u64).ok_or(StoreError::Unwritten)?;
        ask(&self.tasks[number as usize], |answer| Work::Commit(Box::new(commit), answer)).await
    }

    /// Writes something that is no change of a table.
    pub(super) async fn write<W: Write + Send + 'static>(&self, work: W) -> Result<W::Done, StoreError> {
        let task = self.tasks.first().ok_or(StoreError::Unwritten)?;
        ask(task, |answer| Work::Other(Box::new(Asked { work, answer }))).await
    }

    pub(super) async fn close(&self) {
        for task in &self.tasks {
            // If the task is gone, everything is closed already.
            let _ = ask(task, Work::Close).await;
        }
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
            match other {
                Work::Other(errand) => errand.run(&mut connection).await,
                Work::Close(answer) => {
                    connection.close().await;
                    let _ = answer.send(Ok(()));
                    return;
                }
                Work::Commit(..) => unreachable!("these have been dealt with already"),
            }
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
