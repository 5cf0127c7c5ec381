//! Who is asked to sit down at a table, by whom.

use crate::engine::{On, Statement};
use crate::ids::{GuestId, TableId};
use crate::outbox::{Notice, SOON, note_one};
use crate::rows::row;
use crate::statements::execute;
use crate::write::{Write, failed};
use crate::{Store, StoreError};

row! {
    /// An invitation to a table that still gathers.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub struct InvitationRow {
        /// The table.
        table_id: TableId,
        /// Its game.
        game: String,
        /// What whoever invites is called.
        inviter: String,
        /// When, in seconds since 1970.
        at: i64,
    }
}

/// Somebody to invite, and what keeps anybody from inviting too many.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Invite {
    /// The table.
    pub table: TableId,
    /// Who is invited.
    pub account: GuestId,
    /// Who invites.
    pub inviter: GuestId,
    /// The present, in seconds since 1970.
    pub now: i64,
    /// Since when invitations count.
    pub since: i64,
    /// How many somebody may send in that time.
    pub most_sent: i64,
    /// How many somebody may get in that time.
    pub most_got: i64,
}

/// Friends alone are invited, to a table that gathers and has room.
const INVITE: &str = "INSERT INTO invitations (table_id, account, inviter, at) \
    SELECT tables.id, accounts.id, $3, $4 FROM tables, accounts WHERE tables.id = $1 AND accounts.id = $2 \
    AND tables.progress = 'gathering' AND tables.kind <> 'device' \
    AND EXISTS (SELECT 1 FROM chairs WHERE table_id = $1 AND kind = 'nobody') \
    AND EXISTS (SELECT 1 FROM follows WHERE account = $3 AND other = $2) \
    AND EXISTS (SELECT 1 FROM follows WHERE account = $2 AND other = $3) \
    AND NOT EXISTS (SELECT 1 FROM blocks WHERE (blocker = $3 AND other = $2) OR (blocker = $2 AND other = $3)) \
    AND (SELECT COUNT(*) FROM invitations WHERE inviter = $3 AND at > $5) < $6 \
    AND (SELECT COUNT(*) FROM invitations WHERE account = $2 AND at > $5) < $7 \
    ON CONFLICT (table_id, account) DO UPDATE SET at = invitations.at";

/// An invitation is over when the table is full or no longer gathers, when whoever is invited sits there, and when one of the
/// two does not want to meet the other any more.
const INVITATIONS: &str = "SELECT tables.id AS table_id, tables.game AS game, accounts.name AS inviter, own.at AS at \
    FROM invitations AS own JOIN tables ON tables.id = own.table_id JOIN accounts ON accounts.id = own.inviter \
    WHERE own.account = $1 AND own.at > $2 AND NOT own.is_declined AND tables.progress = 'gathering' \
    AND EXISTS (SELECT 1 FROM chairs WHERE table_id = own.table_id AND kind = 'nobody') \
    AND NOT EXISTS (SELECT 1 FROM chairs WHERE table_id = own.table_id AND kind = 'guest' AND who = $1) \
    AND NOT EXISTS (SELECT 1 FROM blocks WHERE (blocker = own.inviter AND other = $1) \
        OR (blocker = $1 AND other = own.inviter)) \
    ORDER BY own.at DESC, own.table_id LIMIT $3";

const WAS_INVITED: &str = "SELECT at FROM invitations WHERE table_id = $1 AND account = $2";

const INVITED: &str = "SELECT accounts.name FROM invitations JOIN accounts ON accounts.id = invitations.account \
    WHERE table_id = $1 AND inviter = $2 ORDER BY accounts.name";

impl Store {
    /// Invites somebody to a table, unless they are no friends or it was done too often. Returns whether they are invited.
    pub async fn invite(&self, invite: Invite) -> Result<bool, StoreError> {
        self.writer.write(invite).await
    }

    /// The invitations since a time that somebody has not answered, the latest first.
    pub async fn invitations(
        &self,
        account: &GuestId,
        since: i64,
        most: i64,
    ) -> Result<Vec<InvitationRow>, StoreError> {
        let invitations = Statement::new(INVITATIONS).with(account).with(since).with(most);
        self.readers.all(invitations).await.map_err(StoreError::from)
    }

    /// What those are called whom somebody has invited to a table.
    pub async fn invited(&self, table: &TableId, inviter: &GuestId) -> Result<Vec<String>, StoreError> {
        let names: Vec<(String,)> =
            self.readers.all(Statement::new(INVITED).with(table).with(inviter)).await?;
        Ok(names.into_iter().map(|(name,)| name).collect())
    }

    /// Notes that somebody does not want to come to a table.
    pub async fn decline(&self, account: &GuestId, table: &TableId) -> Result<(), StoreError> {
        self.writer.write(Decline { account: account.clone(), table: table.clone() }).await
    }

    /// Deletes the invitations from before a time.
    pub async fn delete_old_invitations(&self, before: i64) -> Result<(), StoreError> {
        self.writer.write(DeleteOld { before }).await
    }
}

impl Write for Invite {
    type Done = bool;

    async fn write(&self, mut on: On<'_>) -> Result<bool, StoreError> {
        let invite = Statement::new(INVITE).with(&self.table).with(&self.account).with(&self.inviter);
        let invite = invite.with(self.now).with(self.since).with(self.most_sent).with(self.most_got);
        let was_invited = Statement::new(WAS_INVITED).with(&self.table).with(&self.account);
        let was_invited: Option<(i64,)> = on.first(was_invited).await.map_err(|error| failed(&error))?;
        let is_invited = execute(&mut on, invite).await? > 0;
        if is_invited && was_invited.is_none() {
            let notice = Notice { account: self.account.clone(), kind: "invitation", when: SOON };
            note_one(&mut on, self.table.as_str(), &notice).await?;
        }
        Ok(is_invited)
    }
}

struct Decline {
    account: GuestId,
    table: TableId,
}

impl Write for Decline {
    type Done = ();

    async fn write(&self, mut on: On<'_>) -> Result<(), StoreError> {
        let decline =
            Statement::new("UPDATE invitations SET is_declined = TRUE WHERE table_id = $1 AND account = $2");
        execute(&mut on, decline.with(&self.table).with(&self.account)).await.map(|_| ())
    }
}

struct DeleteOld {
    before: i64,
}

impl Write for DeleteOld {
    type Done = ();

    async fn write(&self, mut on: On<'_>) -> Result<(), StoreError> {
        let delete = Statement::new("DELETE FROM invitations WHERE at < $1").with(self.before);
        execute(&mut on, delete).await.map(|_| ())
    }
}
