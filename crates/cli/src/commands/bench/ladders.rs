//! `akhet bench ladders`: how well each level plays by a review.

use std::io::Write;
use std::ops::ControlFlow;

use bots::Stop;
use bots::review::{Judgment, RUNGS};
use catalog::{Chance, Entry, GAMES};
use game::Turn;
use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::arguments::BenchLadders;
use crate::commands::choose_seats;
use crate::failure::Failure;
use crate::progress;

pub(super) fn run(arguments: &BenchLadders, out: &mut impl Write) -> Result<(), Failure> {
    let games: Vec<&Entry> = arguments.game.map_or_else(|| GAMES.iter().collect(), |game| vec![game]);
    writeln!(out, "# akhet bench ladders --games {} --nodes {}", arguments.games, arguments.nodes)?;
    for entry in games {
        let plain: Vec<String> =
            measure(entry, arguments).iter().map(|plain| format!("{plain:.1}")).collect();
        writeln!(out, "{} {}", entry.id, plain.join(" "))?;
        out.flush()?;
    }
    Ok(())
}

/// The mean plain accuracy of the decisions of each rung.
fn measure(entry: &Entry, arguments: &BenchLadders) -> [f32; RUNGS.len()] {
    let bar = progress::bar(arguments.games.into(), &format!("games of {}", entry.id));
    let mut sums = [(0.0, 0); RUNGS.len()];
    for game in 0..arguments.games {
        let seats = entry.seats.0 + game as u8 % (entry.seats.1 - entry.seats.0 + 1);
        // At every table sit others of a circle, which moves on by one each game.
        let rung = |seat: usize| (game as usize + seat * (1 + game as usize % 3)) % RUNGS.len();
        for judgment in judged(entry, seats, game, arguments.nodes, &rung) {
            let (sum, count) = &mut sums[rung(judgment.seat.index())];
            *sum += judgment.accuracy();
            *count += 1;
        }
        bar.inc(1);
    }
    bar.finish_and_clear();
    sums.map(|(sum, count)| sum / count.max(1) as f32)
}

fn judged(
    entry: &Entry,
    seats: u8,
    game: u32,
    nodes: u32,
    standing: &dyn Fn(usize) -> usize,
) -> Vec<Judgment> {
    let chosen = choose_seats(entry, seats);
    let seed = game.to_string().parse().expect("a number makes a seed");
    let mut table = (entry.start)(&chosen, Chance::Seed(seed)).expect("the options go together");
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(game.into());
    while let Turn::Seat(seat) = table.turn() {
        let (bot, _) = RUNGS[standing(seat.index())];
        let choice = table.choose(bot, None, &Stop::default(), &mut rng).expect("a seat decides");
        table.play(&choice.action).expect("players choose what is legal");
    }
    table.judge_all(Vec::new(), nodes, &mut |_, _| ControlFlow::Continue(()))
}
