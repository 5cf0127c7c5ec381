//! `akhet arena`.

mod page;
mod table;

use std::io::Write;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use bots::arena::{Arena, ArenaError, Deals, Meetings, Standings};
use catalog::Entry;
use game::Lang;
use indicatif::ProgressBar;
use serde_json::{Value, json};
use tokio::runtime::Runtime;

use super::serve::{runtime, stopped};
use crate::arguments;
use crate::failure::Failure;
use crate::files;
use crate::progress;

/// Games of a pairing by default.
const GAMES: u64 = 100;
/// The same with a test, which usually ends long before.
const GAMES_OF_A_TEST: u64 = 100_000;

pub(crate) fn run(arguments: &arguments::Arena, out: &mut impl Write) -> Result<(), Failure> {
    let entry = arguments.game;
    let chosen = arguments.options.choose(entry)?;
    let seats = (entry.count_seats)(&chosen).map_err(Failure::arguments)?;
    let stop = Stop::listen()?;
    let bar = ProgressBar::hidden();
    let usual = if arguments.sprt.is_some() { GAMES_OF_A_TEST } else { GAMES };
    let arena = Arena {
        chosen,
        contestants: arguments.players.0.clone(),
        meetings: if arguments.gauntlet { Meetings::Gauntlet } else { Meetings::RoundRobin },
        // `--paired` may be given, but it is the default.
        deals: if arguments.unpaired && !arguments.paired { Deals::Unpaired } else { Deals::Paired },
        games: arguments.games.unwrap_or(usual),
        sprt: arguments.sprt,
        seed: arguments.batch.seed,
        limit: arguments.limit.limit,
        threads: arguments.batch.threads(),
        folder: arguments.out.clone(),
        progress: &|done| bar.set_position(done),
        stopped: &stop.flag,
    };
    let most = arena.most_games(seats).map_err(refusal)?;
    show(&bar, most);
    let standings = (entry.arena)(&arena);
    bar.finish_and_clear();
    let standings = standings.map_err(refusal)?;
    let report = Report { entry, arena: &arena, standings: &standings };
    if let Some(folder) = &arguments.out {
        report.write(folder)?;
    }
    if arguments.output.json {
        writeln!(out, "{}", report.to_json())?;
    } else {
        table::print(&report, out)?;
    }
    if standings.is_finished || !stop.flag.load(Ordering::Relaxed) {
        return Ok(());
    }
    Err(Failure::failed(match arguments.out {
        Some(_) => "stopped before everything was played; the same command goes on from here",
        None => "stopped before everything was played; with --out it could go on from here",
    }))
}

/// The bar appears once it is known that there is something to play.
fn show(bar: &ProgressBar, games: u64) {
    bar.set_style(progress::style("games"));
    bar.set_length(games);
    bar.set_draw_target(indicatif::ProgressDrawTarget::stderr());
}

fn refusal(error: ArenaError) -> Failure {
    match error {
        ArenaError::Options(_)
        | ArenaError::TooFew { .. }
        | ArenaError::TestOfMany { .. }
        | ArenaError::CannotStart(_)
        | ArenaError::OtherSettings { .. } => Failure::arguments(error),
        ArenaError::Folder(_) => Failure::failed(error),
    }
}

/// Catches Ctrl+C, so that unfinished games can be dropped and programs killed.
struct Stop {
    flag: Arc<AtomicBool>,
    _runtime: Runtime,
}

impl Stop {
    fn listen() -> Result<Stop, Failure> {
        let runtime = runtime()?;
        let flag = Arc::new(AtomicBool::new(false));
        let heard = Arc::clone(&flag);
        let inside = runtime.enter();
        let stopped = stopped()?;
        runtime.spawn(async move {
            stopped.await;
            heard.store(true, Ordering::Relaxed);
        });
        drop(inside);
        Ok(Stop { flag, _runtime: runtime })
    }
}

/// What was played, and the results.
struct Report<'a> {
    entry: &'a Entry,
    arena: &'a Arena<'a>,
    standings: &'a Standings,
}

impl Report<'_> {
    fn title(&self) -> String {
        let name = (self.entry.say)("name", Lang::En);
        let deals = match self.arena.deals {
            Deals::Paired => "every deal with every seating",
            Deals::Unpaired => "every deal once",
        };
        format!("{} games of {name}, seed {}, {deals}", self.standings.games, self.arena.seed)
    }

    fn to_json(&self) -> Value {
        json!({
            "game": self.entry.id,
            "options": self.arena.chosen.to_string(),
            "seed": self.arena.seed,
            "meetings": self.arena.meetings,
            "deals": self.arena.deals,
            "standings": self.standings,
        })
    }

    fn write(&self, folder: &Path) -> Result<(), Failure> {
        let page = page::write(self).map_err(Failure::failed)?;
        files::write(&folder.join("report.json"), &format!("{:#}\n", self.to_json()))
            .map_err(Failure::failed)?;
        files::write(&folder.join("report.html"), &page).map_err(Failure::failed)
    }
}
