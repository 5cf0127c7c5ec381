//! Where people want to hear what waits for them.

use serde::{Deserialize, Serialize};

use crate::engine::{On, Statement};
use crate::ids::GuestId;
use crate::rows::row;
use crate::statements::execute;
use crate::write::Write;
use crate::{Store, StoreError};

row! {
    /// Where somebody wants to hear what waits for them. Its JSON keys are those of archives.
    #[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
    pub struct ChannelRow {
        /// Its own name, which nobody can guess.
        id: String,
        /// Whose it is.
        account: GuestId,
        /// feed, webhook, ntfy, discord, mail or push.
        kind: String,
        /// An address of the web, or one for mail; empty for a feed.
        address: String,
        /// What the address of a feed ends with, what a webhook is signed with, what a mail is confirmed and stopped by, or the
        /// keys of a browser.
        secret: String,
        /// Which kinds of notices, each with a space before it and after it.
        wants: String,
        /// Whether also while they look.
        is_always: bool,
        /// The code of a language.
        lang: String,
        /// Scheme and host under which they know the place.
        origin: String,
        /// When it was made, in seconds since 1970.
        made: i64,
        /// Whether anything goes there.
        is_on: bool,
        /// How often it has failed in a row.
        failures: i64,
        /// Why it failed the last time.
        failure: String,
        /// Until when nothing more is sent there, in milliseconds by the clock of the database.
        #[serde(default)]
        rests_until: i64,
    }
}

const OF_ACCOUNT: &str = "SELECT id, account, kind, address, secret, wants, is_always, lang, origin, made, is_on, failures, \
    failure, rests_until FROM channels WHERE account = $1 ORDER BY made, id";

const BY_ID: &str = "SELECT id, account, kind, address, secret, wants, is_always, lang, origin, made, is_on, failures, \
    failure, rests_until FROM channels WHERE id = $1";

const BY_SECRET: &str = "SELECT id, account, kind, address, secret, wants, is_always, lang, origin, made, is_on, failures, \
    failure, rests_until FROM channels WHERE kind = $1 AND secret = $2";

impl Store {
    /// Where somebody wants to hear what waits for them, in the order in which they said so.
    pub async fn channels(&self, account: &GuestId) -> Result<Vec<ChannelRow>, StoreError> {
        self.readers.all(Statement::new(OF_ACCOUNT).with(account)).await.map_err(StoreError::from)
    }

    /// The channel of this name.
    pub async fn channel(&self, id: &str) -> Result<Option<ChannelRow>, StoreError> {
        self.readers.first(Statement::new(BY_ID).with(id)).await.map_err(StoreError::from)
    }

    /// The channel of a kind that somebody knows by its secret.
    pub async fn channel_by_secret(
        &self,
        kind: &str,
        secret: &str,
    ) -> Result<Option<ChannelRow>, StoreError> {
        let channel = Statement::new(BY_SECRET).with(kind).with(secret);
        self.readers.first(channel).await.map_err(StoreError::from)
    }

    /// Keeps a channel of an account that is there and has fewer than so many. Returns whether it is kept.
    pub async fn add_channel(&self, channel: ChannelRow, most: i64) -> Result<bool, StoreError> {
        self.writer.write(Add { channel, most }).await
    }

    /// Changes a channel of an account, if it is there.
    pub async fn change_channel(
        &self,
        account: &GuestId,
        id: &str,
        change: ChannelChange,
    ) -> Result<(), StoreError> {
        self.writer.write(ChangeChannel { account: account.clone(), id: id.to_owned(), change }).await
    }

    /// How many notices wait to be sent.
    pub async fn count_waiting_notices(&self) -> Result<i64, StoreError> {
        let count = Statement::new("SELECT count(*) FROM outbox WHERE NOT is_kept");
        let counted: Option<(i64,)> = self.readers.first(count).await?;
        Ok(counted.map_or(0, |(count,)| count))
    }
}

struct Add {
    channel: ChannelRow,
    most: i64,
}

impl Write for Add {
    type Done = bool;

