//! The lists in the documents and the help match the code.

use std::fs;
use std::path::Path;

use bots::Bot;
use catalog::{Engine, GAMES};
use game::Lang;
use serde_json::Value;

use crate::akhet;

fn read(path: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path)).unwrap()
}

/// The text with every run of white space as one space, so that line breaks do not matter.
fn flat(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The texts in backticks in the first column of the table below a heading.
fn first_column(document: &str, heading: &str) -> Vec<String> {
    let section = document.split("\n## ").find(|section| section.starts_with(heading));
    let section = section.unwrap_or_else(|| panic!("there is no heading {heading}"));
    let cells = section.lines().filter_map(|line| line.strip_prefix("| `")?.split(" |").next());
    cells.flat_map(|cell| cell.split(", ").map(|name| name.trim_matches('`').to_owned())).collect()
}

#[test]
fn the_api_lists_every_player_that_may_sit_at_a_table() {
    let names = Bot::NAMED.map(|bot| format!("`{bot}`"));
    let (last, others) = names.split_last().unwrap();
    let sentence = format!("the name of a computer player: {} or {last}.", others.join(", "));
    assert!(flat(&read("docs/api.md")).contains(&sentence), "docs/api.md does not say: {sentence}");
}

#[test]
fn the_page_about_bots_lists_every_player() {
    let listed = first_column(&read("docs/bots.md"), "The built-in players");
    let (named, budgeted) = listed.split_at(Bot::NAMED.len());
    assert_eq!(named, Bot::NAMED.map(|bot| bot.to_string()));
    assert!(budgeted.iter().all(|name| name.parse::<Bot>().is_ok()), "{budgeted:?}");
    for kind in ["uct:", "search:"] {
        assert!(budgeted.iter().any(|name| name.starts_with(kind)), "{kind} is missing in {budgeted:?}");
    }
}

#[test]
fn the_page_about_levels_ends_with_what_the_program_prints() {
    let page = read("docs/levels.md");
    let begins = "The rest of this page is what `akhet levels` prints.\n\n";
    let (_, rest) = page.split_once(begins).expect("the page says where the tables begin");
    assert_eq!(rest, akhet(&["levels"]).out, "docs/levels.md is out of date: end it with `akhet levels`");
}

#[test]
fn help_and_refusals_list_every_player() {
    let known = flat(&Bot::known());
    for command in ["arena", "bot"] {
        let help = flat(&akhet(&[command, "--help"]).out);
        assert!(help.contains(&known), "akhet {command} --help does not say: {known}");
    }
    let refused = akhet(&["simulate", "imhotep-duel", "--players", "clever,random"]);
    assert!(flat(&refused.err).contains(&known), "{}", refused.err);
}

#[test]
fn help_lists_every_game_and_language() {
    let help = akhet(&["play", "--help"]).out;
    for entry in GAMES {
        assert!(help.contains(entry.id), "{} is missing in {help}", entry.id);
    }
    for lang in Lang::ALL {
        assert!(help.contains(lang.code()), "{} is missing in {help}", lang.code());
    }
}

#[test]
fn the_readme_names_every_game_and_the_options_of_the_first() {
    let readme = read("README.md");
    for entry in GAMES {
        let name = (entry.say)("name", Lang::En);
        assert!(readme.contains(&format!("*{name}*")), "{name} is missing");
    }
    let rows: Vec<Vec<&str>> = readme
        .lines()
        .skip_while(|line| !line.starts_with("| option | values |"))
        .skip(2)
        .map_while(|line| Some(line.strip_prefix("| ")?.split(" | ").collect()))
        .collect();
    assert_eq!(rows.len(), GAMES[0].options.len(), "{rows:?}");
    for (row, spec) in rows.iter().zip(GAMES[0].options) {
        assert_eq!(row[0], format!("`{}`", spec.key));
        let ends = [spec.values.first(), spec.values.last()].map(|value| format!("`{}`", value.unwrap()));
        let separator = if spec.values.len() > 2 { " to " } else { ", " };
        assert_eq!(row[1], ends.join(separator), "{}", spec.key);
    }
}

#[test]
fn the_page_about_the_engine_has_every_request() {
    let reply: Value = serde_json::from_str(&Engine::default().answer(r#"{"sing":{}}"#)).unwrap();
    let sentence = reply["error"].as_str().unwrap();
    let requests: Vec<&str> = sentence.split('`').skip(3).step_by(2).collect();
    assert!(requests.len() > 10, "{sentence}");
    let document = read("docs/protocol.md");
    for request in requests {
        let row = format!("\n| `{{\"{request}\":");
        assert!(document.contains(&row), "{request} is missing in docs/protocol.md");
    }
}
