//! A single task does all the writing. Everything handed in during a commit goes into the next transaction, so many
//! tables share one wait for the disk.

use std::ops::RangeInclusive;
use std::sync::LazyLock;

use serde::Serialize;
use sqlx::sqlite::SqliteConnection;
use sqlx::{Connection, Row};
use tokio::sync::{mpsc, oneshot};

use crate::StoreError;
use crate::checkpoint::Checkpoints;
use crate::ids::{GuestId, TableId};
use crate::rows::{ChairRow, Change, Commit, JudgmentRow, Stored, TableRow, UsedHandover};

/// Hands work to the task that writes.
pub(super) struct Writer {
    work: mpsc::Sender<Work>,
}

type Answer<T> = oneshot::Sender<Result<T, StoreError>>;

enum Work {
    Commit(Box<Commit>, Answer<()>),
    KeepHandover { token: String, table: TableId, maker: GuestId, expires: i64, answer: Answer<bool> },
    DeleteHandovers { good: RangeInclusive<i64>, answer: Answer<()> },
    Setting { key: String, fresh: String, answer: Answer<String> },
    Judgment { row: JudgmentRow, answer: Answer<()> },
    Summary { table: Box<TableRow>, answer: Answer<()> },
    Close(Answer<()>),
}

/// How many changes may be queued before the next caller has to wait, too.
const QUEUE: usize = 1024;

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

/// How many changes share one transaction.
const BATCH: usize = 256;

impl Writer {
    pub(super) fn start(connection: SqliteConnection, checkpoints: Checkpoints) -> Writer {
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
        let (token, table, maker) = (token.to_owned(), table.clone(), maker.clone());
        self.ask(|answer| Work::KeepHandover { token, table, maker, expires, answer }).await
    }

    pub(super) async fn delete_handovers_but(&self, good: RangeInclusive<i64>) -> Result<(), StoreError> {
        self.ask(|answer| Work::DeleteHandovers { good, answer }).await
    }

    pub(super) async fn setting(&self, key: &str, fresh: &str) -> Result<String, StoreError> {
        let (key, fresh) = (key.to_owned(), fresh.to_owned());
        self.ask(|answer| Work::Setting { key, fresh, answer }).await
    }

    pub(super) async fn keep_judgment(&self, row: JudgmentRow) -> Result<(), StoreError> {
        self.ask(|answer| Work::Judgment { row, answer }).await
    }

    pub(super) async fn keep_summary(&self, table: TableRow) -> Result<(), StoreError> {
        self.ask(|answer| Work::Summary { table: Box::new(table), answer }).await
    }

    pub(super) async fn close(&self) {
        // If the task is gone, everything is closed already.
        let _ = self.ask(Work::Close).await;
    }

    async fn ask<T>(&self, work: impl FnOnce(Answer<T>) -> Work) -> Result<T, StoreError> {
        let (answer, answered) = oneshot::channel();
        self.work.send(work(answer)).await.map_err(|_| StoreError::Unwritten)?;
        answered.await.unwrap_or(Err(StoreError::Unwritten))
    }
}

async fn run(
    mut connection: SqliteConnection,
    mut checkpoints: Checkpoints,
    mut queue: mpsc::Receiver<Work>,
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
        checkpoints.count(commits.len());
        commit_all(&mut connection, commits).await;
        for other in others {
            if let Work::Close(answer) = other {
                checkpoints.close().await;
                let closed = connection.close().await.map_err(failed);
                let _ = answer.send(closed);
                return;
            }
            do_other(&mut connection, other).await;
        }
    }
}

/// Commits everything in one transaction. If that fails, commits each change on its own, so one bad change does not
/// spoil the others.
async fn commit_all(connection: &mut SqliteConnection, commits: Vec<(Box<Commit>, Answer<()>)>) {
    let changes: Vec<&Commit> = commits.iter().map(|(commit, _)| commit.as_ref()).collect();
    if changes.is_empty() {
        return;
    }
    let together = write(connection, &changes).await;
    let alone = together.is_err() && commits.len() > 1;
    for (commit, answer) in commits {
        let written = if alone { write(connection, &[&commit]).await } else { together.clone() };
        // The caller may have gone away; the change stands.
        let _ = answer.send(written);
    }
}

async fn write(connection: &mut SqliteConnection, commits: &[&Commit]) -> Result<(), StoreError> {
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await.map_err(failed)?;
    for commit in commits {
        write_rare(&mut transaction, commit).await?;
    }
    write_tables(&mut transaction, commits).await?;
    write_steps(&mut transaction, commits).await?;
    transaction.commit().await.map_err(failed)
}

/// The parts most changes do not have: a new table, changed chairs, steps taken back.
async fn write_rare(connection: &mut SqliteConnection, commit: &Commit) -> Result<(), StoreError> {
    if let Some(Stored { table, chairs, .. }) = commit.created() {
        table.bind(sqlx::query(INSERT_TABLE.as_str())).execute(&mut *connection).await.map_err(failed)?;
        write_chairs(connection, &table.id, chairs).await?;
    }
    let Some(change) = commit.change() else { return Ok(()) };
    if let Some(handover) = &change.uses {
        use_handover(connection, handover).await?;
    }
    write_chairs(connection, &change.table.id, &change.chairs).await?;
    delete_handovers_of(connection, &change.table.id, &change.chairs).await?;
    if let Some(cut) = change.cut {
        sqlx::query("DELETE FROM steps WHERE table_id = ? AND n >= ?")
            .bind(&change.table.id)
            .bind(cut)
            .execute(connection)
            .await
            .map_err(failed)?;
    }
    Ok(())
}

