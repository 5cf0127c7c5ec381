//! What people see, except for what games draw themselves. Every function here makes a page or part of one.

pub(crate) mod account;
pub(crate) mod company;
mod crowns;
pub(crate) mod daily;
pub(crate) mod dares;
mod desk;
pub(crate) mod edition;
pub(crate) mod fair;
mod from_here;
pub(crate) mod games;
pub(crate) mod handover;
pub(crate) mod home;
mod icons;
pub(crate) mod leaders;
pub(crate) mod learn;
mod lists;
pub(crate) mod lobby;
pub(crate) mod me;
mod names;
pub(crate) mod notices;
pub(crate) mod operator;
pub(crate) mod paces;
pub(crate) mod pad;
mod paging;
pub(crate) mod people;
mod personas;
pub(crate) mod plan;
pub(crate) mod problem;
pub(crate) mod puzzles;
mod qr;
mod ratings;
pub(crate) mod replay;
pub(crate) mod retry;
pub(crate) mod review;
pub(crate) mod rules;
mod scorers;
mod sentence;
mod shell;
pub(crate) mod table;
pub(crate) mod tables;
pub(crate) mod tournaments;
pub(crate) mod what;

use catalog::{Advice, Disclosure, Table};
use game::show::lang::Value;
use game::{Seat, Turn, Viewer, When};
use service::{Listed, Plan, RatedHere, Snapshot, TableId, Talk};

use crate::frame::Frame;
use crate::words::say;

pub(crate) use lobby::PACES_TO_SEEK;
pub(crate) use names::reserved_names;
pub(crate) use table::Reach;

/// A table in a list, as its reader sees it.
pub(crate) struct Line {
    pub(crate) table: Listed,
    /// The reader's seats; empty if they do not play.
    pub(crate) seats: Vec<Seat>,
    /// Whether the reader has put it away.
    pub(crate) is_away: bool,
}

/// A table as its reader sees it.
pub(crate) struct Seen<'a> {
    pub(crate) snapshot: &'a Snapshot,
    /// The reader's seats.
    pub(crate) seats: &'a [Seat],
    /// The seat the device was handed to, if the reader plays several.
    pub(crate) held: Option<Seat>,
    /// Whose view they get.
    pub(crate) viewer: Viewer,
    /// The last revision they saw. Anything newer is announced and animated.
    pub(crate) since: Option<u64>,
    /// Why their last action was refused.
    pub(crate) problem: Option<&'a str>,
    /// What was said here.
    pub(crate) talk: &'a Talk,
    /// What ratings say here.
    pub(crate) rated: &'a RatedHere,
    /// What they have planned.
    pub(crate) plans: &'a [Plan],
    /// The hint they were given.
    pub(crate) hint: Option<&'a Hint>,
    /// What they are asked about before it is done.
    pub(crate) doubt: Option<&'a Doubt>,
}

/// A decision that gives away much.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Doubt {
    /// The notation of the action.
    pub(crate) step: String,
    /// What would be better.
    pub(crate) advice: Advice,
}

/// A hint for the player to move.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Hint {
    /// What a strong player would do.
    pub(crate) advice: Advice,
    /// How much of it to disclose.
    pub(crate) told: Disclosure,
}

impl Seen<'_> {
    /// The game, once everybody is seated.
    fn game(&self) -> Option<&dyn Table> {
        self.snapshot.session.as_deref()
    }

    /// The seat to move, if any.
    fn turn(&self) -> Option<Seat> {
        match self.game()?.turn() {
            Turn::Seat(seat) => Some(seat),
            Turn::Chance | Turn::Over => None,
        }
    }

    /// Whether the reader plays this seat.
    fn is_mine(&self, seat: Seat) -> bool {
        self.seats.contains(&seat)
    }

    /// The address of the table, or of a page below it.
    pub(crate) fn path(&self, below: &str) -> String {
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

/// For `data-when`: the form field that decides whether to show a question, and the values for which it does.
fn watched(when: When) -> String {
    format!("option-{} {}", when.key, when.values.join(" "))
}
