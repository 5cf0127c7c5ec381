//! What pages show of ratings.

use std::sync::LazyLock;

use crate::engine::{Readers, Statement};
use crate::ids::{GuestId, TableId};
use crate::ratings::RatingChangeRow;
use crate::rows::row;
use crate::statements::to_json;
use crate::{Store, StoreError};

row! {
    /// Somebody on a leaderboard.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub struct LeaderRow {
        /// Whose rating it is.
        account: GuestId,
        /// What they are called.
        name: String,
        /// The strength in thousandths of a point.
        mean: i64,
        /// Its deviation.
        deviation: i64,
        /// How many games were against people.
        among_people: i64,
        /// When the last game ended, in seconds since 1970.
        at: i64,
    }
}

row! {
    /// A point of somebody's curve.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub struct PointRow {
        /// When the game ended, in seconds since 1970.
        at: i64,
        /// The strength after it, in thousandths of a point.
        mean: i64,
        /// Its deviation.
        deviation: i64,
    }
}

row! {
    /// How a rated game ended for somebody.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub struct FormRow {
        /// When, in seconds since 1970.
        at: i64,
        /// played, resigned, left or timed-out.
        ended: String,
        /// How many turns were their own.
        turns: i64,
        /// `counts`, or why it changed no rating; `None` before it was counted.
        verdict: Option<String>,
    }
}

row! {
    /// How many rated games somebody has played, and how many of them to the end.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
    pub struct ShareRow {
        /// All of them.
        games: i64,
        /// Those that they did not leave, and in which their time did not run out.
        finished: i64,
    }
}

/// Accounts that are suspended or seen by nobody are not shown.
const LEADERS: &str = "SELECT ratings.account AS account, accounts.name AS name, ratings.mean AS mean, \
    ratings.deviation AS deviation, ratings.among_people AS among_people, ratings.at AS at \
    FROM ratings JOIN accounts ON accounts.id = ratings.account \
    WHERE ratings.game = $1 AND ratings.deviation <= $2 AND ratings.among_people >= $3 \
    AND accounts.profile <> 'nobody' AND (accounts.suspended_until IS NULL OR accounts.suspended_until <= $4) \
    AND (accounts.owner IS NOT NULL) = $6 \
    ORDER BY ratings.mean - ratings.deviation DESC, ratings.account LIMIT $5";

/// The last ones, the first of them first.
const CURVE: &str = "SELECT at, mean, deviation FROM (SELECT results.at AS at, rating_changes.mean AS mean, \
    rating_changes.deviation AS deviation, rating_changes.number AS number \
    FROM rating_changes JOIN results ON results.number = rating_changes.number \
    WHERE rating_changes.account = $1 AND rating_changes.game = $2 \
    ORDER BY rating_changes.number DESC LIMIT $3) AS latest ORDER BY number";

const CHANGES: &str = "SELECT rating_changes.number AS number, account, rating_changes.game AS game, mean_before, \
    deviation_before, mean, deviation FROM rating_changes JOIN results ON results.number = rating_changes.number \
    WHERE results.table_id = $1 ORDER BY account";

static CHANGES_AT_SQLITE: LazyLock<String> = LazyLock::new(|| changes_at("SELECT value FROM json_each($2)"));
static CHANGES_AT_POSTGRES: LazyLock<String> =
    LazyLock::new(|| changes_at("SELECT jsonb_array_elements_text($2::jsonb)"));

fn changes_at(tables: &str) -> String {
    format!(
        "SELECT results.table_id AS table_id, rating_changes.mean_before AS mean_before, rating_changes.mean AS mean \
         FROM results JOIN rating_changes ON rating_changes.number = results.number \
         WHERE rating_changes.account = $1 AND results.table_id IN ({tables})"
    )
}

const FORM: &str = "SELECT results.at AS at, result_seats.ended AS ended, result_seats.turns AS turns, results.verdict AS verdict \
    FROM result_seats \
    JOIN results ON results.table_id = result_seats.table_id \
    WHERE result_seats.who = $1 AND result_seats.strength IS NULL AND results.at >= $2 \
    ORDER BY results.at, results.table_id";

const SHARE: &str = "SELECT COUNT(*) AS games, \
    COUNT(CASE WHEN ended IN ('played', 'resigned') THEN 1 END) AS finished \
    FROM result_seats WHERE who = $1 AND strength IS NULL";

