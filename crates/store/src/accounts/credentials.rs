//! How people sign in: passwords, passkeys, recovery codes, and one-time codes and links.

use serde::{Deserialize, Serialize};

use super::{passkeys, sessions, tokens};
use crate::accounts::SessionRow;
use crate::engine::{On, Statement};
use crate::ids::GuestId;
use crate::rows::row;
use crate::statements::execute;
use crate::write::Write;
use crate::{Store, StoreError};

row! {
    /// One way to sign in. It has no `Debug`, because it holds the hash of a password. Its JSON keys are those of archives.
    #[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
    pub struct CredentialRow {
        /// What it is found by: the id of a passkey, or a name for a password that follows from its account.
        id: String,
        /// Whose it is.
        account: GuestId,
        /// password or passkey.
        kind: String,
        /// The hash of a password with its parameters; what is public of a passkey, as JSON.
        secret: String,
        /// What its owner calls it.
        label: String,
        /// When it was made, in seconds since 1970.
        created: i64,
    }
}

/// A one-time code or link to keep.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PassRow {
    /// The hash of the code.
    pub hash: String,
    /// Whom it signs in.
    pub account: GuestId,
    /// device or reset.
    pub kind: String,
    /// The session that it is made in, if it is.
    pub session: Option<String>,
    /// When it expires, in seconds since 1970.
    pub expires: i64,
}

const OF_ACCOUNT: &str = "SELECT id, account, kind, secret, label, created FROM credentials \
    WHERE account = $1 ORDER BY created, id";

const CREDENTIAL: &str = "SELECT id, account, kind, secret, label, created FROM credentials WHERE id = $1";

impl Store {
    /// How somebody can sign in, in the order in which it was set up.
    pub async fn credentials(&self, account: &GuestId) -> Result<Vec<CredentialRow>, StoreError> {
        self.readers.all(Statement::new(OF_ACCOUNT).with(account)).await.map_err(StoreError::from)
    }

    /// The credential with this id.
    pub async fn credential(&self, id: &str) -> Result<Option<CredentialRow>, StoreError> {
        self.readers.first(Statement::new(CREDENTIAL).with(id)).await.map_err(StoreError::from)
    }

    /// Replaces a password, or sets the first, if what was verified is still kept, and ends all sessions of the account but one.
    /// Returns whether it was replaced.
    pub async fn replace_password(
        &self,
        verified: String,
        next: CredentialRow,
        session: String,
    ) -> Result<bool, StoreError> {
        self.writer.write(ReplacePassword { verified, next, session }).await
    }

    /// Replaces all recovery codes of an account by these, given as hashes, if what was verified is still kept. Returns whether
    /// they were replaced.
    pub async fn replace_codes(
        &self,
        account: &GuestId,
        verified: String,
        codes: Vec<String>,
    ) -> Result<bool, StoreError> {
        self.writer.write(ReplaceCodes { account: account.clone(), verified, codes }).await
    }

    /// The hashes of the recovery codes that are left.
    pub async fn codes(&self, account: &GuestId) -> Result<Vec<String>, StoreError> {
        let left = Statement::new("SELECT hash FROM recovery_codes WHERE account = $1 ORDER BY hash");
        let left: Vec<(String,)> = self.readers.all(left.with(account)).await?;
        Ok(left.into_iter().map(|(hash,)| hash).collect())
    }

    /// Uses up a recovery code of an account, which gets a new password and loses all its sessions but this new one: all of
    /// it or nothing. Returns whether the code was good.
    pub async fn use_code(
        &self,
        hash: &str,
        password: CredentialRow,
        session: SessionRow,
    ) -> Result<bool, StoreError> {
        self.writer.write(UseCode { hash: hash.to_owned(), password, session }).await
    }

    /// Keeps a one-time code or link in place of all others of its kind for the same account. If it is made in a session, that
    /// must still be there. Returns whether it was kept.
    pub async fn keep_pass(&self, pass: PassRow) -> Result<bool, StoreError> {
        self.writer.write(pass).await
    }

    /// Whom a one-time code or link of a kind signs in that is good at this time.
    pub async fn find_pass(&self, hash: &str, kind: &str, now: i64) -> Result<Option<GuestId>, StoreError> {
        let found = "SELECT account FROM passes WHERE hash = $1 AND kind = $2 AND expires > $3";
        let found = Statement::new(found).with(hash).with(kind).with(now);
        let found: Option<(GuestId,)> = self.readers.first(found).await?;
        Ok(found.map(|(account,)| account))
    }

    /// Uses up a one-time code or link and begins a session by that: both or neither. A new password may come with it, which
    /// ends all other sessions and removes all passkeys. Returns whether it was good.
    pub async fn use_pass(&self, used: UsePass) -> Result<bool, StoreError> {
        self.writer.write(used).await
    }

    /// Deletes the one-time codes and links that are too old.
    pub async fn delete_old_passes(&self, now: i64) -> Result<(), StoreError> {
        self.writer.write(DeleteOldPasses { now }).await
    }
}

