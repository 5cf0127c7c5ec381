//! `akhet review` as a process.

use std::path::PathBuf;
use std::process::{Command, Output};

use serde_json::Value;
use tempfile::TempDir;

fn folder() -> TempDir {
    tempfile::tempdir().unwrap()
}

/// A finished game between two players that think very little.
fn record(folder: &TempDir) -> PathBuf {
    let made = Command::new(env!("CARGO_BIN_EXE_akhet"))
        .args(["simulate", "imhotep-duel", "--games", "1", "--players", "random,greedy", "--records"])
        .arg(folder.path())
        .output()
        .unwrap();
    assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
    std::fs::read_dir(folder.path()).unwrap().next().unwrap().unwrap().path()
}

fn review(file: &PathBuf, more: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_akhet"));
    let nodes: &[&str] = if more.contains(&"--nodes") { &[] } else { &["--nodes", "30"] };
    command.arg("review").arg(file).args(nodes).args(more).output().unwrap()
}

fn text(output: &Output) -> String {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout.clone()).unwrap()
}

#[test]
fn a_finished_game_is_reviewed_alike_every_time_and_in_every_language() {
    let folder = folder();
    let file = record(&folder);
    let english = text(&review(&file, &[]));
    assert_eq!(english, text(&review(&file, &[])));
    for (lang, word) in [("en", "accuracy"), ("fr", "précision"), ("hu", "pontosság")] {
        let told = text(&review(&file, &["--lang", lang]));
        assert!(told.contains(word), "{told}");
        assert_eq!(told.lines().count(), english.lines().count());
    }
}

#[test]
fn moves_from_which_the_rest_was_proved_are_marked_in_words() {
    let folder = folder();
    let told = text(&review(&record(&folder), &["--nodes", "2000"]));
    let turns: Vec<&str> = told.lines().skip(1).take_while(|line| !line.is_empty()).collect();
    assert!(!turns[0].ends_with("solved from here on"), "{told}");
    assert!(turns.last().is_some_and(|line| line.ends_with("solved from here on")), "{told}");
}

#[test]
fn moves_are_numbered_by_rounds_as_the_log_does() {
    let folder = folder();
    let told = text(&review(&record(&folder), &[]));
    let turns: Vec<Vec<&str>> = told
        .lines()
        .skip(1)
        .take_while(|line| !line.is_empty())
        .map(|line| line.split_whitespace().take(2).collect())
        .collect();
    assert_eq!(turns[..3], [["1", "White"], ["1", "Black"], ["2", "White"]], "{told}");
}

#[test]
fn the_json_has_a_judgment_for_every_decision_of_the_record() {
    let folder = folder();
    let file = record(&folder);
    let steps = std::fs::read_to_string(&file).unwrap();
    let decisions = steps.lines().filter(|line| line.starts_with("0: ") || line.starts_with("1: ")).count();
    let json: Value = serde_json::from_str(&text(&review(&file, &["--json"]))).unwrap();
    assert_eq!(json["judgments"].as_array().unwrap().len(), decisions);
    let made: u64 =
        json["seats"].as_array().unwrap().iter().map(|seat| seat["decisions"].as_u64().unwrap()).sum();
    assert_eq!(made, decisions as u64);
}

#[test]
fn what_is_not_a_finished_game_is_refused_in_a_sentence() {
    let folder = folder();
    let file = record(&folder);
    let whole = std::fs::read_to_string(&file).unwrap();
    let refused = |text: String, expected: &str| {
        std::fs::write(&file, text).unwrap();
        let output = review(&file, &[]);
        let problem = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(1), "{problem}");
        assert!(problem.contains(expected) && output.stdout.is_empty(), "{problem}");
    };
    let kept = |line: &&str| !line.starts_with("ended") && !line.starts_with("result");
    let lines: Vec<&str> = whole.lines().filter(kept).collect();
    refused(format!("{}\n", lines[..lines.len() - 2].join("\n")), "the game is not over");
    refused(whole.replace("0: ", "0: un"), "line ");
    refused("nonsense".to_owned(), "the last line does not end");
    std::fs::remove_file(&file).unwrap();
    assert_eq!(review(&file, &[]).status.code(), Some(1));
}
