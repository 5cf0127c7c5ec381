//! Words that do not belong in some code.

use super::at;
use crate::code::{has_word, split_tests, without_prose};
use crate::layers::Layer;
use crate::workspace::{Source, has_extension};

/// A longer file of rules should be two.
const MOST_LINES: usize = 800;

/// The code that a ban applies to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Scope {
    Everywhere,
    Tests,
    OutsideTests,
    Rules,
    OutsidePrograms,
}

const BANS: &[(Scope, &[&str], &str)] = &[
    (Scope::Rules, &["std::fs", "std::io", "std::net", "std::process"], "rules do no I/O"),
    (Scope::Rules, &["std::time", "Instant", "SystemTime"], "rules read no clock"),
    (Scope::Rules, &["SeedableRng", "SysRng", "ThreadRng"], "rules make no generator but are handed one"),
    (Scope::Rules, &["from_os_rng", "make_rng", "thread_rng"], "rules make no generator but are handed one"),
    (Scope::Rules, &["rand::rng", "rand::random"], "rules make no generator but are handed one"),
    (Scope::Rules, &["std::thread", "tokio", "rayon"], "rules spawn nothing"),
    (
        Scope::Rules,
        &["println!", "eprintln!", "print!", "eprint!", "dbg!", "tracing", "log::"],
        "rules log nothing",
    ),
    (Scope::OutsidePrograms, &["std::env"], "the environment is for `cli`, which passes on what others need"),
    (Scope::OutsidePrograms, &["std::{"], "these checks see modules that are imported one by one"),
    (Scope::OutsideTests, &[".unwrap()"], "an `expect` states why it cannot fail"),
    (Scope::Tests, &["thread::sleep"], "a test waits for what it needs, not for a time"),
    (Scope::Everywhere, &["#[ignore"], "a test that does not run tests nothing"),
    (Scope::Everywhere, &["todo!(", "unimplemented!("], "what is here is finished"),
];

/// Every line of Rust with a word that does not belong there, and every file of rules that is too long.
pub fn problems(sources: &[Source]) -> Vec<String> {
    sources.iter().filter(|source| has_extension(&source.path, "rs")).flat_map(source_problems).collect()
}

fn source_problems(source: &Source) -> Vec<String> {
    let Some(layer) = Layer::of(&source.path) else { return Vec::new() };
    let code = without_prose(&source.text);
    let (outside, inside) = if is_test(&source.path) { (String::new(), code) } else { split_tests(&code) };
    let is_rules = layer.is_pure() && source.path.contains("/src/");
    // The harness is part of tests, which find out where their servers are.
    let is_program = matches!(layer, Layer::Cli | Layer::Xtask | Layer::Harness);
    let mut problems = Vec::new();
    for (scope, words, why) in BANS {
        let parts: &[&str] = match scope {
            Scope::Everywhere => &[&outside, &inside],
            Scope::Tests => &[&inside],
            Scope::Rules if !is_rules => &[],
            Scope::OutsidePrograms if is_program => &[],
            Scope::OutsideTests | Scope::Rules | Scope::OutsidePrograms => &[&outside],
        };
        for part in parts {
            problems.extend(
                find(part, words).map(|(line, word)| at(&source.path, line, &format!("`{word}`: {why}"))),
            );
        }
    }
    if is_rules && source.text.lines().count() > MOST_LINES {
        let problem = format!("is longer than {MOST_LINES} lines, which is more than one thing");
        problems.push(at(&source.path, MOST_LINES + 1, &problem));
    }
    problems
}

/// The suite that every game passes plays games of its own, and panics like a test.
fn is_test(path: &str) -> bool {
    path.starts_with("crates/game/src/testing/")
        || path.split('/').any(|part| part == "tests" || part == "tests.rs" || part == "benches")
}

