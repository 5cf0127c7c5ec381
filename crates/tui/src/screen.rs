//! The whole screen.

use bots::Bot;
use game::{Seat, Tone};
use ratatui::Frame;
use ratatui::layout::{Position, Rect};
use ratatui::text::{Line, Span, Text};

use crate::app::{App, Page};
use crate::areas::{Areas, SMALLEST, Wanted};
use crate::board::width;
use crate::seating::Mode;
use crate::words::say;
use crate::wrap::{cut, wrap};

impl App<'_> {
    /// Draws everything, or a sentence if the screen is too small.
    pub fn draw(&mut self, frame: &mut Frame<'_>) {
        let drawing = self.drawing();
        let wanted = Wanted { board: drawing.lines.len() as u16, preview: self.preview_rows(frame.area()) };
        let Some(areas) = Areas::of(frame.area(), wanted) else {
            return self.draw_refusal(frame);
        };
        frame.render_widget(self.title(areas.title.width), areas.title);
        if self.mode() == Mode::Over && self.page != Page::Board {
            frame.render_widget(self.draw_ending(areas.board.width), areas.board);
        } else {
            frame.render_widget(self.draw_board(&drawing), areas.board);
        }
        let preview = self.draw_preview(areas.preview.width, areas.preview.height);
        frame.render_widget(Text::from(preview), areas.preview);
        self.draw_log(frame, areas.log);
        areas.rules.iter().for_each(|rule| self.draw_rule(frame, *rule));
        self.draw_input(frame, areas.input);
        frame.render_widget(self.help_line(areas.help.width), areas.help);
        match self.page {
            Page::Help => self.draw_help(frame, "help-title", self.key_lines()),
            Page::Signs => self.draw_help(frame, "signs-title", self.sign_lines()),
            Page::Main | Page::Board => {}
        }
    }

    fn draw_refusal(&self, frame: &mut Frame<'_>) {
        let area = frame.area();
        let values = [
            ("width", SMALLEST.width.into()),
            ("height", SMALLEST.height.into()),
            ("columns", area.width.into()),
            ("rows", area.height.into()),
        ];
        let sentence = say(self.lang, "too-small", &values);
        frame.render_widget(Text::from(wrap(&[Span::raw(sentence)], area.width, 0)), area);
    }

    /// Nothing is left to preview when the game is over; tall screens have room for more.
    fn preview_rows(&self, screen: Rect) -> u16 {
        match self.mode() {
            Mode::Over => 0,
            Mode::Deciding(_) | Mode::Covered(_) | Mode::Waiting(..) | Mode::Drawing => {
                if screen.height < 30 { 3 } else { 4 }
            }
        }
    }

    /// The game and its options on the left, whose turn it is on the right.
    fn title(&self, columns: u16) -> Line<'static> {
        let times = self.times();
        let turn = if times.is_empty() {
            self.turn_sentence()
        } else {
            format!("{}  {times}", self.turn_sentence())
        };
        let room = columns.saturating_sub(width(&turn) + 2);
        let game = [
            self.strong((self.table.entry().say)("name", self.lang)),
            self.coloured(Tone::Plain, self.unusual_options()),
        ];
        let mut line = cut(wrap(&game, room, 0), 1).pop().unwrap_or_default();
        let used = u16::try_from(line.width()).unwrap_or(u16::MAX);
        let gap = columns.saturating_sub(used + width(&turn));
        line.push_span(Span::raw(" ".repeat(usize::from(gap))));
        line.push_span(self.strong(turn));
        line
    }

    /// Options that differ from their defaults, each preceded by spaces.
    fn unusual_options(&self) -> String {
        let record = self.table.record();
        let is_usual = |pair: &str| {
            let options = self.table.entry().options;
            pair.split_once('=').is_some_and(|(key, value)| {
                options.iter().any(|option| option.key == key && option.default == value)
            })
        };
        let pairs = record.get("options").unwrap_or_default().split_whitespace();
        pairs.filter(|pair| !is_usual(pair)).flat_map(|pair| ["  ", pair]).collect()
    }

    fn turn_sentence(&self) -> String {
        let seat_name = |seat: Seat| ("seat", self.name(seat).into());
        match self.mode() {
            Mode::Deciding(seat) if self.persons().len() == 1 => {
                say(self.lang, "turn-yours", &[seat_name(seat)])
            }
            Mode::Deciding(seat) | Mode::Covered(seat) => say(self.lang, "turn-person", &[seat_name(seat)]),
            Mode::Waiting(seat, bot) => {
                let values = [seat_name(seat), ("bot", self.name_bot(bot).into())];
                let key = if self.is_paused { "turn-paused" } else { "turn-bot" };
                say(self.lang, key, &values)
            }
            Mode::Drawing => say(self.lang, "turn-chance", &[]),
            Mode::Over => say(self.lang, "turn-over", &[]),
        }
    }

    fn name_bot(&self, bot: Bot) -> String {
        match bot {
            Bot::Random | Bot::Greedy | Bot::Level(_) => say(self.lang, &format!("bot-{bot}"), &[]),
            Bot::Uct(_) | Bot::Search(..) => bot.to_string(),
        }
    }

    fn draw_rule(&self, frame: &mut Frame<'_>, area: Rect) {
        let sign = if area.width > 1 { "─" } else { "│" };
        let row = sign.repeat(usize::from(area.width));
        let rows = (0..area.height).map(|_| Line::from(self.coloured(Tone::Faint, row.clone())));
        frame.render_widget(rows.collect::<Text<'_>>(), area);
    }

    /// What is typed, with what completes it; or what Enter would play, in its notation and in words.
    fn draw_input(&self, frame: &mut Frame<'_>, area: Rect) {
        match self.mode() {
            Mode::Deciding(_) | Mode::Drawing => {}
            Mode::Waiting(..) if !self.is_watching() => {}
            Mode::Waiting(..) | Mode::Covered(_) | Mode::Over => return,
        }
        let mut line = Line::from(vec![self.strong("> ".to_owned()), Span::raw(self.input.clone())]);
        let cursor = area.x + u16::try_from(line.width()).unwrap_or(u16::MAX);
        let offer = self.offer();
        line.push_span(self.coloured(Tone::Faint, offer));
        if let Some(name) = self.pointed().and_then(|choice| self.table.name_action(&choice, self.lang)) {
            line.push_span(Span::raw(format!(" — {name}")));
        }
        frame.render_widget(line, area);
        if !matches!(self.page, Page::Help | Page::Signs) {
            frame.set_cursor_position(Position::new(cursor.min(area.right() - 1), area.y));
        }
    }

    /// What is not typed yet but could be.
    fn offer(&self) -> String {
        if self.input.is_empty() {
            return self.focus.clone().unwrap_or_default();
        }
        let completion = self.completion().unwrap_or_default();
        completion.strip_prefix(&self.input).unwrap_or_default().to_owned()
    }
}
