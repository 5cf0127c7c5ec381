//! `akhet bench` alone: how fast random games run, through the code that search uses and through the text edge, and how
//! fast players think.

use std::io::Write;
use std::time::{Duration, Instant};

use catalog::{Chance, Entry, GAMES, Lengths};
use cpu_time::ThreadTime;
use game::Turn;
use game::bits::below;
use indicatif::{ProgressBar, ProgressStyle};
use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde::Serialize;
use serde_json::json;

use super::thoughts;
use crate::arguments::BenchGames;
use crate::failure::Failure;

pub(super) fn run(arguments: &BenchGames, out: &mut impl Write) -> Result<(), Failure> {
    let time = arguments.seconds;
    let bar = ProgressBar::new(3 * GAMES.len() as u64)
        .with_style(ProgressStyle::with_template("{bar:30} {msg}").expect("the template is right"));
    let (mut figures, mut thoughts) = (Vec::new(), Vec::new());
    for entry in GAMES {
        bar.set_message(format!("{}, as search plays it", entry.id));
        figures.push(measure(entry, "search", time, 2000, play_as_search));
        bar.inc(1);
        bar.set_message(format!("{}, as text", entry.id));
        figures.push(measure(entry, "text", time, 5, play_as_text));
        bar.inc(1);
        bar.set_message(format!("{}, players that think", entry.id));
        thoughts.extend(thoughts::measure(entry, time));
        bar.inc(1);
    }
    bar.finish_and_clear();
    if arguments.output.json {
        let json = serde_json::to_string_pretty(&json!({ "games": figures, "thoughts": thoughts }))
            .expect("figures are numbers and names");
        writeln!(out, "{json}")?;
        return Ok(());
    }
    writeln!(out, "{:<16}{:<10}{:>12}{:>14}{:>14}", "game", "through", "games/s", "decisions/s", "steps/s")?;
    for figure in &figures {
        let Figure { game, through, games, decisions, steps } = figure;
        writeln!(out, "{game:<16}{through:<10}{games:>12.0}{decisions:>14.0}{steps:>14.0}")?;
    }
    writeln!(out, "\n{:<16}{:<24}{:>14}{:>12}", "game", "player", "iterations/s", "µs each")?;
    for figure in &thoughts {
        writeln!(out, "{}", figure.line())?;
    }
    writeln!(
        out,
        "\nBest windows: of games, on one core and by its own processor time; of players, by the clock. `cargo bench \
         --bench yardstick` gives the ratio to another game."
    )?;
    Ok(())
}

/// Rates per second, from the best window.
#[derive(Serialize)]
struct Figure {
    game: &'static str,
    through: &'static str,
    games: f64,
    decisions: f64,
    steps: f64,
}

fn measure(
    entry: &Entry,
    through: &'static str,
    time: Duration,
    games: u32,
    play: fn(&Entry, u32, &mut Xoshiro256PlusPlus) -> Lengths,
) -> Figure {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut best = Figure { game: entry.id, through, games: 0.0, decisions: 0.0, steps: 0.0 };
    let start = Instant::now();
    while start.elapsed() < time {
        let window = ThreadTime::now();
        let played = play(entry, games, &mut rng);
        let seconds = window.elapsed().as_secs_f64();
        let rate = f64::from(games) / seconds;
        if rate > best.games {
            best.games = rate;
            best.decisions = played.decisions as f64 / seconds;
            best.steps = played.steps as f64 / seconds;
        }
    }
    best
}

fn play_as_search(entry: &Entry, games: u32, rng: &mut Xoshiro256PlusPlus) -> Lengths {
    (entry.play_randomly)(games, rng)
}

/// Legal actions as a list of texts, one of them played as a text, draws from a seed.
fn play_as_text(entry: &Entry, games: u32, rng: &mut Xoshiro256PlusPlus) -> Lengths {
    let chosen = entry.choose("", None).expect("the defaults go together");
    let mut lengths = Lengths::default();
    for game in 0..games {
        let seed = game.to_string().parse().expect("a number makes a seed");
        let mut table = (entry.start)(&chosen, Chance::Seed(seed)).expect("the defaults go together");
        while table.turn() != Turn::Over {
            let legal = table.legal();
            let choice = &legal[below(legal.len() as u32, rng) as usize];
            table.play(choice).expect("a legal action can be played");
            lengths.decisions += 1;
        }
        lengths.steps += table.steps() as u64;
    }
    lengths
}
