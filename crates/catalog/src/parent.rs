//! The table that the first steps of a record were copied from.

use std::fmt;
use std::str::FromStr;

use data_encoding::HEXLOWER;
use game::{Record, RecordError};
use sha2::{Digest, Sha256};

use crate::fair::BadFair;

/// The table that steps were copied from, by its id and the hash of its record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Parent {
    /// Its id.
    pub table: String,
    hash: String,
}

/// The headers that the hash covers, in its order: those that the draws and the steps depend on. What players are called
/// and what later versions add is left out, so that the hash of a finished game never changes.
const HASHED: [&str; 20] = [
    "game",
    "rules",
    "options",
    "edition",
    "edition-text",
    "seats",
    "chance",
    "table",
    "deal",
    "commitment",
    "entropy",
    "seating",
    "draws",
    "order",
    "commits",
    "round",
    "secret",
    "from",
    "parent",
    "ended",
];

impl Parent {
    /// Names the table of a record.
    pub fn of(record: &Record) -> Result<Parent, RecordError> {
        let table = record.get("table").ok_or_else(|| RecordError::new(1, "there is no header `table`"))?;
        let mut text = "akhet record 1\n".to_owned();
        for key in HASHED {
            if let Some(value) = record.get(key) {
                text.push_str(&format!("{key}: {value}\n"));
            }
        }
        text.push('\n');
        record.steps.iter().for_each(|step| text.push_str(&format!("{step}\n")));
        Ok(Parent { table: table.to_owned(), hash: HEXLOWER.encode(&Sha256::digest(text)) })
    }

    /// The table that a record names as the one that its first steps were copied from.
    pub(crate) fn read(record: &Record) -> Result<Option<Parent>, RecordError> {
        let wrong = |problem: &str| RecordError::new(record.line_of_header("parent"), problem);
        match (record.get("parent"), record.get("from")) {
            (None, _) => Ok(None),
            (Some(_), None) => Err(wrong("a parent is named, but no steps were copied")),
            (Some(parent), Some(_)) => {
                parent.parse().map(Some).map_err(|error: BadFair| wrong(&error.to_string()))
            }
        }
    }
}

impl fmt::Display for Parent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.table, self.hash)
    }
}

impl FromStr for Parent {
    type Err = BadFair;

    fn from_str(text: &str) -> Result<Parent, BadFair> {
        let is_hash = |hash: &str| HEXLOWER.decode(hash.as_bytes()).is_ok_and(|bytes| bytes.len() == 32);
        match text.split_once(' ') {
            Some((table, hash)) if !table.is_empty() && is_hash(hash) => {
                Ok(Parent { table: table.to_owned(), hash: hash.to_owned() })
            }
            Some(_) | None => {
                Err(BadFair("a parent is the id of a table, a space, and 64 hexadecimal digits"))
            }
        }
    }
}
