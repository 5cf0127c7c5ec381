//! All games have the same files and the same rooms, and every ruling has a test.

use std::collections::BTreeSet;

use super::at;
use crate::code::{has_word, without_prose};
use crate::layers::Layer;
use crate::workspace::{Source, has_extension};

/// What the folder of every game holds. A `*` stands for any name.
const FILES: &[&str] = &[
    "README.md",
    "board.css",
    "lessons/en.ftl",
    "lessons/first.toml",
    "lessons/fr.ftl",
    "lessons/hu.ftl",
    "locales/en.ftl",
    "locales/fr.ftl",
    "locales/hu.ftl",
    "records/*.txt",
    "rules/en.md",
    "rules/fr.md",
    "rules/hu.md",
    "sprite.svg",
    "src/lib.rs",
];

/// What `src` of every game holds: each a file `NAME.rs` or, once it has grown, a folder `NAME/mod.rs`.
const ROOMS: &[&str] = &[
    "evaluate",
    "events",
    "notation",
    "play",
    "rules",
    "rules/actions",
    "rules/apply",
    "rules/chance",
    "rules/legal",
    "rules/options",
    "rules/phase",
    "rules/pieces",
    "rules/score",
    "rules/state",
    "rules/turn",
    "show",
    "show/board",
    "show/pad",
    "show/picture",
    "show/rulebook",
    "show/terminal",
    "show/words",
    "view",
];

/// Every file and every room that a game lacks, and what lies at the top of its `src` but is no room.
pub fn layout_problems(sources: &[Source]) -> Vec<String> {
    let mut problems = Vec::new();
    for folder in game_folders(sources) {
        let has = |is_it: &dyn Fn(&str) -> bool| files_of(sources, &folder).any(|(path, _)| is_it(path));
        for file in FILES {
            let (start, end) = file.split_once('*').unwrap_or((file, ""));
            let is_it = |path: &str| {
                if end.is_empty() { path == start } else { path.starts_with(start) && path.ends_with(end) }
            };
            if !has(&is_it) {
                problems.push(format!("{folder}{file}: is missing, but every game has it"));
            }
        }
        for room in ROOMS {
            let places = [format!("src/{room}.rs"), format!("src/{room}/mod.rs")];
            if !has(&|path| places.iter().any(|place| place == path)) {
                problems.push(format!("{folder}src/{room}: is missing, but every game has this room"));
            }
        }
        let strays: BTreeSet<&str> = files_of(sources, &folder)
            .filter_map(|(path, _)| path.strip_prefix("src/")?.split('/').next())
            .filter(|entry| *entry != "lib.rs" && !ROOMS.contains(&entry.trim_end_matches(".rs")))
            .collect();
        let stray =
            |entry| format!("{folder}src/{entry}: is no room of a game; which room does it belong in?");
        problems.extend(strays.into_iter().map(stray));
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
pub(super) fn game_folders(sources: &[Source]) -> BTreeSet<String> {
    let games = sources.iter().filter(|source| Layer::of(&source.path).is_some_and(Layer::is_one_game));
    games.filter_map(|source| source.path.split('/').nth(1)).map(|name| format!("crates/{name}/")).collect()
}

pub(super) fn files_of<'a>(sources: &'a [Source], folder: &str) -> impl Iterator<Item = (&'a str, &'a str)> {
    sources.iter().filter_map(move |source| Some((source.path.strip_prefix(folder)?, source.text.as_str())))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::source;

    #[test]
    fn a_missing_file_and_a_missing_room_are_found() {
        let complete = complete_game();
        assert_eq!(layout_problems(&complete), [] as [&str; 0]);
        let files = FILES.iter().map(|file| format!("{file}: is missing, but every game has it"));
        let rooms = ROOMS.iter().map(|room| format!("src/{room}: is missing, but every game has this room"));
        for (index, problem) in files.chain(rooms).enumerate() {
            let mut sources = complete.clone();
            sources.remove(index);
            assert_eq!(layout_problems(&sources), [format!("crates/chess/{problem}")]);
        }
        assert_eq!(layout_problems(&[source("crates/game/src/lib.rs", "")]), [] as [&str; 0]);
    }

    #[test]
    fn a_room_may_be_a_folder_and_what_is_no_room_is_found() {
        let mut sources = complete_game();
        for source in &mut sources {
            source.path = source.path.replace("src/view.rs", "src/view/mod.rs");
        }
        sources.push(source("crates/chess/src/view/json.rs", ""));
        assert_eq!(layout_problems(&sources), [] as [&str; 0]);
        sources.push(source("crates/chess/src/castling.rs", ""));
        sources.push(source("crates/chess/src/svg/king.rs", ""));
        let problem =
            |entry| format!("crates/chess/src/{entry}: is no room of a game; which room does it belong in?");
        assert_eq!(layout_problems(&sources), [problem("castling.rs"), problem("svg")]);
    }

    /// Every file and room, in the order of the lists.
    fn complete_game() -> Vec<Source> {
        let files = FILES.iter().map(|file| file.replace('*', "draw"));
        let rooms = ROOMS.iter().map(|room| format!("src/{room}.rs"));
        files.chain(rooms).map(|path| source(&format!("crates/chess/{path}"), "")).collect()
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
