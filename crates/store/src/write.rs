//! Something to be written, and the connection that writes it.

use crate::engine::On;
use crate::error::StoreError;
use crate::{postgres, sqlite};

/// Something to be written completely or not at all.
pub(crate) trait Write: Sync {
    /// What comes of it.
    type Done: Send;

    /// Writes it in a transaction. That may be rolled back and begun again.
    fn write(&self, on: On<'_>) -> impl Future<Output = Result<Self::Done, StoreError>> + Send;
}

/// A connection that writes.
pub(crate) enum WriteConnection {
    Sqlite(sqlite::WriteConnection),
    Postgres(postgres::WriteConnection),
}

impl WriteConnection {
    /// Writes something and makes it durable.
    pub(crate) async fn transact<W: Write>(&mut self, work: &W) -> Result<W::Done, StoreError> {
        match self {
            WriteConnection::Sqlite(connection) => connection.transact(work).await,
            WriteConnection::Postgres(connection) => connection.transact(work).await,
        }
    }

    /// Whether it has not been given up.
    pub(crate) fn is_open(&self) -> bool {
        match self {
            WriteConnection::Sqlite(connection) => connection.is_open(),
            WriteConnection::Postgres(connection) => connection.is_open(),
        }
    }

    /// Notes that so many changes were committed.
    pub(crate) fn count(&mut self, changes: usize) {
        match self {
            WriteConnection::Sqlite(connection) => connection.count(changes),
            WriteConnection::Postgres(_) => {}
        }
    }

    pub(crate) async fn close(self) {
        match self {
            WriteConnection::Sqlite(connection) => connection.close().await,
            WriteConnection::Postgres(connection) => connection.close().await,
        }
    }
}

/// How `PostgreSQL` calls a change that gave way to another: a deadlock, or one that does not fit in any order.
const ENTANGLED: [&str; 2] = ["40P01", "40001"];

/// The details of a database error go to the log; the caller only learns that nothing was changed.
pub(crate) fn failed(error: &sqlx::Error) -> StoreError {
    match error.as_database_error() {
        Some(database) if database.is_unique_violation() => StoreError::Conflict,
        Some(database) if database.code().is_some_and(|code| ENTANGLED.contains(&&*code)) => {
            StoreError::Entangled
        }
        _ => {
            tracing::error!(%error, "the store refused a change");
            StoreError::Unwritten
        }
    }
}
