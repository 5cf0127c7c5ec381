//! The arguments, with help that needs no manual.

mod bench;
mod laboratory;
mod playing;
mod records;
mod serving;
mod shared;

use clap::{Parser, Subcommand};
use clap_complete::Shell;

pub(crate) use bench::{Bench, BenchGames, BenchLadders, BenchListen, BenchRounds, BenchServe, BenchWhat};
pub(crate) use laboratory::{
    Arena, Balance, BotCheck, BotProgram, Calibrate, Perft, Puzzles, Rate, Simulate, Train, USUAL_MARGIN,
};
pub(crate) use playing::{Learn, Play, Score};
pub(crate) use records::{Replay, Review, Verify};
pub(crate) use serving::{Admin, AdminWhat, Archive, Dump, Serve};
pub(crate) use shared::Options;

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
    Serve(Box<Serve>),
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
    /// Find out how far ratings are from the strength of simulated players (see docs/ratings.md)
    Rate(Rate),
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
    /// Read tables written by `akhet export`, or the text of a dump, into a server's data
    Import(Archive),
    /// Write a month of finished games of public tables as text and as Parquet, without names (see docs/archive.md)
    Dump(Dump),
    /// See to the accounts of a server
    Admin(Admin),
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
