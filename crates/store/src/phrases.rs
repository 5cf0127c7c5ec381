//! Ready-made phrases at tables, and who wants none. They are no part of the game: saying one changes no row of the table.
//!
//! Whoever said one is known by the place that they took, which no draw of seats changes. Rows are numbered through, so the
//! last number says how far a table has got; of two that are written at the same time, the second finds its number taken.

use crate::engine::{On, Statement};
use crate::ids::{GuestId, TableId};
use crate::rows::{ChairRow, row};
use crate::statements::execute;
use crate::write::{Write, failed};
use crate::{Store, StoreError};

/// How many rows are kept of a table.
pub const MOST_PHRASES: i64 = 50;

/// How many phrases one place may say within so many seconds.
const MOST_AT_ONCE: usize = 5;
const AT_ONCE: i64 = 60;

/// How many seconds pass before the same may be said again.
const AGAIN_AFTER: i64 = 10;

/// How often somebody may make up their mind within the same time.
const MOST_SWITCHES: usize = 6;

/// What stands instead of a phrase when somebody switches them off or on, and when whoever said it has got up.
const OFF: &str = "off";
const ON: &str = "on";
const GONE: &str = "";

row! {
    /// Something that was said.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub struct PhraseRow {
        /// Its number, from one.
        n: i64,
        /// Who said it: the place that they took when the table gathered.
        place: i64,
        /// What. Some rows are notes, and no phrase.
        phrase: String,
        /// When, in seconds since 1970.
        at: i64,
    }
}

/// What was said at a table, the first first, and the places that want no phrases.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct TalkRows {
    /// What was said.
    pub phrases: Vec<PhraseRow>,
    /// Who wants none.
    pub quiet: Vec<i64>,
}

const PHRASES: &str = "SELECT n, place, phrase, at FROM phrases WHERE table_id = $1 ORDER BY n";
const QUIET: &str = "SELECT place FROM quiet WHERE table_id = $1 ORDER BY place";

impl Store {
    /// What was said at a table last.
    pub async fn talk(&self, table: &TableId) -> Result<TalkRows, StoreError> {
        let mut reading = self.readers.begin().await?;
        let mut on = reading.on();
        let phrases = on.all(Statement::new(PHRASES).with(table)).await?;
        let quiet: Vec<(i64,)> = on.all(Statement::new(QUIET).with(table)).await?;
        reading.end().await?;
        Ok(TalkRows { phrases, quiet: quiet.into_iter().map(|(place,)| place).collect() })
    }

    /// Says something at a table, unless that is too much. [`StoreError::Conflict`] says that somebody else spoke at the same
    /// moment.
    pub async fn say(&self, say: Say) -> Result<Said, StoreError> {
        self.writer.write(say).await
    }

    /// Switches phrases off or on for a place, unless that was done too often. [`StoreError::Conflict`] says the same as above.
    pub async fn switch_talk(&self, switch: SwitchTalk) -> Result<Said, StoreError> {
        self.writer.write(switch).await
    }
}

/// What became of something that somebody wanted to say.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Said {
    /// It was said.
    Done,
    /// They do not sit there.
    NotSeated,
    /// The table is not at the stage at which it was to be said.
    Behind,
    /// Somebody at the table wants no phrases.
    Quiet,
    /// They have said the same a moment ago.
    Again,
    /// They have said much in a short time.
    TooMuch,
}

/// Something to be said.
pub struct Say {
    /// Where.
    pub table: TableId,
    /// Who says it.
    pub who: GuestId,
    /// The revision of the table, and the number of hidden changes since.
    pub stage: (i64, i64),
    /// The place that they took.
    pub place: i64,
    /// The places of all people at the table.
    pub people: Vec<i64>,
    /// What.
    pub phrase: String,
    /// The present.
    pub now: i64,
}

impl Write for Say {
    type Done = Said;

    async fn write(&self, mut on: On<'_>) -> Result<Said, StoreError> {
        if let Some(refused) = refuse(&mut on, &self.table, &self.who, self.stage).await? {
            return Ok(refused);
        }
        let quiet: Vec<(i64,)> =
            on.all(Statement::new(QUIET).with(&self.table)).await.map_err(|error| failed(&error))?;
        if quiet.iter().any(|(place,)| self.people.contains(place)) {
            return Ok(Said::Quiet);
        }
        let kept = kept(&mut on, &self.table).await?;
        let own = || kept.iter().filter(|row| row.place == self.place && !is_switch(row));
        let is_same = |last: &PhraseRow| last.phrase == self.phrase && last.at > self.now - AGAIN_AFTER;
        if own().next_back().is_some_and(is_same) {
            return Ok(Said::Again);
        }
        if own().filter(|row| row.at > self.now - AT_ONCE).count() >= MOST_AT_ONCE {
            return Ok(Said::TooMuch);
        }
        append(&mut on, &self.table, &kept, (self.place, &self.phrase), self.now).await
    }
}

