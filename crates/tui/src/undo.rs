//! Undo.

use crate::app::App;
use crate::words::say;

impl App<'_> {
    /// Goes back to the last decision of a person at this keyboard, unless something was revealed since.
    pub(crate) fn undo(&mut self) {
        let persons = self.persons();
        let steps = persons.iter().filter_map(|seat| self.table.undoable(*seat)).min();
        self.message = Some(match steps {
            Some(steps) => self.take_back(steps),
            None => self.refuse_undo(),
        });
    }

    fn take_back(&mut self, steps: usize) -> String {
        self.table.back(steps).expect("only steps that were taken can be undone");
        if let Some(timing) = &mut self.timing {
            timing.is_taken_back = true;
        }
        self.input.clear();
        self.scroll = 0;
        self.settle();
        say(self.lang, "undone", &[("count", steps.into())])
    }

    fn refuse_undo(&self) -> String {
        let persons = self.persons();
        let has_decided = self
            .table
            .record()
            .steps
            .iter()
            .any(|step| step.actor.is_some_and(|seat| persons.contains(&seat)));
        if has_decided { say(self.lang, "undo-shown", &[]) } else { say(self.lang, "undo-nothing", &[]) }
    }
}
