//! Advice for the player to move: the first press gives the kind of action, the next one the action.

use bots::Stop;
use catalog::{Advice, Disclosure, tell_advice};
use game::Seat;
use ratatui::text::Span;

use crate::app::App;
use crate::seating::Mode;
use crate::words::say;

/// Advice on the position, and how much of it was given.
pub(crate) struct Hint {
    advice: Advice,
    told: Disclosure,
}

impl App<'_> {
    /// Thinks about a new position; otherwise gives more of the advice.
    pub(crate) fn ask_for_hint(&mut self) {
        let Mode::Deciding(_) = self.mode() else {
            self.message = Some(say(self.lang, "hint-not-now", &[]));
            return;
        };
        self.hint = match self.hint.take() {
            Some(Hint { advice, told: Disclosure::Kind | Disclosure::Action }) => {
                self.input.clear();
                self.focus_on_choice(&advice.action);
                Some(Hint { advice, told: Disclosure::Action })
            }
            None => {
                let advice = self.table.advise(self.hint_nodes, &Stop::default(), self.rng);
                advice.map(|advice| Hint { advice, told: Disclosure::Kind })
            }
        };
        self.is_hint_shown = true;
    }

    /// The advice, if the last key asked for it.
    pub(crate) fn describe_hint(&self, seat: Seat) -> Option<Vec<Span<'static>>> {
        let hint = self.hint.as_ref().filter(|_| self.is_hint_shown)?;
        let names: Vec<String> = Seat::all(self.table.seats()).map(|seat| self.name(seat)).collect();
        let sentences = tell_advice(&*self.table, seat, &hint.advice, hint.told, &names, self.lang)?;
        Some(vec![self.strong(say(self.lang, "hint", &[])), Span::raw(format!(" {sentences}"))])
    }
}
