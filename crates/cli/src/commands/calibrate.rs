//! `akhet calibrate`.

use std::io::Write;

use bots::{Calibration, Measuring};

use super::choose_seats;
use crate::arguments::Calibrate;
use crate::failure::Failure;
use crate::progress;

pub(crate) fn run(arguments: &Calibrate, out: &mut impl Write) -> Result<(), Failure> {
    let Calibrate { game, deals, top, batch } = arguments;
    let bar = progress::bar(0, "");
    let progress = |measuring, done, of| {
        let what = match measuring {
            Measuring::Path { apart } => format!("deals along the way, {apart} apart"),
            Measuring::Levels { attempt } => format!("deals between levels, attempt {attempt}"),
            Measuring::Four => "deals at tables for four".to_owned(),
            Measuring::Costs => "games reviewed".to_owned(),
        };
        bar.set_style(progress::style(&what));
        bar.set_length(of);
        bar.set_position(done);
        if done == of {
            bar.suspend(|| eprintln!("{of} {what}"));
        }
    };
    let calibration = Calibration {
        two: choose_seats(game, 2),
        four: (game.seats.1 >= 4).then(|| choose_seats(game, 4)),
        deals: *deals,
        top: *top,
        seed: batch.seed,
        threads: batch.threads(),
        progress: &progress,
    };
    let levels = (game.calibrate)(&calibration).map_err(Failure::arguments)?;
    bar.finish_and_clear();
    writeln!(out, "# akhet calibrate {} --deals {deals} --top {top} --seed {}", game.id, batch.seed)?;
    write!(out, "{levels}")?;
    Ok(())
}
