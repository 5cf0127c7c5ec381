//! What somebody has made of the games they have finished: results, where their points came from, and what they have won.
//! All of it is read from the summaries that are stored with tables.

use std::cmp::Ordering;
use std::collections::BTreeMap;
use std::sync::Arc;

use catalog::{Day, DealId, Entry, GAMES};
use game::{Chosen, EarlyEnd, Seat};
use store::{GuestId, PlayedRow};

use super::Tables;
use super::listed::{Listed, Summary};
use crate::paging::{LISTED, Page};
use crate::refusal::Refusal;

/// How many games are looked at, the last ones first.
const MOST: i64 = 1_000;

/// What came of a game for one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GameResult {
    /// Between two, or against an automaton.
    Won,
    /// Level, between two.
    Drawn,
    /// Between two, or against an automaton; or the seat gave up.
    Lost,
    /// Between several: the rank from one, and of how many.
    Rank(u8, u8),
}

/// What somebody has made of one game.
#[derive(Clone, Debug)]
pub struct Played {
    /// The game.
    pub entry: &'static Entry,
    /// How many games they have finished.
    pub games: usize,
    /// How many they won against one opponent.
    pub won: usize,
    /// How many of these were level.
    pub drawn: usize,
    /// How many of these they lost.
    pub lost: usize,
    /// How often they came first, second and so on among several.
    pub ranks: BTreeMap<u8, usize>,
    /// Where their points came from, in the order of the score sheet.
    pub parts: Vec<PartAverage>,
    /// Over how many games these are averages.
    pub compared: usize,
    /// What is worth winning once, and whether they have.
    pub trophies: Vec<Trophy>,
}

/// A line of the score sheet on average.
#[derive(Clone, PartialEq, Debug)]
pub struct PartAverage {
    /// What the game calls it.
    pub name: String,
    /// The points of the person themselves.
    pub own: f64,
    /// The points of all others at the same tables.
    pub others: f64,
}

/// A value of an option that is worth winning with once.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Trophy {
    /// The option.
    pub key: &'static str,
    /// The value.
    pub value: &'static str,
    /// By how much it was won at best, or lost, if it was tried.
    pub best: Option<Attempt>,
}

/// The best that came of a trophy.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Attempt {
    /// Whether it was won.
    pub is_won: bool,
    /// By how many points.
    pub margin: i32,
}

/// Who looks at what somebody has played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Onlooker {
    /// The person themselves.
    Owner,
    /// Somebody else, who must not learn anything of deals whose day is not over.
    Other,
}

/// What came of a game; `None` if nobody came back to it.
pub(super) fn result(
    seat: Seat,
    seats: usize,
    ended: Option<EarlyEnd>,
    summary: &Summary,
) -> Option<GameResult> {
    let points = summary.final_points();
    let of_two = |order: Ordering| match order {
        Ordering::Greater => GameResult::Won,
        Ordering::Equal => GameResult::Drawn,
        Ordering::Less => GameResult::Lost,
    };
    match (ended, seats) {
        (Some(end), _) if end.loser() == Some(seat) => Some(GameResult::Lost),
        (Some(EarlyEnd::Resigned(_) | EarlyEnd::TimedOut(_)), 2) => Some(GameResult::Won),
        (Some(EarlyEnd::Resigned(_) | EarlyEnd::TimedOut(_) | EarlyEnd::Abandoned), _) => None,
        (None, 1) => {
            let margin = margin(seat, points)?;
            let has_won = summary.ranks().first().map_or(margin > 0, |rank| *rank == 0);
            Some(if has_won { GameResult::Won } else { GameResult::Lost })
        }
        (None, 2) => summary.result(seat.index()).map(of_two),
        (None, _) => {
            let rank = if let Some(rank) = summary.ranks().get(seat.index()) {
                *rank
            } else {
                let own = points.get(seat.index())?;
                points.iter().filter(|other| *other > own).count() as u8
            };
            Some(GameResult::Rank(rank + 1, seats as u8))
        }
    }
}

