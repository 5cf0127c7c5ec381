//! What is to be known of tournaments.

use std::sync::LazyLock;

use super::{TournamentListedRow, TournamentRow, WholeTournament};
use crate::engine::Statement;
use crate::ids::{GuestId, TableId, TournamentId};
use crate::timely::Timely;
use crate::{Store, StoreError};

const COLUMNS: &str = "tournaments.id, tournaments.name, maker, kind, game, options, format, rounds, fewest, seats, paces, \
    rated, tournaments.created, begins, state, paired, revision, changed";

static TOURNAMENT: LazyLock<String> =
    LazyLock::new(|| format!("SELECT {COLUMNS} FROM tournaments WHERE id = $1"));

const ENTRANTS: &str = "SELECT who, place, rating, presence, forfeits, entered, accounts.name AS name \
    FROM entrants LEFT JOIN accounts ON accounts.id = who WHERE tournament = $1 ORDER BY place";

const PAIRINGS: &str = "SELECT round, place, table_id, sit_by, results, tables.progress AS progress \
    FROM pairings LEFT JOIN tables ON tables.id = table_id WHERE pairings.tournament = $1 ORDER BY round, place";

const SEATS: &str =
    "SELECT round, place, seat, who FROM pairing_seats WHERE tournament = $1 ORDER BY round, place, seat";

const BYES: &str = "SELECT round, who, absent FROM byes WHERE tournament = $1 ORDER BY round, who";

const LISTED: &str = "SELECT tournaments.id AS id, tournaments.name AS name, accounts.name AS maker_name, game, options, \
    format, rounds, paces, rated, begins, state, paired, \
    (SELECT COUNT(*) FROM entrants WHERE tournament = tournaments.id) AS entrants, \
    EXISTS (SELECT 1 FROM entrants WHERE tournament = tournaments.id AND who = $1) AS is_in \
    FROM tournaments LEFT JOIN accounts ON accounts.id = maker \
    WHERE (state IN ('open', 'running') OR changed >= $2) \
    AND (kind = 'open' OR maker = $1 OR EXISTS (SELECT 1 FROM entrants WHERE tournament = tournaments.id AND who = $1)) \
    ORDER BY CASE state WHEN 'open' THEN 0 WHEN 'running' THEN 1 ELSE 2 END, changed DESC, tournaments.id LIMIT $3 OFFSET $4";

/// A tournament is due that is to begin, that nobody has begun for long, or of which a round has ended.
static DUE: LazyLock<Timely> = LazyLock::new(|| {
    Timely::new(|now| {
        format!(
            "SELECT id FROM tournaments WHERE (state = 'open' AND (begins <= {now} OR created < $1)) \
             OR (state = 'running' AND NOT EXISTS (SELECT 1 FROM pairings \
                 WHERE pairings.tournament = tournaments.id AND results IS NULL)) ORDER BY changed, id LIMIT $2"
        )
    })
});

/// A table is due that is over or gone, or whose people had to be there by now.
static PAIRINGS_DUE: LazyLock<Timely> = LazyLock::new(|| {
    Timely::new(|now| {
        format!(
            "SELECT pairings.tournament, pairings.round, pairings.place, table_id, \
             CASE WHEN sit_by <= {now} THEN 0 ELSE sit_by - {now} END \
             FROM pairings LEFT JOIN tables ON tables.id = table_id WHERE results IS NULL \
             AND (tables.id IS NULL OR tables.progress IN ('over', 'called-off') \
                 OR (tables.progress = 'gathering' AND (sit_by <= {now} OR reveal_by <= $1))) \
             ORDER BY sit_by, table_id LIMIT $2"
        )
    })
});

/// Whoever has to sit down, and how much time there is for it.
static CALLED: LazyLock<Timely> = LazyLock::new(|| {
    Timely::new(|now| {
        format!(
            "SELECT chairs.who, pairings.table_id, pace FROM pairings JOIN tables ON tables.id = pairings.table_id \
             JOIN chairs ON chairs.table_id = pairings.table_id \
             WHERE results IS NULL AND tables.progress = 'gathering' AND chairs.kind = 'guest' \
             AND chairs.entropy IS NULL AND sit_by > {now} ORDER BY sit_by, pairings.table_id LIMIT $1"
        )
    })
});

