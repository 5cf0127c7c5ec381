//! The interpreter on which the Python package is tested, with what its tests need: below the target folder, from the registry.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

use crate::workspace::target;

/// What is installed, each at one version.
const REQUIREMENTS: &str = "python/tests/requirements.txt";

/// Whether an interpreter is new enough for the package.
const IS_NEW_ENOUGH: &str = "import sys; sys.exit(sys.version_info < (3, 11))";

/// Makes the interpreter ready, unless it is; says so if that cannot be done here, and the package is not tested then.
pub(crate) fn make_ready(root: &Path) {
    if let Err(sentence) = try_to_make_ready(root) {
        eprintln!("xtask: the Python package is not tested: {sentence}");
    }
}

fn try_to_make_ready(root: &Path) -> Result<(), String> {
    let wanted = fs::read_to_string(root.join(REQUIREMENTS))
        .map_err(|error| format!("{REQUIREMENTS} cannot be read: {error}"))?;
    let folder = target(root).join("python");
    let (own, installed) = (folder.join("bin/python"), folder.join("requirements.txt"));
    if fs::read_to_string(&installed).is_ok_and(|text| text == wanted) && succeeds(&own, &["-c", ""]) {
        return Ok(());
    }
    // Tests take whatever lies there, so nothing does unless it is whole.
    discard(&folder)?;
    let system = Path::new("python3");
    if !succeeds(system, &["-c", IS_NEW_ENOUGH]) {
        return Err("there is no Python 3.11 or newer on the path".to_owned());
    }
    let made = run(system, &["-m", "venv", &folder.to_string_lossy()]).and_then(|()| {
        run(
            &own,
            &["-m", "pip", "install", "--quiet", "--requirement", &root.join(REQUIREMENTS).to_string_lossy()],
        )
        .map_err(|told| format!("what its tests need cannot be installed: {told}"))
    });
    match made {
        Ok(()) => fs::write(&installed, wanted).map_err(|error| error.to_string()),
        Err(sentence) => {
            discard(&folder)?;
            Err(sentence)
        }
    }
}

fn discard(folder: &Path) -> Result<(), String> {
    if !folder.exists() {
        return Ok(());
    }
    fs::remove_dir_all(folder).map_err(|error| format!("{} cannot be removed: {error}", folder.display()))
}

fn succeeds(program: &Path, arguments: &[&str]) -> bool {
    let mut command = Command::new(program);
    command.args(arguments).stdout(Stdio::null()).stderr(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}

/// Runs a program, or repeats the last thing that it complained about.
fn run(program: &Path, arguments: &[&str]) -> Result<(), String> {
    let name = program.display();
    let output = Command::new(program).args(arguments).output();
    let output = output.map_err(|error| format!("{name} did not start: {error}"))?;
    if output.status.success() {
        return Ok(());
    }
    let told =
        String::from_utf8_lossy(&output.stderr).into_owned() + &String::from_utf8_lossy(&output.stdout);
    let last = told.lines().rev().find(|line| !line.trim().is_empty()).unwrap_or("it did not say why");
    Err(last.trim().to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_goes_wrong_is_repeated() {
        let shell = Path::new("sh");
        assert_eq!(run(shell, &["-c", "true"]), Ok(()));
        assert_eq!(run(shell, &["-c", "echo no registry >&2; exit 1"]), Err("no registry".to_owned()));
        assert!(run(Path::new("/nobody/is/here"), &[]).unwrap_err().contains("did not start"));
        assert!(succeeds(shell, &["-c", "true"]) && !succeeds(shell, &["-c", "false"]));
    }
}
