//! Statements that ask the database what time it is, which either database is asked in words of its own.

use crate::claims::{NOW_POSTGRES, NOW_SQLITE};
use crate::engine::{On, Readers};

/// A statement in the words of both databases.
pub(crate) struct Timely {
    sqlite: String,
    postgres: String,
}

impl Timely {
    /// The statement for each, given how it says the present in milliseconds since 1970.
    pub(crate) fn new(text: impl Fn(&str) -> String) -> Timely {
        Timely { sqlite: text(NOW_SQLITE), postgres: text(NOW_POSTGRES) }
    }

    pub(crate) fn on(&'static self, on: &On<'_>) -> &'static str {
        match on {
            On::Sqlite(_) => &self.sqlite,
            On::Postgres(_) => &self.postgres,
        }
    }

    pub(crate) fn at(&'static self, readers: &Readers) -> &'static str {
        match readers {
            Readers::Sqlite(..) => &self.sqlite,
            Readers::Postgres(..) => &self.postgres,
        }
    }
}
