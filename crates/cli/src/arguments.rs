//! The arguments, with help that needs no manual.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::thread;
use std::time::Duration;

use bots::arena::{Contestant, SEED, Sprt};
use bots::{Bot, TOP};
use catalog::{Entry, Seed};
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, Parser, Subcommand, ValueHint};
use clap_complete::Shell;
use game::{Chosen, Lang};

use crate::failure::Failure;
use crate::files;
use crate::list::List;

/// Egyptian board games: play them in the browser or in the terminal, simulate them, talk to the engine.
///
/// Without a command, it does the same as `akhet serve`.
#[derive(Parser)]
#[command(name = "akhet", version, after_help = EXIT_CODES)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

const EXIT_CODES: &str = "\
Exit codes:
  0  done
  1  something failed: a file cannot be read or written, a record is broken, there is no terminal
  2  the arguments are wrong

Akhet is an unofficial implementation. The games belong to their authors and publishers.";

#[derive(Subcommand)]
pub(crate) enum Command {
    /// Let people play in the browser
    Serve(Serve),
    /// Play a game in the terminal
    Play(Play),
    /// Learn a game in the terminal: a position, one thing to do, one thing learnt
    Learn(Learn),
    /// Play many games between computer players and add up the results
    Simulate(Simulate),
    /// Let computer players and your own programs play each other: who is stronger, and with what confidence
    Arena(Arena),
    /// Measure how even a game is between equal players, for each value of one of its options
    Balance(Balance),
    /// Play as a program of the arena, with the choices of a computer player (see docs/bots.md)
    Bot(BotProgram),
    /// Find out what is wrong with a program that plays in the arena (see docs/bots.md)
    BotCheck(BotCheck),
    /// Measure how the levels of a game should play
    Calibrate(Calibrate),
    /// Print how the levels of every game play, as tables in Markdown for docs/levels.md
    Levels,
    /// Learn the weights of a game's evaluation from games that a player plays against itself
    Train(Train),
    /// Look for positions with one decision that is clearly the best and hard to see, or see how the levels fare with them
    Puzzles(Puzzles),
    /// Show a recorded game: its log, and the board at any step
    Replay(Replay),
    /// Judge every decision of a finished game, and separate luck from skill
    Review(Review),
    /// Check that the draws of a record are the ones committed to before the game
    Verify(Verify),
    /// Write a record of every table of a server into a folder, and the key that identifies its guests
    Export(Archive),
    /// Read tables written by `akhet export` into a server's data
    Import(Archive),
    /// Count the positions a given number of steps ahead
    Perft(Perft),
    /// Add up the points of a game played with the box
    Score(Score),
    /// Measure how fast random games run and players think, or how much load a server can take
    Bench(Bench),
    /// Answer requests, one JSON object per line, for bots and other programs (see docs/protocol.md)
    Engine,
    /// Print the completions for a shell: `akhet completions bash > ~/.local/share/bash-completion/completions/akhet`
    Completions {
        /// The shell
        shell: Shell,
    },
}

