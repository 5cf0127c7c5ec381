//! Tournaments: who has made and entered them, their rounds, and what becomes of those who do not come.
//!
//! The store is the truth. Every node looks at it each second and goes on with whatever is due, so nothing waits for a browser or
//! for one node.

mod ends;
mod hearing;
mod making;
mod paces;
mod reading;
mod running;
mod taking;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use catalog::Entry;
use contest::clock::Pace;
use contest::matching::Rated;
use contest::tournament::{Format, Presence, Standing, TableSize, standings};
use game::Chosen;
use store::{GuestId, TableId, TournamentId};
use tokio::sync::{Mutex as AsyncMutex, watch};

pub use hearing::TournamentNews;
pub use making::{NewTournament, recommended_rounds, sizes_of};
pub use paces::{BadPaces, MOST_PACED_ROUND, Paces};
pub(crate) use reading::{is_readable_tournament, wait_again};

use super::snapshot::Progress;

/// For how many milliseconds somebody is waited for at a table of a live game.
pub const SIT_WITHIN: i64 = 180_000;

/// Whoever did not come to this many tables stays out.
pub const MOST_FORFEITS: i64 = 2;

/// For how long a tournament is let alone with which something is wrong.
const LET_ALONE: Duration = Duration::from_mins(1);

/// What this node knows of tournaments.
pub(super) struct Tournaments {
    /// Held by whoever goes on with what is due.
    looking: AsyncMutex<()>,
    /// How far they have got, as long as somebody listens.
    stages: watch::Sender<Arc<HashMap<TournamentId, i64>>>,
    /// Those with which something is wrong, and until when nobody tries again.
    let_alone: Mutex<HashMap<String, Instant>>,
}

/// How far along a tournament is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TournamentState {
    /// People enter.
    Open,
    /// Its rounds are played.
    Running,
    /// All of them were.
    Over,
    /// Its maker has given it up, or too few came.
    CalledOff,
}

game::named!(TournamentState { Open => "open", Running => "running", Over => "over", CalledOff => "called-off" });

/// Who finds a tournament.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reached {
    /// Everybody: it is in the list.
    Listed,
    /// Anyone with the link.
    ByLink,
}

game::named!(Reached { Listed => "open", ByLink => "private" });

/// How rounds are paired, as its maker chooses it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FormatName {
    /// Those with equal points meet.
    Swiss,
    /// Everybody meets everybody.
    RoundRobin,
}

game::named!(FormatName { Swiss => "swiss", RoundRobin => "round-robin" });

/// A tournament with everything that is to be known of it.
#[derive(Clone, Debug)]
pub struct Tournament {
    /// Its address, which nobody can guess.
    pub id: TournamentId,
    /// What it is called.
    pub name: String,
    /// The account that made it.
    pub maker: GuestId,
    /// What its maker is called; `None` for an account that was deleted.
    pub maker_name: Option<String>,
    /// Who finds it.
    pub reached: Reached,
    /// The game.
    pub entry: &'static Entry,
    /// The options at a full table.
    pub chosen: Chosen,
    /// How much time everybody has in each round.
    pub paces: Paces,
    /// Whether its games count for ratings.
    pub rated: Rated,
    /// When it begins by itself, in milliseconds by the clock of the store.
    pub begins: Option<i64>,
    /// How far along it is.
    pub state: TournamentState,
    /// How many rounds are played in all; `None` until that is known.
    pub rounds: Option<usize>,
    /// Goes up with every change.
    pub revision: i64,
    /// When it was made, in seconds since 1970.
    pub created: i64,
    /// Everybody who has entered, by their numbers in the course.
    pub entrants: Vec<Entrant>,
    /// The tables of each round.
    pub tables: Vec<Vec<AtTable>>,
    /// Who meets whom, and how that ended. It says nothing of who is to be kept apart: only pairing looks at that.
    pub course: contest::tournament::Tournament,
}

/// Somebody who has entered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entrant {
    /// Who.
    pub who: GuestId,
    /// What they are called now; `None` for an account that was deleted.
    pub name: Option<String>,
    /// How often they did not come to a table.
    pub forfeits: i64,
}

