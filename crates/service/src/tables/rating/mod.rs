//! Rated games: what may be rated, and how good people are at each game.

mod at_table;
mod book;
mod counting;
mod fields;
mod fitting;
mod patience;
mod people;
mod results;
mod rules;

use contest::rating::Rating;
use store::{GuestId, RatingRow};

pub use at_table::{ChangeParts, RatedHere, RatedResult};
pub use book::{Found, FoundOfGame};
pub use counting::Worth;
pub use fitting::FitMade;
pub use people::{Finishes, Leader, OwnRatings, RatedPlayer};
pub use results::Ending;
pub use rules::Unrated;

pub(crate) use book::is_readable as is_readable_result;
pub(crate) use counting::recount;
pub(super) use fields::Strength;
pub(super) use results::turns;

use super::Tables;
use crate::refusal::Refusal;

/// Ratings are stored in thousandths of a point, so that they are the same on every machine and in every order of sums.
const POINT: f64 = 1_000.0;

/// Seconds of a day.
const DAY: f64 = 86_400.0;

impl Tables {
    /// How good somebody is at a game, as far as it is known now. Whoever is new to it starts from their other games.
    pub async fn rating_of(&self, player: &GuestId, game: &str) -> Result<Rating, Refusal> {
        let rows = self.store.ratings_of(player).await?;
        Ok(rating_in(&rows, game, self.time() / 1_000))
    }
}

/// A rating at a time, given all that somebody has.
pub(super) fn rating_in(rows: &[RatingRow], game: &str, now: i64) -> Rating {
    match rows.iter().find(|row| row.game == game) {
        Some(row) => read(row, now),
        None => Rating::first(&rows.iter().map(|row| read(row, now)).collect::<Vec<_>>()),
    }
}

/// A stored rating as it has become since the last game.
pub(super) fn read(row: &RatingRow, now: i64) -> Rating {
    read_row(row.mean, row.deviation).after_idle((now - row.at) as f64 / DAY)
}

/// A rating as it was stored.
fn read_row(mean: i64, deviation: i64) -> Rating {
    Rating::new(mean as f64 / POINT, deviation as f64 / POINT)
}
