//! Looking for finished games. Whatever is asked for, no more than so many games are looked at, in the order of an index.

use std::sync::LazyLock;

use crate::engine::{Readers, Statement};
use crate::ids::TableId;
use crate::rows::row;
use crate::statements::to_json;
use crate::{Store, StoreError};

/// How many games are looked at for one page.
const LOOKED_AT: i64 = 2_000;

/// The place of a game in the order of games, the last one first: when it ended, and its table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameKey {
    /// When it ended, in seconds since 1970.
    pub at: i64,
    /// Its table; empty for what comes before all that ended then.
    pub table: String,
}

/// Somebody who is to have played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wanted {
    /// account or bot.
    pub kind: &'static str,
    /// The account or the computer player.
    pub who: String,
}

/// What games somebody looks for. What is empty may be anything.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameSearch {
    /// The id of the game.
    pub game: String,
    /// A pattern for the options of the game, between two spaces each.
    pub options: String,
    /// Who is to have played; the result is that of the first.
    pub players: [Option<Wanted>; 2],
    /// won, drawn or lost.
    pub result: String,
    /// played, resigned or timed-out.
    pub ended: String,
    /// The best rating of a player is at least this, in thousandths of a point; 0 for any.
    pub rating: i64,
    /// From when on it ended, in seconds since 1970.
    pub from: i64,
    /// Only games after this one, which ended earlier.
    pub after: GameKey,
    /// Deals of this day and of later ones are left out.
    pub today: String,
    /// Who looks; empty for a program.
    pub reader: String,
}

row! {
    /// A game that was found.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub struct FoundGameRow {
        /// Its table.
        table_id: TableId,
        /// The id of the game.
        game: String,
        /// The options of the game.
        options: String,
        /// The text of the edition, if it is not the shipped one.
        edition: Option<String>,
        /// When it ended, in seconds since 1970.
        at: i64,
        /// played, resigned or timed-out.
        ended: String,
        /// Whether it counted for ratings.
        is_rated: bool,
        /// How many decisions were made.
        decisions: i64,
    }
}

row! {
    /// Who played there.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub struct FoundSeatRow {
        /// The table.
        table_id: TableId,
        /// account, guest, program, bot, gone for a deleted account, numbered for somebody of a dump, or left for whoever left a game that went on.
        kind: String,
        /// The account or the computer player; empty for all others.
        who: String,
        /// What the account is called now; empty for all others.
        name: String,
        /// The rating when the game ended, in thousandths of a point.
        rating: Option<i64>,
        /// Its deviation; computer players have none.
        deviation: Option<i64>,
        /// The points at the end.
        points: i64,
        /// won, drawn or lost; none if others ended the game.
        result: Option<String>,
        /// The rank from zero, if the game was played to its end.
        rank: Option<i64>,
    }
}

/// What was found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Looked {
    /// The games, the last one first, each with whoever played.
    pub games: Vec<(FoundGameRow, Vec<FoundSeatRow>)>,
    /// Where to look further, if there may be more.
    pub next: Option<GameKey>,
}

/// The games that are looked at, by the index that leaves the fewest.
const OF_ANYBODY: &str = "SELECT at, table_id FROM games \
    WHERE (at, table_id) < ($1, $2) AND at >= $3 ORDER BY at DESC, table_id DESC LIMIT $4";
const OF_GAME: &str = "SELECT at, table_id FROM games \
    WHERE game = $5 AND (at, table_id) < ($1, $2) AND at >= $3 ORDER BY at DESC, table_id DESC LIMIT $4";
const OF_PLAYER: &str = "SELECT at, table_id FROM game_seats \
    WHERE kind = $6 AND who = $7 AND (at, table_id) < ($1, $2) AND at >= $3 \
    GROUP BY at, table_id ORDER BY at DESC, table_id DESC LIMIT $4";

