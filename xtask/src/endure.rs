//! Long runs: tests of the suite with the counts that nobody wants to wait for before every commit.

use std::path::Path;

use crate::suite::{has_subcommand, succeed};
use crate::workspace::cargo;

/// One long run.
struct Run {
    name: &'static str,
    /// What it shows.
    about: &'static str,
    /// Tests whose full names contain one of these.
    tests: &'static [&'static str],
}

const RUNS: &[Run] = &[
    Run {
        name: "laws",
        about: "100,000 random games of each game: no law is broken, all of them end, and they look as they did",
        tests: &["laws::"],
    },
    Run {
        name: "views",
        about: "tens of thousands of views that are nearly right: each is refused, or can be played to the end",
        tests: &["views::"],
    },
    Run {
        name: "crosscheck",
        about: "hundreds of random games of each game, at every node of which a naive second generator agrees",
        tests: &["crosscheck::"],
    },
    Run {
        name: "conformance",
        about: "more games of the Duel with every mix of its options and of Néfertiti, each page of them checked",
        tests: &["conformance::", "board::every_", "board::pages_"],
    },
    Run {
        name: "nonsense",
        about: "hundreds of thousands of texts that are nearly right: each is refused, or means what it says",
        tests: &["nonsense::"],
    },
    Run {
        name: "kills",
        about: "60 kills of a server on a failing disk: no acknowledged move is lost, and none that was refused appears",
        tests: &["kills::"],
    },
    Run {
        name: "cluster",
        about: "two nodes that die, leave and pause, and lose their database and bus in every way: nothing is lost or doubled",
        tests: &["cluster::"],
    },
    Run {
        name: "dump",
        about: "a thousand simulated games as a dump: read, written again and read elsewhere, they are the same",
        tests: &["dumps::a_dump_that_is_read"],
    },
    Run {
        name: "screens",
        about: "every game on eight screens, with few and many players, in every language, light and dark: all is in place",
        tests: &["screens::"],
    },
    Run {
        name: "puzzles",
        about: "every shipped puzzle, proved again from another seed",
        tests: &["puzzles::a_fresh_search"],
    },
    Run {
        name: "pages",
        about: "every page in every theme, size and language: named, labelled, readable, whole, and no wider than its screen",
        tests: &[
            "pages::every_",
            "review::a_short_game",
            "accounts::a_guest_makes_an_account",
            "accounts::a_password_is_lost",
            "operators::somebody_is_blocked_and",
            "passkeys::a_passkey_is_added_and",
            "passkeys::an_account_is_made_by_a_passkey_alone",
            "people::friends_invite",
            "strangers::strangers_at_two_nodes",
            "tournaments::six_people",
        ],
    },
];

/// Runs the tests of a long run with their long counts, printing what they print.
pub fn run(root: &Path, name: &str) -> Result<String, String> {
    let run = RUNS.iter().find(|run| run.name == name).ok_or_else(|| {
        let known = RUNS.iter().map(|run| format!("{}: {}", run.name, run.about));
        format!("there is no long run `{name}`; there are\n{}", known.collect::<Vec<_>>().join("\n"))
    })?;
    let mut command = cargo(root);
    if has_subcommand(root, "nextest") {
        command.args(["nextest", "run", "--workspace", "--locked", "--no-capture"]).args(run.tests);
    } else {
        command.args(["test", "--workspace", "--locked", "--tests", "--"]).args(run.tests).arg("--nocapture");
    }
    succeed(command.env("AKHET_ENDURE", name))?;
    Ok(format!("{name} endured ({})", run.about))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_unknown_run_is_answered_with_those_that_there_are() {
        let sentence = run(Path::new("."), "everything").unwrap_err();
        assert!(sentence.starts_with("there is no long run `everything`; there are\n"), "{sentence}");
        assert!(RUNS.iter().all(|run| sentence.contains(run.name)), "{sentence}");
    }
}
