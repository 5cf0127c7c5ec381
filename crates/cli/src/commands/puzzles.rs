//! `akhet puzzles`.

use std::io::Write;
use std::sync::mpsc::channel;
use std::thread;

use bots::{Bot, Hunt, Level, Puzzle, Screen, Stop, in_parallel};
use catalog::{DIFFICULTIES, Posed, Table, puzzle_position, puzzles};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

use crate::arguments::{Puzzles, USUAL_MARGIN};
use crate::failure::Failure;
use crate::progress;

/// More than anybody waits for: a game in which there is nothing to find ends, too.
const MOST_GAMES: u64 = 100_000;

pub(crate) fn run(arguments: &Puzzles, out: &mut impl Write) -> Result<(), Failure> {
    if arguments.levels {
        try_levels(arguments, out)
    } else if arguments.keep {
        keep(arguments, out)
    } else {
        hunt(arguments, out)
    }
}

/// Prints each puzzle as soon as it is found, so that whoever stops it keeps what there is.
fn hunt(arguments: &Puzzles, out: &mut impl Write) -> Result<(), Failure> {
    let Puzzles { game, count, batch, .. } = arguments;
    let (game, count, seed, threads) = (*game, *count, batch.seed, batch.threads());
    let screen = Screen { margin: arguments.margin as f32 / 100.0, glance: arguments.glance };
    let bar = progress::bar(u64::from(count), "puzzles");
    writeln!(out, "# akhet puzzles {} --count {count}{} --seed {seed}", game.id, name_screen(arguments))?;
    let (found, puzzles) = channel();
    thread::spawn(move || {
        // If nobody prints them any more, the program is about to end.
        let found = |puzzle: &Puzzle| drop(found.send(rounded(puzzle.clone())));
        (game.hunt)(&Hunt { count: count as usize, games: MOST_GAMES, screen, seed, threads, found: &found })
    });
    for puzzle in puzzles {
        write_puzzle(&puzzle, out)?;
        bar.inc(1);
    }
    bar.finish_and_clear();
    Ok(())
}

fn write_puzzle(puzzle: &Puzzle, out: &mut impl Write) -> Result<(), Failure> {
    let line = serde_json::to_string(puzzle).expect("a puzzle is made of texts and numbers");
    writeln!(out, "{line}")?;
    out.flush()?;
    Ok(())
}

/// Prints the shipped ones that are still puzzles to the player as it is now, with what it finds.
fn keep(arguments: &Puzzles, out: &mut impl Write) -> Result<(), Failure> {
    let Puzzles { game, margin, batch, .. } = arguments;
    let all = puzzles(game);
    let margin = *margin as f32 / 100.0;
    let bar = progress::bar(all.len() as u64, "puzzles");
    let progress = |done| bar.set_position(done);
    let mut proved = in_parallel(all.len() as u64, batch.threads(), &progress, |number| {
        let puzzle = &all[number as usize].puzzle;
        puzzle_position(puzzle).prove_again(puzzle, margin, batch.seed).map(rounded)
    });
    bar.finish_and_clear();
    proved.sort_by_key(|(number, _)| *number);
    let kept: Vec<Puzzle> = proved.into_iter().filter_map(|(_, puzzle)| puzzle).collect();
    let command = format!("akhet puzzles {} --keep{} --seed {}", game.id, name_screen(arguments), batch.seed);
    writeln!(out, "# {command}: {} of {}", kept.len(), all.len())?;
    kept.iter().try_for_each(|puzzle| write_puzzle(puzzle, out))
}

/// What is looked for, as arguments, unless it is the usual.
fn name_screen(Puzzles { margin, glance, .. }: &Puzzles) -> String {
    let glance = if *glance > 0 { format!(" --glance {glance}") } else { String::new() };
    if *margin == USUAL_MARGIN { glance } else { format!(" --margin {margin}{glance}") }
}

/// Thousandths are more than anybody knows.
fn rounded(mut puzzle: Puzzle) -> Puzzle {
    for answer in &mut puzzle.answers {
        answer.value = (answer.value * 1000.0).round() / 1000.0;
    }
    puzzle
}

/// How many each computer player gets wrong, by how hard they are.
fn try_levels(arguments: &Puzzles, out: &mut impl Write) -> Result<(), Failure> {
    let Puzzles { game, count, batch, .. } = arguments;
    // Evenly from easy to hard.
    let stride = (puzzles(game).len() / *count as usize).max(1);
    let tried = puzzles(game).iter().step_by(stride);
    let all: Vec<(Box<dyn Table>, &Posed)> =
        tried.map(|posed| (puzzle_position(&posed.puzzle), posed)).collect();
    writeln!(out, "{} puzzles; wrong, by how hard they are", all.len())?;
    let levels = Level::ALL.map(Bot::Level);
    let bar = progress::bar((levels.len() + 1) as u64 * all.len() as u64, "puzzles");
    for player in [Bot::Greedy].into_iter().chain(levels) {
        write!(out, "{:<12}", player.to_string())?;
        for difficulty in 1..=DIFFICULTIES {
            let part = all.iter().filter(|(_, posed)| posed.difficulty == difficulty);
            let (mut wrong, mut count) = (0, 0);
            for (table, posed) in part {
                let mut rng = Xoshiro256PlusPlus::seed_from_u64(batch.seed + posed.number as u64);
                let choice = table.choose(player, None, &Stop::default(), &mut rng);
                wrong += u32::from(choice.is_none_or(|choice| choice.action != posed.puzzle.best().action));
                count += 1;
                bar.inc(1);
            }
            write!(out, "{:>6.0} %", 100.0 * f64::from(wrong) / f64::from(count.max(1)))?;
        }
        writeln!(out)?;
        out.flush()?;
    }
    bar.finish_and_clear();
    Ok(())
}
