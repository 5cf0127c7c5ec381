//! Computer players as programs of the arena.

use std::fs;

use serde_json::Value;

use crate::{akhet, akhet_with};

/// This very program, as a contestant.
fn program(bot: &str) -> String {
    format!("cmd:'{}' bot {bot}", env!("CARGO_BIN_EXE_akhet"))
}

/// The games of a contest, without anything that depends on the clock or on who was asked.
fn games(game: &[&str], players: &str) -> Vec<Value> {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().to_str().unwrap();
    let contest = ["--players", players, "--games", "4", "--seed", "7", "--out", out];
    let ran = akhet(&[&["arena"], game, &contest].concat());
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    let lines = fs::read_to_string(folder.path().join("games.jsonl")).unwrap();
    let mut games: Vec<Value> = lines.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    games.sort_by_key(|game| [&game["deal"], &game["seating"]].map(Value::as_u64));
    for game in &mut games {
        assert_eq!(game["ended"], "played", "{game}");
        game["contestants"].take();
        for effort in game["efforts"].as_array_mut().unwrap() {
            effort["nanoseconds"].take();
        }
    }
    games
}

#[test]
fn a_player_makes_the_same_choices_as_a_program() {
    for (game, bot) in [
        (&["imhotep-duel"][..], "greedy"),
        (&["imhotep-duel", "--options", "sides=ABAB"], "scribe"),
        (&["imhotep-duel"], "uct:20"),
        (&["nefertiti", "--options", "players=2"], "greedy"),
        (&["pyramidice", "--options", "players=2"], "greedy"),
    ] {
        let own = games(game, &format!("{bot},{bot}"));
        assert_eq!(own.len(), 4);
        assert_eq!(games(game, &format!("{bot},{}", program(bot))), own, "{game:?}");
    }
}

#[test]
fn a_search_plays_as_a_program_and_starts_each_move_afresh() {
    games(&["imhotep-duel"], &format!("random,{}", program("search:20")));
}

#[test]
fn a_program_plays_with_the_numbers_of_an_edition() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("printed.toml");
    let shipped = (catalog::find("nefertiti").unwrap().edition)().unwrap().text();
    fs::write(&file, shipped.replace("Reconstruction of 2026", "As printed")).unwrap();
    let game = ["nefertiti", "--options", "players=2", "--edition", file.to_str().unwrap()];
    assert_eq!(games(&game, &format!("greedy,{}", program("greedy"))), games(&game, "greedy,greedy"));
}

#[test]
fn a_check_finds_nothing_wrong_with_a_player() {
    let ran = akhet(&["bot-check", &program("greedy")]);
    assert_eq!(ran.code, Some(0), "{}{}", ran.out, ran.err);
    assert!(
        ran.out.contains("All is well with greedy of Akhet") && !ran.out.contains("remark"),
        "{}",
        ran.out
    );
}

const HELLO: &str =
    r#"{"hello":{"protocol":1,"game":"imhotep-duel","seat":0,"seats":2,"options":"sides=AAAA","later":1}}"#;

#[track_caller]
fn check(input: &str, answers: usize, sentence: &str) {
    let ran = akhet_with(&["bot", "greedy"], input);
    assert_eq!(ran.code, Some(1), "{input}: {}{}", ran.out, ran.err);
    assert_eq!(ran.out.lines().count(), answers, "{}", ran.out);
    assert!(ran.err.contains(sentence), "{input}: {}", ran.err);
}

#[test]
fn what_a_program_cannot_answer_ends_it_with_a_sentence() {
    check("nonsense\n", 0, "this is not a message");
    check("{\"choose\":{\"view\":{}}}\n", 0, "nobody has said hello yet");
    check(&HELLO.replace("imhotep-duel", "chess"), 0, "there is no game `chess`");
    check(&HELLO.replace("\"protocol\":1", "\"protocol\":2"), 0, "this is version 2 of the protocol");
    check(&format!("{HELLO}\n{{\"choose\":{{\"view\":{{}},\"legal\":[]}}}}\n"), 1, "this is not a view");
    let engine = akhet_with(
        &["engine"],
        "{\"new\":{\"game\":\"imhotep-duel\",\"seed\":\"1\"}}\n{\"play\":\"place b2\"}\n{\"view\":{\"seat\":0}}\n",
    );
    let view: Value = serde_json::from_str(engine.out.lines().last().unwrap()).unwrap();
    let choose = serde_json::json!({ "choose": { "view": view["view"], "legal": [] } });
    check(&format!("{HELLO}\n{choose}\n"), 1, "seat 0 has nothing to decide in this view");
}

#[test]
fn messages_of_later_versions_are_ignored_and_the_end_of_the_input_is_the_end() {
    let ran = akhet_with(
        &["bot", "greedy"],
        &format!("{{\"ping\":{{}}}}\n{HELLO}\n{{\"over\":{{\"ranks\":[0,1]}}}}\n"),
    );
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    assert_eq!(ran.out.lines().count(), 1, "{}", ran.out);
    let unknown = akhet(&["bot", "clever"]);
    assert_eq!(unknown.code, Some(2));
    assert!(unknown.err.contains("there is no computer player `clever`"), "{}", unknown.err);
}
