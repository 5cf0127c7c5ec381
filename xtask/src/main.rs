//! `cargo xtask`: what is done to the project, as opposed to what the project does.

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, Subcommand};
use xtask::suite::Step;
use xtask::tidy::words::rulebooks;
use xtask::{dist, endure, new_game, screenshots, suite, workspace};

#[derive(Parser)]
#[command(name = "cargo xtask", about = "What is done to the project")]
struct Arguments {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Check everything: format, lints, tests, snapshots and documentation
    Test {
        /// Run this step alone
        #[arg(long)]
        only: Option<Step>,
    },
    /// Run tests of the suite with counts that take minutes or hours
    Endure {
        /// Which of them; a name that is not known is answered with a list
        name: String,
    },
    /// Start a new game: copy the toy game and put the copy into the catalog
    NewGame {
        /// The name of the crate, such as `tic_tac_toe`
        name: String,
    },
    /// Take the pictures of the main pages anew, into docs/screenshots
    Screenshots {
        /// Only these: duel, pages, others, coach
        parts: Vec<String>,
    },
    /// Make what others install: an archive, a Debian package and a container image, as far as this machine can
    Dist,
    /// Hash the rulebooks anew, so that no text of ours repeats them
    Rulebooks {
        /// The folder with their texts, named like `game.fr.txt`
        folder: PathBuf,
    },
}

fn main() -> ExitCode {
    let root = workspace::root();
    let result = match Arguments::parse().task {
        Task::Test { only } => suite::run(&root, only),
        Task::Endure { name } => endure::run(&root, &name),
        Task::NewGame { name } => new_game::run(&root, &name),
        Task::Screenshots { parts } => screenshots::run(&root, &parts),
        Task::Dist => dist::run(&root),
        Task::Rulebooks { folder } => rulebooks::run(&root, &folder),
    };
    match result {
        Ok(summary) => {
            println!("xtask: {summary}");
            ExitCode::SUCCESS
        }
        Err(sentence) => {
            eprintln!("xtask: {sentence}");
            ExitCode::FAILURE
        }
    }
}
