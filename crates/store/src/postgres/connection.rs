//! The connection that writes, and what becomes of it when the server or the way to it fails.
//!
//! A change whose commit was not answered may stand, or not, or not yet: the server may be busy with it still. So the
//! session that it was sent in is ended from another one, and when it is gone, what is there says what became of it.

use std::time::Duration;

use sqlx::postgres::{PgConnectOptions, PgConnection};
use sqlx::{ConnectOptions, Connection};
use tokio::time::{sleep, timeout};

use crate::StoreError;
use crate::engine::{On, Statement};
use crate::write::Write;

/// A connection that writes.
pub(crate) struct WriteConnection {
    options: PgConnectOptions,
    open: Option<Session>,
    /// The session that did not answer a commit, if it may still be there.
    lost: Option<Name>,
}

struct Session {
    connection: PgConnection,
    name: Name,
}

/// The process that serves a session, and when it began: a number alone may come back.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Name {
    process: i64,
    since: String,
}

/// Why an attempt failed.
enum Failure {
    /// Something is wrong with the change. The connection is as good as before.
    Refused(StoreError),
    /// The connection broke before anything was committed.
    Before(String),
    /// It broke while the change was being committed.
    Committing(String),
}

/// How often something is tried. A connection that the server has closed is noticed when it is used next.
const ATTEMPTS: usize = 2;

/// How often a change gives way to others before it is given up.
const GIVES_WAY: usize = 4;

/// How long the server may take to answer.
const PATIENCE: Duration = Duration::from_secs(10);

/// How long to wait for a session that was told to end, before looking again.
const PAUSE: Duration = Duration::from_millis(20);

const OWN_NAME: &str =
    "SELECT pid::bigint, backend_start::text FROM pg_stat_activity WHERE pid = pg_backend_pid()";

const END: &str = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
    WHERE pid::bigint = $1 AND backend_start::text = $2";

impl WriteConnection {
    pub(super) fn new(options: PgConnectOptions) -> WriteConnection {
        WriteConnection { options, open: None, lost: None }
    }

    /// Writes something and makes it durable.
    pub(crate) async fn transact<W: Write>(&mut self, work: &W) -> Result<W::Done, StoreError> {
        let (mut broken, mut entangled) = (0, 0);
        while broken < ATTEMPTS && entangled < GIVES_WAY {
            match self.attempt(work).await {
                Ok(done) => return Ok(done),
                Err(Failure::Refused(StoreError::Entangled)) => entangled += 1,
                Err(Failure::Refused(error)) => return Err(error),
                Err(Failure::Before(error)) => {
                    tracing::warn!(error, "the database was not reached");
                    self.open = None;
                    broken += 1;
                }
                Err(Failure::Committing(error)) => {
                    tracing::error!(error, "the database did not answer a commit");
                    self.lost = self.open.take().map(|session| session.name);
                    let is_over = self.session().await.is_ok();
                    return Err(if is_over { StoreError::Unanswered } else { StoreError::Unknown });
                }
            }
        }
        Err(StoreError::Unwritten)
    }

    /// Whether it has not been given up.
    pub(crate) fn is_open(&self) -> bool {
        self.open.is_some()
    }

    pub(crate) async fn close(self) {
        if let Some(Session { connection, .. }) = self.open
            && let Err(error) = connection.close().await
        {
            tracing::warn!(%error, "a connection to the database could not be closed");
        }
    }

    async fn attempt<W: Write>(&mut self, work: &W) -> Result<W::Done, Failure> {
        let session = self.session().await.map_err(Failure::Before)?;
        let mut transaction = in_time(session.connection.begin()).await.map_err(Failure::Before)?;
        match timeout(PATIENCE, work.write(On::Postgres(&mut transaction))).await {
            Ok(Ok(done)) => in_time(transaction.commit()).await.map(|()| done).map_err(Failure::Committing),
            // If the connection is broken, it cannot be rolled back either.
            Ok(Err(refused)) => {
                in_time(transaction.rollback()).await.map_err(Failure::Before)?;
                Err(Failure::Refused(refused))
            }
            Err(_) => Err(Failure::Before(LATE.to_owned())),
        }
    }

    /// The session, which is opened if there is none. One that was lost is over by then.
    async fn session(&mut self) -> Result<&mut Session, String> {
        if self.open.is_none() {
            let mut session = in_time(Session::open(&self.options)).await?;
            if let Some(lost) = &self.lost {
                in_time(session.end(lost)).await?;
                self.lost = None;
            }
            self.open = Some(session);
        }
        Ok(self.open.as_mut().expect("it was opened just now"))
    }
}

impl Session {
    async fn open(options: &PgConnectOptions) -> Result<Session, sqlx::Error> {
        let mut connection = options.connect().await?;
        let named = On::Postgres(&mut connection).first(Statement::new(OWN_NAME)).await?;
        let (process, since) = named.ok_or(sqlx::Error::RowNotFound)?;
        Ok(Session { connection, name: Name { process, since } })
    }

    /// Ends another session, and waits until it is gone.
    async fn end(&mut self, other: &Name) -> Result<(), sqlx::Error> {
        loop {
            let end = Statement::new(END).with(other.process).with(&other.since);
            if On::Postgres(&mut self.connection).first::<(bool,)>(end).await?.is_none() {
                return Ok(());
            }
            sleep(PAUSE).await;
        }
    }
}

const LATE: &str = "it did not answer in time";

/// What comes of this, or why nothing does.
async fn in_time<T>(asked: impl Future<Output = Result<T, sqlx::Error>>) -> Result<T, String> {
    match timeout(PATIENCE, asked).await {
        Ok(answer) => answer.map_err(|error| error.to_string()),
        Err(_) => Err(LATE.to_owned()),
    }
}
