//! One way to ask both databases: a statement that both understand, the values that it is given, and a connection to
//! either.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use sqlx::pool::{PoolConnection, PoolOptions};
use sqlx::postgres::{PgArguments, PgConnection, PgPool, PgRow, Postgres};
use sqlx::query::{Query, QueryAs};
use sqlx::sqlite::{Sqlite, SqliteArguments, SqliteConnection, SqlitePool, SqliteRow};
use sqlx::{Executor, FromRow, Transaction};

use crate::ids::{GuestId, TableId, TournamentId};

/// A value that a statement is given.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Value<'a> {
    Text(Option<&'a str>),
    Number(Option<i64>),
    /// A number of which the databases keep only half as much.
    Small(Option<i32>),
    Flag(bool),
}

/// A statement with its values, which it calls `$1`, `$2` and so on.
#[derive(Clone, Debug)]
pub(crate) struct Statement<'a> {
    text: &'static str,
    values: Vec<Value<'a>>,
}

/// What can be read from a row of either database.
pub(crate) trait Readable:
    for<'r> FromRow<'r, SqliteRow> + for<'r> FromRow<'r, PgRow> + Send + Unpin
{
}

impl<T: for<'r> FromRow<'r, SqliteRow> + for<'r> FromRow<'r, PgRow> + Send + Unpin> Readable for T {}

/// A connection to either database.
pub(crate) enum On<'c> {
    Sqlite(&'c mut SqliteConnection),
    Postgres(&'c mut PgConnection),
}

/// Connections for reading.
pub(crate) enum Readers {
    Sqlite(SqlitePool, Span),
    Postgres(PgPool, Span),
}

/// For how long everything that is read is as of one moment.
#[derive(Clone, Copy)]
pub(crate) enum Span {
    /// For each transaction.
    Transaction,
    /// For as long as the only connection is open, which is in a transaction.
    Connection,
}

/// A transaction in which everything is read as of one moment.
pub(crate) enum Reading {
    Sqlite(Transaction<'static, Sqlite>),
    Postgres(Transaction<'static, Postgres>),
    /// A part of a longer one.
    Within(Lent),
}

/// Where a transaction begins that only reads, and what makes sure that it has begun.
const BEGIN_SQLITE: &str = "BEGIN; SELECT count(*) FROM settings";
const BEGIN_POSTGRES: &str = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; SELECT count(*) FROM settings";

/// How long a connection is waited for that sees everything as of one moment.
const PATIENCE: Duration = Duration::from_secs(5);

/// A row of either database.
pub(crate) enum Row {
    Sqlite(SqliteRow),
    Postgres(PgRow),
}

impl Row {
    pub(crate) fn read<T: Readable>(&self) -> Result<T, sqlx::Error> {
        match self {
            Row::Sqlite(row) => T::from_row(row),
            Row::Postgres(row) => T::from_row(row),
        }
    }
}

impl<'a> Statement<'a> {
    pub(crate) fn new(text: &'static str) -> Statement<'a> {
        Statement { text, values: Vec::new() }
    }

    /// Gives it its next value.
    #[must_use]
    pub(crate) fn with(mut self, value: impl Into<Value<'a>>) -> Statement<'a> {
        self.values.push(value.into());
        self
    }

    /// Gives it its next values.
    #[must_use]
    pub(crate) fn with_all(mut self, values: impl IntoIterator<Item = Value<'a>>) -> Statement<'a> {
        self.values.extend(values);
        self
    }
}

/// Gives the values of a statement to a query of one of the databases.
macro_rules! bind {
    ($query:expr, $statement:expr) => {
        $statement.values.iter().fold($query, |query, value| match *value {
            Value::Text(text) => query.bind(text),
            Value::Number(number) => query.bind(number),
            Value::Small(number) => query.bind(number),
            Value::Flag(flag) => query.bind(flag),
        })
    };
}

fn for_sqlite<'q>(statement: &Statement<'q>) -> Query<'q, Sqlite, SqliteArguments> {
    bind!(sqlx::query(statement.text), statement)
}

fn for_postgres<'q>(statement: &Statement<'q>) -> Query<'q, Postgres, PgArguments> {
    bind!(sqlx::query(statement.text), statement)
}

fn read_sqlite<'q, T: Readable>(statement: &Statement<'q>) -> QueryAs<'q, Sqlite, T, SqliteArguments> {
    bind!(sqlx::query_as(statement.text), statement)
}

