//! The best the disk can do: `SQLite` alone, one row and one wait for the disk at a time.

use std::path::Path;
use std::time::{Duration, Instant};

use rusqlite::Connection;
use tokio::task::spawn_blocking;

use crate::LoadError;

/// Durable single-row commits per second, with the same `SQLite` and settings as the store.
pub(crate) async fn commits_per_second(folder: &Path, time: Duration) -> Result<f64, LoadError> {
    let file = folder.join("baseline.sqlite");
    let measured = spawn_blocking(move || commit_rows(&file, time)).await;
    let rate = measured.map_err(|error| LoadError::new("the bare commits broke off", error))?;
    rate.map_err(|error| LoadError::new("SQLite refused a bare commit", error))
}

fn commit_rows(file: &Path, time: Duration) -> rusqlite::Result<f64> {
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
