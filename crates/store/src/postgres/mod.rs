//! A database that many share: `PostgreSQL`, with several writers and readers.

mod connection;
pub(crate) mod migrations;

use std::time::Duration;

use sqlx::postgres::{PgConnectOptions, PgPoolOptions};
use sqlx::{ConnectOptions, Connection};

pub(crate) use connection::WriteConnection;

use crate::StoreError;
use crate::engine::Readers;

/// How many tasks write. While one waits for the disk, the next fills its transaction.
const WRITERS: usize = 4;

/// How many read at a time.
const READERS: u32 = 8;

/// How long somebody who wants to read waits for a connection.
const PATIENCE: Duration = Duration::from_secs(5);

/// How long a session may take for a statement, and between two statements of a transaction. The latter ends transactions
/// whose program is gone without a word, so that nobody waits for their locks.
const LIMITS: [(&str, &str); 2] =
    [("statement_timeout", "10s"), ("idle_in_transaction_session_timeout", "10s")];

/// Opens the store at an address, migrating an older one.
pub(crate) async fn open(address: &str) -> Result<(Readers, Vec<WriteConnection>), StoreError> {
    let options: PgConnectOptions = address.parse().map_err(|error: sqlx::Error| {
        StoreError::Unread(format!("the address of the database cannot be read: {error}"))
    })?;
    let options = options.application_name("akhet").options(LIMITS).disable_statement_logging();
    let mut connection = options.connect().await?;
    migrations::run(&mut connection).await?;
    connection.close().await?;
    let writers = (0..WRITERS).map(|_| WriteConnection::new(options.clone())).collect();
    let readers = PgPoolOptions::new().max_connections(READERS).acquire_timeout(PATIENCE);
    Ok((Readers::Postgres(readers.connect_with(options).await?), writers))
}
