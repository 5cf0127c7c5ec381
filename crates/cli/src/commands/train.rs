//! `akhet train`.

use std::io::Write;

use bots::Lessons;
use indicatif::{ProgressBar, ProgressStyle};

use super::simulate::cores;
use crate::arguments::Train;
use crate::failure::Failure;

pub(crate) fn run(arguments: &Train, out: &mut impl Write) -> Result<(), Failure> {
    let entry = catalog::find(&arguments.game).map_err(Failure::arguments)?;
    let bar = ProgressBar::new(arguments.games).with_style(
        ProgressStyle::with_template("{bar:40} {human_pos}/{human_len} games, {eta} left")
            .expect("the template is right"),
    );
    let lessons = Lessons {
        teacher: arguments.teacher,
        games: arguments.games,
        seed: arguments.seed,
        threads: arguments.threads.map_or_else(cores, usize::from),
        progress: &|done| bar.set_position(done),
    };
    let learnt = (entry.learn)(&lessons).map_err(Failure::arguments)?;
    bar.finish_and_clear();
    let Train { game, teacher, games, seed, .. } = arguments;
    writeln!(
        out,
        "# akhet train {game} --teacher {teacher} --games {games} --seed {seed}: {} positions, loss {:.4}",
        learnt.positions, learnt.loss
    )?;
    for weight in &learnt.weights {
        writeln!(out, "{weight}")?;
    }
    Ok(())
}