/// Every setting can be given as an argument, as an environment variable, or in a file; the first one that is set
/// counts.
#[derive(Args, Default)]
#[command(after_help = "\
The file of --config is TOML; its keys are the names of the arguments with _ for -:
  bind = \"0.0.0.0:8080\"
  data = \"/var/lib/akhet\"
  durability = \"full\"
  review_nodes = 20000
  edition = [\"nefertiti=/srv/akhet/printed.toml\"]
  trusted_proxy = [\"127.0.0.1\"]

Examples:
  akhet                                   on this machine, at http://127.0.0.1:8080
  akhet serve --bind 0.0.0.0:8080         for everyone on the local network, with a QR code for phones
  AKHET_DATA=/srv/akhet akhet serve       with the tables in another folder
  akhet serve --database postgres://akhet@localhost/akhet   with the tables in PostgreSQL")]
pub(crate) struct Serve {
    /// Where to listen [default: 127.0.0.1:8080]
    #[arg(long, value_name = "ADDRESS:PORT", env = "AKHET_BIND")]
    pub(crate) bind: Option<SocketAddr>,
    /// The folder with the tables; created if missing [default: in the user's data directory]
    #[arg(long, value_name = "DIR", env = "AKHET_DATA", value_hint = ValueHint::DirPath)]
    pub(crate) data: Option<PathBuf>,
    /// A PostgreSQL database instead of the folder, which several nodes may share, such as
    /// postgres://akhet@localhost/akhet
    #[expect(clippy::doc_markdown, reason = "the program says it as it stands")]
    #[arg(long, value_name = "ADDRESS", env = "AKHET_DATABASE", hide_env_values = true)]
    pub(crate) database: Option<String>,
    /// A NATS server by which nodes with the same database tell each other of changes, such as nats://localhost
    #[expect(clippy::doc_markdown, reason = "the program says it as it stands")]
    #[arg(long, value_name = "ADDRESS", env = "AKHET_BUS", hide_env_values = true)]
    pub(crate) bus: Option<String>,
    /// Where Prometheus may ask how the server is doing, at /metrics; for nobody else to reach
    #[arg(long, value_name = "ADDRESS:PORT", env = "AKHET_METRICS")]
    pub(crate) metrics: Option<SocketAddr>,
    /// How durable a move is before anyone is told of it: with full, a power cut loses nothing; with normal, it may lose
    /// the last moments [default: full]
    #[arg(long, value_name = "HOW", env = "AKHET_DURABILITY", value_parser = ["full", "normal"])]
    pub(crate) durability: Option<String>,
    /// Once the milliseconds a computer player waited before its step; still accepted, without effect
    #[arg(long, value_name = "MS", env = "AKHET_BOT_PAUSE", hide = true)]
    pub(crate) bot_pause: Option<u64>,
    /// Requests per second that one client may make [default: 40]
    #[arg(long, value_name = "N", env = "AKHET_REQUESTS_PER_SECOND")]
    pub(crate) requests_per_second: Option<u32>,
    /// Tables per hour that one client may make [default: 60]
    #[arg(long, value_name = "N", env = "AKHET_TABLES_PER_HOUR")]
    pub(crate) tables_per_hour: Option<u32>,
    /// Event streams that one client may have open [default: 30]
    #[arg(long, value_name = "N", env = "AKHET_STREAMS")]
    pub(crate) streams: Option<u32>,
    /// Connections that one client may have open [default: 200]
    #[arg(long, value_name = "N", env = "AKHET_CONNECTIONS")]
    pub(crate) connections: Option<u32>,
    /// Believe this proxy about where requests come from: an address or a network; may be given several times
    #[arg(long, value_name = "ADDRESS", env = "AKHET_TRUSTED_PROXY", value_delimiter = ',')]
    pub(crate) trusted_proxy: Vec<String>,
    /// Tables without people that one client may have at a time [default: 8]
    #[arg(long, value_name = "N", env = "AKHET_BOT_TABLES")]
    pub(crate) bot_tables: Option<u32>,
    /// Tables per day that one guest may make, at all nodes together [default: 200]
    #[arg(long, value_name = "N", env = "AKHET_TABLES_PER_DAY")]
    pub(crate) tables_per_day: Option<u32>,
    /// Iterations that a review spends on each decision; a hint takes three times as many [default: 10000]
    #[arg(long, value_name = "N", env = "AKHET_REVIEW_NODES", value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub(crate) review_nodes: Option<u32>,
    /// Also offer the numbers of this file, if the game has editions (see docs/editions.md); may be given several times
    #[arg(long, value_name = "GAME=FILE", env = "AKHET_EDITION", value_delimiter = ',')]
    pub(crate) edition: Vec<String>,
    /// What to log: error, warn, info, debug or trace [default: warn]
    #[arg(long, value_name = "LEVEL", env = "AKHET_LOG")]
    pub(crate) log: Option<String>,
    /// Log as text or as JSON, one object per line [default: text]
    #[arg(long, value_name = "FORM", env = "AKHET_LOG_FORMAT", value_parser = ["text", "json"])]
    pub(crate) log_format: Option<String>,
    /// A TOML file with settings
    #[arg(long, value_name = "FILE", env = "AKHET_CONFIG", value_hint = ValueHint::FilePath)]
    pub(crate) config: Option<PathBuf>,
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

#[derive(Args)]
pub(crate) struct Archive {
    /// The folder with the records
    #[arg(value_hint = ValueHint::DirPath)]
    pub(crate) folder: PathBuf,
    /// The server's folder with the tables [default: in the user's data directory]
    #[arg(long, value_name = "DIR", env = "AKHET_DATA", value_hint = ValueHint::DirPath)]
    pub(crate) data: Option<PathBuf>,
    /// The server's PostgreSQL database instead of the folder
    #[expect(clippy::doc_markdown, reason = "the program says it as it stands")]
    #[arg(long, value_name = "ADDRESS", env = "AKHET_DATABASE", hide_env_values = true)]
    pub(crate) database: Option<String>,
}

#[derive(Args)]
#[command(
    arg_required_else_help = true,
    after_help = "\
Arrow keys choose and Enter plays; or type the notation. F1 shows all keys.

Examples:
  akhet play imhotep-duel                             against the scribe
  akhet play imhotep-duel --players person,person     two people, one keyboard
  akhet play imhotep-duel --players greedy,random     watch two computer players
  akhet play imhotep-duel --options 'sides=BBBB'      with the B sides
  akhet play --resume                                 resume the last game"
)]
pub(crate) struct Play {
    /// The game
    #[arg(value_parser = games(), required_unless_present = "resume")]
    pub(crate) game: Option<&'static Entry>,
    #[command(flatten)]
    pub(crate) options: Options,
    /// Play against this computer player [default: scribe]
    #[arg(long, value_name = "NAME", conflicts_with = "players")]
    pub(crate) bot: Option<Bot>,
    /// Your seat against a computer player
    #[arg(long, value_name = "N", default_value_t = 0, conflicts_with = "players")]
    pub(crate) seat: u8,
    /// Who sits where, separated by commas: person, or the name of a computer player
    #[arg(long, value_name = "LIST")]
    pub(crate) players: Option<List<String>>,
    /// Draw from this seed: the same text gives the same draws
    #[arg(long, value_name = "TEXT")]
    pub(crate) seed: Option<Seed>,
    /// Resume a saved game: this file, or the last one that is not over
    #[arg(long, value_name = "FILE", num_args = 0..=1, value_hint = ValueHint::FilePath,
          conflicts_with_all = ["options", "edition", "seed", "game"])]
    #[expect(clippy::option_option, reason = "the flag may be there without a file")]
    pub(crate) resume: Option<Option<PathBuf>>,
    /// Save the game here [default: a new file in the user's data directory]
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) save: Option<PathBuf>,
    /// Milliseconds before a computer player's step
    #[arg(long, value_name = "MS", default_value_t = 700, value_parser = clap::value_parser!(u64).range(0..=60_000))]
    pub(crate) pace: u64,
    #[command(flatten)]
    pub(crate) language: Language,
}

