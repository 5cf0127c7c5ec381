//! Tournaments: who meets whom in each round, and how all of them stand.
//!
//! A [`Tournament`] is what its maker chose, who entered, and what happened in each round. [`next_round`] says who sits
//! where in the next one, [`standings()`] how everybody stands and why. Both are functions of it alone, so whoever asks
//! again is told the same. The guarantees are in `docs/tournaments.md`.

mod blossom;
mod costs;
mod exact;
mod field;
mod groups;
mod marks;
mod points;
mod robin;
mod seating;
mod sizes;
mod standings;
mod swiss;
#[cfg(test)]
mod tests;

use field::Field;
pub use marks::Mark;
pub use points::Points;
use serde::{Deserialize, Serialize};
pub use sizes::TableSize;
pub use standings::{Part, Share, SharePart, Standing, TieBreak, Weight, standings};

/// Whoever plays, as the caller numbers them.
pub type Player = u64;

/// With how many players a round is still paired in a fraction of a second.
pub const MOST_PLAYERS: usize = 64;

/// What the maker chose, who entered, and every round so far.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Tournament {
    /// How rounds are paired, and when it is over.
    pub format: Format,
    /// How many players a table takes.
    pub table_size: TableSize,
    /// Everybody who ever entered, once, in the order of entry. Nobody is taken out of it.
    pub entrants: Vec<Entrant>,
    /// The rounds so far. All players at their tables and all who had a bye are entrants.
    pub rounds: Vec<Round>,
    /// Pairs of entrants who would rather not meet. Swiss rounds bring them together only if there is no other way.
    #[serde(default)]
    pub apart: Vec<(Player, Player)>,
}

/// How rounds are paired.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Format {
    /// Everybody meets everybody: exactly once at two seats, at least once at more.
    RoundRobin,
    /// Those with equal points meet, and nobody meets somebody again if that can be helped.
    Swiss {
        /// How many rounds are played.
        rounds: usize,
    },
}

/// Somebody who entered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Entrant {
    /// Who it is.
    pub player: Player,
    /// Orders those who are otherwise equal.
    pub rating: i32,
    /// Whether the next rounds count on them.
    pub presence: Presence,
}

/// Whether somebody is still in.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Presence {
    /// Is paired in the next round.
    Playing,
    /// Said so and left. Keeps the points and the place.
    Withdrawn,
    /// Did not come, and is not waited for. Counts like somebody who withdrew.
    Vanished,
}

/// One round: as it was paired, and as it ended.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Round {
    /// Where people sit; the first table has the best placed player.
    pub tables: Vec<Table>,
    /// Who sits nowhere, though still in.
    pub byes: Vec<Bye>,
}

/// One table of a round.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Table {
    /// The players in the order of their seats.
    pub players: Vec<Player>,
    /// How it ended.
    pub outcome: Outcome,
}

/// How a table ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Outcome {
    /// It has not ended. Its players have met, and nobody has points from it yet.
    Pending,
    /// One result for each seat.
    Finished(Vec<SeatResult>),
}

/// How a game ended for one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SeatResult {
    /// Which place it took.
    pub finish: Finish,
    /// The points scored in the game. Less than none counts as none.
    pub scored: i64,
}

/// Which place a seat took.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Finish {
    /// First is 1, and those who tie share a place.
    Placed(u8),
    /// Did not come or left: behind all who played on.
    Forfeited,
}

/// Somebody who is still in and sits nowhere in a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Bye {
    /// Who it is.
    pub player: Player,
    /// Why.
    pub reason: ByeReason,
}

/// Why somebody sits nowhere.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum ByeReason {
    /// The number of players does not fill tables.
    LeftOver,
    /// A round robin has a game with somebody who is no longer in.
    AbsentOpponent(Player),
}

/// Who sits where in the next round, with every table pending; nothing once the tournament is over.
///
/// It is over when all rounds are played or fewer are left than one table takes. The round before should have ended:
/// a table that is still pending gives nobody points.
pub fn next_round(tournament: &Tournament) -> Option<Round> {
    let field = Field::of(tournament);
    if field.present.len() < tournament.table_size.least() {
        return None;
    }
    match tournament.format {
        Format::RoundRobin => robin::next_round(tournament, &field),
        Format::Swiss { rounds } => {
            (tournament.rounds.len() < rounds).then(|| swiss::next_round(tournament, &field))
        }
    }
}

/// How many rounds it takes in all if everybody who is still in stays.
///
/// A round robin at three to five seats is planned to its end for this, which is worth keeping for large ones.
pub fn rounds_in_all(tournament: &Tournament) -> usize {
    match tournament.format {
        Format::RoundRobin => robin::rounds_in_all(tournament),
        Format::Swiss { rounds } => rounds,
    }
}
