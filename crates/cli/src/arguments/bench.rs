//! Benchmarks.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use bots::Bot;
use catalog::Entry;
use clap::{Args, Subcommand, ValueHint};

use super::shared::{Output, games, seconds};
use crate::list::List;

#[derive(Args)]
#[command(args_conflicts_with_subcommands = true)]
pub(crate) struct Bench {
    #[command(subcommand)]
    pub(crate) what: Option<BenchWhat>,
    #[command(flatten)]
    pub(crate) games: BenchGames,
}

#[derive(Subcommand)]
pub(crate) enum BenchWhat {
    /// Measure how much load a server can take on this machine, next to what its disk can take at best
    Serve(BenchServe),
    /// Hold event streams open for `akhet bench serve`, in a process of its own
    #[command(hide = true)]
    Listen(BenchListen),
    /// Measure how long people wait for computer players, at tables with the most seats
    Rounds(BenchRounds),
    /// Measure how well each level plays by a review, for `crates/catalog/ladders.txt`
    Ladders(BenchLadders),
}

#[derive(Args)]
pub(crate) struct BenchGames {
    /// How long to measure each figure
    #[arg(long, value_name = "SECONDS", default_value = "3", value_parser = seconds)]
    pub(crate) seconds: Duration,
    #[command(flatten)]
    pub(crate) output: Output,
}

#[derive(Args)]
#[command(after_help = "\
One seat is a person, who decides at once; all others are computer players of one level, who think as at a server's table.
A round is what they think between two decisions of the person, in processor time, so that other work on the machine does
not count. It does count for the clock that a level is bound to, so leave the machine alone.

Example:
  akhet bench rounds --game nefertiti --bots vizier --games 3")]
pub(crate) struct BenchRounds {
    /// Only this game
    #[arg(long, value_name = "GAME", value_parser = games())]
    pub(crate) game: Option<&'static Entry>,
    /// These computer players, separated by commas [default: every level]
    #[arg(long, value_name = "BOTS")]
    pub(crate) bots: Option<List<Bot>>,
    /// Games for each figure
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=1000))]
    pub(crate) games: u32,
    #[command(flatten)]
    pub(crate) output: Output,
}

#[derive(Args)]
#[command(after_help = "\
Random moves and the ten levels play each other in turns, at tables with every number of players, and every decision is
reviewed. A line has a game and the plain accuracy of each of the eleven, from the weakest to the strongest.")]
pub(crate) struct BenchLadders {
    /// Only this game
    #[arg(long, value_name = "GAME", value_parser = games())]
    pub(crate) game: Option<&'static Entry>,
    /// Games of each
    #[arg(long, value_name = "N", default_value_t = 70, value_parser = clap::value_parser!(u32).range(1..=1000))]
    pub(crate) games: u32,
    /// Iterations that the review spends on each decision
    #[arg(long, value_name = "N", default_value_t = 10_000, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub(crate) nodes: u32,
}

#[derive(Args)]
#[command(after_help = "\
A server and its clients share this machine's cores and talk over the loopback interface. Every game is checked against
its record. Moves are stored with --durability full in a folder that is removed at the end.

Example:
  akhet bench serve --seconds 10          longer windows, steadier figures")]
pub(crate) struct BenchServe {
    /// How long to measure each figure
    #[arg(long, value_name = "SECONDS", default_value = "5", value_parser = seconds)]
    pub(crate) seconds: Duration,
    /// Tables that play at once when the rate of moves is measured
    #[arg(long, value_name = "N", default_value_t = 128, value_parser = clap::value_parser!(u16).range(1..=4096))]
    pub(crate) players: u16,
    /// Live tables when latency and memory are measured
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u16).range(1..=10_000))]
    pub(crate) tables: u16,
    /// Open event streams when latency and memory are measured, spread over the tables
    #[arg(long, value_name = "N", default_value_t = 2000, value_parser = clap::value_parser!(u16).range(0..=20_000))]
    pub(crate) streams: u16,
    /// Event streams that wait, held open by processes of their own; fewer if the system does not allow so many files
    #[arg(long, value_name = "N", default_value_t = 16_000, value_parser = clap::value_parser!(u16).range(0..=60_000))]
    pub(crate) idle: u16,
    /// A PostgreSQL database that nobody else uses, instead of a folder
    #[expect(clippy::doc_markdown, reason = "the program says it as it stands")]
    #[arg(long, value_name = "ADDRESS", hide_env_values = true)]
    pub(crate) database: Option<String>,
    /// A NATS server by which the nodes hear of each other
    #[arg(long, value_name = "ADDRESS", requires = "database")]
    pub(crate) bus: Option<String>,
    /// Nodes that share the database; events are listened to at another than the moves are sent to
    #[arg(long, value_name = "N", default_value_t = 1, requires = "database", value_parser = clap::value_parser!(u16).range(1..=64))]
    pub(crate) nodes: u16,
    /// Tables at which the strongest computer player thinks while the moves of people are timed
    #[arg(long, value_name = "N", default_value_t = 50, value_parser = clap::value_parser!(u16).range(1..=1000))]
    pub(crate) viziers: u16,
    /// Live tables, without clocks and then as many with them, while moves are timed
    #[arg(long, value_name = "N", default_value_t = 5000, value_parser = clap::value_parser!(u16).range(1..=10_000))]
    pub(crate) clocks: u16,
    /// Print JSON instead of a table
    #[arg(long)]
    pub(crate) json: bool,
    /// Measure on the disk of this folder [default: in the user's data directory]
    #[arg(long, value_name = "DIR", value_hint = ValueHint::DirPath)]
    pub(crate) data: Option<PathBuf>,
}

#[derive(Args)]
pub(crate) struct BenchListen {
    /// The server
    #[arg(long, value_name = "ADDRESS")]
    pub(crate) server: SocketAddr,
    /// How many streams to open, spread over the tables
    #[arg(long, value_name = "N")]
    pub(crate) streams: u16,
    /// The ids of the tables
    #[arg(required = true, value_name = "TABLE")]
    pub(crate) tables: Vec<String>,
}
