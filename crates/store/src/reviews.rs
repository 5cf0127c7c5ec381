//! Which reviews somebody has asked for, and which node makes each. As with computer players, a claim only keeps two from doing
//! the same: it runs out by itself, and whoever has the next one goes on from what is kept.

use std::sync::LazyLock;

use crate::claims::LEASE;
use crate::engine::{On, Statement};
use crate::ids::TableId;
use crate::statements::{execute, to_json};
use crate::timely::Timely;
use crate::write::{Write, failed};
use crate::{Store, StoreError};

/// How often a review is claimed of which no node comes to the end. After that, somebody has to ask again.
const MOST_CLAIMS: i64 = 3;

static CLAIM: LazyLock<Timely> = LazyLock::new(|| {
    Timely::new(|now| {
        format!(
            "INSERT INTO reviews (table_id, nodes, claimed_by, claimed_until, claims) \
             VALUES ($1, $2, $3, {now} + {LEASE}, 1) ON CONFLICT (table_id, nodes) DO UPDATE \
             SET claimed_by = excluded.claimed_by, claimed_until = excluded.claimed_until, claims = reviews.claims + 1 \
             WHERE reviews.claimed_until < {now} RETURNING table_id"
        )
    })
});

static IS_CLAIMED: LazyLock<Timely> = LazyLock::new(|| {
    Timely::new(|now| {
        format!("SELECT table_id FROM reviews WHERE table_id = $1 AND nodes = $2 AND claimed_until >= {now}")
    })
});

static LEFT: LazyLock<Timely> = LazyLock::new(|| {
    Timely::new(|now| {
        format!(
            "SELECT table_id FROM reviews WHERE claimed_until < {now} AND nodes = $1 AND claims < {MOST_CLAIMS} ORDER BY table_id LIMIT $2"
        )
    })
});

static FORGET: LazyLock<Timely> = LazyLock::new(|| {
    Timely::new(|now| format!("DELETE FROM reviews WHERE claimed_until < {now} AND claims >= {MOST_CLAIMS}"))
});

const KEEP_SQLITE: &str = "UPDATE reviews SET claimed_until = CAST(unixepoch('subsec') * 1000 AS INTEGER) + $3 \
    WHERE claimed_by = $1 AND table_id IN (SELECT value FROM json_each($2)) RETURNING table_id";

const KEEP_POSTGRES: &str = "UPDATE reviews \
    SET claimed_until = (extract(epoch FROM clock_timestamp()) * 1000)::bigint + $3 \
    WHERE claimed_by = $1 AND table_id IN (SELECT jsonb_array_elements_text($2::jsonb)) RETURNING table_id";

const END: &str = "DELETE FROM reviews WHERE table_id = $1 AND nodes = $2 AND claimed_by = $3";

impl Store {
    /// Claims the review of a table with so many iterations for each position. Returns whether it is this node's to make.
    pub async fn claim_review(&self, table: &TableId, nodes: u32) -> Result<bool, StoreError> {
        let (node, tables) = (self.node.clone(), vec![table.clone()]);
        Ok(!self.writer.write(ClaimReviews { node, nodes, tables }).await?.is_empty())
    }

    /// Whether a node makes the review of a table.
    pub async fn is_reviewing(&self, table: &TableId, nodes: u32) -> Result<bool, StoreError> {
        let claimed = Statement::new(IS_CLAIMED.at(&self.readers)).with(table).with(nodes);
        Ok(self.readers.first::<(TableId,)>(claimed).await?.is_some())
    }

    /// Claims reviews that no node makes though somebody has asked for them, at most so many.
    pub async fn claim_reviews(&self, nodes: u32, most: i64) -> Result<Vec<TableId>, StoreError> {
        let left = Statement::new(LEFT.at(&self.readers)).with(nodes).with(most);
        let left = self.readers.all::<(TableId,)>(left).await?;
        if left.is_empty() {
            return Ok(Vec::new());
        }
        let tables = left.into_iter().map(|(table,)| table).collect();
        self.writer.write(ClaimReviews { node: self.node.clone(), nodes, tables }).await
    }

    /// Keeps the claims to reviews of these tables for a while longer. Returns those that are still this node's to make.
    pub async fn keep_reviews(&self, tables: Vec<TableId>) -> Result<Vec<TableId>, StoreError> {
        self.writer.write(KeepReviews { node: self.node.clone(), tables }).await
    }

    /// A review that this node has claimed is done, or there is nothing to be reviewed.
    pub async fn end_review(&self, table: &TableId, nodes: u32) -> Result<(), StoreError> {
        self.writer.write(EndReview { node: self.node.clone(), nodes, table: table.clone() }).await
    }

    /// Forgets reviews of which no node has come to the end.
    pub async fn forget_reviews(&self) -> Result<(), StoreError> {
        self.writer.write(ForgetReviews).await
    }
}

struct ClaimReviews {
    node: String,
    nodes: u32,
    tables: Vec<TableId>,
}

impl Write for ClaimReviews {
    type Done = Vec<TableId>;

    async fn write(&self, mut on: On<'_>) -> Result<Vec<TableId>, StoreError> {
        let mut claimed = Vec::new();
        for table in &self.tables {
            let claim = Statement::new(CLAIM.on(&on)).with(table).with(self.nodes).with(&self.node);
            claimed.extend(on.all::<(TableId,)>(claim).await.map_err(|error| failed(&error))?);
        }
        Ok(claimed.into_iter().map(|(table,)| table).collect())
    }
}

struct KeepReviews {
    node: String,
    tables: Vec<TableId>,
}

impl Write for KeepReviews {
    type Done = Vec<TableId>;

    async fn write(&self, mut on: On<'_>) -> Result<Vec<TableId>, StoreError> {
        let keep = match on {
            On::Sqlite(_) => KEEP_SQLITE,
            On::Postgres(_) => KEEP_POSTGRES,
        };
        let tables = to_json(&self.tables);
        let keep = Statement::new(keep).with(&self.node).with(&tables).with(LEASE);
        let kept = on.all::<(TableId,)>(keep).await.map_err(|error| failed(&error))?;
        Ok(kept.into_iter().map(|(table,)| table).collect())
    }
}

struct EndReview {
    node: String,
    nodes: u32,
    table: TableId,
}

impl Write for EndReview {
    type Done = ();

    async fn write(&self, mut on: On<'_>) -> Result<(), StoreError> {
        let end = Statement::new(END).with(&self.table).with(self.nodes).with(&self.node);
        execute(&mut on, end).await.map(|_| ())
    }
}

struct ForgetReviews;

impl Write for ForgetReviews {
    type Done = ();

    async fn write(&self, mut on: On<'_>) -> Result<(), StoreError> {
        let forget = Statement::new(FORGET.on(&on));
        execute(&mut on, forget).await.map(|_| ())
    }
}
