//! Commits go to a log beside the database, and from there into it, which takes longer than a commit. This is done
//! by a connection of its own, so that no commit waits for it.

use sqlx::Connection;
use sqlx::sqlite::SqliteConnection;
use tokio::sync::mpsc;
use tokio::task::JoinHandle;

/// How many pages the log may have before the writer stops to empty it: only if this task does not keep up, or to let
/// the log start again from its beginning.
pub(super) const MOST_PAGES: &str = "8000";

/// How many changes there are between two times that the log is carried over. A page that was written many times
/// since is carried over once, so that there is less to write if it is done seldom.
const CHANGES: usize = 2048;

/// Carries the log over while others write.
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
            // If it is at work already, the next time will do.
            let _ = self.due.try_send(());
        }
    }

    /// Finishes what it is at, and closes its connection.
    pub(super) async fn close(self) {
        drop(self.due);
        // If it has broken off, it is closed.
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
