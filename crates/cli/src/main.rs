//! The program `akhet`: arguments in, exit codes out. What it does is in `commands`, a file for each.

mod arguments;
mod commands;
mod failure;
mod files;
mod lines;
mod list;
mod parquet;
mod plot;
mod progress;

use std::process::ExitCode;

use clap::Parser;
use mimalloc::MiMalloc;

/// A server makes and drops many small things of many sizes on several threads. See `akhet bench serve`.
#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

fn main() -> ExitCode {
    match commands::run(arguments::Arguments::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}
