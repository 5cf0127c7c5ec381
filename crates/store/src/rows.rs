//! What is stored, as it is stored.

use std::ops::RangeInclusive;
use std::time::Instant;

use serde::ser::SerializeSeq;
use serde::{Deserialize, Serialize, Serializer};

use crate::blocks::Company;
use crate::daily::EndedTry;
use crate::engine::Value;
use crate::games::NewGame;
use crate::ids::{GuestId, TableId};
use crate::outbox::Notice;
use crate::ratings::NewResult;

/// The row of a table: its key, the columns fixed when it is made, and those that change. This is the only list of
/// columns; all code that reads or writes them is generated from it.
macro_rules! table_row {
    (
        $(#[$about:meta])*
        pub struct $row:ident {
            key { $(#[$key_note:meta])* $key:ident: $id:ty, }
            settled { $($(#[$settled_note:meta])* $settled:ident: $settled_type:ty,)+ }
            changing { $($(#[$changing_note:meta])* $changing:ident: $changing_type:ty,)+ }
        }
    ) => {
        $(#[$about])*
        pub struct $row {
            $(#[$key_note])* pub $key: $id,
            $($(#[$settled_note])* pub $settled: $settled_type,)+
            $($(#[$changing_note])* pub $changing: $changing_type,)+
        }

        impl $row {
            pub(crate) const COLUMNS: &[&str] =
                &[stringify!($key), $(stringify!($settled),)+ $(stringify!($changing),)+];

            /// The changing columns, each with what `PostgreSQL` calls its type.
            pub(crate) const CHANGING: &[(&str, &str)] =
                &[$((stringify!($changing), <$changing_type as Kept>::TYPE),)+];

            /// A question for whole rows. It names every column: one that a newer program adds while this one runs would
            /// change what `*` means, and the statements that `PostgreSQL` has prepared would fail.
            pub(crate) fn select(what_else: &str, rest: &str) -> String {
                format!("SELECT {}{what_else} FROM tables {rest}", Self::COLUMNS.join(", "))
            }

            /// A row in which everything but the key is empty.
            pub fn new($key: $id) -> $row {
                $row { $key, $($settled: Default::default(),)+ $($changing: Default::default(),)+ }
            }

            /// The values of all columns, in the order of [`Self::COLUMNS`].
            pub(crate) fn values(&self) -> impl Iterator<Item = Value<'_>> {
                [(&self.$key).into(), $((&self.$settled).into(),)+ $((&self.$changing).into(),)+].into_iter()
            }

            /// Appends the changing columns, in the order of [`Self::CHANGING`].
            fn append_changing<S: SerializeSeq>(&self, sequence: &mut S) -> Result<(), S::Error> {
                $(sequence.serialize_element(&self.$changing)?;)+
                Ok(())
            }
        }

        row_of_either! { $row { $key: $id, $($settled: $settled_type,)+ $($changing: $changing_type,)+ } }
    };
}

/// Reads a row of either database by column names, which are the field names.
macro_rules! row_of_either {
    ($row:ident { $($column:ident: $type:ty,)+ }) => {
        impl<'r, R: sqlx::Row> sqlx::FromRow<'r, R> for $row
        where
            &'static str: sqlx::ColumnIndex<R>,
            $($type: sqlx::Decode<'r, R::Database> + sqlx::Type<R::Database>,)+
        {
            fn from_row(row: &'r R) -> Result<$row, sqlx::Error> {
                Ok($row { $($column: row.try_get(stringify!($column))?,)+ })
            }
        }
    };
}

/// What a column can hold.
pub(crate) trait Kept {
    /// What `PostgreSQL` calls its type.
    const TYPE: &'static str;
}

impl Kept for String {
    const TYPE: &'static str = "text";
}

impl Kept for i64 {
    const TYPE: &'static str = "bigint";
}

impl Kept for bool {
    const TYPE: &'static str = "boolean";
}

impl<T: Kept> Kept for Option<T> {
    const TYPE: &'static str = T::TYPE;
}

table_row! {
    /// A table without its chairs and steps. Its JSON keys are those of archives; keys newer than the first archives may
    /// be missing.
    #[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
    pub struct TableRow {
        key {
            /// Its address.
            id: TableId,
        }
        settled {
            /// The id of its game.
            game: String,
            /// The options of the game.
            options: String,
            /// The text of the edition, if it is not the shipped one.
            edition: Option<String>,
            /// Who can get to it.
            kind: String,
            /// The guest who made it; empty for a program.
            creator: String,
            /// When it was made, in seconds since 1970.
            created: i64,
            /// Whether seats are drawn.
            random_seats: bool,
            /// The steps it begins with, one per line.
            opening: String,
            /// The table that they were copied from, and the hash of its record.
            #[serde(default)]
            parent: Option<String>,
            /// Whether everybody agreed to allow hints.
            #[serde(default)]
            hints: bool,
            /// The deal that is played at it, if it is one.
            #[serde(default)]
            deal: Option<String>,
            /// Whether that is somebody's first try.
            #[serde(default)]
            counts: bool,
            /// How much time everybody has; none for as much as they like.
            #[serde(default)]
            pace: Option<String>,
            /// Whether it counts for ratings.
            #[serde(default)]
            rated: bool,
            /// The tournament that it belongs to.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            tournament: Option<String>,
            /// Whether its game is kept for everybody once it is over.
            #[serde(default)]
            is_public: bool,
            /// Whether its game was read from a dump, so that nobody can say where its draws came from.
            #[serde(default)]
            is_imported: bool,
        }
        changing {
            /// When everybody last saw it change.
            changed: i64,
            /// Goes up with every change that everybody may know about.
            revision: i64,
            /// How many changes since then only one seat may know about.
            #[serde(default)]
            hidden: i64,
            /// gathering, playing or over.
            progress: String,
            /// Whether a computer player is to decide.
            waits_for_bot: bool,
            /// What the host contributed to the draws: drawn anew whenever the table gathers again.
            secret: String,
            /// What everybody contributed to the draws, once the game has begun.
            entropy: Option<String>,
            /// How the places were taken, as JSON; none for games that began before this was noted.
            #[serde(default)]
            gathering: Option<String>,
            /// When those lose their chairs who have not revealed what they are committed to.
            #[serde(default)]
            reveal_by: Option<i64>,
            /// How it ended, if it was cut short.
            ended: Option<String>,
            /// What everybody has left of their time, as JSON.
            #[serde(default)]
            clock: Option<String>,
            /// Until when whoever is to decide may do so, in milliseconds by the clock of the database.
            #[serde(default)]
            deadline: Option<i64>,
            /// Requests and offers between the players, as JSON.
            pending: String,
            /// What lists show, as JSON. Rows of older versions have none until somebody reads them. It can be derived from
            /// the rest, so archives leave it out.
            #[serde(skip)]
            summary: Option<String>,
            /// The guest whose decision others wait for; empty if nobody waits. Rows of older versions have none until somebody
            /// reads them.
            #[serde(skip)]
            asks: Option<String>,
        }
    }
}

/// A row read by column names, which are the field names.
macro_rules! row {
    ($(#[$about:meta])* pub struct $row:ident { $($(#[$note:meta])* $column:ident: $type:ty,)+ }) => {
        $(#[$about])*
        pub struct $row {
            $($(#[$note])* pub $column: $type,)+
        }

        $crate::rows::row_of_either! { $row { $($column: $type,)+ } }
    };
}

pub(crate) use {row, row_of_either};

row! {
    /// One chair of a table.
    #[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
    pub struct ChairRow {
        /// The seat, or just a position at the table while seats are still to be drawn.
        place: i64,
        /// nobody, bot, guest or program.
        kind: String,
        /// The bot's name, the guest's id or the hash of the program's token.
        who: String,
        /// What the sitter wants to be called.
        name: String,
        /// What the sitter contributed to the draws.
        entropy: Option<String>,
        /// When nothing is to fall due for the sitter: quiet hours and the end of the last vacation, with a semicolon between.
        /// It belongs to the account, so it is only read here.
        #[serde(default, skip_serializing)]
        rest: Option<String>,
    }
}

row! {
    /// One step of a game.
    #[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
    pub struct StepRow {
        /// Its number, from zero.
        n: i64,
        /// The revision it came with.
        revision: i64,
        /// The seat that decided; none for chance.
        actor: Option<i64>,
        /// Its notation.
        text: String,
        /// When it was taken, in milliseconds by the clock of the database, where time counts.
        at: Option<i64>,
    }
}

/// What a review found about one position.
#[derive(Clone, Debug)]
pub struct JudgmentRow {
    /// The table.
    pub table: TableId,
    /// How many iterations it took.
    pub nodes: u32,
    /// How many steps had been taken before it.
    pub position: i64,
    /// What was found, as JSON.
    pub judgment: String,
}

row! {
    /// A step of a lesson that a guest has done. Its JSON keys are those of archives.
    #[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
    pub struct LearntRow {
        /// The guest.
        guest: GuestId,
        /// The game.
        game: String,
        /// The lesson.
        lesson: String,
        /// The step.
        step: String,
        /// When, in seconds since 1970.
        done: i64,
    }
}

row! {
    /// What a guest made of a puzzle. Its JSON keys are those of archives.
    #[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
    pub struct PuzzledRow {
        /// The guest.
        guest: GuestId,
        /// The game.
        game: String,
        /// Which one it was for this guest, counted from one.
        number: i64,
        /// The puzzle.
        puzzle: String,
        /// What came of it.
        outcome: String,
        /// When it was first answered, in seconds since 1970.
        began: i64,
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

/// A table in a list: without its steps.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ListedRow {
    /// The table itself.
    pub table: TableRow,
    /// Its chairs, in order.
    pub chairs: Vec<ChairRow>,
}

/// Something to be done completely or not at all.
#[derive(Clone, Debug)]
pub enum Commit {
    /// A new table.
    Create(Box<Stored>),
    /// A change of a table.
    Change(Box<Change>),
}

/// One change of one table.
#[derive(Clone, Debug)]
pub struct Change {
    /// The table as it is to be.
    pub table: TableRow,
    /// The revision it must be at now, and the number of hidden changes since.
    pub from: (i64, i64),
    /// The chairs that change, as they are to be.
    pub chairs: Vec<ChairRow>,
    /// The places that somebody has left by the change, whoever sits there now.
    pub left: Vec<i64>,
    /// Steps from this number on are taken back first, if any.
    pub cut: Option<i64>,
    /// The steps that are appended.
    pub steps: Vec<StepRow>,
    /// A new table that the change opens. It exists if and only if the change was made.
    pub opens: Option<Box<Stored>>,
    /// The one-time link that the change uses up. It is used up if and only if the change was made.
    pub uses: Option<UsedHandover>,
    /// How a first try at a deal ended by the change.
    pub ends: Option<EndedTry>,
    /// Who sits down with whom by the change. It is made only if neither has blocked the other.
    pub company: Option<Company>,
    /// How a rated game ended by the change. It is kept if and only if the change was made.
    pub rates: Option<Box<NewResult>>,
    /// What people are told by it who do not look. They are if and only if the change was made.
    pub notices: Vec<Notice>,
    /// Whose turn is over by it, so that they need not be told of it any more.
    pub hushes: Option<GuestId>,
    /// The game that ended by the change, if everybody may look it up. It is kept if and only if the change was made.
    pub archives: Option<Box<NewGame>>,
    /// When it may be made.
    pub timing: Timing,
}

/// When a change may be made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Timing {
    /// At any time.
    Any,
    /// While there is time. It was asked for at this moment, and what it has waited since does not count.
    InTime(Instant),
    /// Once time is up.
    Late,
}

impl Timing {
    /// For how many milliseconds it has waited, if there must be time; less than nothing if time must be up.
    fn waited(self) -> Option<i64> {
        match self {
            Timing::Any => None,
            Timing::InTime(asked) => Some(asked.elapsed().as_millis() as i64),
            Timing::Late => Some(-1),
        }
    }
}

/// A one-time link that is used up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UsedHandover {
    /// The hash of its token.
    pub token: String,
    /// When it may expire to be good now.
    pub good: RangeInclusive<i64>,
}

impl Commit {
    /// The table that it is about.
    pub(crate) fn table(&self) -> &TableId {
        match self {
            Commit::Create(stored) => &stored.table.id,
            Commit::Change(change) => &change.table.id,
        }
    }

    /// The new table, if there is one.
    pub(crate) fn created(&self) -> Option<&Stored> {
        match self {
            Commit::Create(stored) => Some(stored),
            Commit::Change(change) => change.opens.as_deref(),
        }
    }

    /// The change of a table that was there before, if it is one.
    pub(crate) fn change(&self) -> Option<&Change> {
        match self {
            Commit::Create(_) => None,
            Commit::Change(change) => Some(change),
        }
    }

    /// Whether it does more than to change a table and to append steps.
    pub(crate) fn is_rare(&self) -> bool {
        self.created().is_some()
            || self.change().is_some_and(|change| {
                let Change { chairs, cut, uses, ends, company, rates, archives, .. } = change;
                let has_parts = uses.is_some() || ends.is_some() || company.is_some();
                !chairs.is_empty() || cut.is_some() || has_parts || rates.is_some() || archives.is_some()
            })
    }

    /// The steps of the table that it makes, each with that table.
    pub(crate) fn first_steps(&self) -> impl Iterator<Item = (&TableId, &StepRow)> {
        let made = self.created().into_iter();
        made.flat_map(|stored| stored.steps.iter().map(|step| (&stored.table.id, step)))
    }

    /// The steps that it appends to a table that was there before, each with that table.
    pub(crate) fn later_steps(&self) -> impl Iterator<Item = (&TableId, &StepRow)> {
        let changed = self.change().into_iter();
        changed.flat_map(|change| change.steps.iter().map(|step| (&change.table.id, step)))
    }
}

/// The table, the revision and the number of hidden changes it must be at, when it may be made, then one value for each column
/// that changes.
impl Serialize for Change {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut sequence = serializer.serialize_seq(Some(Change::BEFORE + TableRow::CHANGING.len()))?;
        sequence.serialize_element(&self.table.id)?;
        sequence.serialize_element(&self.from.0)?;
        sequence.serialize_element(&self.from.1)?;
        sequence.serialize_element(&self.timing.waited())?;
        self.table.append_changing(&mut sequence)?;
        sequence.end()
    }
}

impl Change {
    /// How many values come before the changing columns.
    pub(crate) const BEFORE: usize = 4;
}
