//! Pointing: which choice the keys lead to.

use crate::app::App;
use crate::input::Reading;
use crate::targets::{Direction, Target, distance, nearest, targets};

/// The next or the previous one, wrapping around.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Cycle {
    Next,
    Previous,
}

impl App<'_> {
    /// What is pointed at: what is typed if that is one thing, and the focus if nothing is typed.
    pub(crate) fn pointed(&self) -> Option<String> {
        match self.reading() {
            Reading::Nothing => self.focus.clone(),
            Reading::One(choice) => Some(choice),
            Reading::Many(_) | Reading::Unknown => None,
        }
    }

    /// Keeps the focus if it can still be chosen, otherwise moves it to whatever is nearest.
    pub(crate) fn refocus(&mut self) {
        let targets = self.targets();
        let kept = targets.iter().find(|target| Some(&target.choice) == self.focus.as_ref());
        let near = || {
            let place = self.place?;
            let placed = targets.iter().filter(|target| target.area.is_some());
            placed.min_by_key(|target| target.area.map(|area| distance(place, area)))
        };
        let chosen = kept.or_else(near).or(targets.first()).cloned();
        self.focus_on(chosen);
    }

    /// Pointing ends typing.
    pub(crate) fn move_focus(&mut self, direction: Direction) {
        self.input.clear();
        let targets = self.targets();
        let focused = targets.iter().find(|target| Some(&target.choice) == self.focus.as_ref());
        let Some(from) = focused.and_then(|target| target.area) else {
            // Choices that are not on the board form a list.
            return self.cycle_focus(match direction {
                Direction::Left | Direction::Up => Cycle::Previous,
                Direction::Right | Direction::Down => Cycle::Next,
            });
        };
        if let Some(target) = nearest(&targets, from, direction).cloned() {
            self.focus_on(Some(target));
        }
    }

    pub(crate) fn cycle_focus(&mut self, cycle: Cycle) {
        self.input.clear();
        let targets = self.targets();
        let Some(last) = targets.len().checked_sub(1) else { return };
        let focused = targets.iter().position(|target| Some(&target.choice) == self.focus.as_ref());
        let index = match (focused, cycle) {
            (None, Cycle::Next) => 0,
            (None | Some(0), Cycle::Previous) => last,
            (Some(index), Cycle::Next) => (index + 1) % targets.len(),
            (Some(index), Cycle::Previous) => index - 1,
        };
        self.focus_on(Some(targets[index].clone()));
    }

    /// Points at one of the things that can be chosen.
    pub(crate) fn focus_on_choice(&mut self, choice: &str) {
        let target = self.targets().into_iter().find(|target| target.choice == choice);
        self.focus_on(target);
    }

    fn focus_on(&mut self, target: Option<Target>) {
        self.place = target.as_ref().and_then(|target| target.area).or(self.place);
        self.focus = target.map(|target| target.choice);
    }

    pub(crate) fn targets(&self) -> Vec<Target> {
        targets(&self.table.draw(self.viewer(), None, self.lang), self.choices())
    }
}
