//! `akhet levels`.

use std::io::Write;

use bots::{Above, COSTS, Rung, Share};
use catalog::{Entry, GAMES};
use game::Lang;

use crate::failure::Failure;

pub(crate) fn run(out: &mut impl Write) -> Result<(), Failure> {
    let sections: Vec<String> = GAMES.iter().filter_map(section).collect();
    Ok(write!(out, "{}", sections.join("\n"))?)
}

/// The levels of a game below its name, if they were measured.
fn section(entry: &Entry) -> Option<String> {
    let command = entry.levels.lines().next()?.trim_start_matches("# ");
    let levels = (entry.ladder)();
    let has_four = levels.rungs().iter().any(|rung| rung.four.is_some());
    let mut titles = vec!["level".to_owned(), "player".to_owned(), "Elo".to_owned()];
    titles.extend(["above the level below, 95% interval".to_owned(), "games".to_owned()]);
    titles.extend(COSTS.map(|cost| format!("cost over {cost}%")));
    titles.extend(has_four.then(|| "share at four, 95% interval".to_owned()));
    let aligned = format!("|---|---|{}", "---:|".repeat(titles.len() - 2));
    let rows: Vec<String> =
        levels.rungs().iter().map(|rung| format!("| {} |\n", cells(rung, has_four).join(" | "))).collect();
    let (name, titles) = ((entry.say)("name", Lang::En), titles.join(" | "));
    Some(format!("## {name}\n\n```sh\n{command}\n```\n\n| {titles} |\n{aligned}\n{}", rows.concat()))
}

fn cells(rung: &Rung, has_four: bool) -> Vec<String> {
    let Rung { name, player, rating, above, four, costs } = rung;
    let mut cells = vec![name.name().to_owned(), format!("`{}`", player.bot()), rating.to_string()];
    cells.extend(above.map_or_else(none, |Above { elo, low, high, games }| {
        [format!("{elo} ({low:.0} to {high:.0})"), games.to_string()]
    }));
    cells.extend(costs.map(|share| format!("{share:.1}%")));
    cells.extend(has_four.then(|| {
        four.map_or_else(
            || none()[0].clone(),
            |Share { percent, low, high, games }| {
                format!("{percent:.0}% ({low:.0}–{high:.0}) of {games} games")
            },
        )
    }));
    cells
}

fn none() -> [String; 2] {
    ["–", "–"].map(str::to_owned)
}
