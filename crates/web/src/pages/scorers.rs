//! Everyone who scores: the seats, then an automaton if the rules have one play against them.

use catalog::Entry;
use game::{Score, Seat, Tally};
use maud::Markup;
use service::Snapshot;

use super::names::{name_alone, name_automaton, name_sitter};
use crate::frame::Frame;

/// Somebody who has points.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Scorer {
    Seat(Seat),
    /// Its points come after those of this many seats.
    Automaton(usize),
}

impl Scorer {
    /// Everyone who has points, at a table with this many seats.
    pub(super) fn all(score: &Score, seats: usize) -> Vec<Scorer> {
        let automaton = (score.0.len() > seats).then_some(Scorer::Automaton(seats));
        Seat::all(seats as u8).map(Scorer::Seat).chain(automaton).collect()
    }

    /// Its place among the scores.
    pub(super) fn index(self) -> usize {
        match self {
            Scorer::Seat(seat) => seat.index(),
            Scorer::Automaton(index) => index,
        }
    }

    pub(super) fn tally(self, score: &Score) -> &Tally {
        &score.0[self.index()]
    }

    /// The points of one part; `None` if the reader may not know them.
    pub(super) fn points(self, score: &Score, part: &str) -> Option<i32> {
        self.tally(score).part(part).map(game::Part::points)
    }

    pub(super) fn sign(self, entry: &Entry) -> Markup {
        match self {
            Scorer::Seat(seat) => (entry.crown)(seat),
            Scorer::Automaton(_) => (entry.automaton)(),
        }
    }

    /// A name that is unique at the table.
    pub(super) fn name(self, frame: &Frame<'_>, snapshot: &Snapshot) -> String {
        match self {
            Scorer::Seat(seat) => name_sitter(frame, snapshot, seat),
            Scorer::Automaton(_) => name_automaton(frame, snapshot).unwrap_or_default(),
        }
    }

    /// A name for use next to the seat's sign.
    pub(super) fn name_alone(self, frame: &Frame<'_>, snapshot: &Snapshot) -> String {
        match self {
            Scorer::Seat(seat) => name_alone(frame, snapshot, seat),
            Scorer::Automaton(_) => self.name(frame, snapshot),
        }
    }
}
