//! Whether saving works, found out by saving something.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::Mutex as AsyncMutex;
use tokio::time::{Instant, timeout};

use super::Tables;

/// What was found out last, and when.
pub(super) type Saving = AsyncMutex<Option<(Instant, bool)>>;

/// How long what was found out is repeated.
const GOOD_FOR: Duration = Duration::from_secs(5);

/// How long a disk may take.
const PATIENCE: Duration = Duration::from_secs(5);

impl Tables {
    /// Whether changes can be made durable at present. However many ask, a write is tried every few seconds at most.
    pub async fn can_save(self: &Arc<Self>) -> bool {
        let tables = self.clone();
        // A task of its own, because whoever asks and goes away must not cause another try.
        tokio::spawn(async move { tables.find_out_whether_saving_works().await }).await.unwrap_or(false)
    }

    async fn find_out_whether_saving_works(&self) -> bool {
        let mut last = self.saving.lock().await;
        if let Some((when, can_save)) = *last
            && when.elapsed() < GOOD_FOR
        {
            return can_save;
        }
        let can_save = matches!(timeout(PATIENCE, self.store.try_writing()).await, Ok(Ok(())));
        *last = Some((Instant::now(), can_save));
        can_save
    }
}
