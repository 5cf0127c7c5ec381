//! One command at a time.

use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

use crate::{akhet, akhet_with};

#[track_caller]
fn check_refusal(arguments: &[&str], input: &str, code: i32, sentence: &str) {
    let ran = akhet_with(arguments, input);
    assert_eq!(ran.code, Some(code), "{arguments:?}: {}{}", ran.out, ran.err);
    assert!(ran.err.contains(sentence), "{arguments:?} said: {}", ran.err);
}

/// The commands that people and scripts call by name.
const COMMANDS: &[&str] = &[
    "serve",
    "play",
    "learn",
    "simulate",
    "arena",
    "balance",
    "bot-check",
    "calibrate",
    "levels",
    "train",
    "rate",
    "replay",
    "review",
    "verify",
    "export",
    "import",
    "perft",
    "score",
    "bench",
    "engine",
    "completions",
];

#[test]
fn help_tells_every_command_its_options_and_the_exit_codes() {
    let help = akhet(&["--help"]);
    assert_eq!(help.code, Some(0));
    assert!(help.out.contains("Exit codes"), "{}", help.out);
    let listed = help.out.lines().skip_while(|line| *line != "Commands:").skip(1);
    // What does not fit on a line continues on the next, indented further.
    let listed = listed.take_while(|line| !line.is_empty()).filter_map(|line| line.strip_prefix("  "));
    let listed: Vec<&str> =
        listed.filter_map(|line| line.split(' ').next()).filter(|word| !word.is_empty()).collect();
    for command in COMMANDS {
        assert!(listed.contains(command), "`{command}` is missing in:\n{}", help.out);
    }
    for command in listed.iter().filter(|command| **command != "help") {
        assert_eq!(akhet(&[command, "--help"]).code, Some(0), "{command}");
    }
    for (command, word) in [
        ("play", "--resume"),
        ("play", "It is not saved"),
        ("simulate", "--records"),
        ("arena", "--sprt"),
        ("bot-check", "cmd:COMMAND"),
        ("replay", "--at"),
        ("perft", "--depth"),
        ("score", "0 tombs: 1 2 3 4 5 6 9"),
        ("bench", "--seconds"),
        ("engine", "docs/protocol.md"),
        ("completions", "bash"),
    ] {
        let help = akhet(&[command, "--help"]);
        assert_eq!(help.code, Some(0));
        assert!(help.out.contains(word), "`{word}` is missing in:\n{}", help.out);
    }
}

#[test]
fn wrong_arguments_are_refused_with_what_is_allowed() {
    check_refusal(&["simulate", "chess"], "", 2, "imhotep-duel");
    check_refusal(&["simulate", "imhotep-duel", "--players", "random,clever"], "", 2, "greedy");
    check_refusal(
        &["simulate", "imhotep-duel", "--players", "random"],
        "",
        2,
        "1 players were named, but there are 2 seats",
    );
    check_refusal(&["simulate", "imhotep-duel", "--options", "sides=XXXX"], "", 2, "AAAA, AAAB");
    check_refusal(
        &["simulate", "imhotep-duel", "--options", "size=1"],
        "",
        2,
        "sides, pyramid_b_four or hidden_temples",
    );
    check_refusal(&["simulate", "imhotep-duel", "--games", "0"], "", 2, "--games");
    check_refusal(&["perft", "imhotep-duel"], "", 2, "--depth");
    check_refusal(
        &["perft", "imhotep-duel", "--depth", "1", "--seed", ""],
        "",
        2,
        "a seed is one line of text",
    );
    check_refusal(&["play", "imhotep-duel", "--lang", "de"], "", 2, "hu");
    check_refusal(&["play"], "", 2, "akhet play imhotep-duel");
    check_refusal(&["learn"], "", 2, "akhet learn nefertiti memphis");
    check_refusal(&["sing"], "", 2, "sing");
}

#[test]
fn playing_without_a_terminal_says_what_to_do_instead() {
    check_refusal(&["play", "imhotep-duel"], "", 1, "akhet engine");
}