    async fn write(&self, mut on: On<'_>) -> Result<bool, StoreError> {
        // Whoever adds several at once is held to the number, too.
        let lock =
            Statement::new("UPDATE accounts SET ends = ends WHERE id = $1").with(&self.channel.account);
        if execute(&mut on, lock).await? == 0 {
            return Ok(false);
        }
        insert(&mut on, &self.channel, self.most).await
    }
}

/// Keeps a channel, unless there are so many already or it is there.
pub(crate) async fn insert(on: &mut On<'_>, channel: &ChannelRow, most: i64) -> Result<bool, StoreError> {
    let ChannelRow {
        id, account, kind, address, secret, wants, is_always, lang, origin, made, is_on, ..
    } = channel;
    let add = "INSERT INTO channels (id, account, kind, address, secret, wants, is_always, lang, origin, made, is_on) \
               SELECT $1, accounts.id, $3, $4, $5, $6, $7, $8, $9, $10, $11 FROM accounts WHERE accounts.id = $2 \
               AND (SELECT count(*) FROM channels WHERE account = $2) < $12 ON CONFLICT DO NOTHING";
    let add = Statement::new(add).with(id).with(account).with(kind).with(address).with(secret).with(wants);
    let add = add.with(is_always).with(lang).with(origin).with(made).with(is_on).with(most);
    execute(on, add).await.map(|changed| changed > 0)
}

/// What changes of a channel.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ChannelChange {
    /// What its owner wants to hear, when, and in which language.
    Wants {
        /// Which kinds of notices, each with a space before it and after it.
        wants: String,
        /// Whether also while they look.
        is_always: bool,
        /// The code of a language.
        lang: String,
    },
    /// It has another secret from now on.
    Secret(String),
    /// Something may go there, and what failed before is forgotten.
    On,
    /// Something got there. Nothing more is sent before a time, in milliseconds by the clock of the database.
    Worked {
        /// Until when.
        rests_until: i64,
    },
    /// Nothing got there, for a reason. After so many failures in a row, nothing is sent any more.
    Failed {
        /// Why.
        failure: String,
        /// How many are too many.
        most: i64,
    },
    /// It is no longer there.
    Gone,
}

struct ChangeChannel {
    account: GuestId,
    id: String,
    change: ChannelChange,
}

impl Write for ChangeChannel {
    type Done = ();

    async fn write(&self, mut on: On<'_>) -> Result<(), StoreError> {
        let change = match &self.change {
            ChannelChange::Wants { wants, is_always, lang } => {
                let wanted = "UPDATE channels SET wants = $3, is_always = $4, lang = $5 WHERE account = $1 AND id = $2";
                self.of(wanted).with(wants).with(is_always).with(lang)
            }
            ChannelChange::Secret(secret) => {
                self.of("UPDATE channels SET secret = $3 WHERE account = $1 AND id = $2").with(secret)
            }
            ChannelChange::On => self.of(
                "UPDATE channels SET is_on = TRUE, failures = 0, failure = '' WHERE account = $1 AND id = $2",
            ),
            ChannelChange::Worked { rests_until } => {
                let worked = "UPDATE channels SET failures = 0, failure = '', rests_until = $3 \
                              WHERE account = $1 AND id = $2 AND (failures > 0 OR failure <> '' OR rests_until <> $3)";
                self.of(worked).with(*rests_until)
            }
            ChannelChange::Failed { failure, most } => {
                let failed = "UPDATE channels SET failures = failures + 1, failure = $3, \
                              is_on = is_on AND failures + 1 < $4 WHERE account = $1 AND id = $2";
                self.of(failed).with(failure).with(*most)
            }
            ChannelChange::Gone => {
                let outbox = "DELETE FROM outbox WHERE account = $1 AND channel = $2";
                execute(&mut on, self.of(outbox)).await?;
                self.of("DELETE FROM channels WHERE account = $1 AND id = $2")
            }
        };
        execute(&mut on, change).await.map(|_| ())
    }
}

impl ChangeChannel {
    fn of(&self, statement: &'static str) -> Statement<'_> {
        Statement::new(statement).with(&self.account).with(&self.id)
    }
}
