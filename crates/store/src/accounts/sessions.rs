//! Browsers that are signed in. The store has only the hashes of what their cookies hold.

use super::credentials;
use crate::engine::{On, Statement};
use crate::ids::GuestId;
use crate::rows::row;
use crate::statements::execute;
use crate::write::Write;
use crate::{Store, StoreError};

row! {
    /// A browser that is signed in.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub struct SessionRow {
        /// The hash of what its cookie holds.
        hash: String,
        /// Who is signed in.
        account: GuestId,
        /// What the browser calls itself.
        label: String,
        /// When it was signed in, in seconds since 1970.
        created: i64,
        /// When something was last asked for in it, give or take.
        seen: i64,
    }
}

const SESSION: &str = "SELECT hash, account, label, created, seen FROM sessions WHERE hash = $1";

const OF_ACCOUNT: &str = "SELECT hash, account, label, created, seen FROM sessions WHERE account = $1 \
    ORDER BY seen DESC, hash";

impl Store {
    /// The session with this hash.
    pub async fn session(&self, hash: &str) -> Result<Option<SessionRow>, StoreError> {
        self.readers.first(Statement::new(SESSION).with(hash)).await.map_err(StoreError::from)
    }

    /// All sessions of an account, the one used last first.
    pub async fn sessions(&self, account: &GuestId) -> Result<Vec<SessionRow>, StoreError> {
        self.readers.all(Statement::new(OF_ACCOUNT).with(account)).await.map_err(StoreError::from)
    }

    /// Begins a session by a password, if that is still kept as this hash. Returns whether it is.
    pub async fn keep_session(&self, session: SessionRow, verified: String) -> Result<bool, StoreError> {
        self.writer.write(Begin { session, verified }).await
    }

    /// Notes that a session was used.
    pub async fn touch_session(&self, hash: &str, now: i64) -> Result<(), StoreError> {
        self.writer.write(Touch { hash: hash.to_owned(), now }).await
    }

    /// Ends one session of an account.
    pub async fn end_session(&self, account: &GuestId, hash: &str) -> Result<(), StoreError> {
        self.writer.write(End { account: account.clone(), which: Which::One(hash.to_owned()) }).await
    }

    /// Ends all sessions of an account but one.
    pub async fn end_sessions_but(&self, account: &GuestId, kept: &str) -> Result<(), StoreError> {
        self.writer.write(End { account: account.clone(), which: Which::AllBut(kept.to_owned()) }).await
    }

    /// Deletes the sessions that were used last before this time.
    pub async fn delete_old_sessions(&self, before: i64) -> Result<(), StoreError> {
        self.writer.write(DeleteOld { before }).await
    }
}

pub(super) async fn keep(on: &mut On<'_>, session: &SessionRow) -> Result<(), StoreError> {
    let keep = "INSERT INTO sessions (hash, account, label, created, seen) VALUES ($1, $2, $3, $4, $5)";
    let keep = Statement::new(keep).with(&session.hash).with(&session.account).with(&session.label);
    execute(on, keep.with(session.created).with(session.seen)).await.map(|_| ())
}

/// Whether a session of an account has not ended. Whoever ends it waits until this is written.
pub(super) async fn is_open(on: &mut On<'_>, account: &GuestId, hash: &str) -> Result<bool, StoreError> {
    let lock = Statement::new("UPDATE sessions SET seen = seen WHERE hash = $1 AND account = $2");
    execute(on, lock.with(hash).with(account)).await.map(|found| found > 0)
}

/// Ends all sessions of an account but one. A code or link that was made before opens nothing any more, either.
pub(super) async fn end_all_but(on: &mut On<'_>, account: &GuestId, kept: &str) -> Result<(), StoreError> {
    forget_passes(on, account).await?;
    let end = Statement::new("DELETE FROM sessions WHERE account = $1 AND hash <> $2");
    execute(on, end.with(account).with(kept)).await.map(|_| ())
}

async fn forget_passes(on: &mut On<'_>, account: &GuestId) -> Result<(), StoreError> {
    execute(on, Statement::new("DELETE FROM passes WHERE account = $1").with(account)).await.map(|_| ())
}

struct Begin {
    session: SessionRow,
    verified: String,
}

impl Write for Begin {
    type Done = bool;

    async fn write(&self, mut on: On<'_>) -> Result<bool, StoreError> {
        if !credentials::is_current(&mut on, &self.session.account, &self.verified).await? {
            return Ok(false);
        }
        keep(&mut on, &self.session).await.map(|()| true)
    }
}

struct Touch {
    hash: String,
    now: i64,
}

impl Write for Touch {
    type Done = ();

    async fn write(&self, mut on: On<'_>) -> Result<(), StoreError> {
        let touch = Statement::new("UPDATE sessions SET seen = $1 WHERE hash = $2 AND seen < $1");
        execute(&mut on, touch.with(self.now).with(&self.hash)).await.map(|_| ())
    }
}

enum Which {
    One(String),
    AllBut(String),
}

struct End {
    account: GuestId,
    which: Which,
}

impl Write for End {
    type Done = ();

    async fn write(&self, mut on: On<'_>) -> Result<(), StoreError> {
        match &self.which {
            Which::One(hash) => {
                forget_passes(&mut on, &self.account).await?;
                let end = Statement::new("DELETE FROM sessions WHERE account = $1 AND hash = $2");
                execute(&mut on, end.with(&self.account).with(hash)).await.map(|_| ())
            }
            Which::AllBut(kept) => end_all_but(&mut on, &self.account, kept).await,
        }
    }
}

struct DeleteOld {
    before: i64,
}

impl Write for DeleteOld {
    type Done = ();

    async fn write(&self, mut on: On<'_>) -> Result<(), StoreError> {
        let delete = Statement::new("DELETE FROM sessions WHERE seen < $1").with(self.before);
        execute(&mut on, delete).await.map(|_| ())
    }
}
