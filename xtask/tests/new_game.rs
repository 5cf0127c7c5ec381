//! A new game passes its tests and those of the catalog from its first minute.

use std::fs::{self, File};
use std::path::Path;

use xtask::new_game;
use xtask::workspace::{cargo, files, root};

#[test]
fn a_new_game_is_in_the_catalog_and_passes_all_tests() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("new-game");
    fs::create_dir_all(&folder).unwrap();
    // The place is always the same, so that builds do not pile up, and therefore for one run at a time.
    let lock = File::create(folder.join("lock")).unwrap();
    lock.lock().unwrap();

    let copy = folder.join("workspace");
    copy_project(&copy);
    new_game::run(&copy, "tic_tac_toe").unwrap();

    let mut tests = cargo(&copy);
    tests.args(["test", "--offline", "--package", "tic_tac_toe", "--package", "catalog"]);
    let output = tests.env("CARGO_TARGET_DIR", folder.join("target")).output().unwrap();
    let told = String::from_utf8_lossy(&output.stdout) + String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{told}");
}

fn copy_project(to: &Path) {
    if to.exists() {
        fs::remove_dir_all(to).unwrap();
    }
    let root = root();
    for path in files(&root).unwrap() {
        let copy = to.join(&path);
        fs::create_dir_all(copy.parent().unwrap()).unwrap();
        fs::copy(root.join(&path), copy).unwrap();
    }
}
