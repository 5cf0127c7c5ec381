//! Lists of tables.

use std::sync::Arc;

use store::{GuestId, TableId};

use super::Tables;
use super::snapshot::Snapshot;
use crate::clock;
use crate::refusal::Refusal;

/// How many tables a list has.
const LISTED: i64 = 30;

/// Open tables that nobody touched for a day are not listed.
const FRESH: i64 = 86_400;

impl Tables {
    /// The tables at which a guest sits, those changed last first.
    pub async fn of_guest(self: &Arc<Self>, guest: &GuestId) -> Result<Vec<Arc<Snapshot>>, Refusal> {
        let ids = self.store.tables_of(guest, LISTED).await?;
        Ok(self.find_all(&ids).await)
    }

    /// The tables that anybody may join or watch, those changed last first.
    pub async fn open_to_all(self: &Arc<Self>) -> Result<Vec<Arc<Snapshot>>, Refusal> {
        let ids = self.store.open_tables(clock::now() - FRESH, LISTED).await?;
        Ok(self.find_all(&ids).await)
    }

    /// Several tables as they stand; those that cannot be read are left out.
    async fn find_all(self: &Arc<Self>, ids: &[TableId]) -> Vec<Arc<Snapshot>> {
        let mut found = Vec::with_capacity(ids.len());
        for id in ids {
            if let Ok(live) = self.find(id).await {
                found.push(live.now());
            }
        }
        found
    }
}
