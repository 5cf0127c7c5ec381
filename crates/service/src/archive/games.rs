//! What archives hold of the finished games that everybody may look up: when each ended, and who played. The rest follows from
//! their tables.

use std::path::Path;

use store::{GameRow, GameSeatRow, KeptGame, NewGame, Store};

use super::others::write_json;
use super::{LeftOut, read_file, told};
use crate::tables::{Snapshot, is_readable_game, new_game};

/// How many games are read at a time.
const BATCH: i64 = 1_000;

/// The end of all time, in seconds.
const NEVER: i64 = i64::MAX;

/// Writes a file for each game. Returns how many there are.
pub(super) async fn export_games(store: &Store, folder: &Path) -> Result<usize, String> {
    let (mut count, mut after) = (0, None);
    loop {
        let last = after.as_ref().map(|(at, table): &(i64, String)| (*at, table.as_str()));
        let games = store.games_between(last, (0, NEVER), BATCH).await.map_err(told)?;
        let Some((at, table)) = games.last() else { return Ok(count) };
        after = Some((*at, table.to_string()));
        for (_, table) in &games {
            // Nodes of earlier versions remove tables without their games.
            let is_there = store.load(table).await.map_err(told)?.is_some();
            if let Some(kept) = store.kept_game(table).await.map_err(told)?.filter(|_| is_there) {
                write_json(folder, table.as_str(), &kept)?;
                count += 1;
            }
        }
    }
}

/// A game is one of a table that is there, and fits it.
pub(super) async fn import_game(store: &Store, path: &Path) -> Result<(), LeftOut> {
    let kept: KeptGame = serde_json::from_str(&read_file(path)?)?;
    if !is_readable_game(&kept) {
        Err("it is no finished game that this program could have written")?;
    }
    let Some(stored) = store.load(&kept.game.table_id).await? else {
        return Err(LeftOut::Broken("its table is not there".to_owned()));
    };
    let table =
        Snapshot::try_read(&stored).map_err(|problem| format!("its table cannot be read: {problem}"))?;
    let found =
        Some(&table).filter(|table| table.is_kept_for_all()).and_then(|table| new_game(table, kept.game.at));
    let Some(NewGame { seats, choices, .. }) = found.filter(|found| fits(&kept, &table, found)) else {
        return Err(LeftOut::Broken("it does not fit its table".to_owned()));
    };
    let kept = KeptGame { game: kept.game, seats: kept.seats.into_iter().zip(seats).map(joined).collect() };
    if store.keep_old_game(kept, choices).await? {
        return Ok(());
    }
    Err(LeftOut::Known("this game is there already".to_owned()))
}

/// Whether a game that came from a dump was rated, nobody knows but the dump.
fn fits(kept: &KeptGame, table: &Snapshot, found: &NewGame) -> bool {
    let is_rated = if table.is_imported { kept.game.is_rated } else { found.game.is_rated };
    kept.game == GameRow { is_rated, ..found.game.clone() } && kept.seats.len() == found.seats.len()
}

/// Who played is what was kept; what came of it is what can be seen at the table.
fn joined((kept, found): (GameSeatRow, GameSeatRow)) -> GameSeatRow {
    GameSeatRow { points: found.points, result: found.result, rank: found.rank, ..kept }
}
