//! The laboratory: computer players against each other, what they learn and how strong they are.

use std::path::PathBuf;

use bots::arena::{Contestant, SEED, Sprt};
use bots::{Bot, TOP};
use catalog::{Entry, Seed};
use clap::{Args, ValueHint};

use super::shared::{Batch, Limit, Options, Output, games};
use crate::list::List;

#[derive(Args)]
#[command(after_help = "\
Game n depends only on the seed and n, so the result is the same for any number of threads.

Example:
  akhet simulate imhotep-duel --games 100000 --players random,greedy --seed 1")]
pub(crate) struct Simulate {
    /// The game
    #[arg(value_parser = games())]
    pub(crate) game: &'static Entry,
    /// How many games
    #[arg(long, value_name = "N", default_value_t = 10_000, value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) games: u64,
    /// Who sits where, separated by commas [default: random in every seat]
    #[arg(long, value_name = "LIST")]
    pub(crate) players: Option<List<Bot>>,
    #[command(flatten)]
    pub(crate) batch: Batch,
    #[command(flatten)]
    pub(crate) options: Options,
    #[command(flatten)]
    pub(crate) output: Output,
    /// Write the record of every game into this folder
    #[arg(long, value_name = "DIR", value_hint = ValueHint::DirPath)]
    pub(crate) records: Option<PathBuf>,
}

#[derive(Args)]
#[command(after_help = format!("\
Computer players: {}.
A program of your own is written cmd:COMMAND ARGUMENTS; docs/bots.md says what it has to answer. A command that contains a
comma outside brackets has to go into a script.

Every deal is played with every seating, with the same luck each time as far as possible. With nodes as budgets the result
is the same for any number of threads. A player's Elo is against all the others it met.

Examples:
  akhet arena imhotep-duel --players greedy,random --games 1000
  akhet arena imhotep-duel --players search:2000,search:1000 --sprt 0,20 --out match
  akhet arena imhotep-duel --players 'cmd:python3 bot.py,greedy,mason' --gauntlet --out gauntlet", Bot::known()))]
pub(crate) struct Arena {
    /// The game
    #[arg(value_parser = games())]
    pub(crate) game: &'static Entry,
    /// Who plays, separated by commas
    #[arg(long, value_name = "LIST")]
    pub(crate) players: List<Contestant>,
    /// How many games each pairing plays, rounded up to whole deals [default: 100]; with --sprt, at most this many
    /// [default: 100000]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=100_000_000))]
    pub(crate) games: Option<u64>,
    /// Stop each pairing when it is clear, with a 5% risk of error, which of these Elo differences is true
    #[arg(long, value_name = "ELO0,ELO1", allow_hyphen_values = true)]
    pub(crate) sprt: Option<Sprt>,
    /// Play every deal with every seating: the default
    #[arg(long, conflicts_with = "unpaired")]
    pub(crate) paired: bool,
    /// Play every deal once
    #[arg(long)]
    pub(crate) unpaired: bool,
    /// Let the first player meet each of the others, instead of everybody meeting everybody
    #[arg(long)]
    pub(crate) gauntlet: bool,
    #[command(flatten)]
    pub(crate) batch: Batch,
    #[command(flatten)]
    pub(crate) options: Options,
    #[command(flatten)]
    pub(crate) limit: Limit,
    /// Keep every game in this folder, with a report; the same command resumes a run that was stopped
    #[arg(long, value_name = "DIR", value_hint = ValueHint::DirPath)]
    pub(crate) out: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) output: Output,
}

#[derive(Args)]
#[command(after_help = "\
Counts the results of rated games that nobody has counted, and fits all of them at once, as a running server does once a day.
With --simulate it needs no server.

Examples:
  akhet rate --data /var/lib/akhet
  akhet rate --simulate --out docs")]
