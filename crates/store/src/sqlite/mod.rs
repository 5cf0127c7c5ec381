//! One file on this machine: `SQLite` in write-ahead mode, with one writer and a few readers.

mod checkpoint;
mod connection;
pub(crate) mod migrations;

use std::path::Path;
use std::time::Duration;

use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{ConnectOptions, Connection};

pub(crate) use connection::WriteConnection;

use crate::engine::{Readers, Span};
use crate::{Durability, FILE, StoreError};
use checkpoint::{Checkpoints, MOST_PAGES, carry_over};

/// Opens the store in a folder, migrating an older one.
pub(crate) async fn open(
    folder: &Path,
    durability: Durability,
) -> Result<(Readers, WriteConnection), StoreError> {
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
    // What a crash left in the log may have been read by nobody yet and be on no disk, so before anybody sees it, it is
    // made durable. A disk that is full can still be read.
    if let Err(error) = carry_over(&mut connection).await {
        tracing::warn!(%error, "the log of the database could not be carried over");
    }
    let checkpoints = Checkpoints::start(options.clone(), options.connect().await?);
    let readers = SqlitePoolOptions::new()
        .max_connections(4)
        .after_release(|connection, _| Box::pin(is_good(connection)))
        .connect_with(options.clone().read_only(true))
        .await?;
    Ok((Readers::Sqlite(readers, Span::Transaction), WriteConnection::new(options, connection, checkpoints)))
}

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
