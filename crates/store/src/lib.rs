//! The only place with SQL: `SQLite` in write-ahead mode, one writer that commits for many tables at a time, and a few
//! readers.

mod checkpoint;
mod error;
mod ids;
mod migrations;
mod rows;
mod writer;

use std::path::Path;
use std::time::Duration;

use sqlx::query::QueryAs;
use sqlx::sqlite::{
    Sqlite, SqliteArguments, SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions,
    SqliteSynchronous,
};
use sqlx::{ConnectOptions, Connection};

pub use error::StoreError;
pub use ids::{BadId, GuestId, TableId};
pub use rows::{ChairRow, Change, Commit, JudgmentRow, ListedRow, StepRow, Stored, TableRow};

use checkpoint::{Checkpoints, MOST_PAGES};
use writer::Writer;

/// The tables on disk.
pub struct Store {
    readers: SqlitePool,
    writer: Writer,
}

/// How durable a commit is before anyone hears about it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Durability {
    /// If the machine crashes, nothing that was acknowledged is lost.
    #[default]
    Full,
    /// If the machine crashes, the last moments may be lost but nothing breaks; if the program crashes, nothing is lost.
    Normal,
}

const CHAIRS: &str = "SELECT place, kind, who, name, entropy FROM chairs WHERE table_id = ? ORDER BY place";

type ListQuery<'q> = QueryAs<'q, Sqlite, TableRow, SqliteArguments>;

/// The file in the data folder that holds the tables.
pub const FILE: &str = "akhet.sqlite";

impl Store {
    /// Opens the store in a folder, migrating an older one.
    pub async fn open(folder: &Path, durability: Durability) -> Result<Store, StoreError> {
        let options = SqliteConnectOptions::new()
            .filename(folder.join(FILE))
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(match durability {
                Durability::Full => SqliteSynchronous::Full,
                Durability::Normal => SqliteSynchronous::Normal,
            })
            .foreign_keys(true)
            .pragma("wal_autocheckpoint", MOST_PAGES)
            .busy_timeout(Duration::from_secs(5))
            .disable_statement_logging();
        let mut connection = sqlx::SqliteConnection::connect_with(&options).await?;
        migrations::all().run(&mut connection).await.map_err(sqlx::Error::from)?;
        let checkpoints = Checkpoints::start(sqlx::SqliteConnection::connect_with(&options).await?);
        let readers =
            SqlitePoolOptions::new().max_connections(4).connect_with(options.clone().read_only(true)).await?;
        Ok(Store { readers, writer: Writer::start(connection, checkpoints) })
    }

    /// Makes a change durable. When this returns, it is on disk.
    pub async fn commit(&self, commit: Commit) -> Result<(), StoreError> {
        self.writer.commit(commit).await
    }

    /// Finishes pending work and closes the files.
    pub async fn close(&self) {
        self.writer.close().await;
        self.readers.close().await;
    }

    /// A table with everything that belongs to it.
    pub async fn load(&self, id: &TableId) -> Result<Option<Stored>, StoreError> {
        // One transaction, so that the rows of one commit are seen together.
        let mut reading = self.readers.begin().await?;
        let table: Option<TableRow> = sqlx::query_as("SELECT * FROM tables WHERE id = ?")
            .bind(id)
            .fetch_optional(&mut *reading)
            .await?;
        let Some(table) = table else { return Ok(None) };
        let chairs = sqlx::query_as(CHAIRS).bind(id).fetch_all(&mut *reading).await?;
        let steps =
            sqlx::query_as("SELECT n, revision, actor, text FROM steps WHERE table_id = ? ORDER BY n")
                .bind(id)
                .fetch_all(&mut *reading)
                .await?;
        Ok(Some(Stored { table, chairs, steps }))
    }

    /// The tables a guest sits at, most recently changed first.
    pub async fn tables_of(&self, guest: &GuestId, most: i64) -> Result<Vec<ListedRow>, StoreError> {
        let tables = "SELECT * FROM tables WHERE id IN (SELECT table_id FROM chairs WHERE kind = 'guest' AND who = ?) \
                      ORDER BY changed DESC LIMIT ?";
        self.list(sqlx::query_as(tables).bind(guest).bind(most)).await
    }

    /// The tables that anybody may join or watch, most recently changed first.
    pub async fn open_tables(&self, since: i64, most: i64) -> Result<Vec<ListedRow>, StoreError> {
        let tables = "SELECT * FROM tables WHERE kind = 'open' AND progress IN ('gathering', 'playing') \
                      AND changed >= ? ORDER BY progress, changed DESC LIMIT ?";
        self.list(sqlx::query_as(tables).bind(since).bind(most)).await
    }

