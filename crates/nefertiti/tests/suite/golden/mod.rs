//! Golden records: whole games that must replay forever, each of which shows what its first line says.
//! `cargo run -p nefertiti --example find_records` found them.

mod wishes;

use std::fs;

use game::testing::check_golden_records;
use game::{Chosen, Game, Record, read_step, settle, take_step};
use nefertiti::{Event, Nefertiti};

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/records");

#[test]
fn every_record_replays_to_the_result_it_states() {
    let paths = fs::read_dir(FOLDER).unwrap().map(|entry| entry.unwrap().path());
    let mut files: Vec<(String, String)> =
        paths.map(|path| (path.display().to_string(), fs::read_to_string(&path).unwrap())).collect();
    files.sort();
    let texts: Vec<(&str, &str)> = files.iter().map(|(name, text)| (name.as_str(), text.as_str())).collect();
    check_golden_records::<Nefertiti>(&texts);
}

#[test]
fn every_record_has_the_same_headers_in_the_same_order() {
    for wish in &wishes::WISHES {
        let record = read_record(wish.name).to_string();
        let headers = record.lines().take_while(|line| !line.is_empty());
        let keys: Vec<&str> = headers.filter_map(|line| line.split(": ").next()).collect();
        let expected = ["why", "game", "rules", "options", "edition", "seats", "chance", "ended", "result"];
        assert_eq!(keys, expected, "in {}", wish.name);
    }
}

#[test]
fn every_record_shows_what_it_is_kept_for() {
    for wish in &wishes::WISHES {
        let record = read_record(wish.name);
        assert_eq!(record.get("why"), Some(wish.why));
        let options = record.get("options").unwrap();
        assert!(wish.options.split(' ').all(|option| options.contains(option)), "{options}");
        assert!((wish.is_shown)(&events_of(&record)), "{} does not show it", wish.name);
    }
    let files = fs::read_dir(FOLDER).unwrap().count();
    assert_eq!(files, wishes::WISHES.len(), "a record without a wish shows nothing that is checked");
}

fn read_record(name: &str) -> Record {
    Record::parse(&fs::read_to_string(format!("{FOLDER}/{name}.txt")).unwrap()).unwrap()
}

fn events_of(record: &Record) -> Vec<Event> {
    let chosen = Chosen::parse(Nefertiti::OPTIONS, record.get("options").unwrap()).unwrap();
    let mut state = Nefertiti::new(&Nefertiti::options(&chosen).unwrap());
    let mut events = Vec::new();
    settle(&mut state, &mut events);
    for recorded in &record.steps {
        let step = read_step(&state, recorded.actor, &recorded.text).unwrap();
        take_step(&mut state, step, &mut events);
        settle(&mut state, &mut events);
    }
    events
}
