//! What each kind of work writes.

use std::ops::RangeInclusive;
use std::sync::LazyLock;

use serde::Serialize;
use sqlx::Row;
use sqlx::query::Query;
use sqlx::sqlite::{Sqlite, SqliteArguments, SqliteConnection};

use crate::StoreError;
use crate::connection::{Write, failed};
use crate::daily::end_try;
use crate::ids::{GuestId, TableId};
use crate::rows::{
    ChairRow, Change, Commit, JudgmentRow, LearntRow, PuzzledRow, Stored, TableRow, UsedHandover,
};

/// Changes of tables.
pub(super) struct Commits<'a>(pub(super) &'a [&'a Commit]);

impl Write for Commits<'_> {
    type Done = ();

    async fn write(&self, connection: &mut SqliteConnection) -> Result<(), StoreError> {
        for commit in self.0 {
            write_rare(connection, commit).await?;
        }
        write_tables(connection, self.0).await?;
        write_steps(connection, self.0).await
    }
}

/// A one-time link to keep.
pub(super) struct KeepHandover {
    pub(super) token: String,
    pub(super) table: TableId,
    pub(super) maker: GuestId,
    pub(super) expires: i64,
}

impl Write for KeepHandover {
    /// Whether its maker plays at the table.
    type Done = bool;

    async fn write(&self, connection: &mut SqliteConnection) -> Result<bool, StoreError> {
        let query = sqlx::query(KEEP_HANDOVER).bind(&self.token).bind(self.expires).bind(&self.table);
        execute(query.bind(&self.maker), connection).await.map(|changed| changed > 0)
    }
}

/// One-time links to delete: all that do not expire at one of these times.
pub(super) struct DeleteHandovers {
    pub(super) good: RangeInclusive<i64>,
}

impl Write for DeleteHandovers {
    type Done = ();

    async fn write(&self, connection: &mut SqliteConnection) -> Result<(), StoreError> {
        let delete = sqlx::query("DELETE FROM moves WHERE expires NOT BETWEEN ? AND ?");
        execute(delete.bind(self.good.start()).bind(self.good.end()), connection).await.map(|_| ())
    }
}

/// A value that is kept unless there is one already.
pub(super) struct Setting {
    pub(super) key: String,
    pub(super) fresh: String,
}

impl Write for Setting {
    /// The value that is kept.
    type Done = String;

    async fn write(&self, connection: &mut SqliteConnection) -> Result<String, StoreError> {
        let keep = "INSERT INTO settings (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET key = key RETURNING value";
        let row = sqlx::query(keep).bind(&self.key).bind(&self.fresh).fetch_one(connection).await;
        row.and_then(|row| row.try_get(0)).map_err(|error| failed(&error))
    }
}

impl Write for JudgmentRow {
    type Done = ();

    async fn write(&self, connection: &mut SqliteConnection) -> Result<(), StoreError> {
        let insert =
            "INSERT OR REPLACE INTO judgments (table_id, nodes, position, judgment) VALUES (?, ?, ?, ?)";
        let query = sqlx::query(insert).bind(&self.table).bind(self.nodes).bind(self.position);
        execute(query.bind(&self.judgment), connection).await.map(|_| ())
    }
}

impl Write for LearntRow {
    type Done = ();

    async fn write(&self, connection: &mut SqliteConnection) -> Result<(), StoreError> {
        let insert = "INSERT OR IGNORE INTO learnt (guest, game, lesson, step, done) VALUES (?, ?, ?, ?, ?)";
        let query = sqlx::query(insert).bind(&self.guest).bind(&self.game).bind(&self.lesson);
        execute(query.bind(&self.step).bind(self.done), connection).await.map(|_| ())
    }
}

/// The most that is kept of a guest and a game: more than there are puzzles.
const MOST_PUZZLED: i64 = 1_000;

impl Write for PuzzledRow {
    type Done = ();

