//! Arguments that several commands have, and how they are read.

use std::path::PathBuf;
use std::thread;
use std::time::Duration;

use catalog::Entry;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, ValueHint};
use game::{Chosen, Lang};

use crate::failure::Failure;
use crate::files;

/// Options of the game, shared by several commands.
#[derive(Args)]
pub(crate) struct Options {
    /// Options of the game, as key=value separated by spaces
    #[arg(long, value_name = "TEXT", default_value = "", hide_default_value = true)]
    pub(crate) options: String,
    /// Play with the numbers of this file instead of those of the program, if the game has editions (see
    /// docs/editions.md)
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) edition: Option<PathBuf>,
}

impl Options {
    /// What was chosen for a game.
    pub(crate) fn choose(&self, entry: &Entry) -> Result<Chosen, Failure> {
        self.choose_with(entry, "")
    }

    /// The same with more options.
    pub(crate) fn choose_with(&self, entry: &Entry, more: &str) -> Result<Chosen, Failure> {
        let edition = self.edition.as_deref().map(files::read).transpose()?;
        let options = format!("{} {more}", self.options);
        entry.choose(&options, edition.as_deref()).map_err(Failure::arguments)
    }
}

/// Many games, shared by several commands.
#[derive(Args)]
pub(crate) struct Batch {
    /// Where draws and choices come from
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(crate) seed: u64,
    /// How many threads share the games [default: as many as there are cores]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
}

impl Batch {
    /// How many threads share the games. The number of cores is not known on every system.
    pub(crate) fn threads(&self) -> usize {
        let cores = || thread::available_parallelism().map_or(1, usize::from);
        self.threads.map_or_else(cores, usize::from)
    }
}

/// The time limit of programs, shared by several commands.
#[derive(Args)]
pub(crate) struct Limit {
    /// How many seconds a program may take for an answer
    #[arg(long, value_name = "SECONDS", default_value = "10", value_parser = seconds)]
    pub(crate) limit: Duration,
}

/// What is printed, shared by several commands.
#[derive(Args)]
pub(crate) struct Output {
    /// Print JSON instead of a table
    #[arg(long)]
    pub(crate) json: bool,
}

/// A record to read, shared by several commands.
#[derive(Args)]
pub(crate) struct RecordFile {
    /// The record, or - for standard input
    #[arg(value_hint = ValueHint::FilePath)]
    pub(crate) file: PathBuf,
}

/// The language, shared by several commands.
#[derive(Args)]
pub(crate) struct Language {
    /// The language of every word on the screen
    #[arg(long, value_name = "CODE", default_value = "en", value_parser = languages())]
    pub(crate) lang: Lang,
}

pub(super) fn games() -> impl TypedValueParser<Value = &'static Entry> {
    PossibleValuesParser::new(catalog::GAMES.iter().map(|entry| entry.id))
        .map(|id| catalog::find(&id).expect("only ids of games are let through"))
}

pub(super) fn seconds(text: &str) -> Result<Duration, String> {
    let number = text.parse().ok().filter(|number| (0.01..=3600.0).contains(number));
    number
        .map(Duration::from_secs_f64)
        .ok_or_else(|| "it must be a number of seconds from 0.01 to 3600".to_owned())
}

pub(super) fn languages() -> impl TypedValueParser<Value = Lang> {
    PossibleValuesParser::new(Lang::ALL.map(Lang::code))
        .map(|code| code.parse().expect("only codes of languages are let through"))
}
