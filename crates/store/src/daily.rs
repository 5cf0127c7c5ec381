//! Daily deals, and what came of them.

use sqlx::sqlite::{SqliteConnection, SqliteRow};
use sqlx::{FromRow, Row};

use crate::connection::Write;
use crate::ids::{GuestId, TableId};
use crate::rows::row;
use crate::statements::execute;
use crate::{Store, StoreError};

row! {
    /// A deal. It has no `Debug`, because it has a secret.
    #[derive(Clone, PartialEq, Eq)]
    pub struct DealRow {
        /// The game and the day.
        id: String,
        /// The id of the game.
        game: String,
        /// The day, as YYYY-MM-DD.
        day: String,
        /// The options of the game.
        options: String,
        /// What the draws follow from.
        secret: String,
        /// When it was drawn, in seconds since 1970.
        sealed: i64,
        /// Whether its day is over.
        is_over: bool,
        /// The points of a computer player in the seat of the visitors, once it has played.
        points: Option<i32>,
        /// The most of the others' points.
        best: Option<i32>,
        /// The version of the computer player.
        player: Option<String>,
    }
}

row! {
    /// The first try of a guest at a deal.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub struct TryRow {
        /// The guest.
        guest: GuestId,
        /// Its table.
        table_id: TableId,
        /// played or resigned; `None` as long as it goes on.
        ended: Option<String>,
        /// What the guest wanted to be called.
        name: String,
        /// The guest's points.
        points: i32,
        /// The most of the others' points.
        best: i32,
        /// The version of the computer player.
        player: String,
    }
}

row! {
    /// A day of a calendar: the deal, and what one guest and a computer player made of it.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub struct CalendarRow {
        /// The day, as YYYY-MM-DD.
        day: String,
        /// The margin of the computer player, once it has played.
        player: Option<i32>,
        /// The margin of the guest, if a first try was played to its end.
        own: Option<i32>,
    }
}

/// How a first try ended. It is kept by the commit that ends the game, and only if the day of the deal is not over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EndedTry {
    /// The deal.
    pub deal: String,
    /// played or resigned.
    pub ended: String,
    /// What the guest wanted to be called.
    pub name: String,
    /// The guest's points.
    pub points: i32,
    /// The most of the others' points.
    pub best: i32,
    /// The version of the computer player.
    pub player: String,
}

const DEAL: &str =
    "SELECT id, game, day, options, secret, sealed, is_over, points, best, player FROM deals WHERE id = ?";

const TRY: &str =
    "SELECT guest, table_id, ended, name, points, best, player FROM tries WHERE deal = ? AND guest = ?";

/// The best first; those who resigned have no margin and come last.
const ENDED: &str = "SELECT guest, table_id, ended, name, points, best, player FROM tries \
    WHERE deal = ? AND ended IS NOT NULL ORDER BY ended, points - best DESC, points DESC, begun LIMIT ?";

const CALENDAR: &str = "SELECT deals.day AS day, deals.points - deals.best AS player, tries.points - tries.best AS own \
    FROM deals LEFT JOIN tries ON tries.deal = deals.id AND tries.guest = ? AND tries.ended = 'played' \
    WHERE deals.game = ? AND deals.day BETWEEN ? AND ? ORDER BY deals.day";

impl Store {
    /// Ends the days before this one for good, then keeps deals, unless they are there already.
    pub async fn turn_day(&self, day: String, deals: Vec<DealRow>) -> Result<(), StoreError> {
        self.writer.turn_day(TurnDay { day, deals }).await
    }

    /// A deal.
    pub async fn deal(&self, id: &str) -> Result<Option<DealRow>, StoreError> {
        sqlx::query_as(DEAL).bind(id).fetch_optional(&self.readers).await.map_err(StoreError::from)
    }

    /// Keeps the first try of a guest at a deal, unless there is one already. Returns the table of the one that is kept.
    pub async fn claim_try(&self, claim: ClaimTry) -> Result<TableId, StoreError> {
        self.writer.claim_try(claim).await
    }

    /// The first try of a guest at a deal.
    pub async fn first_try(&self, deal: &str, guest: &GuestId) -> Result<Option<TryRow>, StoreError> {
        let asked = sqlx::query_as(TRY).bind(deal).bind(guest);
        asked.fetch_optional(&self.readers).await.map_err(StoreError::from)
    }

    /// The first tries at a deal that have ended, the best first.
    pub async fn ended_tries(&self, deal: &str, most: i64) -> Result<Vec<TryRow>, StoreError> {
        let asked = sqlx::query_as(ENDED).bind(deal).bind(most);
        asked.fetch_all(&self.readers).await.map_err(StoreError::from)
    }

