//! The only place with SQL: `SQLite` in write-ahead mode, one writer that commits for many tables at a time, and a few
//! readers.

mod checkpoint;
mod connection;
mod daily;
mod error;
mod ids;
mod migrations;
mod rows;
mod statements;
mod writer;

use std::ops::RangeInclusive;
use std::path::Path;
use std::time::Duration;

use sqlx::query::Query;
use sqlx::sqlite::{
    Sqlite, SqliteArguments, SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool,
    SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{ConnectOptions, Connection, FromRow};

pub use daily::{CalendarRow, ClaimTry, DealRow, EndedTry, PlayerResult, TryRow};
pub use error::StoreError;
pub use ids::{BadId, GuestId, TableId};
pub use rows::{
    ChairRow, Change, Commit, JudgmentRow, LearntRow, ListedRow, PuzzledRow, StepRow, Stored, TableRow,
    UsedHandover,
};

use checkpoint::{Checkpoints, MOST_PAGES, carry_over};
use connection::WriteConnection;
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

type ListQuery<'q> = Query<'q, Sqlite, SqliteArguments>;

/// The file in the data folder that holds the tables.
pub const FILE: &str = "akhet.sqlite";

/// The same with the files that stand beside it while it is in use.
pub const FILES: [&str; 3] = [FILE, "akhet.sqlite-wal", "akhet.sqlite-shm"];

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
        let mut connection = options.connect().await?;
        migrations::run(&mut connection).await?;
        // What a crash left in the log may have been read by nobody yet and be on no disk, so before anybody sees it, it
        // is made durable. A disk that is full can still be read.
        if let Err(error) = carry_over(&mut connection).await {
            tracing::warn!(%error, "the log of the database could not be carried over");
        }
        let checkpoints = Checkpoints::start(options.clone(), options.connect().await?);
        let readers = SqlitePoolOptions::new()
            .max_connections(4)
            .after_release(|connection, _| Box::pin(is_good(connection)))
            .connect_with(options.clone().read_only(true))
            .await?;
        let writer = Writer::start(WriteConnection::new(options, connection), checkpoints);
        Ok(Store { readers, writer })
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
        reading.commit().await?;
        Ok(Some(Stored { table, chairs, steps }))
    }

    /// The tables a guest sits at, most recently changed first.
    pub async fn tables_of(&self, guest: &GuestId, most: i64) -> Result<Vec<ListedRow>, StoreError> {
        let tables = "SELECT * FROM tables WHERE id IN (SELECT table_id FROM chairs WHERE kind = 'guest' AND who = ?) \
                      ORDER BY changed DESC LIMIT ?";
        self.list(sqlx::query(tables).bind(guest).bind(most)).await
    }

    /// The tables that anybody may join or watch, most recently changed first.
    pub async fn open_tables(&self, since: i64, most: i64) -> Result<Vec<ListedRow>, StoreError> {
        let tables = "SELECT * FROM tables WHERE kind = 'open' AND progress IN ('gathering', 'playing') \
                      AND changed >= ? ORDER BY progress, changed DESC LIMIT ?";
        self.list(sqlx::query(tables).bind(since).bind(most)).await
    }

    /// These tables with their chairs, both as of the same commit. One that cannot be read is left out, so that it does not
    /// take the others with it.
    async fn list(&self, tables: ListQuery<'_>) -> Result<Vec<ListedRow>, StoreError> {
        let mut reading = self.readers.begin().await?;
        let found = tables.fetch_all(&mut *reading).await?;
        let mut rows = Vec::with_capacity(found.len());
        for table in found.iter().filter_map(|row| readable(TableRow::from_row(row))) {
            let chairs = sqlx::query(CHAIRS).bind(&table.id).fetch_all(&mut *reading).await?;
            let chairs = chairs.iter().map(ChairRow::from_row).collect();
            rows.extend(readable(chairs).map(|chairs| ListedRow { table, chairs }));
        }
        reading.commit().await?;
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

    /// Keeps a one-time link for what a guest plays at a table, unless the guest no longer plays there. Returns whether
    /// it was kept. A link lasts until somebody else gets the seat, by the same commit.
    pub async fn keep_handover(
        &self,
        token: &str,
        table: &TableId,
        maker: &GuestId,
        expires: i64,
    ) -> Result<bool, StoreError> {
        self.writer.keep_handover(token, table, maker, expires).await
    }

    /// The table of a one-time link and the first seat of its maker, if the link expires within this time.
    pub async fn find_handover(
        &self,
        token: &str,
        good: &RangeInclusive<i64>,
    ) -> Result<Option<(TableId, u8)>, StoreError> {
        sqlx::query_as("SELECT table_id, seat FROM moves WHERE token = ? AND expires BETWEEN ? AND ?")
            .bind(token)
            .bind(good.start())
            .bind(good.end())
            .fetch_optional(&self.readers)
            .await
            .map_err(StoreError::from)
    }

    /// Deletes the one-time links that do not expire within this time.
    pub async fn delete_handovers_but(&self, good: RangeInclusive<i64>) -> Result<(), StoreError> {
        self.writer.delete_handovers_but(good).await
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

    /// What reviews with this number of iterations have found about a guest's own decisions, each with its table and game, at
    /// the tables that were reviewed and changed last. Those are left out of which not all of these decisions were judged, and
    /// those where the guest had several seats, because others may have decided on the same device. Steps that were copied
    /// from another table came with no revision; they count where they were made.
    pub async fn judgments_of(
        &self,
        guest: &GuestId,
        nodes: u32,
        most: i64,
    ) -> Result<Vec<(String, String, String)>, StoreError> {
        sqlx::query_as(JUDGMENTS_OF)
            .bind(guest)
            .bind(nodes)
            .bind(most)
            .fetch_all(&self.readers)
            .await
            .map_err(StoreError::from)
    }

    /// How a guest's last games of a kind ended that were played to the end against one computer player, most recently changed
    /// first: the seat, the computer player, how it was cut short and the summary. Those are left out that were played on
    /// one device, began with steps of another table, or had numbers other than the shipped ones.
    pub async fn games_against_bots(
        &self,
        guest: &GuestId,
        game: &str,
        most: i64,
    ) -> Result<Vec<(i64, String, Option<String>, Option<String>)>, StoreError> {
        sqlx::query_as(GAMES_AGAINST_BOTS)
            .bind(guest)
            .bind(game)
            .bind(most)
            .fetch_all(&self.readers)
            .await
            .map_err(StoreError::from)
    }

    /// Keeps that a guest has done a step of a lesson. The first time counts.
    pub async fn keep_learnt(&self, row: LearntRow) -> Result<(), StoreError> {
        self.writer.keep_learnt(row).await
    }

    /// The steps of lessons of a game that a guest has done, each with its lesson.
    pub async fn learnt(&self, guest: &GuestId, game: &str) -> Result<Vec<(String, String)>, StoreError> {
        sqlx::query_as("SELECT lesson, step FROM learnt WHERE guest = ? AND game = ? ORDER BY done")
            .bind(guest)
            .bind(game)
            .fetch_all(&self.readers)
            .await
            .map_err(StoreError::from)
    }

    /// Keeps what came of a puzzle. The first answer of each number counts, and how it ended.
    pub async fn keep_puzzled(&self, row: PuzzledRow) -> Result<(), StoreError> {
        self.writer.keep_puzzled(row).await
    }

    /// What a guest made of the puzzles of a game, in order: number, puzzle and what came of it.
    pub async fn puzzled(
        &self,
        guest: &GuestId,
        game: &str,
    ) -> Result<Vec<(i64, String, String)>, StoreError> {
        sqlx::query_as(
            "SELECT number, puzzle, outcome FROM puzzled WHERE guest = ? AND game = ? ORDER BY number",
        )
        .bind(guest)
        .bind(game)
        .fetch_all(&self.readers)
        .await
        .map_err(StoreError::from)
    }

    /// A value that is made once and then kept forever.
    pub async fn setting(&self, key: &str, fresh: &str) -> Result<String, StoreError> {
        let kept = sqlx::query_scalar("SELECT value FROM settings WHERE key = ?").bind(key);
        match kept.fetch_optional(&self.readers).await? {
            Some(kept) => Ok(kept),
            None => self.writer.setting(key, fresh).await,
        }
    }

    /// Makes a change that matters to nobody durable, to find out whether that works.
    pub async fn try_writing(&self) -> Result<(), StoreError> {
        self.writer.try_writing().await
    }
}

/// The tables, the guest's decisions there, what was found about each, and the tables at which that is not missing for any.
const JUDGMENTS_OF: &str = "\
    WITH seated AS ( \
        SELECT tables.id, tables.game, MIN(chairs.place) AS seat \
        FROM chairs JOIN tables ON tables.id = chairs.table_id \
        WHERE chairs.kind = 'guest' AND chairs.who = ?1 AND tables.progress = 'over' \
        AND EXISTS (SELECT 1 FROM judgments WHERE table_id = tables.id AND nodes = ?2) \
        GROUP BY tables.id HAVING COUNT(*) = 1 ORDER BY tables.changed DESC LIMIT ?3 \
    ), judged AS ( \
        SELECT seated.id, seated.game, steps.n, judgments.judgment \
        FROM seated JOIN steps ON steps.table_id = seated.id AND steps.actor = seated.seat AND steps.revision > 0 \
        LEFT JOIN judgments ON judgments.table_id = seated.id AND judgments.nodes = ?2 \
        AND judgments.position = steps.n \
    ), whole AS (SELECT id FROM judged GROUP BY id HAVING COUNT(*) = COUNT(judgment)) \
    SELECT id, game, judgment FROM judged WHERE id IN whole ORDER BY id, n";

const GAMES_AGAINST_BOTS: &str = "\
    SELECT own.place, bot.who, tables.ended, tables.summary \
    FROM chairs AS own JOIN tables ON tables.id = own.table_id \
    JOIN chairs AS bot ON bot.table_id = own.table_id AND bot.kind = 'bot' \
    WHERE own.kind = 'guest' AND own.who = ? AND tables.game = ? AND tables.progress = 'over' \
    AND tables.kind <> 'device' AND tables.opening = '' AND tables.edition IS NULL \
    AND (SELECT COUNT(*) FROM chairs WHERE table_id = own.table_id) = 2 \
    ORDER BY tables.changed DESC LIMIT ?";

/// Whether a connection that was used may be used again. After some faults of reading `SQLite` ends the transaction by
/// itself. The connection then takes itself to be in one still, and what comes next would never be ended: it would go on
/// reading the past.
async fn is_good(connection: &mut SqliteConnection) -> Result<bool, sqlx::Error> {
    if connection.is_in_transaction() {
        // A rollback that is under way ends before this does.
        connection.ping().await?;
    }
    Ok(!connection.is_in_transaction())
}

/// What was read; the log says what cannot be.
fn readable<T>(read: Result<T, sqlx::Error>) -> Option<T> {
    read.inspect_err(|error| tracing::error!(%error, "a row of a stored table cannot be read")).ok()
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
