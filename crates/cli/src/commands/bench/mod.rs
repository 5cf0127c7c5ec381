//! `akhet bench`.

mod child;
mod games;
mod ladders;
mod rounds;
mod serve;
mod thoughts;

use std::io::Write;

use catalog::Entry;
use game::Chosen;

use crate::arguments::{Bench, BenchWhat};
use crate::failure::Failure;

pub(crate) fn run(arguments: &Bench, out: &mut impl Write) -> Result<(), Failure> {
    match &arguments.what {
        None => games::run(&arguments.games, out),
        Some(BenchWhat::Serve(serve)) => serve::run(serve, out),
        Some(BenchWhat::Rounds(rounds)) => rounds::run(rounds, out),
        Some(BenchWhat::Ladders(ladders)) => ladders::run(ladders, out),
    }
}

/// What to choose for a game with this many players: their number, and one more thing if it does not go without.
fn choose_seats(entry: &Entry, seats: u8) -> Chosen {
    let players = if entry.seats.0 < entry.seats.1 { format!("players={seats}") } else { String::new() };
    let also = entry.options.iter().map(|option| format!("{players} {}=true", option.key));
    let chosen = [players.clone()].into_iter().chain(also).find_map(|text| entry.choose(&text, None).ok());
    chosen.expect("a game can be played by as many as it says")
}