    /// How many first tries at a deal have ended.
    pub async fn count_ended_tries(&self, deal: &str) -> Result<i64, StoreError> {
        let count = sqlx::query_scalar("SELECT count(*) FROM tries WHERE deal = ? AND ended IS NOT NULL");
        count.bind(deal).fetch_one(&self.readers).await.map_err(StoreError::from)
    }

    /// The days from one to another on which there was a deal of a game, in order.
    pub async fn calendar(
        &self,
        guest: &GuestId,
        game: &str,
        first: &str,
        last: &str,
    ) -> Result<Vec<CalendarRow>, StoreError> {
        let asked = sqlx::query_as(CALENDAR).bind(guest).bind(game).bind(first).bind(last);
        asked.fetch_all(&self.readers).await.map_err(StoreError::from)
    }

    /// Keeps what a computer player made of a deal. The first time counts.
    pub async fn keep_player_result(&self, result: PlayerResult) -> Result<(), StoreError> {
        self.writer.keep_player_result(result).await
    }
}

/// The day that has begun, and the deals to be sealed.
pub(crate) struct TurnDay {
    day: String,
    deals: Vec<DealRow>,
}

impl Write for TurnDay {
    type Done = ();

    async fn write(&self, connection: &mut SqliteConnection) -> Result<(), StoreError> {
        let end = sqlx::query("UPDATE deals SET is_over = 1 WHERE day < ? AND is_over = 0").bind(&self.day);
        execute(end, connection).await?;
        for deal in &self.deals {
            let insert = "INSERT OR IGNORE INTO deals (id, game, day, options, secret, sealed) VALUES (?, ?, ?, ?, ?, ?)";
            let query = sqlx::query(insert).bind(&deal.id).bind(&deal.game).bind(&deal.day);
            execute(query.bind(&deal.options).bind(&deal.secret).bind(deal.sealed), connection).await?;
        }
        Ok(())
    }
}

/// A first try that begins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ClaimTry {
    /// The deal.
    pub deal: String,
    /// The guest.
    pub guest: GuestId,
    /// The table that it is to be played at.
    pub table: TableId,
    /// When, in seconds since 1970.
    pub begun: i64,
}

impl Write for ClaimTry {
    /// The table of the try that is kept.
    type Done = TableId;

    async fn write(&self, connection: &mut SqliteConnection) -> Result<TableId, StoreError> {
        let insert = "INSERT OR IGNORE INTO tries (deal, guest, table_id, begun) VALUES (?, ?, ?, ?)";
        let query = sqlx::query(insert).bind(&self.deal).bind(&self.guest).bind(&self.table).bind(self.begun);
        execute(query, connection).await?;
        let kept = sqlx::query_scalar("SELECT table_id FROM tries WHERE deal = ? AND guest = ?");
        let kept = kept.bind(&self.deal).bind(&self.guest).fetch_one(connection).await;
        kept.map_err(|error| crate::connection::failed(&error))
    }
}

/// What a computer player made of a deal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayerResult {
    /// The deal.
    pub deal: String,
    /// Its points in the seat of the visitors.
    pub points: i32,
    /// The most of the others' points.
    pub best: i32,
    /// Its version.
    pub player: String,
}

impl Write for PlayerResult {
    type Done = ();

    async fn write(&self, connection: &mut SqliteConnection) -> Result<(), StoreError> {
        let update = "UPDATE deals SET points = ?, best = ?, player = ? WHERE id = ? AND points IS NULL";
        let query = sqlx::query(update).bind(self.points).bind(self.best).bind(&self.player);
        execute(query.bind(&self.deal), connection).await.map(|_| ())
    }
}

/// Writes how a first try ended, if it is the one that counts, goes on, and its day is not over.
pub(crate) async fn end_try(
    connection: &mut SqliteConnection,
    table: &TableId,
    ended: &EndedTry,
) -> Result<(), StoreError> {
    let update = "UPDATE tries SET ended = ?, name = ?, points = ?, best = ?, player = ? \
        WHERE deal = ? AND table_id = ? AND ended IS NULL AND (SELECT is_over FROM deals WHERE id = tries.deal) = 0";
    let query = sqlx::query(update).bind(&ended.ended).bind(&ended.name).bind(ended.points).bind(ended.best);
    let query = query.bind(&ended.player).bind(&ended.deal).bind(table);
    execute(query, connection).await.map(|_| ())
}
