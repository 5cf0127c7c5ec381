//! How rated games ended.

use serde::{Deserialize, Serialize};

use crate::engine::{On, Statement};
use crate::ids::TableId;
use crate::rows::{row, row_of_either};
use crate::statements::execute;
use crate::write::Write;
use crate::{Store, StoreError};

/// How a rated game ended. Its JSON keys are those of archives.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct NewResult {
    /// Its table.
    pub table: TableId,
    /// The game.
    pub game: String,
    /// When it ended, in seconds since 1970.
    pub at: i64,
    /// How a difference in strength shows in such games, as JSON.
    pub field: String,
    /// Who sat down, seat by seat.
    pub seats: Vec<SeatRow>,
}

row! {
    /// How a rated game ended for somebody. Its JSON keys are those of archives.
    #[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
    pub struct SeatRow {
        /// The account, or the level of a computer player.
        who: String,
        /// The strength of a computer player in thousandths of a point; none for people.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        strength: Option<i64>,
        /// The rank from zero; none for somebody who left.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        rank: Option<i64>,
        /// How many turns were their own.
        turns: i64,
        /// played, resigned, left or timed-out.
        ended: String,
    }
}

/// A result with its place among all others. Its JSON keys are those of archives.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ResultRow {
    /// The result.
    #[serde(flatten)]
    pub result: NewResult,
    /// Which one it was of all that were counted, from one; none before.
    pub number: Option<i64>,
    /// `counts`, or why it changed no rating; none before.
    pub verdict: Option<String>,
}

/// A seat with the number of its result.
struct NumberedSeat {
    number: i64,
    who: String,
    strength: Option<i64>,
    rank: Option<i64>,
    turns: i64,
    ended: String,
}

row_of_either! {
    NumberedSeat {
        number: i64,
        who: String,
        strength: Option<i64>,
        rank: Option<i64>,
        turns: i64,
        ended: String,
    }
}

impl From<NumberedSeat> for SeatRow {
    fn from(seat: NumberedSeat) -> SeatRow {
        let NumberedSeat { number: _, who, strength, rank, turns, ended } = seat;
        SeatRow { who, strength, rank, turns, ended }
    }
}

type Row = (TableId, String, i64, String, Option<i64>, Option<String>);

const TO_COUNT: &str = "SELECT table_id, game, at, field, number, verdict FROM results WHERE number IS NULL \
    ORDER BY at, table_id LIMIT $1";

const COUNTED: &str = "SELECT table_id, game, at, field, number, verdict FROM results \
    WHERE number > $1 ORDER BY number LIMIT $2";

/// The seats of such results, each with the number of the result.
const COUNTED_SEATS: &str = "SELECT results.number AS number, who, strength, rank, turns, ended \
    FROM result_seats JOIN results ON results.table_id = result_seats.table_id \
    WHERE results.number > $1 AND results.number <= $2 ORDER BY results.number, seat";

const OF_TABLE: &str = "SELECT table_id, game, at, field, number, verdict FROM results WHERE table_id = $1";

const SEATS: &str =
    "SELECT who, strength, rank, turns, ended FROM result_seats WHERE table_id = $1 ORDER BY seat";

impl Store {
    /// The next results that nobody has counted, those first that ended first.
    pub async fn results_to_count(&self, most: i64) -> Result<Vec<ResultRow>, StoreError> {
        self.results(Statement::new(TO_COUNT).with(most)).await
    }

    /// The next results that were counted after this number, in order.
    pub async fn counted_results(&self, after: i64, most: i64) -> Result<Vec<ResultRow>, StoreError> {
        let mut reading = self.readers.begin().await?;
        let mut on = reading.on();
        let rows: Vec<Row> = on.all(Statement::new(COUNTED).with(after).with(most)).await?;
        let last = rows.last().and_then(|(.., number, _)| *number).unwrap_or(after);
        let seats: Vec<NumberedSeat> = on.all(Statement::new(COUNTED_SEATS).with(after).with(last)).await?;
        reading.end().await?;
        let mut seats = seats.into_iter().peekable();
        let with_seats = |(table, game, at, field, number, verdict): Row| {
            let mut own = Vec::new();
            while let Some(seat) = seats.next_if(|seat| Some(seat.number) == number) {
                own.push(seat.into());
            }
            ResultRow { result: NewResult { table, game, at, field, seats: own }, number, verdict }
        };
        Ok(rows.into_iter().map(with_seats).collect())
    }

    /// How the game at a table ended, if it was rated.
    pub async fn result_of(&self, table: &TableId) -> Result<Option<ResultRow>, StoreError> {
        Ok(self.results(Statement::new(OF_TABLE).with(table)).await?.pop())
    }

    async fn results(&self, asked: Statement<'_>) -> Result<Vec<ResultRow>, StoreError> {
        let mut reading = self.readers.begin().await?;
        let mut on = reading.on();
        let mut rows = Vec::new();
        for (table, game, at, field, number, verdict) in on.all::<Row>(asked).await? {
            let seats = on.all(Statement::new(SEATS).with(&table)).await?;
            rows.push(ResultRow { result: NewResult { table, game, at, field, seats }, number, verdict });
        }
        reading.end().await?;
        Ok(rows)
    }

    /// Keeps a result of an archive under the number that it had there, unless the table has one or somebody else has the number.
    /// Returns whether it was kept.
    pub async fn keep_old_result(&self, row: ResultRow) -> Result<bool, StoreError> {
        match self.writer.write(row).await {
            Ok(()) => Ok(true),
            Err(StoreError::Conflict) => Ok(false),
            Err(error) => Err(error),
        }
    }
}

/// Keeps how a game ended. There is one result for each table: a second is a conflict.
pub(crate) async fn keep_result(on: &mut On<'_>, result: &NewResult) -> Result<(), StoreError> {
    let keep = "INSERT INTO results (table_id, game, at, field) VALUES ($1, $2, $3, $4)";
    let keep = Statement::new(keep).with(&result.table).with(&result.game).with(result.at);
    execute(on, keep.with(&result.field)).await?;
    let seat = "INSERT INTO result_seats (table_id, seat, who, strength, rank, turns, ended) \
                VALUES ($1, $2, $3, $4, $5, $6, $7)";
    for (number, row) in (0_i64..).zip(&result.seats) {
        let keep = Statement::new(seat).with(&result.table).with(number).with(&row.who).with(&row.strength);
        execute(on, keep.with(&row.rank).with(row.turns).with(&row.ended)).await?;
    }
    Ok(())
}

impl Write for ResultRow {
    type Done = ();

    async fn write(&self, mut on: On<'_>) -> Result<(), StoreError> {
        keep_result(&mut on, &self.result).await?;
        let number = "UPDATE results SET number = $1, verdict = $2 WHERE table_id = $3";
        let number = Statement::new(number).with(&self.number).with(&self.verdict);
        execute(&mut on, number.with(&self.result.table)).await.map(|_| ())
    }
}
