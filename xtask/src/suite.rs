//! Everything that must pass before a change lands, fastest to fail first.

use std::collections::HashSet;
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread::{self, available_parallelism};
use std::time::{Duration, Instant};
use std::{fmt, fs, io};

use clap::ValueEnum;
use harness::{Postgres, SHARED, STORIES};

use crate::provisions::{BROWSER, CADDY, NATS, NGINX, POSTGRES, provide};
use crate::python;
use crate::workspace::{cargo, has_extension, target, walk};

/// One kind of check.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum Step {
    /// The code is formatted.
    Fmt,
    /// No lint complains.
    Clippy,
    /// All tests pass, those in the documentation included.
    Tests,
    /// Every stored snapshot was compared by the tests.
    Snapshots,
    /// The documentation builds without warnings.
    Docs,
    /// Nobody has warned of what is depended on, as far as can be known here.
    Advisories,
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Step::Fmt => "fmt",
            Step::Clippy => "clippy",
            Step::Tests => "tests",
            Step::Snapshots => "snapshots",
            Step::Docs => "docs",
            Step::Advisories => "advisories",
        })
    }
}

/// What is told once more with `PostgreSQL`: all stories but those of kept stores, which are folders, and of what people do in
/// browsers whatever is about themselves and each other; for tables, the stories are enough.
const AGAIN: &str = "binary(stories) - test(a_store_of_version) + binary(browser) & test(/^(accounts|correspondence|operators|passkeys|people|strangers|tournaments)::/)";

/// Runs all steps, or one, up to the first that fails. Says how long each took.
pub fn run(root: &Path, only: Option<Step>) -> Result<String, String> {
    let steps = only.map_or(Step::value_variants().to_vec(), |step| vec![step]);
    thread::scope(|scope| {
        // To install something is mostly to wait for it, so that is done while the lints keep the cores busy.
        let mut providing = steps.contains(&Step::Tests).then(|| scope.spawn(|| make_ready(root)));
        let mut ready = || {
            let providing = providing.take().expect("the tests are run once");
            providing.join().expect("installing does not panic")
        };
        run_each(&steps, |step| match step {
            Step::Fmt => check_format(root),
            Step::Clippy => check_lints(root),
            Step::Tests => ready().and_then(|()| run_tests(root)),
            Step::Snapshots => check_snapshots(root),
            Step::Docs => check_documentation(root),
            Step::Advisories => check_advisories(root),
        })
    })
}

/// Sees to what the tests need of the machine.
fn make_ready(root: &Path) -> Result<(), String> {
    provide(&[BROWSER, POSTGRES, NATS, NGINX, CADDY])?;
    python::make_ready(root);
    Ok(())
}

fn run_each(steps: &[Step], mut run: impl FnMut(Step) -> Result<(), String>) -> Result<String, String> {
    let mut times = Vec::new();
    for &step in steps {
        eprintln!("xtask: {step}");
        let start = Instant::now();
        run(step).map_err(|sentence| format!("{step} failed: {sentence}"))?;
        times.push((step, start.elapsed()));
    }
    Ok(summary(&times))
}

fn summary(times: &[(Step, Duration)]) -> String {
    let total: Duration = times.iter().map(|(_, time)| time).sum();
    let steps: Vec<String> =
        times.iter().map(|(step, time)| format!("{step} {:.1} s", time.as_secs_f32())).collect();
    format!("all is well after {:.1} s: {}", total.as_secs_f32(), steps.join(", "))
}

fn check_format(root: &Path) -> Result<(), String> {
    expect_component(root, "fmt")?;
    succeed(cargo(root).args(["fmt", "--all", "--", "--check"]))
}

fn check_lints(root: &Path) -> Result<(), String> {
    expect_component(root, "clippy")?;
    let arguments = ["clippy", "--workspace", "--all-targets", "--locked", "--", "-D", "warnings"];
    succeed(cargo(root).args(arguments))
}

fn run_tests(root: &Path) -> Result<(), String> {
    let references = references_file(root);
    let folder = references.parent().expect("the file lies in the target folder");
    fs::create_dir_all(folder).map_err(|error| format!("{} cannot be made: {error}", folder.display()))?;
    if let Err(error) = fs::remove_file(&references)
        && error.kind() != io::ErrorKind::NotFound
    {
        return Err(format!("{} cannot be emptied: {error}", references.display()));
    }
    // Nothing in it has to outlive the machine.
    let postgres = Postgres::start(false)?;
    let test = |arguments: &[&str]| {
        let mut command = cargo(root);
        command.args(arguments).arg("--locked").env(SHARED, postgres.database());
        command.env("INSTA_UPDATE", "no").env("INSTA_SNAPSHOT_REFERENCES_FILE", &references);
        command
    };
    let has_nextest = has_subcommand(root, "nextest");
    // Somebody at a browser mostly waits, so there is work for one more thread than there are cores.
    let threads = (available_parallelism().map_or(1, NonZero::get) + 1).to_string();
    // Not `--all-targets`, which would run the benchmarks too.
    let nextest = ["nextest", "run", "--test-threads", &threads];
    let all = if has_nextest { &nextest[..] } else { &["test", "--lib", "--bins", "--tests"] };
    succeed(test(all).arg("--workspace"))?;
    // The whole workspace, though two packages have them: with fewer packages, some would be built again with other features.
    let both = ["--workspace", "--test", "stories", "--test", "browser"];
    let (program, chosen): (&[&str], &[&str]) = if has_nextest {
        (&nextest, &["-E", AGAIN])
    } else {
        (&["test"], &["--", "--skip", "a_store_of_version"])
    };
    succeed(test(program).args(both).args(chosen).env(STORIES, "postgres"))?;
    succeed(test(&["test", "--doc"]).arg("--workspace"))
}

