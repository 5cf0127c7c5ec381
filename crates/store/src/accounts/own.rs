//! What belongs to somebody and is asked for only when they take everything along.

use serde::Serialize;

use crate::engine::Statement;
use crate::ids::{GuestId, TableId};
use crate::rows::row;
use crate::{Store, StoreError};

row! {
    /// A first try at a daily deal.
    #[derive(Clone, PartialEq, Eq, Debug, Serialize)]
    pub struct OwnTryRow {
        /// The deal.
        deal: String,
        /// When it began, in seconds since 1970.
        begun: i64,
        /// played or resigned; `None` as long as it goes on.
        ended: Option<String>,
        /// The points.
        points: i32,
        /// The most of the others' points.
        best: i32,
    }
}

row! {
    /// A plan at a table.
    #[derive(Clone, PartialEq, Eq, Debug, Serialize)]
    pub struct OwnPlanRow {
        /// The table.
        table_id: TableId,
        /// How many steps had been shown when it was made.
        shown: i64,
        /// The steps after these, one per line.
        line: String,
    }
}

row! {
    /// An invitation to a table, by somebody or of somebody.
    #[derive(Clone, PartialEq, Eq, Debug, Serialize)]
    pub struct OwnInvitationRow {
        /// The table.
        table_id: TableId,
        /// What the other is called.
        name: String,
        /// Whether the other was invited.
        is_sent: bool,
        /// When, in seconds since 1970.
        at: i64,
        /// Whether whoever was invited does not want to come.
        is_declined: bool,
    }
}

row! {
    /// A challenge, by somebody or of somebody.
    #[derive(Clone, PartialEq, Eq, Debug, Serialize)]
    pub struct OwnDareRow {
        /// What the other is called.
        name: String,
        /// Whether the other was asked.
        is_sent: bool,
        /// The id of the game.
        game: String,
        /// How much time everybody has; empty for as much as they like.
        pace: String,
        /// Whether it is to count.
        is_rated: bool,
        /// The seat that whoever asks wants.
        seat: String,
        /// When it was asked, in seconds since 1970.
        at: i64,
        /// open, accepted, declined or withdrawn.
        answer: String,
        /// The table, once it was accepted.
        table_id: Option<String>,
    }
}

row! {
    /// A phrase that somebody has said.
    #[derive(Clone, PartialEq, Eq, Debug, Serialize)]
    pub struct OwnPhraseRow {
        /// The table.
        table_id: TableId,
        /// What was said.
        phrase: String,
        /// When, in seconds since 1970.
        at: i64,
    }
}

const INVITATIONS: &str = "SELECT own.table_id AS table_id, accounts.name AS name, own.inviter = $1 AS is_sent, \
    own.at AS at, own.is_declined AS is_declined FROM invitations AS own JOIN accounts \
    ON accounts.id = CASE WHEN own.inviter = $1 THEN own.account ELSE own.inviter END \
    WHERE own.account = $1 OR own.inviter = $1 ORDER BY own.at, own.table_id LIMIT $2";

const DARES: &str = "SELECT accounts.name AS name, own.challenger = $1 AS is_sent, own.game AS game, own.pace AS pace, \
    own.is_rated AS is_rated, own.seat AS seat, own.at AS at, own.answer AS answer, own.table_id AS table_id \
    FROM dares AS own JOIN accounts ON accounts.id = CASE WHEN own.challenger = $1 THEN own.account ELSE own.challenger END \
    WHERE own.account = $1 OR own.challenger = $1 ORDER BY own.at, own.id LIMIT $2";

/// Rows that say that phrases were switched off or on are no phrases.
const PHRASES: &str = "SELECT phrases.table_id AS table_id, phrases.phrase AS phrase, phrases.at AS at FROM phrases \
    JOIN chairs ON chairs.table_id = phrases.table_id AND chairs.place = phrases.place \
    WHERE chairs.kind = 'guest' AND chairs.who = $1 AND phrases.phrase NOT IN ('off', 'on', '') \
    ORDER BY phrases.at, phrases.table_id, phrases.n LIMIT $2";

const QUIET: &str = "SELECT quiet.table_id FROM quiet \
    JOIN chairs ON chairs.table_id = quiet.table_id AND chairs.place = quiet.place \
    WHERE chairs.kind = 'guest' AND chairs.who = $1 ORDER BY quiet.table_id LIMIT $2";

/// How many of each are told: far more than anybody has.
const MOST: i64 = 10_000;

impl Store {
    /// Somebody's first tries at daily deals.
    pub async fn own_tries(&self, guest: &GuestId) -> Result<Vec<OwnTryRow>, StoreError> {
        let tries = "SELECT deal, begun, ended, points, best FROM tries WHERE guest = $1 ORDER BY begun, deal LIMIT $2";
        self.readers.all(Statement::new(tries).with(guest).with(MOST)).await.map_err(StoreError::from)
    }

    /// What somebody has planned, at all tables.
    pub async fn own_plans(&self, who: &GuestId) -> Result<Vec<OwnPlanRow>, StoreError> {
        let plans = "SELECT table_id, shown, line FROM plans WHERE who = $1 ORDER BY table_id, n LIMIT $2";
        self.readers.all(Statement::new(plans).with(who).with(MOST)).await.map_err(StoreError::from)
    }

    /// The invitations that somebody has sent and got.
    pub async fn own_invitations(&self, who: &GuestId) -> Result<Vec<OwnInvitationRow>, StoreError> {
        self.readers.all(Statement::new(INVITATIONS).with(who).with(MOST)).await.map_err(StoreError::from)
    }

    /// Whom somebody has asked for a game, and who has asked them.
    pub async fn own_dares(&self, who: &GuestId) -> Result<Vec<OwnDareRow>, StoreError> {
        self.readers.all(Statement::new(DARES).with(who).with(MOST)).await.map_err(StoreError::from)
    }

    /// What somebody has said at tables, as far as it is kept.
    pub async fn own_phrases(&self, who: &GuestId) -> Result<Vec<OwnPhraseRow>, StoreError> {
        self.readers.all(Statement::new(PHRASES).with(who).with(MOST)).await.map_err(StoreError::from)
    }

    /// The tables at which somebody wants no phrases.
    pub async fn own_quiet_tables(&self, who: &GuestId) -> Result<Vec<TableId>, StoreError> {
        self.ids(Statement::new(QUIET).with(who).with(MOST)).await
    }

    /// The next tables after this one at which somebody sits and the game is over, in a fixed order.
    pub async fn own_finished_tables(
        &self,
        guest: &GuestId,
        after: &str,
        most: i64,
    ) -> Result<Vec<TableId>, StoreError> {
        let tables = "SELECT id FROM tables WHERE id IN (SELECT table_id FROM chairs WHERE kind = 'guest' AND who = $1) \
                      AND progress = 'over' AND id > $2 ORDER BY id LIMIT $3";
        self.ids(Statement::new(tables).with(guest).with(after).with(most)).await
    }
}
