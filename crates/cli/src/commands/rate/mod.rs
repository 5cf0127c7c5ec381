//! `akhet rate`.

mod plot;
mod store;

use std::io::Write;

use contest::rating::simulate::{Plan, simulate};
use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::arguments;
use crate::failure::Failure;
use crate::files;
use plot::{Figure, draw};

pub(crate) fn run(arguments: &arguments::Rate, out: &mut impl Write) -> Result<(), Failure> {
    if arguments.simulate { try_out(arguments, out) } else { store::run(arguments, out) }
}

fn try_out(arguments: &arguments::Rate, out: &mut impl Write) -> Result<(), Failure> {
    let plan =
        Plan { players: arguments.players.into(), repetitions: arguments.repetitions, ..Plan::default() };
    let report = simulate(&plan, &mut Xoshiro256PlusPlus::seed_from_u64(arguments.seed));
    if let Some(folder) = &arguments.out {
        for (name, figure) in [("ratings-error.svg", Figure::Error), ("ratings-inside.svg", Figure::Inside)] {
            let svg = draw(&report, figure);
            let svg = svg.map_err(|error| Failure::failed(format!("the plot cannot be drawn: {error}")))?;
            files::write(&folder.join(name), &svg).map_err(Failure::failed)?;
        }
    }
    write!(out, "{report}")?;
    Ok(())
}
