//! How rated games ended, and what that made of the ratings.
//!
//! Results are facts: each is written by the commit that ends its game. Ratings follow from results and fits, in the order in
//! which these were counted. Whoever goes on says how far they believe this has got, and comes too late if it has got further.

mod counting;
mod looking;
mod results;

use serde::{Deserialize, Serialize};

pub use counting::{Count, CountedResult, Fitted, Recount};
pub use looking::{FormRow, Kin, LeaderRow, PointRow, ShareRow, Together};
pub use results::{NewResult, ResultRow, SeatRow};

pub(crate) use results::keep_result;

use crate::engine::Statement;
use crate::ids::GuestId;
use crate::rows::row;
use crate::{Store, StoreError};

row! {
    /// What is known of somebody's strength in a game, in thousandths of a point.
    #[derive(Clone, PartialEq, Eq, Debug, Serialize)]
    pub struct RatingRow {
        /// Whose it is.
        account: GuestId,
        /// The game.
        game: String,
        /// The most likely strength.
        mean: i64,
        /// Its standard deviation.
        deviation: i64,
        /// How many games it comes from.
        games: i64,
        /// How many of them were against people.
        among_people: i64,
        /// When the last of them ended, in seconds since 1970.
        at: i64,
    }
}

row! {
    /// What a result changed for somebody, in thousandths of a point.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub struct RatingChangeRow {
        /// The number of the result.
        number: i64,
        /// For whom.
        account: GuestId,
        /// The game.
        game: String,
        /// The strength before it,
        mean_before: i64,
        /// and its deviation.
        deviation_before: i64,
        /// The strength after it,
        mean: i64,
        /// and its deviation.
        deviation: i64,
    }
}

row! {
    /// A fit of all results up to a number. Its JSON keys are those of archives.
    #[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
    pub struct FitRow {
        /// Its own number, from one.
        fit: i64,
        /// The number of the last result that it knew.
        upto: i64,
        /// When it was made, in seconds since 1970.
        at: i64,
        /// What came of it, as JSON.
        found: String,
    }
}

/// How many results were counted, and how many fits made.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct RatedUpto {
    /// The number of the last result.
    pub results: i64,
    /// The number of the last fit.
    pub fits: i64,
}

const RATINGS_OF: &str = "SELECT account, game, mean, deviation, games, among_people, at FROM ratings \
    WHERE account = $1 ORDER BY game";

const ALL_RATINGS: &str =
    "SELECT account, game, mean, deviation, games, among_people, at FROM ratings ORDER BY account, game";

impl Store {
    /// What is known of somebody's strength in each game.
    pub async fn ratings_of(&self, account: &GuestId) -> Result<Vec<RatingRow>, StoreError> {
        self.readers.all(Statement::new(RATINGS_OF).with(account)).await.map_err(StoreError::from)
    }

    /// All ratings, in a fixed order.
    pub async fn all_ratings(&self) -> Result<Vec<RatingRow>, StoreError> {
        self.readers.all(Statement::new(ALL_RATINGS)).await.map_err(StoreError::from)
    }

    /// How far counting has got.
    pub async fn rated_upto(&self) -> Result<RatedUpto, StoreError> {
        let upto = Statement::new("SELECT results, fits FROM rated_upto WHERE id = 0");
        let upto: Option<(i64, i64)> = self.readers.first(upto).await?;
        Ok(upto.map_or_else(RatedUpto::default, |(results, fits)| RatedUpto { results, fits }))
    }

    /// The last fit.
    pub async fn last_fit(&self) -> Result<Option<FitRow>, StoreError> {
        let fit = "SELECT fit, upto, at, found FROM fits ORDER BY fit DESC LIMIT 1";
        self.readers.first(Statement::new(fit)).await.map_err(StoreError::from)
    }

    /// All fits, in order.
    pub async fn fits(&self) -> Result<Vec<FitRow>, StoreError> {
        let fits = "SELECT fit, upto, at, found FROM fits ORDER BY fit";
        self.readers.all(Statement::new(fits)).await.map_err(StoreError::from)
    }
}
