//! Contests through the real program, with bots in Rust, in Python, and with bots that fail in every way.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use serde_json::Value;

use crate::akhet;

/// The standings of a contest as JSON, without anything that depends on the clock.
#[track_caller]
fn arena(arguments: &[&str]) -> Value {
    let mut all = vec!["arena", "imhotep-duel", "--json"];
    all.extend(arguments);
    let ran = akhet(&all);
    assert_eq!(ran.code, Some(0), "{arguments:?}: {}", ran.err);
    let mut report: Value = serde_json::from_str(&ran.out).unwrap();
    for contestant in report["standings"]["contestants"].as_array_mut().unwrap() {
        contestant["nanoseconds"] = Value::Null;
    }
    report["standings"].take()
}

fn python_bot() -> String {
    let found = Command::new("python3").arg("--version").stdout(Stdio::null()).status();
    found.expect("python3 is not on the path: install Python 3, on Debian by `apt install python3`");
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/bot.py");
    format!("cmd:python3 '{}'", script.display())
}

/// Cargo builds the examples with the tests, beside the program.
fn rust_bot() -> String {
    let program = Path::new(env!("CARGO_BIN_EXE_akhet"));
    let bot = program.parent().unwrap().join("examples").join(format!("bot{}", std::env::consts::EXE_SUFFIX));
    assert!(bot.exists(), "{} is not built: run `cargo build -p cli --example bot`", bot.display());
    format!("cmd:'{}'", bot.display())
}

/// A bot made of a few lines of Python.
struct Broken {
    _folder: tempfile::TempDir,
    command: String,
}

fn broken(lines: &str) -> Broken {
    python_bot();
    let folder = tempfile::tempdir().unwrap();
    let script = folder.path().join("broken.py");
    fs::write(&script, format!("import json, os, sys, time\n{lines}\n")).unwrap();
    let command = format!("cmd:python3 '{}'", script.display());
    Broken { _folder: folder, command }
}

const GREET: &str = "input()\nprint('{\"name\":\"Broken\"}', flush=True)\n";

/// Checks that a failing bot loses every game for this reason, and that the contest goes on.
#[track_caller]
fn check_loser(lines: &str, limit: &str, kind: &str, reason: &str) {
    let bot = broken(lines);
    let players = format!("random,{}", bot.command);
    let standings = arena(&["--players", &players, "--games", "2", "--threads", "2", "--limit", limit]);
    assert_eq!(standings["versus"][0]["wins"], 2, "{standings:#}");
    let loser = &standings["contestants"][1];
    assert_eq!(loser["faults"][kind], 2, "{loser:#}");
    assert!(loser["reasons"][0].as_str().unwrap().contains(reason), "{loser:#}");
    assert_eq!(standings["contestants"][0]["faults"], serde_json::json!({}), "the other is not to blame");
}

#[test]
fn the_bots_of_the_documentation_play_and_beat_random() {
    for bot in [rust_bot(), python_bot()] {
        let players = format!("{bot},random");
        let standings = arena(&["--players", &players, "--games", "20"]);
        assert_eq!(standings["contestants"][0]["faults"], serde_json::json!({}), "{standings:#}");
        assert!(standings["versus"][0]["wins"].as_u64().unwrap() > 12, "{standings:#}");
    }
}

#[test]
fn the_bots_of_the_documentation_are_found_right() {
    for (bot, name) in [(rust_bot(), "Example in Rust"), (python_bot(), "Example in Python")] {
        let ran = akhet(&["bot-check", &bot, "imhotep-duel"]);
        assert_eq!(ran.code, Some(0), "{}{}", ran.out, ran.err);
        assert!(ran.out.contains(&format!("All is well with {name}")), "{}", ran.out);
    }
}

#[test]
fn a_bot_that_hangs_is_not_waited_for() {
    // If anything waited for these, this test would never end.
    check_loser(&format!("{GREET}\ntime.sleep(10 ** 6)"), "1.5", "late", "did not answer within 1.5 s");
    // Its child process hangs as well, and keeps its output open.
    let child = "os.system('sleep 1000000')";
    check_loser(&format!("{GREET}\n{child}"), "1.5", "late", "did not answer within 1.5 s");
}

#[test]
fn a_bot_that_ends_or_crashes_loses() {
    check_loser("sys.exit(0)", "60", "crashed", "ended, or closed its output");
    check_loser(
        &format!("{GREET}\ninput()\nraise Exception"),
        "60",
        "crashed",
        "ended, or closed its output",
    );
}

