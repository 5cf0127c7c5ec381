//! The load generator as a process.

use std::process::Command;

use serde_json::Value;

/// With more connections than one client may have by default.
#[test]
fn a_small_load_is_measured_checked_and_cleared_away() {
    let folder = tempfile::tempdir().unwrap();
    let output = Command::new(env!("CARGO_BIN_EXE_akhet"))
        .args([
            "bench",
            "serve",
            "--seconds",
            "0.3",
            "--players",
            "2",
            "--tables",
            "3",
            "--streams",
            "210",
            "--clocks",
            "4",
            "--json",
        ])
        .arg("--data")
        .arg(folder.path())
        .output()
        .unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let found: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert!(found["games"]["games"].as_u64().unwrap() >= 2, "{found}");
    assert_eq!(found["loads"][1]["streams"], 210, "{found}");
    for figure in ["commits_per_second", "ratio", "cold_start_milliseconds"] {
        assert!(found[figure].is_f64(), "{figure} in {found}");
    }
    assert_eq!(folder.path().read_dir().unwrap().count(), 0, "the folder should be empty again");
}
