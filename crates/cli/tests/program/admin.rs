//! `akhet admin`, on a server's folder that has an account.

use std::path::Path;
#[cfg(target_os = "linux")]
use std::process::Command;

#[cfg(target_os = "linux")]
use serde_json::json;
use service::{Durability, People, Place};

#[cfg(target_os = "linux")]
use crate::server::{Player, announced};
use crate::{Ran, akhet};

/// The archive of a server with one account, Boróka’s.
const ARCHIVE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../web/tests/stores/11");

/// The archive of a server with a report that nobody has decided.
const ARCHIVE_WITH_REPORT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../web/tests/stores/12");

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
    let suspend = ["suspend", "boroka", "3", "--words", "Rude.", "--why", "For the third time."];
    check(data, &suspend, "boroka may only look for 3 days.");
    check(data, &["list"], &format!("{id}  Boróka  may only look for 3 days"));
    check(data, &["suspend", "Boróka", "0"], "Boróka may play again.");
    check(data, &["rename", "Boróka", "Zsófi", "--words", "That was rude."], "Boróka is Zsófi now.");
    let ran = admin(data, &["reset", "Zsófi", "--origin", "https://games.example.org/"]);
    assert!(ran.out.starts_with("https://games.example.org/sign-in/reset/"), "{}", ran.out);
    let log = admin(data, &["log"]).out;
    let acts: Vec<Vec<&str>> = log.lines().map(|line| line.split("  ").skip(1).collect()).collect();
    let about = |what: &str| format!("{what} {id}");
    let done: Vec<&str> = acts.iter().map(|act| act[1]).collect();
    assert_eq!(done.len(), 5, "{log}");
    for what in ["reset", "rename", "unsuspend", "note", "suspend"] {
        assert!(done.contains(&about(what).as_str()), "{what}: {log}");
    }
    assert!(acts.iter().all(|act| act[0] == "at the machine"), "{log}");
    assert!(
        log.contains("Boróka is Zsófi now")
            && log.contains(" · Rude.")
            && log.contains("For the third time."),
        "{log}"
    );
    // Whoever is concerned is told, and may answer.
    let expected = [("renamed", "That was rude."), ("suspended", "Rude.")];
    assert_eq!(told(data, "Zsófi"), expected.map(|(what, words)| (what.to_owned(), words.to_owned())));
}

/// What the person concerned sees of decisions, in the order of their names.
fn told(data: &Path, name: &str) -> Vec<(String, String)> {
    with_people(data, async |people| {
        let account = people.account_called(name).await.unwrap().unwrap();
        assert!(people.has_news(&account.id).await.unwrap());
        let decisions = people.decisions_about(&account.id, 0).await.unwrap().lines;
        let rulings = decisions.into_iter().map(|report| report.ruling.expect("it is decided"));
        let mut told: Vec<(String, String)> =
            rulings.map(|ruling| (ruling.decision.to_string(), ruling.words)).collect();
        told.sort();
        told
    })
}

/// Does something with the accounts of a server, as its pages do.
fn with_people<T>(data: &Path, act: impl AsyncFnOnce(&People) -> T) -> T {
    let place = Place::Folder(data.to_owned(), Durability::Normal);
    tokio::runtime::Runtime::new().unwrap().block_on(async {
        let people = service::open_people(&place, &[]).await.unwrap();
        let done = act(&people).await;
        people.close().await;
        done
    })
}

#[test]
fn a_report_is_listed_shown_decided_and_its_answer_read() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path();
    akhet(&["import", ARCHIVE_WITH_REPORT, "--data", data.to_str().unwrap()]);
    let id = "A9wn05t76iIjDbCQkUj6H9";
    check(data, &["reports"], &format!("{id}  1795055711  name  Nobody Likes Me"));
    let shown = admin(data, &["report", id]).out;
    for part in
        ["called Nobody Likes Me\n", "reason:  name\n", "said:    0: hello\n", "note:    Look at that.\n"]
    {
        assert!(shown.contains(part), "{part} is missing in {shown}");
    }
    assert!(!shown.contains("decided:"), "{shown}");
    check(data, &["decide", id, "warn", "--words", "Be kind."], "It is decided.");
    check(data, &["reports"], "");
    let again = admin(data, &["decide", id, "dismiss"]);
    assert_eq!((again.code, again.err.as_str()), (Some(1), "error: that is decided already\n"));
    let log = admin(data, &["log"]).out;
    assert!(log.contains(&format!("report {id} · Be kind.")), "{log}");
    with_people(data, async |people| {
        let about = people.find_report(id).await.unwrap().about;
        people.answer_decision(&about, id, "It is my name.").await.unwrap();
    });
    check(data, &["reports"], &format!("{id}  1795055711  name, answered  Nobody Likes Me"));
    let shown = admin(data, &["report", id]).out;
    assert!(shown.contains("decided: warned Be kind.\nanswer:  It is my name.\n"), "{shown}");
    check(data, &["reports"], "");
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
