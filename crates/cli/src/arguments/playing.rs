//! Playing in the terminal and with the box.

use std::path::PathBuf;

use bots::{Bot, Level};
use catalog::{Entry, Seed};
use clap::{Args, ValueHint};
use contest::clock::{BadPace, Pace};

use super::shared::{Language, Options, games};
use crate::list::List;

#[derive(Args)]
#[command(
    arg_required_else_help = true,
    after_help = format!("\
Arrow keys choose and Enter plays; or type the notation. F1 shows all keys.

Levels of computer players, from the weakest to the strongest:
  {}

Examples:
  akhet play imhotep-duel                             against the scribe
  akhet play imhotep-duel --players person,person     two people, one keyboard
  akhet play imhotep-duel --players person,person --clock 600+30
                                                      with ten minutes each and half a minute more a turn
  akhet play imhotep-duel --players greedy,random     watch two computer players
  akhet play imhotep-duel --options 'sides=BBBB'      with the B sides
  akhet play --resume                                 resume the last game", levels())
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
    /// How much time each person has: a bank and what every turn adds to it, in seconds. It is not saved: a game that is
    /// resumed has no clocks, or full ones if it is given again
    #[arg(long, value_name = "BANK+INCREMENT", value_parser = live_pace)]
    pub(crate) clock: Option<Pace>,
    #[command(flatten)]
    pub(crate) language: Language,
}

/// A pace for people who stay at the table.
fn live_pace(text: &str) -> Result<Pace, String> {
    let pace: Pace = text.parse().map_err(|error: BadPace| error.to_string())?;
    if pace.is_live() { Ok(pace) } else { Err("days are for games at a server".to_owned()) }
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

fn levels() -> String {
    Level::ALL.map(Level::name).join(", ")
}
