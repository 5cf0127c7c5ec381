//! Who does not want to meet whom. Whoever blocks somebody and whoever is blocked are apart; which of the two it was matters to
//! nobody but the one who did it.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use crate::engine::{On, Statement};
use crate::ids::GuestId;
use crate::rows::row;
use crate::statements::{execute, to_json};
use crate::write::{Write, failed};
use crate::{Store, StoreError};

row! {
    /// Somebody whom somebody has blocked. Its JSON keys are those of archives.
    #[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
    pub struct BlockRow {
        /// Who does not want to meet the other.
        blocker: GuestId,
        /// Whom they do not want to meet.
        other: GuestId,
        /// What the other was called then.
        name: String,
        /// Since when, in seconds since 1970.
        since: i64,
    }
}

/// Somebody who is about to sit down with others.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Company {
    /// Who.
    pub who: GuestId,
    /// Everybody else who sits there.
    pub others: Vec<GuestId>,
}

/// How many people one may block.
pub const MOST_BLOCKS: i64 = 200;

const OF_BLOCKER: &str =
    "SELECT blocker, other, name, since FROM blocks WHERE blocker = $1 ORDER BY since DESC, other";

static APART_SQLITE: LazyLock<String> = LazyLock::new(|| apart("SELECT value AS id FROM json_each($2)"));
static APART_POSTGRES: LazyLock<String> =
    LazyLock::new(|| apart("SELECT jsonb_array_elements_text($2::jsonb) AS id"));

/// Whether somebody is apart from one of these. Whoever is apart from somebody is so from their programs as well.
fn apart(these: &str) -> String {
    let who = person("$1");
    let others = format!(
        "SELECT COALESCE(accounts.owner, these.id) FROM ({these}) AS these LEFT JOIN accounts ON accounts.id = these.id"
    );
    format!(
        "SELECT blocker FROM blocks WHERE (blocker = {who} AND other IN ({others})) \
         OR (other = {who} AND blocker IN ({others})) LIMIT 1"
    )
}

/// The person who answers for an account: whose program it is, or else the account itself.
pub(crate) fn person(id: &str) -> String {
    format!("COALESCE((SELECT mine.owner FROM accounts AS mine WHERE mine.id = {id}), {id})")
}

static ARE_APART: LazyLock<String> = LazyLock::new(|| {
    let [one, other] = [person("$1"), person("$2")];
    format!(
        "SELECT blocker FROM blocks WHERE (blocker = {one} AND other = {other}) OR (blocker = {other} AND other = {one})"
    )
});

impl Store {
    /// Keeps that somebody does not want to meet somebody else, unless they have blocked so many already. Returns whether it
    /// is kept.
    pub async fn keep_block(&self, block: BlockRow) -> Result<bool, StoreError> {
        self.writer.write(KeepBlock { block }).await
    }

    /// Forgets that somebody did not want to meet somebody else.
    pub async fn forget_block(&self, blocker: &GuestId, other: &GuestId) -> Result<(), StoreError> {
        self.writer.write(ForgetBlock { blocker: blocker.clone(), other: other.clone() }).await
    }

    /// Whom somebody has blocked, the last one first.
    pub async fn blocks(&self, blocker: &GuestId) -> Result<Vec<BlockRow>, StoreError> {
        self.readers.all(Statement::new(OF_BLOCKER).with(blocker)).await.map_err(StoreError::from)
    }

    /// Whether one of two has blocked the other.
    pub async fn are_apart(&self, one: &GuestId, other: &GuestId) -> Result<bool, StoreError> {
        let apart = Statement::new(&ARE_APART).with(one).with(other);
        Ok(self.readers.first::<(String,)>(apart).await?.is_some())
    }
}

/// Refuses somebody a seat beside somebody whom they have blocked, or who has blocked them. It is asked in the transaction
/// that gives them the seat, so a block that is there by then counts, whoever has stored it.
pub(crate) async fn check_company(on: &mut On<'_>, company: &Company) -> Result<(), StoreError> {
    let apart = match on {
        On::Sqlite(_) => &APART_SQLITE,
        On::Postgres(_) => &APART_POSTGRES,
    };
    let others = to_json(&company.others);
    let apart = Statement::new(apart).with(&company.who).with(&others);
    let found = on.first::<(String,)>(apart).await.map_err(|error| failed(&error))?;
    if found.is_some() { Err(StoreError::Apart) } else { Ok(()) }
}

struct KeepBlock {
    block: BlockRow,
}

impl Write for KeepBlock {
    type Done = bool;

    async fn write(&self, mut on: On<'_>) -> Result<bool, StoreError> {
        let known = Statement::new("UPDATE blocks SET name = $1 WHERE blocker = $2 AND other = $3");
        let known = known.with(&self.block.name).with(&self.block.blocker).with(&self.block.other);
        if execute(&mut on, known).await? > 0 {
            return Ok(true);
        }
        let count =
            Statement::new("SELECT count(*) FROM blocks WHERE blocker = $1").with(&self.block.blocker);
        let count = on.first::<(i64,)>(count).await.map_err(|error| failed(&error))?;
        if count.is_some_and(|(count,)| count >= MOST_BLOCKS) {
            return Ok(false);
        }
        for end in ENDS {
            execute(&mut on, Statement::new(end).with(&self.block.blocker).with(&self.block.other)).await?;
        }
        keep(&mut on, &self.block).await.map(|()| true)
    }
}

/// What there was between two of whom one does not want to meet the other.
const ENDS: [&str; 3] = [
    "DELETE FROM follows WHERE account = $1 AND other IN (SELECT id FROM accounts WHERE owner = $2)",
    "DELETE FROM follows WHERE (account = $1 AND other = $2) OR (account = $2 AND other = $1)",
    "DELETE FROM invitations WHERE (account = $1 AND inviter = $2) OR (account = $2 AND inviter = $1)",
];

pub(crate) async fn keep(on: &mut On<'_>, block: &BlockRow) -> Result<(), StoreError> {
    let keep =
        "INSERT INTO blocks (blocker, other, name, since) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING";
    let keep = Statement::new(keep).with(&block.blocker).with(&block.other).with(&block.name);
    execute(on, keep.with(block.since)).await.map(|_| ())
}

struct ForgetBlock {
    blocker: GuestId,
    other: GuestId,
}

impl Write for ForgetBlock {
    type Done = ();

    async fn write(&self, mut on: On<'_>) -> Result<(), StoreError> {
        let forget = Statement::new("DELETE FROM blocks WHERE blocker = $1 AND other = $2");
        execute(&mut on, forget.with(&self.blocker).with(&self.other)).await.map(|_| ())
    }
}
