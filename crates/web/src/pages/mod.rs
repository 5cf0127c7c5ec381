//! What people see, but for what games draw themselves: every function here makes one page or one part of it.

pub(crate) mod edition;
pub(crate) mod fair;
mod from_here;
pub(crate) mod handover;
pub(crate) mod home;
mod icons;
mod lists;
pub(crate) mod me;
mod names;
pub(crate) mod pad;
pub(crate) mod problem;
mod qr;
pub(crate) mod replay;
pub(crate) mod retry;
pub(crate) mod review;
pub(crate) mod rules;
mod scorers;
mod shell;
pub(crate) mod table;
pub(crate) mod tables;

use catalog::{Advice, Disclosure, Table};
use game::show::lang::Value;
use game::{Seat, Turn, Viewer, When};
use service::{Listed, Snapshot, TableId};

use crate::frame::Frame;
use crate::words::say;

/// A table in a list, as somebody sees it.
pub(crate) struct Line {
    pub(crate) table: Listed,
    /// The seats of the one who looks; empty: none.
    pub(crate) seats: Vec<Seat>,
}

/// A table as one person sees it.
pub(crate) struct Seen<'a> {
    pub(crate) snapshot: &'a Snapshot,
    /// The seats of the one who looks.
    pub(crate) seats: &'a [Seat],
    /// The seat to which the device was handed, if one person plays several.
    pub(crate) held: Option<Seat>,
    /// Through whose eyes they look.
    pub(crate) viewer: Viewer,
    /// The revision that they saw last: what is newer is told and flies.
    pub(crate) since: Option<u64>,
    /// Why what they tried was refused.
    pub(crate) problem: Option<&'a str>,
    /// What they were advised to do.
    pub(crate) hint: Option<&'a Hint>,
}

/// Advice for whoever is to decide.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Hint {
    /// What a strong player would do.
    pub(crate) advice: Advice,
    /// How much of it is told.
    pub(crate) told: Disclosure,
}

impl Seen<'_> {
    /// The game, once everybody sits.
    fn game(&self) -> Option<&dyn Table> {
        self.snapshot.session.as_deref()
    }

    /// Who decides, if it is a seat.
    fn turn(&self) -> Option<Seat> {
        match self.game()?.turn() {
            Turn::Seat(seat) => Some(seat),
            Turn::Chance | Turn::Over => None,
        }
    }

    /// Whether the one who looks plays this seat.
    fn is_mine(&self, seat: Seat) -> bool {
        self.seats.contains(&seat)
    }

    /// The address of the table, or of a page below it.
    fn path(&self, below: &str) -> String {
        path(&self.snapshot.id, below)
    }
}

/// The address of a table, or of a page below it.
fn path(table: &TableId, below: &str) -> String {
    format!("/t/{table}{below}")
}

impl Frame<'_> {
    /// A text of these pages in the reader's language.
    fn say(&self, key: &str, values: &[(&'static str, Value<'_>)]) -> String {
        say(self.lang, key, values)
    }
}

/// For `data-when`: which field of a form decides whether something is asked, and by which of its values.
fn watched(when: When) -> String {
    format!("option-{} {}", when.key, when.values.join(" "))
}
