//! What has to be done now and then, with every browser closed, for as long as there are tables.

use std::fmt::Debug;
use std::sync::{Arc, Weak};
use std::time::Duration;

use store::StoreError;
use tokio::time::sleep;

use super::Tables;
use crate::people::People;

/// How often chairs are taken from those who did not reveal in time.
const CHAIRS: Duration = Duration::from_secs(5);

/// How often tables are looked for whose computer players no node plays for, because the one that did is gone, and how
/// often a node says that it still does. The same of reviews.
const BOTS: Duration = Duration::from_secs(2);

/// How often it is looked whether somebody has planned what is to be decided now, and the node that should have seen to it is
/// gone.
const PLANS: Duration = Duration::from_secs(3);

/// How often the store is asked whether other nodes have changed what somebody looks at here.
const CHANGES: Duration = Duration::from_secs(2);

/// How often flags fall of those whose time is up.
const CLOCKS: Duration = Duration::from_secs(1);

/// How often those who wait are brought together, and whoever looks at the open tables is told of news.
const MEETING: Duration = Duration::from_secs(1);

/// How often tournaments go on, and nobody is waited for any longer who did not come.
const TOURNAMENTS: Duration = Duration::from_secs(1);

/// How often tables are removed that are kept no longer.
const REMOVED: Duration = Duration::from_hours(1);

/// How often expired links are deleted, idle tables dropped from memory, and the day is looked up.
const LINKS: Duration = Duration::from_mins(1);

/// How long nobody must have looked at a table for it to count as idle.
const LEFT_ALONE: Duration = Duration::from_mins(10);

/// Begins to sweep.
pub(crate) fn begin(tables: &Arc<Tables>, people: &Arc<People>) {
    tokio::spawn(sweep_accounts(Arc::downgrade(tables), Arc::downgrade(people)));
    let tables = Arc::downgrade(tables);
    tokio::spawn(every(CLOCKS, tables.clone(), async |tables| tables.look_at_clocks().await));
    tokio::spawn(every(MEETING, tables.clone(), async |tables| tables.meet().await));
    tokio::spawn(every(MEETING, tables.clone(), async |tables| tables.watch_lobby().await));
    tokio::spawn(every(TOURNAMENTS, tables.clone(), async |tables| tables.look_after_tournaments().await));
    tokio::spawn(every(CHANGES, tables.clone(), async |tables| tables.look_who_is_here().await));
    tokio::spawn(every(CHAIRS, tables.clone(), async |tables| tables.release_chairs().await));
    tokio::spawn(every(BOTS, tables.clone(), async |tables| {
        tables.keep_claims().await?;
        tables.wake_bots().await
    }));
    tokio::spawn(every(BOTS, tables.clone(), async |tables| tables.keep_reviewing().await));
    tokio::spawn(every(PLANS, tables.clone(), async |tables| tables.follow_all_plans().await));
    tokio::spawn(every(CHANGES, tables.clone(), async |tables| tables.look_for_changes().await));
    tokio::spawn(every(LINKS, tables.clone(), async |tables| tables.today().await.map(|_| ())));
    tokio::spawn(every(REMOVED, tables.clone(), async |tables| tables.remove_finished().await));
    tokio::spawn(every(LINKS, tables.clone(), async |tables| {
        tables.count_results().await?;
        tables.fit_once_a_day().await
    }));
    tokio::spawn(every(LINKS, tables.clone(), async |tables| tables.look_for_all_changes().await));
    tokio::spawn(every(LINKS, tables, async |tables| {
        tables.drop_left_alone(LEFT_ALONE);
        if let Err(error) = tables.forget_old_challenges().await {
            tracing::warn!(%error, "old challenges were not forgotten");
        }
        tables.drop_old_plans().await?;
        tables.forget_lost_reviews().await?;
        tables.forget_old_notices().await?;
        tables.delete_old_handovers().await
    }));
}

/// Forgets what is over of accounts, and deletes those whose owners have asked for it.
async fn sweep_accounts(tables: Weak<Tables>, people: Weak<People>) {
    loop {
        sleep(LINKS).await;
        let (Some(tables), Some(people)) = (tables.upgrade(), people.upgrade()) else { return };
        if let Err(error) = sweep_accounts_once(&tables, &people).await {
            tracing::warn!(%error, "accounts were not swept to the end; the next time goes on");
        }
    }
}

pub(crate) async fn sweep_accounts_once(tables: &Arc<Tables>, people: &People) -> Result<(), StoreError> {
    people.forget_old_attempts().await?;
    people.forget_old_passes().await?;
    people.forget_old_sessions().await?;
    people.forget_old_invitations().await?;
    people.forget_lost_programs().await?;
    for account in people.end_accounts().await? {
        // Nodes that are not told find out when somebody looks.
        if let Err(refusal) = tables.spread_name(&account).await {
            tracing::warn!(?refusal, "a deleted name is shown until its tables are read again");
        }
    }
    Ok(())
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
