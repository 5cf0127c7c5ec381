//! Laying out drawings made of text. Every sign in them is one column wide.

use crate::legal::ActionSet;
use crate::rules::Game;
use crate::show::drawing::{Span, Tone};
use crate::show::present::Scene;

/// One line of a drawing.
pub type Line = Vec<Span>;

/// The width that every terminal has.
pub const WIDTH: usize = 80;

/// Ordinary text.
pub fn plain(text: impl Into<String>) -> Span {
    Span::new(Tone::Plain, text)
}

/// Text that is less important.
pub fn faint(text: impl Into<String>) -> Span {
    Span::new(Tone::Faint, text)
}

/// Empty columns.
pub fn blank(columns: usize) -> Span {
    plain(" ".repeat(columns))
}

/// How many columns a line takes.
pub fn width(line: &[Span]) -> usize {
    line.iter().map(|span| span.text.chars().count()).sum()
}

/// Fills a line up with spaces.
pub fn pad_to(line: &mut Line, columns: usize) {
    let missing = columns.saturating_sub(width(line));
    if missing > 0 {
        line.push(blank(missing));
    }
}

/// Puts blocks next to each other, each `column` columns to the right of the one before.
pub fn side_by_side(blocks: &[Vec<Line>], column: usize) -> Vec<Line> {
    let height = blocks.iter().map(Vec::len).max().unwrap_or_default();
    let row = |row: usize| {
        let mut line = Line::new();
        for (index, block) in blocks.iter().enumerate() {
            pad_to(&mut line, index * column);
            line.extend(block.get(row).cloned().unwrap_or_default());
        }
        line
    };
    (0..height).map(row).collect()
}

/// Puts pieces one after the other with a space between them, and starts a new line, indented, where one is full.
pub fn flow(pieces: Vec<Line>, indent: usize) -> Vec<Line> {
    let mut lines = Vec::new();
    let mut line = Line::new();
    for piece in pieces {
        if !line.is_empty() && width(&line) + 1 + width(&piece) > WIDTH {
            lines.push(std::mem::replace(&mut line, vec![blank(indent - 1)]));
        }
        if !line.is_empty() {
            line.push(blank(1));
        }
        line.extend(piece);
    }
    lines.push(line);
    lines
}

impl<G: Game> Scene<'_, G> {
    /// Whether the viewer may choose this action.
    pub fn is_legal(&self, action: G::Action) -> bool {
        self.legal.is_some_and(|legal| legal.contains(action))
    }

    /// The span as a target of the first of these actions that is legal, if one is.
    #[must_use]
    pub fn aim(&self, span: Span, actions: &[G::Action]) -> Span {
        match actions.iter().find(|action| self.is_legal(**action)) {
            Some(action) => span.target(action),
            None => span,
        }
    }
}
