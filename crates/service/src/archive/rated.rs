//! What archives hold of ratings: the results, and when all of them were fitted. The ratings themselves follow from that.

use std::path::Path;

use store::{FitRow, ResultRow, Store};

use super::others::write_json;
use super::{LeftOut, read_file, told};
use crate::clock;
use crate::tables::{Found, Worth, is_readable_result};

/// How many results are read at a time.
const BATCH: i64 = 1_000;

/// Far more than anybody will count.
const MOST: i64 = 1 << 40;

/// How much later than here it may have been where an archive was written, in seconds.
const AHEAD: i64 = 86_400;

/// Writes a file for each result. Returns how many there are.
pub(super) async fn export_results(store: &Store, folder: &Path) -> Result<usize, String> {
    let mut count = 0;
    let mut after = 0;
    loop {
        let rows = store.counted_results(after, BATCH).await.map_err(told)?;
        let Some(last) = rows.last().and_then(|row| row.number) else { break };
        after = last;
        count += rows.len();
        for row in &rows {
            write_json(folder, row.result.table.as_str(), row)?;
        }
    }
    let due = store.results_to_count(MOST).await.map_err(told)?;
    for row in &due {
        write_json(folder, row.result.table.as_str(), row)?;
    }
    Ok(count + due.len())
}

/// Writes a file for each fit. Returns how many there are.
pub(super) async fn export_fits(store: &Store, folder: &Path) -> Result<usize, String> {
    let fits = store.fits().await.map_err(told)?;
    for fit in &fits {
        write_json(folder, &fit.fit.to_string(), fit)?;
    }
    Ok(fits.len())
}

/// A result keeps the number that it had, which is none beyond how many the archive has. Where another one has it, two places
/// would have to be woven together.
pub(super) async fn import_result(store: &Store, path: &Path, count: usize) -> Result<(), LeftOut> {
    let row: ResultRow = serde_json::from_str(&read_file(path)?)?;
    let is_place = match (row.number, row.verdict.as_deref().map(str::parse::<Worth>)) {
        (None, None) => true,
        (Some(number), Some(Ok(_))) => (1..=count as i64).contains(&number),
        (None, Some(_)) | (Some(_), None | Some(Err(_))) => false,
    };
    let has_been = row.result.at <= clock::now() + AHEAD;
    if !is_place || !has_been || !is_readable_result(&row.result) {
        Err("it is no result that this program could have written")?;
    }
    if store.keep_old_result(row).await? {
        return Ok(());
    }
    Err(LeftOut::Known("this result, or another with its number, is there already".to_owned()))
}

/// A fit is of results that are there.
pub(super) async fn import_fit(store: &Store, path: &Path, count: usize) -> Result<(), LeftOut> {
    let fit: FitRow = serde_json::from_str(&read_file(path)?)?;
    let is_place = (1..=count as i64).contains(&fit.fit)
        && (0..=clock::now() + AHEAD).contains(&fit.at)
        && (1..=MOST).contains(&fit.upto)
        && !store.counted_results(fit.upto - 1, 1).await.map_err(told)?.is_empty();
    if !is_place || serde_json::from_str::<Found>(&fit.found).is_err() {
        Err("it is no fit that this program could have written")?;
    }
    if store.keep_old_fit(fit).await? {
        return Ok(());
    }
    Err(LeftOut::Known("this fit is there already".to_owned()))
}
