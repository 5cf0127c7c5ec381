//! `akhet perft`.

use std::io::Write;
use std::time::Instant;

use catalog::{Chance, Table};

use crate::arguments::Perft;
use crate::failure::Failure;
use crate::files::load_position;

pub(crate) fn run(arguments: &Perft, out: &mut impl Write) -> Result<(), Failure> {
    let table = sit_down(arguments)?;
    let start = Instant::now();
    let counts = table.perft(arguments.depth);
    let seconds = start.elapsed().as_secs_f64();
    let total: u64 = counts.iter().map(|(_, count)| count).sum();
    for (step, count) in &counts {
        writeln!(out, "{step:<20}{count:>16}")?;
    }
    writeln!(out, "{:<20}{total:>16}", "all")?;
    writeln!(out, "{:.2} s, {:.1} million positions a second", seconds, total as f64 / seconds / 1e6)?;
    Ok(())
}

fn sit_down(arguments: &Perft) -> Result<Box<dyn Table>, Failure> {
    let entry = arguments.game;
    let Some(file) = &arguments.record else {
        let chance = arguments.seed.clone().map_or(Chance::Open, Chance::Seed);
        let chosen = arguments.options.choose(entry)?;
        return (entry.start)(&chosen, chance).map_err(Failure::arguments);
    };
    let table = load_position(file, arguments.at)?;
    if table.entry().id != entry.id {
        let other = table.entry().id;
        return Err(Failure::arguments(format!("{} is a game of {other}", file.display())));
    }
    Ok(table)
}