    /// What came of a puzzle changes once: when one that was missed is solved or shown. Of two answers that arrive at the
    /// same time, only one can be the first.
    async fn write(&self, connection: &mut SqliteConnection) -> Result<(), StoreError> {
        let keep = "INSERT INTO puzzled (guest, game, number, puzzle, outcome, began) VALUES (?, ?, ?, ?, ?, ?) \
                    ON CONFLICT (guest, game, number) DO UPDATE \
                    SET outcome = CASE excluded.outcome WHEN 'first' THEN 'later' ELSE excluded.outcome END \
                    WHERE puzzle = excluded.puzzle AND outcome = 'missed'";
        let query = sqlx::query(keep).bind(&self.guest).bind(&self.game).bind(self.number);
        let query = query.bind(&self.puzzle).bind(&self.outcome).bind(self.began);
        execute(query, &mut *connection).await?;
        let forget = "DELETE FROM puzzled WHERE guest = ? AND game = ? AND number <= ?";
        let query = sqlx::query(forget).bind(&self.guest).bind(&self.game).bind(self.number - MOST_PUZZLED);
        execute(query, connection).await.map(|_| ())
    }
}

/// The summary in a row, unless the table has changed since it was read.
pub(super) struct Summary(pub(super) Box<TableRow>);

impl Write for Summary {
    type Done = ();

    async fn write(&self, connection: &mut SqliteConnection) -> Result<(), StoreError> {
        let update = "UPDATE tables SET summary = ? WHERE id = ? AND revision = ? AND hidden = ?";
        let query = sqlx::query(update).bind(&self.0.summary).bind(&self.0.id);
        execute(query.bind(self.0.revision).bind(self.0.hidden), connection).await.map(|_| ())
    }
}

/// A change that matters to nobody.
pub(super) struct Tiny;

impl Write for Tiny {
    type Done = ();

    /// The value is another one each time, because `SQLite` writes nothing if nothing changes.
    async fn write(&self, connection: &mut SqliteConnection) -> Result<(), StoreError> {
        let raise = "INSERT INTO settings (key, value) VALUES ('writes tried', '1') \
                     ON CONFLICT (key) DO UPDATE SET value = CAST(value AS INTEGER) + 1";
        execute(sqlx::query(raise), connection).await.map(|_| ())
    }
}

/// Nobody can have left between the question of who plays and the link, since both are one statement.
const KEEP_HANDOVER: &str = "INSERT INTO moves (token, table_id, seat, expires) \
    SELECT ?, table_id, place, ? FROM chairs WHERE table_id = ? AND kind = 'guest' AND who = ? \
    ORDER BY place LIMIT 1";

static INSERT_TABLE: LazyLock<String> = LazyLock::new(|| {
    let columns = TableRow::COLUMNS;
    let values = vec!["?"; columns.len()].join(", ");
    format!("INSERT INTO tables ({}) VALUES ({values})", columns.join(", "))
});

/// `OR FAIL`, because a failure rolls back the whole transaction anyway, and this way `SQLite` need not keep a journal
/// to undo just this statement.
static UPDATE_TABLES: LazyLock<String> = LazyLock::new(|| {
    let changing = (Change::BEFORE..).zip(TableRow::CHANGING);
    let columns: Vec<String> =
        changing.map(|(place, column)| format!("{column} = new.value ->> {place}")).collect();
    format!(
        "UPDATE OR FAIL tables SET {} FROM json_each(?) AS new WHERE tables.id = new.value ->> 0 \
         AND tables.revision = new.value ->> 1 AND tables.hidden = new.value ->> 2",
        columns.join(", ")
    )
});

/// The parts most changes do not have: a new table, changed chairs, steps taken back.
async fn write_rare(connection: &mut SqliteConnection, commit: &Commit) -> Result<(), StoreError> {
    if let Some(Stored { table, chairs, .. }) = commit.created() {
        execute(table.bind(sqlx::query(INSERT_TABLE.as_str())), connection).await?;
        write_chairs(connection, &table.id, chairs).await?;
    }
    let Some(change) = commit.change() else { return Ok(()) };
    if let Some(handover) = &change.uses {
        use_handover(connection, handover).await?;
    }
    if let Some(ended) = &change.ends {
        end_try(connection, &change.table.id, ended).await?;
    }
    write_chairs(connection, &change.table.id, &change.chairs).await?;
    delete_handovers_of(connection, &change.table.id, &change.chairs).await?;
    if let Some(cut) = change.cut {
        let delete = sqlx::query("DELETE FROM steps WHERE table_id = ? AND n >= ?");
        execute(delete.bind(&change.table.id).bind(cut), connection).await?;
    }
    Ok(())
}

