//! `akhet bench listen`: streams that `akhet bench serve` has held open by another process.

use std::io::{BufRead, Write, stdin};

use crate::arguments::BenchListen;
use crate::commands::serve::runtime;
use crate::failure::Failure;

/// What it says when all streams are open, and when something was heard on each.
pub(super) const OPEN: &str = "open";
pub(super) const HEARD: &str = "heard";

/// Says that the streams are open. Once it is sent a line, waits until something was heard on each, says so, and ends with its
/// input.
pub(super) fn run(arguments: &BenchListen, out: &mut impl Write) -> Result<(), Failure> {
    let needed = u64::from(arguments.streams) + 100;
    let allowed = rlimit::increase_nofile_limit(needed).unwrap_or(needed);
    if allowed < needed {
        return Err(Failure::failed(format!("the system lets this program open {allowed} files only")));
    }
    let runtime = runtime()?;
    let listening = load::listen(arguments.server, &arguments.tables, arguments.streams.into());
    let mut idle = runtime.block_on(listening).map_err(Failure::failed)?;
    say(OPEN, out)?;
    let mut lines = stdin().lock().lines();
    if lines.next().is_some() {
        runtime.block_on(idle.hear_more()).map_err(Failure::failed)?;
        say(HEARD, out)?;
    }
    lines.for_each(drop);
    Ok(())
}

fn say(word: &str, out: &mut impl Write) -> Result<(), Failure> {
    writeln!(out, "{word}")?;
    Ok(out.flush()?)
}