fn find<'a>(code: &'a str, words: &'a [&'a str]) -> impl Iterator<Item = (usize, &'a str)> {
    let lines = code.lines().enumerate();
    lines.flat_map(move |(index, line)| {
        words.iter().filter(|word| has_word(line, word)).map(move |word| (index + 1, *word))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::source;

    #[track_caller]
    fn check(path: &str, text: &str, expected: &[&str]) {
        assert_eq!(problems(&[source(path, text)]), expected);
    }

    #[test]
    fn rules_that_do_more_than_rules_are_found() {
        for (_, words, why) in BANS.iter().filter(|(scope, ..)| *scope == Scope::Rules) {
            for word in *words {
                let expected = format!("crates/duel/src/state.rs:2: `{word}`: {why}");
                check("crates/duel/src/state.rs", &format!("\n{word} x;\n"), &[&expected]);
                check("crates/game/src/testing/golden.rs", word, &[]);
                check("crates/duel/tests/rulebook.rs", word, &[]);
            }
        }
        check(
            "crates/game/src/lang.rs",
            "use std::fs;",
            &["crates/game/src/lang.rs:1: `std::fs`: rules do no I/O"],
        );
        check("crates/cli/src/main.rs", "use std::fs;", &[]);
    }

    #[test]
    fn prose_and_test_modules_are_not_rules() {
        let text =
            "// std::fs\nconst A: &str = \"println!\";\n#[cfg(test)]\nmod tests {\n    use std::fs;\n}\n";
        check("crates/duel/src/state.rs", text, &[]);
    }

    #[test]
    fn the_environment_is_found_outside_programs() {
        let why = "the environment is for `cli`, which passes on what others need";
        let expected = format!("crates/tui/src/lib.rs:1: `std::env`: {why}");
        check("crates/tui/src/lib.rs", "use std::env;", &[&expected]);
        let expected =
            "crates/duel/src/view.rs:1: `std::{`: these checks see modules that are imported one by one";
        check("crates/duel/src/view.rs", "use std::{env, fs};", &[expected]);
        check("crates/tui/tests/keys.rs", "use std::env;", &[]);
        check("crates/cli/src/main.rs", "use std::env;", &[]);
    }

    #[test]
    fn unwrap_is_found_outside_tests() {
        let path = "crates/bots/src/lib.rs";
        check(
            path,
            "a.unwrap()",
            &["crates/bots/src/lib.rs:1: `.unwrap()`: an `expect` states why it cannot fail"],
        );
        check(path, "a.unwrap_or(b)\n#[cfg(test)]\nmod tests {\n    a.unwrap()\n}\n", &[]);
        check("crates/bots/benches/speed.rs", "a.unwrap()", &[]);
    }

    #[test]
    fn what_is_unfinished_is_found_everywhere() {
        let ignored =
            "#[cfg(test)]\nmod tests {\n    #[ignore = \"slow\"]\n    fn a() { std::thread::sleep(b) }\n}\n";
        check(
            "xtask/src/lib.rs",
            ignored,
            &[
                "xtask/src/lib.rs:4: `thread::sleep`: a test waits for what it needs, not for a time",
                "xtask/src/lib.rs:3: `#[ignore`: a test that does not run tests nothing",
            ],
        );
        let path = "crates/cli/src/main.rs";
        check(path, "todo!()", &["crates/cli/src/main.rs:1: `todo!(`: what is here is finished"]);
        check(
            path,
            "unimplemented!()",
            &["crates/cli/src/main.rs:1: `unimplemented!(`: what is here is finished"],
        );
    }

    #[test]
    fn a_long_file_of_rules_is_found() {
        let path = "crates/duel/src/state.rs";
        let problem = "crates/duel/src/state.rs:801: is longer than 800 lines, which is more than one thing";
        check(path, &"\n".repeat(801), &[problem]);
        check(path, &"\n".repeat(800), &[]);
        check("crates/tui/src/lib.rs", &"\n".repeat(801), &[]);
    }
}