/// A table of a round, besides who sits there and how it ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AtTable {
    /// Its address.
    pub id: TableId,
    /// Until when everybody has to sit down, in milliseconds by the clock of the store.
    pub sit_by: i64,
    /// How far along it is; `None` if it is no longer there.
    pub progress: Option<Progress>,
}

/// A tournament in a list.
#[derive(Clone, Debug)]
pub struct ListedTournament {
    /// Its address.
    pub id: TournamentId,
    /// What it is called.
    pub name: String,
    /// What its maker is called; `None` for an account that was deleted.
    pub maker_name: Option<String>,
    /// The game.
    pub entry: &'static Entry,
    /// The options at a full table.
    pub chosen: Chosen,
    /// How its rounds are paired.
    pub format: FormatName,
    /// How many rounds are played in all; `None` until that is known.
    pub rounds: Option<usize>,
    /// How many were paired.
    pub paired: usize,
    /// How much time everybody has.
    pub paces: Paces,
    /// Whether its games count for ratings.
    pub rated: Rated,
    /// When it begins by itself, in milliseconds by the clock of the store.
    pub begins: Option<i64>,
    /// How far along it is.
    pub state: TournamentState,
    /// How many have entered.
    pub entrants: usize,
    /// Whether the reader is one of them.
    pub is_in: bool,
}

impl Tournaments {
    pub(super) fn new() -> Tournaments {
        Tournaments {
            looking: AsyncMutex::default(),
            stages: watch::Sender::default(),
            let_alone: Mutex::default(),
        }
    }

    /// Whether nobody tries for now to go on with a tournament or a table.
    fn lets_alone(&self, id: &str) -> bool {
        let mut all = self.let_alone.lock().unwrap_or_else(PoisonError::into_inner);
        all.retain(|_, until| *until > Instant::now());
        all.contains_key(id)
    }

    fn let_alone(&self, id: &str) {
        let mut all = self.let_alone.lock().unwrap_or_else(PoisonError::into_inner);
        all.insert(id.to_owned(), Instant::now() + LET_ALONE);
    }
}

impl Tournament {
    /// How its rounds are paired.
    pub fn format(&self) -> FormatName {
        match self.course.format {
            Format::Swiss { .. } => FormatName::Swiss,
            Format::RoundRobin => FormatName::RoundRobin,
        }
    }

    /// How many players a table takes.
    pub fn table_size(&self) -> TableSize {
        self.course.table_size
    }

    /// How everybody stands now, best first.
    pub fn standings(&self) -> Vec<Standing> {
        standings(&self.course)
    }

    /// Somebody's number, if they have entered.
    pub fn number_of(&self, who: &GuestId) -> Option<usize> {
        self.entrants.iter().position(|entrant| entrant.who == *who)
    }

    /// Whether the next rounds count on somebody; `None` if they have not entered.
    pub fn presence_of(&self, who: &GuestId) -> Option<Presence> {
        Some(self.course.entrants[self.number_of(who)?].presence)
    }

    /// Whether somebody who is out may come back.
    pub fn may_come_back(&self, who: &GuestId) -> bool {
        let is_out = matches!(self.presence_of(who), Some(Presence::Withdrawn | Presence::Vanished));
        let forfeits = self.number_of(who).map_or(0, |number| self.entrants[number].forfeits);
        self.state == TournamentState::Running && is_out && forfeits < MOST_FORFEITS
    }

    /// The table at which somebody sits in the last round, as long as it is not over.
    pub fn table_of(&self, who: &GuestId) -> Option<&AtTable> {
        let number = self.number_of(who)? as u64;
        let (round, tables) = (self.course.rounds.last()?, self.tables.last()?);
        let place = round.tables.iter().position(|table| table.players.contains(&number))?;
        let is_over = |progress| matches!(progress, Progress::Over | Progress::CalledOff);
        tables.get(place).filter(|table| !table.progress.is_none_or(is_over))
    }
}

/// For how many milliseconds somebody is waited for at a table of this pace: a little while at the screen, or as long as for a
/// turn.
pub fn sits_within(pace: Pace) -> i64 {
    if pace.is_live() { SIT_WITHIN } else { pace.allowance() }
}
