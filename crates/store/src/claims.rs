//! Which node plays for computer players. Every node may; a claim only keeps two from thinking about the same. It runs out
//! by itself, so that a node that dies leaves nothing behind for long.

use std::hash::{BuildHasher, RandomState};

use crate::engine::{On, Statement};
use crate::ids::TableId;
use crate::statements::execute;
use crate::write::{Write, failed};
use crate::{Store, StoreError};

/// How long a claim holds, in milliseconds. Whoever still thinks keeps it by asking for it again well before.
pub(crate) const LEASE: i64 = 6_000;

/// The present, in milliseconds since 1970 by the clock of the database.
pub(crate) const NOW_SQLITE: &str = "CAST(unixepoch('subsec') * 1000 AS INTEGER)";
pub(crate) const NOW_POSTGRES: &str = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint";

/// A name that no other node has.
pub(crate) fn fresh_node() -> String {
    let halves = [0, 1].map(|half| format!("{:016x}", RandomState::new().hash_one(half)));
    halves.concat()
}

impl Store {
    /// Claims tables whose computer players nobody plays for, at most so many. Returns those that are claimed now.
    pub async fn claim(&self, most: i64) -> Result<Vec<TableId>, StoreError> {
        self.writer.write(Claim { node: self.node.clone(), most }).await
    }

    /// Keeps the tables that were claimed here for a while longer.
    pub async fn keep_claims(&self) -> Result<(), StoreError> {
        self.change_claims(What::Keep).await
    }

    /// Gives back the tables and reviews that were claimed here, so that others may have it at once.
    pub async fn release_claims(&self) -> Result<(), StoreError> {
        self.change_claims(What::Release).await
    }

    /// Gives back what anybody has claimed: for a folder, whose claims are most likely those of a process that is gone.
    pub async fn release_all_claims(&self) -> Result<(), StoreError> {
        self.change_claims(What::ReleaseAll).await
    }

    async fn change_claims(&self, what: What) -> Result<(), StoreError> {
        self.writer.write(ChangeClaims { node: self.node.clone(), what }).await
    }
}

/// Claims what nobody has claimed.
pub(crate) struct Claim {
    node: String,
    most: i64,
}

const CLAIM_SQLITE: &str = "UPDATE tables SET claimed_by = $1, \
    claimed_until = CAST(unixepoch('subsec') * 1000 AS INTEGER) + $2 WHERE id IN (SELECT id FROM tables \
    WHERE waits_for_bot AND claimed_until < CAST(unixepoch('subsec') * 1000 AS INTEGER) \
    ORDER BY claimed_until LIMIT $3) RETURNING id";

/// What another node is claiming at the same moment is passed over.
const CLAIM_POSTGRES: &str = "UPDATE tables SET claimed_by = $1, \
    claimed_until = (extract(epoch FROM clock_timestamp()) * 1000)::bigint + $2 WHERE id IN (SELECT id FROM tables \
    WHERE waits_for_bot AND claimed_until < (extract(epoch FROM clock_timestamp()) * 1000)::bigint \
    ORDER BY claimed_until LIMIT $3 FOR UPDATE SKIP LOCKED) RETURNING id";

impl Write for Claim {
    type Done = Vec<TableId>;

    async fn write(&self, mut on: On<'_>) -> Result<Vec<TableId>, StoreError> {
        let claim = match on {
            On::Sqlite(_) => CLAIM_SQLITE,
            On::Postgres(_) => CLAIM_POSTGRES,
        };
        let claim = Statement::new(claim).with(&self.node).with(LEASE).with(self.most);
        let claimed = on.all::<(TableId,)>(claim).await.map_err(|error| failed(&error))?;
        Ok(claimed.into_iter().map(|(table,)| table).collect())
    }
}

const KEEP_SQLITE: &str = "UPDATE tables \
    SET claimed_until = CAST(unixepoch('subsec') * 1000 AS INTEGER) + $2 WHERE waits_for_bot AND claimed_by = $1";

const KEEP_POSTGRES: &str = "UPDATE tables \
    SET claimed_until = (extract(epoch FROM clock_timestamp()) * 1000)::bigint + $2 WHERE waits_for_bot AND claimed_by = $1";

const RELEASE: &str = "UPDATE tables SET claimed_until = 0 WHERE waits_for_bot AND claimed_by = $1";

const RELEASE_ALL: &str = "UPDATE tables SET claimed_until = 0 WHERE waits_for_bot AND claimed_until > 0";

/// Whoever gives a review back does not die of it.
const RELEASE_REVIEWS: &str =
    "UPDATE reviews SET claimed_by = '', claimed_until = 0, claims = 0 WHERE claimed_by = $1";

const RELEASE_ALL_REVIEWS: &str =
    "UPDATE reviews SET claimed_by = '', claimed_until = 0 WHERE claimed_until > 0";

/// Keeps what a node has claimed, or gives it back.
pub(crate) struct ChangeClaims {
    node: String,
    what: What,
}

enum What {
    Keep,
    Release,
    ReleaseAll,
}

impl Write for ChangeClaims {
    type Done = ();

    async fn write(&self, mut on: On<'_>) -> Result<(), StoreError> {
        let (tables, reviews) = match (&self.what, &on) {
            (What::Keep, On::Sqlite(_)) => (Statement::new(KEEP_SQLITE).with(&self.node).with(LEASE), None),
            (What::Keep, On::Postgres(_)) => {
                (Statement::new(KEEP_POSTGRES).with(&self.node).with(LEASE), None)
            }
            (What::Release, _) => {
                let [tables, reviews] = [RELEASE, RELEASE_REVIEWS].map(Statement::new);
                (tables.with(&self.node), Some(reviews.with(&self.node)))
            }
            (What::ReleaseAll, _) => (Statement::new(RELEASE_ALL), Some(Statement::new(RELEASE_ALL_REVIEWS))),
        };
        for statement in [Some(tables), reviews].into_iter().flatten() {
            execute(&mut on, statement).await?;
        }
        Ok(())
    }
}
