//! Puzzles: a position in which one move is clearly the best.

mod choose;
mod history;
mod position;
mod verdict;

use catalog::{Entry, Posed, Purpose, Table};
use game::{Seat, Viewer};
use maud::Markup;
use service::{PuzzleOutcome, Puzzled};

use super::review::{Line, act};
use super::what::draw as draw_card;
use crate::frame::Frame;

pub(crate) use choose::page as choose;
pub(crate) use position::page;

/// What the reader made of the puzzles of a game.
pub(crate) struct Solver {
    pub(crate) entry: &'static Entry,
    pub(crate) puzzled: Puzzled,
}

/// A puzzle in front of its reader.
#[derive(Clone, Copy)]
pub(crate) struct Sitting<'a> {
    pub(crate) entry: &'static Entry,
    pub(crate) posed: &'static Posed,
    pub(crate) table: &'a dyn Table,
    /// What the reader made of this game's puzzles,
    pub(crate) puzzled: &'a Puzzled,
    /// and of those of every game that has some.
    pub(crate) solvers: &'a [Solver],
    pub(crate) face: Face<'a>,
}

/// What a page says about the reader's answer.
#[derive(Clone, Copy)]
pub(crate) enum Face<'a> {
    /// There is none yet.
    Asked,
    /// There is a better one.
    Wrong {
        /// The notation.
        action: &'a str,
        /// From 0 to 1.
        value: f32,
        /// How often something was tried.
        tries: u8,
    },
    /// It was found, or asked for.
    Over {
        outcome: PuzzleOutcome,
        /// How many moves of the best line are made on the board.
        line: Option<usize>,
    },
}

impl Face<'_> {
    /// The same, on a board after no more moves than the line has.
    fn within(self, moves: usize) -> Self {
        match self {
            Face::Over { outcome, line } => {
                Face::Over { outcome, line: line.filter(|_| moves > 0).map(|at| at.clamp(1, moves)) }
            }
            Face::Asked | Face::Wrong { .. } => self,
        }
    }
}

impl Sitting<'_> {
    /// The address of the puzzle.
    fn path(&self) -> String {
        path(self.entry, self.posed)
    }

    fn seat(&self) -> Seat {
        self.posed.puzzle.seat
    }

    fn name_seat(&self, frame: &Frame<'_>, seat: Seat) -> String {
        (self.entry.name_seat)(seat, frame.lang)
    }

    /// What an action does, in a few words.
    fn act(&self, frame: &Frame<'_>, action: &str) -> String {
        act(frame, self.table, action)
    }
}

/// The address of a puzzle.
pub(crate) fn path(entry: &Entry, posed: &Posed) -> String {
    format!("/puzzles/{}/{}", entry.id, posed.id)
}

/// The position after some moves of the best line.
pub(crate) fn after(table: Box<dyn Table>, posed: &Posed, moves: usize) -> Box<dyn Table> {
    let line = Line::from(&*table, &posed.puzzle.line);
    line.after(moves).map_or(table, Table::copy)
}

/// The card of a thing on the board; `None` if there is no such thing.
pub(crate) fn what(
    frame: &Frame<'_>,
    entry: &Entry,
    table: &dyn Table,
    (seat, purpose): (Seat, Purpose<'_>),
    thing: &str,
) -> Option<Markup> {
    let explained = table.explain(Viewer::Seat(seat), purpose, thing, frame.lang)?;
    Some(draw_card(frame, entry, &explained))
}