#[test]
fn a_bot_that_talks_nonsense_loses() {
    check_loser("print('Hello!', flush=True)\ninput()\ninput()", "60", "garbled", "`Hello!`");
    let nonsense = format!("{GREET}\ninput()\nprint('[1]', flush=True)\ninput()");
    check_loser(&nonsense, "60", "garbled", "the answer has the form {\"action\":\"…\"}");
    let endless = format!("{GREET}\ninput()\nsys.stdout.write('x' * 3000000)\nsys.stdout.flush()\ninput()");
    check_loser(&endless, "60", "garbled", "longer than 1 MiB");
    let bytes = format!("{GREET}\ninput()\nos.write(1, bytes([255, 10]))\ninput()");
    check_loser(&bytes, "60", "garbled", "not UTF-8");
}

#[test]
fn a_bot_that_cheats_loses() {
    let cheat = format!("{GREET}\nfor line in sys.stdin: print('{{\"action\":\"win\"}}', flush=True)");
    check_loser(&cheat, "60", "illegal", "legal actions, such as `place a1`");
}

#[test]
fn authors_are_told_what_is_wrong() {
    let cheat = format!("{GREET}\nfor line in sys.stdin: print('{{\"action\":\"win\"}}', flush=True)");
    let loud = format!("{GREET}\nprint('thinking', flush=True)\ninput()\ninput()");
    let slow = format!("{GREET}\ntime.sleep(10 ** 6)");
    for (lines, limit, sentence) in [
        ("sys.exit(0)", "20", "WRONG   It ended, or closed its output"),
        // Whether it speaks before or after it is asked is a race.
        ("print('Hello!', flush=True)\ninput()", "20", "`Hello!`"),
        (
            "input()\nprint('Hello!', flush=True)\ninput()",
            "20",
            "answered hello with `Hello!`, which is not JSON",
        ),
        ("input()\nprint('{}', flush=True)\ninput()", "20", "but the answer has the form {\"name\":\"…\"}"),
        (&loud, "20", "WRONG   It printed `thinking`, but nobody had asked for anything"),
        (&cheat, "20", "letter by letter"),
        (&slow, "1.5", "flush the output after every line"),
    ] {
        let bot = broken(lines);
        let ran = akhet(&["bot-check", &bot.command, "--limit", limit]);
        assert_eq!(ran.code, Some(1), "{}{}", ran.out, ran.err);
        assert!(ran.out.contains(sentence), "`{sentence}` is missing in:\n{}", ran.out);
        assert!(ran.err.contains("would lose games"), "{}", ran.err);
    }
    let missing = akhet(&["bot-check", "cmd:no-such-program-here"]);
    assert_eq!(missing.code, Some(1));
    assert!(missing.out.contains("WRONG   It could not be started"), "{}", missing.out);
    let own = akhet(&["bot-check", "greedy"]);
    assert_eq!(own.code, Some(2));
    assert!(own.err.contains("a program is written cmd:COMMAND"), "{}", own.err);
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let run = |threads| arena(&["--players", "greedy,random,uct:20", "--games", "6", "--threads", threads]);
    assert_eq!(run("1"), run("2"));
}

#[test]
fn a_run_that_was_killed_goes_on_to_the_same_report() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("run");
    let arguments = ["--players", "greedy,random", "--games", "30", "--out", out.to_str().unwrap()];
    let whole = arena(&arguments);
    let read = |name: &str| fs::read_to_string(out.join(name)).unwrap();
    let games = read("games.jsonl");
    assert_eq!(games.lines().count(), 30);
    // As if it had been killed in the middle of a line.
    let kept = games.lines().take(11).map(str::len).sum::<usize>() + 11 + 40;
    fs::write(out.join("games.jsonl"), &games[..kept]).unwrap();
    assert_eq!(arena(&arguments), whole);
    assert!(read("games.jsonl").starts_with(&games[..kept - 40]));
    assert_eq!(read("games.jsonl").lines().count(), 30);
    let mut other = vec!["arena", "imhotep-duel", "--seed", "2"];
    other.extend(arguments);
    let refused = akhet(&other);
    assert_eq!(refused.code, Some(2));
    assert!(refused.err.contains("`seed` is 1 there and 2 here; name another folder"), "{}", refused.err);
}

