//! `akhet balance`.

use std::io::Write;
use std::path::Path;

use bots::{Interval, Results, Seated, Simulation, win_share};
use catalog::Entry;
use game::show::balance::{Balance, Row, Share};
use game::{Chosen, Lang, OptionSpec, Seat};
use service::{Durability, Place};

use super::serve::runtime;
use crate::arguments;
use crate::failure::Failure;
use crate::files;
use crate::plot::{Bar, Plot};
use crate::progress;

pub(crate) fn run(arguments: &arguments::Balance, out: &mut impl Write) -> Result<(), Failure> {
    let entry = arguments.game;
    let balance = match &arguments.from_archive {
        Some(folder) => from_archive(folder, entry, option_to_vary(arguments, entry)?)?,
        None => measure(arguments, entry)?,
    };
    let json = serde_json::to_string_pretty(&balance).expect("a balance is names and numbers");
    if let Some(folder) = &arguments.out {
        let svg = plot(&balance, entry).draw();
        let svg = svg.map_err(|error| Failure::failed(format!("the plot cannot be drawn: {error}")))?;
        let texts = [("balance.json", &format!("{json}\n")), ("balance.md", &table(&balance, entry))];
        for (name, text) in texts.into_iter().chain([("balance.svg", &svg)]) {
            files::write(&folder.join(name), text).map_err(Failure::failed)?;
        }
    }
    if arguments.output.json {
        writeln!(out, "{json}")?;
    } else {
        write!(out, "{}", table(&balance, entry))?;
    }
    Ok(())
}

/// What the games of people at a server came to.
fn from_archive(folder: &Path, entry: &Entry, over: &OptionSpec) -> Result<Balance, Failure> {
    if !folder.exists() {
        return Err(Failure::failed(format!("there is no folder {}", folder.display())));
    }
    let place = Place::Folder(folder.to_owned(), Durability::Full);
    let balance =
        runtime()?.block_on(service::balance_of_people(&place, entry, over)).map_err(Failure::failed)?;
    let none = || Failure::failed(format!("there are no finished games of {} between people", entry.id));
    let mut balance = balance.ok_or_else(none)?;
    for row in &mut balance.rows {
        row.decisions = rounded(row.decisions);
        for share in &mut row.seats {
            let Share { won, low, high, points, points_error } = share;
            for number in [won, low, high, points, points_error] {
                *number = rounded(*number);
            }
        }
    }
    Ok(balance)
}

fn measure(arguments: &arguments::Balance, entry: &Entry) -> Result<Balance, Failure> {
    let over = option_to_vary(arguments, entry)?;
    let tables = tables(arguments, entry, over)?;
    let bar = progress::bar(tables.len() as u64 * arguments.games, "games");
    let mut rows = Vec::new();
    for (index, (value, chosen, seats)) in tables.into_iter().enumerate() {
        let before = index as u64 * arguments.games;
        let simulation = Simulation {
            chosen,
            players: vec![arguments.player; usize::from(seats)],
            games: arguments.games,
            seed: arguments.batch.seed,
            threads: arguments.batch.threads(),
            progress: &|done| bar.set_position(before + done),
            keep: None,
        };
        let results = (entry.simulate)(&simulation).map_err(Failure::arguments)?;
        rows.push(row(value, &results));
    }
    bar.finish_and_clear();
    Ok(Balance {
        command: command(arguments, over),
        over: over.key.to_owned(),
        player: arguments.player.to_string(),
        games: arguments.games,
        rows,
    })
}

/// Each value of the option with all options and the number of seats. A solo game is never even or uneven.
fn tables(
    arguments: &arguments::Balance,
    entry: &Entry,
    over: &OptionSpec,
) -> Result<Vec<(&'static str, Chosen, u8)>, Failure> {
    let mut tables = Vec::new();
    for value in over.values {
        let chosen = arguments.options.choose_with(entry, &format!("{}={value}", over.key))?;
        let seats = (entry.count_seats)(&chosen).map_err(Failure::arguments)?;
        if seats > 1 {
            tables.push((*value, chosen, seats));
        }
    }
    if tables.is_empty() {
        return Err(Failure::arguments("with these options one plays alone, and has nobody to be even with"));
    }
    Ok(tables)
}

