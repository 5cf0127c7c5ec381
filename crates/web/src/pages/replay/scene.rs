//! What is on the board of a replay.

use bots::review::{Judgment, Review};
use catalog::Table;

use super::super::{Seen, review::Line};
use super::address;

/// A position by its address.
#[derive(Clone, Copy)]
pub(crate) struct Place {
    /// The position after this many steps of the game,
    pub(crate) step: usize,
    /// and after this many moves of the line that a review found there.
    pub(crate) line: Option<usize>,
}

impl Place {
    /// Where the script asks what something is here.
    pub(in crate::pages) fn what(self, seen: &Seen<'_>) -> String {
        let line = self.line.map(|moves| format!("&line={moves}")).unwrap_or_default();
        format!("{}{}{line}&thing=", address(seen, "/replay/what", seen.viewer), self.step)
    }
}

/// A position with what a review found there, even if other positions are still to be judged.
pub(crate) struct Scene<'a> {
    pub(super) then: Box<dyn Table>,
    pub(super) found: Option<(&'a Judgment, Line)>,
    /// Which move of the line is shown, counted from one.
    pub(super) at: Option<usize>,
}

impl<'a> Scene<'a> {
    pub(crate) fn of(game: &dyn Table, place: Place, review: &'a Review) -> Scene<'a> {
        let judgment = review.at(place.step).filter(|judgment| judgment.played.is_some());
        let found = judgment.map(|judgment| (judgment, Line::of(game, judgment)));
        let length = found.as_ref().map_or(0, |(_, line)| line.len());
        let at = place.line.filter(|_| length > 0).map(|moves| moves.clamp(1, length));
        Scene { then: game.at(place.step), found, at }
    }

    /// The position of the game, or of the line.
    pub(crate) fn shown(&self) -> &dyn Table {
        let in_line = self.line_at().and_then(|(moves, line)| line.after(moves));
        in_line.unwrap_or(&*self.then)
    }

    /// The line, if the board shows a move of it.
    pub(super) fn line_at(&self) -> Option<(usize, &Line)> {
        self.at.zip(self.found.as_ref().map(|(_, line)| line))
    }

    pub(super) fn judgment(&self) -> Option<&'a Judgment> {
        self.found.as_ref().map(|(judgment, _)| *judgment)
    }
}
