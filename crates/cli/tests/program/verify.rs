//! Checking the draws of a record: by `akhet verify`, and by a checker that shares no code with it.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use catalog::{Chance, Commit, Dealt, Entropy, Fair, Gathering, Parent, Seal, Seating, Secret, Table};
use game::{EarlyEnd, Record, RecordedStep, Seat, Turn};
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
    akhet_with(record, &[])
}

/// With the records of the tables that it was continued from.
fn akhet_with(record: &str, parents: &[&str]) -> Output {
    let written = write(record);
    let parents: Vec<Written> = parents.iter().map(|parent| write(parent)).collect();
    let mut command = Command::new(env!("CARGO_BIN_EXE_akhet"));
    command.arg("verify").arg(&written.file);
    for parent in &parents {
        command.arg("--parent").arg(&parent.file);
    }
    command.output().unwrap()
}

fn python(record: &str) -> Output {
    let written = write(record);
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/verify.py");
    let ran = Command::new("python3").arg(script).arg(&written.file).output();
    ran.expect("python3 is not on the path: install Python 3, on Debian by `apt install python3`")
}

/// A word that a browser would commit to.
const LONG: &str = "0123456789abcdef0123456789abcdef";

/// Draws the way a server makes them: of the first version if one of the words is the server's own. Whoever gives a long
/// word was committed to it.
fn fair(seed: u64, seating: Seating, words: &[&str]) -> Fair {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut fair = Fair {
        table: format!("table{seed}"),
        deal: None,
        secret: Secret::new(std::array::from_fn(|_| rng.random())),
        entropy: words.iter().map(|word| word.parse::<Entropy>().unwrap()).collect(),
        seating,
        gathering: None,
    };
    if !words.iter().any(|word| word.starts_with("host:")) {
        let commit = |entropy: &Entropy| match entropy {
            Entropy::Given(bytes) if bytes.len() >= 16 => {
                Some(Commit::new(&fair.table, &fair.commitment(), bytes))
            }
            _ => None,
        };
        let commits = fair.entropy.iter().map(commit).collect();
        let order = (0..words.len() as u8).filter(|place| words[usize::from(*place)] != "-").rev().collect();
        fair.gathering = Some(Gathering { order, commits, round: 1 });
    }
    fair
}

fn play(seed: u64, seating: Seating, words: &[&str], decisions: usize) -> Box<dyn Table> {
    play_a("imhotep-duel", "sides=ABAB", &fair(seed, seating, words), &[], decisions)
}

/// Plays on from these steps, at most so many decisions.
fn play_a(
    game: &str,
    options: &str,
    fair: &Fair,
    opening: &[RecordedStep],
    decisions: usize,
) -> Box<dyn Table> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(fair.table.len() as u64);
    let entry = catalog::find(game).unwrap();
    let chosen = entry.choose(options, None).unwrap();
    let mut table = (entry.resume)(&chosen, Chance::Fair(fair.clone()), opening).unwrap();
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
    let table = play(1, Seating::Drawn, &["c0ffee", LONG], 1_000);
    assert_eq!(table.turn(), Turn::Over);
    table.record().to_string()
}

