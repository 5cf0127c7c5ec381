//! The connection that writes, and what becomes of it when the disk fails.
//!
//! After a fault the connection is given up: `SQLite` may have rolled back by itself, and nothing that was known about
//! its transaction holds any more. That alone does not undo everything. A commit is first written to the log, then synced,
//! and only then seen by readers. If the sync fails, nobody sees the commit, but it stands in the log, and whoever opens
//! the store after a crash would find it there and believe it. The next commit that succeeds is written over it, so a
//! tiny one is made at once. Until one has succeeded, it is not known what the log will say.

use sqlx::error::DatabaseError;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection};

use super::checkpoint::Checkpoints;
use crate::StoreError;
use crate::engine::On;
use crate::statements::Tiny;
use crate::write::{Write, failed};

/// The connection that writes.
pub(crate) struct WriteConnection {
    options: SqliteConnectOptions,
    open: Option<SqliteConnection>,
    /// Whether the log may hold a commit that failed.
    is_in_doubt: bool,
    checkpoints: Checkpoints,
}

/// Why an attempt failed.
enum Failure {
    /// Something is wrong with the change. The connection is as good as before.
    Refused(StoreError),
    /// Something is wrong with the disk, or with the connection, which has been given up.
    Fault,
}

/// How often something is tried. A fault that passes is nothing that anybody needs to hear about.
const ATTEMPTS: usize = 2;

impl WriteConnection {
    pub(super) fn new(
        options: SqliteConnectOptions,
        open: SqliteConnection,
        checkpoints: Checkpoints,
    ) -> WriteConnection {
        WriteConnection { options, open: Some(open), is_in_doubt: false, checkpoints }
    }

    /// Writes something and makes it durable.
    pub(crate) async fn transact<W: Write>(&mut self, work: &W) -> Result<W::Done, StoreError> {
        // It may be what stands in the log already.
        if self.is_in_doubt && !self.is_repaired().await {
            return Err(StoreError::Unknown);
        }
        for _ in 0..ATTEMPTS {
            match self.attempt(work).await {
                Ok(done) => return Ok(done),
                Err(Failure::Refused(error)) => return Err(error),
                Err(Failure::Fault) if self.is_repaired().await => {}
                Err(Failure::Fault) => break,
            }
        }
        Err(if self.is_in_doubt { StoreError::Unknown } else { StoreError::Unwritten })
    }

    /// Whether it has not been given up.
    pub(crate) fn is_open(&self) -> bool {
        self.open.is_some()
    }

    /// Notes that so many changes were committed.
    pub(crate) fn count(&mut self, changes: usize) {
        self.checkpoints.count(changes);
    }

    pub(crate) async fn close(mut self) {
        self.give_up().await;
        self.checkpoints.close().await;
    }

    /// Whether writing works again. If so, nothing that failed is left in the log.
    async fn is_repaired(&mut self) -> bool {
        let is_repaired = self.attempt(&Tiny).await.is_ok();
        self.is_in_doubt &= !is_repaired;
        is_repaired
    }

    async fn attempt<W: Write>(&mut self, work: &W) -> Result<W::Done, Failure> {
        let attempted = match self.connection().await {
            Ok(connection) => attempt_on(connection, work).await,
            Err(error) => Err(Broken::Before(error)),
        };
        match attempted {
            Ok(Ok(done)) => Ok(done),
            Ok(Err(refused)) => Err(Failure::Refused(refused)),
            Err(broken) => {
                self.is_in_doubt |= broken.may_stand_in_the_log();
                tracing::error!(error = %broken.error(), "the disk or the database failed");
                self.give_up().await;
                Err(Failure::Fault)
            }
        }
    }

    async fn connection(&mut self) -> Result<&mut SqliteConnection, sqlx::Error> {
        if self.open.is_none() {
            self.open = Some(self.options.connect().await?);
        }
        Ok(self.open.as_mut().expect("it was opened just now"))
    }

    /// Waits until it is closed, because a transaction that it may still have would keep out the next one.
    async fn give_up(&mut self) {
        if let Some(connection) = self.open.take()
            && let Err(error) = connection.close().await
        {
            tracing::warn!(%error, "a connection to the database could not be closed");
        }
    }
}

/// Where a transaction broke off for no fault of the change.
enum Broken {
    /// Before anything was committed.
    Before(sqlx::Error),
    /// While it was being committed.
    Committing(sqlx::Error),
}

impl Broken {
    fn error(&self) -> &sqlx::Error {
        match self {
            Broken::Before(error) | Broken::Committing(error) => error,
        }
    }

    /// What makes a commit valid is written last, so one that could not be written completely is none.
    fn may_stand_in_the_log(&self) -> bool {
        const FULL: i32 = 13;
        const NOT_WRITTEN: i32 = 778;
        match self {
            Broken::Before(_) => false,
            Broken::Committing(error) => !matches!(code(error), Some(FULL | NOT_WRITTEN)),
        }
    }
}

