//! What is known of a player's strength in one game.

use std::fmt;

use serde::{Deserialize, Serialize};

/// The mean of everybody's strength: where those of whom nothing is known start.
pub const CENTRE: f64 = 1500.0;

const LEAST_DEVIATION: f64 = 45.0;
const MOST_DEVIATION: f64 = 350.0;
/// Of somebody who is new to this game and known from another.
const KNOWN_ELSEWHERE: f64 = 300.0;
const PROVISIONAL_ABOVE: f64 = 110.0;
const RANKED_UP_TO: f64 = 75.0;
const RANKED_FROM_GAMES: u32 = 10;
/// How far a player's strength may move from one game to the next.
const GROWTH_PER_GAME: f64 = 6.0;
/// A deviation of 60 becomes 110 in a year without a game.
const GROWTH_PER_DAY_SQUARED: f64 = (110.0 * 110.0 - 60.0 * 60.0) / 365.0;

/// The strength of a player in one game, on the Elo scale, and how well it is known.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Rating {
    mean: f64,
    deviation: f64,
}

impl Rating {
    /// A rating; the deviation is brought between 45 and 350.
    pub fn new(mean: f64, deviation: f64) -> Rating {
        assert!(mean.is_finite() && !deviation.is_nan(), "a rating is a number: {mean} ± {deviation}");
        Rating { mean, deviation: deviation.clamp(LEAST_DEVIATION, MOST_DEVIATION) }
    }

    /// The first rating of a player in a game, given the player's ratings in the other games. A provisional one of
    /// those says too little to be used: the best of several guesses would mostly be the luckiest.
    pub fn first(others: &[Rating]) -> Rating {
        let settled = others.iter().filter(|other| !other.is_provisional());
        match settled.map(|other| other.mean).max_by(f64::total_cmp) {
            Some(best) => Rating::new(f64::midpoint(CENTRE, best), KNOWN_ELSEWHERE),
            None => Rating::new(CENTRE, MOST_DEVIATION),
        }
    }

    /// The most likely strength.
    pub fn mean(self) -> f64 {
        self.mean
    }

    /// The standard deviation of the strength around its mean.
    pub fn deviation(self) -> f64 {
        self.deviation
    }

    /// The same certainty around another mean, as a fit gives it.
    #[must_use]
    pub fn with_mean(self, mean: f64) -> Rating {
        Rating::new(mean, self.deviation)
    }

    /// Whether too few games are known to take the rating at its word.
    pub fn is_provisional(self) -> bool {
        self.deviation > PROVISIONAL_ABOVE
    }

    /// Whether the rating may stand on a leaderboard after this many games against people.
    pub fn is_ranked(self, games: u32) -> bool {
        self.deviation <= RANKED_UP_TO && games >= RANKED_FROM_GAMES
    }

    /// What leaderboards are sorted by: a strength that the player very likely has, so that playing on is worth more than
    /// stopping after a lucky week.
    pub fn rank_key(self) -> f64 {
        self.mean - self.deviation
    }

    /// The rating on sitting down to a game: a little less certain than after the last one. [`update`](super::update())
    /// begins with it.
    #[must_use]
    pub fn before_game(self) -> Rating {
        self.widened(GROWTH_PER_GAME * GROWTH_PER_GAME)
    }

    /// The rating after this many days without a game.
    #[must_use]
    pub fn after_idle(self, days: f64) -> Rating {
        self.widened(GROWTH_PER_DAY_SQUARED * days.max(0.0))
    }

    fn widened(self, variance: f64) -> Rating {
        Rating::new(self.mean, (self.deviation * self.deviation + variance).sqrt())
    }
}

impl fmt::Display for Rating {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:.0} ± {:.0}", self.mean, 2.0 * self.deviation)
    }
}

/// The strength of a computer player. No game changes it.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub enum Anchor {
    /// The strength that defines the scale, such as 1500 for `scribe`.
    Fixed(f64),
    /// A strength that games between computer players have measured, or a fit has corrected.
    Measured(f64),
}

impl Anchor {
    /// How far a measured strength may be from the true one.
    pub(super) const MEASURED: f64 = 25.0;

    /// The most likely strength.
    pub fn mean(self) -> f64 {
        match self {
            Anchor::Fixed(mean) | Anchor::Measured(mean) => mean,
        }
    }

    /// How well it is known.
    pub fn deviation(self) -> f64 {
        match self {
            Anchor::Fixed(_) => 0.0,
            Anchor::Measured(_) => Anchor::MEASURED,
        }
    }
}
