//! What tests and screenshots need of the machine: found on it, or installed where one command does it.

use std::env;
use std::path::Path;
use std::process::{Command, Stdio};

use harness::{Nats, Postgres, is_installed};

use crate::workspace::is_on_path;

/// Something that a machine may lack.
pub(crate) struct Provision {
    /// What Debian calls it, the best first: not every release has all of them.
    packages: &'static [&'static str],
    is_there: fn() -> bool,
    /// What to say if it is missing and cannot be installed here.
    missing: &'static str,
}

pub(crate) const BROWSER: Provision = Provision {
    // Without the windows that nobody sees, it takes a third less of the machine.
    packages: &["chromium-headless-shell", "chromium"],
    is_there: has_browser,
    missing: "there is no browser: install chromium, or set CHROME to the path of one",
};

pub(crate) const POSTGRES: Provision = Provision {
    packages: &["postgresql"],
    is_there: Postgres::is_installed,
    missing: "there is no PostgreSQL: install postgresql",
};

pub(crate) const NATS: Provision = Provision {
    packages: &["nats-server"],
    is_there: Nats::is_installed,
    missing: "there is no NATS: install nats-server",
};

/// What checks the examples for proxies.
pub(crate) const NGINX: Provision = Provision {
    packages: &["nginx-light"],
    is_there: || is_installed("nginx"),
    missing: "there is no nginx: install nginx-light",
};

pub(crate) const CADDY: Provision = Provision {
    packages: &["caddy"],
    is_there: || is_installed("caddy"),
    missing: "there is no Caddy: install caddy",
};

/// What matters about a machine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Machine {
    has_it: bool,
    /// Debian or one of its derivatives.
    has_apt: bool,
    is_root: bool,
}

/// What to do about something that is needed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Plan {
    UseIt,
    Install,
    AskForIt,
}

/// Makes sure that everything of this is there, or says in one sentence what to install.
pub(crate) fn provide(provisions: &[Provision]) -> Result<(), String> {
    provisions.iter().try_for_each(|provision| match plan(look(provision)) {
        Plan::UseIt => Ok(()),
        Plan::Install => install(provision),
        Plan::AskForIt => Err(provision.missing.to_owned()),
    })
}

fn plan(machine: Machine) -> Plan {
    match machine {
        Machine { has_it: true, .. } => Plan::UseIt,
        Machine { has_apt: true, is_root: true, .. } => Plan::Install,
        Machine { .. } => Plan::AskForIt,
    }
}

fn look(provision: &Provision) -> Machine {
    Machine {
        has_it: (provision.is_there)(),
        has_apt: Path::new("/etc/debian_version").exists() && is_on_path("apt-get"),
        is_root: is_root(),
    }
}

fn has_browser() -> bool {
    let is_chosen = env::var_os("CHROME").is_some_and(|path| !path.is_empty());
    is_chosen
        || ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"]
            .into_iter()
            .any(is_on_path)
}

fn is_root() -> bool {
    let output = Command::new("id").arg("-u").stderr(Stdio::null()).output();
    output.is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}

/// A fresh machine has no package lists yet, and an old one has outdated lists.
fn install(provision: &Provision) -> Result<(), String> {
    let Provision { packages, missing, .. } = provision;
    eprintln!("xtask: installing {} for the tests", packages[0]);
    let install =
        || packages.iter().any(|package| apt_get(&["install", "-y", "--no-install-recommends", package]));
    if install() || (apt_get(&["update"]) && install()) {
        return Ok(());
    }
    Err(format!("{missing} (`apt-get install {}` failed)", packages.join("` and `apt-get install ")))
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
    fn something_is_installed_only_where_it_is_missing_and_one_command_does_it() {
        let check = |has_it, has_apt, is_root, expected| {
            assert_eq!(plan(Machine { has_it, has_apt, is_root }), expected);
        };
        check(true, true, true, Plan::UseIt);
        check(true, false, false, Plan::UseIt);
        check(false, true, true, Plan::Install);
        check(false, true, false, Plan::AskForIt);
        check(false, false, true, Plan::AskForIt);
    }
}
