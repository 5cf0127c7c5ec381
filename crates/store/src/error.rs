//! Why something was not stored or not found out.

use std::fmt;

/// Why the store did not do what it was asked. Nothing of a change that failed was stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StoreError {
    /// Somebody else changed the table first.
    Conflict,
    /// The disk or the database refused a change; the log says why.
    Unwritten,
    /// The store could not be opened or read, in the words of the database.
    Unread(String),
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            StoreError::Conflict => "the table was changed by somebody else",
            StoreError::Unwritten => "the change could not be stored",
            StoreError::Unread(problem) => problem,
        })
    }
}

impl std::error::Error for StoreError {}

/// What fails while reading. The writer tells its own failures apart.
impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        StoreError::Unread(error.to_string())
    }
}
