//! Who waits to be paired with strangers. Any node pairs them: whoever makes a table for people who wait takes their searches
//! in the same transaction, so nobody gets two, and no table is made by half.

use std::sync::LazyLock;

use crate::blocks::{Company, check_company};
use crate::engine::{On, Readers, Statement};
use crate::ids::{GuestId, TableId};
use crate::rows::{Commit, Stored, row};
use crate::statements::{execute, to_json, write_rare};
use crate::timely::Timely;
use crate::write::Write;
use crate::{RatingRow, Store, StoreError};

row! {
    /// Somebody who waits, and for what. Times are in milliseconds since 1970 by the clock of the database.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub struct SeekRow {
        /// Who.
        who: GuestId,
        /// The id of the game.
        game: String,
        /// The numbers of seats that they accept, the dearest first.
        seats: String,
        /// The paces that they accept, the dearest first.
        paces: String,
        /// rated, casual or either.
        rated: String,
        /// near or any.
        opponents: String,
        /// accepted or refused.
        computers: String,
        /// Their rating.
        rating: i64,
        /// Its standard deviation.
        deviation: i64,
        /// Since when they wait.
        since: i64,
        /// When a page of theirs last said so.
        renewed: i64,
        /// The table that they were paired at.
        table_id: Option<TableId>,
        /// When that was.
        paired: Option<i64>,
        /// How far along that table is, if there is one.
        progress: Option<String>,
        /// The present.
        asked: i64,
    }
}

/// For how many milliseconds after a page of theirs was last heard of somebody can be paired.
pub const SEEK_LIFE: i64 = 20_000;

/// For how many milliseconds a search is kept of which nothing is heard: time enough to open a page again.
const KEPT: i64 = 60_000;

/// Whoever only changes what they would play waits on; whoever sits at a table that gathers has found somebody.
static SEEK: LazyLock<Timely> = LazyLock::new(|| {
    Timely::new(|now| {
        format!(
            "INSERT INTO seeks (who, game, seats, paces, rated, opponents, computers, rating, deviation, since, renewed) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, {now}, {now}) ON CONFLICT (who) DO UPDATE SET \
             game = excluded.game, seats = excluded.seats, paces = excluded.paces, rated = excluded.rated, \
             opponents = excluded.opponents, computers = excluded.computers, rating = excluded.rating, \
             deviation = excluded.deviation, since = CASE WHEN seeks.game = excluded.game \
             AND seeks.renewed > excluded.renewed - {KEPT} THEN seeks.since ELSE excluded.since END, \
             renewed = excluded.renewed, table_id = NULL, paired = NULL \
             WHERE seeks.table_id IS NULL \
             OR seeks.table_id NOT IN (SELECT id FROM tables WHERE progress = 'gathering')"
        )
    })
});

static RENEW: LazyLock<Timely> = LazyLock::new(|| {
    Timely::new(|now| {
        format!(
            "UPDATE seeks SET renewed = {now} WHERE who = $1 AND renewed BETWEEN {now} - {KEPT} AND {now} - 1000"
        )
    })
});

static FORGET: LazyLock<Timely> = LazyLock::new(|| {
    Timely::new(|now| format!("DELETE FROM seeks WHERE table_id IS NULL AND renewed < {now} - {KEPT}"))
});

/// Those of whom nothing was heard for a while come last, in nobody's way.
static SEEKS: LazyLock<Timely> = LazyLock::new(|| {
    select(|now| {
        format!(
            "ORDER BY CASE WHEN seeks.table_id IS NULL AND seeks.renewed < {now} - {SEEK_LIFE} THEN 1 ELSE 0 END, \
             seeks.since, seeks.who LIMIT $1"
        )
    })
});

static SEEK_OF: LazyLock<Timely> = LazyLock::new(|| select(|_| "WHERE seeks.who = $1".to_owned()));

fn select(rest: impl Fn(&str) -> String) -> Timely {
    Timely::new(|now| {
        let rest = rest(now);
        format!(
            "SELECT seeks.who AS who, seeks.game AS game, seeks.seats AS seats, seeks.paces AS paces, \
             seeks.rated AS rated, seeks.opponents AS opponents, seeks.computers AS computers, \
             seeks.rating AS rating, seeks.deviation AS deviation, seeks.since AS since, seeks.renewed AS renewed, \
             seeks.table_id AS table_id, seeks.paired AS paired, tables.progress AS progress, {now} AS asked \
             FROM seeks LEFT JOIN tables ON tables.id = seeks.table_id {rest}"
        )
    })
}

