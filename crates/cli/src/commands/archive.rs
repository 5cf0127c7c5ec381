//! `akhet export` and `akhet import`.

use std::io::Write;

use game::notation::visible;
use service::{Archived, DataError};

use super::serve::runtime;
use crate::arguments::Archive;
use crate::failure::Failure;
use crate::files::server_data;

pub(crate) fn export(arguments: &Archive, out: &mut impl Write) -> Result<(), Failure> {
    let data = arguments.data.clone().map_or_else(server_data, Ok)?;
    if !data.exists() {
        return Err(Failure::failed(format!("there is no folder {}", data.display())));
    }
    report(runtime()?.block_on(service::export(&data, &arguments.folder)), "written", out)
}

pub(crate) fn import(arguments: &Archive, out: &mut impl Write) -> Result<(), Failure> {
    let data = arguments.data.clone().map_or_else(server_data, Ok)?;
    report(runtime()?.block_on(service::import(&data, &arguments.folder)), "read", out)
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