/// Those of them that are wanted. A game is not shown to somebody who has blocked a player, or whom a player has blocked.
fn found(looked_at: &str) -> String {
    format!(
        "SELECT games.table_id AS table_id, games.game AS game, games.options AS options, tables.edition AS edition, \
         games.at AS at, games.ended AS ended, games.is_rated AS is_rated, games.decisions AS decisions \
         FROM ({looked_at}) AS looked_at JOIN games ON games.table_id = looked_at.table_id \
         JOIN tables ON tables.id = games.table_id \
         WHERE (games.day IS NULL OR games.day < $8) AND ($5 = '' OR games.game = $5) \
         AND ' ' || REPLACE(games.options, ' ', '  ') || ' ' LIKE $9 \
         AND ($10 = 0 OR games.rating >= $10) AND ($11 = '' OR games.ended = $11) \
         AND ($6 = '' OR EXISTS (SELECT 1 FROM game_seats AS one WHERE one.table_id = games.table_id \
         AND one.kind = $6 AND one.who = $7 AND ($12 = '' OR one.result = $12))) \
         AND ($13 = '' OR EXISTS (SELECT 1 FROM game_seats AS other WHERE other.table_id = games.table_id \
         AND other.kind = $13 AND other.who = $14)) \
         AND NOT EXISTS (SELECT 1 FROM game_seats AS apart JOIN blocks ON \
         (blocks.blocker = $15 AND blocks.other = apart.who) OR (blocks.other = $15 AND blocks.blocker = apart.who) \
         WHERE apart.table_id = games.table_id AND apart.kind = 'account') \
         ORDER BY games.at DESC, games.table_id DESC LIMIT $16"
    )
}

static FOUND_OF_ANYBODY: LazyLock<String> = LazyLock::new(|| found(OF_ANYBODY));
static FOUND_OF_GAME: LazyLock<String> = LazyLock::new(|| found(OF_GAME));
static FOUND_OF_PLAYER: LazyLock<String> = LazyLock::new(|| found(OF_PLAYER));

/// The last of those that were looked at, if there were as many as are looked at.
static LAST_OF_ANYBODY: LazyLock<String> = LazyLock::new(|| last(OF_ANYBODY));
static LAST_OF_GAME: LazyLock<String> = LazyLock::new(|| last(OF_GAME));
static LAST_OF_PLAYER: LazyLock<String> = LazyLock::new(|| last(OF_PLAYER));

fn last(looked_at: &str) -> String {
    format!(
        "SELECT at, table_id FROM ({looked_at}) AS looked_at \
         WHERE $5 IS NOT NULL AND $6 IS NOT NULL AND $7 IS NOT NULL ORDER BY at, table_id LIMIT 1 OFFSET {}",
        LOOKED_AT - 1
    )
}

static SEATS_SQLITE: LazyLock<String> = LazyLock::new(|| seats("SELECT value FROM json_each($1)"));
static SEATS_POSTGRES: LazyLock<String> =
    LazyLock::new(|| seats("SELECT jsonb_array_elements_text($1::jsonb)"));

fn seats(tables: &str) -> String {
    format!(
        "SELECT game_seats.table_id AS table_id, game_seats.kind AS kind, game_seats.who AS who, \
         CASE WHEN game_seats.kind = 'account' THEN COALESCE(chairs.name, '') ELSE '' END AS name, rating, deviation, points, result, rank \
         FROM game_seats LEFT JOIN chairs ON chairs.table_id = game_seats.table_id AND chairs.place = game_seats.seat \
         WHERE game_seats.table_id IN ({tables}) ORDER BY game_seats.table_id, game_seats.seat"
    )
}

impl Store {
    /// The games that somebody looks for, at most so many.
    pub async fn find_games(&self, search: &GameSearch, most: i64) -> Result<Looked, StoreError> {
        let (find, last): (&'static str, &'static str) = match (&search.players[0], &*search.game) {
            (Some(_), _) => (&FOUND_OF_PLAYER, &LAST_OF_PLAYER),
            (None, "") => (&FOUND_OF_ANYBODY, &LAST_OF_ANYBODY),
            (None, _) => (&FOUND_OF_GAME, &LAST_OF_GAME),
        };
        let mut reading = self.readers.begin().await?;
        let mut on = reading.on();
        let [(kind, who), (other_kind, other)] = search
            .players
            .each_ref()
            .map(|wanted| wanted.as_ref().map_or(("", ""), |wanted| (wanted.kind, wanted.who.as_str())));
        let looked_at = |statement| {
            Statement::new(statement)
                .with(search.after.at)
                .with(&search.after.table)
                .with(search.from)
                .with(LOOKED_AT)
                .with(&search.game)
                .with(kind)
                .with(who)
        };
        let wanted = looked_at(find).with(&search.today).with(&search.options).with(search.rating);
        let wanted = wanted.with(&search.ended).with(&search.result).with(other_kind).with(other);
        let mut games: Vec<FoundGameRow> = on.all(wanted.with(&search.reader).with(most + 1)).await?;
        let next = if games.len() as i64 > most {
            games.truncate(most as usize);
            games.last().map(|game| (game.at, game.table_id.to_string()))
        } else {
            on.first(looked_at(last)).await?
        };
        let tables: Vec<&TableId> = games.iter().map(|game| &game.table_id).collect();
        let tables = to_json(&tables);
        let seats: &'static str = match &self.readers {
            Readers::Sqlite(..) => &SEATS_SQLITE,
            Readers::Postgres(..) => &SEATS_POSTGRES,
        };
        let mut seats: Vec<FoundSeatRow> = on.all(Statement::new(seats).with(&tables)).await?;
        reading.end().await?;
        let with_seats = |game: FoundGameRow| {
            let (own, others) = seats.drain(..).partition(|seat| seat.table_id == game.table_id);
            seats = others;
            (game, own)
        };
        Ok(Looked {
            games: games.into_iter().map(with_seats).collect(),
            next: next.map(|(at, table)| GameKey { at, table }),
        })
    }
}

