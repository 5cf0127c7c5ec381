//! What has to be done now and then, with every browser closed, for as long as there are tables.

use std::fmt::Debug;
use std::sync::{Arc, Weak};
use std::time::Duration;

use tokio::time::sleep;

use super::Tables;

/// How often chairs are taken from those who did not reveal in time.
const CHAIRS: Duration = Duration::from_secs(5);

/// How often tables are looked for whose computer players no node plays for, because the one that did is gone, and how
/// often a node says that it still does.
const BOTS: Duration = Duration::from_secs(2);

/// How often the store is asked whether other nodes have changed what somebody looks at here.
const CHANGES: Duration = Duration::from_secs(2);

/// How often expired links are deleted, idle tables dropped from memory, and the day is looked up.
const LINKS: Duration = Duration::from_mins(1);

/// How long nobody must have looked at a table for it to count as idle.
const LEFT_ALONE: Duration = Duration::from_mins(10);

/// Begins to sweep.
pub(crate) fn begin(tables: &Arc<Tables>) {
    let tables = Arc::downgrade(tables);
    tokio::spawn(every(CHAIRS, tables.clone(), async |tables| tables.release_chairs().await));
    tokio::spawn(every(BOTS, tables.clone(), async |tables| {
        tables.keep_claims().await?;
        tables.wake_bots().await
    }));
    tokio::spawn(every(CHANGES, tables.clone(), async |tables| tables.look_for_changes().await));
    tokio::spawn(every(LINKS, tables.clone(), async |tables| tables.today().await.map(|_| ())));
    tokio::spawn(every(LINKS, tables, async |tables| {
        tables.drop_left_alone(LEFT_ALONE);
        tables.delete_old_handovers().await
    }));
}

async fn every<E: Debug>(
    period: Duration,
    tables: Weak<Tables>,
    sweep: impl AsyncFn(Arc<Tables>) -> Result<(), E>,
) {
    loop {
        sleep(period).await;
        let Some(tables) = tables.upgrade() else { return };
        if let Err(error) = sweep(tables).await {
            tracing::warn!(?error, "a sweep was broken off; the next one goes on");
        }
    }
}