fn option_to_vary<'a>(arguments: &arguments::Balance, entry: &'a Entry) -> Result<&'a OptionSpec, Failure> {
    let Some(key) = &arguments.over else {
        let none = || Failure::arguments(format!("{} has no options to vary", entry.id));
        return entry.options.first().ok_or_else(none);
    };
    let keys: Vec<&str> = entry.options.iter().map(|spec| spec.key).collect();
    let unknown = || format!("{} has no option `{key}`; it has {}", entry.id, keys.join(", "));
    entry.options.iter().find(|spec| spec.key == key).ok_or_else(|| Failure::arguments(unknown()))
}

/// The command that reproduces the numbers.
fn command(arguments: &arguments::Balance, over: &OptionSpec) -> String {
    let arguments::Balance { game, player, games, batch, options, .. } = arguments;
    let fixed = options.options.trim();
    let fixed = if fixed.is_empty() { String::new() } else { format!(" --options '{fixed}'") };
    let (game, key, seed) = (game.id, over.key, batch.seed);
    format!("akhet balance {game} --over {key} --player {player} --games {games} --seed {seed}{fixed}")
}

fn row(value: &str, results: &Results) -> Row {
    let games = results.games;
    let share = |seated: &Seated| {
        let won = win_share(seated, games);
        Share {
            won: rounded(won.share),
            low: rounded(won.low),
            high: rounded(won.high),
            points: rounded(seated.mean(games)),
            points_error: rounded(seated.error(games)),
        }
    };
    Row {
        value: value.to_owned(),
        seats: results.seats.iter().map(share).collect(),
        decisions: rounded(results.decisions as f64 / games as f64),
        games: None,
    }
}

/// More digits would say nothing, and the file is read by people.
fn rounded(number: f64) -> f64 {
    (number * 10_000.0).round() / 10_000.0
}

fn table(balance: &Balance, entry: &Entry) -> String {
    let most = balance.rows.iter().map(|row| row.seats.len()).max().unwrap_or_default();
    let names: Vec<String> = Seat::all(most as u8).map(|seat| (entry.name_seat)(seat, Lang::En)).collect();
    let columns = names.iter().flat_map(|name| [format!("{name} wins"), format!("{name}, points")]);
    let mut text = format!("| {} | {} |\n", balance.over, columns.collect::<Vec<_>>().join(" | "));
    text += &format!("|---|{}\n", "---:|".repeat(2 * most));
    for row in &balance.rows {
        let games = row.games.map(|games| format!(" ({games} games)")).unwrap_or_default();
        let mut cells = vec![format!("{}{games}", row.value)];
        for share in &row.seats {
            let won = Interval { share: share.won, low: share.low, high: share.high };
            cells.push(won.percent(1));
            cells.push(format!("{:.1} ± {:.1}", share.points, share.points_error));
        }
        cells.resize(1 + 2 * most, String::new());
        text += &format!("| {} |\n", cells.join(" | "));
    }
    let each = if balance.rows.iter().any(|row| row.games.is_some()) { "games" } else { "games a row" };
    text + &format!("\n{} {each} between {}: `{}`\n", balance.games, balance.player, balance.command)
}

/// What each seat wins, next to an even share.
fn plot(balance: &Balance, entry: &Entry) -> Plot<'static> {
    // With two seats, the second has what the first leaves.
    let shown = |row: &Row| if row.seats.len() == 2 { 1 } else { row.seats.len() };
    let bars = balance.rows.iter().flat_map(|row| {
        row.seats[..shown(row)].iter().zip(Seat::all(row.seats.len() as u8)).map(|(share, seat)| Bar {
            name: format!("{}, {}", row.value, (entry.name_seat)(seat, Lang::En)),
            figure: Some([share.low, share.won, share.high]),
        })
    });
    let is_for_two = balance.rows.iter().all(|row| row.seats.len() == 2);
    Plot {
        axis: "share of the wins, with the 95% interval",
        label: &|share| format!("{:.0}%", 100.0 * share),
        origin: if is_for_two { 0.5 } else { 0.0 },
        range: if is_for_two { 0.3..0.7 } else { 0.0..0.6 },
        bars: bars.collect(),
    }
}
