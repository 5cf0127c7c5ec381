//! `akhet play`.

use std::fs;
use std::io::{self, IsTerminal};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use bots::{Bot, Level};
use catalog::{Chance, Table};
use game::{Record, Turn};
use rand::rngs::SysRng;
use rand::{SeedableRng, TryRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use tui::{Palette, Player, Settings};

use crate::arguments::Play;
use crate::failure::Failure;
use crate::files::{self, load_table, saved_games};

/// As many iterations as a hint at a server's table takes by default: about a second.
const HINT_NODES: u32 = 30_000;

pub(crate) fn run(arguments: &Play) -> Result<(), Failure> {
    if !io::stdout().is_terminal() || !io::stdin().is_terminal() {
        return Err(Failure::failed("playing needs a terminal; for programs there is `akhet engine`"));
    }
    let (table, file) = sit_down(arguments)?;
    let players = choose_players(arguments, table.as_ref())?;
    let names = players.iter().map(|player| name_player(*player)).collect::<Vec<_>>().join(" ");
    let settings = Settings {
        lang: arguments.language.lang,
        players,
        pace: Duration::from_millis(arguments.pace),
        palette: if std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty()) {
            Palette::Plain
        } else {
            Palette::Colour
        },
        hint_nodes: HINT_NODES,
        clock: arguments.clock,
    };
    let mut save = |record: &Record| {
        let mut record = record.clone();
        record.set("players", &names);
        files::write(&file, &record.to_string())
    };
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(draw_number()?);
    tui::run(table, settings, &mut rng, &mut save)
        .map_err(|error| Failure::failed(format!("the terminal cannot be used: {error}")))?;
    for line in parting_words(arguments, &file) {
        eprintln!("{line}");
    }
    Ok(())
}

/// Where the game is saved, if it is, and what of it is not.
fn parting_words(arguments: &Play, file: &Path) -> Vec<String> {
    if !file.exists() {
        return Vec::new();
    }
    let lang = arguments.language.lang;
    let mut lines = vec![tui::tell_saved(&file.display().to_string(), lang)];
    let goes_on = || load_table(file).is_ok_and(|table| table.turn() != Turn::Over);
    if arguments.clock.is_some() && goes_on() {
        lines.push(tui::tell_clock_unsaved(lang));
    }
    lines
}

fn name_player(player: Player) -> String {
    match player {
        Player::Person => "person".to_owned(),
        Player::Bot(bot) => bot.to_string(),
    }
}

/// The table, and the file it is saved in.
fn sit_down(arguments: &Play) -> Result<(Box<dyn Table>, PathBuf), Failure> {
    if let Some(resume) = &arguments.resume {
        let file = match resume {
            Some(file) => file.clone(),
            None => last_unfinished_game(&saved_games()?)?,
        };
        let table = load_table(&file)?;
        return Ok((table, arguments.save.clone().unwrap_or(file)));
    }
    let entry = arguments.game.expect("clap asks for the game unless a game is resumed");
    let seed = match &arguments.seed {
        Some(seed) => seed.clone(),
        None => format!("{:016x}", draw_number()?).parse().expect("digits make a seed"),
    };
    let chosen = arguments.options.choose(entry)?;
    let table = (entry.start)(&chosen, Chance::Seed(seed)).map_err(Failure::arguments)?;
    let file = match &arguments.save {
        Some(file) => file.clone(),
        None => free_name(&saved_games()?, entry.id),
    };
    Ok((table, file))
}

/// Randomness from the operating system.
fn draw_number() -> Result<u64, Failure> {
    SysRng.try_next_u64().map_err(|error| Failure::failed(format!("the system gives no randomness: {error}")))
}

/// A name that no saved game has yet: a new game never overwrites another one.
fn free_name(folder: &Path, game: &str) -> PathBuf {
    let names = (1_u64..).map(|number| folder.join(format!("{game}-{number}.txt")));
    names.into_iter().find(|path| !path.exists()).expect("there is always another number")
}

fn last_unfinished_game(folder: &Path) -> Result<PathBuf, Failure> {
    let none = || Failure::failed(format!("there is no game to go on with in {}", folder.display()));
    let entries = fs::read_dir(folder).map_err(|_| none())?;
    let mut games: Vec<(SystemTime, PathBuf)> = entries
        .filter_map(Result::ok)
        .filter(|entry| entry.path().extension().is_some_and(|extension| extension == "txt"))
        .filter_map(|entry| Some((entry.metadata().ok()?.modified().ok()?, entry.path())))
        .collect();
    games.sort();
    let unfinished = |path: &PathBuf| load_table(path).is_ok_and(|table| table.turn() != Turn::Over);
    games.into_iter().rev().map(|(_, path)| path).find(unfinished).ok_or_else(none)
}

