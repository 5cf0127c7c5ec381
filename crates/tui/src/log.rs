//! The log: what happened, with the newest at the bottom.

use catalog::LogLine;
use game::Tone;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span, Text};

use crate::app::App;
use crate::wrap::wrap;

impl App<'_> {
    /// Draws as much of the log as fits, and remembers how much that was for the keys that page through it.
    pub(crate) fn draw_log(&mut self, frame: &mut Frame<'_>, area: Rect) {
        // The last two columns are for the arrows that show that there is more.
        let lines = self.log_lines(area.width.saturating_sub(2));
        let height = usize::from(area.height);
        let most = lines.len().saturating_sub(height);
        self.scroll = self.scroll.min(most);
        self.log_height = height;
        let first = most - self.scroll;
        let visible: Vec<Line<'_>> = lines.into_iter().skip(first).take(height).collect();
        frame.render_widget(Text::from(visible), area);
        let arrow =
            Rect { x: area.right().saturating_sub(1), width: 1, height: 1, ..area }.intersection(area);
        if first > 0 {
            frame.render_widget("▲", arrow);
        }
        if self.scroll > 0 {
            let bottom = area.bottom().saturating_sub(1);
            frame.render_widget("▼", Rect { y: bottom, ..arrow }.intersection(area));
        }
    }

    fn log_lines(&self, columns: u16) -> Vec<Line<'static>> {
        let log = join_draws(self.table.log(self.viewer(), self.lang));
        log.iter().flat_map(|entry| wrap(&self.log_entry(entry), columns, 2)).collect()
    }

    fn log_entry(&self, entry: &LogLine) -> [Span<'static>; 2] {
        let (mark, tone) = match entry.actor {
            Some(seat) => ("• ", Tone::Seat(seat)),
            None => ("◦ ", Tone::Plain),
        };
        [Span::styled(mark, self.palette.style(tone)), Span::raw(entry.text.clone())]
    }
}

/// Consecutive draws are one event to a reader.
fn join_draws(log: Vec<LogLine>) -> Vec<LogLine> {
    let mut joined: Vec<LogLine> = Vec::new();
    for line in log.into_iter().filter(|line| !line.text.is_empty()) {
        match joined.last_mut() {
            Some(last) if last.actor.is_none() && line.actor.is_none() => {
                last.text.push(' ');
                last.text.push_str(&line.text);
            }
            Some(_) | None => joined.push(line),
        }
    }
    joined
}

#[cfg(test)]
mod tests {
    use game::Seat;

    use super::*;

    #[test]
    fn draws_in_a_row_are_one_line() {
        let line =
            |actor: Option<u8>, text: &str| LogLine { actor: actor.map(Seat::new), text: text.to_owned() };
        let log = vec![
            line(None, "A."),
            line(None, "B."),
            line(Some(0), "C."),
            line(Some(0), ""),
            line(None, "D."),
        ];
        let joined = [line(None, "A. B."), line(Some(0), "C."), line(None, "D.")];
        assert_eq!(join_draws(log), joined);
    }
}
