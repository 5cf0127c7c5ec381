//! What archives hold besides tables: accounts, reports, what guests have learnt and solved, and the deals of days that are over.

use std::path::Path;

use catalog::DealId;
use serde::Serialize;
use store::{KeptAccount, MOST_BLOCKS, Memory, ReportRow, Store, StoreError, TriedDeal, TryRow};

use super::{LeftOut, is_past, read_file, told};
use crate::names::clean_name;
use crate::notices::ChannelKind;
use crate::people::{is_readable_account, is_readable_report};
use crate::private;
use crate::tables::{PuzzleOutcome, is_readable};

/// The longest name of a lesson, a step, a puzzle or a version, in bytes.
const LONGEST_NAME: usize = 100;

/// More than anybody solves. A number must leave room for those after it.
const MOST_PUZZLES: i64 = 1_000_000;

/// Writes a file for each guest. Returns how many there are.
pub(super) async fn export_guests(store: &Store, folder: &Path) -> Result<usize, String> {
    let guests = store.remembered_guests().await.map_err(told)?;
    for guest in &guests {
        write_json(folder, guest.as_str(), &store.memory_of(guest).await.map_err(told)?)?;
    }
    Ok(guests.len())
}

/// Writes a file for each account. Returns how many there are.
pub(super) async fn export_accounts(store: &Store, folder: &Path) -> Result<usize, String> {
    let accounts = store.ids_of_accounts().await.map_err(told)?;
    for id in &accounts {
        write_json(folder, id.as_str(), &store.kept_account(id).await.map_err(told)?)?;
    }
    Ok(accounts.len())
}

/// Whoever runs the place that an archive comes from does not run this one.
pub(super) async fn import_account(store: &Store, path: &Path) -> Result<(), LeftOut> {
    let mut kept: KeptAccount = serde_json::from_str(&read_file(path)?)?;
    if !is_readable_account(&kept) {
        Err("it is no account that this program could have written")?;
    }
    if let Some(account) = &mut kept.account {
        account.is_operator = false;
    }
    // Browsers take nothing from another place than the one that they know.
    kept.channels.retain(|channel| channel.kind != ChannelKind::Push.name());
    match store.keep_account(kept).await {
        Err(StoreError::Conflict) => {
            Err(LeftOut::Known("this account or its name is there already".to_owned()))
        }
        kept => Ok(kept?),
    }
}

/// Writes a file for each report. Returns how many there are.
pub(super) async fn export_reports(store: &Store, folder: &Path) -> Result<usize, String> {
    let mut count = 0;
    for id in store.ids_of_reports().await.map_err(told)? {
        let Some(report) = store.report(&id).await.map_err(told)? else { continue };
        write_json(folder, &id, &report)?;
        count += 1;
    }
    Ok(count)
}

pub(super) async fn import_report(store: &Store, path: &Path) -> Result<(), LeftOut> {
    let report: ReportRow = serde_json::from_str(&read_file(path)?)?;
    if !is_readable_report(&report) {
        Err("it is no report that this program could have written")?;
    }
    if store.keep_old_report(report).await? {
        return Ok(());
    }
    Err(LeftOut::Known("this report is there already".to_owned()))
}

/// Writes a file for each deal whose day is over. Returns how many there are.
pub(super) async fn export_deals(store: &Store, folder: &Path) -> Result<usize, String> {
    let mut count = 0;
    for id in store.all_deals().await.map_err(told)? {
        let Some(deal) = store.deal(&id).await.map_err(told)? else { continue };
        if deal.is_over || is_past(&id) {
            let tries = store.tries(&id).await.map_err(told)?;
            write_json(folder, &id, &TriedDeal { deal, tries })?;
            count += 1;
        }
    }
    Ok(count)
}

/// Writes a file, and makes its folder for the first.
pub(super) fn write_json(folder: &Path, name: &str, content: &impl Serialize) -> Result<(), String> {
    private::make_folder(folder).map_err(told)?;
    let text = serde_json::to_string_pretty(content).map_err(told)?;
    private::write(&folder.join(format!("{name}.json")), &format!("{text}\n")).map_err(told)
}

pub(super) async fn import_guest(store: &Store, path: &Path) -> Result<(), LeftOut> {
    let mut memory: Memory = serde_json::from_str(&read_file(path)?)?;
    for row in &memory.learnt {
        catalog::find(&row.game)?;
        check_names(&[&row.lesson, &row.step])?;
    }
    for row in &memory.puzzled {
        catalog::find(&row.game)?;
        check_names(&[&row.puzzle])?;
        row.outcome.parse::<PuzzleOutcome>()?;
        if !(1..=MOST_PUZZLES).contains(&row.number) {
            Err(format!("{} is no number of a puzzle", row.number))?;
        }
    }
    memory.blocks.truncate(MOST_BLOCKS as usize);
    for row in &mut memory.blocks {
        if row.blocker == row.other {
            Err("nobody blocks themselves")?;
        }
        row.name = clean_name(&row.name);
    }
    Ok(store.keep_memory(memory).await?)
}

pub(super) async fn import_deal(store: &Store, path: &Path) -> Result<(), LeftOut> {
    let mut tried: TriedDeal = serde_json::from_str(&read_file(path)?)?;
    let deal = &tried.deal;
    let id: DealId = deal.id.parse()?;
    if (&deal.game, &deal.day) != (&id.game, &id.day.to_string()) || !is_readable(deal) {
        Err("it is no deal of a game that this program knows")?;
    }
    // By the clock alone: of a deal that is under way here, nothing may become known.
    if !is_past(&deal.id) {
        return Err(LeftOut::Known("the day of this deal is not over".to_owned()));
    }
    check_names(&[deal.player.as_deref().unwrap_or_default()])?;
    for TryRow { ended, name, player, .. } in &mut tried.tries {
        if !matches!(ended.as_deref(), None | Some("played" | "resigned")) {
            Err("a try is played or resigned, or goes on")?;
        }
        check_names(&[player])?;
        *name = clean_name(name);
    }
    if store.keep_deal(tried).await? {
        return Ok(());
    }
    Err(LeftOut::Known("this deal is there already".to_owned()))
}

fn check_names(names: &[&str]) -> Result<(), String> {
    if names.iter().all(|name| name.len() <= LONGEST_NAME) {
        Ok(())
    } else {
        Err("a name is too long".to_owned())
    }
}
