//! Breaking off a search that nobody waits for any more.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Tells a search that its result is no longer wanted. Every clone is the same switch.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// Stops the search: it returns soon, and what it returns is worthless.
    pub fn set(&self) {
        // Nothing else is shared through the switch, so a search may notice it a little later.
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether the search is to stop.
    #[inline]
    pub fn is_set(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}
