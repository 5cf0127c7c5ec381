//! The best the store can do: the database alone, with nothing around it.

use std::path::PathBuf;
use std::time::{Duration, Instant};

use rusqlite::Connection;
use sqlx::{Connection as _, PgConnection};
use tokio::task::{JoinSet, spawn_blocking};

use crate::{LoadError, Site};

/// Durable rows a second. In a folder each is committed for itself; in a database several connections commit so many rows
/// at a time.
pub(crate) async fn rows_per_second(site: &Site, batch: usize, time: Duration) -> Result<f64, LoadError> {
    match &site.database {
        Some(database) => in_database(database, batch, time).await,
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

/// As many connections as a node writes with.
const CONNECTIONS: usize = 4;

const MAKE: &str = "CREATE TABLE IF NOT EXISTS bare_rows (n bigserial PRIMARY KEY, text text NOT NULL)";
const INSERT: &str = "INSERT INTO bare_rows (text) SELECT '0: place b2' FROM generate_series(1, $1)";
const DROP: &str = "DROP TABLE bare_rows";

async fn in_database(database: &str, batch: usize, time: Duration) -> Result<f64, LoadError> {
    let refused = |error: sqlx::Error| LoadError::new("PostgreSQL refused a bare commit", error);
    let mut connection = PgConnection::connect(database).await.map_err(refused)?;
    sqlx::query(MAKE).execute(&mut connection).await.map_err(refused)?;
    let start = Instant::now();
    let mut committing = JoinSet::new();
    for _ in 0..CONNECTIONS {
        let database = database.to_owned();
        committing.spawn(async move {
            let mut connection = PgConnection::connect(&database).await?;
            let mut rows = 0;
            while start.elapsed() < time {
                sqlx::query(INSERT).bind(batch as i64).execute(&mut connection).await?;
                rows += batch;
            }
            Ok(rows)
        });
    }
    let mut rows = 0;
    while let Some(committed) = committing.join_next().await {
        let committed = committed.map_err(|error| LoadError::new("the bare commits broke off", error))?;
        rows += committed.map_err(refused)?;
    }
    let rate = rows as f64 / start.elapsed().as_secs_f64();
    sqlx::query(DROP).execute(&mut connection).await.map_err(refused)?;
    Ok(rate)
}
