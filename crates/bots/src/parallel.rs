//! Work that several threads share.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

/// Does numbered pieces of work on several threads.
pub fn in_parallel<T: Send>(
    count: u64,
    threads: usize,
    progress: &(dyn Fn(u64) + Sync),
    work: impl Fn(u64) -> T + Sync,
) -> Vec<(u64, T)> {
    let all = Mutex::new(Vec::new());
    let (next, done) = (AtomicU64::new(0), AtomicU64::new(0));
    let worker = || {
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= count {
                break;
            }
            let result = work(number);
            all.lock().expect("no thread panics while it holds the lock").push((number, result));
            progress(done.fetch_add(1, Ordering::Relaxed) + 1);
        }
    };
    thread::scope(|scope| {
        for _ in 1..threads {
            scope.spawn(worker);
        }
        worker();
    });
    all.into_inner().expect("no thread panics while it holds the lock")
}
