//! Starts a new game as a copy of the toy game, which has every file that a game needs and passes every test.

use std::fs;
use std::path::Path;

use crate::code::{has_word, without_prose};
use crate::suite::succeed;
use crate::tidy::manifests::section;
use crate::workspace::{cargo, files, has_extension};

const TEMPLATE: &str = "crates/toy";
const CATALOG_MANIFEST: &str = "crates/catalog/Cargo.toml";
const CATALOG: &str = "crates/catalog/src/lib.rs";

/// Words that cargo accepts for no crate, and the two crates that do not lie with the others.
const RESERVED: [&str; 46] = [
    "abstract", "alloc", "as", "async", "await", "become", "box", "break", "const", "continue", "core",
    "crate", "do", "dyn", "else", "enum", "extern", "false", "final", "fn", "for", "if", "impl", "in", "let",
    "loop", "match", "mod", "move", "mut", "override", "pub", "python", "ref", "return", "self", "static",
    "std", "struct", "test", "trait", "true", "type", "use", "where", "xtask",
];

/// Creates the game, formats it, and says what comes next.
pub fn run(root: &Path, name: &str) -> Result<String, String> {
    create(root, name)?;
    // Names sort differently after the change, and imports are sorted.
    succeed(cargo(root).args(["fmt", "--package", name, "--package", "catalog"]))?;
    Ok(format!(
        "crates/{name} is in the catalog and plays like the toy game; now change its README and its rules"
    ))
}

/// Copies the toy game under a new name and puts the copy into the catalog. Writes nothing unless all can be written.
pub fn create(root: &Path, name: &str) -> Result<(), String> {
    check_name(root, name)?;
    let mut changes = copy_of_template(root, name)?;
    changes.push((CATALOG_MANIFEST.to_owned(), add_dependency(&read(root, CATALOG_MANIFEST)?, name)?));
    changes.push((CATALOG.to_owned(), add_entry(&read(root, CATALOG)?, name)?));
    for (path, text) in changes {
        write(root, &path, &text)?;
    }
    Ok(())
}

fn check_name(root: &Path, name: &str) -> Result<(), String> {
    let is_plain = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '_';
    if !name.starts_with(|letter: char| letter.is_ascii_lowercase()) || !name.chars().all(is_plain) {
        return Err(format!(
            "`{name}` cannot name a crate: write a small letter, then small letters, digits and `_`"
        ));
    }
    if RESERVED.contains(&name) {
        return Err(format!("`{name}` cannot name a crate: the word is taken"));
    }
    if root.join("crates").join(name).exists() {
        return Err(format!("crates/{name} exists already"));
    }
    let manifest = read(root, "Cargo.toml")?;
    if section(&manifest, "[workspace.dependencies]").iter().any(|(_, line)| key(line) == name) {
        return Err(format!("`{name}` cannot name a game: the workspace depends on a crate of that name"));
    }
    Ok(())
}

fn copy_of_template(root: &Path, name: &str) -> Result<Vec<(String, String)>, String> {
    let type_name = camel_case(name);
    let mut copies = Vec::new();
    for path in files(root).map_err(|error| format!("the files of the project cannot be listed: {error}"))? {
        let Some(below) = path.strip_prefix(TEMPLATE).filter(|below| below.starts_with('/')) else {
            continue;
        };
        let text = read(root, &path)?;
        if has_extension(&path, "rs") && has_word(&without_prose(&text), &type_name) {
            return Err(format!("`{name}` cannot name a game: {path} has another meaning for `{type_name}`"));
        }
        let rename = |text: &str| replace_name(&replace_name(text, "toy", name), "Toy", &type_name);
        copies.push((format!("crates/{name}{}", rename(below)), rename(&text)));
    }
    if copies.is_empty() { Err(format!("{TEMPLATE} has no files to copy")) } else { Ok(copies) }
}

fn camel_case(name: &str) -> String {
    let capitalise = |word: &str| {
        let mut letters = word.chars();
        letters.next().map(|first| first.to_ascii_uppercase()).into_iter().chain(letters).collect::<String>()
    };
    name.split('_').map(capitalise).collect()
}

/// Replaces a name where it is a word or part of an identifier, but not where it is part of another word.
fn replace_name(text: &str, old: &str, new: &str) -> String {
    let mut replaced = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find(old) {
        let (before, after) = (&rest[..at], &rest[at + old.len()..]);
        let is_inside = before.ends_with(char::is_alphanumeric)
            || after.starts_with(|letter: char| letter.is_lowercase() || letter.is_ascii_digit());
        replaced.push_str(before);
        replaced.push_str(if is_inside { old } else { new });
        rest = after;
    }
    replaced + rest
}

/// Adds a path dependency, in alphabetical order.
fn add_dependency(manifest: &str, name: &str) -> Result<String, String> {
    let dependencies = section(manifest, "[dependencies]");
    let (last, _) =
        dependencies.last().ok_or_else(|| format!("{CATALOG_MANIFEST} has no `[dependencies]`"))?;
    let later = dependencies.iter().find(|(_, line)| key(line) > name);
    let at = later.map_or(*last, |(number, _)| number - 1);
    let mut lines: Vec<String> = manifest.lines().map(str::to_owned).collect();
    lines.insert(at, format!("{name} = {{ path = \"../{name}\" }}"));
    Ok(lines.join("\n") + "\n")
}

/// The key of a line of TOML, without what follows its dots.
fn key(line: &str) -> &str {
    line.split(['.', '=', ' ']).next().unwrap_or_default()
}

