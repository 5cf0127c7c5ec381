//! What is stored, as it is stored.

use serde::{Deserialize, Serialize};

/// A table apart from its chairs and steps.
#[derive(Clone, PartialEq, Eq, Debug, sqlx::FromRow)]
pub(crate) struct TableRow {
    pub(crate) id: String,
    pub(crate) game: String,
    pub(crate) options: String,
    pub(crate) kind: String,
    pub(crate) creator: String,
    pub(crate) created: i64,
    pub(crate) changed: i64,
    pub(crate) revision: i64,
    pub(crate) progress: String,
    pub(crate) waits_for_bot: bool,
    pub(crate) secret: String,
    pub(crate) random_seats: bool,
    pub(crate) entropy: Option<String>,
    pub(crate) ended: Option<String>,
    pub(crate) pending: String,
    pub(crate) opening: String,
    pub(crate) hints: bool,
}

/// What a review found of one position.
#[derive(Clone, Debug)]
pub(crate) struct JudgmentRow {
    pub(crate) table: String,
    pub(crate) nodes: u32,
    pub(crate) position: i64,
    pub(crate) judgment: String,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, sqlx::FromRow)]
pub(crate) struct ChairRow {
    pub(crate) place: i64,
    pub(crate) kind: String,
    pub(crate) who: String,
    pub(crate) name: String,
    pub(crate) entropy: Option<String>,
}

#[derive(Clone, PartialEq, Eq, Debug, sqlx::FromRow)]
pub(crate) struct StepRow {
    pub(crate) n: i64,
    pub(crate) revision: i64,
    pub(crate) actor: Option<i64>,
    pub(crate) text: String,
}

/// Everything of one table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Stored {
    pub(crate) table: TableRow,
    pub(crate) chairs: Vec<ChairRow>,
    pub(crate) steps: Vec<StepRow>,
}

/// One change of one table, to be made as a whole or not at all.
#[derive(Clone, Debug)]
pub(crate) struct Commit {
    /// The table as it is to be.
    pub(crate) table: TableRow,
    /// The revision it must have now; `None` for a new table.
    pub(crate) from: Option<i64>,
    /// The chairs as they are to be, if they change.
    pub(crate) chairs: Option<Vec<ChairRow>>,
    /// Steps from this number on are taken back first, if any.
    pub(crate) cut: Option<i64>,
    /// The steps that are appended.
    pub(crate) steps: Vec<StepRow>,
}