const TOGETHER: &str = "SELECT COUNT(*) FROM result_seats AS one \
    JOIN result_seats AS other ON other.table_id = one.table_id JOIN results ON results.table_id = one.table_id \
    WHERE one.who = $1 AND one.strength IS NULL AND other.who = $2 AND (other.strength IS NULL) = $3 \
    AND results.verdict = 'counts' AND results.at >= $4 AND results.at < $5 AND results.number <= $6";

/// Who is on a leaderboard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kin {
    /// People.
    People,
    /// Accounts of programs.
    Programs,
}

/// Two who sat together, as far as it matters for how often they may.
#[derive(Clone, Copy, Debug)]
pub struct Together<'a> {
    /// Somebody with an account.
    pub one: &'a str,
    /// Somebody else, or a level.
    pub other: &'a str,
    /// Whether the other is a person.
    pub is_person: bool,
}

impl Store {
    /// The best of a game: those whose deviation is at most this, after that many games against people.
    pub async fn leaders(
        &self,
        game: &str,
        (deviation, games): (i64, i64),
        now: i64,
        most: i64,
        kin: Kin,
    ) -> Result<Vec<LeaderRow>, StoreError> {
        let leaders = Statement::new(LEADERS).with(game).with(deviation).with(games).with(now).with(most);
        let is_program = kin == Kin::Programs;
        let leaders = leaders.with(&is_program);
        self.readers.all(leaders).await.map_err(StoreError::from)
    }

    /// How somebody's rating went on, game by game, the last so many.
    pub async fn rating_curve(
        &self,
        account: &GuestId,
        game: &str,
        most: i64,
    ) -> Result<Vec<PointRow>, StoreError> {
        let curve = Statement::new(CURVE).with(account).with(game).with(most);
        self.readers.all(curve).await.map_err(StoreError::from)
    }

    /// What the result of a table changed.
    pub async fn rating_changes(&self, table: &TableId) -> Result<Vec<RatingChangeRow>, StoreError> {
        self.readers.all(Statement::new(CHANGES).with(table)).await.map_err(StoreError::from)
    }

    /// How somebody's rating was before each of these tables and after it, for those that were counted.
    pub async fn rating_changes_at(
        &self,
        account: &GuestId,
        tables: &[&TableId],
    ) -> Result<Vec<(TableId, i64, i64)>, StoreError> {
        let changes = match &self.readers {
            Readers::Sqlite(..) => &CHANGES_AT_SQLITE,
            Readers::Postgres(..) => &CHANGES_AT_POSTGRES,
        };
        let tables = to_json(&tables);
        let changes = Statement::new(changes).with(account).with(&tables);
        self.readers.all(changes).await.map_err(StoreError::from)
    }

    /// How somebody's rated games have ended since a time, in order.
    pub async fn form_of(&self, account: &GuestId, since: i64) -> Result<Vec<FormRow>, StoreError> {
        self.readers.all(Statement::new(FORM).with(account).with(since)).await.map_err(StoreError::from)
    }

    /// How many rated games somebody has played, and finished.
    pub async fn finished_share(&self, account: &GuestId) -> Result<ShareRow, StoreError> {
        let share = self.readers.first(Statement::new(SHARE).with(account)).await?;
        Ok(share.unwrap_or_default())
    }

    /// When a table was made, in seconds since 1970, if it is still there.
    pub async fn made(&self, table: &TableId) -> Result<Option<i64>, StoreError> {
        let made = Statement::new("SELECT created FROM tables WHERE id = $1").with(table);
        let found: Option<(i64,)> = self.readers.first(made).await?;
        Ok(found.map(|(made,)| made))
    }

    /// How many results of two were counted that ended from one time until before another, up to a number.
    pub async fn count_together(
        &self,
        two: Together<'_>,
        (from, to): (i64, i64),
        upto: i64,
    ) -> Result<i64, StoreError> {
        let count = Statement::new(TOGETHER).with(two.one).with(two.other).with(&two.is_person);
        let counted: Option<(i64,)> = self.readers.first(count.with(from).with(to).with(upto)).await?;
        Ok(counted.map_or(0, |(count,)| count))
    }
}
