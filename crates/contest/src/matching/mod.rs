//! Who of those that wait for an opponent plays with whom.
//!
//! Whoever waits longest is served first, with the nearest rating at a table of two, and with those who have waited longest
//! themselves at larger ones. Everybody accepts ratings within a range that widens while they wait, and nobody sits with
//! somebody outside of theirs. The answer depends on who waits and on the time, not on the order in which they are told.

mod company;
mod range;
#[cfg(test)]
mod tests;

use std::cmp::Ordering;
use std::collections::BTreeSet;

use company::{Terms, who_can_meet};
pub use range::{Range, Reach, Wider, range_of};
use serde::{Deserialize, Serialize};

/// Whoever waits, as the caller numbers them.
pub type Player = u64;

/// How long the longest of a table has to have waited before computer players take its last seats, in milliseconds.
pub const COMPUTERS_AFTER: i64 = 60_000;

/// Somebody who waits, and what they would play.
///
/// A person may wait for several things at once, and is then paired for one of them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Waiting {
    /// Who it is.
    pub player: Player,
    /// Which game, with all options that have to be the same.
    pub game: String,
    /// The numbers of seats that they accept, the dearest first.
    pub seats: Vec<u8>,
    /// The paces that they accept, the dearest first.
    pub paces: Vec<String>,
    /// Whether it should be rated.
    pub rated: RatedWish,
    /// The rating.
    pub rating: i32,
    /// Its standard deviation.
    pub deviation: i32,
    /// Which ratings they accept.
    pub opponents: Opponents,
    /// Whether computer players may take the last seats.
    pub computers: Computers,
    /// Whom they must not meet. It is enough if one of two says so.
    pub avoids: BTreeSet<Player>,
    /// Since when they wait, in milliseconds.
    pub since: i64,
}

/// Whether somebody wants a rated game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum RatedWish {
    /// Only rated.
    Rated,
    /// Only without a rating.
    Casual,
    /// Both are fine.
    Either,
}

/// Which ratings somebody accepts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Opponents {
    /// Those near the own one, less near as time goes by.
    NearRating,
    /// All, at once.
    AnyRating,
}

/// Whether computer players may take the last seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Computers {
    /// They may.
    Accepted,
    /// Only people.
    Refused,
}

/// Whether a game counts for ratings.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Rated {
    /// It does.
    Rated,
    /// It does not.
    Casual,
}

/// A table for people who waited.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Match {
    /// Which game.
    pub game: String,
    /// At which pace.
    pub pace: String,
    /// Whether it counts. If all would play both, it does.
    pub rated: Rated,
    /// Who plays, in the order in which they came.
    pub players: Vec<Player>,
    /// How many computer players take the other seats.
    pub computers: u8,
}

/// All tables that can be made now, the one of whoever waited longest first.
///
/// At three to five seats, at least two people sit at a table, all pairs of them in each other's range.
pub fn pairings(waiting: &[Waiting], now: i64) -> Vec<Match> {
    let mut queue: Vec<&Waiting> = waiting.iter().collect();
    queue.sort_by(|one, other| by_arrival(one, other));
    let mut matches = Vec::new();
    while !queue.is_empty() {
        let oldest = queue[0];
        let served = match_for(oldest, &queue[1..], now);
        match &served {
            Some(found) => queue.retain(|waiting| !found.players.contains(&waiting.player)),
            None => queue.retain(|waiting| !std::ptr::eq(*waiting, oldest)),
        }
        matches.extend(served);
    }
    matches
}

/// The longest first. Everything else only makes the order the same for every order of the same people.
fn by_arrival(one: &Waiting, other: &Waiting) -> Ordering {
    fn key(waiting: &Waiting) -> (i64, Player, &str, &[u8], &[String]) {
        (waiting.since, waiting.player, &waiting.game, &waiting.seats, &waiting.paces)
    }
    key(one).cmp(&key(other))
}

/// A table full of people on any terms, or else one with computer players.
fn match_for(oldest: &Waiting, others: &[&Waiting], now: i64) -> Option<Match> {
    let terms = Terms::of(oldest);
    let others = who_can_meet(oldest, others, now);
    let full = terms.iter().find_map(|terms| terms.table(oldest, &others, now));
    full.or_else(|| {
        let may_fill =
            oldest.computers == Computers::Accepted && now.saturating_sub(oldest.since) >= COMPUTERS_AFTER;
        let filled = |missing: u8| terms.iter().find_map(|terms| terms.filled(oldest, &others, missing, now));
        if may_fill { (1..=3).find_map(filled) } else { None }
    })
}
