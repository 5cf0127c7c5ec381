//! What can be done with a recorded game.

use std::path::PathBuf;

use clap::{Args, ValueHint};

use super::shared::{Language, Output, RecordFile};

#[derive(Args)]
pub(crate) struct Replay {
    #[command(flatten)]
    pub(crate) record: RecordFile,
    /// Stop after this many steps
    #[arg(long, value_name = "N")]
    pub(crate) at: Option<usize>,
    #[command(flatten)]
    pub(crate) language: Language,
}

#[derive(Args)]
#[command(after_help = "\
Every decision is searched from what its seat knew. A chance is the share of the win a seat may expect, in hundredths; a
loss is how much less the move that was played lets it expect than the best. The accuracy of a decision is 100 if it loses
nothing, and halves with every ten points; a seat's accuracy is the mean over its decisions. The same record and the same
--nodes give the same review on any machine.")]
pub(crate) struct Review {
    #[command(flatten)]
    pub(crate) record: RecordFile,
    /// How many iterations to spend on each decision
    #[arg(long, value_name = "N", default_value_t = 10_000, value_parser = clap::value_parser!(u32).range(1..=10_000_000))]
    pub(crate) nodes: u32,
    #[command(flatten)]
    pub(crate) output: Output,
    #[command(flatten)]
    pub(crate) language: Language,
}

#[derive(Args)]
#[command(after_help = "\
The exit code is 0 if every draw was made again with the same outcome, 3 if nothing is wrong but not
every draw could be checked, and 1 if something is wrong.

docs/fair-draws.md explains what is checked, and how to check it without this program.")]
pub(crate) struct Verify {
    #[command(flatten)]
    pub(crate) record: RecordFile,
    /// The record of the table that the first steps were copied from; may be given several times, if its own were, too
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) parent: Vec<PathBuf>,
}
