//! Hashes of passwords. Each takes twenty megabytes and some hundredths of a second on purpose, so they have threads of
//! their own, few of them, and only so many may wait.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;

use super::Denied;
use super::passwords::{self, PasswordProblem};
use crate::refusal::Refusal;

pub(super) struct Hashing {
    threads: Arc<Semaphore>,
    /// Places for those who hash or wait for a thread.
    places: Arc<Semaphore>,
    /// How often anything was done so far.
    done: AtomicU64,
}

/// How many may wait or be at it.
const MOST: usize = 64;

/// The hash of a password that nobody has, with the usual parameters. Whoever names an account that does not exist, or has no
/// password, waits for this one.
const NOBODYS: &str =
    "$argon2id$v=19$m=19456,t=2,p=1$bm9ib2R5IGhhcyB0aGlz$pUr6QCl4Dt4XtmpRnUoiwCslpsEN2tPG7Fop9wFgaMA";

impl Hashing {
    pub(super) fn new() -> Hashing {
        let cores = thread::available_parallelism().map_or(1, usize::from);
        // Players and pages need the others.
        Hashing {
            threads: Arc::new(Semaphore::new((cores / 2).max(1))),
            places: Arc::new(Semaphore::new(MOST)),
            done: AtomicU64::new(0),
        }
    }

    /// What is kept of a new password, unless somebody of this name had better not have it.
    pub(super) async fn hash_new(&self, password: &str, name: &str) -> Result<String, Denied> {
        let (looked_at, name) = (password.to_owned(), name.to_owned());
        if self.run(move || passwords::is_common(&looked_at, &name)).await? {
            return Err(Denied::Password(PasswordProblem::Common));
        }
        Ok(self.hash(password).await?)
    }

    /// What is kept of a password.
    async fn hash(&self, password: &str) -> Result<String, Refusal> {
        let password = password.to_owned();
        let hash = move || {
            Argon2::default().hash_password(password.as_bytes()).map(|hash: PasswordHash| hash.to_string())
        };
        self.run(hash).await?.map_err(|error| {
            tracing::error!(%error, "a password could not be hashed");
            Refusal::Internal
        })
    }

    /// Whether this is the password of which a hash was kept. Without one it is not, and that takes as long to find out.
    pub(super) async fn verify(&self, password: &str, kept: Option<&str>) -> Result<bool, Refusal> {
        let password = password.to_owned();
        let is_kept = kept.is_some();
        let kept = kept.unwrap_or(NOBODYS).to_owned();
        let verify = move || {
            let hash = PasswordHash::new(&kept);
            hash.is_ok_and(|hash| Argon2::default().verify_password(password.as_bytes(), &hash).is_ok())
        };
        self.run(verify).await.map(|is_right| is_right && is_kept)
    }

    /// Nobody waits longer because somebody else went away: what has begun keeps its thread until it ends.
    async fn run<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Result<T, Refusal> {
        let place = self.places.clone().try_acquire_owned().map_err(|_| Refusal::Busy)?;
        self.done.fetch_add(1, Ordering::Relaxed);
        let thread = self.threads.clone().acquire_owned().await.map_err(|_| Refusal::Internal)?;
        let done = spawn_blocking(move || {
            let _held = (place, thread);
            work()
        });
        done.await.map_err(|_| Refusal::Internal)
    }
}

#[cfg(test)]
impl Hashing {
    pub(super) fn count(&self) -> u64 {
        self.done.load(Ordering::Relaxed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_password_fits_its_hash_and_no_other_does() {
        let hashing = Hashing::new();
        let kept = hashing.hash("correct horse").await.unwrap();
        assert!(kept.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{kept}");
        assert_ne!(kept, hashing.hash("correct horse").await.unwrap(), "each has a salt of its own");
        assert_eq!(hashing.verify("correct horse", Some(&kept)).await, Ok(true));
        assert_eq!(hashing.verify("correct horsf", Some(&kept)).await, Ok(false));
        assert_eq!(hashing.verify("correct horse", Some("no hash")).await, Ok(false));
    }

    #[tokio::test]
    async fn a_password_that_nobody_has_fits_nothing() {
        PasswordHash::new(NOBODYS).unwrap();
        assert_eq!(Hashing::new().verify("", None).await, Ok(false));
    }

    #[tokio::test]
    async fn only_so_many_wait() {
        let hashing = Hashing::new();
        let taken = hashing.places.clone().acquire_many_owned(MOST as u32).await.unwrap();
        assert_eq!(hashing.verify("", None).await, Err(Refusal::Busy));
        drop(taken);
        assert_eq!(hashing.verify("", None).await, Ok(false));
    }
}
