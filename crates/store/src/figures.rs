//! What has been written so far, in numbers.

use std::sync::atomic::{AtomicU64, Ordering};

use crate::StoreError;

/// What has been written so far, in numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Figures {
    /// Changes of tables that stand.
    pub commits: u64,
    /// Transactions that they shared.
    pub batches: u64,
    /// Changes that came too late.
    pub conflicts: u64,
    /// Changes that could not be written, or of which that is not known.
    pub failures: u64,
}

/// The same while they are counted.
#[derive(Default)]
pub(crate) struct Counts {
    commits: AtomicU64,
    batches: AtomicU64,
    conflicts: AtomicU64,
    failures: AtomicU64,
}

impl Counts {
    pub(crate) fn batch(&self) {
        self.batches.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn change(&self, written: &Result<(), StoreError>) {
        let count = match written {
            Ok(()) => &self.commits,
            Err(StoreError::Conflict) => &self.conflicts,
            Err(_) => &self.failures,
        };
        count.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn figures(&self) -> Figures {
        let read = |count: &AtomicU64| count.load(Ordering::Relaxed);
        Figures {
            commits: read(&self.commits),
            batches: read(&self.batches),
            conflicts: read(&self.conflicts),
            failures: read(&self.failures),
        }
    }
}