/// A search is taken once, and only while its owner waits.
static TAKE: LazyLock<Timely> = LazyLock::new(|| {
    Timely::new(|now| {
        format!(
            "UPDATE seeks SET table_id = $2, paired = {now} WHERE who = $1 AND table_id IS NULL AND renewed >= $3"
        )
    })
});

const AMONG_SQLITE: &str = "SELECT blocker, other FROM blocks \
    WHERE blocker IN (SELECT value FROM json_each($1)) AND other IN (SELECT value FROM json_each($1))";

const AMONG_POSTGRES: &str = "SELECT blocker, other FROM blocks \
    WHERE blocker IN (SELECT jsonb_array_elements_text($1::jsonb)) \
    AND other IN (SELECT jsonb_array_elements_text($1::jsonb))";

const SUSPENDED_SQLITE: &str = "SELECT id FROM accounts \
    WHERE suspended_until > $2 AND id IN (SELECT value FROM json_each($1))";

const SUSPENDED_POSTGRES: &str = "SELECT id FROM accounts \
    WHERE suspended_until > $2 AND id IN (SELECT jsonb_array_elements_text($1::jsonb))";

const RATINGS_SQLITE: &str = "SELECT account, game, mean, deviation, games, among_people, at FROM ratings \
    WHERE account IN (SELECT value FROM json_each($1))";

const RATINGS_POSTGRES: &str = "SELECT account, game, mean, deviation, games, among_people, at FROM ratings \
    WHERE account IN (SELECT jsonb_array_elements_text($1::jsonb))";

impl Store {
    /// Keeps that somebody waits, in the place of what they waited for before. Returns whether it is kept: it is not if they
    /// have just been paired at a table that gathers.
    pub async fn seek(&self, seek: SeekRow) -> Result<bool, StoreError> {
        self.writer.write(Seek { seek }).await
    }

    /// Notes that somebody still waits, if they do.
    pub async fn renew_seek(&self, who: &GuestId) -> Result<(), StoreError> {
        self.writer.write(Renew { who: who.clone() }).await
    }

    /// Somebody waits no longer. Whoever has been paired already leaves the table instead.
    pub async fn stop_seeking(&self, who: &GuestId) -> Result<(), StoreError> {
        self.writer.write(Stop { who: who.clone() }).await
    }

    /// Everybody who waits, those first who have waited longest and can be paired.
    pub async fn seeks(&self, most: i64) -> Result<Vec<SeekRow>, StoreError> {
        let seeks = Statement::new(SEEKS.at(&self.readers)).with(most);
        self.readers.all(seeks).await.map_err(StoreError::from)
    }

    /// What somebody waits for, if they do.
    pub async fn seek_of(&self, who: &GuestId) -> Result<Option<SeekRow>, StoreError> {
        let seek = Statement::new(SEEK_OF.at(&self.readers)).with(who);
        self.readers.first(seek).await.map_err(StoreError::from)
    }

    /// Who of these people has blocked whom.
    pub async fn blocks_among(&self, people: &[&GuestId]) -> Result<Vec<(GuestId, GuestId)>, StoreError> {
        let among = match &self.readers {
            Readers::Sqlite(..) => AMONG_SQLITE,
            Readers::Postgres(..) => AMONG_POSTGRES,
        };
        let people = to_json(&people);
        self.readers.all(Statement::new(among).with(&people)).await.map_err(StoreError::from)
    }

    /// Who of these people may only look at a time, in seconds since 1970.
    pub async fn suspended_among(&self, people: &[&GuestId], now: i64) -> Result<Vec<GuestId>, StoreError> {
        let among = match &self.readers {
            Readers::Sqlite(..) => SUSPENDED_SQLITE,
            Readers::Postgres(..) => SUSPENDED_POSTGRES,
        };
        let people = to_json(&people);
        let suspended: Vec<(GuestId,)> =
            self.readers.all(Statement::new(among).with(&people).with(now)).await?;
        Ok(suspended.into_iter().map(|(who,)| who).collect())
    }

    /// The ratings of these people, in every game.
    pub async fn ratings_among(&self, people: &[&GuestId]) -> Result<Vec<RatingRow>, StoreError> {
        let ratings = match &self.readers {
            Readers::Sqlite(..) => RATINGS_SQLITE,
            Readers::Postgres(..) => RATINGS_POSTGRES,
        };
        let people = to_json(&people);
        self.readers.all(Statement::new(ratings).with(&people)).await.map_err(StoreError::from)
    }

