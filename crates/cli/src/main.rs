//! The program `akhet`: arguments in, exit codes out. What it does is in `commands`, a file for each.

mod arguments;
mod commands;
mod failure;
mod files;

use std::process::ExitCode;

use clap::Parser;

fn main() -> ExitCode {
    match commands::run(arguments::Arguments::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}
