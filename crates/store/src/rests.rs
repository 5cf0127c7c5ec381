//! When nothing is to fall due for somebody: quiet hours, and vacation.
//!
//! Every change of that is a change of the tables that it concerns, so that whoever changes one of them at the same moment
//! comes too late and looks again.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use crate::claims::{NOW_POSTGRES, NOW_SQLITE};
use crate::engine::{On, Readers, Statement};
use crate::ids::GuestId;
use crate::rows::row;
use crate::statements::execute;
use crate::write::Write;
use crate::{Store, StoreError};

row! {
    /// When nothing is to fall due for the owner of an account. Times are milliseconds since 1970 by the clock of the
    /// database. Its JSON keys are those of archives.
    #[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
    pub struct RestRow {
        /// Hours and a time zone; empty for none.
        quiet: String,
        /// When these were last changed.
        quiet_since: i64,
        /// Whether a day of vacation is taken by itself before a flag falls.
        is_automatic: bool,
        /// How many milliseconds of vacation were left at a time.
        saved: i64,
        /// When that was.
        counted: i64,
        /// Until when the last vacation lasts; 0 if there was none.
        away_until: i64,
    }
}

/// A change of when nothing is to fall due for somebody.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChangeRest {
    /// The account.
    pub account: GuestId,
    /// What it has to be now.
    pub before: RestRow,
    /// What it is to be.
    pub after: RestRow,
    /// By how many milliseconds what its owner has to decide is put off, wherever others wait for it.
    pub by: i64,
}

/// Whoever has changed nothing earns vacation from the day on which the account was made.
const REST: &str = "SELECT COALESCE(quiet, '') AS quiet, COALESCE(quiet_since, 0) AS quiet_since, \
    COALESCE(is_automatic, TRUE) AS is_automatic, COALESCE(saved, 0) AS saved, \
    COALESCE(counted, accounts.created * 1000) AS counted, COALESCE(away_until, 0) AS away_until \
    FROM accounts LEFT JOIN rests ON rests.account = accounts.id WHERE accounts.id = $1";

static TIRED_SQLITE: LazyLock<String> = LazyLock::new(|| tired(NOW_SQLITE));
static TIRED_POSTGRES: LazyLock<String> = LazyLock::new(|| tired(NOW_POSTGRES));

/// Whose time is nearly up. Whose is up already had it before.
fn tired(now: &str) -> String {
    format!(
        "SELECT DISTINCT asks FROM tables WHERE deadline BETWEEN {now} AND {now} + $1 AND progress = 'playing' \
         AND {BY_DAYS} AND {OTHERS_WAIT} AND asks > $2 AND asks IN (SELECT id FROM accounts) \
         AND asks NOT IN (SELECT account FROM rests WHERE NOT is_automatic) ORDER BY asks LIMIT $3"
    )
}

/// Whether a turn has days.
const BY_DAYS: &str = "(pace LIKE '%d' OR pace LIKE '%d claim')";

/// Whether others than computer players wait for whoever is to decide.
const OTHERS_WAIT: &str = "EXISTS (SELECT 1 FROM chairs WHERE chairs.table_id = tables.id \
    AND (chairs.kind = 'program' OR (chairs.kind = 'guest' AND chairs.who <> tables.asks)))";

impl Store {
    /// When nothing is to fall due for the owner of an account; `None` if there is no such account.
    pub async fn rest(&self, account: &GuestId) -> Result<Option<RestRow>, StoreError> {
        self.readers.first(Statement::new(REST).with(account)).await.map_err(StoreError::from)
    }

    /// Changes when nothing is to fall due for somebody, unless it is not what it has to be. Returns whether it was changed.
    pub async fn change_rest(&self, change: ChangeRest) -> Result<bool, StoreError> {
        self.writer.write(change).await
    }

    /// The accounts that come after this one, at most so many, whose time is up within so many milliseconds and who want to
    /// go on vacation before that.
    pub async fn tired(&self, within: i64, after: &str, most: i64) -> Result<Vec<GuestId>, StoreError> {
        let tired = match &self.readers {
            Readers::Sqlite(..) => &TIRED_SQLITE,
            Readers::Postgres(..) => &TIRED_POSTGRES,
        };
        let tired = Statement::new(tired).with(within).with(after).with(most);
        let found: Vec<(GuestId,)> = self.readers.all(tired).await?;
        Ok(found.into_iter().map(|(account,)| account).collect())
    }
}

const ADD: &str = "INSERT INTO rests (account, quiet, quiet_since, is_automatic, saved, counted, away_until) \
    SELECT id, $2, $3, $4, $5, $6, $7 FROM accounts WHERE id = $1 ON CONFLICT (account) DO NOTHING";

const CHANGE: &str = "UPDATE rests SET quiet = $8, quiet_since = $9, is_automatic = $10, saved = $11, counted = $12, \
    away_until = $13 WHERE account = $1 AND quiet = $2 AND quiet_since = $3 AND is_automatic = $4 AND saved = $5 \
    AND counted = $6 AND away_until = $7";

/// Everybody at these tables has to hear of it, so it is a new revision.
static PUT_OFF: LazyLock<String> = LazyLock::new(|| {
    format!(
        "UPDATE tables SET revision = revision + 1, hidden = 0, \
         deadline = CASE WHEN asks = $1 AND {OTHERS_WAIT} THEN deadline + $2 ELSE deadline END \
         WHERE progress IN ('gathering', 'playing') AND {BY_DAYS} \
         AND id IN (SELECT table_id FROM chairs WHERE kind = 'guest' AND who = $1)"
    )
});

impl Write for ChangeRest {
    /// Whether it was what it had to be.
    type Done = bool;

    async fn write(&self, mut on: On<'_>) -> Result<bool, StoreError> {
        keep(&mut on, &self.account, &self.before).await?;
        let change = with_row(Statement::new(CHANGE).with(&self.account), &self.before);
        if execute(&mut on, with_row(change, &self.after)).await? == 0 {
            return Ok(false);
        }
        execute(&mut on, Statement::new(&PUT_OFF).with(&self.account).with(self.by)).await.map(|_| true)
    }
}

/// Keeps when nothing is to fall due for somebody, unless that is known.
pub(crate) async fn keep(on: &mut On<'_>, account: &GuestId, row: &RestRow) -> Result<(), StoreError> {
    execute(on, with_row(Statement::new(ADD).with(account), row)).await.map(|_| ())
}

fn with_row<'a>(statement: Statement<'a>, row: &'a RestRow) -> Statement<'a> {
    let RestRow { quiet, quiet_since, is_automatic, saved, counted, away_until } = row;
    let statement = statement.with(quiet).with(quiet_since).with(is_automatic);
    statement.with(saved).with(counted).with(away_until)
}
