//! Breaking text into lines.

use ratatui::style::Style;
use ratatui::text::{Line, Span};

use crate::board::width;

/// Breaks a text at its spaces into lines of at most `columns`; those after the first are indented.
pub(crate) fn wrap(spans: &[Span<'_>], columns: u16, indent: u16) -> Vec<Line<'static>> {
    let letters: Vec<Letter> =
        spans.iter().flat_map(|span| span.content.chars().map(|letter| (letter, span.style))).collect();
    let mut paragraph = Paragraph { lines: vec![Line::default()], used: 0, columns, indent };
    for word in letters.split_inclusive(|(letter, _)| *letter == ' ') {
        paragraph.push(word);
    }
    paragraph.lines
}

/// At most this many lines; an ellipsis shows where something is left out.
pub(crate) fn cut(mut lines: Vec<Line<'static>>, most: u16) -> Vec<Line<'static>> {
    let most = usize::from(most);
    if lines.len() <= most {
        return lines;
    }
    lines.truncate(most);
    if let Some(last) = lines.last_mut().and_then(|line| line.spans.last_mut()) {
        let text = last.content.trim_end();
        let shortened: String = text.chars().take(text.chars().count().saturating_sub(1)).collect();
        last.content = format!("{shortened}…").into();
    }
    lines
}

type Letter = (char, Style);

struct Paragraph {
    lines: Vec<Line<'static>>,
    used: u16,
    columns: u16,
    indent: u16,
}

impl Paragraph {
    fn push(&mut self, word: &[Letter]) {
        let columns: u16 = word.iter().filter(|(letter, _)| *letter != ' ').map(columns_of).sum();
        if self.used > self.start() && self.used + columns > self.columns {
            self.break_line();
        }
        for letter in word {
            self.push_letter(letter);
        }
    }

    /// Words longer than a line are broken anywhere; the space at the end of a line is dropped if it does not fit.
    fn push_letter(&mut self, letter: &Letter) {
        let columns = columns_of(letter);
        let is_full = self.used + columns > self.columns;
        if is_full && letter.0 == ' ' {
            return;
        }
        if is_full && self.used > self.start() {
            self.break_line();
        }
        self.used += columns;
        let line = self.lines.last_mut().expect("a paragraph has a line");
        match line.spans.last_mut() {
            Some(last) if last.style == letter.1 => last.content.to_mut().push(letter.0),
            Some(_) | None => line.push_span(Span::styled(letter.0.to_string(), letter.1)),
        }
    }

    fn break_line(&mut self) {
        self.lines.push(Line::raw(" ".repeat(usize::from(self.indent))));
        self.used = self.indent;
    }

    /// Where the line begins.
    fn start(&self) -> u16 {
        if self.lines.len() == 1 { 0 } else { self.indent }
    }
}

fn columns_of((letter, _): &Letter) -> u16 {
    width(letter.encode_utf8(&mut [0; 4]))
}

#[cfg(test)]
mod tests {
    use ratatui::style::Stylize;

    use super::*;

    #[track_caller]
    fn check(text: &str, columns: u16, expected: &[&str]) {
        let lines = wrap(&[Span::raw(text)], columns, 2);
        let texts: Vec<String> = lines.iter().map(|line| line.to_string().trim_end().to_owned()).collect();
        assert_eq!(texts, expected);
    }

    #[test]
    fn lines_break_at_blanks_and_words_only_if_they_must() {
        check("", 5, &[""]);
        check("one two three", 20, &["one two three"]);
        check("one two three", 7, &["one two", "  three"]);
        check("one two three", 6, &["one", "  two", "  thre", "  e"]);
        check("éé éé", 4, &["éé", "  éé"]);
        check("one", 1, &["o", "  n", "  e"]);
    }

    #[test]
    fn styles_do_not_part_words() {
        let lines = wrap(&["one (".into(), "+3".bold(), ")".into()], 7, 0);
        let texts: Vec<String> = lines.iter().map(Line::to_string).collect();
        assert_eq!(texts, ["one ", "(+3)"]);
    }

    #[test]
    fn what_is_cut_ends_with_an_ellipsis() {
        let lines = cut(wrap(&[Span::raw("one two three")], 4, 0), 2);
        let texts: Vec<String> = lines.iter().map(Line::to_string).collect();
        assert_eq!(texts, ["one ", "tw…"]);
        assert!(cut(wrap(&[Span::raw("one")], 4, 0), 0).is_empty());
    }
}
