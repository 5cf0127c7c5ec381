//! The game's drawing on the screen.

use game::{Drawing, Span as Piece};
use ratatui::text::{Line, Span, Text};

use crate::app::App;
use crate::palette::Palette;

impl App<'_> {
    pub(crate) fn drawing(&self) -> Drawing {
        self.table.draw(self.viewer(), self.pointed().as_deref(), self.lang)
    }

    pub(crate) fn draw_board(&self, drawing: &Drawing) -> Text<'static> {
        let pointed = self.pointed();
        let piece = |piece: &Piece| draw_piece(piece, pointed.as_deref(), self.palette);
        drawing.lines.iter().map(|line| line.iter().map(piece).collect::<Line<'static>>()).collect()
    }
}

fn draw_piece(piece: &Piece, pointed: Option<&str>, palette: Palette) -> Span<'static> {
    let style = match piece.target.as_deref() {
        Some(target) if Some(target) == pointed => palette.focus(piece.tone),
        Some(_) => palette.target(piece.tone),
        None => palette.style(piece.tone),
    };
    Span::styled(piece.text.clone(), style)
}

/// How many columns a text takes.
pub(crate) fn width(text: &str) -> u16 {
    u16::try_from(Span::raw(text).width()).unwrap_or(u16::MAX)
}
