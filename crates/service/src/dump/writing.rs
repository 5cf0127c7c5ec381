//! What is passed on of each game.

use std::collections::HashMap;
use std::io::{self, Write};

use catalog::Day;
use game::Record;
use store::{GameSeatRow, KeptGame, Past, TableId};

use super::{DumpedGame, DumpedPlayer, DumpedSeat, MAGIC, Month, VERSION};
use crate::clock;
use crate::data::{self, DataError, Place};
use crate::tables::{NUMBERED, Snapshot};

/// How many games are looked up at a time.
const BATCH: i64 = 500;

/// The headers of a record that say nothing about whose game it was.
const KEPT: [&str; 8] = ["game", "rules", "options", "edition", "edition-text", "seats", "ended", "result"];

/// What happens while a dump is made.
#[derive(Clone, Copy, Debug)]
pub enum Dumping<'a> {
    /// It begins, and has about so many games.
    Begins(u64),
    /// The next game.
    Game(&'a DumpedGame),
}

/// Tells all games of a month, one after the other, in the order in which they ended and as everything is at one moment. Returns
/// how many there were, and of which tables none could be made.
pub async fn dump(
    place: &Place,
    month: Month,
    heard: &mut dyn FnMut(Dumping<'_>) -> Result<(), String>,
) -> Result<(u64, Vec<String>), DataError> {
    let store = data::open(place).await?;
    let dumped = async {
        let past = store.as_of_now().await.map_err(|error| error.to_string())?;
        let dumped = dump_all(&past, month, heard).await;
        past.close().await;
        dumped
    };
    let dumped = dumped.await;
    store.close().await;
    dumped.map_err(|problem| DataError::new(place, problem))
}

async fn dump_all(
    store: &Past,
    month: Month,
    heard: &mut dyn FnMut(Dumping<'_>) -> Result<(), String>,
) -> Result<(u64, Vec<String>), String> {
    let told = |error: store::StoreError| error.to_string();
    let (from, to) = month.span();
    let count = store.count_games_between(from, to).await.map_err(told)?;
    heard(Dumping::Begins(count.unsigned_abs()))?;
    let today = Day::at(clock::now()).to_string();
    let (mut players, mut done, mut broken) = (Players::default(), 0, Vec::new());
    let mut after: Option<(i64, String)> = None;
    loop {
        let last = after.as_ref().map(|(at, table)| (*at, table.as_str()));
        let games = store.games_between(last, (from, to), BATCH).await.map_err(told)?;
        let Some((at, table)) = games.last() else { return Ok((done, broken)) };
        after = Some((*at, table.to_string()));
        for (_, table) in &games {
            let Some((stored, kept)) = whole(store, table).await.map_err(told)? else { continue };
            if kept.game.day.as_ref().is_some_and(|day| *day >= today) {
                continue;
            }
            let game = Snapshot::try_read(&stored).and_then(|table| dumped(&table, &kept, &mut players));
            match game {
                Ok(game) => {
                    heard(Dumping::Game(&game))?;
                    done += 1;
                }
                Err(problem) => broken.push(format!("{table}: {problem}")),
            }
        }
    }
}

/// A game with its table. Nodes of earlier versions remove tables without their games.
async fn whole(
    store: &Past,
    table: &TableId,
) -> Result<Option<(store::Stored, KeptGame)>, store::StoreError> {
    let kept = store.kept_game(table).await?;
    let stored = store.load(table).await?;
    Ok(stored.zip(kept))
}

/// The numbers of people.
#[derive(Default)]
struct Players(HashMap<String, u64>);

impl Players {
    fn of(&mut self, seat: &GameSeatRow) -> DumpedPlayer {
        match &*seat.kind {
            "account" | NUMBERED => {
                let next = self.0.len() as u64 + 1;
                DumpedPlayer::Numbered(*self.0.entry(seat.who.clone()).or_insert(next))
            }
            "program" => DumpedPlayer::Program,
            "bot" => DumpedPlayer::Bot(seat.who.clone()),
            "left" => DumpedPlayer::Left,
            _ => DumpedPlayer::Guest,
        }
    }
}

fn dumped(table: &Snapshot, kept: &KeptGame, players: &mut Players) -> Result<DumpedGame, String> {
    let whole = table.record().ok_or("it has no game")?;
    let seat = |row: &GameSeatRow| {
        Ok(DumpedSeat {
            player: players.of(row),
            rating: row.rating,
            deviation: row.deviation,
            points: row.points,
            rank: row.rank,
            result: row.result.as_deref().map(str::parse).transpose()?,
        })
    };
    let seats: Result<Vec<DumpedSeat>, game::UnknownNotation> = kept.seats.iter().map(seat).collect();
    let (seats, day) = (seats.map_err(|error| error.to_string())?, Day::at(kept.game.at));
    let copied = table.opening.len();
    let mut record = Record::default();
    record.steps.clone_from(&whole.steps);
    for key in KEPT {
        record.set(key, whole.get(key).unwrap_or_default());
    }
    record.set("chance", "open");
    if copied > 0 {
        record.set("from", &copied.to_string());
    }
    record.set("day", &day.to_string());
    record.set("rated", if kept.game.is_rated { "true" } else { "" });
    record.set("players", &joined(&seats, |seat| seat.player.to_string()));
    record.set("ratings", &joined(&seats, rating));
    Ok(DumpedGame {
        record,
        day,
        ended: kept.game.ended.parse().map_err(|error: game::UnknownNotation| error.to_string())?,
        is_rated: kept.game.is_rated,
        decisions: kept.game.decisions,
        copied,
        seats,
    })
}

fn joined(seats: &[DumpedSeat], tell: impl Fn(&DumpedSeat) -> String) -> String {
    seats.iter().map(tell).collect::<Vec<_>>().join(", ")
}

/// `1520.125/45.000`, without the deviation for computer players; `-` for none.
fn rating(seat: &DumpedSeat) -> String {
    let points = |number: i64| format!("{}.{:03}", number.div_euclid(1_000), number.rem_euclid(1_000));
    match (seat.rating, seat.deviation) {
        (Some(mean), Some(deviation)) => format!("{}/{}", points(mean), points(deviation)),
        (Some(mean), None) => points(mean),
        (None, _) => "-".to_owned(),
    }
}

/// Writes the first lines of a dump.
pub fn write_begin(out: &mut impl Write, month: Month) -> io::Result<()> {
    write!(out, "{MAGIC}: {VERSION}\nmonth: {month}\n\n\n")
}

/// Writes a game: its record, and an empty line.
pub fn write_game(out: &mut impl Write, game: &DumpedGame) -> io::Result<()> {
    writeln!(out, "{}", game.record)
}

/// Writes the last lines of a dump, without which it is none.
pub fn write_end(out: &mut impl Write, games: u64) -> io::Result<()> {
    write!(out, "end: {games}\n\n\n")
}
