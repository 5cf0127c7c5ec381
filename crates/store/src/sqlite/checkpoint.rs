//! Commits go to a log beside the database. Copying the log into the database takes longer than a commit, so a
//! connection of its own does it and no commit has to wait.

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection};
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
    pub(super) fn start(options: SqliteConnectOptions, connection: SqliteConnection) -> Checkpoints {
        let (due, queue) = mpsc::channel(1);
        Checkpoints { since: 0, due, task: tokio::spawn(run(options, connection, queue)) }
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

/// Copies the log into the database, as far as nobody reads it, and makes that durable.
pub(super) async fn carry_over(connection: &mut SqliteConnection) -> Result<(), sqlx::Error> {
    sqlx::query("PRAGMA wal_checkpoint(PASSIVE)").execute(connection).await.map(|_| ())
}

async fn run(options: SqliteConnectOptions, connection: SqliteConnection, mut due: mpsc::Receiver<()>) {
    let mut open = Some(connection);
    while due.recv().await.is_some() {
        open = match carry_over_with(&options, open).await {
            Ok(connection) => Some(connection),
            Err(error) => {
                tracing::warn!(%error, "the log of the database could not be carried over; it will be tried again");
                None
            }
        };
    }
    if let Some(connection) = open
        && let Err(error) = connection.close().await
    {
        tracing::warn!(%error, "a connection to the database could not be closed");
    }
}

/// Returns the connection for the next time. After a fault there is none, and a new one is opened.
async fn carry_over_with(
    options: &SqliteConnectOptions,
    open: Option<SqliteConnection>,
) -> Result<SqliteConnection, sqlx::Error> {
    let mut connection = match open {
        Some(connection) => connection,
        None => options.connect().await?,
    };
    carry_over(&mut connection).await?;
    Ok(connection)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_log_that_could_not_be_carried_over_is_carried_over_the_next_time() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join(crate::FILE);
        let options = SqliteConnectOptions::new().filename(&file).disable_statement_logging();
        assert!(carry_over_with(&options, None).await.is_err(), "there is no database yet");
        std::fs::write(&file, "").unwrap();
        let connection = carry_over_with(&options, None).await.unwrap();
        assert!(carry_over_with(&options, Some(connection)).await.is_ok());
    }
}
