//! Nodes of two versions run on one database while they are replaced one by one, so a migration may only add what the older
//! version can ignore. This refuses the others, in tests.

use std::collections::BTreeSet;

use crate::postgres::migrations::FILES as POSTGRES;
use crate::sqlite::migrations::FILES as SQLITE;

/// Why nodes of the version before would fail after this migration: every statement that is not known to leave them alone.
fn problems(sql: &str) -> Vec<String> {
    let mut new = BTreeSet::new();
    let mut problems = Vec::new();
    for statement in statements(sql) {
        if let Err(why) = check(&statement, &mut new) {
            problems.push(format!("{why}: {}", statement.join(" ")));
        }
    }
    problems
}

/// `new` holds the tables that this migration has made so far; nobody has used them yet.
fn check(statement: &[String], new: &mut BTreeSet<String>) -> Result<(), &'static str> {
    let words: Vec<&str> = statement.iter().map(String::as_str).collect();
    match &words[..] {
        ["CREATE", "TABLE", "IF", ..] => Err("a table that may be there already is not known to be new"),
        ["CREATE", "TABLE", table, ..] => {
            new.insert((*table).to_owned());
            Ok(())
        }
        ["CREATE", "INDEX", ..] => Ok(()),
        ["CREATE", "UNIQUE", "INDEX", rest @ ..] if new.contains(indexed(rest)) => Ok(()),
        ["CREATE", "UNIQUE", "INDEX", ..] => Err("older nodes may write what is not unique"),
        ["ALTER", "TABLE", table, ..] if new.contains(*table) => Ok(()),
        ["ALTER", "TABLE", _, changes @ ..] => clauses(changes).into_iter().try_for_each(check_change),
        _ => Err("it is not known to leave older nodes alone"),
    }
}

/// The table of an index, after `CREATE UNIQUE INDEX`.
fn indexed<'a>(words: &[&'a str]) -> &'a str {
    words.iter().skip_while(|word| **word != "ON").nth(1).copied().unwrap_or_default()
}

/// One change of a table that older nodes use.
fn check_change(words: &[&str]) -> Result<(), &'static str> {
    let ["ADD", "COLUMN", column @ ..] = words else {
        return Err("a table that older nodes use may only get columns");
    };
    let has = |word: &str| column.contains(&word);
    let follows = |one: &str, other: &str| column.windows(2).any(|pair| pair == [one, other]);
    if ["UNIQUE", "CHECK", "PRIMARY", "REFERENCES", "CONSTRAINT", "GENERATED"].into_iter().any(has) {
        return Err("a new column may not restrict what older nodes write");
    }
    let is_filled = has("DEFAULT") && !follows("DEFAULT", "NULL");
    if follows("NOT", "NULL") && !is_filled {
        return Err("older nodes do not fill a new column");
    }
    Ok(())
}

/// What commas separate, outside parentheses.
fn clauses<'a, 'b>(words: &'a [&'b str]) -> Vec<&'a [&'b str]> {
    let mut depth = 0;
    words
        .split(|word| {
            match *word {
                "(" => depth += 1,
                ")" => depth -= 1,
                _ => {}
            }
            depth == 0 && *word == ","
        })
        .collect()
}

/// The words of each statement in capitals, without comments. What is quoted is one word, and keeps its quotes.
fn statements(sql: &str) -> Vec<Vec<String>> {
    let mut statements = vec![Vec::new()];
    let mut rest = sql.trim_start();
    while let Some(first) = rest.chars().next() {
        let length = match first {
            '-' if rest.starts_with("--") => rest.find('\n').unwrap_or(rest.len()),
            '/' if rest.starts_with("/*") => rest.find("*/").map_or(rest.len(), |end| end + 2),
            '\'' | '"' => rest[1..].find(first).map_or(rest.len(), |end| end + 2),
            _ => rest.find(|letter| !is_of_word(letter)).filter(|end| *end > 0).unwrap_or(first.len_utf8()),
        };
        let (word, after) = rest.split_at(length);
        match word {
            ";" => statements.push(Vec::new()),
            _ if word.starts_with("--") || word.starts_with("/*") => {}
            _ => statements.last_mut().expect("there is always one").push(word.to_uppercase()),
        }
        rest = after.trim_start();
    }
    statements.retain(|statement| !statement.is_empty());
    statements
}

fn is_of_word(letter: char) -> bool {
    letter.is_alphanumeric() || letter == '_'
}

