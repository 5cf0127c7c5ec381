//! Tables that are kept no longer: finished ones of guests, after as many days as whoever runs the place says.

use std::time::Duration;

use store::StoreError;
use tokio::time::sleep;

use super::Tables;

/// Seconds of a day.
const DAY: i64 = 86_400;

/// How many tables are removed in one transaction, so that nobody's move waits for long.
const BATCH: i64 = 20;

/// What passes between two transactions, so that others are not kept waiting by many.
const PAUSE: Duration = Duration::from_millis(20);

impl Tables {
    /// Removes finished tables of guests that are old enough, if any are to be removed.
    pub(crate) async fn remove_finished(&self) -> Result<(), StoreError> {
        let Some(days) = self.keep_days else { return Ok(()) };
        let before = self.clock.now() - i64::from(days) * DAY;
        let mut from = 0;
        loop {
            let removed = self.store.remove_finished(from, before, BATCH).await?;
            for (id, changed) in &removed {
                self.forget(id);
                from = from.max(*changed);
            }
            if removed.len() < BATCH as usize {
                return Ok(());
            }
            sleep(PAUSE).await;
        }
    }
}