#[test]
fn a_report_is_one_page_and_one_object() {
    let folder = tempfile::tempdir().unwrap();
    let players = "greedy,random,uct:20";
    let out = folder.path().to_str().unwrap();
    arena(&["--players", players, "--games", "4", "--gauntlet", "--out", out]);
    let page = fs::read_to_string(folder.path().join("report.html")).unwrap();
    for part in
        ["<!DOCTYPE html>", "<svg", "uct:20", "Elo against all the others it met", "8 games of Imhotep"]
    {
        assert!(page.contains(part), "`{part}` is missing in {page}");
    }
    assert!(!page.contains("src=") && !page.contains("href="), "it needs nothing else");
    let report: Value =
        serde_json::from_str(&fs::read_to_string(folder.path().join("report.json")).unwrap()).unwrap();
    assert_eq!(report["standings"]["versus"].as_array().unwrap().len(), 2, "only the first meets the others");
}

#[test]
fn a_test_stops_by_itself_and_says_so() {
    let standings = arena(&["--players", "greedy,random", "--sprt", "0,100"]);
    assert_eq!(standings["versus"][0]["test"]["verdict"], "H1");
    assert!(standings["games"].as_u64().unwrap() < 500, "{standings:#}");
    let ran =
        akhet(&["arena", "imhotep-duel", "--players", "random,greedy", "--sprt", "-50,50", "--unpaired"]);
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    assert!(ran.out.contains("The test of -50 and 50 Elo: H0, the first of them or less"), "{}", ran.out);
}

#[test]
fn the_table_names_everybody_and_what_was_spent() {
    let ran = akhet(&["arena", "imhotep-duel", "--players", "greedy,uct:20", "--games", "4"]);
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    for part in
        ["4 games of Imhotep: The Duel, seed 1, every deal with every seating", "1 greedy", "2 uct:20"]
    {
        assert!(ran.out.contains(part), "`{part}` is missing in:\n{}", ran.out);
    }
    let row = ran.out.lines().find(|line| line.starts_with("2 uct:20")).unwrap();
    assert!(row.split_whitespace().any(|cell| cell == "20"), "it thinks 20 nodes a move: {row}");
}

#[test]
fn a_player_with_several_settings_is_one_of_a_list() {
    let standings = arena(&["--players", "search[replies=0,doubt=82]:18,random", "--games", "2"]);
    let names: Vec<&Value> =
        standings["contestants"].as_array().unwrap().iter().map(|who| &who["contestant"]).collect();
    assert_eq!(names, ["search[replies=0,doubt=82]:18", "random"]);
}

#[test]
fn who_plays_alone_wins_or_loses_against_the_architect() {
    let ran = akhet(&[
        "arena",
        "pyramidice",
        "--options",
        "players=1 architect=imhotep",
        "--players",
        "random",
        "--games",
        "4",
    ]);
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    let row = ran.out.lines().find(|line| line.starts_with("1 random")).unwrap();
    assert!(row.contains(" 0.0%"), "a random player never wins: {row}");
}

#[test]
fn wrong_arguments_are_refused_with_what_is_allowed() {
    for (arguments, sentence) in [
        (&["--players", "greedy"][..], "1 players were named, but there are 2 seats"),
        (&["--players", "greedy,clever"], "cmd:COMMAND"),
        (&["--players", "greedy,cmd:"], "names no program"),
        (&["--players", "greedy,cmd:no-such-program-here"], "cmd:no-such-program-here could not be started"),
        (&["--players", "greedy,random", "--sprt", "5,0"], "the smaller one first"),
        (&["--players", "greedy,random", "--limit", "0"], "from 0.01 to 3600"),
        (&["--players", "greedy,random", "--options", "sides=XXXX"], "AAAA, AAAB"),
        (&["--players", "greedy,random", "--paired", "--unpaired"], "--unpaired"),
    ] {
        let mut all = vec!["arena", "imhotep-duel"];
        all.extend(arguments);
        let ran = akhet(&all);
        assert_eq!(ran.code, Some(2), "{arguments:?}: {}", ran.err);
        assert!(ran.err.contains(sentence), "{arguments:?}: {}", ran.err);
    }
}

