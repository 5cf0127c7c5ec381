//! Checking the draws of a record: by `akhet verify`, and by a checker that shares no code with it.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use catalog::{Chance, Entropy, Fair, Seating, Secret, Table};
use game::{Seat, Turn};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use tempfile::TempDir;

/// A record in a file of its own.
struct Written {
    _folder: TempDir,
    file: PathBuf,
}

fn write(record: &str) -> Written {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("record.txt");
    std::fs::write(&file, record).unwrap();
    Written { _folder: folder, file }
}

fn akhet(record: &str) -> Output {
    let written = write(record);
    Command::new(env!("CARGO_BIN_EXE_akhet")).arg("verify").arg(&written.file).output().unwrap()
}

fn python(record: &str) -> Output {
    let written = write(record);
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/verify.py");
    let ran = Command::new("python3").arg(script).arg(&written.file).output();
    ran.expect("python3 is not on the path: install Python 3, on Debian by `apt install python3`")
}

/// Plays a game with draws made the way a server makes them.
fn play(seed: u64, seating: Seating, entropy: &[&str], decisions: usize) -> Box<dyn Table> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let fair = Fair {
        table: format!("table{seed}"),
        secret: Secret::new(std::array::from_fn(|_| rng.random())),
        entropy: entropy.iter().map(|word| word.parse::<Entropy>().unwrap()).collect(),
        seating,
    };
    let entry = catalog::find("imhotep-duel").unwrap();
    let mut table = (entry.start)(&entry.choose("sides=ABAB", None).unwrap(), Chance::Fair(fair)).unwrap();
    for _ in 0..decisions {
        let legal = table.legal();
        if legal.is_empty() {
            break;
        }
        table.play(&legal[rng.random_range(0..legal.len())]).unwrap();
    }
    table
}

/// A finished game, the same every time.
fn finished() -> String {
    let table = play(1, Seating::Drawn, &["c0ffee", "host:00ff"], 1_000);
    assert_eq!(table.turn(), Turn::Over);
    table.record().to_string()
}

#[test]
fn fair_games_are_found_fair_by_both_checkers() {
    for seed in 0..20 {
        let seating = if seed % 2 == 0 { Seating::Drawn } else { Seating::Chosen };
        let entropy = [["c0ffee", "-"], ["-", "host:00"], ["00", "ff"], ["host:01", "ab"]][seed as usize % 4];
        let mut table = play(seed, seating.clone(), &entropy, if seed % 5 == 0 { 9 } else { 1_000 });
        if table.turn() != Turn::Over {
            table.resign(Seat::new(1)).unwrap();
        }
        let record = table.record().to_string();
        let draws = record.lines().filter(|line| line.starts_with("-: ")).count();
        for ran in [akhet(&record), python(&record)] {
            let text = String::from_utf8(ran.stdout).unwrap();
            assert!(ran.status.success(), "{record}\n{}", String::from_utf8_lossy(&ran.stderr));
            assert!(text.contains(&draws.to_string()), "{text}");
            assert_eq!(text.contains("those that were drawn"), seating == Seating::Drawn, "{text}");
        }
    }
}

#[test]
fn it_says_what_was_checked() {
    let ran = akhet(&finished());
    let text = String::from_utf8(ran.stdout).unwrap();
    let draws = finished().lines().filter(|line| line.starts_with("-: ")).count();
    assert_eq!(
        text,
        format!(
            "The draws are fair.\n\
             - The secret is the one that was committed to before anyone sat down.\n\
             - Players who put something of their own into the draws: 1.\n\
             - The seats are those that were drawn.\n\
             - Draws that follow from the secret and what was put in: {draws}, which is all of them.\n"
        )
    );
    let alone = play(3, Seating::Chosen, &["host:00", "-"], 1_000).record().to_string();
    let text = String::from_utf8(akhet(&alone).stdout).unwrap();
    assert!(text.contains("Without any, whoever ran the server could have chosen a secret"), "{text}");
}