/// Adds an element to the end of the table of games.
fn add_entry(source: &str, name: &str) -> Result<String, String> {
    let parts = source.split_once("pub static GAMES: &[Entry] =").and_then(|(before, rest)| {
        // Where a line is too long, the table begins on the next.
        let (games, after) = rest.trim_start().strip_prefix("&[")?.split_once("];")?;
        Some((before, games.trim_end().trim_end_matches(','), after))
    });
    let (before, games, after) =
        parts.ok_or_else(|| format!("{CATALOG} has no `pub static GAMES: &[Entry]`"))?;
    let comma = if games.is_empty() { "" } else { "," };
    let entry = format!("entry::<{name}::{}>()", camel_case(name));
    Ok(format!("{before}pub static GAMES: &[Entry] = &[{games}{comma}\n    {entry},\n];{after}"))
}

fn read(root: &Path, path: &str) -> Result<String, String> {
    fs::read_to_string(root.join(path)).map_err(|error| format!("{path} cannot be read: {error}"))
}

fn write(root: &Path, path: &str, text: &str) -> Result<(), String> {
    let file = root.join(path);
    let folder = file.parent().expect("every file lies below the root");
    let written = fs::create_dir_all(folder).and_then(|()| fs::write(&file, text));
    written.map_err(|error| format!("{path} cannot be written: {error}"))
}

#[cfg(test)]
mod tests {
    use tempfile::TempDir;

    use super::*;

    const MANIFEST: &str =
        "[dependencies]\nbots.workspace = true\nduel = { path = \"../duel\" }\n\n[lints]\n";
    const GAMES: &str = "pub static GAMES: &[Entry] = &[entry::<duel::Duel>()];\n\nfn entry() {}\n";

    fn fixture() -> TempDir {
        let root = tempfile::tempdir().unwrap();
        for (path, text) in [
            ("Cargo.toml", "[workspace.dependencies]\nserde = \"1\"\n"),
            ("crates/toy/Cargo.toml", "[package]\nname = \"toy\"\n"),
            (
                "crates/toy/src/lib.rs",
                "pub struct Toy;\nstruct Card;\nconst ID: &str = \"toy\"; // Toys: ToyView, toy_of\n",
            ),
            ("crates/toy/records/toy.txt", "game: toy\n"),
            (CATALOG_MANIFEST, MANIFEST),
            (CATALOG, GAMES),
        ] {
            write(root.path(), path, text).unwrap();
        }
        root
    }

    #[test]
    fn a_new_game_is_a_folder_and_two_lines() {
        let root = fixture();
        create(root.path(), "tic_tac").unwrap();
        let check = |path: &str, expected: &str| assert_eq!(read(root.path(), path).unwrap(), expected);
        check("crates/tic_tac/Cargo.toml", "[package]\nname = \"tic_tac\"\n");
        check(
            "crates/tic_tac/src/lib.rs",
            "pub struct TicTac;\nstruct Card;\nconst ID: &str = \"tic_tac\"; // Toys: TicTacView, tic_tac_of\n",
        );
        check("crates/tic_tac/records/tic_tac.txt", "game: tic_tac\n");
        let line = "tic_tac = { path = \"../tic_tac\" }\n";
        check(CATALOG_MANIFEST, &MANIFEST.replace("\n\n", &format!("\n{line}\n")));
        check(CATALOG, &GAMES.replace("()]", "(),\n    entry::<tic_tac::TicTac>(),\n]"));
    }

    #[test]
    fn the_table_of_games_may_begin_on_the_next_line() {
        let wrapped = GAMES.replace("= &[", "=\n    &[");
        assert_eq!(add_entry(&wrapped, "chess"), add_entry(GAMES, "chess"));
    }

    #[test]
    fn a_refusal_leaves_everything_as_it_was() {
        for (name, sentence) in [
            (
                "Chess",
                "`Chess` cannot name a crate: write a small letter, then small letters, digits and `_`",
            ),
            (
                "tic-tac",
                "`tic-tac` cannot name a crate: write a small letter, then small letters, digits and `_`",
            ),
            ("", "`` cannot name a crate: write a small letter, then small letters, digits and `_`"),
            ("match", "`match` cannot name a crate: the word is taken"),
            ("toy", "crates/toy exists already"),
            ("serde", "`serde` cannot name a game: the workspace depends on a crate of that name"),
            ("card", "`card` cannot name a game: crates/toy/src/lib.rs has another meaning for `Card`"),
        ] {
            let root = fixture();
            let before = files(root.path()).unwrap();
            assert_eq!(create(root.path(), name), Err(sentence.to_owned()));
            assert_eq!(files(root.path()).unwrap(), before);
        }
    }

    #[test]
    fn a_catalog_of_another_shape_is_left_alone() {
        let root = fixture();
        write(root.path(), CATALOG, "fn games() {}\n").unwrap();
        assert_eq!(
            create(root.path(), "chess"),
            Err(format!("{CATALOG} has no `pub static GAMES: &[Entry]`"))
        );
        assert!(!root.path().join("crates/chess").exists());
        assert_eq!(read(root.path(), CATALOG_MANIFEST).unwrap(), MANIFEST);
    }

    #[test]
    fn dependencies_are_added_in_order() {
        let added = add_dependency(MANIFEST, "chess").unwrap();
        assert!(added.contains("bots.workspace = true\nchess = { path = \"../chess\" }\nduel = "), "{added}");
        let first = add_entry("pub static GAMES: &[Entry] = &[];", "go").unwrap();
        assert_eq!(first, "pub static GAMES: &[Entry] = &[\n    entry::<go::Go>(),\n];");
    }
}
