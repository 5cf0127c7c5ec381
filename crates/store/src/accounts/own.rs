//! What belongs to somebody and is asked for only when they take everything along.

use serde::Serialize;

use crate::engine::Statement;
use crate::ids::{GuestId, TableId};
use crate::rows::row;
use crate::{Store, StoreError};

row! {
    /// A first try at a daily deal.
    #[derive(Clone, PartialEq, Eq, Debug, Serialize)]
    pub struct OwnTryRow {
        /// The deal.
        deal: String,
        /// When it began, in seconds since 1970.
        begun: i64,
        /// played or resigned; `None` as long as it goes on.
        ended: Option<String>,
        /// The points.
        points: i32,
        /// The most of the others' points.
        best: i32,
    }
}

/// How many of each are told: far more than anybody has.
const MOST: i64 = 10_000;

impl Store {
    /// Somebody's first tries at daily deals.
    pub async fn own_tries(&self, guest: &GuestId) -> Result<Vec<OwnTryRow>, StoreError> {
        let tries = "SELECT deal, begun, ended, points, best FROM tries WHERE guest = $1 ORDER BY begun, deal LIMIT $2";
        self.readers.all(Statement::new(tries).with(guest).with(MOST)).await.map_err(StoreError::from)
    }

    /// The next tables after this one at which somebody sits and the game is over, in a fixed order.
    pub async fn own_finished_tables(
        &self,
        guest: &GuestId,
        after: &str,
        most: i64,
    ) -> Result<Vec<TableId>, StoreError> {
        let tables = "SELECT id FROM tables WHERE id IN (SELECT table_id FROM chairs WHERE kind = 'guest' AND who = $1) \
                      AND progress = 'over' AND id > $2 ORDER BY id LIMIT $3";
        self.ids(Statement::new(tables).with(guest).with(after).with(most)).await
    }
}
