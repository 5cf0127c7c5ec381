//! Who can sit at a table together.

use super::range::{accept_each_other, distance};
use super::{Computers, Match, Rated, RatedWish, Waiting};

/// Of how many people a table of three to five is put together at most: of those who waited longest. More would take long
/// to try, and help nobody.
const MOST_CANDIDATES: usize = 32;

/// What a table would play.
pub(super) struct Terms<'a> {
    seats: u8,
    pace: &'a str,
    rated: Rated,
}

impl<'a> Terms<'a> {
    /// All that somebody accepts, the dearest first: they give way on the rating first, then on the pace, and on the number of
    /// seats last.
    pub(super) fn of(waiting: &'a Waiting) -> Vec<Self> {
        let mut all = Vec::new();
        for seats in waiting.seats.iter().copied().filter(|seats| *seats >= 2) {
            for pace in &waiting.paces {
                let rated =
                    [Rated::Rated, Rated::Casual].into_iter().filter(|rated| agrees(waiting.rated, *rated));
                all.extend(rated.map(|rated| Self { seats, pace, rated }));
            }
        }
        all
    }

    /// A table of people alone.
    pub(super) fn table(&self, oldest: &'a Waiting, others: &[&'a Waiting], now: i64) -> Option<Match> {
        let mut candidates = self.candidates(others);
        if self.seats == 2 {
            // Of those who are equally near, the first one has waited longest.
            candidates.sort_by_key(|other| distance(oldest, other));
        }
        self.full_table(oldest, &candidates, 0, now)
    }

    /// A table at which so many are missing and all accept computer players.
    pub(super) fn filled(
        &self,
        oldest: &'a Waiting,
        others: &[&'a Waiting],
        missing: u8,
        now: i64,
    ) -> Option<Match> {
        if self.seats < missing + 2 {
            return None;
        }
        let mut candidates = self.candidates(others);
        candidates.retain(|other| other.computers == Computers::Accepted);
        self.full_table(oldest, &candidates, missing, now)
    }

    fn candidates(&self, others: &[&'a Waiting]) -> Vec<&'a Waiting> {
        others.iter().filter(|other| self.suits(other)).copied().collect()
    }

    fn suits(&self, other: &Waiting) -> bool {
        other.seats.contains(&self.seats)
            && other.paces.iter().any(|pace| pace == self.pace)
            && agrees(other.rated, self.rated)
    }

    fn full_table(
        &self,
        oldest: &'a Waiting,
        candidates: &[&'a Waiting],
        missing: u8,
        now: i64,
    ) -> Option<Match> {
        let mut company = vec![oldest];
        let people = usize::from(self.seats - missing);
        let most = if people == 2 { candidates.len() } else { candidates.len().min(MOST_CANDIDATES) };
        if !complete(&mut company, &candidates[..most], people, now) {
            return None;
        }
        company.sort_by(|one, other| super::by_arrival(one, other));
        Some(Match {
            game: oldest.game.clone(),
            pace: self.pace.to_owned(),
            rated: self.rated,
            players: company.iter().map(|waiting| waiting.player).collect(),
            computers: missing,
        })
    }
}

/// Adds the first candidates with whom it works out; false if it does with none.
fn complete<'a>(company: &mut Vec<&'a Waiting>, candidates: &[&'a Waiting], people: usize, now: i64) -> bool {
    if company.len() == people {
        return true;
    }
    for (index, candidate) in candidates.iter().enumerate() {
        if company.len() + candidates.len() - index < people {
            return false;
        }
        if company.iter().all(|member| can_meet(member, candidate, now)) {
            company.push(candidate);
            if complete(company, &candidates[index + 1..], people, now) {
                return true;
            }
            company.pop();
        }
    }
    false
}

/// Those who wait for the same game and can meet this one, on whatever terms.
pub(super) fn who_can_meet<'a>(one: &Waiting, others: &[&'a Waiting], now: i64) -> Vec<&'a Waiting> {
    let suits = |other: &&&Waiting| one.game == other.game && can_meet(one, other, now);
    others.iter().filter(suits).copied().collect()
}

/// Whatever they play.
fn can_meet(one: &Waiting, other: &Waiting, now: i64) -> bool {
    one.player != other.player
        && !one.avoids.contains(&other.player)
        && !other.avoids.contains(&one.player)
        && accept_each_other(one, other, now)
}

fn agrees(wish: RatedWish, rated: Rated) -> bool {
    match (wish, rated) {
        (RatedWish::Either, Rated::Rated | Rated::Casual)
        | (RatedWish::Rated, Rated::Rated)
        | (RatedWish::Casual, Rated::Casual) => true,
        (RatedWish::Rated, Rated::Casual) | (RatedWish::Casual, Rated::Rated) => false,
    }
}
