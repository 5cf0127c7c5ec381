//! The rules in our own words: complete, and alike in every language.

use duel::Duel;
use game::{Lang, Page};

const HEADINGS: [&str; 24] = [
    "## goal",
    "## setup",
    "## turn",
    "## placing",
    "## unloading",
    "## actions",
    "### take",
    "### place",
    "### place-unload",
    "### swap",
    "## sites",
    "### obelisk",
    "### temple",
    "### pyramids",
    "### tomb",
    "## end",
    "## counts",
    "### count-a",
    "### count-b",
    "## summary",
    "### summary-turn",
    "### summary-points",
    "## glossary",
    "## rulings",
];

#[test]
fn every_language_has_the_same_headings() {
    for lang in Lang::ALL {
        let rules = Duel::rules(lang);
        let headings = rules.lines().filter(|line| line.starts_with('#') && !line.contains("{#word-"));
        let named = headings.map(|line| {
            let (heading, name) = line.split_once(" {#").unwrap();
            format!("{} {}", heading.split(' ').next().unwrap(), name.trim_end_matches('}'))
        });
        assert_eq!(named.collect::<Vec<String>>(), HEADINGS, "{lang}");
    }
}

#[test]
fn every_language_shows_the_same_drawings_with_words_for_them() {
    let figures = |lang| -> Vec<String> {
        let rules = Duel::rules(lang);
        let pictures = rules.lines().filter_map(|line| line.trim_start_matches("> ").strip_prefix("!["));
        pictures
            .map(|picture| picture.strip_suffix(')').unwrap().split_once("](figure:").unwrap())
            .map(|(words, name)| {
                assert!(words.len() > 10, "{lang}: {words}");
                assert!(Duel::figure(name).is_some(), "{lang}: {name}");
                name.to_owned()
            })
            .collect()
    };
    assert_eq!(figures(Lang::Fr), figures(Lang::En));
    assert_eq!(figures(Lang::Hu), figures(Lang::En));
    assert!(Duel::figure("nothing").is_none());
}

#[test]
fn every_ruling_is_there_once_and_in_order() {
    let readme = include_str!("../../README.md").lines();
    let rulings: Vec<&str> =
        readme.filter(|row| row.starts_with("| R")).filter_map(|row| row.split(' ').nth(1)).collect();
    assert_eq!(rulings.len(), 19, "{rulings:?}");
    for lang in Lang::ALL {
        let rules = Duel::rules(lang);
        let listed = rules.lines().filter_map(|line| line.strip_prefix("- **R"));
        let numbers: Vec<String> =
            listed.map(|line| format!("R{}", line.split_once("**").unwrap().0)).collect();
        assert_eq!(numbers, rulings, "{lang}");
        for ruling in &rulings {
            assert_eq!(rules.matches(&format!("**{ruling}**")).count(), 1, "{lang} {ruling}");
        }
    }
}

#[test]
fn every_value_of_the_tables_is_there() {
    for lang in Lang::ALL {
        let rules = Duel::rules(lang);
        for row in ["| 0 | 1 | 3 | 6 | 10 | 15 | 21 |", "| −6 | 0 | 4 | 10 | 18 | 30 | 45 |"] {
            assert!(rules.contains(row), "{lang}: {row}");
        }
    }
}

#[test]
fn french_signs_keep_their_distance_and_their_line() {
    for line in Duel::rules(Lang::Fr).lines() {
        let words = line.split(' ');
        assert!(words.clone().all(|word| ![":", ";", "!", "?"].contains(&word)), "{line}");
    }
}

/// Every number that the texts take from the examples, to be read when one changes.
#[test]
fn the_numbers_of_the_examples_are_these() {
    let numbers = Duel::examples().unwrap().numbers();
    let lines: Vec<String> = numbers.iter().map(|(name, number)| format!("{name} {number}")).collect();
    insta::assert_snapshot!(lines.join("\n"));
}
