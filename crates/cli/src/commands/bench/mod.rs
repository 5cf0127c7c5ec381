//! `akhet bench`.

mod child;
mod games;
mod ladders;
mod listen;
mod rounds;
mod serve;
mod thoughts;

use std::io::Write;

use crate::arguments::{Bench, BenchWhat};
use crate::failure::Failure;

pub(crate) fn run(arguments: &Bench, out: &mut impl Write) -> Result<(), Failure> {
    match &arguments.what {
        None => games::run(&arguments.games, out),
        Some(BenchWhat::Serve(serve)) => serve::run(serve, out),
        Some(BenchWhat::Listen(listen)) => listen::run(listen, out),
        Some(BenchWhat::Rounds(rounds)) => rounds::run(rounds, out),
        Some(BenchWhat::Ladders(ladders)) => ladders::run(ladders, out),
    }
}
