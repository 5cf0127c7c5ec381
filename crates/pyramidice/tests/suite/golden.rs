//! Golden records: whole games that must replay for ever, each of which shows what its first line says.

use std::fs;

use game::replay::{write_end, write_start};
use game::testing::{Play, check_golden_records};
use game::{Chosen, Game, Record};
use pyramidice::Pyramidice;

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/records");

/// File, options, and why it is kept.
const GAMES: [(&str, &str, &str); 8] = [
    ("two-players", "players=2", "a short random game for two"),
    ("three-players", "players=3", "a short random game for three, with the pyramid of Chephren"),
    ("four-players", "players=4", "a short random game for four, with all three pyramids"),
    ("snefru", "players=1 architect=snefru", "a short random game against Snefru"),
    (
        "gentle-snefru",
        "players=1 architect=snefru gentle=true",
        "a short random game against Snefru's smaller board",
    ),
    ("hemiunu", "players=1 architect=hemiunu", "a short random game against Hemiunu"),
    (
        "amenhotep",
        "players=1 architect=amenhotep",
        "a short random game against Amenhotep, who has three projects",
    ),
    (
        "imhotep",
        "players=1 architect=imhotep",
        "a short random game against Imhotep, who turns low dice over",
    ),
];

#[test]
fn every_record_replays_to_the_result_it_states() {
    let files = read_folder();
    let texts: Vec<(&str, &str)> = files.iter().map(|(name, text)| (name.as_str(), text.as_str())).collect();
    check_golden_records::<Pyramidice>(&texts);
}

#[test]
fn there_is_a_record_for_every_number_of_players_and_every_architect() {
    let files = read_folder();
    for (name, options, why) in GAMES {
        let found = files.iter().find(|(path, _)| path.ends_with(&format!("/{name}.txt")));
        let (_, text) =
            found.unwrap_or_else(|| panic!("{name} is missing; this would do:\n{}", make(options, why)));
        let record = Record::parse(text).unwrap();
        let recorded = Chosen::parse(Pyramidice::OPTIONS, record.get("options").unwrap()).unwrap();
        assert_eq!(recorded, Chosen::parse(Pyramidice::OPTIONS, options).unwrap(), "{name}");
    }
}

#[test]
fn every_record_has_the_same_headers_in_the_same_order() {
    for (name, text) in read_folder() {
        let headers = text.lines().take_while(|line| !line.is_empty());
        let keys: Vec<&str> = headers.filter_map(|line| line.split(": ").next()).collect();
        let expected = ["why", "game", "rules", "options", "edition", "seats", "chance", "ended", "result"];
        assert_eq!(keys, expected, "in {name}");
    }
}

/// The shortest of some random games in which all sorts of steps are taken, as a record.
fn make(options: &str, why: &str) -> Record {
    let games = (0..200).map(|seed| play(options, why, seed));
    let varied = |record: &Record| {
        let has = |verb: &str| record.steps.iter().any(|step| step.text.starts_with(verb));
        ["build", "buy", "rest", "roll", "cat", "pay"].into_iter().all(has)
    };
    games.filter(varied).min_by_key(|record| record.steps.len()).expect("one of them is varied")
}

fn play(options: &str, why: &str, seed: u64) -> Record {
    let play = Play::<Pyramidice>::new(options, seed);
    let chosen = Chosen::parse(Pyramidice::OPTIONS, options).unwrap();
    let mut record = Record::default();
    record.set("why", why);
    write_start(&mut record, &chosen, play.end());
    record.set("chance", "open");
    write_end(&mut record, play.end());
    record.steps.clone_from(&play.record.steps);
    record
}

/// Every record with the name of its file, so that a new file is tested as soon as it is there.
fn read_folder() -> Vec<(String, String)> {
    let Ok(entries) = fs::read_dir(FOLDER) else { return Vec::new() };
    let paths = entries.map(|entry| entry.unwrap().path());
    let mut files: Vec<(String, String)> =
        paths.map(|path| (path.display().to_string(), fs::read_to_string(&path).unwrap())).collect();
    files.sort();
    files
}
