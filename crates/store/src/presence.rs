//! Who looks at which table by way of which node. It is only believed for a while, so a node that dies leaves nobody behind.

use std::sync::LazyLock;

use crate::engine::{On, Readers, Statement};
use crate::ids::TableId;
use crate::statements::{execute, to_json};
use crate::timely::Timely;
use crate::write::{Write, failed};
use crate::{Store, StoreError};

/// For how many milliseconds a node is believed to be there.
const NODE: i64 = 15_000;

/// For how many milliseconds what it says of a table is.
const PRESENT: i64 = 25_000;

static BEAT: LazyLock<Timely> = LazyLock::new(|| {
    Timely::new(|now| {
        format!(
            "INSERT INTO nodes (node, until) VALUES ($1, {now} + {NODE}) \
             ON CONFLICT (node) DO UPDATE SET until = excluded.until"
        )
    })
});

static OTHERS: LazyLock<Timely> = LazyLock::new(|| {
    Timely::new(|now| format!("SELECT count(*) FROM nodes WHERE node <> $1 AND until > {now}"))
});

static SILENT: LazyLock<Timely> = LazyLock::new(|| {
    Timely::new(|now| {
        format!(
            "SELECT node FROM nodes WHERE node <> $1 AND until > {now} AND NOT EXISTS (SELECT 1 FROM present \
             WHERE present.node = nodes.node AND present.until > {now}) LIMIT 1"
        )
    })
});

static FORGET_NODES: LazyLock<Timely> =
    LazyLock::new(|| Timely::new(|now| format!("DELETE FROM nodes WHERE until < {now}")));

static FORGET_PRESENT: LazyLock<Timely> =
    LazyLock::new(|| Timely::new(|now| format!("DELETE FROM present WHERE until < {now}")));

const TELL_SQLITE: &str = "INSERT INTO present (table_id, node, here, until) \
    SELECT value ->> 0, $2, value ->> 1, CAST(unixepoch('subsec') * 1000 AS INTEGER) + $3 FROM json_each($1) WHERE TRUE \
    ON CONFLICT (table_id, node) DO UPDATE SET here = excluded.here, until = excluded.until";

const TELL_POSTGRES: &str = "INSERT INTO present (table_id, node, here, until) \
    SELECT value ->> 0, $2, value ->> 1, (extract(epoch FROM clock_timestamp()) * 1000)::bigint + $3 \
    FROM jsonb_array_elements($1::jsonb) \
    ON CONFLICT (table_id, node) DO UPDATE SET here = excluded.here, until = excluded.until";

const THERE_SQLITE: &str = "SELECT table_id, here FROM present WHERE node <> $1 \
    AND until > CAST(unixepoch('subsec') * 1000 AS INTEGER) AND table_id IN (SELECT value FROM json_each($2))";

const THERE_POSTGRES: &str = "SELECT table_id, here FROM present WHERE node <> $1 \
    AND until > (extract(epoch FROM clock_timestamp()) * 1000)::bigint \
    AND table_id IN (SELECT jsonb_array_elements_text($2::jsonb))";

impl Store {
    /// Says that somebody looks at tables by way of this node. Returns how many others say so.
    pub async fn beat(&self) -> Result<u64, StoreError> {
        self.writer.write(Beat { node: self.node.clone() }).await
    }

    /// Says who looks at these tables by way of this node, as JSON.
    pub async fn tell_present(&self, tables: Vec<(TableId, String)>) -> Result<(), StoreError> {
        self.writer.write(Tell { node: self.node.clone(), tables }).await
    }

    /// Whether every other node has said of some table who looks at it.
    pub async fn have_others_told(&self) -> Result<bool, StoreError> {
        let silent = Statement::new(SILENT.at(&self.readers)).with(&self.node);
        let silent: Option<(String,)> = self.readers.first(silent).await?;
        Ok(silent.is_none())
    }

    /// Who looks at these tables by way of other nodes.
    pub async fn present_elsewhere(&self, tables: &[&TableId]) -> Result<Vec<(TableId, String)>, StoreError> {
        let there = match &self.readers {
            Readers::Sqlite(..) => THERE_SQLITE,
            Readers::Postgres(..) => THERE_POSTGRES,
        };
        let tables = to_json(&tables);
        let there = Statement::new(there).with(&self.node).with(&tables);
        self.readers.all(there).await.map_err(StoreError::from)
    }
}

struct Beat {
    node: String,
}

impl Write for Beat {
    type Done = u64;

    async fn write(&self, mut on: On<'_>) -> Result<u64, StoreError> {
        for forget in [&FORGET_NODES, &FORGET_PRESENT] {
            let forget = Statement::new(forget.on(&on));
            execute(&mut on, forget).await?;
        }
        let beat = Statement::new(BEAT.on(&on)).with(&self.node);
        execute(&mut on, beat).await?;
        let others = Statement::new(OTHERS.on(&on)).with(&self.node);
        let others: Option<(i64,)> = on.first(others).await.map_err(|error| failed(&error))?;
        Ok(others.map_or(0, |(count,)| count as u64))
    }
}

struct Tell {
    node: String,
    tables: Vec<(TableId, String)>,
}

impl Write for Tell {
    type Done = ();

    async fn write(&self, mut on: On<'_>) -> Result<(), StoreError> {
        let tell = match on {
            On::Sqlite(_) => TELL_SQLITE,
            On::Postgres(_) => TELL_POSTGRES,
        };
        let tables = to_json(&self.tables);
        let tell = Statement::new(tell).with(&tables).with(&self.node).with(PRESENT);
        execute(&mut on, tell).await.map(|_| ())
    }
}