/// By how many points somebody is ahead of the best of the others, an automaton included.
fn margin(seat: Seat, points: &[i32]) -> Option<i32> {
    let own = points.get(seat.index())?;
    let others = points.iter().enumerate().filter(|(index, _)| *index != seat.index());
    Some(own - others.map(|(_, points)| *points).max()?)
}

impl Tables {
    /// What somebody has made of each game that they have finished.
    pub async fn played(&self, person: &GuestId, onlooker: Onlooker) -> Result<Vec<Played>, Refusal> {
        let today = self.today().await?;
        let mut games: BTreeMap<&str, Tally> = BTreeMap::new();
        for row in self.store.played(person, MOST).await? {
            if onlooker == Onlooker::Other && is_of_today(row.deal.as_deref(), today) {
                continue;
            }
            let Some((entry, game)) = Finished::read(&row) else { continue };
            games.entry(entry.id).or_insert_with(|| Tally::new(entry)).add(&game);
        }
        Ok(GAMES.iter().filter_map(|entry| games.remove(entry.id)).map(Tally::close).collect())
    }

    /// The day before which deals may be known to somebody; empty if they may know all.
    pub(super) async fn deals_seen_by(&self, onlooker: Onlooker) -> Result<String, Refusal> {
        match onlooker {
            Onlooker::Owner => Ok(String::new()),
            Onlooker::Other => Ok(self.today().await?.to_string()),
        }
    }

    /// A page of the games that somebody has finished, the latest first.
    pub async fn finished(
        self: &Arc<Self>,
        person: &GuestId,
        onlooker: Onlooker,
        page: u32,
    ) -> Result<Page<Listed>, Refusal> {
        let before = self.deals_seen_by(onlooker).await?;
        let read = async |most, first| self.store.finished_tables(person, &before, most, first).await;
        let Page { lines, number, has_more } = Page::read(page, LISTED, read).await?;
        Ok(Page { lines: self.list(&lines).await, number, has_more })
    }
}

fn is_of_today(deal: Option<&str>, today: Day) -> bool {
    deal.is_some_and(|deal| deal.parse().map_or(true, |deal: DealId| deal.day >= today))
}

/// A game that somebody has finished.
struct Finished {
    seat: Seat,
    chosen: Chosen,
    /// Whether it began as games begin, with the shipped numbers.
    is_usual: bool,
    result: GameResult,
    summary: Summary,
    seats: usize,
}

impl Finished {
    fn read(row: &PlayedRow) -> Option<(&'static Entry, Finished)> {
        let entry = catalog::find(&row.game).ok()?;
        let seat = Seat::try_from(u8::try_from(row.seat).ok()?).ok()?;
        let chosen = entry.choose(&row.options, row.edition.as_deref()).ok()?;
        let seats = usize::from((entry.count_seats)(&chosen).ok()?);
        let summary: Summary = serde_json::from_str(row.summary.as_deref()?).ok()?;
        let ended = row.ended.as_deref().map(str::parse).transpose().ok()?;
        let result = result(seat, seats, ended, &summary)?;
        let is_usual = row.edition.is_none() && !row.is_continued;
        Some((entry, Finished { seat, chosen, is_usual, result, summary, seats }))
    }
}

/// What is added up over games.
struct Tally {
    played: Played,
    /// By part: its points, those of the others, in the order in which they were met.
    parts: Vec<(String, i64, i64)>,
    others: usize,
}

impl Tally {
    fn new(entry: &'static Entry) -> Tally {
        let spec = entry.options.iter().find(|spec| Some(spec.key) == entry.trophies);
        let trophies = spec.map_or(Vec::new(), |spec| {
            spec.values.iter().map(|value| Trophy { key: spec.key, value, best: None }).collect()
        });
        let played = Played {
            entry,
            games: 0,
            won: 0,
            drawn: 0,
            lost: 0,
            ranks: BTreeMap::new(),
            parts: Vec::new(),
            compared: 0,
            trophies,
        };
        Tally { played, parts: Vec::new(), others: 0 }
    }

