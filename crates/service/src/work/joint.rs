//! Work that several wait for.

use std::collections::HashMap;
use std::future::Future;
use std::hash::Hash;
use std::sync::{Mutex, PoisonError};

use futures_util::FutureExt;
use futures_util::future::{BoxFuture, WeakShared};

/// Work under way, by what it is about. All who ask for the same wait for the same, and when the last of them has gone
/// away it is dropped.
pub struct Joint<K, T: Clone>(Mutex<HashMap<K, WeakShared<BoxFuture<'static, T>>>>);

impl<K, T: Clone> Default for Joint<K, T> {
    fn default() -> Joint<K, T> {
        Joint(Mutex::default())
    }
}

impl<K: Eq + Hash, T: Clone + Send + 'static> Joint<K, T> {
    /// Waits for the work that somebody else has begun, or begins it.
    pub async fn join<F: Future<Output = T> + Send + 'static>(
        &self,
        about: K,
        begin: impl FnOnce() -> F,
    ) -> T {
        let shared = {
            let mut under_way = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            under_way.retain(|_, work| work.upgrade().is_some());
            let known = under_way.get(&about).and_then(WeakShared::upgrade);
            known.unwrap_or_else(|| {
                let fresh = begin().boxed().shared();
                under_way.extend(fresh.downgrade().map(|weak| (about, weak)));
                fresh
            })
        };
        shared.await
    }
}
