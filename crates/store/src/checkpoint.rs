//! Commits go to a log beside the database. Copying the log into the database takes longer than a commit, so a
//! connection of its own does it and no commit has to wait.

use sqlx::Connection;
use sqlx::sqlite::SqliteConnection;
use tokio::sync::mpsc;
use tokio::task::JoinHandle;

/// How many pages the log may reach before the writer itself stops to empty it. That happens only if this task falls
/// behind, or to let the log start over.
pub(super) const MOST_PAGES: &str = "8000";

/// How many changes there are between two checkpoints. A page written many times in between is copied only once, so
/// fewer checkpoints mean less to write.
const CHANGES: usize = 2048;

/// Checkpoints the log while others write.
pub(super) struct Checkpoints {
    since: usize,
    due: mpsc::Sender<()>,
    task: JoinHandle<()>,
}

impl Checkpoints {
    pub(super) fn start(connection: SqliteConnection) -> Checkpoints {
        let (due, queue) = mpsc::channel(1);
        Checkpoints { since: 0, due, task: tokio::spawn(run(connection, queue)) }
    }

    /// Counts changes that were committed.
    pub(super) fn count(&mut self, changes: usize) {
        self.since += changes;
        if self.since >= CHANGES {
            self.since = 0;
            // If a checkpoint is already running, the next one will do.
            let _ = self.due.try_send(());
        }
    }

    /// Finishes the current checkpoint and closes the connection.
    pub(super) async fn close(self) {
        drop(self.due);
        // If the task has failed, its connection is closed anyway.
        let _ = self.task.await;
    }
}

async fn run(mut connection: SqliteConnection, mut due: mpsc::Receiver<()>) {
    while due.recv().await.is_some() {
        let carried = sqlx::query("PRAGMA wal_checkpoint(PASSIVE)").execute(&mut connection).await;
        if let Err(error) = carried {
            tracing::warn!(%error, "the log of the database could not be carried over; it will be tried again");
        }
    }
    if let Err(error) = connection.close().await {
        tracing::warn!(%error, "a connection to the database could not be closed");
    }
}
