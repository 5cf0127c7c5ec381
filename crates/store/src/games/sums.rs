//! What people's games came to, seat by seat.

use crate::engine::Statement;
use crate::rows::row;
use crate::{Store, StoreError};

/// How many of the latest games are looked at.
const LOOKED_AT: i64 = 20_000;

row! {
    /// What came of a seat in all usual games of people with the same options in which something came of every seat.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub struct SeatSumRow {
        /// The options of the games.
        options: String,
        /// The seat.
        seat: i64,
        /// How many games.
        games: i64,
        /// How many of them it won.
        won: i64,
        /// How many were level.
        drawn: i64,
        /// How many were played to their end.
        played: i64,
        /// The sum of its points in these.
        points: i64,
        /// The sum of their squares.
        squared_points: i64,
        /// The decisions in all games.
        decisions: i64,
    }
}

pub(super) const SUMS: &str = "SELECT latest.options AS options, own.seat AS seat, COUNT(*) AS games, \
    CAST(SUM(CASE WHEN own.result = 'won' THEN 1 ELSE 0 END) AS BIGINT) AS won, \
    CAST(SUM(CASE WHEN own.result = 'drawn' THEN 1 ELSE 0 END) AS BIGINT) AS drawn, \
    CAST(SUM(CASE WHEN latest.ended = 'played' THEN 1 ELSE 0 END) AS BIGINT) AS played, \
    CAST(SUM(CASE WHEN latest.ended = 'played' THEN own.points ELSE 0 END) AS BIGINT) AS points, \
    CAST(SUM(CASE WHEN latest.ended = 'played' THEN own.points * own.points ELSE 0 END) AS BIGINT) AS squared_points, \
    CAST(SUM(latest.decisions) AS BIGINT) AS decisions \
    FROM (SELECT table_id, options, ended, decisions, is_usual FROM games WHERE game = $1 \
        ORDER BY at DESC, table_id DESC LIMIT $2) AS latest \
    JOIN game_seats AS own ON own.table_id = latest.table_id \
    WHERE latest.is_usual AND NOT EXISTS (SELECT 1 FROM game_seats AS other WHERE other.table_id = latest.table_id \
        AND (other.kind NOT IN ('account', 'guest', 'gone', 'numbered') OR other.result IS NULL)) \
    GROUP BY latest.options, own.seat ORDER BY latest.options, own.seat";

impl Store {
    /// What the latest games of people came to, by options and seat.
    pub async fn seat_sums(&self, game: &str) -> Result<Vec<SeatSumRow>, StoreError> {
        let sums = Statement::new(SUMS).with(game).with(LOOKED_AT);
        self.readers.all(sums).await.map_err(StoreError::from)
    }
}