async fn attempt_on<W: Write>(
    connection: &mut SqliteConnection,
    work: &W,
) -> Result<Result<W::Done, StoreError>, Broken> {
    let mut transaction = match connection.begin_with("BEGIN IMMEDIATE").await {
        Ok(transaction) => transaction,
        Err(error) if is_busy(&error) => return Ok(Err(failed(&error))),
        Err(error) => return Err(Broken::Before(error)),
    };
    match work.write(On::Sqlite(&mut transaction)).await {
        Ok(done) => transaction.commit().await.map(|()| Ok(done)).map_err(Broken::Committing),
        // If the transaction is gone, `SQLite` has rolled back by itself, which it does if the disk fails.
        Err(refused) => transaction.rollback().await.map(|()| Err(refused)).map_err(Broken::Before),
    }
}

/// Whether another process was writing all the while.
fn is_busy(error: &sqlx::Error) -> bool {
    const BUSY: i32 = 5;
    code(error).is_some_and(|code| code & 0xff == BUSY)
}

/// The extended result code of `SQLite`.
fn code(error: &sqlx::Error) -> Option<i32> {
    error.as_database_error().and_then(DatabaseError::code)?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Statement;
    use crate::statements::Setting;

    async fn opened() -> (tempfile::TempDir, WriteConnection) {
        let folder = tempfile::tempdir().unwrap();
        let options = SqliteConnectOptions::new()
            .filename(folder.path().join(crate::FILE))
            .create_if_missing(true)
            .journal_mode(sqlx::sqlite::SqliteJournalMode::Wal)
            .disable_statement_logging();
        let mut open = options.connect().await.unwrap();
        crate::sqlite::migrations::run(&mut open).await.unwrap();
        let checkpoints = Checkpoints::start(options.clone(), options.connect().await.unwrap());
        (folder, WriteConnection::new(options, open, checkpoints))
    }

    fn setting(key: &str, length: usize) -> Setting {
        Setting { key: key.to_owned(), fresh: "x".repeat(length) }
    }

    async fn run(connection: &mut WriteConnection, statement: &'static str) {
        let open = connection.open.as_mut().unwrap();
        sqlx::query(statement).execute(open).await.unwrap();
    }

    /// A transaction that ends by itself, as it does if the disk fails.
    struct RolledBack;

    impl Write for RolledBack {
        type Done = ();

        async fn write(&self, mut on: On<'_>) -> Result<(), StoreError> {
            on.execute(Statement::new("ROLLBACK")).await.unwrap();
            Err(StoreError::Unwritten)
        }
    }

    #[tokio::test]
    async fn a_transaction_that_ended_by_itself_costs_a_connection_and_nothing_else() {
        let (_folder, mut connection) = opened().await;
        run(&mut connection, "CREATE TEMP TABLE mark (x)").await;
        assert_eq!(connection.transact(&RolledBack).await, Err(StoreError::Unwritten));
        assert_eq!(connection.transact(&setting("a", 5)).await.map(|kept| kept.len()), Ok(5));
        run(&mut connection, "CREATE TEMP TABLE mark (x)").await;
        assert!(!connection.is_in_doubt);
    }

    #[tokio::test]
    async fn a_full_database_is_written_again_as_soon_as_there_is_room() {
        let (_folder, mut connection) = opened().await;
        run(&mut connection, "PRAGMA max_page_count = 1").await;
        for _ in 0..3 {
            assert_eq!(connection.transact(&setting("a", 50_000)).await, Err(StoreError::Unwritten));
        }
        run(&mut connection, "PRAGMA max_page_count = 1000").await;
        assert_eq!(connection.transact(&setting("a", 50_000)).await.map(|kept| kept.len()), Ok(50_000));
    }

    #[tokio::test]
    async fn a_refused_change_costs_no_connection() {
        let (_folder, mut connection) = opened().await;
        run(&mut connection, "CREATE TEMP TABLE mark (x)").await;
        run(
            &mut connection,
            "CREATE TRIGGER no BEFORE INSERT ON judgments BEGIN SELECT RAISE(ABORT, 'no'); END",
        )
        .await;
        let refused = crate::JudgmentRow {
            table: "t".parse().unwrap(),
            nodes: 1,
            position: 0,
            judgment: String::new(),
        };
        assert_eq!(connection.transact(&refused).await, Err(StoreError::Unwritten));
        run(&mut connection, "INSERT INTO mark VALUES (1)").await;
        assert_eq!(connection.transact(&Tiny).await, Ok(()));
    }

    #[tokio::test]
    async fn a_store_that_is_gone_is_written_again_when_it_is_back() {
        let (folder, mut connection) = opened().await;
        let (here, away) = (folder.path().join(crate::FILE), folder.path().join("away"));
        std::fs::create_dir(&away).unwrap();
        connection.give_up().await;
        connection.options = connection.options.clone().create_if_missing(false);
        std::fs::rename(&here, away.join("x")).unwrap();
        assert_eq!(connection.transact(&Tiny).await, Err(StoreError::Unwritten));
        std::fs::rename(away.join("x"), &here).unwrap();
        assert_eq!(connection.transact(&Tiny).await, Ok(()));
    }
}
