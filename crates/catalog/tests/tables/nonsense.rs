//! Everything that is read as text, given texts that are nearly right: each is refused with a sentence, or means exactly
//! what it says. Nothing panics.

use std::fs;
use std::path::Path;

use catalog::{Chance, Entry, GAMES, Table, load, verify};
use game::testing::Mutants;
use game::testing::endurance::times;
use game::{Record, Turn};

/// A refusal is one line for people: what is wrong, and not the whole of what was given.
#[track_caller]
fn check_sentence(sentence: &str, given: &str) {
    assert!(!sentence.is_empty() && !sentence.contains(char::is_control), "{sentence:?} about {given:?}");
}

/// A table of this game, seeded, with its shipped numbers.
fn start(entry: &Entry, options: &str, edition: Option<&str>) -> Option<Box<dyn Table>> {
    let chosen = entry.choose(options, edition).ok()?;
    (entry.start)(&chosen, Chance::Seed("nonsense".parse().unwrap())).ok()
}

fn records() -> Vec<String> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let mut records = vec![include_str!("../../../../docs/fair-draws-example.txt").to_owned()];
    for game in ["duel", "nefertiti", "pyramidice"] {
        for file in fs::read_dir(crates.join(game).join("records")).unwrap() {
            records.push(fs::read_to_string(file.unwrap().path()).unwrap());
        }
    }
    assert!(records.len() > 30);
    records
}

#[test]
fn records_are_refused_or_say_what_they_are() {
    let records = records();
    let mut mutants = Mutants::new(1);
    let (mut parsed, mut loaded) = (0, 0);
    for _ in 0..times(3_000, 300_000) {
        let text = mutants.of(&records);
        let record = match Record::parse(&text) {
            Ok(record) => record,
            Err(error) => {
                check_sentence(&error.to_string(), &text);
                continue;
            }
        };
        parsed += 1;
        assert_eq!(record.to_string(), text);
        match load(&record) {
            Ok(table) => {
                loaded += 1;
                let again = table.record().to_string();
                assert_eq!(Record::parse(&again).unwrap().to_string(), again);
            }
            Err(error) => check_sentence(&error.to_string(), &text),
        }
        if let Err(error) = verify(&record) {
            check_sentence(&error.to_string(), &text);
        }
    }
    assert!(parsed > 500 && loaded > 30, "{parsed} records were read, {loaded} played");
}

#[test]
fn no_step_is_taken_that_is_not_legal_to_the_letter() {
    for entry in GAMES {
        let mut mutants = Mutants::new(2);
        let mut table = start(entry, "", None).unwrap();
        let mut taken = 0;
        for round in 0..times(1_500, 100_000) {
            if table.turn() == Turn::Over {
                table = start(entry, "", None).unwrap();
            }
            let legal = table.legal();
            let text = mutants.of(&legal);
            match table.play(&text) {
                Ok(()) => {
                    assert!(legal.contains(&text), "{}: {text:?} is none of {legal:?}", entry.id);
                    taken += 1;
                }
                Err(error) => check_sentence(&error.to_string(), &text),
            }
            // So that many positions are tried.
            if round % 5 == 0 && table.turn() != Turn::Over {
                let legal = table.legal();
                table.play(&legal[round as usize % legal.len()]).unwrap();
            }
        }
        assert!(taken > 20, "{}: {taken} mutants were steps", entry.id);
    }
}

#[test]
fn options_are_refused_or_mean_what_they_say() {
    for entry in GAMES {
        let values = entry.options.iter().flat_map(|spec| {
            let chosen = entry.choose("", None).unwrap().to_string();
            [chosen, format!("{}=", spec.key), format!("{}=true", spec.key), format!("{}=2", spec.key)]
        });
        let texts: Vec<String> = values.collect();
        let mut mutants = Mutants::new(3);
        let mut accepted = 0;
        for _ in 0..times(2_000, 200_000) {
            let text = mutants.of(&texts);
            match entry.choose(&text, None) {
                Ok(chosen) => {
                    accepted += 1;
                    assert_eq!(entry.choose(&chosen.to_string(), None).unwrap(), chosen, "{text:?}");
                    assert!(start(entry, &text, None).is_some(), "{text:?}");
                }
                Err(error) => check_sentence(&error.0, &text),
            }
        }
        assert!(accepted > 100, "{}: {accepted} were accepted", entry.id);
    }
}

#[test]
fn an_edition_is_refused_or_can_be_played() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    for entry in GAMES.iter().filter(|entry| (entry.edition)().is_some()) {
        let shipped = vec![fs::read_to_string(crates.join(entry.id).join("edition.toml")).unwrap()];
        let mut mutants = Mutants::new(4);
        let mut accepted = 0;
        for round in 0..times(400, 40_000) {
            let text = mutants.of(&shipped);
            if let Err(error) = entry.choose("", Some(&text)) {
                assert!(!error.0.is_empty(), "{text:?}");
                continue;
            }
            accepted += 1;
            let mut table = start(entry, "", Some(&text)).unwrap();
            for step in 0..times(30, 3_000) {
                if table.turn() == Turn::Over {
                    break;
                }
                let legal = table.legal();
                table.play(&legal[(round + step) as usize % legal.len()]).unwrap();
            }
        }
        assert!(accepted > 10, "{}: {accepted} were accepted", entry.id);
    }
}
