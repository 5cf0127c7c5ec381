//! Daily deals, and what came of them.

use serde::{Deserialize, Serialize};

use crate::engine::{On, Statement};
use crate::ids::{GuestId, TableId};
use crate::rows::row;
use crate::statements::{execute, only};
use crate::write::Write;
use crate::{Store, StoreError};

row! {
    /// A deal. It has no `Debug`, because it has a secret. Its JSON keys are those of archives.
    #[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
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
    /// The first try of a guest at a deal. Its JSON keys are those of archives.
    #[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
    pub struct TryRow {
        /// The guest.
        guest: GuestId,
        /// Its table.
        table_id: TableId,
        /// When it began, in seconds since 1970.
        begun: i64,
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
    "SELECT id, game, day, options, secret, sealed, is_over, points, best, player FROM deals WHERE id = $1";

const TRY: &str = "SELECT guest, table_id, begun, ended, name, points, best, player FROM tries WHERE deal = $1 AND guest = $2";

/// The best first; those who resigned have no margin and come last.
const ENDED: &str = "SELECT guest, table_id, begun, ended, name, points, best, player FROM tries \
    WHERE deal = $1 AND ended IS NOT NULL ORDER BY ended, points - best DESC, points DESC, begun LIMIT $2";

const CALENDAR: &str = "SELECT deals.day AS day, deals.points - deals.best AS player, tries.points - tries.best AS own \
    FROM deals LEFT JOIN tries ON tries.deal = deals.id AND tries.guest = $1 AND tries.ended = 'played' \
    WHERE deals.game = $2 AND deals.day BETWEEN $3 AND $4 ORDER BY deals.day";

impl Store {
    /// Ends the days before this one for good, then keeps deals, unless they are there already.
    pub async fn turn_day(&self, day: String, deals: Vec<DealRow>) -> Result<(), StoreError> {
        self.writer.write(TurnDay { day, deals }).await
    }

    /// A deal.
    pub async fn deal(&self, id: &str) -> Result<Option<DealRow>, StoreError> {
        self.readers.first(Statement::new(DEAL).with(id)).await.map_err(StoreError::from)
    }

    /// Keeps the first try of a guest at a deal, unless there is one already. Returns the table of the one that is kept.
    pub async fn claim_try(&self, claim: ClaimTry) -> Result<TableId, StoreError> {
        self.writer.write(claim).await
    }

    /// The first try of a guest at a deal.
    pub async fn first_try(&self, deal: &str, guest: &GuestId) -> Result<Option<TryRow>, StoreError> {
        self.readers.first(Statement::new(TRY).with(deal).with(guest)).await.map_err(StoreError::from)
    }

    /// The first tries at a deal that have ended, the best first.
    pub async fn ended_tries(&self, deal: &str, most: i64) -> Result<Vec<TryRow>, StoreError> {
        self.readers.all(Statement::new(ENDED).with(deal).with(most)).await.map_err(StoreError::from)
    }

    /// How many first tries at a deal have ended.
    pub async fn count_ended_tries(&self, deal: &str) -> Result<i64, StoreError> {
        let count = Statement::new("SELECT count(*) FROM tries WHERE deal = $1 AND ended IS NOT NULL");
        let counted: Option<(i64,)> = self.readers.first(count.with(deal)).await?;
        Ok(counted.map_or(0, |(count,)| count))
    }

    /// The days from one to another on which there was a deal of a game, in order.
    pub async fn calendar(
        &self,
        guest: &GuestId,
        game: &str,
        first: &str,
        last: &str,
    ) -> Result<Vec<CalendarRow>, StoreError> {
        let asked = Statement::new(CALENDAR).with(guest).with(game).with(first).with(last);
        self.readers.all(asked).await.map_err(StoreError::from)
    }

    /// Keeps what a computer player made of a deal. The first time counts.
    pub async fn keep_player_result(&self, result: PlayerResult) -> Result<(), StoreError> {
        self.writer.write(result).await
    }
}

/// The day that has begun, and the deals to be sealed.
pub(crate) struct TurnDay {
    day: String,
    deals: Vec<DealRow>,
}

impl Write for TurnDay {
    type Done = ();

    async fn write(&self, mut on: On<'_>) -> Result<(), StoreError> {
        let end = Statement::new("UPDATE deals SET is_over = TRUE WHERE day < $1 AND NOT is_over");
        execute(&mut on, end.with(&self.day)).await?;
        for deal in &self.deals {
            let keep = "INSERT INTO deals (id, game, day, options, secret, sealed) VALUES ($1, $2, $3, $4, $5, $6) \
                        ON CONFLICT DO NOTHING";
            let keep = Statement::new(keep).with(&deal.id).with(&deal.game).with(&deal.day);
            execute(&mut on, keep.with(&deal.options).with(&deal.secret).with(deal.sealed)).await?;
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

    async fn write(&self, mut on: On<'_>) -> Result<TableId, StoreError> {
        let keep =
            "INSERT INTO tries (deal, guest, table_id, begun) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING";
        let keep = Statement::new(keep).with(&self.deal).with(&self.guest).with(&self.table);
        execute(&mut on, keep.with(self.begun)).await?;
        let kept = Statement::new("SELECT table_id FROM tries WHERE deal = $1 AND guest = $2");
        let kept = only(&mut on, kept.with(&self.deal).with(&self.guest)).await?;
        kept.try_into().map_err(|_| StoreError::Unwritten)
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

    async fn write(&self, mut on: On<'_>) -> Result<(), StoreError> {
        let keep = "UPDATE deals SET points = $1, best = $2, player = $3 WHERE id = $4 AND points IS NULL";
        let keep = Statement::new(keep).with(self.points).with(self.best).with(&self.player);
        execute(&mut on, keep.with(&self.deal)).await.map(|_| ())
    }
}

/// Writes how a first try ended, if it is the one that counts, goes on, and its day is not over.
pub(crate) async fn end_try(on: &mut On<'_>, table: &TableId, ended: &EndedTry) -> Result<(), StoreError> {
    let keep = "UPDATE tries SET ended = $1, name = $2, points = $3, best = $4, player = $5 \
        WHERE deal = $6 AND table_id = $7 AND ended IS NULL AND NOT (SELECT is_over FROM deals WHERE id = tries.deal)";
    let keep = Statement::new(keep).with(&ended.ended).with(&ended.name).with(ended.points).with(ended.best);
    execute(on, keep.with(&ended.player).with(&ended.deal).with(table)).await.map(|_| ())
}
