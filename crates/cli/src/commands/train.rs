//! `akhet train`.

use std::io::Write;

use bots::Lessons;

use crate::arguments::Train;
use crate::failure::Failure;
use crate::progress;

pub(crate) fn run(arguments: &Train, out: &mut impl Write) -> Result<(), Failure> {
    let bar = progress::bar(arguments.games, "games");
    let lessons = Lessons {
        teacher: arguments.teacher,
        games: arguments.games,
        seed: arguments.batch.seed,
        threads: arguments.batch.threads(),
        progress: &|done| bar.set_position(done),
    };
    let learnt = (arguments.game.learn)(&lessons).map_err(Failure::arguments)?;
    bar.finish_and_clear();
    let Train { game, teacher, games, batch } = arguments;
    writeln!(
        out,
        "# akhet train {} --teacher {teacher} --games {games} --seed {}: {} positions, loss {:.4}",
        game.id, batch.seed, learnt.positions, learnt.loss
    )?;
    for weight in &learnt.weights {
        writeln!(out, "{weight}")?;
    }
    Ok(())
}
