//! Finished games that everybody may look up: what the commit that ends one writes, and what others look for.

mod choices;
mod looking;
mod sums;

use serde::{Deserialize, Serialize};

use crate::engine::{On, Statement};
use crate::ids::TableId;
use crate::rows::row;
use crate::statements::execute;
use crate::write::{Write, failed};
use crate::{Store, StoreError};

pub use choices::ChoiceRow;
pub use looking::{FoundGameRow, FoundSeatRow, GameKey, GameSearch, Looked, Wanted};
pub use sums::SeatSumRow;

row! {
    /// A finished game. Its JSON keys are those of archives.
    #[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
    pub struct GameRow {
        /// Its table.
        table_id: TableId,
        /// The id of the game.
        game: String,
        /// The options of the game.
        options: String,
        /// When it ended, in seconds since 1970.
        at: i64,
        /// The day of the deal that was played, if it was one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        day: Option<String>,
        /// played, resigned or timed-out.
        ended: String,
        /// Whether it counted for ratings.
        is_rated: bool,
        /// Whether it began as games begin, with the shipped numbers.
        is_usual: bool,
        /// How many decisions were made.
        decisions: i64,
    }
}

row! {
    /// Who played on a seat, and what came of it. Its JSON keys are those of archives.
    #[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
    pub struct GameSeatRow {
        /// account, guest, program, bot, gone for a deleted account, numbered for somebody of a dump, or left for whoever left a game that went on.
        kind: String,
        /// The account or the computer player; empty for all others.
        who: String,
        /// The rating when the game ended, in thousandths of a point.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        rating: Option<i64>,
        /// Its deviation; computer players have none.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        deviation: Option<i64>,
        /// The points at the end.
        points: i64,
        /// won, drawn or lost; none if others ended the game.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        result: Option<String>,
        /// The rank from zero, if the game was played to its end.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        rank: Option<i64>,
    }
}

/// A game that ends. Of its guests, those are accounts that have one by then, with the rating that they have by then.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewGame {
    /// The game.
    pub game: GameRow,
    /// Who played, seat by seat. A guest has an id here; what is kept has none.
    pub seats: Vec<GameSeatRow>,
    /// Its first decisions, if it is a usual one.
    pub choices: Vec<MadeChoice>,
}

/// One of the first decisions of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MadeChoice {
    /// The hash of the decisions before; empty for the first.
    pub path: String,
    /// The seat and the action, as in a record.
    pub choice: String,
    /// The seat that chose.
    pub seat: usize,
}

/// A game of an archive: its seats are as they were kept.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct KeptGame {
    /// The game.
    #[serde(flatten)]
    pub game: GameRow,
    /// Who played, seat by seat.
    pub seats: Vec<GameSeatRow>,
}

const KEEP: &str = "INSERT INTO games (table_id, game, options, at, day, ended, is_rated, is_usual, decisions) \
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)";

const KEEP_BEST: &str = "UPDATE games SET rating = (SELECT MAX(rating) FROM game_seats WHERE table_id = $1) \
    WHERE table_id = $1";

/// Whoever has no account by now is a guest of whom nothing is kept.
const KEEP_SEAT: &str = "INSERT INTO game_seats (table_id, seat, kind, who, rating, deviation, points, result, rank, at) \
    SELECT $1, $2, CASE WHEN $3 = 'guest' AND known.id IS NOT NULL THEN 'account' ELSE $3 END, \
    CASE WHEN $3 = 'guest' AND known.id IS NULL THEN '' ELSE $4 END, \
    COALESCE($5, ratings.mean), COALESCE($6, ratings.deviation), $7, $8, $9, $10 \
    FROM (SELECT 1 AS one) AS only_one \
    LEFT JOIN accounts AS known ON known.id = $4 AND $3 = 'guest' \
    LEFT JOIN ratings ON ratings.account = known.id AND ratings.game = $11";

const KEEP_OLD_SEAT: &str = "INSERT INTO game_seats (table_id, seat, kind, who, rating, deviation, points, result, rank, at) \
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)";

const GAME: &str = "SELECT table_id, game, options, at, day, ended, is_rated, is_usual, decisions \
    FROM games WHERE table_id = $1";

const SEATS: &str = "SELECT kind, who, rating, deviation, points, result, rank FROM game_seats \
    WHERE table_id = $1 ORDER BY seat";