#[test]
fn both_databases_have_the_same_migrations() {
    let names = |files: &[crate::migrations::File]| -> Vec<_> {
        files.iter().map(|(number, about, _)| (*number, *about)).collect()
    };
    assert_eq!(names(SQLITE), names(POSTGRES));
}

#[test]
fn every_migration_leaves_nodes_of_the_version_before_alone() {
    for (engine, files) in [("sqlite", SQLITE), ("postgres", POSTGRES)] {
        for (number, about, sql) in files {
            assert_eq!(problems(sql), Vec::<String>::new(), "{engine}, {number:04}_{about}.sql");
        }
    }
}

#[test]
fn what_only_adds_is_fine() {
    for sql in [
        "",
        "-- DROP TABLE tables;\n/* ALTER TABLE tables DROP COLUMN id; */",
        "CREATE TABLE seeks (id TEXT NOT NULL PRIMARY KEY, kind TEXT NOT NULL CHECK (kind <> ''), UNIQUE (kind)); \
         CREATE UNIQUE INDEX kinds ON seeks (kind); ALTER TABLE seeks ADD CONSTRAINT short CHECK (length(id) < 9)",
        "CREATE INDEX lately ON tables (changed) WHERE progress = 'over';",
        "ALTER TABLE tables ADD COLUMN clock TEXT;",
        "alter table tables add column clock TEXT COLLATE \"C\" not null default 'DROP; it''s; CHECK';",
        "ALTER TABLE tables ADD COLUMN price NUMERIC(9, 2) NOT NULL DEFAULT 0, ADD COLUMN paid BOOLEAN;",
    ] {
        assert_eq!(problems(sql), Vec::<String>::new(), "{sql}");
    }
}

#[test]
fn what_drops_renames_or_tightens_is_refused() {
    for sql in [
        "DROP TABLE chairs;",
        "DROP INDEX open_tables;",
        "ALTER TABLE tables DROP COLUMN pending;",
        "alter table tables\n    drop column pending;",
        "ALTER TABLE tables RENAME TO games;",
        "ALTER TABLE tables RENAME COLUMN pending TO offers;",
        "ALTER TABLE tables ALTER COLUMN entropy SET NOT NULL;",
        "ALTER TABLE tables ALTER COLUMN revision TYPE TEXT;",
        "ALTER TABLE tables ALTER COLUMN hidden DROP DEFAULT;",
        "ALTER TABLE tables ADD COLUMN clock TEXT NOT NULL;",
        "ALTER TABLE tables ADD COLUMN clock TEXT NOT NULL DEFAULT NULL;",
        "ALTER TABLE tables ADD COLUMN clock TEXT UNIQUE;",
        "ALTER TABLE tables ADD COLUMN clock TEXT NOT NULL DEFAULT '' CHECK (progress <> '');",
        "ALTER TABLE tables ADD COLUMN deal TEXT REFERENCES deals (id);",
        "ALTER TABLE tables ADD COLUMN clock TEXT, DROP COLUMN pending;",
        "ALTER TABLE tables ADD COLUMN price NUMERIC(9, 2), ADD CHECK (price > 0);",
        "ALTER TABLE tables ADD CONSTRAINT once UNIQUE (secret);",
        "ALTER TABLE tables ADD CHECK (revision >= 0);",
        "ALTER TABLE tables ADD PRIMARY KEY (secret);",
        "CREATE UNIQUE INDEX secrets ON tables (secret);",
        "CREATE TABLE seeks (id TEXT); CREATE UNIQUE INDEX secrets ON tables (secret);",
        "CREATE TABLE IF NOT EXISTS tables (id TEXT); ALTER TABLE tables DROP COLUMN id;",
        "CREATE TRIGGER no BEFORE INSERT ON steps BEGIN SELECT RAISE(ABORT, 'no'); END;",
        "UPDATE tables SET progress = 'ended' WHERE progress = 'over';",
        "DELETE FROM steps;",
        "PRAGMA writable_schema = 1;",
        "CREATE INDEX lately ON tables (changed); -- fine\nDROP TABLE steps",
        "ALTER TABLE tables ADD COLUMN clock TEXT DEFAULT ';' NOT NULL; DROP TABLE \"steps\";",
    ] {
        assert!(!problems(sql).is_empty(), "{sql}");
    }
}

#[test]
fn a_refusal_names_the_statement() {
    let found = problems("CREATE INDEX lately ON tables (changed);\nDROP TABLE steps;");
    assert_eq!(found, ["it is not known to leave older nodes alone: DROP TABLE STEPS"]);
}