    /// Makes a table for people who have all waited, and said so since a time. If somebody of them does not wait any more,
    /// nothing is done: that is a conflict.
    pub async fn pair(&self, table: Stored, people: Vec<GuestId>, since: i64) -> Result<(), StoreError> {
        let node = self.node.clone();
        self.writer
            .write(Pair { commit: Commit::Create(Box::new(table)), people: sorted(people), since, node })
            .await
    }

    /// What these people were paired at did not come about, so they wait on, and everybody else who was paired there no longer.
    pub async fn seek_on(&self, table: &TableId, people: Vec<GuestId>) -> Result<(), StoreError> {
        self.writer.write(SeekOn { table: table.clone(), people: sorted(people) }).await
    }

    /// Forgets the searches of those who have not been heard of for a while.
    pub async fn forget_seeks(&self) -> Result<(), StoreError> {
        self.writer.write(Forget).await
    }
}

/// Everybody takes the rows in the same order, so that two who want the same never wait for each other.
fn sorted(mut people: Vec<GuestId>) -> Vec<GuestId> {
    people.sort();
    people
}

struct Seek {
    seek: SeekRow,
}

impl Write for Seek {
    type Done = bool;

    async fn write(&self, mut on: On<'_>) -> Result<bool, StoreError> {
        let row = &self.seek;
        let seek = Statement::new(SEEK.on(&on)).with(&row.who).with(&row.game).with(&row.seats);
        let seek = seek.with(&row.paces).with(&row.rated).with(&row.opponents).with(&row.computers);
        execute(&mut on, seek.with(row.rating).with(row.deviation)).await.map(|changed| changed > 0)
    }
}

struct Renew {
    who: GuestId,
}

impl Write for Renew {
    type Done = ();

    async fn write(&self, mut on: On<'_>) -> Result<(), StoreError> {
        let renew = Statement::new(RENEW.on(&on)).with(&self.who);
        execute(&mut on, renew).await.map(|_| ())
    }
}

struct Stop {
    who: GuestId,
}

impl Write for Stop {
    type Done = ();

    async fn write(&self, mut on: On<'_>) -> Result<(), StoreError> {
        let stop = Statement::new("DELETE FROM seeks WHERE who = $1 AND table_id IS NULL");
        execute(&mut on, stop.with(&self.who)).await.map(|_| ())
    }
}

struct Pair {
    commit: Commit,
    people: Vec<GuestId>,
    since: i64,
    node: String,
}

impl Write for Pair {
    type Done = ();

    async fn write(&self, mut on: On<'_>) -> Result<(), StoreError> {
        for (number, who) in self.people.iter().enumerate() {
            let take = Statement::new(TAKE.on(&on)).with(who).with(self.commit.table()).with(self.since);
            if execute(&mut on, take).await? == 0 {
                return Err(StoreError::Conflict);
            }
            let others = self.people[number + 1..].to_vec();
            check_company(&mut on, &Company { who: who.clone(), others }).await?;
        }
        write_rare(&mut on, &self.commit, &self.node).await
    }
}

struct SeekOn {
    table: TableId,
    people: Vec<GuestId>,
}

impl Write for SeekOn {
    type Done = ();

    async fn write(&self, mut on: On<'_>) -> Result<(), StoreError> {
        for who in &self.people {
            let on_again = "UPDATE seeks SET table_id = NULL, paired = NULL WHERE who = $1 AND table_id = $2";
            execute(&mut on, Statement::new(on_again).with(who).with(&self.table)).await?;
        }
        let others = Statement::new("DELETE FROM seeks WHERE table_id = $1").with(&self.table);
        execute(&mut on, others).await.map(|_| ())
    }
}

struct Forget;

impl Write for Forget {
    type Done = ();

    async fn write(&self, mut on: On<'_>) -> Result<(), StoreError> {
        let forget = Statement::new(FORGET.on(&on));
        execute(&mut on, forget).await.map(|_| ())
    }
}

impl SeekRow {
    /// A search that begins now, with nothing said of it.
    pub fn new(who: GuestId) -> SeekRow {
        let nothing = String::new;
        SeekRow {
            who,
            game: nothing(),
            seats: nothing(),
            paces: nothing(),
            rated: nothing(),
            opponents: nothing(),
            computers: nothing(),
            rating: 0,
            deviation: 0,
            since: 0,
            renewed: 0,
            table_id: None,
            paired: None,
            progress: None,
            asked: 0,
        }
    }
}
