//! All games have the same files, and every ruling has a test.

use std::collections::BTreeSet;

use super::at;
use crate::code::{has_word, without_prose};
use crate::layers::Layer;
use crate::workspace::{Source, has_extension};

/// What is found in the folder of every game. A `*` stands for any name.
const FILES: &[&str] = &[
    "README.md",
    "board.css",
    "locales/en.ftl",
    "locales/fr.ftl",
    "locales/hu.ftl",
    "records/*.txt",
    "rules/en.md",
    "rules/fr.md",
    "rules/hu.md",
    "sprite.svg",
    "src/actions.rs",
    "src/apply.rs",
    "src/board.rs",
    "src/evaluate.rs",
    "src/events.rs",
    "src/notation.rs",
    "src/pad.rs",
    "src/score.rs",
    "src/state.rs",
    "src/svg.rs",
    "src/text.rs",
    "src/view.rs",
];

/// Every file that a game lacks.
pub fn missing_files(sources: &[Source]) -> Vec<String> {
    let mut problems = Vec::new();
    for folder in game_folders(sources) {
        for file in FILES {
            let (start, end) = file.split_once('*').unwrap_or((file, ""));
            let is_it = |path: &str| {
                if end.is_empty() { path == start } else { path.starts_with(start) && path.ends_with(end) }
            };
            if !files_of(sources, &folder).any(|(path, _)| is_it(path)) {
                problems.push(format!("{folder}{file}: is missing, but every game has it"));
            }
        }
    }
    problems
}

/// Every ruling that no test pins: rows of a game's README that start with its number and end with its tests.
pub fn unpinned_rulings(sources: &[Source]) -> Vec<String> {
    let mut problems = Vec::new();
    for folder in game_folders(sources) {
        let rust_files = files_of(sources, &folder).filter(|(path, _)| has_extension(path, "rs"));
        let code: String = rust_files.map(|(_, text)| without_prose(text)).collect();
        let readme = files_of(sources, &folder).find(|(path, _)| *path == "README.md");
        for (index, row) in readme.iter().flat_map(|(_, text)| text.lines().enumerate()) {
            let objections = row_objections(row, &code);
            problems.extend(
                objections.iter().map(|problem| at(&format!("{folder}README.md"), index + 1, problem)),
            );
        }
    }
    problems
}

fn row_objections(row: &str, code: &str) -> Vec<String> {
    let cells: Vec<&str> = row.trim().trim_matches('|').split('|').map(str::trim).collect();
    let [ruling, .., last] = cells[..] else { return Vec::new() };
    if !is_ruling(ruling) {
        return Vec::new();
    }
    let tests: Vec<&str> = last.split('`').skip(1).step_by(2).collect();
    if tests.is_empty() && !row.contains("no effect") {
        return vec![format!(
            "{ruling} names no test, but a ruling without one must say that it has no effect"
        )];
    }
    let missing = tests.iter().filter(|test| !has_word(code, &format!("fn {test}")));
    missing
        .map(|test| format!("{ruling} names the test `{test}`, but the crate has no such function"))
        .collect()
}

/// A letter and a number, such as `R5` or `N26`.
fn is_ruling(cell: &str) -> bool {
    let number = cell.strip_prefix(|letter: char| letter.is_ascii_uppercase()).unwrap_or_default();
    number.starts_with(|digit: char| digit.is_ascii_digit()) && number.chars().all(char::is_alphanumeric)
}

/// The folders of all games, each with a `/` at its end.
fn game_folders(sources: &[Source]) -> BTreeSet<String> {
    let games = sources.iter().filter(|source| Layer::of(&source.path).is_some_and(Layer::is_one_game));
    games.filter_map(|source| source.path.split('/').nth(1)).map(|name| format!("crates/{name}/")).collect()
}

fn files_of<'a>(sources: &'a [Source], folder: &str) -> impl Iterator<Item = (&'a str, &'a str)> {
    sources.iter().filter_map(move |source| Some((source.path.strip_prefix(folder)?, source.text.as_str())))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::source;

    #[test]
    fn a_missing_file_is_found() {
        let path = |file: &str| format!("crates/chess/{}", file.replace('*', "draw"));
        let complete: Vec<Source> = FILES.iter().map(|file| source(&path(file), "")).collect();
        assert_eq!(missing_files(&complete), [] as [&str; 0]);
        for (index, file) in FILES.iter().enumerate() {
            let mut sources = complete.clone();
            sources.remove(index);
            assert_eq!(
                missing_files(&sources),
                [format!("crates/chess/{file}: is missing, but every game has it")]
            );
        }
        assert_eq!(missing_files(&[source("crates/game/src/lib.rs", "")]), [] as [&str; 0]);
    }

    #[track_caller]
    fn check(row: &str, expected: &[&str]) {
        let readme = source("crates/chess/README.md", &format!("# Chess\n{row}\n"));
        let test = source("crates/chess/tests/rulebook.rs", "fn castling() {}\n// fn promoting() {}\n");
        assert_eq!(unpinned_rulings(&[readme, test]), expected);
    }

    #[test]
    fn a_ruling_without_its_test_is_found() {
        check("| R5 | Kings castle. | `castling` |", &[]);
        check("| R6 | Boards are wooden. | no effect |", &[]);
        check("| Ruling | What | Test |", &[]);
        check(
            "| R7 | Pawns promote. | `castling`, `promoting` |",
            &["crates/chess/README.md:2: R7 names the test `promoting`, but the crate has no such function"],
        );
        check(
            "| R8 | Pawns promote. | soon |",
            &[
                "crates/chess/README.md:2: R8 names no test, but a ruling without one must say that it has no effect",
            ],
        );
    }
}