async fn use_handover(connection: &mut SqliteConnection, used: &UsedHandover) -> Result<(), StoreError> {
    let delete = sqlx::query("DELETE FROM moves WHERE token = ? AND expires BETWEEN ? AND ?");
    let delete = delete.bind(&used.token).bind(used.good.start()).bind(used.good.end());
    if execute(delete, connection).await? == 1 { Ok(()) } else { Err(StoreError::UsedLink) }
}

/// Whoever made a link for one of these chairs no longer sits on it: with the link, they could take it from the next.
async fn delete_handovers_of(
    connection: &mut SqliteConnection,
    table: &TableId,
    chairs: &[ChairRow],
) -> Result<(), StoreError> {
    for chair in chairs {
        let delete = sqlx::query("DELETE FROM moves WHERE table_id = ? AND seat = ?");
        execute(delete.bind(table).bind(chair.place), connection).await?;
    }
    Ok(())
}

async fn write_chairs(
    connection: &mut SqliteConnection,
    table: &TableId,
    chairs: &[ChairRow],
) -> Result<(), StoreError> {
    for chair in chairs {
        write_chair(connection, table, chair).await?;
    }
    Ok(())
}

async fn write_chair(
    connection: &mut SqliteConnection,
    table: &TableId,
    chair: &ChairRow,
) -> Result<(), StoreError> {
    let upsert = "INSERT INTO chairs (table_id, place, kind, who, name, entropy) VALUES (?, ?, ?, ?, ?, ?) \
                  ON CONFLICT (table_id, place) DO UPDATE SET \
                  kind = excluded.kind, who = excluded.who, name = excluded.name, entropy = excluded.entropy";
    let query = sqlx::query(upsert)
        .bind(table)
        .bind(chair.place)
        .bind(&chair.kind)
        .bind(&chair.who)
        .bind(&chair.name)
        .bind(&chair.entropy);
    execute(query, connection).await.map(|_| ())
}

/// Updates all tables in one statement. Each must still be at the revision its change started from.
async fn write_tables(connection: &mut SqliteConnection, commits: &[&Commit]) -> Result<(), StoreError> {
    let changes: Vec<&Change> = commits.iter().filter_map(|commit| commit.change()).collect();
    if changes.is_empty() {
        return Ok(());
    }
    let query = sqlx::query(UPDATE_TABLES.as_str()).bind(to_json(&changes));
    let updated = execute(query, connection).await?;
    if updated == changes.len() as u64 { Ok(()) } else { Err(StoreError::Conflict) }
}

/// Appends the steps of all tables in one statement.
async fn write_steps(connection: &mut SqliteConnection, commits: &[&Commit]) -> Result<(), StoreError> {
    let steps = commits.iter().flat_map(|commit| commit.steps());
    let steps: Vec<_> =
        steps.map(|(table, step)| (table, step.n, step.revision, step.actor, &step.text)).collect();
    if steps.is_empty() {
        return Ok(());
    }
    let insert = "INSERT INTO steps (table_id, n, revision, actor, text) \
                  SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4 FROM json_each(?)";
    execute(sqlx::query(insert).bind(to_json(&steps)), connection).await.map(|_| ())
}

fn to_json(rows: &impl Serialize) -> String {
    serde_json::to_string(rows).expect("numbers and texts can be written as JSON")
}

/// How many rows a statement changes.
pub(super) async fn execute(
    query: Query<'_, Sqlite, SqliteArguments>,
    connection: &mut SqliteConnection,
) -> Result<u64, StoreError> {
    query.execute(connection).await.map(|done| done.rows_affected()).map_err(|error| failed(&error))
}