pub(crate) struct Rate {
    /// Make all ratings again from the results and fits so far, before the new fit
    #[arg(long, conflicts_with = "simulate")]
    pub(crate) from_scratch: bool,
    /// The server's folder with the tables [default: in the user's data directory]
    #[arg(long, value_name = "DIR", env = "AKHET_DATA", value_hint = ValueHint::DirPath)]
    pub(crate) data: Option<PathBuf>,
    /// The server's PostgreSQL database instead of the folder
    #[expect(clippy::doc_markdown, reason = "the program says it as it stands")]
    #[arg(long, value_name = "ADDRESS", env = "AKHET_DATABASE", hide_env_values = true)]
    pub(crate) database: Option<String>,
    /// Rate players whose true strength is known, instead of those of a server
    #[arg(long)]
    pub(crate) simulate: bool,
    /// How many players each population has
    #[arg(long, value_name = "N", requires = "simulate", default_value_t = 200, value_parser = clap::value_parser!(u16).range(10..=10_000))]
    pub(crate) players: u16,
    /// How many populations are averaged
    #[arg(long, value_name = "N", requires = "simulate", default_value_t = 10, value_parser = clap::value_parser!(u32).range(1..=1_000))]
    pub(crate) repetitions: u32,
    /// Where strengths and results come from
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(crate) seed: u64,
    /// Write the plots into this folder
    #[arg(long, value_name = "DIR", value_hint = ValueHint::DirPath)]
    pub(crate) out: Option<PathBuf>,
}

#[derive(Args)]
#[command(after_help = "\
The same arguments give the same result on any number of threads, if the player thinks in nodes. The table is Markdown;
with --json it is what the game's rules page is made from.

Example:
  akhet balance imhotep-duel --player search:400 --games 400 --out balance")]
pub(crate) struct Balance {
    /// The game
    #[arg(value_parser = games())]
    pub(crate) game: &'static Entry,
    /// The option to vary [default: the game's first]
    #[arg(long, value_name = "KEY")]
    pub(crate) over: Option<String>,
    /// Who sits in every seat
    #[arg(long, value_name = "NAME", default_value = "search:400")]
    pub(crate) player: Bot,
    /// How many games for each value
    #[arg(long, value_name = "N", default_value_t = 400, value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) games: u64,
    #[command(flatten)]
    pub(crate) batch: Batch,
    #[command(flatten)]
    pub(crate) options: Options,
    /// Play nothing, but add up the finished games of people in a server's folder with the tables (see docs/archive.md)
    #[arg(long, value_name = "DIR", value_hint = ValueHint::DirPath, conflicts_with_all = ["player", "games"])]
    pub(crate) from_archive: Option<PathBuf>,
    /// Write the table, the plot and the JSON into this folder
    #[arg(long, value_name = "DIR", value_hint = ValueHint::DirPath)]
    pub(crate) out: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) output: Output,
}

#[derive(Args)]
#[command(after_help = format!("\
It reads what an arena says on standard input, answers on standard output, and ends when its input does, so that an older
version of this program can be an opponent of a newer one.

Computer players: {}.

Example:
  akhet arena imhotep-duel --players 'search:1000,cmd:./akhet-of-last-month bot search:1000'", Bot::known()))]
pub(crate) struct BotProgram {
    /// The computer player
    #[arg(value_name = "NAME")]
    pub(crate) name: Bot,
    /// Where its choices come from; an arena sets another number for each game
    #[arg(long, value_name = "N", env = SEED, default_value_t = 1)]
    pub(crate) seed: u64,
}

#[derive(Args)]
#[command(after_help = "\
Exit code 0 means that nothing is wrong, 1 that something is.

Example:
  akhet bot-check 'cmd:python3 bot.py'")]
pub(crate) struct BotCheck {
    /// The program, as cmd:COMMAND ARGUMENTS
    #[arg(value_name = "cmd:COMMAND")]
    pub(crate) program: Contestant,
    /// The game [default: the first one]
    #[arg(value_parser = games())]
    pub(crate) game: Option<&'static Entry>,
    #[command(flatten)]
    pub(crate) limit: Limit,
}

#[derive(Args)]
#[command(after_help = "\
Prints the levels, after a line that says where they come from: the file that the game is compiled with. The same arguments
give the same file on any number of threads.

Players on the way from the weakest to the strongest meet each other; where the ratings on that way are evenly apart, levels
are put and meet their neighbours. Then a review says what their decisions cost.

Example:
  akhet calibrate imhotep-duel > crates/duel/src/evaluate/levels.toml")]
