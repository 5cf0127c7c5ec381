//! Whom people follow. Friends follow each other, and nobody follows somebody they are kept apart from.

use serde::{Deserialize, Serialize};

use crate::engine::{On, Statement};
use crate::ids::GuestId;
use crate::rows::row;
use crate::statements::execute;
use crate::write::Write;
use crate::{Store, StoreError};

row! {
    /// Somebody whom an account follows, or who follows it.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub struct FollowRow {
        /// The other's account.
        id: GuestId,
        /// What the other is called.
        name: String,
        /// Since when, in seconds since 1970.
        since: i64,
        /// Whether the other does the same.
        is_mutual: bool,
        /// When the other was here last, to the minute, if friends may see it.
        here: Option<i64>,
    }
}

row! {
    /// Whom an account follows, as archives hold it.
    #[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
    pub struct KeptFollowRow {
        /// The other's account.
        other: GuestId,
        /// Since when, in seconds since 1970.
        since: i64,
    }
}

const FOLLOWED: &str = "SELECT accounts.id AS id, accounts.name AS name, own.since AS since, \
    EXISTS (SELECT 1 FROM follows WHERE account = own.other AND other = own.account) AS is_mutual, \
    CASE WHEN accounts.is_visible THEN accounts.here END AS here \
    FROM follows AS own JOIN accounts ON accounts.id = own.other WHERE own.account = $1 \
    AND NOT EXISTS (SELECT 1 FROM blocks WHERE (blocker = own.account AND blocks.other = own.other) \
        OR (blocker = own.other AND blocks.other = own.account)) ORDER BY accounts.name, accounts.id";

const FOLLOWERS: &str = "SELECT accounts.id AS id, accounts.name AS name, own.since AS since, \
    EXISTS (SELECT 1 FROM follows WHERE account = own.other AND other = own.account) AS is_mutual, \
    CASE WHEN accounts.is_visible THEN accounts.here END AS here \
    FROM follows AS own JOIN accounts ON accounts.id = own.account WHERE own.other = $1 \
    AND NOT EXISTS (SELECT 1 FROM blocks WHERE (blocker = own.account AND blocks.other = own.other) \
        OR (blocker = own.other AND blocks.other = own.account)) ORDER BY own.since DESC, accounts.id \
    LIMIT $2 OFFSET $3";

const FRIENDS: &str = "SELECT COUNT(*) FROM follows AS own JOIN accounts ON accounts.id = own.other \
    WHERE own.account = $1 AND EXISTS (SELECT 1 FROM follows WHERE account = own.other AND other = $1) \
    AND NOT EXISTS (SELECT 1 FROM blocks WHERE (blocker = $1 AND blocks.other = own.other) \
        OR (blocker = own.other AND blocks.other = $1))";

/// The last value is how many somebody may follow.
const FOLLOW: &str = "INSERT INTO follows (account, other, since) SELECT $1, id, $3 FROM accounts WHERE id = $2 \
    AND id <> $1 AND (SELECT COUNT(*) FROM follows WHERE account = $1) < $4 \
    AND NOT EXISTS (SELECT 1 FROM blocks WHERE (blocker = $1 AND other = $2) OR (blocker = $2 AND other = $1)) \
    ON CONFLICT (account, other) DO UPDATE SET since = follows.since";

impl Store {
    /// Whom somebody follows, by name.
    pub async fn followed(&self, account: &GuestId) -> Result<Vec<FollowRow>, StoreError> {
        self.readers.all(Statement::new(FOLLOWED).with(account)).await.map_err(StoreError::from)
    }

    /// Who follows somebody, at most so many after so many others, the latest first.
    pub async fn followers(
        &self,
        account: &GuestId,
        most: i64,
        first: i64,
    ) -> Result<Vec<FollowRow>, StoreError> {
        let followers = Statement::new(FOLLOWERS).with(account).with(most).with(first);
        self.readers.all(followers).await.map_err(StoreError::from)
    }

    /// How many follow somebody who follows them.
    pub async fn count_friends(&self, account: &GuestId) -> Result<i64, StoreError> {
        let counted: Option<(i64,)> = self.readers.first(Statement::new(FRIENDS).with(account)).await?;
        Ok(counted.map_or(0, |(count,)| count))
    }

    /// Lets somebody follow another account, unless they follow so many already or are kept apart. Returns whether they
    /// follow it now.
    pub async fn follow(
        &self,
        account: &GuestId,
        other: &GuestId,
        now: i64,
        most: i64,
    ) -> Result<bool, StoreError> {
        self.writer.write(Follow { account: account.clone(), other: other.clone(), now, most }).await
    }

    /// Somebody follows another account no longer.
    pub async fn unfollow(&self, account: &GuestId, other: &GuestId) -> Result<(), StoreError> {
        self.writer.write(Unfollow { account: account.clone(), other: other.clone() }).await
    }

    /// Whom an account follows, for an archive.
    pub(super) async fn kept_follows(&self, account: &GuestId) -> Result<Vec<KeptFollowRow>, StoreError> {
        let follows = Statement::new("SELECT other, since FROM follows WHERE account = $1 ORDER BY other");
        self.readers.all(follows.with(account)).await.map_err(StoreError::from)
    }
}

struct Follow {
    account: GuestId,
    other: GuestId,
    now: i64,
    most: i64,
}

impl Write for Follow {
    type Done = bool;

    async fn write(&self, mut on: On<'_>) -> Result<bool, StoreError> {
        let follow = Statement::new(FOLLOW).with(&self.account).with(&self.other);
        execute(&mut on, follow.with(self.now).with(self.most)).await.map(|changed| changed > 0)
    }
}

struct Unfollow {
    account: GuestId,
    other: GuestId,
}

impl Write for Unfollow {
    type Done = ();

    async fn write(&self, mut on: On<'_>) -> Result<(), StoreError> {
        let unfollow = Statement::new("DELETE FROM follows WHERE account = $1 AND other = $2");
        execute(&mut on, unfollow.with(&self.account).with(&self.other)).await.map(|_| ())
    }
}

pub(super) async fn keep(
    on: &mut On<'_>,
    account: &GuestId,
    follow: &KeptFollowRow,
) -> Result<(), StoreError> {
    let keep = "INSERT INTO follows (account, other, since) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
    execute(on, Statement::new(keep).with(account).with(&follow.other).with(follow.since)).await.map(|_| ())
}
