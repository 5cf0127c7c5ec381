//! Passkeys: which challenges were answered, and what changes when one is added, used or removed.

use super::credentials::{self, CredentialRow};
use super::sessions::{self, SessionRow};
use crate::engine::{On, Statement};
use crate::ids::GuestId;
use crate::statements::execute;
use crate::write::Write;
use crate::{Store, StoreError};

/// A challenge that was answered, which nobody may answer again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SpentChallenge {
    /// Its hash.
    pub hash: String,
    /// When it is too old anyway, in seconds since 1970.
    pub expires: i64,
}

/// A passkey of an account that is signed in, to be added.
pub struct AddPasskey {
    /// The challenge that it answers.
    pub challenge: SpentChallenge,
    /// The session in which it is added. It must still be there.
    pub session: String,
    /// The passkey.
    pub passkey: CredentialRow,
}

/// A passkey that was used.
pub struct UsePasskey {
    /// The challenge that it answers.
    pub challenge: SpentChallenge,
    /// The passkey as it is from now on.
    pub passkey: CredentialRow,
    /// What was kept of it until now. If it is something else by then, nothing happens.
    pub before: String,
    /// The session that it begins, if any.
    pub session: Option<SessionRow>,
}

/// A passkey to remove, by somebody who has just shown who they are.
pub struct RemovePasskey {
    /// Whose it is.
    pub account: GuestId,
    /// Which.
    pub id: String,
    /// What is kept of the password or passkey by which they have shown it.
    pub verified: String,
    /// The session that goes on. All others end.
    pub session: String,
}

/// What came of removing a passkey.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PasskeyRemoved {
    /// It is gone, or was not there.
    Yes,
    /// It is the last credential of its account.
    IsLast,
    /// Whatever was verified is not so any more.
    NotVerified,
}

impl Store {
    /// Whether a challenge was answered already.
    pub async fn is_challenge_spent(&self, hash: &str) -> Result<bool, StoreError> {
        let found = Statement::new("SELECT hash FROM challenges WHERE hash = $1").with(hash);
        let found: Option<(String,)> = self.readers.first(found).await?;
        Ok(found.is_some())
    }

    /// Notes that a challenge was answered. Returns whether it is the first time.
    pub async fn spend_challenge(&self, challenge: SpentChallenge) -> Result<bool, StoreError> {
        self.writer.write(challenge).await
    }

    /// Adds a passkey, unless the session has ended or the challenge was answered already: whether it was added.
    /// [`StoreError::Conflict`] says that there is such a passkey.
    pub async fn add_passkey(&self, added: AddPasskey) -> Result<bool, StoreError> {
        self.writer.write(added).await
    }

    /// Notes that a passkey was used, and begins a session by that. Returns whether the challenge was not answered before and
    /// the passkey is still what it was; otherwise no session begins.
    pub async fn use_passkey(&self, used: UsePasskey) -> Result<bool, StoreError> {
        self.writer.write(used).await
    }

    /// Removes a passkey and ends all other sessions.
    pub async fn remove_passkey(&self, removed: RemovePasskey) -> Result<PasskeyRemoved, StoreError> {
        self.writer.write(removed).await
    }

    /// Forgets answered challenges that are too old.
    pub async fn delete_old_challenges(&self, now: i64) -> Result<(), StoreError> {
        self.writer.write(DeleteOld { now }).await
    }
}

/// Whether a challenge is answered for the first time. Whoever answers it at the same moment waits until this is written.
async fn spend(on: &mut On<'_>, challenge: &SpentChallenge) -> Result<bool, StoreError> {
    let spend = "INSERT INTO challenges (hash, expires) VALUES ($1, $2) ON CONFLICT DO NOTHING";
    let spend = Statement::new(spend).with(&challenge.hash).with(challenge.expires);
    execute(on, spend).await.map(|kept| kept == 1)
}

/// Removes all passkeys of an account. It needs another credential.
pub(super) async fn remove_all(on: &mut On<'_>, account: &GuestId) -> Result<(), StoreError> {
    let remove = Statement::new("DELETE FROM credentials WHERE account = $1 AND kind = 'passkey'");
    execute(on, remove.with(account)).await.map(|_| ())
}

impl Write for SpentChallenge {
    type Done = bool;

    async fn write(&self, mut on: On<'_>) -> Result<bool, StoreError> {
        spend(&mut on, self).await
    }
}

impl Write for AddPasskey {
    type Done = bool;

    async fn write(&self, mut on: On<'_>) -> Result<bool, StoreError> {
        let CredentialRow { id, account, kind, secret, label, created } = &self.passkey;
        if !sessions::is_open(&mut on, account, &self.session).await?
            || !spend(&mut on, &self.challenge).await?
        {
            return Ok(false);
        }
        // Not in place of another, not even of the same account: a passkey is made once.
        let add = "INSERT INTO credentials (id, account, kind, secret, label, created) VALUES ($1, $2, $3, $4, $5, $6)";
        let add = Statement::new(add).with(id).with(account).with(kind).with(secret).with(label);
        execute(&mut on, add.with(*created)).await.map(|_| true)
    }
}

impl Write for UsePasskey {
    type Done = bool;

    async fn write(&self, mut on: On<'_>) -> Result<bool, StoreError> {
        if !spend(&mut on, &self.challenge).await? {
            return Ok(false);
        }
        let CredentialRow { id, account, secret, .. } = &self.passkey;
        let note = "UPDATE credentials SET secret = $1 WHERE id = $2 AND account = $3 AND secret = $4";
        let note = Statement::new(note).with(secret).with(id).with(account).with(&self.before);
        if execute(&mut on, note).await? == 0 {
            return Ok(false);
        }
        if let Some(session) = &self.session {
            sessions::keep(&mut on, session).await?;
        }
        Ok(true)
    }
}

impl Write for RemovePasskey {
    type Done = PasskeyRemoved;

    async fn write(&self, mut on: On<'_>) -> Result<PasskeyRemoved, StoreError> {
        // Of two who remove one each, the second waits and finds that its own is the last.
        let lock = Statement::new("UPDATE accounts SET name = name WHERE id = $1").with(&self.account);
        execute(&mut on, lock).await?;
        if !credentials::is_current(&mut on, &self.account, &self.verified).await? {
            return Ok(PasskeyRemoved::NotVerified);
        }
        let others = "UPDATE credentials SET secret = secret WHERE account = $1 AND id <> $2";
        if execute(&mut on, Statement::new(others).with(&self.account).with(&self.id)).await? == 0 {
            return Ok(PasskeyRemoved::IsLast);
        }
        let remove = "DELETE FROM credentials WHERE account = $1 AND id = $2 AND kind = 'passkey'";
        execute(&mut on, Statement::new(remove).with(&self.account).with(&self.id)).await?;
        sessions::end_all_but(&mut on, &self.account, &self.session).await?;
        Ok(PasskeyRemoved::Yes)
    }
}

struct DeleteOld {
    now: i64,
}

impl Write for DeleteOld {
    type Done = ();

    async fn write(&self, mut on: On<'_>) -> Result<(), StoreError> {
        let delete = Statement::new("DELETE FROM challenges WHERE expires <= $1").with(self.now);
        execute(&mut on, delete).await.map(|_| ())
    }
}
