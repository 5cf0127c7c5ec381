//! What each command does.

mod admin;
mod archive;
mod arena;
mod balance;
mod bench;
mod bot;
mod bot_check;
mod calibrate;
mod dump;
mod engine;
mod learn;
mod levels;
mod perft;
mod play;
mod puzzles;
mod rate;
mod replay;
mod review;
mod score;
mod serve;
mod simulate;
mod train;
mod verify;

use std::io;

use catalog::Entry;
use clap::CommandFactory;
use game::Chosen;

use crate::arguments::{Arguments, Command, Serve};
use crate::failure::Failure;

/// Carries out the arguments.
pub(crate) fn run(arguments: Arguments) -> Result<(), Failure> {
    let out = &mut io::stdout().lock();
    match arguments.command.unwrap_or_else(|| Command::Serve(Box::<Serve>::default())) {
        Command::Serve(serve) => serve::run(&serve, out),
        Command::Verify(verify) => verify::run(&verify, out),
        Command::Export(archive) => archive::export(&archive, out),
        Command::Import(archive) => archive::import(&archive, out),
        Command::Dump(dump) => dump::run(&dump, out),
        Command::Admin(admin) => admin::run(&admin, out),
        Command::Play(play) => play::run(&play),
        Command::Learn(learn) => learn::run(&learn, out),
        Command::Simulate(simulate) => simulate::run(&simulate, out),
        Command::Calibrate(calibrate) => calibrate::run(&calibrate, out),
        Command::Levels => levels::run(out),
        Command::Train(train) => train::run(&train, out),
        Command::Arena(arena) => arena::run(&arena, out),
        Command::Balance(balance) => balance::run(&balance, out),
        Command::Bot(bot) => bot::run(&bot, out),
        Command::Rate(rate) => rate::run(&rate, out),
        Command::BotCheck(check) => bot_check::run(&check, out),
        Command::Puzzles(puzzles) => puzzles::run(&puzzles, out),
        Command::Replay(replay) => replay::run(&replay, out),
        Command::Review(review) => review::run(&review, out),
        Command::Perft(perft) => perft::run(&perft, out),
        Command::Score(score) => score::run(&score, out),
        Command::Bench(bench) => bench::run(&bench, out),
        Command::Engine => engine::run(out),
        Command::Completions { shell } => {
            let mut script = Vec::new();
            clap_complete::generate(shell, &mut Arguments::command(), "akhet", &mut script);
            Ok(io::Write::write_all(out, &script)?)
        }
    }
}

/// What to choose for a game with this many players: their number, and one more thing if it does not go without.
fn choose_seats(entry: &Entry, seats: u8) -> Chosen {
    let players = if entry.seats.0 < entry.seats.1 { format!("players={seats}") } else { String::new() };
    let also = entry.options.iter().map(|option| format!("{players} {}=true", option.key));
    let chosen = [players.clone()].into_iter().chain(also).find_map(|text| entry.choose(&text, None).ok());
    chosen.expect("a game can be played by as many as it says")
}
