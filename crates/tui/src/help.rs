//! The keys: a line of the useful ones, and a page with all.

use ratatui::Frame;
use ratatui::layout::{Constraint, Rect};
use ratatui::text::{Line, Span, Text};
use ratatui::widgets::{Block, Clear};

use crate::app::App;
use crate::board::width;
use crate::seating::Mode;
use crate::words::say;
use crate::wrap::{cut, wrap};

/// Each key's name and what it does.
const KEYS: [(&str, &str); 15] = [
    ("key-arrows", "does-arrows"),
    ("key-enter", "does-enter"),
    ("key-letters", "does-letters"),
    ("key-tab", "does-tab"),
    ("key-erase", "does-erase"),
    ("key-undo", "does-undo"),
    ("key-hint", "does-hint"),
    ("key-pages", "does-pages"),
    ("key-space", "does-space"),
    ("key-continue", "does-continue"),
    ("key-pace", "does-pace"),
    ("key-language", "does-language"),
    ("key-signs", "does-signs"),
    ("key-help", "does-help"),
    ("key-leave", "does-leave"),
];

impl App<'_> {
    /// The answer to the last key if there is one, a standing warning, or the keys that matter now.
    pub(crate) fn help_line(&self, columns: u16) -> Line<'static> {
        let warning = || {
            let problem = self.unsaved.as_deref()?;
            Some(say(self.lang, "unsaved", &[("problem", problem.into())]))
        };
        let span = match self.message.clone().or_else(warning) {
            Some(text) => self.strong(text),
            None => Span::raw(self.useful_keys()),
        };
        cut(wrap(&[span], columns, 0), 1).pop().unwrap_or_default()
    }

    fn useful_keys(&self) -> String {
        match self.mode() {
            Mode::Deciding(_) if self.input.is_empty() => say(self.lang, "keys-choosing", &[]),
            Mode::Deciding(_) => say(self.lang, "keys-typing", &[]),
            Mode::Drawing => say(self.lang, "keys-drawing", &[]),
            Mode::Covered(_) => say(self.lang, "keys-covered", &[]),
            Mode::Waiting(..) if !self.is_watching() => say(self.lang, "keys-waiting", &[]),
            Mode::Waiting(..) if self.is_paused => say(self.lang, "keys-paused", &[]),
            Mode::Waiting(..) => say(self.lang, "keys-watching", &[]),
            Mode::Over => say(self.lang, "keys-over", &[]),
        }
    }

    pub(crate) fn draw_help(&self, frame: &mut Frame<'_>, title: &str, rows: Vec<(String, String)>) {
        let lines = self.help_lines(rows);
        let widest = lines.iter().map(Line::width).max().unwrap_or_default();
        let size = |inner: usize| Constraint::Length(u16::try_from(inner + 2).unwrap_or(u16::MAX));
        let area: Rect = frame.area().centered(size(widest), size(lines.len()));
        let title = self.strong(format!(" {} ", say(self.lang, title, &[])));
        let frame_around = Block::bordered().title(title);
        // Whole rows, so that no scraps of the board remain beside it.
        frame.render_widget(Clear, Rect { x: 0, width: frame.area().width, ..area });
        frame.render_widget(Text::from(lines), frame_around.inner(area));
        frame.render_widget(frame_around, area);
    }

    /// Every key and what it does.
    pub(crate) fn key_lines(&self) -> Vec<(String, String)> {
        let example = self.choices().first().cloned().unwrap_or_else(|| "…".to_owned());
        let values = [("example", example.into())];
        KEYS.map(|(name, does)| (say(self.lang, name, &[]), say(self.lang, does, &values))).to_vec()
    }

    /// Every sign of the board and what it means.
    pub(crate) fn sign_lines(&self) -> Vec<(String, String)> {
        (self.table().entry().legend)(self.lang)
    }

    fn help_lines(&self, rows: Vec<(String, String)>) -> Vec<Line<'static>> {
        let widest = rows.iter().map(|(name, _)| width(name)).max().unwrap_or_default();
        let mut lines = Vec::from([Line::default()]);
        for (name, text) in rows {
            let gap = " ".repeat(usize::from(widest - width(&name) + 2));
            lines.push(vec![Span::raw("  "), self.strong(name), Span::raw(format!("{gap}{text}  "))].into());
        }
        lines.push(Line::default());
        lines.push(Line::raw(say(self.lang, "help-close", &[])).centered());
        lines.push(Line::default());
        lines
    }
}

#[cfg(test)]
mod tests {
    use game::Lang;

    use super::*;
    use crate::areas::SMALLEST;

    /// Whatever the mode, one line has to hold them.
    const LINES: [&str; 8] = [
        "keys-choosing",
        "keys-typing",
        "keys-drawing",
        "keys-covered",
        "keys-waiting",
        "keys-watching",
        "keys-paused",
        "keys-over",
    ];

    #[test]
    fn the_keys_fit_on_the_smallest_screen() {
        for lang in Lang::ALL {
            for key in LINES {
                let text = say(lang, key, &[]);
                assert!(width(&text) <= SMALLEST.width, "{lang} {key}: {}", width(&text));
            }
            let longest = |texts: [String; KEYS.len()]| texts.iter().map(|text| width(text)).max();
            let names = longest(KEYS.map(|(name, _)| say(lang, name, &[])));
            let values = [("example", "12345678".into())];
            let does = longest(KEYS.map(|(_, does)| say(lang, does, &values)));
            // Two spaces on the left, in the middle and on the right, and the frame.
            let total = names.zip(does).map(|(names, does)| names + does + 8);
            assert!(total <= Some(SMALLEST.width), "{lang}: {total:?}");
            for entry in catalog::GAMES {
                let legend = (entry.legend)(lang);
                let signs = legend.iter().map(|(sign, _)| width(sign)).max();
                let words = legend.iter().map(|(_, words)| width(words)).max();
                let total = signs.zip(words).map(|(signs, words)| signs + words + 8);
                assert!(total <= Some(SMALLEST.width), "{} in {lang}: {total:?}", entry.id);
                assert!(legend.len() + 5 < usize::from(SMALLEST.height), "{} in {lang}", entry.id);
            }
        }
    }
}
