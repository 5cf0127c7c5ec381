//! Whose time is up, and how long nobody watched over it.
//!
//! The clock of the database is the only one that counts. Somebody asks it every second, and leaves a mark. If the last mark
//! is old, nobody could play meanwhile, so everybody gets that time back.

use crate::engine::{On, Readers, Statement};
use crate::ids::TableId;
use crate::statements::execute;
use crate::write::{Write, failed};
use crate::{Store, StoreError};

/// From how many milliseconds on nobody watched or the clock was set back, and how many more everybody gets who could not play,
/// to find their way back.
const OUTAGE: i64 = 5_000;
const TO_RETURN: i64 = 15_000;

/// What there is to know about time at a moment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Moment {
    /// The present, in milliseconds since 1970.
    pub now: i64,
    /// Whether anybody's time runs out some day.
    pub is_running: bool,
}

const MOMENT_SQLITE: &str = "SELECT CAST(unixepoch('subsec') * 1000 AS INTEGER), \
    EXISTS (SELECT 1 FROM tables WHERE deadline IS NOT NULL)";

const MOMENT_POSTGRES: &str = "SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint, \
    EXISTS (SELECT 1 FROM tables WHERE deadline IS NOT NULL)";

const OVERDUE_SQLITE: &str = "SELECT deadline, id FROM tables WHERE deadline < CAST(unixepoch('subsec') * 1000 AS INTEGER) \
    AND pace NOT LIKE '% claim' AND (deadline, id) > ($1, $2) ORDER BY deadline, id LIMIT $3";

const OVERDUE_POSTGRES: &str = "SELECT deadline, id FROM tables \
    WHERE deadline < (extract(epoch FROM clock_timestamp()) * 1000)::bigint \
    AND pace NOT LIKE '% claim' AND (deadline, id) > ($1, $2) ORDER BY deadline, id LIMIT $3";

impl Store {
    /// What time it is for the database.
    pub async fn moment(&self) -> Result<Moment, StoreError> {
        let moment = match &self.readers {
            Readers::Sqlite(..) => MOMENT_SQLITE,
            Readers::Postgres(..) => MOMENT_POSTGRES,
        };
        let told: Option<(i64, bool)> = self.readers.first(Statement::new(moment)).await?;
        let (now, is_running) = told.ok_or_else(|| StoreError::Unread("no time of day".to_owned()))?;
        Ok(Moment { now, is_running })
    }

    /// The tables at which somebody's time is up and a flag falls by itself, each with its deadline, longest ago first: at most
    /// so many that come after this one.
    pub async fn overdue(
        &self,
        after: Option<&(i64, TableId)>,
        most: i64,
    ) -> Result<Vec<(i64, TableId)>, StoreError> {
        let overdue = match &self.readers {
            Readers::Sqlite(..) => OVERDUE_SQLITE,
            Readers::Postgres(..) => OVERDUE_POSTGRES,
        };
        let (deadline, id) = after.map_or((i64::MIN, ""), |(deadline, id)| (*deadline, id.as_str()));
        let overdue = Statement::new(overdue).with(deadline).with(id).with(most);
        self.readers.all(overdue).await.map_err(StoreError::from)
    }

    /// Marks that somebody watches over the deadlines. If nobody did for a while, all of them are put off by as much, and if the
    /// clock was set back, so are they; then it returns by how many milliseconds.
    pub async fn watch_deadlines(&self) -> Result<Option<i64>, StoreError> {
        self.writer.write(Watch).await
    }

    /// Marks that there are no deadlines to watch over, so that nobody is missed.
    pub async fn rest_from_deadlines(&self) -> Result<(), StoreError> {
        self.writer.write(Rest).await
    }
}

/// A mark that somebody watches.
struct Watch;

/// Only the first of several at the same moment finds the old mark.
const MARK: &str = "UPDATE pulse SET at = $2 WHERE id = 0 AND at = $1";
const FIRST_MARK: &str = "INSERT INTO pulse (id, at) VALUES (0, $1) ON CONFLICT (id) DO NOTHING";

/// Everybody has to hear of it, so it is a new revision.
const PUT_OFF: &str = "UPDATE tables SET deadline = deadline + $1, revision = revision + 1, hidden = 0 \
    WHERE deadline IS NOT NULL";

impl Write for Watch {
    type Done = Option<i64>;

    async fn write(&self, mut on: On<'_>) -> Result<Option<i64>, StoreError> {
        let (now, last) = last_mark(&mut on).await?;
        let Some(last) = last else {
            execute(&mut on, Statement::new(FIRST_MARK).with(now)).await?;
            return Ok(None);
        };
        let is_first = execute(&mut on, Statement::new(MARK).with(last).with(now)).await? == 1;
        let missed = now - last;
        if !is_first || missed.abs() <= OUTAGE {
            return Ok(None);
        }
        let more = if missed > 0 { missed + TO_RETURN } else { missed };
        execute(&mut on, Statement::new(PUT_OFF).with(more)).await?;
        Ok(Some(more))
    }
}

const LAST_SQLITE: &str =
    "SELECT CAST(unixepoch('subsec') * 1000 AS INTEGER), (SELECT at FROM pulse WHERE id = 0)";
const LAST_POSTGRES: &str =
    "SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint, (SELECT at FROM pulse WHERE id = 0)";

/// The present, and the last mark if there is one.
async fn last_mark(on: &mut On<'_>) -> Result<(i64, Option<i64>), StoreError> {
    let last = match on {
        On::Sqlite(_) => LAST_SQLITE,
        On::Postgres(_) => LAST_POSTGRES,
    };
    let told = on.first(Statement::new(last)).await.map_err(|error| failed(&error))?;
    told.ok_or(StoreError::Unwritten)
}

/// No mark.
struct Rest;

impl Write for Rest {
    type Done = ();

    async fn write(&self, mut on: On<'_>) -> Result<(), StoreError> {
        execute(&mut on, Statement::new("DELETE FROM pulse WHERE id = 0")).await.map(|_| ())
    }
}