    fn add(&mut self, game: &Finished) {
        let played = &mut self.played;
        played.games += 1;
        match game.result {
            GameResult::Won => played.won += 1,
            GameResult::Drawn => played.drawn += 1,
            GameResult::Lost => played.lost += 1,
            GameResult::Rank(rank, _) => *played.ranks.entry(rank).or_default() += 1,
        }
        if game.is_usual {
            self.add_parts(game);
            self.add_trophy(game);
        }
    }

    /// Only where somebody else sits is there anything to compare.
    fn add_parts(&mut self, game: &Finished) {
        let parts = game.summary.parts();
        if game.seats < 2 || parts.len() < game.seats {
            return;
        }
        self.played.compared += 1;
        self.others += game.seats - 1;
        for (index, tally) in parts.iter().take(game.seats).enumerate() {
            for (name, points) in tally {
                let place = self.parts.iter().position(|(known, ..)| known == name).unwrap_or_else(|| {
                    self.parts.push((name.clone(), 0, 0));
                    self.parts.len() - 1
                });
                let (_, own, others) = &mut self.parts[place];
                *if index == game.seat.index() { own } else { others } += i64::from(*points);
            }
        }
    }

    fn add_trophy(&mut self, game: &Finished) {
        let is_won = match game.result {
            GameResult::Won => true,
            GameResult::Drawn | GameResult::Lost | GameResult::Rank(..) => false,
        };
        let options = self.played.entry.options;
        let Some(margin) = margin(game.seat, game.summary.final_points()) else { return };
        for trophy in &mut self.played.trophies {
            let spec = options.iter().find(|spec| spec.key == trophy.key);
            let is_played = spec.is_some_and(|spec| game.chosen.makes_a_difference(options, spec))
                && game.chosen.get(trophy.key) == trophy.value;
            if is_played {
                trophy.best = trophy.best.max(Some(Attempt { is_won, margin }));
            }
        }
    }

    fn close(mut self) -> Played {
        let average = |sum: i64, count: usize| sum as f64 / count.max(1) as f64;
        let (games, others) = (self.played.compared, self.others);
        let part = |(name, own, all): (String, i64, i64)| PartAverage {
            name,
            own: average(own, games),
            others: average(all, others),
        };
        self.played.parts = self.parts.into_iter().map(part).collect();
        self.played
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(seat: u8, seats: usize, ended: Option<&str>, summary: &str, expected: Option<GameResult>) {
        let summary: Summary = serde_json::from_str(summary).unwrap();
        let ended = ended.map(|ended| ended.parse().unwrap());
        assert_eq!(result(Seat::new(seat), seats, ended, &summary), expected, "{seat} {ended:?}");
    }

    #[test]
    fn between_two_somebody_wins_and_between_several_there_are_ranks() {
        let two = r#"{"turn":null,"points":[[20,31]],"is_open":false,"ranks":[1,0]}"#;
        check(0, 2, None, two, Some(GameResult::Lost));
        check(1, 2, None, two, Some(GameResult::Won));
        check(1, 2, Some("resigned 1"), two, Some(GameResult::Lost));
        check(0, 2, Some("resigned 1"), two, Some(GameResult::Won));
        check(0, 2, Some("abandoned"), two, None);
        let three = r#"{"turn":null,"points":[[20,31,31]],"is_open":false}"#;
        check(0, 3, None, three, Some(GameResult::Rank(3, 3)));
        check(2, 3, None, three, Some(GameResult::Rank(1, 3)));
        check(2, 3, Some("resigned 0"), three, None);
    }

    #[test]
    fn alone_the_automaton_is_the_opponent() {
        let lost = r#"{"turn":null,"points":[[20,31]],"is_open":false,"ranks":[1]}"#;
        check(0, 1, None, lost, Some(GameResult::Lost));
        let won = r#"{"turn":null,"points":[[32,31]],"is_open":false,"ranks":[0]}"#;
        check(0, 1, None, won, Some(GameResult::Won));
    }

    #[test]
    fn what_was_won_counts_more_than_what_was_lost_by_little() {
        let lost = Attempt { is_won: false, margin: 3 };
        let won = Attempt { is_won: true, margin: 1 };
        assert_eq!(Some(lost).max(Some(won)).max(None), Some(won));
    }
}