    /// These tables with their chairs, both as of the same commit.
    async fn list(&self, tables: ListQuery<'_>) -> Result<Vec<ListedRow>, StoreError> {
        let mut reading = self.readers.begin().await?;
        let tables = tables.fetch_all(&mut *reading).await?;
        let mut rows = Vec::with_capacity(tables.len());
        for table in tables {
            let chairs = sqlx::query_as(CHAIRS).bind(&table.id).fetch_all(&mut *reading).await?;
            rows.push(ListedRow { table, chairs });
        }
        Ok(rows)
    }

    /// The next tables after this one that have no summary for lists, in a fixed order.
    pub async fn tables_without_summary(
        &self,
        after: Option<&TableId>,
        most: i64,
    ) -> Result<Vec<TableId>, StoreError> {
        let tables = "SELECT id FROM tables WHERE summary IS NULL AND id > ? ORDER BY id LIMIT ?";
        let after = after.map_or("", TableId::as_str);
        let found = sqlx::query_scalar(tables).bind(after).bind(most).fetch_all(&self.readers).await;
        found.map(ids).map_err(StoreError::from)
    }

    /// Stores the summary of a table, unless the table has changed since it was read.
    pub async fn keep_summary(&self, table: TableRow) -> Result<(), StoreError> {
        self.writer.keep_summary(table).await
    }

    /// The tables where a computer player was thinking when the program stopped.
    pub async fn tables_waiting_for_bots(&self) -> Result<Vec<TableId>, StoreError> {
        sqlx::query_scalar("SELECT id FROM tables WHERE waits_for_bot = 1")
            .fetch_all(&self.readers)
            .await
            .map(ids)
            .map_err(StoreError::from)
    }

    /// The tables where somebody had to reveal something by this time.
    pub async fn tables_to_reveal_by(&self, now: i64) -> Result<Vec<TableId>, StoreError> {
        sqlx::query_scalar("SELECT id FROM tables WHERE reveal_by <= ?")
            .bind(now)
            .fetch_all(&self.readers)
            .await
            .map(ids)
            .map_err(StoreError::from)
    }

    /// Every table, in a fixed order.
    pub async fn all_tables(&self) -> Result<Vec<TableId>, StoreError> {
        sqlx::query_scalar("SELECT id FROM tables ORDER BY created, id")
            .fetch_all(&self.readers)
            .await
            .map(ids)
            .map_err(StoreError::from)
    }

    /// Keeps a one-time link.
    pub async fn keep_handover(
        &self,
        token: &str,
        table: &TableId,
        seat: u8,
        expires: i64,
    ) -> Result<(), StoreError> {
        self.writer.keep_handover(token, table, seat, expires).await
    }

    /// What a one-time link stands for, if it is still good.
    pub async fn find_handover(&self, token: &str, now: i64) -> Result<Option<(TableId, u8)>, StoreError> {
        sqlx::query_as("SELECT table_id, seat FROM moves WHERE token = ? AND expires > ?")
            .bind(token)
            .bind(now)
            .fetch_optional(&self.readers)
            .await
            .map_err(StoreError::from)
    }

    /// Uses up a one-time link. Returns whether it was still there.
    pub async fn use_handover(&self, token: &str) -> Result<bool, StoreError> {
        self.writer.use_handover(token).await
    }

    /// Keeps what a review found about one position.
    pub async fn keep_judgment(&self, row: JudgmentRow) -> Result<(), StoreError> {
        self.writer.keep_judgment(row).await
    }

    /// What reviews with this number of iterations have found about a table, in order.
    pub async fn judgments(&self, table: &TableId, nodes: u32) -> Result<Vec<String>, StoreError> {
        sqlx::query_scalar(
            "SELECT judgment FROM judgments WHERE table_id = ? AND nodes = ? ORDER BY position",
        )
        .bind(table)
        .bind(nodes)
        .fetch_all(&self.readers)
        .await
        .map_err(StoreError::from)
    }

    /// A value that is made once and then kept forever.
    pub async fn setting(&self, key: &str, fresh: &str) -> Result<String, StoreError> {
        self.writer.setting(key, fresh).await
    }

    /// Whether the store can be read.
    pub async fn is_well(&self) -> bool {
        sqlx::query_scalar::<_, i64>("SELECT 1").fetch_one(&self.readers).await.is_ok()
    }
}

/// Skips anything that is not an id, since no request could ask for it anyway.
fn ids(texts: Vec<String>) -> Vec<TableId> {
    let read = |text: String| {
        TableId::try_from(text)
            .inspect_err(|error| tracing::error!(%error, "a stored table has no address"))
            .ok()
    };
    texts.into_iter().filter_map(read).collect()
}