#[test]
fn a_simulation_is_the_same_on_any_number_of_threads() {
    let run = |threads: &str| {
        let arguments =
            ["simulate", "imhotep-duel", "--games", "600", "--players", "random,greedy", "--json"];
        let ran = akhet(&[&arguments[..], &["--threads", threads]].concat());
        assert_eq!(ran.code, Some(0), "{}", ran.err);
        ran.out
    };
    assert_eq!(run("1"), run("3"));
    let json: serde_json::Value = serde_json::from_str(&run("2")).unwrap();
    assert_eq!(json["games"], 600);
    assert!(json["seats"][1]["win_share"]["low"].as_f64().unwrap() > 0.9, "greedy beats random: {json}");
}

#[test]
fn a_simulation_prints_a_table() {
    let ran = akhet(&["simulate", "imhotep-duel", "--games", "50", "--options", "sides=BBBB"]);
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    for word in [
        "50 games of Imhotep: The Duel",
        "wins, 95% interval",
        "Obelisk",
        "decisions a game",
        "games a second",
    ] {
        assert!(ran.out.contains(word), "`{word}` is missing in:\n{}", ran.out);
    }
}

#[test]
fn records_of_a_simulation_can_be_replayed() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("deep").join("records");
    let ran = akhet(&["simulate", "imhotep-duel", "--games", "3", "--records", path.to_str().unwrap()]);
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    let mut files: Vec<_> = fs::read_dir(&path).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    assert_eq!(files.len(), 3);
    let end = akhet(&["replay", files[0].to_str().unwrap()]);
    assert_eq!(end.code, Some(0), "{}", end.err);
    assert!(end.out.contains("Five boats have left"), "{}", end.out);
    let start = akhet(&["replay", files[0].to_str().unwrap(), "--at", "18", "--lang", "fr"]);
    assert!(start.out.contains("Blanc, à jouer"), "{}", start.out);
    check_refusal(&["replay", files[0].to_str().unwrap(), "--at", "5000"], "", 2, "so there is no step 5000");
    let seeded = "game: imhotep-duel\nchance: seed\nseed: 1\n\n-: dark\n-: unload\n";
    let shown = akhet_with(&["replay", "-"], seeded);
    assert!(shown.out.contains("[   ][(U)][▲  ]"), "what is not recorded is not drawn: {}", shown.out);
    let perft = akhet(&[
        "perft",
        "imhotep-duel",
        "--depth",
        "2",
        "--record",
        files[0].to_str().unwrap(),
        "--at",
        "18",
    ]);
    assert!(perft.out.contains("all                               72"), "{}", perft.out);
}

#[test]
fn records_that_cannot_be_written_end_the_simulation_with_a_sentence() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    fs::write(&file, "in the way").unwrap();
    let below = file.join("records");
    let arguments = ["simulate", "imhotep-duel", "--games", "3", "--records", below.to_str().unwrap()];
    check_refusal(&arguments, "", 1, "cannot be written");
}

#[test]
fn a_broken_record_is_refused_by_line() {
    let check = |text: &str, sentence: &str| check_refusal(&["replay", "-"], text, 1, sentence);
    check(
        "game: imhotep-duel\n\n-: obelisk\n-: temple9\n",
        "-, line 4: `temple9` is not a step of this game",
    );
    check("game: imhotep-duel\n\n-: tomb1\n-: tomb1\n", "-, line 4: `tomb1` cannot come up here");
    check("game: chess\n\n", "-, line 1: there is no game `chess`");
    check("", "-, line 1: the last line does not end");
    check_refusal(&["replay", "no/such/file.txt"], "", 1, "no/such/file.txt cannot be read");
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("bytes.txt");
    fs::write(&file, [0xff, 0xfe]).unwrap();
    check_refusal(&["replay", file.to_str().unwrap()], "", 1, "cannot be read");
}