async fn use_handover(connection: &mut SqliteConnection, used: &UsedHandover) -> Result<(), StoreError> {
    let deleted = sqlx::query("DELETE FROM moves WHERE token = ? AND expires BETWEEN ? AND ?")
        .bind(&used.token)
        .bind(used.good.start())
        .bind(used.good.end())
        .execute(connection)
        .await
        .map_err(failed)?;
    if deleted.rows_affected() == 1 { Ok(()) } else { Err(StoreError::UsedLink) }
}

/// Whoever made a link for one of these chairs no longer sits on it: with the link, they could take it from the next.
async fn delete_handovers_of(
    connection: &mut SqliteConnection,
    table: &TableId,
    chairs: &[ChairRow],
) -> Result<(), StoreError> {
    for chair in chairs {
        let delete = sqlx::query("DELETE FROM moves WHERE table_id = ? AND seat = ?");
        delete.bind(table).bind(chair.place).execute(&mut *connection).await.map_err(failed)?;
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
    sqlx::query(upsert)
        .bind(table)
        .bind(chair.place)
        .bind(&chair.kind)
        .bind(&chair.who)
        .bind(&chair.name)
        .bind(&chair.entropy)
        .execute(connection)
        .await
        .map_err(failed)?;
    Ok(())
}

/// Updates all tables in one statement. Each must still be at the revision its change started from.
async fn write_tables(connection: &mut SqliteConnection, commits: &[&Commit]) -> Result<(), StoreError> {
    let changes: Vec<&Change> = commits.iter().filter_map(|commit| commit.change()).collect();
    if changes.is_empty() {
        return Ok(());
    }
    let query = sqlx::query(UPDATE_TABLES.as_str()).bind(to_json(&changes));
    let updated = query.execute(connection).await.map_err(failed)?;
    if updated.rows_affected() == changes.len() as u64 { Ok(()) } else { Err(StoreError::Conflict) }
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
    sqlx::query(insert).bind(to_json(&steps)).execute(connection).await.map_err(failed)?;
    Ok(())
}

fn to_json(rows: &impl Serialize) -> String {
    serde_json::to_string(rows).expect("numbers and texts can be written as JSON")
}

async fn do_other(connection: &mut SqliteConnection, work: Work) {
    // The caller may have gone away, so a lost answer is fine.
    match work {
        Work::KeepHandover { token, table, maker, expires, answer } => {
            let query = sqlx::query(KEEP_HANDOVER).bind(token).bind(expires).bind(table).bind(maker);
            let kept = query.execute(connection).await.map(|done| done.rows_affected() > 0);
            let _ = answer.send(kept.map_err(failed));
        }
        Work::DeleteHandovers { good, answer } => {
            let delete = "DELETE FROM moves WHERE expires NOT BETWEEN ? AND ?";
            let query = sqlx::query(delete).bind(good.start()).bind(good.end());
            let _ = answer.send(query.execute(connection).await.map(|_| ()).map_err(failed));
        }
        Work::Setting { key, fresh, answer } => {
            let _ = answer.send(keep_setting(connection, &key, &fresh).await);
        }
        Work::Judgment { row, answer } => {
            let insert =
                "INSERT OR REPLACE INTO judgments (table_id, nodes, position, judgment) VALUES (?, ?, ?, ?)";
            let query =
                sqlx::query(insert).bind(row.table).bind(row.nodes).bind(row.position).bind(row.judgment);
            let _ = answer.send(query.execute(connection).await.map(|_| ()).map_err(failed));
        }
        Work::Summary { table, answer } => {
            let update = "UPDATE tables SET summary = ? WHERE id = ? AND revision = ? AND hidden = ?";
            let query = sqlx::query(update).bind(&table.summary).bind(&table.id);
            let query = query.bind(table.revision).bind(table.hidden);
            let _ = answer.send(query.execute(connection).await.map(|_| ()).map_err(failed));
        }
        Work::Commit(..) | Work::Close(_) => unreachable!("these have been dealt with already"),
    }
}

async fn keep_setting(
    connection: &mut SqliteConnection,
    key: &str,
    fresh: &str,
) -> Result<String, StoreError> {
    let keep = "INSERT INTO settings (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET key = key RETURNING value";
    let row = sqlx::query(keep).bind(key).bind(fresh).fetch_one(connection).await.map_err(failed)?;
    row.try_get(0).map_err(failed)
}

/// The details of a database error go to the log; the caller only learns that nothing was changed.
#[expect(clippy::needless_pass_by_value, reason = "it turns the error that it is given into another")]
fn failed(error: sqlx::Error) -> StoreError {
    match error.as_database_error() {
        Some(database) if database.is_unique_violation() => StoreError::Conflict,
        _ => {
            tracing::error!(%error, "the store refused a change");
            StoreError::Unwritten
        }
    }
}