fn read_postgres<'q, T: Readable>(statement: &Statement<'q>) -> QueryAs<'q, Postgres, T, PgArguments> {
    bind!(sqlx::query_as(statement.text), statement)
}

impl On<'_> {
    /// How many rows a statement changes.
    pub(crate) async fn execute(&mut self, statement: Statement<'_>) -> Result<u64, sqlx::Error> {
        Ok(match self {
            On::Sqlite(connection) => {
                for_sqlite(&statement).execute(&mut **connection).await?.rows_affected()
            }
            On::Postgres(connection) => {
                for_postgres(&statement).execute(&mut **connection).await?.rows_affected()
            }
        })
    }

    /// All rows that it gives.
    pub(crate) async fn all<T: Readable>(&mut self, statement: Statement<'_>) -> Result<Vec<T>, sqlx::Error> {
        match self {
            On::Sqlite(connection) => read_sqlite(&statement).fetch_all(&mut **connection).await,
            On::Postgres(connection) => read_postgres(&statement).fetch_all(&mut **connection).await,
        }
    }

    /// The first row that it gives.
    pub(crate) async fn first<T: Readable>(
        &mut self,
        statement: Statement<'_>,
    ) -> Result<Option<T>, sqlx::Error> {
        match self {
            On::Sqlite(connection) => read_sqlite(&statement).fetch_optional(&mut **connection).await,
            On::Postgres(connection) => read_postgres(&statement).fetch_optional(&mut **connection).await,
        }
    }

    /// All rows that it gives, unread, because some may not be readable.
    pub(crate) async fn rows(&mut self, statement: Statement<'_>) -> Result<Vec<Row>, sqlx::Error> {
        Ok(match self {
            On::Sqlite(connection) => {
                let rows = for_sqlite(&statement).fetch_all(&mut **connection).await?;
                rows.into_iter().map(Row::Sqlite).collect()
            }
            On::Postgres(connection) => {
                let rows = for_postgres(&statement).fetch_all(&mut **connection).await?;
                rows.into_iter().map(Row::Postgres).collect()
            }
        })
    }
}

/// A connection that is given back afterwards.
pub(crate) enum Lent {
    Sqlite(PoolConnection<Sqlite>),
    Postgres(PoolConnection<Postgres>),
}

impl Lent {
    fn on(&mut self) -> On<'_> {
        match self {
            Lent::Sqlite(connection) => On::Sqlite(&mut *connection),
            Lent::Postgres(connection) => On::Postgres(&mut *connection),
        }
    }
}

impl Readers {
    async fn lend(&self) -> Result<Lent, sqlx::Error> {
        Ok(match self {
            Readers::Sqlite(pool, _) => Lent::Sqlite(pool.acquire().await?),
            Readers::Postgres(pool, _) => Lent::Postgres(pool.acquire().await?),
        })
    }

    pub(crate) async fn all<T: Readable>(&self, statement: Statement<'_>) -> Result<Vec<T>, sqlx::Error> {
        self.lend().await?.on().all(statement).await
    }

    pub(crate) async fn first<T: Readable>(
        &self,
        statement: Statement<'_>,
    ) -> Result<Option<T>, sqlx::Error> {
        self.lend().await?.on().first(statement).await
    }

    /// The first row that a statement gives, unread.
    pub(crate) async fn row(&self, statement: Statement<'_>) -> Result<Option<Row>, sqlx::Error> {
        Ok(self.lend().await?.on().rows(statement).await?.pop())
    }

    /// Begins to read as of one moment.
    pub(crate) async fn begin(&self) -> Result<Reading, sqlx::Error> {
        Ok(match self {
            Readers::Sqlite(pool, Span::Transaction) => Reading::Sqlite(pool.begin().await?),
            Readers::Postgres(pool, Span::Transaction) => {
                Reading::Postgres(pool.begin_with("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY").await?)
            }
            Readers::Sqlite(_, Span::Connection) | Readers::Postgres(_, Span::Connection) => {
                Reading::Within(self.lend().await?)
            }
        })
    }