pub(crate) struct Calibrate {
    /// The game
    #[arg(value_parser = games())]
    pub(crate) game: &'static Entry,
    /// How many deals each two play, each with both seatings; those who think long play fewer, down to an eighth
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) deals: u64,
    /// How many iterations the strongest level has for a decision
    #[arg(long, value_name = "N", default_value_t = TOP, value_parser = clap::value_parser!(u32).range(100..))]
    pub(crate) top: u32,
    #[command(flatten)]
    pub(crate) batch: Batch,
}

#[derive(Args)]
#[command(after_help = "\
Prints what was learnt, after a line that says where it comes from: the file that the game is compiled with. The same
arguments give the same file on any number of threads. What each generation came to is kept in the folder, and a run that
was broken off goes on from there.

Example:
  akhet train imhotep-duel --folder duel > crates/duel/src/evaluate/learnt.txt")]
pub(crate) struct Train {
    /// The game
    #[arg(value_parser = games())]
    pub(crate) game: &'static Entry,
    /// Where each generation is kept
    #[arg(long, value_name = "FOLDER")]
    pub(crate) folder: PathBuf,
    /// How often to learn and to play a match
    #[arg(long, value_name = "N", default_value_t = 6, value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) generations: u32,
    /// How many games each generation learns from; one in ten is only used to test what was learnt
    #[arg(long, value_name = "N", default_value_t = 12_000, value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) games: u64,
    /// How many iterations a decision gets
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) nodes: u32,
    #[command(flatten)]
    pub(crate) batch: Batch,
}

/// The margin of a puzzle, in percent, unless another is asked for.
pub(crate) const USUAL_MARGIN: u32 = 8;

#[derive(Args)]
#[command(after_help = "\
Prints one puzzle per line as JSON, each as soon as it is found, after a line that says where they come from. Packed by
gzip, that is the file that the game is compiled with. The same arguments give the same puzzles on any number of threads.

Examples:
  akhet puzzles imhotep-duel --count 200 --seed 1 | gzip -9n > crates/duel/puzzles.gz
  akhet puzzles imhotep-duel --levels             how many of the shipped ones each level gets wrong
  akhet puzzles imhotep-duel --keep               those of the shipped ones that still prove")]
pub(crate) struct Puzzles {
    /// The game
    #[arg(value_parser = games())]
    pub(crate) game: &'static Entry,
    /// How many to find or, with --levels, to try
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..=10_000))]
    pub(crate) count: u32,
    /// By how many percent of the win the best decision is better than all others
    #[arg(long, value_name = "PERCENT", default_value_t = USUAL_MARGIN, value_parser = clap::value_parser!(u32).range(1..=90))]
    pub(crate) margin: u32,
    /// Give a decision up after so many iterations if none is better by half of the margin; 0 never does
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub(crate) glance: u32,
    /// Find none, but print how many of the shipped ones each computer player gets wrong
    #[arg(long)]
    pub(crate) levels: bool,
    /// Find none, but print the shipped ones that still prove, with what the search finds now
    #[arg(long, conflicts_with_all = ["levels", "count", "glance"])]
    pub(crate) keep: bool,
    #[command(flatten)]
    pub(crate) batch: Batch,
}

#[derive(Args)]
#[command(after_help = "\
Decisions and draws count as steps; a decision with only one legal action plays itself and does not count.

Example:
  akhet perft imhotep-duel --seed 1 --depth 3     from a set-up dealt from a seed")]
pub(crate) struct Perft {
    /// The game
    #[arg(value_parser = games())]
    pub(crate) game: &'static Entry,
    /// How many steps ahead
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=30))]
    pub(crate) depth: u32,
    #[command(flatten)]
    pub(crate) options: Options,
    /// Draw everything before the first decision from this seed
    #[arg(long, value_name = "TEXT")]
    pub(crate) seed: Option<Seed>,
    /// Count from the end of this record
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath, conflicts_with_all = ["options", "edition", "seed"])]
    pub(crate) record: Option<PathBuf>,
    /// Count from this step of the record
    #[arg(long, value_name = "N", requires = "record")]
    pub(crate) at: Option<usize>,
}
