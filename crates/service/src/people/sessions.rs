//! Browsers that are signed in. What the store says of one is believed for half a minute, so a session that was ended on
//! another node ends on this one within that time; here it ends at once.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use quick_cache::sync::Cache;
use store::{GuestId, SessionRow, Store, StoreError};

use super::{Account, People};
use crate::random;
use crate::refusal::Refusal;

/// For how many seconds something is believed.
const GOOD_FOR: i64 = 30;

/// How many sessions and guests are remembered.
const MOST: usize = 50_000;

/// How many seconds pass before it is noted again that a session was used.
const NOTED_AFTER: i64 = 3_600;

/// How many seconds a session lasts after it was used.
const LASTS: i64 = 365 * 86_400;

/// The longest label, in characters.
const LONGEST_LABEL: usize = 60;

/// A browser that is signed in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SignedIn {
    /// Who is signed in.
    pub account: Account,
    /// What the store calls the session.
    pub session: String,
}

/// A session in the list of an account.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Session {
    /// What the store calls it.
    pub id: String,
    /// What the browser called itself.
    pub label: String,
    /// When it was signed in, in seconds since 1970.
    pub created: i64,
    /// How many seconds ago it was used, give or take an hour.
    pub unused_for: u64,
}

/// What the store said lately.
pub(super) struct Known {
    /// How often something has changed. What the store was asked before a change is not remembered after it.
    changes: AtomicU64,
    sessions: Cache<String, Told<Option<Arc<SignedIn>>>>,
    adopted: Cache<GuestId, Told<bool>>,
    /// Whether something was decided about somebody that they have not read.
    news: Cache<GuestId, Told<bool>>,
}

#[derive(Clone)]
struct Told<T> {
    what: T,
    /// When, in seconds since 1970.
    at: i64,
}

impl<T> Told<T> {
    fn is_good(&self, now: i64) -> bool {
        (0..GOOD_FOR).contains(&(now - self.at))
    }
}

impl Known {
    pub(super) fn new() -> Known {
        Known {
            changes: AtomicU64::new(0),
            sessions: Cache::new(MOST),
            adopted: Cache::new(MOST),
            news: Cache::new(MOST),
        }
    }

    /// Forgets everything, because something of it has changed.
    pub(super) fn forget(&self) {
        self.changes.fetch_add(1, Ordering::SeqCst);
        self.sessions.clear();
        self.adopted.clear();
        self.news.clear();
    }

    pub(super) async fn has_news(&self, store: &Store, about: &GuestId, now: i64) -> Result<bool, Refusal> {
        if let Some(told) = self.news.get(about).filter(|told| told.is_good(now)) {
            return Ok(told.what);
        }
        let before = self.changes.load(Ordering::SeqCst);
        let has_news = store.has_news(about).await?;
        self.news.insert(about.clone(), Told { what: has_news, at: now });
        if self.changes.load(Ordering::SeqCst) != before {
            self.news.remove(about);
        }
        Ok(has_news)
    }

    /// As long as the store cannot be asked, what it said before still holds.
    pub(super) async fn is_adopted(&self, store: &Store, guest: &GuestId, now: i64) -> Result<bool, Refusal> {
        let told = self.adopted.get(guest);
        if let Some(told) = told.as_ref().filter(|told| told.is_good(now) || told.what) {
            return Ok(told.what);
        }
        let before = self.changes.load(Ordering::SeqCst);
        match (store.is_adopted(guest).await, told) {
            (Ok(is_adopted), _) => {
                self.adopted.insert(guest.clone(), Told { what: is_adopted, at: now });
                if self.changes.load(Ordering::SeqCst) != before {
                    self.adopted.remove(guest);
                }
                Ok(is_adopted)
            }
            (Err(_), Some(told)) => Ok(told.what),
            (Err(error), None) => Err(error.into()),
        }
    }
}

impl People {
    /// Who is signed in with what a cookie holds.
    pub async fn signed_in(&self, token: &str) -> Result<Option<Arc<SignedIn>>, Refusal> {
        let (hash, now) = (random::hash(token), self.clock.now());
        let told = self.known.sessions.get(&hash);
        if let Some(told) = told.as_ref().filter(|told| told.is_good(now)) {
            return Ok(told.what.clone());
        }
        let before = self.known.changes.load(Ordering::SeqCst);
        match (self.look_up(&hash).await, told) {
            (Ok(signed_in), _) => {
                self.known.sessions.insert(hash.clone(), Told { what: signed_in.clone(), at: now });
                if self.known.changes.load(Ordering::SeqCst) != before {
                    self.known.sessions.remove(&hash);
                }
                Ok(signed_in)
            }
            (Err(_), Some(told)) => Ok(told.what),
            (Err(error), None) => Err(error.into()),
        }
    }

    async fn look_up(&self, hash: &str) -> Result<Option<Arc<SignedIn>>, StoreError> {
        let Some(row) = self.store.session(hash).await? else { return Ok(None) };
        let now = self.clock.now();
        if row.seen < now - LASTS {
            return Ok(None);
        }
        let Some(account) = self.store.account(&row.account).await? else { return Ok(None) };
        if row.seen < now - NOTED_AFTER
            && let Err(error) = self.store.touch_session(hash, now).await
        {
            tracing::warn!(%error, "it could not be noted that a session is in use");
        }
        self.note_here(&row.account).await;
        Ok(Some(Arc::new(SignedIn { account: account.into(), session: hash.to_owned() })))
    }

    /// The sessions of an account, the one used last first.
    pub async fn sessions(&self, account: &GuestId) -> Result<Vec<Session>, Refusal> {
        let now = self.clock.now();
        let session = |row: SessionRow| Session {
            unused_for: now.saturating_sub(row.seen).max(0) as u64,
            id: row.hash,
            label: row.label,
            created: row.created,
        };
        Ok(self.store.sessions(account).await?.into_iter().map(session).collect())
    }

    /// Ends one session of an account.
    pub async fn end_session(&self, account: &GuestId, session: &str) -> Result<(), Refusal> {
        self.store.end_session(account, session).await?;
        self.known.forget();
        Ok(())
    }

    /// Ends all sessions of an account but one.
    pub async fn end_other_sessions(&self, signed_in: &SignedIn) -> Result<(), Refusal> {
        self.store.end_sessions_but(&signed_in.account.id, &signed_in.session).await?;
        self.known.forget();
        Ok(())
    }

    /// Forgets sessions that nobody has used for a year.
    pub(crate) async fn forget_old_sessions(&self) -> Result<(), StoreError> {
        self.store.delete_old_sessions(self.clock.now() - LASTS).await
    }

    /// A new session and what its cookie is to hold, which nobody else knows.
    pub(super) fn fresh_session(&self, account: &GuestId, label: &str) -> (SessionRow, String) {
        let (token, now) = (random::name(), self.clock.now());
        let row = SessionRow {
            hash: random::hash(&token),
            account: account.clone(),
            label: short_label(label),
            created: now,
            seen: now,
        };
        (row, token)
    }
}

/// What a browser calls itself, as far as it is kept.
pub(super) fn short_label(label: &str) -> String {
    label.chars().take(LONGEST_LABEL).collect()
}
