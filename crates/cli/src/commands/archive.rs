//! `akhet export` and `akhet import`.

use std::io::Write;
use std::path::{Path, PathBuf};

use game::notation::visible;
use indicatif::ProgressBar;
use service::{Archived, DataError, Durability, Place};

use super::serve::runtime;
use crate::arguments::Archive;
use crate::failure::Failure;
use crate::files::server_data;

pub(crate) fn export(arguments: &Archive, out: &mut impl Write) -> Result<(), Failure> {
    let place = place(arguments.data.as_ref(), arguments.database.as_ref())?;
    if let Place::Folder(folder, _) = &place
        && !folder.exists()
    {
        return Err(Failure::failed(format!("there is no folder {}", folder.display())));
    }
    report(runtime()?.block_on(service::export(&place, &arguments.folder)), "written", out)
}

pub(crate) fn import(arguments: &Archive, out: &mut impl Write) -> Result<(), Failure> {
    let place = place(arguments.data.as_ref(), arguments.database.as_ref())?;
    if arguments.folder.is_file() {
        return import_dump(&place, &arguments.folder, out);
    }
    report(runtime()?.block_on(service::import(&place, &arguments.folder)), "read", out)
}

/// Nobody knows how many games there are before all have been looked at.
fn import_dump(place: &Place, path: &Path, out: &mut impl Write) -> Result<(), Failure> {
    let bar = ProgressBar::new_spinner();
    let heard = &mut |what: &str, count: u64| {
        bar.set_message(format!("games {what}: {count}"));
        bar.tick();
    };
    let archived = runtime()?.block_on(service::import_dump(place, path, heard));
    bar.finish_and_clear();
    report(archived, "read", out)
}

/// The place that arguments name.
pub(super) fn place(data: Option<&PathBuf>, database: Option<&String>) -> Result<Place, Failure> {
    if let Some(address) = database {
        return Ok(Place::Database(address.clone()));
    }
    let folder = data.cloned().map_or_else(server_data, Ok)?;
    Ok(Place::Folder(folder, Durability::Full))
}

fn report(archived: Result<Archived, DataError>, done: &str, out: &mut impl Write) -> Result<(), Failure> {
    let archived = archived.map_err(Failure::failed)?;
    for reason in &archived.left_out {
        writeln!(out, "left out: {}", on_one_line(reason))?;
    }
    for reason in &archived.broken {
        writeln!(out, "broken: {}", on_one_line(reason))?;
    }
    writeln!(out, "Records {done}: {}.", archived.done)?;
    if archived.others > 0 {
        writeln!(out, "Guests, accounts, reports and daily deals {done}: {}.", archived.others)?;
    }
    match archived.broken.len() {
        0 => Ok(()),
        broken => {
            Err(Failure::failed(format!("not everything could be {done}; broken files or tables: {broken}")))
        }
    }
}

/// Names of files and what stands in them may hold anything.
fn on_one_line(reason: &str) -> String {
    visible(&reason.replace('\n', " "))
}
