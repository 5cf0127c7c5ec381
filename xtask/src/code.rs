//! Just enough of Rust's grammar to look for words in code but not in prose.

/// The code alone: comments and literals become spaces, so that lines stay where they are.
pub(crate) fn without_prose(text: &str) -> String {
    let mut code = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(next) = rest.chars().next() {
        let prose = prose_length(rest);
        let (taken, after) = rest.split_at(if prose == 0 { next.len_utf8() } else { prose });
        let blank = |letter| if prose == 0 || letter == '\n' { letter } else { ' ' };
        code.extend(taken.chars().map(blank));
        rest = after;
    }
    code
}

/// How many bytes of a comment or a literal the text starts with.
fn prose_length(text: &str) -> usize {
    let raw_marks =
        text.strip_prefix('r').map_or(0, |marks| marks.len() - marks.trim_start_matches('#').len());
    if text.starts_with("//") {
        text.find('\n').unwrap_or(text.len())
    } else if text.starts_with("/*") {
        length_through(text, 2, "*/")
    } else if text.starts_with('r') && text[1 + raw_marks..].starts_with('"') {
        length_through(text, raw_marks + 2, &format!("\"{}", "#".repeat(raw_marks)))
    } else if text.starts_with('"') {
        string_length(text)
    } else if text.starts_with(r"'\") {
        length_through(text, 3, "'")
    } else if text.starts_with('\'') && text.chars().nth(2) == Some('\'') {
        length_through(text, 1, "'")
    } else {
        // A single quote that is not closed belongs to a lifetime.
        0
    }
}

fn length_through(text: &str, opening: usize, closing: &str) -> usize {
    let rest = text.get(opening..).unwrap_or_default();
    rest.find(closing).map_or(text.len(), |at| opening + at + closing.len())
}

fn string_length(text: &str) -> usize {
    let mut escaped = false;
    for (at, letter) in text.char_indices().skip(1) {
        match letter {
            '"' if !escaped => return at + 1,
            '\\' => escaped = !escaped,
            _ => escaped = false,
        }
    }
    text.len()
}

/// Splits code into what is outside its test module and what is inside, both with all lines.
pub(crate) fn split_tests(code: &str) -> (String, String) {
    let (mut outside, mut inside) = (String::new(), String::new());
    let mut lines = code.lines().peekable();
    let mut is_test = false;
    while let Some(line) = lines.next() {
        let opens_module =
            |next: &&str| next.trim_start_matches("pub(crate) ").starts_with("mod ") && next.ends_with('{');
        is_test |= line == "#[cfg(test)]" && lines.peek().is_some_and(opens_module);
        let (to, other) = if is_test { (&mut inside, &mut outside) } else { (&mut outside, &mut inside) };
        to.push_str(line);
        to.push('\n');
        other.push('\n');
        // Formatted code closes a module at the start of a line, and nothing in it before.
        is_test &= line != "}";
    }
    (outside, inside)
}

/// Whether the text has this word, which may contain punctuation, on its own.
pub(crate) fn has_word(text: &str, word: &str) -> bool {
    let is_joined =
        |left: Option<char>, right: Option<char>| left.is_some_and(is_letter) && right.is_some_and(is_letter);
    text.match_indices(word).any(|(start, _)| {
        let before = text[..start].chars().next_back();
        let after = text[start + word.len()..].chars().next();
        !is_joined(before, word.chars().next()) && !is_joined(word.chars().next_back(), after)
    })
}

fn is_letter(letter: char) -> bool {
    letter.is_alphanumeric() || letter == '_'
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_and_literals_are_not_code() {
        let cases = [
            ("a // b\nc", "a     \nc"),
            ("a /* b\nc */ d", "a     \n     d"),
            (r#"f("b \" c", d)"#, "f(        , d)"),
            (r##"f(r#"b " c"#, d)"##, "f(          , d)"),
            (r#"f('"', d, '\'', 'é', "e")"#, "f(   , d,     ,    ,    )"),
            ("fn f<'a>(x: &'a str)", "fn f<'a>(x: &'a str)"),
        ];
        for (text, code) in cases {
            assert_eq!(without_prose(text), code);
        }
    }

    #[test]
    fn a_test_module_ends_where_it_closes() {
        let (outside, inside) =
            split_tests("a\n#[cfg(test)]\npub(crate) mod tests {\n    b\n}\nc\n#[cfg(test)]\nuse d;\n");
        assert_eq!(outside, "a\n\n\n\n\nc\n#[cfg(test)]\nuse d;\n");
        assert_eq!(inside, "\n#[cfg(test)]\npub(crate) mod tests {\n    b\n}\n\n\n\n");
    }

    #[test]
    fn a_word_is_not_part_of_another() {
        assert!(has_word("use std::io;", "std::io"));
        assert!(has_word("text.unwrap()", ".unwrap()"));
        assert!(!has_word("use std::iter; an_std::io", "std::io"));
    }
}