#[test]
fn other_records_are_told_apart() {
    let sealed = play(4, Seating::Drawn, &["c0ffee", "-"], 9).record().to_string();
    assert!(!sealed.contains("secret: "));
    let entry = catalog::find("imhotep-duel").unwrap();
    let chosen = entry.choose("", None).unwrap();
    let seeded = (entry.start)(&chosen, Chance::Seed("7".parse().unwrap())).unwrap().record().to_string();
    let open = (entry.start)(&chosen, Chance::Open).unwrap().record().to_string();
    for (record, expected) in [
        (&sealed, "The game is not over, so its secret is not published and nothing can be checked yet.\n"),
        (&seeded, "All 18 draws follow from the seed. Whoever chose the seed could know them.\n"),
        (&open, "Somebody said what was drawn, so that there is nothing to check.\n"),
    ] {
        let ran = akhet(record);
        assert!(ran.status.success());
        assert_eq!(String::from_utf8(ran.stdout).unwrap(), expected);
        assert_eq!(python(record).status.code(), Some(1), "the script checks fair records only");
    }
    let false_seed = seeded.replace("seed: 7", "seed: 8");
    let ran = akhet(&false_seed);
    assert_eq!(ran.status.code(), Some(1));
    let error = String::from_utf8(ran.stderr).unwrap();
    assert!(error.contains("line 8: the record says"), "{error}");
}

/// Checks that both checkers refuse a record and name the line.
#[track_caller]
fn check_refused(record: &str, line: usize) {
    for ran in [akhet(record), python(record)] {
        let error = String::from_utf8(ran.stderr).unwrap();
        assert_eq!(ran.status.code(), Some(1), "{error}");
        assert!(error.contains(&format!("line {line}: ")), "line {line} is not named: {error}");
    }
}

/// The number of the first line with this prefix.
fn line_of(record: &str, start: &str) -> usize {
    1 + record.lines().position(|line| line.starts_with(start)).unwrap()
}

/// The record with the first digit of a header changed.
fn with_other_digit(record: &str, key: &str) -> String {
    let changed = |line: &str| match line.strip_prefix(&format!("{key}: ")) {
        Some(value) if value.starts_with('0') => format!("{key}: 1{}\n", &value[1..]),
        Some(value) => format!("{key}: 0{}\n", &value[1..]),
        None => format!("{line}\n"),
    };
    record.lines().map(changed).collect()
}

#[test]
fn what_was_tampered_with_is_found_and_named() {
    let record = finished();
    let commitment = line_of(&record, "commitment: ");
    check_refused(&with_other_digit(&record, "commitment"), commitment);
    check_refused(&with_other_digit(&record, "secret"), commitment);
    check_refused(&with_other_digit(&record, "table"), commitment);
    let seating = line_of(&record, "seating: ");
    let swapped = if record.contains("seating: drawn 0 1") { "drawn 1 0" } else { "drawn 0 1" };
    let was = record.lines().nth(seating - 1).unwrap();
    check_refused(&record.replace(was, &format!("seating: {swapped}")), seating);
    check_refused(&record.replace(was, "seating: drawn 0 0"), seating);
}

#[test]
fn entropy_that_was_not_put_in_gives_other_draws() {
    let record = play(5, Seating::Chosen, &["c0ffee", "-"], 1_000).record().to_string();
    let first = line_of(&record, "-: ");
    let refused = |record: &str| {
        for ran in [akhet(record), python(record)] {
            let error = String::from_utf8(ran.stderr).unwrap();
            assert_eq!(ran.status.code(), Some(1), "{error}");
            let line = error.split("line ").nth(1).and_then(|rest| rest.split(':').next()).unwrap();
            let line: usize = line.parse().unwrap();
            assert!((first..first + 18).contains(&line), "one of the first draws is another: {error}");
        }
    };
    refused(&record.replace("entropy: c0ffee -", "entropy: c0ffef -"));
    refused(&record.replace("entropy: c0ffee -", "entropy: - c0ffee"));
    refused(&record.replace("entropy: c0ffee -", "entropy: host:c0ffee -"));
    let line = line_of(&record, "entropy: ");
    check_refused(&record.replace("entropy: c0ffee -", "entropy: c0ffee"), line);
    check_refused(&record.replace("entropy: c0ffee -", "entropy: C0FFEE -"), line);
}

#[test]
fn a_draw_that_was_exchanged_is_named() {
    let record = finished();
    let lines: Vec<&str> = record.lines().collect();
    let first = line_of(&record, "-: ");
    let mut found = 0;
    // Two draws of the set-up swapped: the first is wrong, but the record can still be replayed.
    for index in first - 1..first + 16 {
        let mut changed = lines.clone();
        changed.swap(index, index + 1);
        if changed != lines {
            check_refused(&format!("{}\n", changed.join("\n")), index + 1);
            found += 1;
        }
    }
    assert!(found > 5);
}

#[test]
fn what_is_no_record_is_refused_by_both() {
    for text in ["", "game: imhotep-duel\n", "nonsense\n\n", "game: chess\n\n"] {
        for ran in [akhet(text), python(text)] {
            assert_eq!(ran.status.code(), Some(1), "{text:?}");
            assert!(String::from_utf8(ran.stderr).unwrap().contains("line "), "{text:?}");
        }
    }
}
