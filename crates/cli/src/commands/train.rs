//! `akhet train`.

use std::fs;
use std::io::Write;
use std::path::PathBuf;

use bots::{Lessons, Progress};

use crate::arguments::Train;
use crate::failure::Failure;
use crate::progress;

pub(crate) fn run(arguments: &Train, out: &mut impl Write) -> Result<(), Failure> {
    let Train { game, folder, generations, games, nodes, batch } = arguments;
    fs::create_dir_all(folder)?;
    let file = |generation: u32| -> PathBuf { folder.join(format!("{}-{generation}.txt", game.id)) };
    let bar = progress::bar(*games, "games");
    let progress = |done: Progress| match done {
        Progress::Played(_, done) => bar.set_position(done),
        Progress::Learnt(..) | Progress::Contested(..) => {}
    };
    let lessons = Lessons {
        generations: *generations,
        games: *games,
        nodes: *nodes,
        seed: batch.seed,
        threads: batch.threads(),
        kept: &|generation| fs::read_to_string(file(generation)).ok(),
        keep: &|generation, text| {
            let first = text.lines().next().unwrap_or_default();
            bar.suspend(|| eprintln!("{first}"));
            if let Err(problem) = fs::write(file(generation), text) {
                eprintln!("{}: {problem}", file(generation).display());
            }
        },
        progress: &progress,
    };
    let command = format!(
        "akhet train {} --generations {generations} --games {games} --nodes {nodes} --seed {}",
        game.id, batch.seed
    );
    let learnt = (game.learn)(&lessons, &command).map_err(Failure::arguments)?;
    bar.finish_and_clear();
    out.write_all(learnt.as_bytes())?;
    Ok(())
}
