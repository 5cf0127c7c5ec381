//! `akhet bench rounds`: how long people wait for computer players.

use std::io::Write;

use bots::{Bot, Level, Stop};
use catalog::{Chance, Entry, GAMES, Table, bots_round};
use cpu_time::ThreadTime;
use game::{Seat, Turn};
use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde::Serialize;

use crate::arguments::BenchRounds;
use crate::commands::choose_seats;
use crate::failure::Failure;
use crate::progress;

/// Who stands in for the person: quick, and no fool.
const PERSON: Bot = Bot::Level(Level::Scribe);

pub(super) fn run(arguments: &BenchRounds, out: &mut impl Write) -> Result<(), Failure> {
    let games: Vec<&Entry> = arguments.game.map_or_else(|| GAMES.iter().collect(), |game| vec![game]);
    let levels = || Level::ALL.map(Bot::Level).to_vec();
    let bots = arguments.bots.clone().map_or_else(levels, |named| named.0);
    let bar = progress::bar((games.len() * bots.len()) as u64, "figures");
    let mut figures = Vec::new();
    for game in games {
        for bot in &bots {
            figures.push(measure(game, *bot, arguments.games));
            bar.inc(1);
        }
    }
    bar.finish_and_clear();
    if arguments.output.json {
        let json = serde_json::to_string_pretty(&figures).expect("figures are numbers and names");
        return Ok(writeln!(out, "{json}")?);
    }
    writeln!(
        out,
        "{:<14}{:<12}{:>6}{:>8}{:>16}{:>12}{:>12}{:>12}",
        "game", "bots", "seats", "rounds", "decisions, most", "median s", "95% s", "worst s"
    )?;
    for figure in &figures {
        writeln!(out, "{}", figure.line())?;
    }
    writeln!(out, "\nProcessor time of all computer players between two decisions of the person.")?;
    Ok(())
}

/// The rounds of some games.
#[derive(Serialize)]
struct Figure {
    game: &'static str,
    bots: String,
    seats: u8,
    rounds: usize,
    /// The most decisions in a round.
    decisions: u32,
    /// Seconds.
    median: f64,
    most_of_them: f64,
    worst: f64,
}

fn measure(entry: &Entry, bot: Bot, games: u32) -> Figure {
    let seats = entry.seats.1;
    let chosen = choose_seats(entry, seats);
    let mut rounds: Vec<(f64, u32)> = Vec::new();
    for game in 0..games {
        let seed = game.to_string().parse().expect("a number makes a seed");
        let mut table = (entry.start)(&chosen, Chance::Seed(seed)).expect("the options go together");
        rounds.extend(play(&mut *table, bot, game));
    }
    rounds.sort_by(|one, other| one.0.total_cmp(&other.0));
    let at = |share: f64| rounds[((rounds.len() - 1) as f64 * share).round() as usize].0;
    Figure {
        game: entry.id,
        bots: bot.to_string(),
        seats,
        rounds: rounds.len(),
        decisions: rounds.iter().map(|round| round.1).max().unwrap_or_default(),
        median: at(0.5),
        most_of_them: at(0.95),
        worst: at(1.0),
    }
}

/// The seconds and the decisions of every round of a game.
fn play(table: &mut dyn Table, bot: Bot, game: u32) -> Vec<(f64, u32)> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(game.into());
    let (person, stop) = (Seat::new(0), Stop::default());
    let bots: Vec<Seat> = Seat::all(table.seats()).filter(|seat| *seat != person).collect();
    let (mut rounds, mut round) = (Vec::new(), (0.0, 0));
    while let Turn::Seat(seat) = table.turn() {
        let is_person = seat == person;
        let waiting = (!is_person).then(|| bots_round(table, &bots)).flatten();
        let start = ThreadTime::now();
        let choice = table.choose(if is_person { PERSON } else { bot }, waiting, &stop, &mut rng);
        if is_person {
            rounds.extend((round.1 > 0).then_some(round));
            round = (0.0, 0);
        } else {
            round = (round.0 + start.elapsed().as_secs_f64(), round.1 + 1);
        }
        table.play(&choice.expect("a seat decides").action).expect("players choose what is legal");
    }
    rounds.extend((round.1 > 0).then_some(round));
    rounds
}

impl Figure {
    /// A line of the table.
    fn line(&self) -> String {
        let Figure { game, bots, seats, rounds, decisions, median, most_of_them, worst } = self;
        format!(
            "{game:<14}{bots:<12}{seats:>6}{rounds:>8}{decisions:>16}{median:>12.3}{most_of_them:>12.3}{worst:>12.3}"
        )
    }
}
