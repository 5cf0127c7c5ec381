//! What is under way of somebody, for whoever has to know as soon as anything of it changes.

use std::sync::LazyLock;

use crate::engine::{Readers, Statement};
use crate::ids::{GuestId, TableId};
use crate::rows::{ListedRow, TableRow, row};
use crate::statements::to_json;
use crate::{Store, StoreError};

row! {
    /// A place of somebody at a table that is not over.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub struct OwnPlaceRow {
        /// The table.
        id: TableId,
        /// The id of its game.
        game: String,
        /// How many changes everybody has seen.
        revision: i64,
        /// How many since then only one seat knows about.
        hidden: i64,
        /// gathering or playing
        progress: String,
        /// What lists show, as JSON.
        summary: Option<String>,
        /// Where they sit.
        place: i64,
        /// Whether they have sat down there.
        is_seated: bool,
    }
}

row! {
    /// What has become of a challenge.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub struct FateRow {
        /// open, accepted, declined or withdrawn.
        answer: String,
        /// The table, once it was accepted.
        table_id: Option<TableId>,
    }
}

const OWN_PLACES: &str = "SELECT tables.id AS id, tables.game AS game, tables.revision AS revision, \
    tables.hidden AS hidden, tables.progress AS progress, tables.summary AS summary, chairs.place AS place, \
    chairs.entropy IS NOT NULL AS is_seated \
    FROM chairs JOIN tables ON tables.id = chairs.table_id \
    WHERE chairs.kind = 'guest' AND chairs.who = $1 AND tables.progress IN ('gathering', 'playing') \
    ORDER BY tables.changed DESC, tables.id, chairs.place LIMIT $2";

static RUNNING: LazyLock<String> = LazyLock::new(|| {
    TableRow::select(
        "",
        "WHERE id IN (SELECT table_id FROM chairs WHERE kind = 'guest' AND who = $1) \
         AND progress IN ('gathering', 'playing') ORDER BY changed DESC, id LIMIT $2",
    )
});

static ENDS_SQLITE: LazyLock<String> = LazyLock::new(|| ends("SELECT value FROM json_each($1)"));
static ENDS_POSTGRES: LazyLock<String> =
    LazyLock::new(|| ends("SELECT jsonb_array_elements_text($1::jsonb)"));

fn ends(tables: &str) -> String {
    format!("SELECT id, progress, revision FROM tables WHERE id IN ({tables})")
}

impl Store {
    /// The places of somebody at tables that are not over, those that changed last first.
    pub async fn own_places(&self, who: &GuestId, most: i64) -> Result<Vec<OwnPlaceRow>, StoreError> {
        self.readers.all(Statement::new(OWN_PLACES).with(who).with(most)).await.map_err(StoreError::from)
    }

    /// The tables at which somebody sits and that are not over, those that changed last first.
    pub async fn running_tables_of(&self, who: &GuestId, most: i64) -> Result<Vec<ListedRow>, StoreError> {
        self.list(Statement::new(&RUNNING).with(who).with(most)).await
    }

    /// How far along these tables are, and their revisions, as far as they are still there.
    pub async fn progress_of(&self, tables: &[&TableId]) -> Result<Vec<(TableId, String, i64)>, StoreError> {
        let ends = match &self.readers {
            Readers::Sqlite(..) => &ENDS_SQLITE,
            Readers::Postgres(..) => &ENDS_POSTGRES,
        };
        let tables = to_json(&tables);
        self.readers.all(Statement::new(ends).with(&tables)).await.map_err(StoreError::from)
    }

    /// What has become of a challenge, as long as it is remembered.
    pub async fn fate_of_dare(&self, id: &str) -> Result<Option<FateRow>, StoreError> {
        let fate = Statement::new("SELECT answer, table_id FROM dares WHERE id = $1").with(id);
        self.readers.first(fate).await.map_err(StoreError::from)
    }
}