/// Whether a place wants phrases.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wants {
    /// It does.
    Phrases,
    /// It does not.
    Quiet,
}

/// Phrases switched off or on.
pub struct SwitchTalk {
    /// Where.
    pub table: TableId,
    /// Who switches.
    pub who: GuestId,
    /// The revision of the table, and the number of hidden changes since.
    pub stage: (i64, i64),
    /// The place that they took.
    pub place: i64,
    /// What they want.
    pub wants: Wants,
    /// The present.
    pub now: i64,
}

impl Write for SwitchTalk {
    type Done = Said;

    /// Switching them off always works; what was switched off may be switched on again only so often.
    async fn write(&self, mut on: On<'_>) -> Result<Said, StoreError> {
        if let Some(refused) = refuse(&mut on, &self.table, &self.who, self.stage).await? {
            return Ok(refused);
        }
        let kept = kept(&mut on, &self.table).await?;
        let own = kept.iter().filter(|row| row.place == self.place && is_switch(row));
        let is_too_often = own.filter(|row| row.at > self.now - AT_ONCE).count() >= MOST_SWITCHES;
        let (change, note) = match self.wants {
            Wants::Quiet => {
                ("INSERT INTO quiet (table_id, place) VALUES ($1, $2) ON CONFLICT DO NOTHING", OFF)
            }
            Wants::Phrases if is_too_often => return Ok(Said::TooMuch),
            Wants::Phrases => ("DELETE FROM quiet WHERE table_id = $1 AND place = $2", ON),
        };
        if execute(&mut on, Statement::new(change).with(&self.table).with(self.place)).await? == 0 {
            return Ok(Said::Done);
        }
        append(&mut on, &self.table, &kept, (self.place, note), self.now).await
    }
}

/// Why somebody may not speak. Who has which place is known only at one stage of the table.
async fn refuse(
    on: &mut On<'_>,
    table: &TableId,
    who: &GuestId,
    stage: (i64, i64),
) -> Result<Option<Said>, StoreError> {
    let now = Statement::new("SELECT revision, hidden FROM tables WHERE id = $1").with(table);
    let now = on.first::<(i64, i64)>(now).await.map_err(|error| failed(&error))?;
    if now.is_some_and(|now| now != stage) {
        return Ok(Some(Said::Behind));
    }
    let chair = "SELECT place FROM chairs WHERE table_id = $1 AND kind = 'guest' AND who = $2 LIMIT 1";
    let chair = on.first::<(i64,)>(Statement::new(chair).with(table).with(who)).await;
    Ok(chair.map_err(|error| failed(&error))?.is_none().then_some(Said::NotSeated))
}

async fn kept(on: &mut On<'_>, table: &TableId) -> Result<Vec<PhraseRow>, StoreError> {
    on.all(Statement::new(PHRASES).with(table)).await.map_err(|error| failed(&error))
}

fn is_switch(row: &PhraseRow) -> bool {
    row.phrase == OFF || row.phrase == ON
}

async fn append(
    on: &mut On<'_>,
    table: &TableId,
    kept: &[PhraseRow],
    (place, phrase): (i64, &str),
    now: i64,
) -> Result<Said, StoreError> {
    let n = kept.last().map_or(1, |last| last.n + 1);
    let insert = "INSERT INTO phrases (table_id, n, place, phrase, at) VALUES ($1, $2, $3, $4, $5)";
    let insert = Statement::new(insert).with(table).with(n).with(place).with(phrase).with(now);
    execute(on, insert).await?;
    let forget = "DELETE FROM phrases WHERE table_id = $1 AND n <= $2";
    execute(on, Statement::new(forget).with(table).with(n - MOST_PHRASES)).await?;
    Ok(Said::Done)
}

/// Whoever has got up from one of these chairs takes along what they said. The rows stay, so that their numbers never come
/// again.
pub(crate) async fn forget_those_who_left(
    on: &mut On<'_>,
    table: &TableId,
    chairs: &[ChairRow],
) -> Result<(), StoreError> {
    for chair in chairs.iter().filter(|chair| chair.kind == "nobody") {
        let forget = "UPDATE phrases SET phrase = $3 WHERE table_id = $1 AND place = $2";
        execute(on, Statement::new(forget).with(table).with(chair.place).with(GONE)).await?;
        let forget = "DELETE FROM quiet WHERE table_id = $1 AND place = $2";
        execute(on, Statement::new(forget).with(table).with(chair.place)).await?;
    }
    Ok(())
}
