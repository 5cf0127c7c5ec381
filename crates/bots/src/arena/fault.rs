//! Why a game was forfeited.

use std::fmt;

use serde::{Deserialize, Serialize};

/// Why somebody forfeited a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Fault {
    /// What kind of failure it is.
    pub kind: Kind,
    /// What happened, as the rest of a sentence that begins with the program.
    pub reason: String,
}

/// The ways in which a program can fail.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// It could not be started, or it ended.
    Crashed,
    /// It did not answer in time.
    Late,
    /// Its output is not an answer.
    Garbled,
    /// It chose an illegal action.
    Illegal,
}

impl Fault {
    pub(super) fn new(kind: Kind, reason: impl Into<String>) -> Fault {
        Fault { kind, reason: reason.into() }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.reason)
    }
}

impl std::error::Error for Fault {}
