//! Why something could not be stored or read.

use std::fmt;

/// Why the store did not do what it was asked to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StoreError {
    /// Somebody else changed the table first. Nothing was stored.
    Conflict,
    /// The one-time link that the change uses up is no longer good. Nothing was stored.
    UsedLink,
    /// Somebody who would sit down has blocked somebody who sits there, or is blocked. Nothing was stored.
    Apart,
    /// The disk or the database refused a change; the log says why. Nothing was stored.
    Unwritten,
    /// Two changes waited for each other, and this one gave way. Nothing was stored; it may be tried again.
    Entangled,
    /// The answer to a change was lost, but it is over: what is there now says whether it was stored.
    Unanswered,
    /// Whether a change was stored is not known. Reading may tell: what is seen was stored, but what is not seen may
    /// still turn up when the store is opened again.
    Unknown,
    /// The store could not be opened or read, with the message of the database.
    Unread(String),
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            StoreError::Conflict => "the table was changed by somebody else",
            StoreError::UsedLink => "the link was used already, or is too old",
            StoreError::Apart => "one of them has blocked the other",
            StoreError::Unwritten => "the change could not be stored",
            StoreError::Entangled => "two changes waited for each other",
            StoreError::Unanswered => "the database did not say whether the change was stored",
            StoreError::Unknown => "it is not known whether the change was stored",
            StoreError::Unread(problem) => problem,
        })
    }
}

impl std::error::Error for StoreError {}

/// Read errors. The writer classifies its own.
impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        StoreError::Unread(error.to_string())
    }
}
