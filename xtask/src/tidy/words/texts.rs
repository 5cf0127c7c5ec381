//! The texts of a file: the messages of a Fluent file, or the paragraphs of a page.

use crate::workspace::Source;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Lang {
    En,
    Fr,
    Hu,
}

impl Lang {
    pub(crate) const ALL: [Lang; 3] = [Lang::En, Lang::Fr, Lang::Hu];

    pub(crate) const fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Fr => "fr",
            Lang::Hu => "hu",
        }
    }
}

/// One message, attribute or paragraph.
pub(crate) struct Text<'a> {
    pub(crate) path: &'a str,
    pub(crate) line: usize,
    pub(crate) lang: Lang,
    /// The key of a message, with its attribute; empty on a page.
    pub(crate) key: String,
    pub(crate) pieces: Vec<Piece<'a>>,
}

/// What a text consists of. Each variant of a selector is a piece of its own.
#[derive(PartialEq, Eq, Debug)]
pub(crate) enum Piece<'a> {
    Words(&'a str),
    /// A value that is filled in.
    Value {
        name: &'a str,
        /// Whether it stands in a variant that was chosen by it, so that the words around it fit.
        is_chosen: bool,
    },
}

/// Values that are names of people, pieces or places, of which some begin with a vowel. A scarab is not among them: its
/// full name begins with its kind.
pub(crate) const NAMES: [&str; 20] = [
    "beaten",
    "card",
    "character",
    "deity",
    "game",
    "gift",
    "holder",
    "market",
    "name",
    "names",
    "owner",
    "partner",
    "player",
    "seat",
    "seats",
    "source",
    "table",
    "tile",
    "type",
    "who",
];

/// The texts of a locale, of lessons or of a rules page; nothing of any other file.
pub(crate) fn texts(source: &Source) -> Vec<Text<'_>> {
    let Some((folder, name)) = source.path.rsplit_once('/') else { return Vec::new() };
    let Some((code, extension)) = name.split_once('.') else { return Vec::new() };
    let Some(lang) = Lang::ALL.into_iter().find(|lang| lang.code() == code) else { return Vec::new() };
    if (folder.ends_with("/locales") || folder.ends_with("/lessons")) && extension == "ftl" {
        return messages(&source.text, &source.path, lang);
    }
    if folder.ends_with("/rules") && extension == "md" {
        return paragraphs(&source.text, &source.path, lang);
    }
    Vec::new()
}

fn messages<'a>(source: &'a str, path: &'a str, lang: Lang) -> Vec<Text<'a>> {
    let mut texts = Vec::new();
    let (mut message, mut start, mut number, mut key) = ("", 0, 0, String::new());
    let mut position = 0;
    let mut add = |key: &str, number: usize, value: &'a str| {
        if !key.is_empty() {
            texts.push(Text { path, line: number, lang, key: key.to_owned(), pieces: pieces(value) });
        }
    };
    for (index, line) in source.split_inclusive('\n').enumerate() {
        if let Some((name, value)) = begin(line) {
            add(&key, number, &source[start..position]);
            (start, number) = (position + value, index + 1);
            key = if let Some(attribute) = name.strip_prefix('.') {
                format!("{message}.{attribute}")
            } else {
                message = name;
                name.to_owned()
            };
        } else if line.trim().is_empty() || line.starts_with('#') {
            add(&key, number, &source[start..position]);
            key.clear();
        }
        position += line.len();
    }
    add(&key, number, &source[start..]);
    texts
}

/// The name of the message or attribute that begins in a line, and where its text does.
fn begin(line: &str) -> Option<(&str, usize)> {
    let (name, _) = line.split_once(" =")?;
    let value = name.len() + 2;
    let is_name = |name: &str| name.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_".contains(&byte));
    let attribute = name.strip_prefix("    .").filter(|name| is_name(name)).map(|_| &name[4..]);
    attribute.or_else(|| (is_name(name) && !name.is_empty()).then_some(name)).map(|name| (name, value))
}

fn paragraphs<'a>(source: &'a str, path: &'a str, lang: Lang) -> Vec<Text<'a>> {
    let mut line = 1;
    let mut texts = Vec::new();
    for paragraph in source.split("\n\n") {
        let pieces = vec![Piece::Words(paragraph)];
        texts.push(Text { path, line, lang, key: String::new(), pieces });
        line += paragraph.matches('\n').count() + 2;
    }
    texts
}

fn pieces(text: &str) -> Vec<Piece<'_>> {
    let mut pieces = Vec::new();
    let mut chosen_by: Vec<&str> = Vec::new();
    let mut rest = text;
    while let Some(brace) = rest.find(['{', '}']) {
        add_words(&rest[..brace], &mut pieces);
        let after = &rest[brace + 1..];
        if rest[brace..].starts_with('}') {
            chosen_by.pop();
            rest = after;
            continue;
        }
        let end = after.find(['}', '\n']).unwrap_or(after.len());
        let inside = after[..end].trim();
        let name = inside.trim_start_matches('$');
        rest = &after[end..];
        if let Some(selector) = name.strip_suffix("->") {
            chosen_by.push(selector.trim());
        } else {
            rest = rest.strip_prefix('}').unwrap_or(rest);
            pieces.push(match inside.strip_prefix('"') {
                Some(literal) => Piece::Words(literal.trim_end_matches('"')),
                None => Piece::Value { name, is_chosen: chosen_by.contains(&name) },
            });
        }
    }
    add_words(rest, &mut pieces);
    pieces
}

/// Adds words, each variant of a selector apart, without its label.
fn add_words<'a>(words: &'a str, pieces: &mut Vec<Piece<'a>>) {
    for line in words.split('\n') {
        let label = line.trim_start().trim_start_matches('*');
        let line =
            label.strip_prefix('[').and_then(|label| label.split_once("] ")).map_or(line, |(_, text)| text);
        if !line.is_empty() {
            pieces.push(Piece::Words(line));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::source;

    #[test]
    fn a_message_is_read_with_its_attributes_and_variants() {
        let text = "# Remark.\na = Take { $n ->\n    [one] 1 die\n   *[other] { $n } dice\n} of { $who }\n    .b = C\n\nd = E\n";
        let file = source("crates/x/locales/en.ftl", text);
        let texts = texts(&file);
        let keys: Vec<(&str, usize)> = texts.iter().map(|text| (text.key.as_str(), text.line)).collect();
        assert_eq!(keys, [("a", 2), ("a.b", 6), ("d", 8)]);
        let value = |name, is_chosen| Piece::Value { name, is_chosen };
        let expected = [
            Piece::Words(" Take "),
            Piece::Words("1 die"),
            value("n", true),
            Piece::Words(" dice"),
            Piece::Words(" of "),
            value("who", false),
        ];
        let without_blanks = texts[0].pieces.iter().filter(|piece| **piece != Piece::Words("   "));
        assert!(without_blanks.eq(&expected), "{:?}", texts[0].pieces);
    }

    #[test]
    fn only_locales_and_rules_pages_are_read() {
        for (path, count) in [("crates/x/rules/hu.md", 2), ("crates/x/src/hu.md", 0), ("README.md", 0)] {
            assert_eq!(texts(&source(path, "A\n\nB\n")).len(), count, "{path}");
        }
    }
}
