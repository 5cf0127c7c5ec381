//! The browser that tests and screenshots drive: found on the machine, or installed where one command does it.

use std::env;
use std::path::Path;
use std::process::{Command, Stdio};

const NAMES: [&str; 3] = ["chromium", "chromium-browser", "google-chrome"];

const MISSING: &str = "there is no browser: install chromium, or set CHROME to the path of one";

/// What matters about a machine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Machine {
    has_browser: bool,
    /// Debian or one of its derivatives.
    has_apt: bool,
    is_root: bool,
}

/// What to do about a browser.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Plan {
    UseIt,
    Install,
    AskForIt,
}

/// Makes sure that there is a browser, or says in one sentence what to install.
pub(crate) fn provide() -> Result<(), String> {
    match plan(look()) {
        Plan::UseIt => Ok(()),
        Plan::Install => install(),
        Plan::AskForIt => Err(MISSING.to_owned()),
    }
}

fn plan(machine: Machine) -> Plan {
    match machine {
        Machine { has_browser: true, .. } => Plan::UseIt,
        Machine { has_apt: true, is_root: true, .. } => Plan::Install,
        Machine { .. } => Plan::AskForIt,
    }
}

fn look() -> Machine {
    let is_chosen = env::var_os("CHROME").is_some_and(|path| !path.is_empty());
    Machine {
        has_browser: is_chosen || NAMES.iter().any(|name| is_on_path(name)),
        has_apt: Path::new("/etc/debian_version").exists() && is_on_path("apt-get"),
        is_root: is_root(),
    }
}

fn is_on_path(name: &str) -> bool {
    let path = env::var_os("PATH").unwrap_or_default();
    env::split_paths(&path).any(|folder| folder.join(name).is_file())
}

fn is_root() -> bool {
    let output = Command::new("id").arg("-u").stderr(Stdio::null()).output();
    output.is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}

/// A fresh machine has no package lists yet, and an old one has outdated lists.
fn install() -> Result<(), String> {
    eprintln!("xtask: installing chromium for the tests in a browser");
    let package = ["install", "-y", "--no-install-recommends", "chromium"];
    if apt_get(&package) || (apt_get(&["update"]) && apt_get(&package)) {
        return Ok(());
    }
    Err(format!("{MISSING} (`apt-get {}` failed)", package.join(" ")))
}

fn apt_get(arguments: &[&str]) -> bool {
    let mut command = Command::new("apt-get");
    command.arg("-q").args(arguments).env("DEBIAN_FRONTEND", "noninteractive").stdout(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_browser_is_installed_only_where_it_is_missing_and_one_command_does_it() {
        let check = |has_browser, has_apt, is_root, expected| {
            assert_eq!(plan(Machine { has_browser, has_apt, is_root }), expected);
        };
        check(true, true, true, Plan::UseIt);
        check(true, false, false, Plan::UseIt);
        check(false, true, true, Plan::Install);
        check(false, true, false, Plan::AskForIt);
        check(false, false, true, Plan::AskForIt);
    }
}