/// What other people's programs were promised: `>` is what they read, `<` what they answer, `=` a line of the games. It is a
/// copy of the documentation, so that editing the one does not change the other.
#[test]
fn a_bot_that_was_written_for_the_first_protocol_still_plays() {
    let promised = |mark: char| -> Vec<Value> {
        let lines = include_str!("../frozen/bots.txt").lines().filter_map(|line| line.strip_prefix(mark));
        lines.map(|line| serde_json::from_str(line).unwrap()).collect()
    };
    let (asked, answers, games) = (promised('>'), promised('<'), promised('='));
    assert_eq!((asked.len(), answers.len(), games.len()), (4, 3, 1));
    // It gives the documented answers to the first questions, and repeats the last one after that.
    let bot = broken(&format!(
        "log = open(sys.argv[1], 'a')\n\
         answers = {answers:?}\n\
         for line in sys.stdin:\n\
        \x20   log.write(line)\n\
        \x20   log.flush()\n\
        \x20   message = json.loads(line)\n\
        \x20   if 'over' in message: break\n\
        \x20   answer = answers[0] if len(answers) == 1 else answers.pop(0)\n\
        \x20   legal = message['choose']['legal'][0] if 'choose' in message else ''\n\
        \x20   print(answer.replace('$LEGAL', legal), flush=True)\n",
        answers = answers.iter().map(Value::to_string).collect::<Vec<_>>()
    ));
    let folder = tempfile::tempdir().unwrap();
    let (log, out) = (folder.path().join("log"), folder.path().join("out"));
    let players = format!("{} '{}',random", bot.command, log.display());
    let out_text = out.to_str().unwrap();
    arena(&["--players", &players, "--games", "1", "--unpaired", "--threads", "1", "--out", out_text]);
    let read = |path: PathBuf| -> Vec<Value> {
        let text = fs::read_to_string(path).unwrap();
        text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
    };
    let told = read(log);
    assert!(told.len() > 20, "{} messages are no whole game", told.len());
    let last = told.len() - 1;
    for (message, promised) in [(0, 0), (1, 1), (2, 2), (last - 1, 2), (last, 3)] {
        check_kept(&told[message], &asked[promised]);
    }
    check_kept(&read(out.join("games.jsonl"))[0], &games[0]);
}

/// Checks that a message has at least the promised keys, with the same values, or any value in place of `…`.
#[track_caller]
fn check_kept(told: &Value, promised: &Value) {
    match (told, promised) {
        (_, Value::String(any)) if any == "…" => {}
        (Value::Array(told), Value::Array(promised)) => {
            assert_eq!(told.len(), promised.len(), "{told:?} is not {promised:?}");
            told.iter().zip(promised).for_each(|(told, promised)| check_kept(told, promised));
        }
        (Value::Object(told), Value::Object(promised)) => {
            for (key, promised) in promised {
                check_kept(told.get(key).unwrap_or_else(|| panic!("{key} is missing in {told:?}")), promised);
            }
        }
        _ => assert_eq!(told, promised),
    }
}

#[test]
fn bots_are_told_what_their_seat_sees_and_no_more() {
    let spy = broken(
        "log = open(sys.argv[1], 'a')\n\
         for line in sys.stdin:\n\
        \x20   log.write(line)\n\
        \x20   log.flush()\n\
        \x20   message = json.loads(line)\n\
        \x20   if 'hello' in message: print('{\"name\":\"Spy\"}', flush=True)\n\
        \x20   if 'choose' in message: print(json.dumps({'action': message['choose']['legal'][0]}), flush=True)\n",
    );
    let folder = tempfile::tempdir().unwrap();
    let log: PathBuf = folder.path().join("log");
    let players = format!("{} '{}',random", spy.command, log.display());
    arena(&[
        "--players",
        &players,
        "--games",
        "1",
        "--threads",
        "1",
        "--unpaired",
        "--options",
        "hidden_temples=true",
    ]);
    let messages: Vec<Value> =
        fs::read_to_string(log).unwrap().lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let hello = serde_json::json!({ "hello": {
        "protocol": 1, "game": "imhotep-duel", "seat": 0, "seats": 2,
        "options": "sides=AAAA pyramid_b_four=18 hidden_temples=true",
    } });
    assert_eq!(messages[0], hello);
    let last = messages.last().unwrap();
    assert_eq!(last["over"]["ranks"].as_array().unwrap().len(), 2, "{last}");
    for message in &messages[1..messages.len() - 1] {
        let keys: Vec<&String> = message["choose"].as_object().unwrap().keys().collect();
        assert_eq!(keys, ["view", "legal"]);
        assert!(message["choose"]["legal"].as_array().unwrap().len() > 1, "what is forced is not asked");
    }
}