/// Who sits where: as the arguments say, as the resumed record says, or a person against a player of medium strength.
fn choose_players(arguments: &Play, table: &dyn Table) -> Result<Vec<Player>, Failure> {
    let seats = usize::from(table.seats());
    let record = table.record();
    let recorded = record.get("players").map(|names| names.split(' ').map(str::to_owned).collect::<Vec<_>>());
    let chosen = match (&arguments.players, arguments.bot) {
        (Some(names), _) => Some(names.0.clone()),
        (None, Some(_)) => None,
        (None, None) => recorded.filter(|names| names.len() == seats),
    };
    let Some(names) = chosen else {
        let bot = Player::Bot(arguments.bot.unwrap_or(Bot::Level(Level::Scribe)));
        let mut players = vec![bot; seats];
        let own = players.get_mut(usize::from(arguments.seat)).ok_or_else(|| {
            Failure::arguments(format!("there is no seat {}; seats are 0 to {}", arguments.seat, seats - 1))
        })?;
        *own = Player::Person;
        return Ok(players);
    };
    if names.len() != seats {
        return Err(Failure::arguments(format!(
            "{} players were named, but there are {seats} seats",
            names.len()
        )));
    }
    let player = |name: &String| match name.as_str() {
        "person" => Ok(Player::Person),
        name => name.parse().map(Player::Bot).map_err(Failure::arguments),
    };
    names.iter().map(player).collect()
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::*;
    use crate::arguments::{Arguments, Command};

    fn play(arguments: &[&str]) -> Play {
        let arguments = ["akhet", "play"].iter().chain(arguments);
        let Some(Command::Play(play)) = Arguments::try_parse_from(arguments).unwrap().command else {
            panic!("it says play")
        };
        play
    }

    fn start(arguments: &[&str], save: &Path) -> (Play, Box<dyn Table>) {
        let play = play(&[arguments, &["--save", save.to_str().unwrap()]].concat());
        let (table, file) = sit_down(&play).unwrap();
        assert_eq!(file, save);
        (play, table)
    }

    fn names(arguments: &[&str]) -> Result<String, String> {
        let (play, table) = start(&[&["imhotep-duel"], arguments].concat(), Path::new("unused"));
        let players = choose_players(&play, table.as_ref());
        match players {
            Ok(players) => Ok(players.into_iter().map(name_player).collect::<Vec<_>>().join(" ")),
            Err(Failure::Arguments(sentence)) => Err(sentence),
            Err(other) => panic!("{other:?}"),
        }
    }

    #[test]
    fn players_are_chosen_by_the_arguments_or_it_is_a_scribe() {
        assert_eq!(names(&[]).unwrap(), "person scribe");
        assert_eq!(names(&["--bot", "random", "--seat", "1"]).unwrap(), "random person");
        assert_eq!(names(&["--players", "person,person"]).unwrap(), "person person");
        assert_eq!(
            names(&["--players", "person"]).unwrap_err(),
            "1 players were named, but there are 2 seats"
        );
        assert_eq!(names(&["--seat", "2"]).unwrap_err(), "there is no seat 2; seats are 0 to 1");
    }

    #[test]
    fn the_last_unfinished_game_is_resumed_with_its_players_and_the_same_draws() {
        let folder = tempfile::tempdir().unwrap();
        let file = free_name(folder.path(), "imhotep-duel");
        let (_, mut table) = start(&["imhotep-duel", "--seed", "7"], &file);
        table.play("place a1").unwrap();
        let mut record = table.record();
        record.set("players", "greedy person");
        files::write(&file, &record.to_string()).unwrap();
        files::write(&folder.path().join("broken.txt"), "no record").unwrap();
        assert_ne!(free_name(folder.path(), "imhotep-duel"), file, "a new game does not write over it");

        let found = last_unfinished_game(folder.path()).unwrap();
        assert_eq!(found, file);
        let resumed = play(&["--resume", found.to_str().unwrap()]);
        let (table, save) = sit_down(&resumed).unwrap();
        assert_eq!((table.record(), save), (record, file));
        let players = choose_players(&resumed, table.as_ref()).unwrap();
        assert_eq!(players.into_iter().map(name_player).collect::<Vec<_>>(), ["greedy", "person"]);
    }

    #[test]
    fn whoever_leaves_a_game_with_clocks_is_told_that_the_time_left_is_not_saved() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("game.txt");
        let parting =
            |arguments: &[&str]| parting_words(&play(&[&["imhotep-duel"], arguments].concat()), &file);
        assert!(parting(&["--clock", "600+30"]).is_empty(), "nothing was saved");
        let (_, mut table) = start(&["imhotep-duel", "--seed", "7"], &file);
        files::write(&file, &table.record().to_string()).unwrap();
        assert_eq!(parting(&[]).len(), 1);
        let told = parting(&["--clock", "600+30"]);
        assert!(told[1].contains("--clock"), "{told:?}");
        table.stop(game::EarlyEnd::Resigned(game::Seat::new(0))).unwrap();
        files::write(&file, &table.record().to_string()).unwrap();
        assert_eq!(parting(&["--clock", "600+30"]).len(), 1, "what is over needs no clock");
    }

    #[test]
    fn without_an_unfinished_game_there_is_a_sentence() {
        let folder = tempfile::tempdir().unwrap();
        let sentence = |folder: &Path| match last_unfinished_game(folder) {
            Err(Failure::Failed(sentence)) => sentence,
            other => panic!("{other:?}"),
        };
        assert!(sentence(folder.path()).starts_with("there is no game to go on with in "));
        assert!(sentence(&folder.path().join("missing")).starts_with("there is no game to go on with in "));
    }
}