const WORKED_EXAMPLE: &str = "\
# Black's boards at the end, A sides
options: sides=AAAA
0 obelisks: 2
0 temples: 1 4 2
0 light: 4
0 dark: 6
0 tombs: 1 2 3 4 5 6 9
0 actions: 2
0 meeples: 1
1 obelisks: 3
";

#[test]
fn the_score_pad_adds_up_a_file() {
    let ran = akhet_with(&["score", "imhotep-duel", "--input", "-"], WORKED_EXAMPLE);
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    insta::assert_snapshot!(ran.out, @r"
                  White                   Black
    Obelisk         2                       9 = 3 + 6
    Temple          7 = 1 + 2 + 4           0
    Pyramids       31 = 10 + 21             0
    Tomb           26 = 25 + 1              0
    Actions         2                       0
    Meeples         1                       0
    Σ              69                       9
    ");
}

#[test]
fn the_score_pad_refuses_what_cannot_be() {
    let check = |text: &str, sentence: &str| {
        check_refusal(&["score", "imhotep-duel", "--input", "-"], text, 1, sentence);
    };
    check("0 obelisks: 13\n", "-, line 1: `13` is not a number from 0 to 12");
    check(
        "0 obelisks: 7\n1 obelisks: 6\n",
        "Together the players have 13 of this token, but there are only 12: obelisk.",
    );
    check("0 tombs: 1 1\n", "-, line 1: 1 appears too often here; the box has it once");
    check(
        "0 tombs: 1\n1 tombs: 1\n",
        "Together the players have 2 of this token, but there is only 1: tomb 1.",
    );
    check("2 obelisks: 1\n", "-, line 1: `2` is not a seat; seats are 0 to 1");
    check("0 gold: 1\n", "-, line 1: `0 gold` is not on this pad; it has options, first_to_five, 0 obelisks");
    check("0 light: 1\n0 light: 1\n", "-, line 2: `0 light` stands here a second time");
    check("options: sides=BAAA\n0 obelisks: 5\n1 obelisks: 5\n", "say who was first");
    check("options: sides=BAAA\nfirst_to_five: 1\n0 obelisks: 5\n", "Black cannot have been first");
    check("light\n", "-, line 1: `light` is not `key: answer`");
}

#[test]
fn the_score_pad_asks_until_it_understands() {
    let answers = "none\n2\n1 4 2\nfour\n4\n6\n1 2 3 4 5 6 9\n2\n1\n3\n\n\n\n\n\n\n";
    let ran = akhet_with(&["score", "imhotep-duel", "--lang", "fr"], answers);
    assert_eq!(ran.code, Some(0), "{}{}", ran.out, ran.err);
    assert!(
        ran.out.contains("Jetons Pyramide clairs [0–6]: `four` n’est pas un nombre de 0 à 6"),
        "{}",
        ran.out
    );
    assert!(ran.out.contains("Σ              69                       9"), "{}", ran.out);
    check_refusal(&["score", "imhotep-duel"], "none\n2\n", 1, "the input ended before the pad was filled");
}

#[test]
fn the_score_pad_asks_for_the_architect_only_who_plays_one() {
    let alone = ["score", "pyramidice", "--options", "players=1 architect=snefru"];
    let ran = akhet_with(&alone, "41\n3\n4\n2\n\n50\n1 2\n3\n4\n");
    assert_eq!(ran.code, Some(0), "{}{}", ran.out, ran.err);
    assert!(ran.out.contains("Snefru") && !ran.out.contains("Quartz"), "{}", ran.out);
    let together = ["score", "pyramidice", "--options", "players=2"];
    let ran = akhet_with(&together, "none\nnone\n50\n1 2\n3\n4\n5\n40\n\n\n\n\n");
    assert_eq!(ran.code, Some(0), "{}{}", ran.out, ran.err);
    assert!(ran.out.contains("Quartz") && !ran.out.contains("Snefru"), "{}", ran.out);
}

#[test]
fn the_engine_answers_every_line_and_ends_with_its_input() {
    let input = b"{\"new\":{\"game\":\"imhotep-duel\",\"seed\":\"1\"}}\r\n\xff\xfe\n{\"turn\":{}}";
    let mut child = Command::new(env!("CARGO_BIN_EXE_akhet"))
        .arg("engine")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(input).unwrap();
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success());
    let out = String::from_utf8(output.stdout).unwrap();
    assert_eq!(
        out,
        "{\"step\":18,\"turn\":{\"seat\":0}}\n{\"error\":\"the line is not UTF-8\"}\n{\"turn\":{\"seat\":0}}\n"
    );
}

