//! Which ratings somebody accepts now, and how near two people are.

use serde::{Deserialize, Serialize};

use super::{Opponents, Waiting};

/// How far a range reaches to each side at first.
const AT_FIRST: i32 = 100;
/// By how much it widens to each side.
const STEP: i32 = 50;
/// How often it does, in milliseconds.
const EVERY: i64 = 15_000;
/// Up to this deviation a rating counts as it stands.
const SETTLED: i32 = 75;

/// The ratings that somebody accepts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Range {
    /// All.
    Any,
    /// From one to another, both included.
    Between {
        /// The lowest.
        low: i32,
        /// The highest.
        high: i32,
    },
}

/// The ratings that somebody accepts now and next.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Reach {
    /// The range now.
    pub range: Range,
    /// When it widens, unless it holds everything.
    pub next: Option<Wider>,
}

/// A range that will hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Wider {
    /// In how many milliseconds.
    pub after: i64,
    /// The range from then on.
    pub range: Range,
}

/// The ratings that somebody accepts now, and when more will do.
///
/// Around the own rating, rounded to fifties so that the range reads well, 100 to each side, and 50 more for every 15
/// seconds. Half of what a deviation exceeds that of a settled
/// rating, in whole fifties, widens the range as well, and lets the ranges of others reach as much further for this rating.
pub fn range_of(waiting: &Waiting, now: i64) -> Reach {
    let waited = now.saturating_sub(waiting.since).max(0);
    let steps = waited / EVERY;
    match waiting.opponents {
        Opponents::AnyRating => Reach { range: Range::Any, next: None },
        Opponents::NearRating => {
            let next = Wider { after: EVERY - waited % EVERY, range: range_after(waiting, steps + 1) };
            Reach { range: range_after(waiting, steps), next: Some(next) }
        }
    }
}

fn range_after(waiting: &Waiting, steps: i64) -> Range {
    // After days, everybody is in everybody's range.
    let wider = STEP * steps.min(10_000) as i32;
    let reach = AT_FIRST + doubt(waiting) + wider;
    let middle = (waiting.rating + STEP / 2).div_euclid(STEP) * STEP;
    Range::Between { low: middle - reach, high: middle + reach }
}

/// By how much a rating may count as nearer because nobody knows it well: half of what its deviation exceeds that of a
/// settled one, in whole fifties. That is 100 for a newcomer and nothing from a deviation of 174 down.
fn doubt(waiting: &Waiting) -> i32 {
    (waiting.deviation - SETTLED).max(0) / 2 / STEP * STEP
}

/// Whether each is in the other's range.
pub(super) fn accept_each_other(one: &Waiting, other: &Waiting, now: i64) -> bool {
    accepts(one, other, now) && accepts(other, one, now)
}

fn accepts(one: &Waiting, other: &Waiting, now: i64) -> bool {
    match range_of(one, now).range {
        Range::Any => true,
        Range::Between { low, high } => (low - doubt(other)..=high + doubt(other)).contains(&other.rating),
    }
}

/// How far apart two ratings are for certain.
pub(super) fn distance(one: &Waiting, other: &Waiting) -> i32 {
    let apart = (one.rating - other.rating).abs();
    (apart - doubt(one) - doubt(other)).max(0)
}
