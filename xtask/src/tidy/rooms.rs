//! Which room of a game may know which: what a file names by `crate::…` or `super::…`.

use super::at;
use super::games::{files_of, game_folders};
use crate::code::{split_tests, without_prose};
use crate::workspace::{Source, has_extension};

/// What each room may know besides itself.
const ARROWS: &[(&str, &[&str])] = &[
    ("rules", &["events"]),
    ("events", &["rules"]),
    ("notation", &["rules"]),
    ("view", &["rules", "events", "notation"]),
    ("evaluate", &["rules", "events", "notation", "view"]),
    ("show", &["rules", "events", "notation", "view"]),
];

/// What happens in a turn and how it is decided: `events` and `notation` name pieces and actions, and none of this.
const COURSE_OF_PLAY: &[&str] = &["apply", "chance", "legal", "score", "state", "turn"];

/// Every path by which a room knows another one that it should not. Tests may know everything.
pub fn problems(sources: &[Source]) -> Vec<String> {
    let mut problems = Vec::new();
    for folder in game_folders(sources) {
        for (path, text) in files_of(sources, &folder).filter(|(path, _)| has_extension(path, "rs")) {
            let Some(module) = path.strip_prefix("src/").map(module_of) else { continue };
            let (code, _) = split_tests(&without_prose(text));
            for named in named_paths(&code, &module) {
                let problem = objection(&module, &named.path);
                problems.extend(problem.map(|problem| at(&format!("{folder}{path}"), named.line, &problem)));
            }
        }
    }
    problems
}

/// What is wrong with a path of the crate, named in this module.
fn objection(module: &[String], path: &[String]) -> Option<String> {
    let (own, allowed) = ARROWS.iter().find(|(room, _)| module.first().is_some_and(|own| own == room))?;
    let room = path.first()?;
    if room == own {
        return None;
    }
    let text = path.join("::");
    if !allowed.contains(&room.as_str()) {
        return Some(format!("`{own}` knows `crate::{text}`, but it may only know {}", listed(allowed)));
    }
    let is_barred = || match path.get(1) {
        Some(part) => COURSE_OF_PLAY.contains(&part.as_str()),
        // All of it, under a short name.
        None => true,
    };
    if ["events", "notation"].contains(own) && room == "rules" && is_barred() {
        return Some(format!(
            "`{own}` knows `crate::{text}`, but of the rules it may only know pieces and actions"
        ));
    }
    None
}

fn listed(rooms: &[&str]) -> String {
    rooms.iter().map(|room| format!("`{room}`")).collect::<Vec<String>>().join(", ")
}

/// A path of the crate, from its root, and the line that names it.
#[derive(PartialEq, Eq, Debug)]
struct Named {
    line: usize,
    path: Vec<String>,
}

/// The module of a file: `show/board/mod.rs` is `show::board`.
fn module_of(file: &str) -> Vec<String> {
    let mut parts: Vec<String> = file.trim_end_matches(".rs").split('/').map(str::to_owned).collect();
    if parts.last().is_some_and(|last| last == "mod") || parts == ["lib"] {
        parts.pop();
    }
    parts
}

/// Every path that starts with `crate` or `super`, groups in braces taken apart.
fn named_paths(code: &str, module: &[String]) -> Vec<Named> {
    let tokens = tokens(code);
    let mut found = Vec::new();
    let mut at = 0;
    while at < tokens.len() {
        let (line, word) = tokens[at];
        let follows = at.checked_sub(1).is_some_and(|before| tokens[before].1 == "::");
        at += 1;
        if follows || tokens.get(at).is_none_or(|(_, next)| *next != "::") {
            continue;
        }
        let root = match word {
            "crate" => Vec::new(),
            "super" => module[..module.len().saturating_sub(1)].to_vec(),
            _ => continue,
        };
        at = read_tree(&tokens, at + 1, &root, &mut |path| found.push(Named { line, path }));
    }
    found
}

/// Reads what follows `::`: a name, a group in braces, or one more `super`. Says where it ends.
fn read_tree(
    tokens: &[(usize, &str)],
    mut at: usize,
    root: &[String],
    found: &mut dyn FnMut(Vec<String>),
) -> usize {
    let mut path = root.to_vec();
    while let Some((_, word)) = tokens.get(at) {
        at += 1;
        match *word {
            "{" => return read_group(tokens, at, &path, found),
            "super" => drop(path.pop()),
            "self" => {}
            name => path.push(name.to_owned()),
        }
        if tokens.get(at).is_none_or(|(_, next)| *next != "::") {
            break;
        }
        at += 1;
    }
    found(path);
    // The new name in `path as name` is no path.
    if tokens.get(at).is_some_and(|(_, next)| *next == "as") { at + 2 } else { at }
}

