//! How balanced a game is between equals, as measured.

use serde::{Deserialize, Serialize};

/// The results of many games between equal players, for each value of one option.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Balance {
    /// The command that measures it again.
    pub command: String,
    /// The option that was varied.
    pub over: String,
    /// Who sat at every seat.
    pub player: String,
    /// How many games each row has.
    pub games: u64,
    /// A row for each value of the option.
    pub rows: Vec<Row>,
}

/// One value of the option.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Row {
    /// The value.
    pub value: String,
    /// What each seat got.
    pub seats: Vec<Share>,
    /// Decisions of all seats in a game, on average.
    pub decisions: f64,
    /// How many games it has, if not as many as every other row.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub games: Option<u64>,
}

/// What one seat got.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Share {
    /// Its share of the wins, from 0 to 1; seats that share a win have equal parts.
    pub won: f64,
    /// The lower end of the 95% interval.
    pub low: f64,
    /// The upper end.
    pub high: f64,
    /// Its points on average.
    pub points: f64,
    /// How far the average may be off: half of its 95% interval.
    pub points_error: f64,
}

impl Balance {
    /// Reads what `akhet balance` wrote.
    pub fn parse(text: &str) -> Result<Balance, String> {
        serde_json::from_str(text).map_err(|error| error.to_string())
    }
}
