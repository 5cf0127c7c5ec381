//! What ratings say of people: on their profiles, and on the leaderboard of each game.

use std::collections::HashMap;

use catalog::{Entry, GAMES};
use contest::matching::Rated;
use contest::rating::Rating;
use store::{GuestId, Kin, RatingRow, TableId};

use super::{POINT, rating_in, read, read_row};
use crate::refusal::Refusal;
use crate::tables::{Listed, Tables};

/// How many points a curve has at most: the last ones.
const MOST_POINTS: i64 = 200;

/// How many people a leaderboard shows.
const LEADERS: i64 = 80;

/// The largest deviation on a leaderboard, in points, and how many games against people it takes.
const CERTAIN: f64 = 75.0;
const LEAST_GAMES: i64 = 10;

/// How good somebody is at a game, and how that came.
#[derive(Clone, Debug)]
pub struct RatedPlayer {
    /// The game.
    pub entry: &'static Entry,
    /// The rating now.
    pub rating: Rating,
    /// From how many games it comes.
    pub games: i64,
    /// The ratings after the last games, in order, each with the time in seconds since 1970.
    pub curve: Vec<(i64, Rating)>,
}

/// How good somebody is at every game.
pub struct OwnRatings {
    rows: Vec<RatingRow>,
    now: i64,
}

impl OwnRatings {
    /// In a game in which they are rated.
    pub fn known(&self, entry: &Entry) -> Option<Rating> {
        self.rows.iter().find(|row| row.game == entry.id).map(|row| read(row, self.now))
    }

    /// In any game: whoever is new to it starts from their other games.
    pub fn at_first(&self, entry: &Entry) -> Rating {
        rating_in(&self.rows, entry.id, self.now)
    }
}

/// How many rated games somebody has played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Finishes {
    /// All of them.
    pub games: i64,
    /// Those that they did not leave, and in which their time did not run out.
    pub finished: i64,
}

/// Somebody on a leaderboard.
#[derive(Clone, Debug)]
pub struct Leader {
    /// Whose rating it is.
    pub account: GuestId,
    /// What they are called.
    pub name: String,
    /// The rating now.
    pub rating: Rating,
    /// How many games they have played against people.
    pub games: i64,
}

impl Tables {
    /// How good somebody is at each game in which they are rated.
    pub async fn ratings_of(&self, person: &GuestId) -> Result<Vec<RatedPlayer>, Refusal> {
        let (rows, now) = (self.store.ratings_of(person).await?, self.time() / 1_000);
        let mut all = Vec::new();
        for entry in GAMES {
            let Some(row) = rows.iter().find(|row| row.game == entry.id) else { continue };
            let points = self.store.rating_curve(person, entry.id, MOST_POINTS).await?;
            let curve =
                points.iter().map(|point| (point.at, read_row(point.mean, point.deviation))).collect();
            all.push(RatedPlayer { entry, rating: read(row, now), games: row.games, curve });
        }
        Ok(all)
    }

    /// How good somebody is at every game.
    pub async fn own_ratings(&self, person: &GuestId) -> Result<OwnRatings, Refusal> {
        Ok(OwnRatings { rows: self.store.ratings_of(person).await?, now: self.time() / 1_000 })
    }

    /// By how much somebody's rating was changed by each of these tables that was counted, as it is shown.
    pub async fn rating_changes_at(
        &self,
        person: &GuestId,
        tables: &[Listed],
    ) -> Result<HashMap<TableId, i32>, Refusal> {
        let rated: Vec<&TableId> =
            tables.iter().filter(|table| table.rated == Rated::Rated).map(|table| &table.id).collect();
        if rated.is_empty() {
            return Ok(HashMap::new());
        }
        let shown = |mean: i64| (mean as f64 / POINT).round() as i32;
        let changes = self.store.rating_changes_at(person, &rated).await?.into_iter();
        Ok(changes.map(|(table, before, after)| (table, shown(after) - shown(before))).collect())
    }

    /// How many of their rated games somebody has finished; `None` if they have none.
    pub async fn finishes(&self, person: &GuestId) -> Result<Option<Finishes>, Refusal> {
        let share = self.store.finished_share(person).await?;
        Ok((share.games > 0).then_some(Finishes { games: share.games, finished: share.finished }))
    }

    /// The best people or programs of a game, the best first.
    pub async fn leaders(&self, entry: &Entry, kin: Kin) -> Result<Vec<Leader>, Refusal> {
        let floor = ((CERTAIN * POINT) as i64, LEAST_GAMES);
        let now = self.time() / 1_000;
        let rows = self.store.leaders(entry.id, floor, now, LEADERS, kin).await?;
        let leaders = rows.into_iter().map(|row| Leader {
            rating: read_row(row.mean, row.deviation).after_idle((now - row.at) as f64 / super::DAY),
            account: row.account,
            name: row.name,
            games: row.among_people,
        });
        // Whoever has not played for long is no longer so certain.
        let mut leaders: Vec<Leader> =
            leaders.filter(|leader| leader.rating.is_ranked(leader.games as u32)).collect();
        leaders.sort_by(|one, other| other.rating.rank_key().total_cmp(&one.rating.rank_key()));
        Ok(leaders)
    }
}