    /// The same, as everything is now, until it is closed.
    pub(crate) async fn as_of_now(&self) -> Result<Readers, sqlx::Error> {
        // If the connection breaks, another one would see another moment.
        let begins = Arc::new(AtomicBool::new(true));
        let only_once = move || {
            let is_first = begins.swap(false, Ordering::Relaxed);
            if is_first { Ok(()) } else { Err(sqlx::Error::Protocol("the connection is gone".to_owned())) }
        };
        Ok(match self {
            Readers::Sqlite(pool, _) => {
                let one = PoolOptions::<Sqlite>::new().max_connections(1).acquire_timeout(PATIENCE);
                let one = one.idle_timeout(None).max_lifetime(None).after_connect(move |connection, _| {
                    let is_first = only_once();
                    Box::pin(async move {
                        is_first?;
                        connection.execute(BEGIN_SQLITE).await.map(|_| ())
                    })
                });
                let options = pool.connect_options().as_ref().clone();
                Readers::Sqlite(one.connect_with(options).await?, Span::Connection)
            }
            Readers::Postgres(pool, _) => {
                let one = PoolOptions::<Postgres>::new().max_connections(1).acquire_timeout(PATIENCE);
                let one = one.idle_timeout(None).max_lifetime(None).after_connect(move |connection, _| {
                    let is_first = only_once();
                    Box::pin(async move {
                        is_first?;
                        connection.execute(BEGIN_POSTGRES).await.map(|_| ())
                    })
                });
                let options = pool.connect_options().as_ref().clone();
                Readers::Postgres(one.connect_with(options).await?, Span::Connection)
            }
        })
    }

    pub(crate) async fn close(&self) {
        match self {
            Readers::Sqlite(pool, _) => pool.close().await,
            Readers::Postgres(pool, _) => pool.close().await,
        }
    }
}

impl Reading {
    pub(crate) fn on(&mut self) -> On<'_> {
        match self {
            Reading::Sqlite(transaction) => On::Sqlite(&mut *transaction),
            Reading::Postgres(transaction) => On::Postgres(&mut *transaction),
            Reading::Within(lent) => lent.on(),
        }
    }

    pub(crate) async fn end(self) -> Result<(), sqlx::Error> {
        match self {
            Reading::Sqlite(transaction) => transaction.commit().await,
            Reading::Postgres(transaction) => transaction.commit().await,
            Reading::Within(_) => Ok(()),
        }
    }
}

impl<'a> From<&'a str> for Value<'a> {
    fn from(text: &'a str) -> Value<'a> {
        Value::Text(Some(text))
    }
}

impl<'a> From<&'a String> for Value<'a> {
    fn from(text: &'a String) -> Value<'a> {
        Value::Text(Some(text))
    }
}

impl<'a> From<&'a Option<String>> for Value<'a> {
    fn from(text: &'a Option<String>) -> Value<'a> {
        Value::Text(text.as_deref())
    }
}

impl<'a> From<&'a TableId> for Value<'a> {
    fn from(id: &'a TableId) -> Value<'a> {
        Value::Text(Some(id.as_str()))
    }
}

impl<'a> From<&'a TournamentId> for Value<'a> {
    fn from(id: &'a TournamentId) -> Value<'a> {
        Value::Text(Some(id.as_str()))
    }
}

impl<'a> From<&'a GuestId> for Value<'a> {
    fn from(id: &'a GuestId) -> Value<'a> {
        Value::Text(Some(id.as_str()))
    }
}

impl<'a> From<&'a Option<GuestId>> for Value<'a> {
    fn from(id: &'a Option<GuestId>) -> Value<'a> {
        Value::Text(id.as_ref().map(GuestId::as_str))
    }
}

impl From<i64> for Value<'_> {
    fn from(number: i64) -> Self {
        Value::Number(Some(number))
    }
}

impl From<&i64> for Value<'_> {
    fn from(number: &i64) -> Self {
        Value::Number(Some(*number))
    }
}

impl From<&Option<i64>> for Value<'_> {
    fn from(number: &Option<i64>) -> Self {
        Value::Number(*number)
    }
}

impl From<u32> for Value<'_> {
    fn from(number: u32) -> Self {
        Value::Number(Some(number.into()))
    }
}

impl From<i32> for Value<'_> {
    fn from(number: i32) -> Self {
        Value::Small(Some(number))
    }
}

impl From<&Option<i32>> for Value<'_> {
    fn from(number: &Option<i32>) -> Self {
        Value::Small(*number)
    }
}

impl From<&bool> for Value<'_> {
    fn from(flag: &bool) -> Self {
        Value::Flag(*flag)
    }
}
