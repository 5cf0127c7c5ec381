//! `akhet admin`, on a server's folder that has an account.

use std::path::Path;
#[cfg(target_os = "linux")]
use std::process::Command;

#[cfg(target_os = "linux")]
use serde_json::json;

#[cfg(target_os = "linux")]
use crate::server::{Player, announced};
use crate::{Ran, akhet};

/// The archive of a server with one account, Boróka’s.
const ARCHIVE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../web/tests/stores/11");

fn admin(data: &Path, arguments: &[&str]) -> Ran {
    akhet(&[&["admin", "--data", data.to_str().unwrap()], arguments].concat())
}

#[track_caller]
fn check(data: &Path, arguments: &[&str], expected: &str) {
    let ran = admin(data, arguments);
    assert_eq!((ran.code, ran.out.trim_end()), (Some(0), expected), "{arguments:?}: {}", ran.err);
}

#[test]
fn accounts_are_listed_renamed_suspended_and_helped_and_all_of_it_is_noted() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path();
    akhet(&["import", ARCHIVE, "--data", data.to_str().unwrap()]);
    let id = "RkCfodcELMtgdJejQRW0p5";
    check(data, &["list"], &format!("{id}  Boróka"));
    check(data, &["suspend", "boroka", "3", "--why", "rude"], "boroka may only look for 3 days.");
    check(data, &["list"], &format!("{id}  Boróka  may only look for 3 days"));
    check(data, &["suspend", "Boróka", "0"], "Boróka may play again.");
    check(data, &["rename", "Boróka", "Zsófi"], "Boróka is Zsófi now.");
    let ran = admin(data, &["reset", "Zsófi", "--origin", "https://games.example.org/"]);
    assert!(ran.out.starts_with("https://games.example.org/sign-in/reset/"), "{}", ran.out);
    let log = admin(data, &["log"]).out;
    let acts: Vec<Vec<&str>> = log.lines().map(|line| line.split("  ").skip(1).collect()).collect();
    let about = |what: &str| format!("{what} {id}");
    let done: Vec<&str> = acts.iter().map(|act| act[1]).collect();
    assert_eq!(done.len(), 4, "{log}");
    for what in ["reset", "rename", "unsuspend", "suspend"] {
        assert!(done.contains(&about(what).as_str()), "{what}: {log}");
    }
    assert!(acts.iter().all(|act| act[0] == "at the machine"), "{log}");
    assert!(log.contains("Boróka is Zsófi now") && log.contains(": rude"), "{log}");
}

#[test]
fn somebody_is_given_the_right_to_run_the_place_and_loses_it() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path();
    akhet(&["import", ARCHIVE, "--data", data.to_str().unwrap()]);
    let id = "RkCfodcELMtgdJejQRW0p5";
    check(data, &["operator", "boroka"], "boroka may run the place at /operator.");
    check(data, &["list"], &format!("{id}  Boróka  may run the place"));
    check(data, &["operator", "Boróka", "--take-back"], "Boróka may not run the place any more.");
    check(data, &["list"], &format!("{id}  Boróka"));
    let log = admin(data, &["log"]).out;
    assert!(log.contains(&format!("operator {id}")) && log.contains(&format!("no operator {id}")), "{log}");
}

#[test]
#[cfg(target_os = "linux")]
fn a_table_is_ended_while_the_server_runs() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path();
    let mut serve = Command::new(env!("CARGO_BIN_EXE_akhet"));
    let (_server, address) =
        announced(serve.args(["serve", "--bind", "127.0.0.1:0"]).arg("--data").arg(data));
    let player = Player::sits_down(address).unwrap();
    let seen = player.looks(address).unwrap();
    let id = &player.table;
    check(data, &["end", &format!("http://{address}/t/{id}")], &format!("Table {id} has ended."));
    // Whoever plays on finds out, although nobody has told the server.
    assert_eq!(player.plays(address, &seen, "place b2").unwrap().0, 409);
    let now = player.looks(address).unwrap();
    assert_eq!((&now["progress"], &now["abandoned"]), (&json!("over"), &json!(true)), "{now}");
    let ran = admin(data, &["end", id]);
    assert_eq!((ran.code, ran.err.as_str()), (Some(1), "error: that game is over already\n"));
    assert!(admin(data, &["log"]).out.contains(&format!("end {id}")));
}

#[test]
fn what_cannot_be_done_is_said_and_changes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path();
    akhet(&["import", ARCHIVE, "--data", data.to_str().unwrap()]);
    for (arguments, sentence) in [
        (&["reset", "Nobody\u{1b}"][..], "error: nobody is called Nobody\\u{1b}\n"),
        (&["rename", "Boróka", "B"], "error: a name has three to twenty characters\n"),
        (&["rename", "Boróka", "Vizier"], "error: that is the name of something at this place\n"),
    ] {
        let ran = admin(data, arguments);
        assert_eq!((ran.code, ran.err.as_str()), (Some(1), sentence));
    }
    for command in [&["report", "missing"][..], &["decide", "missing", "warn"], &["end", "missing"]] {
        let ran = admin(data, command);
        assert_eq!((ran.code, ran.err.as_str()), (Some(1), "error: there is no such table or report\n"));
    }
    check(data, &["reports"], "");
    assert_eq!(admin(data, &["log"]).out, "");
    let ran = admin(&data.join("missing"), &["list"]);
    assert!(ran.err.starts_with("error: there is no folder "), "{}", ran.err);
}
