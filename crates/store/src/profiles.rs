//! What lists and profiles show of the games that somebody has played to the end. Tables where several play on one device are
//! left out.

use std::sync::LazyLock;

use crate::engine::Statement;
use crate::ids::{GuestId, TableId};
use crate::rows::{ListedRow, TableRow, row};
use crate::{Store, StoreError};

row! {
    /// A game that somebody has played to the end.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub struct PlayedRow {
        /// The game.
        game: String,
        /// The options of the game.
        options: String,
        /// The text of the edition, if it is not the shipped one.
        edition: Option<String>,
        /// Whether it began with steps of another table.
        is_continued: bool,
        /// The deal that was played, if it was one.
        deal: Option<String>,
        /// The seat.
        seat: i64,
        /// How it was cut short, if it was.
        ended: Option<String>,
        /// The summary for lists.
        summary: Option<String>,
    }
}

/// Where somebody has exactly one chair, and which.
const SEATED: &str = "SELECT table_id, MIN(place) AS seat FROM chairs WHERE kind = 'guest' AND who = $1 \
    GROUP BY table_id HAVING COUNT(*) = 1";

static PLAYED: LazyLock<String> = LazyLock::new(|| {
    format!(
        "SELECT tables.game AS game, tables.options AS options, tables.edition AS edition, \
         tables.opening <> '' AS is_continued, tables.deal AS deal, own.seat AS seat, tables.ended AS ended, \
         tables.summary AS summary FROM ({SEATED}) AS own JOIN tables ON tables.id = own.table_id \
         WHERE tables.progress = 'over' AND tables.kind <> 'device' ORDER BY tables.changed DESC LIMIT $2"
    )
});

static FINISHED: LazyLock<String> = LazyLock::new(|| {
    TableRow::select(
        "",
        &format!(
            "WHERE id IN (SELECT table_id FROM ({SEATED}) AS own) AND progress = 'over' AND kind <> 'device' \
             AND (deal IS NULL OR $2 = '' OR deal NOT IN (SELECT deals.id FROM deals WHERE deals.day >= $2)) \
             ORDER BY changed DESC, id LIMIT $3 OFFSET $4"
        ),
    )
});

impl Store {
    /// The games that somebody has finished, most recently changed first.
    pub async fn played(&self, guest: &GuestId, most: i64) -> Result<Vec<PlayedRow>, StoreError> {
        let played = Statement::new(&PLAYED).with(guest).with(most);
        self.readers.all(played).await.map_err(StoreError::from)
    }

    /// The tables where somebody has finished a game, most recently changed first, without so many of the first; those of
    /// deals only if their day is before this one, unless that is empty.
    pub async fn finished_tables(
        &self,
        guest: &GuestId,
        before: &str,
        most: i64,
        first: i64,
    ) -> Result<Vec<ListedRow>, StoreError> {
        self.list(Statement::new(&FINISHED).with(guest).with(before).with(most).with(first)).await
    }

    /// How far the tables have got at which somebody sits: their revisions, and the hidden changes since.
    pub async fn stages_of(&self, guest: &GuestId) -> Result<Vec<(TableId, i64, i64)>, StoreError> {
        let stages = "SELECT id, revision, hidden FROM tables \
                      WHERE id IN (SELECT table_id FROM chairs WHERE kind = 'guest' AND who = $1)";
        self.readers.all(Statement::new(stages).with(guest)).await.map_err(StoreError::from)
    }

    /// The next tables after this one whose game was played to its end by a version that did not note where the points came
    /// from, in a fixed order.
    pub async fn tables_without_parts(
        &self,
        after: Option<&TableId>,
        most: i64,
    ) -> Result<Vec<TableId>, StoreError> {
        let tables = "SELECT id FROM tables WHERE progress = 'over' AND ended IS NULL \
                      AND summary NOT LIKE '%\"parts\"%' AND id > $1 ORDER BY id LIMIT $2";
        let after = after.map_or("", TableId::as_str);
        self.ids(Statement::new(tables).with(after).with(most)).await
    }
}
