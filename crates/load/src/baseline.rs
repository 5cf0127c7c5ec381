//! The best the store can do: the database alone, with nothing around it.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant, SystemTime};

use rusqlite::Connection;
use sqlx::{Connection as _, PgConnection};
use store::{Change, Commit, StepRow, Store, StoreError, Stored, TableRow, Timing, WRITERS};
use tokio::task::{JoinSet, spawn_blocking};

use crate::{LoadError, Site};

/// Durable rows a second. In a folder each is committed for itself; in a database so many tables wait that about as many
/// changes share a transaction as in the server.
pub(crate) async fn rows_per_second(site: &Site, batch: usize, time: Duration) -> Result<f64, LoadError> {
    match &site.database {
        Some(database) => in_database(site, database, batch * WRITERS * site.nodes.max(1), time).await,
        None => in_folder(site.folder.join("baseline.sqlite"), time).await,
    }
}

/// The same `SQLite` with the same settings as the store.
async fn in_folder(file: PathBuf, time: Duration) -> Result<f64, LoadError> {
    let measured = spawn_blocking(move || commit_rows(&file, time)).await;
    let rate = measured.map_err(|error| LoadError::new("the bare commits broke off", error))?;
    rate.map_err(|error| LoadError::new("SQLite refused a bare commit", error))
}

fn commit_rows(file: &std::path::Path, time: Duration) -> rusqlite::Result<f64> {
    let database = Connection::open(file)?;
    database.pragma_update(None, "journal_mode", "WAL")?;
    database.pragma_update(None, "synchronous", "FULL")?;
    database.execute("CREATE TABLE IF NOT EXISTS steps (n INTEGER PRIMARY KEY, text TEXT NOT NULL)", [])?;
    let mut insert = database.prepare("INSERT INTO steps (text) VALUES (?)")?;
    let start = Instant::now();
    let mut commits = 0_u32;
    while start.elapsed() < time {
        insert.execute(["0: place b2"])?;
        commits += 1;
    }
    Ok(f64::from(commits) / start.elapsed().as_secs_f64())
}

/// The tables that are changed all the time.
const PREFIX: &str = "bare";

/// What a move writes, with no server around it: the row of a table is changed and steps of it are appended, by the
/// statements of the store. Whatever waits while a writer commits goes into its next transaction.
async fn in_database(site: &Site, database: &str, tables: usize, time: Duration) -> Result<f64, LoadError> {
    let refused = |error: StoreError| LoadError::new("PostgreSQL refused a bare commit", error);
    let unremoved = |error| LoadError::new("bare rows could not be removed", error);
    let mut stores = Vec::new();
    for _ in 0..site.nodes.max(1) {
        stores.push(Arc::new(Store::connect(database).await.map_err(refused)?));
    }
    // Of a run that was broken off.
    remove(database).await.map_err(unremoved)?;
    let mut rows = Vec::new();
    for number in 0..tables {
        let row = bare_row(number);
        let new = Stored { table: row.clone(), chairs: Vec::new(), steps: Vec::new() };
        stores[0].commit(Commit::Create(Box::new(new))).await.map_err(refused)?;
        rows.push(row);
    }
    let start = Instant::now();
    let mut committing = JoinSet::new();
    for (number, row) in rows.into_iter().enumerate() {
        let store = stores[number % stores.len()].clone();
        committing.spawn(async move { change_over_and_over(&store, row, start + time).await });
    }
    let mut changes = 0;
    while let Some(committed) = committing.join_next().await {
        let committed = committed.map_err(|error| LoadError::new("the bare commits broke off", error))?;
        changes += committed.map_err(refused)?;
    }
    let rate = changes as f64 / start.elapsed().as_secs_f64();
    for store in stores {
        store.close().await;
    }
    remove(database).await.map_err(unremoved)?;
    Ok(rate)
}

/// How many steps come with a move, about: its own, and what is drawn after it.
const STEPS: i64 = 2;

async fn change_over_and_over(store: &Store, mut row: TableRow, end: Instant) -> Result<i64, StoreError> {
    while Instant::now() < end {
        let (from, revision) = ((row.revision, row.hidden), row.revision + 1);
        let step = |n| StepRow { n, revision, actor: Some(0), text: "place b2".to_owned(), at: None };
        let steps = (row.revision * STEPS..revision * STEPS).map(step).collect();
        row.revision = revision;
        row.changed = SystemTime::UNIX_EPOCH.elapsed().map_or(0, |now| now.as_secs() as i64);
        let table = row.clone();
        let change = Change {
            table,
            from,
            chairs: Vec::new(),
            left: Vec::new(),
            cut: None,
            steps,
            opens: None,
            uses: None,
            ends: None,
            company: None,
            rates: None,
            notices: Vec::new(),
            hushes: None,
            archives: None,
            timing: Timing::Any,
        };
        store.commit(Commit::Change(Box::new(change))).await?;
    }
    Ok(row.revision)
}

/// A row about as long as that of a game under way.
fn bare_row(number: usize) -> TableRow {
    let id = format!("{PREFIX}{number}").parse().expect("letters and digits are an id");
    TableRow {
        game: "imhotep-duel".to_owned(),
        kind: "private".to_owned(),
        progress: "playing".to_owned(),
        options: "-".repeat(49),
        pending: "-".repeat(96),
        secret: "-".repeat(64),
        entropy: Some("-".repeat(33)),
        gathering: Some("-".repeat(46)),
        summary: Some("-".repeat(55)),
        asks: Some(String::new()),
        ..TableRow::new(id)
    }
}

const REMOVE: [&str; 2] =
    ["DELETE FROM steps WHERE table_id LIKE $1 || '%'", "DELETE FROM tables WHERE id LIKE $1 || '%'"];

async fn remove(database: &str) -> Result<(), sqlx::Error> {
    let mut connection = PgConnection::connect(database).await?;
    for remove in REMOVE {
        sqlx::query(remove).bind(PREFIX).execute(&mut connection).await?;
    }
    connection.close().await
}