fn check_snapshots(root: &Path) -> Result<(), String> {
    let references = fs::read_to_string(references_file(root)).unwrap_or_default();
    let mut files = Vec::new();
    for folder in ["crates", "xtask"] {
        let below =
            walk(&root.join(folder)).map_err(|error| format!("{folder} cannot be listed: {error}"))?;
        files.extend(below.into_iter().map(|path| format!("{folder}/{path}")));
    }
    let problems = snapshot_problems(root, &files, &references);
    if problems.is_empty() { Ok(()) } else { Err(format!("there are strays\n{}", problems.join("\n"))) }
}

fn check_documentation(root: &Path) -> Result<(), String> {
    // With examples, what others wrote is built with the features that lints and tests need, so it is there already.
    let targets = ["--lib", "--bins", "--examples"];
    let arguments = ["doc", "--workspace", "--no-deps", "--document-private-items", "--locked"];
    succeed(cargo(root).args(arguments).args(targets).env("RUSTDOCFLAGS", "-D warnings"))
}

/// Advisories come over the network, by a tool that not everybody has. Licences and sources are checked by the tests.
fn check_advisories(root: &Path) -> Result<(), String> {
    if has_subcommand(root, "deny") {
        return succeed(cargo(root).args(["deny", "--locked", "check"]));
    }
    eprintln!("xtask: there is no `cargo deny`, so nobody was asked for advisories");
    Ok(())
}

/// Where the tests write which snapshots they compared.
fn references_file(root: &Path) -> PathBuf {
    target(root).join("snapshot-references.txt")
}

/// Snapshots that no test compared, and what rejected snapshots left behind.
fn snapshot_problems(root: &Path, files: &[String], references: &str) -> Vec<String> {
    // A test may name its snapshot by a path that is not canonical.
    let compared: HashSet<PathBuf> =
        references.lines().filter_map(|path| fs::canonicalize(path).ok()).collect();
    let is_compared =
        |path: &str| fs::canonicalize(root.join(path)).is_ok_and(|path| compared.contains(&path));
    let problem = |path: &String| {
        if path.ends_with(".snap.new") || has_extension(path, "pending-snap") {
            Some(format!("{path}: is a snapshot that waits for review, so accept or delete it"))
        } else if has_extension(path, "snap") && !is_compared(path) {
            Some(format!("{path}: is a snapshot that no test compared, so delete it"))
        } else {
            None
        }
    };
    files.iter().filter_map(problem).collect()
}

fn expect_component(root: &Path, subcommand: &str) -> Result<(), String> {
    if has_subcommand(root, subcommand) {
        return Ok(());
    }
    Err(format!("there is no `cargo {subcommand}`; `rustup component add rustfmt clippy` installs it"))
}

pub(crate) fn has_subcommand(root: &Path, name: &str) -> bool {
    let mut command = cargo(root);
    command.args([name, "--version"]).stdout(Stdio::null()).stderr(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}

/// Runs a command to its end, and names it if it fails.
pub(crate) fn succeed(command: &mut Command) -> Result<(), String> {
    let arguments: Vec<_> = command.get_args().map(|argument| argument.to_string_lossy()).collect();
    let program = Path::new(command.get_program()).file_stem().unwrap_or_default().to_string_lossy();
    let line = format!("{program} {}", arguments.join(" "));
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("`{line}` ended with {status}")),
        Err(error) => Err(format!("`{line}` did not start: {error}")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_runs_after_a_failure() {
        let mut ran = Vec::new();
        let result = run_each(Step::value_variants(), |step| {
            ran.push(step);
            if step == Step::Clippy { Err("a lint complains".to_owned()) } else { Ok(()) }
        });
        assert_eq!(result, Err("clippy failed: a lint complains".to_owned()));
        assert_eq!(ran, [Step::Fmt, Step::Clippy]);
    }

    #[test]
    fn the_summary_names_every_step() {
        let times = [(Step::Fmt, Duration::from_millis(400)), (Step::Docs, Duration::from_secs(5))];
        assert_eq!(summary(&times), "all is well after 5.4 s: fmt 0.4 s, docs 5.0 s");
    }

    #[test]
    fn a_failing_command_is_named() {
        let sentence =
            succeed(cargo(Path::new(".")).args(["no-such-command"]).stderr(Stdio::null())).unwrap_err();
        assert!(sentence.starts_with("`cargo no-such-command` ended with "), "{sentence}");
    }

    #[test]
    fn snapshots_that_no_test_compared_are_found() {
        let root = tempfile::tempdir().unwrap();
        let files = ["used.snap", "unused.snap", "used.snap.new", ".lib.rs.pending-snap", "lib.rs"]
            .map(str::to_owned);
        for file in &files {
            fs::write(root.path().join(file), "").unwrap();
        }
        let references = format!("{}\n", root.path().join(".").join("used.snap").display());
        assert_eq!(
            snapshot_problems(root.path(), &files, &references),
            [
                "unused.snap: is a snapshot that no test compared, so delete it",
                "used.snap.new: is a snapshot that waits for review, so accept or delete it",
                ".lib.rs.pending-snap: is a snapshot that waits for review, so accept or delete it",
            ]
        );
    }
}