pub(super) async fn keep(on: &mut On<'_>, row: &CredentialRow) -> Result<(), StoreError> {
    let keep = "INSERT INTO credentials (id, account, kind, secret, label, created) VALUES ($1, $2, $3, $4, $5, $6) \
                ON CONFLICT (id) DO UPDATE SET secret = excluded.secret, label = excluded.label, \
                created = excluded.created WHERE credentials.account = excluded.account";
    let keep = Statement::new(keep).with(&row.id).with(&row.account).with(&row.kind);
    let kept = execute(on, keep.with(&row.secret).with(&row.label).with(row.created)).await?;
    if kept == 1 { Ok(()) } else { Err(StoreError::Conflict) }
}

pub(super) async fn replace_codes(
    on: &mut On<'_>,
    account: &GuestId,
    codes: &[String],
) -> Result<(), StoreError> {
    execute(on, Statement::new("DELETE FROM recovery_codes WHERE account = $1").with(account)).await?;
    for code in codes {
        let keep = Statement::new("INSERT INTO recovery_codes (hash, account) VALUES ($1, $2)");
        execute(on, keep.with(code).with(account)).await?;
    }
    Ok(())
}

/// Whether a password or passkey is still kept as what it was compared with. Whoever changes it waits until this is written.
pub(super) async fn is_current(
    on: &mut On<'_>,
    account: &GuestId,
    verified: &str,
) -> Result<bool, StoreError> {
    let lock = "UPDATE credentials SET secret = secret WHERE account = $1 AND secret = $2";
    execute(on, Statement::new(lock).with(account).with(verified)).await.map(|found| found > 0)
}

struct ReplacePassword {
    verified: String,
    next: CredentialRow,
    session: String,
}

impl Write for ReplacePassword {
    type Done = bool;

    async fn write(&self, mut on: On<'_>) -> Result<bool, StoreError> {
        if !is_current(&mut on, &self.next.account, &self.verified).await? {
            return Ok(false);
        }
        keep(&mut on, &self.next).await?;
        sessions::end_all_but(&mut on, &self.next.account, &self.session).await.map(|()| true)
    }
}

struct ReplaceCodes {
    account: GuestId,
    verified: String,
    codes: Vec<String>,
}

impl Write for ReplaceCodes {
    type Done = bool;

    async fn write(&self, mut on: On<'_>) -> Result<bool, StoreError> {
        if !is_current(&mut on, &self.account, &self.verified).await? {
            return Ok(false);
        }
        replace_codes(&mut on, &self.account, &self.codes).await.map(|()| true)
    }
}

struct UseCode {
    hash: String,
    password: CredentialRow,
    session: SessionRow,
}

impl Write for UseCode {
    type Done = bool;

    async fn write(&self, mut on: On<'_>) -> Result<bool, StoreError> {
        let used = Statement::new("DELETE FROM recovery_codes WHERE hash = $1 AND account = $2");
        if execute(&mut on, used.with(&self.hash).with(&self.session.account)).await? == 0 {
            return Ok(false);
        }
        keep(&mut on, &self.password).await?;
        tokens::end_all(&mut on, self.session.account.as_str()).await?;
        sessions::end_all_but(&mut on, &self.session.account, "").await?;
        sessions::keep(&mut on, &self.session).await.map(|()| true)
    }
}

impl Write for PassRow {
    type Done = bool;

    async fn write(&self, mut on: On<'_>) -> Result<bool, StoreError> {
        if let Some(session) = &self.session
            && !sessions::is_open(&mut on, &self.account, session).await?
        {
            return Ok(false);
        }
        let others = Statement::new("DELETE FROM passes WHERE account = $1 AND kind = $2");
        execute(&mut on, others.with(&self.account).with(&self.kind)).await?;
        let keep = "INSERT INTO passes (hash, account, kind, expires) VALUES ($1, $2, $3, $4)";
        let keep = Statement::new(keep).with(&self.hash).with(&self.account).with(&self.kind);
        execute(&mut on, keep.with(self.expires)).await.map(|_| true)
    }
}

/// A one-time code or link that is used.
pub struct UsePass {
    /// The hash of the code.
    pub hash: String,
    /// device or reset.
    pub kind: &'static str,
    /// The present, in seconds since 1970.
    pub now: i64,
    /// The session that it begins.
    pub session: SessionRow,
    /// A new password, which takes the place of all other credentials.
    pub password: Option<CredentialRow>,
}

impl Write for UsePass {
    type Done = bool;

    async fn write(&self, mut on: On<'_>) -> Result<bool, StoreError> {
        let used = "DELETE FROM passes WHERE hash = $1 AND kind = $2 AND account = $3 AND expires > $4";
        let used = Statement::new(used).with(&self.hash).with(self.kind).with(&self.session.account);
        if execute(&mut on, used.with(self.now)).await? == 0 {
            return Ok(false);
        }
        if let Some(password) = &self.password {
            keep(&mut on, password).await?;
            // Whoever got in may have left a passkey, or a token.
            tokens::end_all(&mut on, self.session.account.as_str()).await?;
            passkeys::remove_all(&mut on, &self.session.account).await?;
            sessions::end_all_but(&mut on, &self.session.account, "").await?;
        }
        sessions::keep(&mut on, &self.session).await.map(|()| true)
    }
}

struct DeleteOldPasses {
    now: i64,
}

impl Write for DeleteOldPasses {
    type Done = ();

    async fn write(&self, mut on: On<'_>) -> Result<(), StoreError> {
        let delete = Statement::new("DELETE FROM passes WHERE expires <= $1").with(self.now);
        execute(&mut on, delete).await.map(|_| ())
    }
}
