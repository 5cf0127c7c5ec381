//! Below the board: what the focused action would do, or whatever else there is to say about the choice.

use catalog::Preview;
use game::{Seat, Tone, difference};
use ratatui::text::{Line, Span};

use crate::app::App;
use crate::input::Reading;
use crate::seating::Mode;
use crate::words::say;
use crate::wrap::{cut, wrap};

impl App<'_> {
    pub(crate) fn draw_preview(&self, columns: u16, rows: u16) -> Vec<Line<'static>> {
        let spans = match self.mode() {
            Mode::Deciding(seat) => self.describe_hint(seat).unwrap_or_else(|| self.describe_choice()),
            Mode::Drawing => self.list_outcomes(),
            Mode::Covered(seat) => {
                vec![self.strong(say(self.lang, "hand-over", &[("seat", self.name(seat).into())]))]
            }
            Mode::Waiting(..) | Mode::Over => Vec::new(),
        };
        cut(wrap(&spans, columns, 0), rows)
    }

    fn describe_choice(&self) -> Vec<Span<'static>> {
        match self.reading() {
            Reading::Many(choices) => self.list_choices(choices.into_iter().map(|choice| (choice, None))),
            Reading::Unknown => vec![Span::raw(say(self.lang, "no-match", &[("text", self.typed().into())]))],
            Reading::One(choice) => self.describe(&choice),
            Reading::Nothing => self.focus.as_deref().map(|choice| self.describe(choice)).unwrap_or_default(),
        }
    }

    fn describe(&self, choice: &str) -> Vec<Span<'static>> {
        let Some(preview) = self.table.preview(self.viewer(), choice, self.lang) else { return Vec::new() };
        let mut spans = vec![self.strong(say(self.lang, "preview", &[])), Span::raw(" ")];
        for seat in Seat::all(self.table.seats()) {
            let separator = if seat.number() == 0 { "" } else { " · " };
            spans.push(Span::raw(separator));
            spans.extend(self.describe_points(&preview, seat));
        }
        spans.push(Span::raw(format!(" — {}", preview.sentences.join(" "))));
        spans
    }

    /// `White 1 → 4 (+3)`, and only `White 1` where nothing changes.
    fn describe_points(&self, preview: &Preview, seat: Seat) -> Vec<Span<'static>> {
        let points = |all: &[i32]| all.get(seat.index()).copied().unwrap_or_default();
        let (before, after) = (points(&preview.before), points(&preview.after));
        let mut spans =
            vec![self.coloured(Tone::Seat(seat), self.name(seat)), Span::raw(format!(" {before}"))];
        if before != after {
            let tone = if after > before { Tone::Gain } else { Tone::Loss };
            spans.push(Span::raw(format!(" → {after} ")));
            spans.push(self.coloured(tone, format!("({})", difference(after - before))));
        }
        spans
    }

    fn list_outcomes(&self) -> Vec<Span<'static>> {
        let outcomes = self.table.outcomes().into_iter().map(|(outcome, weight)| (outcome, Some(weight)));
        let listed = match self.reading() {
            Reading::Nothing | Reading::One(_) => outcomes.collect::<Vec<_>>(),
            Reading::Many(begun) => outcomes.filter(|(outcome, _)| begun.contains(outcome)).collect(),
            Reading::Unknown => {
                return vec![Span::raw(say(self.lang, "no-match", &[("text", self.typed().into())]))];
            }
        };
        self.list_choices(listed.into_iter())
    }

    /// `place a1 · place b1`, each with its count if that is known.
    fn list_choices(&self, choices: impl Iterator<Item = (String, Option<u32>)>) -> Vec<Span<'static>> {
        let pointed = self.pointed();
        let title = match self.mode() {
            Mode::Drawing => say(self.lang, "choose-outcome", &[]),
            Mode::Deciding(_) | Mode::Covered(_) | Mode::Waiting(..) | Mode::Over => {
                say(self.lang, "matches", &[])
            }
        };
        let mut spans = vec![self.strong(title)];
        for (choice, weight) in choices {
            let is_pointed = pointed.as_deref() == Some(&choice);
            spans.push(Span::raw(if spans.len() == 1 { " " } else { "\u{a0}· " }));
            // Non-breaking spaces keep a notation on one line.
            let text = choice.replace(' ', "\u{a0}");
            let style =
                if is_pointed { self.palette.focus(Tone::Plain) } else { self.palette.style(Tone::Plain) };
            spans.push(Span::styled(text, style));
            spans.extend(weight.map(|weight| Span::raw(format!("\u{a0}×{weight}"))));
        }
        spans
    }

    pub(crate) fn name(&self, seat: Seat) -> String {
        (self.table.entry().name_seat)(seat, self.lang)
    }

    pub(crate) fn strong(&self, text: String) -> Span<'static> {
        self.coloured(Tone::Strong, text)
    }

    pub(crate) fn coloured(&self, tone: Tone, text: String) -> Span<'static> {
        Span::styled(text, self.palette.style(tone))
    }
}