#[test]
fn fair_games_are_found_fair_by_both_checkers() {
    for seed in 0..20 {
        let seating = if seed % 2 == 0 { Seating::Drawn } else { Seating::Chosen };
        let entropy = [["c0ffee", "-"], ["-", "host:00"], [LONG, "ff"], ["host:01", "ab"]][seed as usize % 4];
        let mut table = play(seed, seating.clone(), &entropy, if seed % 5 == 0 { 9 } else { 1_000 });
        if table.turn() != Turn::Over {
            table.stop(EarlyEnd::Resigned(Seat::new(1))).unwrap();
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
fn a_deal_is_checked_by_both_checkers_and_is_the_same_at_all_of_its_tables() {
    let deal = |seal| Some(Dealt { deal: "imhotep-duel-2026-11-16".parse().unwrap(), seal });
    let dealt = |table: &str, seal| {
        let fair = fair(9, Seating::Drawn, &["-", "-"]);
        let fair = Fair { table: table.to_owned(), deal: deal(seal), ..fair };
        play_a("imhotep-duel", "sides=ABAB", &fair, &[], 1_000).record().to_string()
    };
    let record = dealt("one", Seal::Open);
    let about = "the deal imhotep-duel-2026-11-16, which are the same at all of its tables";
    check_said(&akhet(&record), COULD, 0, about);
    let other = python(&record);
    let said = String::from_utf8_lossy(&other.stdout);
    assert!(
        other.status.success() && said.contains(about),
        "{said}{}",
        String::from_utf8_lossy(&other.stderr)
    );
    let draws = |record: &str| {
        record.lines().filter(|line| line.starts_with("-: ")).take(57).map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(draws(&record), draws(&dealt("another", Seal::Open)));
    let sealed = akhet(&dealt("one", Seal::Closed));
    let not_yet = "The game or the day of its deal is not over, so the secret is not published and nothing can be checked yet.";
    check_said(&sealed, not_yet, 3, "");
    for (what, instead) in [
        ("deal: imhotep-duel-2026-11-16\n", ""),
        ("deal: imhotep-duel-2026-11-16", "deal: imhotep-duel-2026-11-17"),
        ("deal: imhotep-duel-2026-11-16", "deal: pyramidice-2026-11-16"),
        ("entropy: - -", "entropy: - c0ffee"),
    ] {
        let changed = record.replace(what, instead);
        assert_ne!(changed, record);
        assert_eq!(
            (akhet(&changed).status.code(), python(&changed).status.code()),
            (Some(1), Some(1)),
            "{instead}"
        );
    }
}

#[test]
fn it_says_what_was_checked() {
    let ran = akhet(&finished());
    assert_eq!(ran.status.code(), Some(0));
    let text = String::from_utf8(ran.stdout).unwrap();
    let draws = finished().lines().filter(|line| line.starts_with("-: ")).count();
    assert_eq!(
        text,
        format!(
            "The draws are fair.\n\
             - The secret is the one that was committed to before anyone sat down.\n\
             - Players who put something of their own into the draws: 2.\n  \
             By the commits in it, some of them were bound to it before anybody told anything; then nobody could choose the\n  \
             draws. Only those who sat there can say whether these are the commits that they saw.\n\
             - The seats are those that were drawn.\n\
             - Draws that follow from the secret and what was put in: {draws}, which is all of them.\n"
        )
    );
}

/// What `akhet verify` says first, its exit code, and what else it has to say.
#[track_caller]
fn check_said(ran: &Output, first: &str, code: i32, more: &str) {
    let text = String::from_utf8_lossy(&ran.stdout);
    assert_eq!(text.lines().next(), Some(first), "{text}\n{}", String::from_utf8_lossy(&ran.stderr));
    assert!(text.contains(more), "{text}");
    assert_eq!(ran.status.code(), Some(code), "{text}");
}

const COULD: &str = "The draws follow from the secret, but whoever ran the server could have chosen them.";
const PARTLY: &str = "The draws that could be checked are right, but not all of them could.";
const NOTHING: &str = "Nothing was checked, because no draw was made at this table.";

#[test]
fn it_never_says_more_than_it_checked() {
    let record = |words: &[&str]| play(3, Seating::Chosen, words, 1_000).record().to_string();
    check_said(
        &akhet(&record(&["-", "-"])),
        COULD,
        0,
        "Without any, whoever ran the server could have chosen a secret",
    );
    check_said(&akhet(&record(&["c0ffee", "host:00"])), COULD, 0, "put in words of its own");
    let typed = akhet(&record(&["c0ffee", "00"]));
    check_said(
        &typed,
        "The draws are fair.",
        0,
        "could have chosen the draws together with the\n  last of them",
    );
    // As an archive has it: the secret of a game that is not over.
    let mut unfinished = play(3, Seating::Chosen, &[LONG, "00"], 9).record();
    unfinished.set("secret", &fair(3, Seating::Chosen, &[LONG, "00"]).secret.to_hex());
    check_said(&akhet(&unfinished.to_string()), PARTLY, 3, "The record stops before the end of the game.");
    assert_eq!(python(&unfinished.to_string()).status.code(), Some(3));
    // Headers alone.
    unfinished.steps.clear();
    let ran = akhet(&unfinished.to_string());
    assert_eq!((ran.status.code(), ran.stdout.len()), (Some(1), 0));
    assert!(String::from_utf8_lossy(&ran.stderr).contains("stops before a draw that is due"));
    assert_eq!(python(&unfinished.to_string()).status.code(), Some(1));
}

/// A finished game, and one that goes on from its middle until somebody resigns.
fn continued(copied: usize) -> (Record, Record) {
    let parent = play(1, Seating::Chosen, &["c0ffee", LONG], 1_000).record();
    let fair = fair(22, Seating::Chosen, &[LONG, "-"]);
    let mut child = play_a("imhotep-duel", "sides=ABAB", &fair, &parent.steps[..copied], 12);
    child.stop(EarlyEnd::Resigned(Seat::new(0))).unwrap();
    let mut child = child.record();
    child.set("from", &copied.to_string());
    child.set("parent", &Parent::of(&parent).unwrap().to_string());
    (parent, child)
}

#[test]
fn what_was_copied_is_called_fair_only_with_the_record_it_was_copied_from() {
    let (parent, child) = continued(19);
    let (parent, child) = (parent.to_string(), child.to_string());
    check_said(&akhet(&child), PARTLY, 3, "The first 19 steps were copied from table table1.");
    assert_eq!(python(&child).status.code(), Some(3));
    let both = "The first 19 steps are those of table table1, whose record was checked, too:";
    check_said(&akhet_with(&child, &[&parent]), "The draws are fair.", 0, both);
    let elsewhere = play(4, Seating::Chosen, &["c0ffee", "00"], 1_000).record().to_string();
    for (wrong, problem) in [
        (&elsewhere, "no steps were copied from this table"),
        (
            &parent.replace("ended: played", "ended: abandoned"),
            "this is not the record whose hash is given here",
        ),
    ] {
        let ran = akhet_with(&child, &[wrong]);
        assert_eq!((ran.status.code(), ran.stdout.len()), (Some(1), 0));
        assert!(String::from_utf8_lossy(&ran.stderr).contains(problem), "{problem}");
    }
    let nothing = {
        let (_, mut child) = continued(19);
        child.steps.truncate(19);
        child.to_string()
    };
    check_said(&akhet(&nothing), NOTHING, 3, "The first 19 steps were copied");
}

#[test]
fn the_second_checker_checks_every_game_and_says_what_it_cannot() {
    for (game, options, words) in [
        ("pyramidice", "players=2", &[LONG, "-"][..]),
        ("pyramidice", "players=4", &[LONG, "-", "00", "ff"]),
        ("nefertiti", "players=2", &[LONG, "-"]),
        ("nefertiti", "players=3 setup=advanced characters=random memphis=true", &[LONG, "-", "ff"]),
        ("nefertiti", "players=5 memphis=true", &[LONG, "-", "ff", "00", "11"]),
    ] {
        let table = play_a(game, options, &fair(30, Seating::Drawn, words), &[], 10_000);
        let record = table.record().to_string();
        assert_eq!(akhet(&record).status.code(), Some(0), "{record}");
        let ran = python(&record);
        let text = String::from_utf8_lossy(&ran.stdout).into_owned();
        let error = String::from_utf8_lossy(&ran.stderr).into_owned();
        let draws = record.lines().filter(|line| line.starts_with("-: ")).count();
        let is_whole = !record.contains(": recruit oracle\n");
        assert_eq!(ran.status.code(), Some(if is_whole { 0 } else { 3 }), "{game} {options}\n{text}{error}");
        assert_eq!(text.contains(&format!("All {draws} draws follow")), is_whole, "{text}");
        assert!(text.contains("Not checked: whether each draw was due where it stands."), "{text}");
        // A draw that is exchanged for another is found, but without the rules not a die that has another colour.
        let lines: Vec<&str> = record.lines().collect();
        let places: Vec<usize> = (0..lines.len()).filter(|index| lines[*index].starts_with("-: ")).collect();
        for pair in places.windows(2).step_by(5).take(6).filter(|pair| lines[pair[0]] != lines[pair[1]]) {
            let is_die = |line: &str| {
                line.len() == "-: s1".len() && line.ends_with(|sign: char| sign.is_ascii_digit())
            };
            let colours = [lines[pair[0]], lines[pair[1]]];
            let is_same_face = colours.iter().all(|line| is_die(line)) && colours[0][4..] == colours[1][4..];
            let mut exchanged = lines.clone();
            exchanged.swap(pair[0], pair[1]);
            let exchanged = format!("{}\n", exchanged.join("\n"));
            assert_eq!(akhet(&exchanged).status.code(), Some(1), "{game}: line {}", pair[0] + 1);
            let found = python(&exchanged).status.code() == Some(1);
            assert_eq!(found, !is_same_face, "{game}: line {}, {colours:?}", pair[0] + 1);
        }
    }
}

#[test]
fn other_records_are_told_apart() {
    let sealed = play(4, Seating::Drawn, &["c0ffee", "-"], 9).record().to_string();
    assert!(!sealed.contains("secret: "));
    let entry = catalog::find("imhotep-duel").unwrap();
    let chosen = entry.choose("", None).unwrap();
    let seeded = (entry.start)(&chosen, Chance::Seed("7".parse().unwrap())).unwrap().record().to_string();
    let open = (entry.start)(&chosen, Chance::Open).unwrap().record().to_string();
    for (record, code, expected) in [
        (
            &sealed,
            3,
            "The game is not over, so its secret is not published and nothing can be checked yet.\n",
        ),
        (&seeded, 0, "All 18 draws follow from the seed. Whoever chose the seed could know them.\n"),
        (&open, 3, "Somebody said what was drawn, so that there is nothing to check.\n"),
    ] {
        let ran = akhet(record);
        assert_eq!(ran.status.code(), Some(code));
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
    let line = line_of(&record, "entropy: ");
    check_refused(&record.replace("entropy: c0ffee -", "entropy: - c0ffee"), line_of(&record, "order: "));
    check_refused(&record.replace("entropy: c0ffee -", "entropy: host:c0ffee -"), line);
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
