//! A new game passes its tests from its first minute, and is in the catalog.

use std::fs::{self, File};
use std::path::Path;

use xtask::new_game;
use xtask::workspace::{cargo, files, root};

#[test]
fn a_new_game_is_in_the_catalog_and_passes_all_tests() {
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).parent().unwrap();
    let folder = target.join("tmp/new-game");
    fs::create_dir_all(&folder).unwrap();
    // The place is always the same, so that copies do not pile up, and therefore for one run at a time.
    let lock = File::create(folder.join("lock")).unwrap();
    lock.lock().unwrap();

    let copy = folder.join("workspace");
    copy_project(&copy);
    new_game::run(&copy, "tic_tac_toe").unwrap();
    check_has(&copy, "crates/catalog/Cargo.toml", "tic_tac_toe = { path = \"../tic_tac_toe\" }\n");
    check_has(&copy, "crates/catalog/src/lib.rs", "entry::<tic_tac_toe::TicTacToe>()");
    check_has(&copy, "crates/tic_tac_toe/src/evaluate/levels.toml", "# akhet calibrate tic_tac_toe ");

    // Everything but the new game was compiled for the project itself, and cargo takes it from there: the files are as
    // old, their places in the workspace the same, and so are the features, because the whole workspace is chosen. Of
    // its tests, only the new game's have this name.
    let mut tests = cargo(&copy);
    tests.args(["test", "--offline", "--workspace", "--test", "tic_tac_toe"]);
    let output = tests.env("CARGO_TARGET_DIR", target).output().unwrap();
    let told = String::from_utf8_lossy(&output.stdout) + String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && told.contains("the_game_obeys_every_law ... ok"), "{told}");
}

#[track_caller]
fn check_has(copy: &Path, path: &str, line: &str) {
    let text = fs::read_to_string(copy.join(path)).unwrap();
    assert!(text.contains(line), "{path} lacks `{line}`:\n{text}");
}

/// Copies the project with the times of its files.
fn copy_project(to: &Path) {
    if to.exists() {
        fs::remove_dir_all(to).unwrap();
    }
    let root = root();
    for path in files(&root).unwrap() {
        let (original, copy) = (root.join(&path), to.join(&path));
        fs::create_dir_all(copy.parent().unwrap()).unwrap();
        fs::copy(&original, &copy).unwrap();
        let time = fs::metadata(&original).unwrap().modified().unwrap();
        File::options().write(true).open(&copy).unwrap().set_modified(time).unwrap();
    }
}
