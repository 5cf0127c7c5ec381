//! What somebody has played and learnt, to be taken along: game by game, so that it takes little memory however much it is.

use std::sync::Arc;

use contest::rating::Rating;
use serde::Serialize;
use serde_json::{Value, json};
use store::{GuestId, Memory, OwnTryRow, TableId};

use super::Tables;
use super::listed::Listed;
use super::profiling::GameResult;
use super::snapshot::{Progress, Sitter, Snapshot};
use crate::refusal::Refusal;
use crate::work::{Class, Client};

/// How many tables are looked up at a time.
const BATCH: i64 = 100;

/// A finished game that somebody takes along.
#[derive(Clone, Debug)]
pub struct Taken {
    /// Its table.
    pub table: TableId,
    /// The record, as anybody who may look at the table gets it.
    pub record: String,
    /// What came of it.
    pub result: TakenResult,
}

/// What came of a game, as a line of a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct TakenResult {
    /// The table.
    pub table: String,
    /// The game.
    pub game: String,
    /// The options of the game.
    pub options: String,
    /// When it was made, in seconds since 1970.
    pub created: i64,
    /// When it last changed.
    pub changed: i64,
    /// Somebody's own seats, from 0.
    pub seats: Vec<u8>,
    /// Everybody's final points: those of the seats, then of an automaton.
    pub points: Vec<i32>,
    /// won, drawn or lost between two, a rank among several; `None` on one device.
    pub result: Option<String>,
    /// Whether everybody may look the game up.
    pub public: bool,
}

impl Tables {
    /// The next tables after this one where somebody has finished a game. Games that go on stay where they are, because their
    /// records would tell what is hidden.
    pub async fn games_to_take(
        &self,
        guest: &GuestId,
        after: Option<&TableId>,
    ) -> Result<Vec<TableId>, Refusal> {
        let after = after.map_or("", TableId::as_str);
        Ok(self.store.own_finished_tables(guest, after, BATCH).await?)
    }

    /// A finished game of somebody. Reading it takes its turn among all work, so nobody waits for whoever takes many along.
    pub async fn take_game(
        self: &Arc<Self>,
        guest: &GuestId,
        table: &TableId,
        client: &Client,
    ) -> Result<Option<Taken>, Refusal> {
        let Some(stored) = self.store.load(table).await? else { return Ok(None) };
        let read = move |_: &bots::Stop| Snapshot::read(&stored);
        let Some(snapshot) = self.work.run(Class::Request, client, read).await? else { return Ok(None) };
        let seats = snapshot.seats_of(&Sitter::Guest(guest.clone()));
        // It may have changed hands since it was looked up.
        if seats.is_empty() || snapshot.progress() != Progress::Over {
            return Ok(None);
        }
        let Some(record) = self.record(&snapshot) else { return Ok(None) };
        let listed = Listed::of(&snapshot);
        let result = match seats[..] {
            [own] => listed.result(own).map(tell),
            _ => None,
        };
        Ok(Some(Taken {
            table: table.clone(),
            record: record.to_string(),
            result: TakenResult {
                table: table.to_string(),
                game: snapshot.entry.id.to_owned(),
                options: snapshot.chosen.to_string(),
                created: snapshot.created,
                changed: snapshot.changed,
                seats: seats.iter().map(|seat| seat.number()).collect(),
                points: listed.points(&[]).unwrap_or_default(),
                result,
                public: snapshot.is_kept_for_all(),
            },
        }))
    }

    /// How good somebody is at each game in which they are rated, and how that came, as JSON.
    pub async fn take_ratings(&self, person: &GuestId) -> Result<Value, Refusal> {
        let point = |rating: Rating| json!({ "mean": rating.mean(), "deviation": rating.deviation() });
        let mut all = Vec::new();
        for player in self.ratings_of(person).await? {
            let after = |(at, rating): &(i64, Rating)| json!({ "at": at, "rating": point(*rating) });
            let curve: Vec<Value> = player.curve.iter().map(after).collect();
            let (game, rating) = (player.entry.id, point(player.rating));
            all.push(json!({ "game": game, "rating": rating, "games": player.games, "after_games": curve }));
        }
        Ok(all.into())
    }

    /// What somebody has planned at tables, and what they have said there, as JSON.
    pub async fn take_talk(&self, person: &GuestId) -> Result<[Value; 2], Refusal> {
        let plans = json!(self.store.own_plans(person).await?);
        let said = self.store.own_phrases(person).await?;
        Ok([plans, json!({ "said": said, "none_wanted_at": self.store.own_quiet_tables(person).await? })])
    }

    /// What somebody has learnt, what they made of puzzles, and their first tries at daily deals, as JSON.
    pub async fn take_memory(&self, guest: &GuestId) -> Result<[Value; 3], Refusal> {
        let Memory { learnt, puzzled, .. } = self.store.memory_of(guest).await?;
        let tries: Vec<OwnTryRow> = self.store.own_tries(guest).await?;
        Ok([without_guest(&learnt), without_guest(&puzzled), without_guest(&tries)])
    }
}

/// Rows as JSON. Whose they are is known, and a guest's id is nothing to be written down.
fn without_guest(rows: &impl Serialize) -> Value {
    let mut rows = serde_json::to_value(rows).expect("rows are numbers and texts");
    for row in rows.as_array_mut().into_iter().flatten() {
        if let Some(row) = row.as_object_mut() {
            row.remove("guest");
        }
    }
    rows
}

fn tell(result: GameResult) -> String {
    match result {
        GameResult::Won => "won".to_owned(),
        GameResult::Drawn => "drawn".to_owned(),
        GameResult::Lost => "lost".to_owned(),
        GameResult::Rank(rank, of) => format!("{rank} of {of}"),
    }
}
