//! What archives hold of tournaments: who has entered, and how every table has ended.

use std::path::Path;

use store::{Store, WholeTournament};

use super::others::write_json;
use super::{LeftOut, read_file, told};
use crate::tables::{is_readable_tournament, wait_again};

/// Writes a file for each tournament. Returns how many there are.
pub(super) async fn export_tournaments(store: &Store, folder: &Path) -> Result<usize, String> {
    let mut count = 0;
    for id in store.all_tournaments().await.map_err(told)? {
        let Some(whole) = store.tournament(&id).await.map_err(told)? else { continue };
        write_json(folder, id.as_str(), &whole)?;
        count += 1;
    }
    Ok(count)
}

pub(super) async fn import_tournament(store: &Store, path: &Path) -> Result<(), LeftOut> {
    let mut whole: WholeTournament = serde_json::from_str(&read_file(path)?)?;
    if !is_readable_tournament(&whole) {
        Err("it is no tournament that this program could have written")?;
    }
    // Nobody knows how long it has lain there, so everybody has time to come again.
    wait_again(&mut whole, store.moment().await?.now);
    if store.keep_tournament(whole).await? {
        return Ok(());
    }
    Err(LeftOut::Known("this tournament is there already".to_owned()))
}
