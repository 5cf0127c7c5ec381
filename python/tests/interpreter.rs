//! The package as Python has it: its own tests, on the interpreter that `cargo xtask test` has made ready.

use std::env::{self, consts};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

#[test]
fn the_package_passes_its_tests_in_python() {
    let Some(python) = python() else {
        eprintln!("there is no interpreter below the target folder: `cargo xtask test` makes one if it can");
        return;
    };
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    let mut command = Command::new(python);
    command.args(["-m", "pytest", "-q", "-p", "no:cacheprovider"]).arg(&tests).current_dir(&tests);
    command.env("PYTHONPATH", package()).env("PYTHONDONTWRITEBYTECODE", "1");
    let output = command.output().unwrap();
    let told = [output.stdout, output.stderr].map(|text| String::from_utf8_lossy(&text).into_owned());
    assert!(output.status.success(), "{}", told.join("\n"));
    println!("{}", told[0]);
}

/// The interpreter that has everything that the tests need.
fn python() -> Option<PathBuf> {
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).parent().unwrap();
    let python = target.join("python/bin/python");
    python.is_file().then_some(python)
}

/// A folder with the package as it is installed: its modules, and the library that was built with these tests.
fn package() -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("package");
    let package = folder.join("akhet");
    if package.exists() {
        fs::remove_dir_all(&package).unwrap();
    }
    fs::create_dir_all(&package).unwrap();
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("akhet");
    for file in fs::read_dir(source).unwrap().map(|file| file.unwrap().path()) {
        if file.is_file() {
            fs::copy(&file, package.join(file.file_name().unwrap())).unwrap();
        }
    }
    let library = format!("{}_akhet{}", consts::DLL_PREFIX, consts::DLL_SUFFIX);
    let built = env::current_exe().unwrap().with_file_name(library);
    fs::copy(built, package.join("_akhet.abi3.so")).unwrap();
    folder
}