#[cfg(test)]
mod tests {
    use harness::Schema;
    use sqlx::{Connection, PgConnection, SqliteConnection};

    use super::*;
    use crate::Durability;
    use crate::games::choices::{AFTER, OPTIONS};
    use crate::games::sums::SUMS;
    use crate::games::{BETWEEN, GAME, SEATS};

    /// Each question with the values that it is given.
    fn questions() -> Vec<(String, Vec<&'static str>)> {
        let looked_at = ["9", "'x'", "0", "2000", "'imhotep-duel'", "'account'", "'zsofi'"];
        let wanted = ["'2026-11-19'", "'%'", "0", "''", "''", "''", "''", "'me'", "21"];
        let found = [&FOUND_OF_ANYBODY, &FOUND_OF_GAME, &FOUND_OF_PLAYER];
        let found = found.into_iter().map(|text| (text.to_string(), [&looked_at[..], &wanted].concat()));
        let last = [&LAST_OF_ANYBODY, &LAST_OF_GAME, &LAST_OF_PLAYER];
        let last = last.into_iter().map(|text| (text.to_string(), looked_at.to_vec()));
        let others = [
            (GAME, vec!["'x'"]),
            (SEATS, vec!["'x'"]),
            (BETWEEN, vec!["9", "'x'", "99", "500"]),
            (AFTER, vec!["'imhotep-duel'", "'o'", "'p'", "20"]),
            (OPTIONS, vec!["'imhotep-duel'", "12"]),
            (SUMS, vec!["'imhotep-duel'", "20000"]),
        ];
        let others = others.into_iter().map(|(text, values)| (text.to_owned(), values));
        found.chain(last).chain(others).collect()
    }

    fn filled(text: &str, values: &[&str]) -> String {
        let numbered = values.iter().enumerate().rev();
        numbered.fold(text.to_owned(), |text, (index, value)| text.replace(&format!("${}", index + 1), value))
    }

    #[tokio::test]
    async fn every_question_about_games_uses_an_index_on_both_databases() {
        let folder = tempfile::tempdir().unwrap();
        let schema = Schema::shared().unwrap();
        Store::open(folder.path(), Durability::Normal).await.unwrap().close().await;
        Store::connect(schema.address()).await.unwrap().close().await;
        let file = format!("sqlite://{}", folder.path().join(crate::FILE).to_str().unwrap());
        let mut sqlite = SqliteConnection::connect(&file).await.unwrap();
        let mut postgres = PgConnection::connect(schema.address()).await.unwrap();
        sqlx::query("SET enable_seqscan = off").execute(&mut postgres).await.unwrap();
        for (text, values) in questions() {
            let question = filled(&text, &values);
            let asked = sqlx::AssertSqlSafe(format!("EXPLAIN QUERY PLAN {question}"));
            let plan: Vec<(i64, i64, i64, String)> =
                sqlx::query_as(asked).fetch_all(&mut sqlite).await.unwrap();
            for (.., line) in plan {
                let of_table = ["games", "game_seats", "tables", "choices", "one", "own", "other", "apart"];
                let scanned = of_table.iter().find(|table| line == format!("SCAN {table}"));
                assert!(scanned.is_none(), "{line}: {question}");
            }
            let asked = sqlx::AssertSqlSafe(format!("EXPLAIN {question}"));
            let plan: Vec<(String,)> = sqlx::query_as(asked).fetch_all(&mut postgres).await.unwrap();
            let scanned = plan.iter().find(|(line,)| line.contains("Seq Scan"));
            assert!(scanned.is_none(), "{scanned:?}: {question}");
        }
    }
}