#[derive(Args)]
#[command(
    arg_required_else_help = true,
    after_help = "\
What you have done is kept: the same command goes on with the next step. In the browser lessons are at /learn/GAME.

Examples:
  akhet learn imhotep-duel                how to play
  akhet learn nefertiti memphis           another lesson of the game
  akhet learn pyramidice --lang fr        in French"
)]
pub(crate) struct Learn {
    /// The game
    #[arg(value_parser = games())]
    pub(crate) game: &'static Entry,
    /// The lesson
    #[arg(default_value = catalog::FIRST)]
    pub(crate) lesson: String,
    /// Keep what is done here [default: a file in the user's data directory]
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) save: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) language: Language,
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

#[derive(Args)]
#[command(after_help = "\
Without --input, the pad asks. The format of a file, here for imhotep-duel (what is left out counts as nothing):
  options: sides=AAAA
  first_to_five: none
  0 obelisks: 2
  0 temples: 1 4 2
  0 light: 4
  0 dark: 6
  0 tombs: 1 2 3 4 5 6 9
  0 actions: 2
  0 meeples: 1
  1 obelisks: 5")]
pub(crate) struct Score {
    /// The game
    #[arg(value_parser = games())]
    pub(crate) game: &'static Entry,
    /// Read the pad from this file, or - for standard input
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath, conflicts_with = "options")]
    pub(crate) input: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) options: Options,
    #[command(flatten)]
    pub(crate) language: Language,
}

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
    #[arg(long, value_name = "N", default_value_t = 3, value_parser = clap::value_parser!(u64).range(1..=600))]
    pub(crate) seconds: u64,
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
    #[arg(long, value_name = "N", default_value_t = 5, value_parser = clap::value_parser!(u64).range(1..=600))]
    pub(crate) seconds: u64,
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

fn games() -> impl TypedValueParser<Value = &'static Entry> {
    PossibleValuesParser::new(catalog::GAMES.iter().map(|entry| entry.id))
        .map(|id| catalog::find(&id).expect("only ids of games are let through"))
}

fn seconds(text: &str) -> Result<Duration, String> {
    let number = text.parse().ok().filter(|number| (0.01..=3600.0).contains(number));
    number
        .map(Duration::from_secs_f64)
        .ok_or_else(|| "it must be a number of seconds from 0.01 to 3600".to_owned())
}

fn languages() -> impl TypedValueParser<Value = Lang> {
    PossibleValuesParser::new(Lang::ALL.map(Lang::code))
        .map(|code| code.parse().expect("only codes of languages are let through"))
}
