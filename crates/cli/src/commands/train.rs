//! `akhet train`.

use std::fs;
use std::io::Write;
use std::path::PathBuf;

use bots::{Lessons, Progress, Stage};

use crate::arguments::Train;
use crate::failure::Failure;
use crate::progress;

pub(crate) fn run(arguments: &Train, out: &mut impl Write) -> Result<(), Failure> {
    let Train { game, folder, generations, games, nodes, batch } = arguments;
    fs::create_dir_all(folder)?;
    // Runs with other arguments have other files, so that none goes on from what another learnt.
    let run = format!("{}-{games}-games-{nodes}-nodes-seed-{}", game.id, batch.seed);
    let file = |generation: u32| -> PathBuf { folder.join(format!("{run}-generation-{generation}.txt")) };
    let bar = progress::bar(*games, "");
    let progress = |Progress { generation, stage, done, of }: Progress| {
        let what = match stage {
            Stage::Games => "games",
            Stage::Learning => "steps of learning",
            Stage::Contest => "deals of the match at most",
        };
        bar.set_style(progress::style(&format!("{what}, generation {generation} of {generations}")));
        bar.set_length(of);
        bar.set_position(done);
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
