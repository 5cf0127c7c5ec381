//! `akhet puzzles`.

use std::io::Write;

use bots::{Bot, Hunt, Level, Puzzle, Stop};
use catalog::{Table, puzzle_position, puzzles};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

use crate::arguments::Puzzles;
use crate::failure::Failure;
use crate::progress;

/// More than anybody waits for: a game in which there is nothing to find ends, too.
const MOST_GAMES: u64 = 100_000;

pub(crate) fn run(arguments: &Puzzles, out: &mut impl Write) -> Result<(), Failure> {
    if arguments.levels { try_levels(arguments, out) } else { hunt(arguments, out) }
}

fn hunt(arguments: &Puzzles, out: &mut impl Write) -> Result<(), Failure> {
    let Puzzles { game, count, batch, .. } = arguments;
    let bar = progress::bar(u64::from(*count), "puzzles");
    let hunt = Hunt {
        count: *count as usize,
        games: MOST_GAMES,
        seed: batch.seed,
        threads: batch.threads(),
        progress: &|found| bar.set_position(found as u64),
    };
    let found = (game.hunt)(&hunt);
    bar.finish_and_clear();
    writeln!(out, "# akhet puzzles {} --count {count} --seed {}", game.id, batch.seed)?;
    for puzzle in found {
        writeln!(
            out,
            "{}",
            serde_json::to_string(&rounded(puzzle)).expect("a puzzle is made of texts and numbers")
        )?;
    }
    Ok(())
}

/// Thousandths are more than anybody knows.
fn rounded(mut puzzle: Puzzle) -> Puzzle {
    for answer in &mut puzzle.answers {
        answer.value = (answer.value * 1000.0).round() / 1000.0;
    }
    puzzle
}

/// How many each computer player gets wrong, the puzzles in five parts from easy to hard.
fn try_levels(arguments: &Puzzles, out: &mut impl Write) -> Result<(), Failure> {
    const PARTS: usize = 5;
    let Puzzles { game, batch, .. } = arguments;
    let all = puzzles(game);
    let positions: Vec<(Box<dyn Table>, &Puzzle)> =
        all.iter().map(|puzzle| (puzzle_position(puzzle), puzzle)).collect();
    writeln!(out, "{} puzzles; wrong, by how hard they are", all.len())?;
    let levels = Level::ALL.map(Bot::Level);
    let bar = progress::bar((levels.len() + 1) as u64 * all.len() as u64, "puzzles");
    for player in [Bot::Greedy].into_iter().chain(levels) {
        write!(out, "{:<12}", player.to_string())?;
        for part in positions.chunks(all.len().div_ceil(PARTS).max(1)) {
            let mut wrong = 0;
            for (number, (table, puzzle)) in part.iter().enumerate() {
                let mut rng = Xoshiro256PlusPlus::seed_from_u64(batch.seed + number as u64);
                let choice = table.choose(player, None, &Stop::default(), &mut rng);
                wrong += usize::from(choice.is_none_or(|choice| choice.action != puzzle.best().action));
                bar.inc(1);
            }
            write!(out, "{:>6.0} %", 100.0 * wrong as f64 / part.len() as f64)?;
        }
        writeln!(out)?;
    }
    bar.finish_and_clear();
    Ok(())
}