/// A table that is due, and for how many more milliseconds people are waited for.
pub type DuePairing = (TournamentId, i64, i64, TableId, i64);

impl Store {
    /// A tournament with everything that belongs to it, as of one moment.
    pub async fn tournament(&self, id: &TournamentId) -> Result<Option<WholeTournament>, StoreError> {
        let mut reading = self.readers.begin().await?;
        let mut on = reading.on();
        let row: Option<TournamentRow> = on.first(Statement::new(&TOURNAMENT).with(id)).await?;
        let Some(tournament) = row else { return Ok(None) };
        let maker = Statement::new("SELECT name FROM accounts WHERE id = $1").with(&tournament.maker);
        let maker: Option<(String,)> = on.first(maker).await?;
        let entrants = on.all(Statement::new(ENTRANTS).with(id)).await?;
        let pairings = on.all(Statement::new(PAIRINGS).with(id)).await?;
        let seats = on.all(Statement::new(SEATS).with(id)).await?;
        let byes = on.all(Statement::new(BYES).with(id)).await?;
        reading.end().await?;
        let maker_name = maker.map(|(name,)| name);
        Ok(Some(WholeTournament { tournament, maker_name, entrants, pairings, seats, byes }))
    }

    /// The tournaments that somebody may see in a list, at most so many after so many others: those that are open first, then
    /// those that are played, and of each those that changed last. Of those that are over, only what has changed since a time.
    pub async fn tournaments(
        &self,
        reader: &GuestId,
        since: i64,
        most: i64,
        first: i64,
    ) -> Result<Vec<TournamentListedRow>, StoreError> {
        let listed = Statement::new(LISTED).with(reader).with(since).with(most).with(first);
        self.readers.all(listed).await.map_err(StoreError::from)
    }

    /// The tournaments that somebody has entered or made, in a fixed order.
    pub async fn tournaments_of(&self, who: &GuestId) -> Result<Vec<TournamentId>, StoreError> {
        let entered = "SELECT tournament FROM entrants WHERE who = $1 \
            UNION SELECT id FROM tournaments WHERE maker = $1 ORDER BY tournament";
        self.tournament_ids(Statement::new(entered).with(who)).await
    }

    /// All tournaments, in a fixed order.
    pub async fn all_tournaments(&self) -> Result<Vec<TournamentId>, StoreError> {
        self.tournament_ids(Statement::new("SELECT id FROM tournaments ORDER BY created, id")).await
    }

    /// The tournaments of which something has to be begun, paired or ended. One that is open and older than a time, in seconds
    /// since 1970, is among them.
    pub async fn tournaments_due(&self, created: i64, most: i64) -> Result<Vec<TournamentId>, StoreError> {
        self.tournament_ids(Statement::new(DUE.at(&self.readers)).with(created).with(most)).await
    }

    /// The tables of tournaments that have ended, or to which somebody did not come, at most so many. A time, in seconds since
    /// 1970, by which people had to reveal something.
    pub async fn pairings_due(&self, revealed: i64, most: i64) -> Result<Vec<DuePairing>, StoreError> {
        let due = Statement::new(PAIRINGS_DUE.at(&self.readers)).with(revealed).with(most);
        self.readers.all(due).await.map_err(StoreError::from)
    }

    /// Everybody who has to sit down at a table of a tournament, with the table and its pace.
    pub async fn called(&self, most: i64) -> Result<Vec<(GuestId, TableId, Option<String>)>, StoreError> {
        let called = Statement::new(CALLED.at(&self.readers)).with(most);
        self.readers.all(called).await.map_err(StoreError::from)
    }

    /// How far tournaments have got that go on, or have changed since a time.
    pub async fn stages_of_tournaments(&self, since: i64) -> Result<Vec<(TournamentId, i64)>, StoreError> {
        let stages =
            "SELECT id, revision FROM tournaments WHERE state IN ('open', 'running') OR changed >= $1";
        self.readers.all(Statement::new(stages).with(since)).await.map_err(StoreError::from)
    }

    async fn tournament_ids(&self, statement: Statement<'_>) -> Result<Vec<TournamentId>, StoreError> {
        let ids: Vec<(TournamentId,)> = self.readers.all(statement).await?;
        Ok(ids.into_iter().map(|(id,)| id).collect())
    }
}
