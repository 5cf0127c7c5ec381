//! A database that many share: `PostgreSQL`, with several writers and readers.

mod connection;
pub(crate) mod migrations;

use std::time::Duration;

use sqlx::postgres::{PgConnectOptions, PgPoolOptions};
use sqlx::{ConnectOptions, Connection};

pub(crate) use connection::WriteConnection;

use crate::StoreError;
use crate::engine::{Readers, Span};

/// How many tasks write. While one waits for the disk, the other fills its transaction; more would only have less to put
/// into each.
pub(crate) const WRITERS: usize = 2;

/// How many read at a time.
const READERS: u32 = 8;

/// A connection that was used so recently is taken to be whole; others are asked first, because the server may have been
/// restarted meanwhile.
const FRESH: Duration = Duration::from_millis(200);

/// How long somebody who wants to read waits for a connection.
const PATIENCE: Duration = Duration::from_secs(5);

/// What is set in every session.
const SETTINGS: [(&str, &str); 8] = [
    // How long a statement may take, and the pause between two statements of a transaction. The latter ends transactions
    // whose program is gone without a word, so that nobody waits for their locks.
    ("statement_timeout", "10s"),
    ("idle_in_transaction_session_timeout", "10s"),
    // How a statement is carried out is thought about once, not each time.
    ("plan_cache_mode", "force_generic_plan"),
    // Everything is found by an index. In a database that is almost empty when a session begins, reading whole tables
    // would seem cheaper, and would be done for as long as the session lasts. The last of these would visit versions of rows
    // that are gone again and again, where going through an index forgets them.
    ("enable_seqscan", "off"),
    ("enable_hashjoin", "off"),
    ("enable_mergejoin", "off"),
    ("enable_bitmapscan", "off"),
    // Compiling a statement takes longer than any of ours.
    ("jit", "off"),
];

/// Opens the store at an address, migrating an older one.
pub(crate) async fn open(address: &str) -> Result<(Readers, Vec<WriteConnection>), StoreError> {
    let options: PgConnectOptions = address.parse().map_err(|error: sqlx::Error| {
        StoreError::Unread(format!("the address of the database cannot be read: {error}"))
    })?;
    let options = options.application_name("akhet").options(SETTINGS).disable_statement_logging();
    let mut connection = options.connect().await?;
    migrations::run(&mut connection).await?;
    connection.close().await?;
    let writers = (0..WRITERS).map(|_| WriteConnection::new(options.clone())).collect();
    let readers = PgPoolOptions::new()
        .max_connections(READERS)
        .acquire_timeout(PATIENCE)
        .test_before_acquire(false)
        .before_acquire(|connection, used| {
            Box::pin(async move {
                if used.idle_for > FRESH {
                    connection.ping().await?;
                }
                Ok(true)
            })
        });
    Ok((Readers::Postgres(readers.connect_with(options).await?, Span::Transaction), writers))
}
