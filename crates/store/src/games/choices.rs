//! The first decisions of usual games, counted.

use crate::engine::{On, Statement};
use crate::rows::row;
use crate::statements::execute;
use crate::{Store, StoreError};

use super::{GameRow, GameSeatRow, MadeChoice};

row! {
    /// How often something was chosen, and how these games ended for whoever chose it.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub struct ChoiceRow {
        /// The seat and the action, as in a record.
        choice: String,
        /// In how many games that ended for the seat.
        games: i64,
        /// How many of them it won.
        won: i64,
        /// How many were level.
        drawn: i64,
        /// How many games were those of strong players.
        strong_games: i64,
        /// How many of them they won.
        strong_won: i64,
        /// How many were level.
        strong_drawn: i64,
        /// The table of the last one.
        latest: String,
    }
}

/// From which rating on a player is strong whose rating is known well enough, and how well that is, in thousandths of a point.
const STRONG: i64 = 1_700_000;
const KNOWN: i64 = 110_000;

/// The strongest computer player.
const TOP: &str = "vizier";

const COUNT: &str = "INSERT INTO choices (game, options, path, choice, games, won, drawn, strong_games, strong_won, \
    strong_drawn, latest, at) VALUES ($1, $2, $3, $4, 1, $5, $6, $7, $8, $9, $10, $11) \
    ON CONFLICT (game, options, path, choice) DO UPDATE SET games = choices.games + 1, \
    won = choices.won + excluded.won, drawn = choices.drawn + excluded.drawn, \
    strong_games = choices.strong_games + excluded.strong_games, \
    strong_won = choices.strong_won + excluded.strong_won, \
    strong_drawn = choices.strong_drawn + excluded.strong_drawn, \
    latest = CASE WHEN excluded.at >= choices.at THEN excluded.latest ELSE choices.latest END, \
    at = CASE WHEN excluded.at >= choices.at THEN excluded.at ELSE choices.at END";

pub(super) const AFTER: &str = "SELECT choice, games, won, drawn, strong_games, strong_won, strong_drawn, latest FROM choices \
    WHERE game = $1 AND options = $2 AND path = $3 ORDER BY games DESC, choice LIMIT $4";

pub(super) const OPTIONS: &str = "SELECT options FROM choices WHERE game = $1 AND path = '' \
    GROUP BY options ORDER BY SUM(games) DESC, options LIMIT $2";

impl GameSeatRow {
    /// Whether somebody strong played.
    fn is_strong(&self) -> bool {
        match &*self.kind {
            "account" | "numbered" => {
                self.rating.is_some_and(|rating| rating >= STRONG)
                    && self.deviation.is_some_and(|deviation| deviation <= KNOWN)
            }
            "bot" => self.who == TOP,
            _ => false,
        }
    }
}

/// Counts the first decisions of a game. What was chosen by a seat for which nothing came of the game is left out.
pub(super) async fn count(
    on: &mut On<'_>,
    game: &GameRow,
    seats: &[GameSeatRow],
    made: &[MadeChoice],
) -> Result<(), StoreError> {
    for MadeChoice { path, choice, seat } in made {
        let Some((row, result)) = seats.get(*seat).and_then(|row| Some((row, row.result.as_deref()?))) else {
            continue;
        };
        let [won, drawn] = ["won", "drawn"].map(|other| i64::from(result == other));
        let strong = i64::from(row.is_strong());
        let count = Statement::new(COUNT).with(&game.game).with(&game.options).with(path).with(choice);
        let count = count.with(won).with(drawn).with(strong).with(strong * won);
        execute(on, count.with(strong * drawn).with(&game.table_id).with(game.at)).await?;
    }
    Ok(())
}

impl Store {
    /// What was chosen after the same first decisions, most often first.
    pub async fn choices_after(
        &self,
        game: &str,
        options: &str,
        path: &str,
        most: i64,
    ) -> Result<Vec<ChoiceRow>, StoreError> {
        let after = Statement::new(AFTER).with(game).with(options).with(path).with(most);
        self.readers.all(after).await.map_err(StoreError::from)
    }

    /// The options with which games of a kind were played most often.
    pub async fn options_played(&self, game: &str, most: i64) -> Result<Vec<String>, StoreError> {
        let played: Vec<(String,)> = self.readers.all(Statement::new(OPTIONS).with(game).with(most)).await?;
        Ok(played.into_iter().map(|(options,)| options).collect())
    }
}
