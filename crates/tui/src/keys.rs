//! What each key does.

use std::time::Duration;

use game::Lang;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use crate::app::{App, Exit, Page};
use crate::focus::Cycle;
use crate::input::Reading;
use crate::seating::Mode;
use crate::targets::Direction;
use crate::words::say;

/// The shortest pause that is noticeable, and the longest that is bearable.
const PACES: (Duration, Duration) = (Duration::from_millis(50), Duration::from_secs(6));

impl App<'_> {
    /// Answers a key.
    pub fn handle(&mut self, key: KeyEvent) {
        if self.has_left() {
            return;
        }
        let before = std::mem::replace(&mut self.exit, Exit::Staying);
        self.message = None;
        self.is_hint_shown = false;
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            return self.handle_control(key.code, before);
        }
        match (self.page, key.code) {
            (Page::Help | Page::Signs, KeyCode::F(1 | 3)) | (Page::Main | Page::Board, _) => {}
            (Page::Help | Page::Signs, _) => {
                self.page = Page::Main;
                return;
            }
        }
        match key.code {
            KeyCode::Esc => self.escape(before),
            KeyCode::F(1) => self.page = Page::Help,
            KeyCode::F(2) => self.switch_language(),
            KeyCode::F(3) => self.page = Page::Signs,
            KeyCode::F(4) => self.ask_for_hint(),
            KeyCode::F(8) => self.undo(),
            KeyCode::PageUp => self.scroll += self.page_height(),
            KeyCode::PageDown => self.scroll = self.scroll.saturating_sub(self.page_height()),
            KeyCode::Char(sign @ ('?' | '+' | '-')) if self.input.is_empty() => self.handle_sign(sign),
            code => self.handle_in_mode(code, before),
        }
    }

    fn handle_control(&mut self, code: KeyCode, before: Exit) {
        match code {
            KeyCode::Char('c' | 'q') => self.leave(before),
            KeyCode::Char('z') => self.undo(),
            _ => {}
        }
    }

    /// Keys that begin no notation.
    fn handle_sign(&mut self, sign: char) {
        match sign {
            '+' if self.has_bots() => self.set_pace(self.pace / 2),
            '-' if self.has_bots() => self.set_pace(self.pace * 2),
            '?' => self.page = Page::Help,
            _ => {}
        }
    }

    fn handle_in_mode(&mut self, code: KeyCode, before: Exit) {
        match self.mode() {
            Mode::Deciding(_) | Mode::Drawing => self.handle_choosing(code),
            Mode::Covered(seat) if code == KeyCode::Enter => {
                self.holder = Some(seat);
                self.refocus();
            }
            Mode::Covered(_) => {}
            Mode::Waiting(..) if self.is_watching() => self.handle_watching(code),
            Mode::Waiting(..) => self.handle_ahead(code),
            Mode::Over => self.handle_over(code, before),
        }
    }

    fn handle_choosing(&mut self, code: KeyCode) {
        match code {
            KeyCode::Left => self.move_focus(Direction::Left),
            KeyCode::Right => self.move_focus(Direction::Right),
            KeyCode::Up => self.move_focus(Direction::Up),
            KeyCode::Down => self.move_focus(Direction::Down),
            KeyCode::Tab if !self.input.is_empty() => self.complete_input(),
            KeyCode::Tab => self.cycle_focus(Cycle::Next),
            KeyCode::BackTab => self.cycle_focus(Cycle::Previous),
            KeyCode::Backspace => self.erase_letter(),
            KeyCode::Char(' ') if self.input.is_empty() => {}
            KeyCode::Char(letter) => self.type_letter(letter),
            KeyCode::Enter => self.enter(),
            _ => {}
        }
    }

    fn enter(&mut self) {
        match self.reading() {
            Reading::One(choice) => self.play(&choice),
            Reading::Nothing => {
                if let Some(choice) = self.focus.clone() {
                    self.play(&choice);
                }
            }
            Reading::Many(choices) => {
                let values = [("text", self.typed().into()), ("count", choices.len().into())];
                self.message = Some(say(self.lang, "ambiguous", &values));
            }
            Reading::Unknown => self.message = Some(self.refusal()),
        }
    }

    /// Why what is typed cannot be played.
    fn refusal(&self) -> String {
        let values = [("text", self.typed().into())];
        match self.table.name_action(&self.typed(), self.lang) {
            Some(_) => say(self.lang, "illegal", &values),
            None => say(self.lang, "unknown", &values),
        }
    }

    pub(crate) fn typed(&self) -> String {
        self.input.split_whitespace().collect::<Vec<_>>().join(" ")
    }

    /// While only computer players play, nobody types, so letters are free.
    fn handle_watching(&mut self, code: KeyCode) {
        match code {
            KeyCode::Char(' ') if self.is_paused => self.take_bot_step(),
            KeyCode::Char(' ') => self.is_paused = true,
            KeyCode::Enter => self.is_paused = false,
            _ => {}
        }
    }

    /// A person may type ahead while a computer player chooses.
    fn handle_ahead(&mut self, code: KeyCode) {
        match code {
            KeyCode::Backspace => self.erase_letter(),
            KeyCode::Char(' ') if self.input.is_empty() => {}
            KeyCode::Char(letter) => self.type_letter(letter),
            KeyCode::Enter => self.message = Some(say(self.lang, "wait", &[])),
            _ => {}
        }
    }

    fn handle_over(&mut self, code: KeyCode, before: Exit) {
        match code {
            KeyCode::Enter | KeyCode::Char('q' | 'Q') => self.leave(before),
            KeyCode::Tab => {
                self.page = match self.page {
                    Page::Main | Page::Help | Page::Signs => Page::Board,
                    Page::Board => Page::Main,
                }
            }
            _ => {}
        }
    }

    fn escape(&mut self, before: Exit) {
        if !self.input.is_empty() {
            return self.input.clear();
        }
        if before == Exit::Asked {
            return self.leave(before);
        }
        self.save();
        self.exit = Exit::Asked;
        self.message = Some(match &self.unsaved {
            Some(problem) => say(self.lang, "leave-unsaved", &[("problem", problem.as_str().into())]),
            None => say(self.lang, "leave-again", &[]),
        });
    }

    /// Saves and leaves; if saving fails, leaves only when asked twice.
    fn leave(&mut self, before: Exit) {
        self.save();
        match &self.unsaved {
            Some(problem) if before == Exit::Staying => {
                self.exit = Exit::Asked;
                self.message = Some(say(self.lang, "leave-unsaved", &[("problem", problem.as_str().into())]));
            }
            Some(_) | None => self.exit = Exit::Left,
        }
    }

    fn switch_language(&mut self) {
        self.lang = match self.lang {
            Lang::En => Lang::Fr,
            Lang::Fr => Lang::Hu,
            Lang::Hu => Lang::En,
        };
        self.message = Some(say(self.lang, "language", &[]));
    }

    fn set_pace(&mut self, pace: Duration) {
        self.pace = pace.clamp(PACES.0, PACES.1);
        let milliseconds = self.pace.as_millis() as u64;
        self.message = Some(say(self.lang, "pace", &[("milliseconds", milliseconds.into())]));
    }

    fn page_height(&self) -> usize {
        self.log_height.saturating_sub(1).max(1)
    }
}