#[test]
fn completions_are_printed_for_every_shell() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let ran = akhet(&["completions", shell]);
        assert_eq!(ran.code, Some(0));
        assert!(ran.out.contains("simulate"), "{shell}: {}", ran.out);
    }
}

#[test]
fn a_bench_measures_search_and_text() {
    let ran = akhet(&["bench", "--seconds", "0.1", "--json"]);
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    let json: serde_json::Value = serde_json::from_str(&ran.out).unwrap();
    let lines = |of: &str| json[of].as_array().unwrap().clone();
    let through: Vec<_> = lines("games").iter().map(|line| line["through"].clone()).collect();
    assert_eq!(through, ["search", "text"].repeat(catalog::GAMES.len()));
    assert!(lines("games").iter().all(|line| line["games"].as_f64().unwrap() > 0.0));
    let what: Vec<_> = lines("thoughts").iter().map(|line| line["what"].clone()).collect();
    let players = ["bare playouts", "uct", "search", "search on two threads"];
    assert_eq!(what, players.repeat(catalog::GAMES.len()));
    assert!(lines("thoughts").iter().all(|line| line["iterations"].as_f64().unwrap() > 0.0));
}

#[test]
fn a_balance_has_a_row_for_each_value_and_does_not_depend_on_the_threads() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().to_str().unwrap();
    let measure = |threads: &str| {
        let games = ["--games", "40", "--threads", threads, "--json", "--out", out];
        akhet(&[&["balance", "imhotep-duel", "--player", "random"], &games[..]].concat())
    };
    let ran = measure("1");
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    assert_eq!(measure("3").out, ran.out);
    let json: serde_json::Value = serde_json::from_str(&ran.out).unwrap();
    let values: Vec<_> = json["rows"].as_array().unwrap().iter().map(|row| row["value"].clone()).collect();
    assert_eq!(values, catalog::find("imhotep-duel").unwrap().options[0].values);
    let shares = json["rows"][3]["seats"].as_array().unwrap();
    let sum: f64 = shares.iter().map(|share| share["won"].as_f64().unwrap()).sum();
    assert!((sum - 1.0).abs() < 1e-9, "{shares:?}");
    let written = |name: &str| fs::read_to_string(folder.path().join(name)).unwrap();
    assert_eq!(written("balance.json"), ran.out);
    assert!(written("balance.md").starts_with("| sides |") && written("balance.svg").starts_with("<svg"));

    let refused = akhet(&["balance", "imhotep-duel", "--over", "colour"]);
    assert_eq!(refused.code, Some(2));
    assert!(refused.err.contains("has no option `colour`; it has sides"), "{}", refused.err);
}

#[test]
fn a_balance_is_between_several() {
    let measure = |more: &[&str]| {
        akhet(&[&["balance", "pyramidice", "--player", "random", "--games", "4", "--json"], more].concat())
    };
    let ran = measure(&["--over", "players"]);
    let json: serde_json::Value = serde_json::from_str(&ran.out).unwrap();
    let values: Vec<_> = json["rows"].as_array().unwrap().iter().map(|row| row["value"].clone()).collect();
    assert_eq!(values, ["2", "3", "4"]);
    let refused = measure(&["--over", "architect", "--options", "players=1"]);
    assert_eq!(refused.code, Some(2));
    assert!(refused.err.contains("one plays alone"), "{}", refused.err);
}

