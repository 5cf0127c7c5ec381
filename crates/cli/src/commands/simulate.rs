//! `akhet simulate`.

use std::io::Write;
use std::ops::ControlFlow;
use std::path::Path;
use std::sync::Mutex;
use std::time::Instant;

use bots::{Bot, Finished, Results, Seated, Simulation, win_share};
use catalog::Entry;
use game::{Lang, Seat};
use serde_json::{Value, json};

use crate::arguments::Simulate;
use crate::failure::Failure;
use crate::files;
use crate::progress;

pub(crate) fn run(arguments: &Simulate, out: &mut impl Write) -> Result<(), Failure> {
    let entry = arguments.game;
    let chosen = arguments.options.choose(entry)?;
    let seats = usize::from((entry.count_seats)(&chosen).map_err(Failure::arguments)?);
    let players = arguments.players.clone().map_or_else(|| vec![Bot::Random; seats], |named| named.0);
    if players.len() != seats {
        let named = players.len();
        return Err(Failure::arguments(format!("{named} players were named, but there are {seats} seats")));
    }
    let bar = progress::bar(arguments.games, "games");
    let problem = Mutex::new(None);
    let keep = |finished: Finished| keep_record(arguments.records.as_deref(), entry, &finished, &problem);
    let simulation = Simulation {
        chosen,
        players,
        games: arguments.games,
        seed: arguments.batch.seed,
        threads: arguments.batch.threads(),
        progress: &|done| bar.set_position(done),
        keep: if arguments.records.is_some() { Some(&keep) } else { None },
    };
    let start = Instant::now();
    let results = (entry.simulate)(&simulation).map_err(Failure::arguments)?;
    let seconds = start.elapsed().as_secs_f64();
    bar.finish_and_clear();
    if let Some(problem) = problem.lock().expect("no thread panics while it holds the lock").take() {
        return Err(Failure::failed(problem));
    }
    if arguments.output.json {
        writeln!(out, "{}", to_json(arguments, &simulation, &results))?;
        return Ok(());
    }
    print_table(&simulation, entry, &results, out)?;
    writeln!(out, "\n{:.2} s, {:.0} games a second", seconds, results.games as f64 / seconds)?;
    Ok(())
}

fn keep_record(
    folder: Option<&Path>,
    entry: &Entry,
    finished: &Finished,
    problem: &Mutex<Option<String>>,
) -> ControlFlow<()> {
    let Some(folder) = folder else { return ControlFlow::Continue(()) };
    let name = format!("{}-{:08}.txt", entry.id, finished.number);
    match files::write(&folder.join(name), &finished.record.to_string()) {
        Ok(()) => ControlFlow::Continue(()),
        Err(sentence) => {
            *problem.lock().expect("no thread panics while it holds the lock") = Some(sentence);
            ControlFlow::Break(())
        }
    }
}

fn print_table(
    simulation: &Simulation<'_>,
    entry: &Entry,
    results: &Results,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let games = results.games;
    let seats = Seat::all(results.seats.len() as u8);
    let names = seats.map(|seat| (entry.name_seat)(seat, Lang::En)).zip(&simulation.players);
    writeln!(out, "{games} games of {}, seed {}\n", (entry.say)("name", Lang::En), simulation.seed)?;
    row(out, "", names.map(|(name, player)| format!("{name}: {player}")))?;
    row(out, "wins, 95% interval", results.seats.iter().map(|seated| win_share(seated, games).percent(2)))?;
    if results.seats.iter().any(|seated| seated.ties > 0) {
        row(out, "shared wins", results.seats.iter().map(|seated| seated.ties.to_string()))?;
    }
    let points = |seated: &Seated| format!("{:.2} ± {:.2}", seated.mean(games), seated.deviation(games));
    row(out, "points", results.seats.iter().map(points))?;
    for (index, (part, _)) in results.seats[0].parts.iter().enumerate() {
        let mean = |seated: &Seated| format!("{:.2}", seated.parts[index].1 as f64 / games as f64);
        let name = format!("  {}", (entry.name_part)(part, Lang::En));
        row(out, &name, results.seats.iter().map(mean))?;
    }
    let (shortest, longest) = (results.shortest, results.longest);
    let per_game = |sum: u64| sum as f64 / games as f64;
    writeln!(out, "\ndecisions a game      {:.1} ({shortest} to {longest})", per_game(results.decisions))?;
    writeln!(out, "decisions and draws   {:.1}", per_game(results.steps))?;
    Ok(())
}

fn row(out: &mut impl Write, name: &str, columns: impl Iterator<Item = String>) -> Result<(), Failure> {
    let columns: String = columns.map(|column| format!("{column:<24}")).collect();
    Ok(writeln!(out, "{name:<22}{}", columns.trim_end())?)
}

/// Nothing in it depends on the machine or the moment, so that the same arguments give the same bytes.
fn to_json(arguments: &Simulate, simulation: &Simulation<'_>, results: &Results) -> Value {
    let seats = results.seats.iter().zip(&simulation.players).map(|(seated, player)| {
        let games = results.games;
        json!({
            "player": player.to_string(),
            "wins": seated.wins,
            "ties": seated.ties,
            "win_share": win_share(seated, games),
            "mean": seated.mean(games),
            "deviation": seated.deviation(games),
            "parts": seated.parts.iter().map(|(name, sum)| (name.clone(), json!(*sum as f64 / games as f64)))
                .collect::<serde_json::Map<String, Value>>(),
        })
    });
    json!({
        "game": arguments.game.id,
        "options": simulation.chosen.to_string(),
        "seed": arguments.batch.seed,
        "games": results.games,
        "seats": seats.collect::<Vec<Value>>(),
        "decisions_a_game": results.decisions as f64 / results.games as f64,
        "steps_a_game": results.steps as f64 / results.games as f64,
        "shortest": results.shortest,
        "longest": results.longest,
    })
}
