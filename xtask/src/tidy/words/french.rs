//! French: no line breaks before a sign of two parts, and no name stands where an elision would have to follow it.

use super::texts::{NAMES, Piece, Text};

/// Words that lose their vowel before a vowel, or that grow together with an article.
const ELIDED: [&str; 9] = ["de", "du", "que", "le", "la", "se", "ne", "si", "lorsque"];

pub(super) fn problems(text: &Text<'_>) -> Vec<String> {
    let mut problems = Vec::new();
    let mut before = "";
    for piece in &text.pieces {
        match piece {
            Piece::Words(words) => {
                problems.extend(signs(words, text.key.is_empty()));
                before = words;
            }
            Piece::Value { name, .. } => {
                let last = before.split([' ', '\u{a0}', '(']).rfind(|word| !word.is_empty()).unwrap_or("");
                let is_next = before.ends_with(' ');
                if is_next && NAMES.contains(name) && ELIDED.contains(&last.to_lowercase().as_str()) {
                    problems.push(format!(
                        "`{last}` stands before the name `{name}`, which may begin with a vowel"
                    ));
                }
                before = "";
            }
        }
    }
    problems
}

fn signs(words: &str, is_page: bool) -> Vec<String> {
    let mut problems = Vec::new();
    // On a page `![` begins a picture.
    let words = &words.replace("![", "[");
    for sign in [":", ";", "!", "?", "»", "%"] {
        // In a table, `| :` would align a column.
        if words.contains(&format!(" {sign}")) && !words.contains("| :") {
            problems.push(format!("a line can break before `{sign}`: write a no-break space"));
        }
        let is_bare = |at: usize| {
            let before = words[..at].chars().next_back();
            let after = words[at + sign.len()..].chars().next();
            before.is_some_and(char::is_alphanumeric) && after.is_none_or(|after| after == ' ')
        };
        if !is_page && sign != "»" && words.match_indices(sign).any(|(at, _)| is_bare(at)) {
            problems.push(format!("`{sign}` lacks the no-break space before it"));
        }
    }
    if words.contains("« ") {
        problems.push("a line can break after `«`: write a no-break space".to_owned());
    }
    if words.contains('\'') {
        problems.push("the apostrophe is `’`".to_owned());
    }
    problems
}

#[cfg(test)]
mod tests {
    use crate::tidy::words::check;

    const FILE: &str = "crates/x/locales/fr.ftl";

    #[test]
    fn signs_of_two_parts_keep_to_their_line() {
        check(FILE, "a = Oui\u{a0}: «\u{a0}non\u{a0}»\u{a0}!", &[]);
        check(FILE, "a = Oui : non", &["a line can break before `:`: write a no-break space"]);
        check(FILE, "a = Oui: non", &["`:` lacks the no-break space before it"]);
        check(FILE, "a = « oui\u{a0}»", &["a line can break after `«`: write a no-break space"]);
        check(FILE, "a = l'un", &["the apostrophe is `’`"]);
    }

    #[test]
    fn no_name_stands_where_an_elision_would_be() {
        check(FILE, "a = À { $name } de jouer, { $points } de plus", &[]);
        let problem = "`de` stands before the name `name`, which may begin with a vowel";
        check(FILE, "a = Au tour de { $name }", &[problem]);
    }
}