#[test]
fn the_commands_and_flags_of_the_readme_exist() {
    let readme = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../README.md")).unwrap();
    let commands = readme.lines().filter_map(|line| line.strip_prefix("akhet "));
    let mut count = 0;
    for command in
        commands.filter(|command| !command.starts_with("play") && !command.contains(['|', '>', '<']))
    {
        let arguments: Vec<&str> = command.split('#').next().unwrap().split_whitespace().collect();
        let help = akhet(&[arguments[0], "--help"]);
        assert_eq!(help.code, Some(0), "{command}");
        for flag in arguments.iter().filter(|argument| argument.starts_with("--")) {
            assert!(help.out.contains(flag), "`{flag}` of `{command}` is not in the help");
        }
        count += 1;
    }
    assert!(count >= 5, "the README shows the commands");
}

#[test]
fn an_edition_is_played_with_and_a_wrong_one_names_its_entry() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("printed.toml");
    let path = file.to_str().unwrap();
    let shipped = (catalog::find("nefertiti").unwrap().edition)().unwrap().text();
    fs::write(&file, shipped.replace("Reconstruction of 2026", "As printed")).unwrap();
    let records = folder.path().join("records");
    let simulate = ["simulate", "nefertiti", "--games", "1", "--edition", path, "--records"];
    let ran = akhet(&[&simulate[..], &[records.to_str().unwrap()]].concat());
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    let record = fs::read_dir(&records).unwrap().next().unwrap().unwrap().path();
    assert!(fs::read_to_string(&record).unwrap().contains(" As printed"));
    assert_eq!(akhet(&["replay", record.to_str().unwrap()]).code, Some(0));

    check_refusal(&["simulate", "imhotep-duel", "--edition", path], "", 2, "imhotep-duel has no editions");
    fs::write(&file, shipped.replacen("offer = 1,", "offer = 99,", 1)).unwrap();
    check_refusal(&simulate[..6], "", 2, "the edition's entry `gizeh.left");
    let named = format!("nefertiti={path}");
    check_refusal(&["serve", "--edition", &named], "", 2, "the edition's entry `gizeh.left");
    check_refusal(&["serve", "--edition", path], "", 2, "it is written game=file");
    check_refusal(
        &["serve", "--trusted-proxy", "10.0.0.0/33"],
        "",
        2,
        "`10.0.0.0/33` is no address of a proxy",
    );
    check_refusal(&["simulate", "nefertiti", "--edition", "nowhere.toml"], "", 1, "cannot be read");
}

#[test]
fn simulated_ratings_are_a_table_and_plots() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().to_str().unwrap();
    let told = ["rate", "--simulate", "--players", "20", "--repetitions", "1", "--out", out];
    let ran = akhet_with(&told, "");
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    let table = ran.out;
    let lines: Vec<&str> = table.lines().collect();
    assert_eq!(lines.len(), 2 + 6 * 3, "six populations with two, four and five seats: {table}");
    assert!(lines[2].starts_with("| nearest opponents, game by game | 2 | "), "{table}");
    // The page has the same table with other figures.
    let page =
        fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/ratings.md")).unwrap();
    let shape = |line: &str| {
        let cells: Vec<&str> = line.split('|').map(str::trim).collect();
        (cells.len(), [cells[1], cells[2], cells[cells.len() - 2]].map(str::to_owned))
    };
    let shown = page.lines().skip_while(|line| *line != lines[0]).take_while(|line| line.starts_with('|'));
    assert_eq!(
        shown.map(shape).collect::<Vec<_>>(),
        lines.iter().map(|line| shape(line)).collect::<Vec<_>>()
    );
    for name in ["ratings-error.svg", "ratings-inside.svg"] {
        let svg = fs::read_to_string(folder.path().join(name)).unwrap();
        assert!(svg.starts_with("<svg") && svg.trim_end().ends_with("</svg>"));
        for text in ["2 seats", "5 seats", "games of each player", "nearest opponents, nightly fit"] {
            assert!(svg.contains(text), "{text}");
        }
        assert!(!svg.contains("NaN") && !svg.contains("inf"));
    }
}
