//! Hungarian: its own quotation marks, and no suffix or article that would have to follow the sound of a value.

use super::texts::{Piece, Text};

/// Suffixes that are the same after every vowel.
const SAME_AFTER_ALL: [&str; 2] = ["-féle", "-ig"];

/// Texts whose numbers all take the same suffix, and why.
const ALWAYS_RIGHT: [(&str, &str); 2] =
    [("meter-dice", "one in six or in thirty-six"), ("meter-chain", "one in six or in thirty-six")];

pub(super) fn problems(text: &Text<'_>) -> Vec<String> {
    let mut problems = Vec::new();
    let mut before = "";
    let mut value = None;
    for piece in &text.pieces {
        match piece {
            Piece::Words(words) => {
                if let Some(name) = value.take() {
                    let is_same = SAME_AFTER_ALL.iter().any(|suffix| words.starts_with(suffix));
                    let is_suffix = words.starts_with('-') || words.starts_with(char::is_alphabetic);
                    let is_right = ALWAYS_RIGHT.iter().any(|(key, _)| *key == text.key);
                    if is_suffix && !is_same && !is_right {
                        problems.push(format!("a suffix follows `{name}`, whose vowels nobody knows"));
                    }
                }
                problems.extend(marks(words));
                before = words;
            }
            Piece::Value { name, is_chosen } => {
                let article = before.rsplit([' ', '\u{a0}']).nth(1).unwrap_or("").to_lowercase();
                if before.ends_with(' ') && !is_chosen && (article == "a" || article == "az") {
                    problems
                        .push(format!("an article stands before `{name}`, whose first sound nobody knows"));
                }
                value = (!is_chosen).then_some(name);
                before = "";
            }
        }
    }
    problems
}

fn marks(words: &str) -> Option<String> {
    let is_foreign = words.contains(['"', '“', '«', '»']);
    is_foreign.then(|| "Hungarian quotation marks are `„` and `”`".to_owned())
}

#[cfg(test)]
mod tests {
    use crate::tidy::words::check;

    const FILE: &str = "crates/x/locales/hu.ftl";

    #[test]
    fn quotation_marks_are_hungarian() {
        check(FILE, "a = Ez: „{ $text }”", &[]);
        check(FILE, "a = Ez: “{ $text }”", &["Hungarian quotation marks are `„` and `”`"]);
    }

    #[test]
    fn neither_suffix_nor_article_depends_on_a_value() {
        check(FILE, "a = { $seat } következik, { $n } pont, { $n }-féle", &[]);
        check(FILE, "a = { $n ->\n    [3] a 3-as\n   *[other] a { $n }-es\n} lapka", &[]);
        check(FILE, "a = { $seat }nak jár", &["a suffix follows `seat`, whose vowels nobody knows"]);
        check(FILE, "a = A { $n } közül", &["an article stands before `n`, whose first sound nobody knows"]);
    }
}
