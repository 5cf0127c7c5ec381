//! What is stored, as it is stored.

use serde::{Deserialize, Serialize};
use sqlx::sqlite::SqliteRow;
use sqlx::{FromRow, Row};

/// A row that is read by the names of its columns, which are those of the fields.
macro_rules! row {
    ($(#[$about:meta])* pub struct $row:ident { $($(#[$note:meta])* pub $column:ident: $type:ty,)+ }) => {
        $(#[$about])*
        pub struct $row {
            $($(#[$note])* pub $column: $type,)+
        }

        impl FromRow<'_, SqliteRow> for $row {
            fn from_row(row: &SqliteRow) -> Result<$row, sqlx::Error> {
                Ok($row { $($column: row.try_get(stringify!($column))?,)+ })
            }
        }
    };
}

row! {
    /// A table apart from its chairs and steps.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub struct TableRow {
        /// Its address.
        pub id: String,
        /// The id of its game.
        pub game: String,
        /// The options of the game.
        pub options: String,
        /// The text of the edition, if it is not the shipped one.
        pub edition: Option<String>,
        /// How people come to it.
        pub kind: String,
        /// The guest who made it; empty for a program.
        pub creator: String,
        /// When it was made, in seconds since 1970.
        pub created: i64,
        /// When everybody last saw it change.
        pub changed: i64,
        /// Rises with every change that everybody may know of.
        pub revision: i64,
        /// The changes since then that only one seat may know of.
        pub hidden: i64,
        /// gathering, playing or over.
        pub progress: String,
        /// Whether a computer player is to decide.
        pub waits_for_bot: bool,
        /// What the host put into the draws.
        pub secret: String,
        /// Whether seats are drawn.
        pub random_seats: bool,
        /// What everybody put into the draws, once all sit.
        pub entropy: Option<String>,
        /// How it ended, if before its time.
        pub ended: Option<String>,
        /// Requests and offers between the players, as JSON.
        pub pending: String,
        /// The steps that it begins with, one a line.
        pub opening: String,
        /// Whether everybody agreed that hints may be asked for.
        pub hints: bool,
    }
}

/// What a review found of one position.
#[derive(Clone, Debug)]
pub struct JudgmentRow {
    /// The table.
    pub table: String,
    /// How many iterations it took.
    pub nodes: u32,
    /// How many steps had been taken before it.
    pub position: i64,
    /// What was found, as JSON.
    pub judgment: String,
}

row! {
    /// One chair of a table.
    #[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
    pub struct ChairRow {
        /// By seat, or in the order of the table while seats are still to be drawn.
        pub place: i64,
        /// nobody, bot, guest or program.
        pub kind: String,
        /// The bot's name, the guest's id or the hash of the program's token.
        pub who: String,
        /// What the sitter wants to be called.
        pub name: String,
        /// What the sitter put into the draws.
        pub entropy: Option<String>,
    }
}

row! {
    /// One step of a game.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub struct StepRow {
        /// Its number, from zero.
        pub n: i64,
        /// The revision that it came with.
        pub revision: i64,
        /// The seat that decided; none for chance.
        pub actor: Option<i64>,
        /// Its notation.
        pub text: String,
    }
}

/// Everything of one table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stored {
    /// The table itself.
    pub table: TableRow,
    /// Its chairs, in order.
    pub chairs: Vec<ChairRow>,
    /// Its steps, in order.
    pub steps: Vec<StepRow>,
}

/// One change of one table, to be made as a whole or not at all.
#[derive(Clone, Debug)]
pub struct Commit {
    /// The table as it is to be.
    pub table: TableRow,
    /// The revision it must have now, and the hidden changes since; `None` for a new table.
    pub from: Option<(i64, i64)>,
    /// The chairs as they are to be, if they change.
    pub chairs: Option<Vec<ChairRow>>,
    /// Steps from this number on are taken back first, if any.
    pub cut: Option<i64>,
    /// The steps that are appended.
    pub steps: Vec<StepRow>,
}