/// Reads the parts of a group up to its closing brace.
fn read_group(
    tokens: &[(usize, &str)],
    mut at: usize,
    root: &[String],
    found: &mut dyn FnMut(Vec<String>),
) -> usize {
    while let Some((_, word)) = tokens.get(at) {
        match *word {
            "}" => return at + 1,
            "," => at += 1,
            _ => at = read_tree(tokens, at, root, found),
        }
    }
    at
}

/// Names, `::` and single signs, each with its line.
fn tokens(code: &str) -> Vec<(usize, &str)> {
    let mut tokens = Vec::new();
    for (index, mut rest) in code.lines().enumerate() {
        while let Some(first) = rest.chars().next() {
            let is_part = |letter: char| letter.is_alphanumeric() || letter == '_';
            let length = if is_part(first) {
                rest.find(|letter| !is_part(letter)).unwrap_or(rest.len())
            } else if rest.starts_with("::") {
                2
            } else {
                first.len_utf8()
            };
            let (token, after) = rest.split_at(length);
            if !token.trim().is_empty() {
                tokens.push((index + 1, token));
            }
            rest = after;
        }
    }
    tokens
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::source;

    #[track_caller]
    fn check(file: &str, text: &str, expected: &[&str]) {
        let path = format!("crates/chess/src/{file}");
        let expected: Vec<String> = expected.iter().map(|problem| format!("{path}:{problem}")).collect();
        assert_eq!(problems(&[source(&path, text)]), expected);
    }

    #[test]
    fn every_arrow_between_rooms_is_allowed_or_found() {
        let rooms = ["rules", "events", "notation", "view", "evaluate", "show", "play"];
        for (room, allowed) in ARROWS {
            for other in rooms {
                let problem = format!(
                    "2: `{room}` knows `crate::{other}::King`, but it may only know {}",
                    listed(allowed)
                );
                let expected: &[&str] =
                    if other == *room || allowed.contains(&other) { &[] } else { &[&problem] };
                check(&format!("{room}.rs"), &format!("\nuse crate::{other}::King;\n"), expected);
                check(
                    &format!("{room}/deep.rs"),
                    &format!("\nfn f(_: crate::{other}::King) {{}}\n"),
                    expected,
                );
            }
        }
        check("play.rs", "use crate::show::King;\n", &[]);
        check("lib.rs", "pub use crate::show::King;\n", &[]);
    }

    #[test]
    fn groups_and_roundabout_ways_are_found() {
        let view = "`rules` knows `crate::view::View`, but it may only know `events`";
        check(
            "rules/turn/castling.rs",
            "use crate::{\n    events::Event,\n    view::{self, View},\n};\n",
            &["1: `rules` knows `crate::view`, but it may only know `events`", &format!("1: {view}")],
        );
        check("rules/turn/castling.rs", "use super::super::super::view::View;\n", &[&format!("1: {view}")]);
        check("rules/turn/mod.rs", "use super::super::view::View;\n", &[&format!("1: {view}")]);
        check(
            "rules/turn/mod.rs",
            "use super::state::{King, other};\nuse super::super::events::Event;\n",
            &[],
        );
        check("rules/turn/mod.rs", "use crate::{events::Event as Happened, rules::King};\n", &[]);
        let offered = "1: `rules` knows `crate::View`, but it may only know `events`";
        check("rules/state.rs", "use crate::View;\n", &[offered]);
    }

    #[test]
    fn events_and_notation_know_pieces_and_actions_but_not_turns() {
        for room in ["events", "notation"] {
            let file = format!("{room}.rs");
            check(
                &file,
                "use crate::rules::{Action, King, pieces::Pawn};\nuse crate::rules::actions::All;\n",
                &[],
            );
            let problem = |path| {
                format!(
                    "1: `{room}` knows `crate::{path}`, but of the rules it may only know pieces and actions"
                )
            };
            check(&file, "use crate::rules::turn::Castling;\n", &[&problem("rules::turn::Castling")]);
            check(&file, "use crate::rules;\n", &[&problem("rules")]);
        }
        check("view.rs", "use crate::rules::{self, state::Chess};\n", &[]);
    }

    #[test]
    fn prose_tests_and_other_crates_are_free() {
        let text = "// crate::show\nuse game::show::pad;\n#[cfg(test)]\nmod tests {\n    use crate::show::King;\n}\n";
        check("rules/score.rs", text, &[]);
        assert_eq!(
            problems(&[source("crates/chess/tests/rulebook.rs", "use crate::show::King;")]),
            [] as [&str; 0]
        );
    }
}
