//! What must be true of every finished game.

use std::path::Path;
use std::process::Command;

use catalog::{Followed, Verdict, Verified};
use game::Record;

use crate::browser::Browser;
use crate::html;

/// Downloads the record of a finished game, has all applicable checkers verify its draws, and compares its result with the
/// page.
pub(crate) async fn check_finished(table: &str, browser: &mut Browser, given: usize) -> Record {
    let answer = browser.get(&format!("{table}/record")).await.expect(200);
    assert!(answer.header("content-disposition").starts_with("attachment; filename="));
    let record = Record::parse(&answer.text()).unwrap();
    let found = found(&record);
    assert!(found.draws > 17, "only {} draws", found.draws);
    assert_eq!(found.given, given);
    check_by_python(&answer.text());
    let page = browser.page(table).await;
    assert_eq!(record.get("result").is_some(), record.get("ended") == Some("played"), "{record}");
    if let Some(result) = record.get("result") {
        let mut result: Vec<i32> = result.split(' ').map(|points| points.parse().unwrap()).collect();
        // With more than two players, the best comes first.
        if result.len() > 2 {
            result.sort_by_key(|points| -points);
        }
        assert_eq!(html::totals(&page), result);
    }
    let fair = browser.page(&format!("{table}/fair")).await;
    // The page also checks the game that this one was continued from.
    if record.get("parent").is_none() {
        let is_good = fair.contains("<div class=\"verdict good\">");
        assert_eq!(is_good, found.verdict() == Verdict::Fair, "{found:?}\n{fair}");
    }
    assert!(fair.contains(record.get("secret").unwrap()));
    record
}

/// What is found about the draws of a record.
#[track_caller]
pub(crate) fn found(record: &Record) -> Followed {
    match catalog::verify(record).unwrap() {
        Verified::Followed(found) => found,
        other => panic!("the draws are {other:?}"),
    }
}

fn check_by_python(record: &str) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("record.txt");
    std::fs::write(&file, record).unwrap();
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/verify.py");
    let ran = Command::new("python3").arg(script).arg(file).output();
    let output =
        ran.expect("python3 is not on the path: install Python 3, on Debian by `apt install python3`");
    let told = String::from_utf8_lossy(&output.stdout);
    // What it could not check without the rules, it says.
    let is_right =
        output.status.success() || (output.status.code() == Some(3) && told.contains("Not checked: "));
    assert!(is_right, "{told}{}", String::from_utf8_lossy(&output.stderr));
}