const BETWEEN: &str = "SELECT at, table_id FROM games WHERE (at, table_id) > ($1, $2) AND at < $3 \
    ORDER BY at, table_id LIMIT $4";

/// Keeps a game that ends. There is one for each table: a second is a conflict.
pub(crate) async fn keep(on: &mut On<'_>, new: &NewGame) -> Result<(), StoreError> {
    keep_row(on, &new.game).await?;
    for (seat, row) in (0_i64..).zip(&new.seats) {
        execute(on, seat_of(KEEP_SEAT, &new.game, seat, row).with(&new.game.game)).await?;
    }
    finish(on, &new.game, &new.choices).await
}

async fn keep_row(on: &mut On<'_>, game: &GameRow) -> Result<(), StoreError> {
    let keep = Statement::new(KEEP).with(&game.table_id).with(&game.game).with(&game.options).with(game.at);
    let keep = keep.with(&game.day).with(&game.ended).with(&game.is_rated).with(&game.is_usual);
    execute(on, keep.with(game.decisions)).await.map(|_| ())
}

fn seat_of<'a>(keep: &'static str, game: &'a GameRow, seat: i64, row: &'a GameSeatRow) -> Statement<'a> {
    let keep = Statement::new(keep).with(&game.table_id).with(seat).with(&row.kind).with(&row.who);
    let keep = keep.with(&row.rating).with(&row.deviation).with(row.points).with(&row.result);
    keep.with(&row.rank).with(game.at)
}

/// What follows from the seats.
async fn finish(on: &mut On<'_>, game: &GameRow, made: &[MadeChoice]) -> Result<(), StoreError> {
    execute(on, Statement::new(KEEP_BEST).with(&game.table_id)).await?;
    if made.is_empty() {
        return Ok(());
    }
    let seats = on.all::<GameSeatRow>(Statement::new(SEATS).with(&game.table_id)).await;
    let seats = seats.map_err(|error| failed(&error))?;
    choices::count(on, game, &seats, made).await
}

/// A game of an archive, with its first decisions.
struct KeepOld {
    kept: KeptGame,
    choices: Vec<MadeChoice>,
}

impl Write for KeepOld {
    type Done = ();

    async fn write(&self, mut on: On<'_>) -> Result<(), StoreError> {
        let KeptGame { game, seats } = &self.kept;
        keep_row(&mut on, game).await?;
        for (seat, row) in (0_i64..).zip(seats) {
            execute(&mut on, seat_of(KEEP_OLD_SEAT, game, seat, row)).await?;
        }
        finish(&mut on, game, &self.choices).await
    }
}

impl Store {
    /// Keeps a game of an archive, unless there is one of its table. Returns whether it was kept.
    pub async fn keep_old_game(&self, kept: KeptGame, choices: Vec<MadeChoice>) -> Result<bool, StoreError> {
        match self.writer.write(KeepOld { kept, choices }).await {
            Ok(()) => Ok(true),
            Err(StoreError::Conflict) => Ok(false),
            Err(error) => Err(error),
        }
    }

    /// The game of a table, if everybody may look it up.
    pub async fn kept_game(&self, table: &TableId) -> Result<Option<KeptGame>, StoreError> {
        let mut reading = self.readers.begin().await?;
        let mut on = reading.on();
        let Some(game) = on.first(Statement::new(GAME).with(table)).await? else { return Ok(None) };
        let seats = on.all(Statement::new(SEATS).with(table)).await?;
        reading.end().await?;
        Ok(Some(KeptGame { game, seats }))
    }

    /// The next games after one that ended from one time until before another, in the order in which they ended.
    pub async fn games_between(
        &self,
        after: Option<(i64, &str)>,
        (from, to): (i64, i64),
        most: i64,
    ) -> Result<Vec<(i64, TableId)>, StoreError> {
        let (at, table) = after.unwrap_or((from - 1, "\u{10ffff}"));
        let games = Statement::new(BETWEEN).with(at).with(table).with(to).with(most);
        self.readers.all(games).await.map_err(StoreError::from)
    }

    /// How many games ended from one time until before another.
    pub async fn count_games_between(&self, from: i64, to: i64) -> Result<i64, StoreError> {
        let count =
            Statement::new("SELECT count(*) FROM games WHERE at >= $1 AND at < $2").with(from).with(to);
        let counted: Option<(i64,)> = self.readers.first(count).await?;
        Ok(counted.map_or(0, |(count,)| count))
    }
}
