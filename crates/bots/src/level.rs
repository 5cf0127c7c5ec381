//! Opponents for people: from one who has just heard of the game to the best there is.

use serde::{Deserialize, Serialize};

/// An opponent for people. How it plays differs from game to game: see [`Levels`](crate::Levels).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "they are names, from the weakest to the strongest")]
pub enum Level {
    Apprentice,
    Mason,
    Scribe,
    Overseer,
    Architect,
    Steward,
    Priest,
    Treasurer,
    General,
    Vizier,
}

impl Level {
    /// From the weakest to the strongest.
    pub const ALL: [Level; 10] = [
        Level::Apprentice,
        Level::Mason,
        Level::Scribe,
        Level::Overseer,
        Level::Architect,
        Level::Steward,
        Level::Priest,
        Level::Treasurer,
        Level::General,
        Level::Vizier,
    ];

    /// Its name in records, protocols and arguments.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Apprentice => "apprentice",
            Level::Mason => "mason",
            Level::Scribe => "scribe",
            Level::Overseer => "overseer",
            Level::Architect => "architect",
            Level::Steward => "steward",
            Level::Priest => "priest",
            Level::Treasurer => "treasurer",
            Level::General => "general",
            Level::Vizier => "vizier",
        }
    }
}
