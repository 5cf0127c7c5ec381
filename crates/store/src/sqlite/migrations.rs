//! What brings an older store up to date.

use sqlx::sqlite::SqliteConnection;

use crate::StoreError;
use crate::migrations::{File, all, explain};

pub(crate) const FILES: &[File] = &[
    (1, "tables", include_str!("../../migrations/sqlite/0001_tables.sql")),
    (2, "reviews", include_str!("../../migrations/sqlite/0002_reviews.sql")),
    (3, "hints", include_str!("../../migrations/sqlite/0003_hints.sql")),
    (4, "hidden", include_str!("../../migrations/sqlite/0004_hidden.sql")),
    (5, "editions", include_str!("../../migrations/sqlite/0005_editions.sql")),
    (6, "summaries", include_str!("../../migrations/sqlite/0006_summaries.sql")),
    (7, "reveals", include_str!("../../migrations/sqlite/0007_reveals.sql")),
    (8, "lessons", include_str!("../../migrations/sqlite/0008_lessons.sql")),
    (9, "puzzles_and_deals", include_str!("../../migrations/sqlite/0009_puzzles_and_deals.sql")),
    (10, "claims", include_str!("../../migrations/sqlite/0010_claims.sql")),
    (11, "accounts", include_str!("../../migrations/sqlite/0011_accounts.sql")),
    (12, "people", include_str!("../../migrations/sqlite/0012_people.sql")),
    (13, "clocks", include_str!("../../migrations/sqlite/0013_clocks.sql")),
    (14, "strangers", include_str!("../../migrations/sqlite/0014_strangers.sql")),
    (15, "tournaments", include_str!("../../migrations/sqlite/0015_tournaments.sql")),
    (16, "claimed_reviews", include_str!("../../migrations/sqlite/0016_claimed_reviews.sql")),
    (17, "games", include_str!("../../migrations/sqlite/0017_games.sql")),
];

/// Brings a store up to date, or says why it cannot be used.
pub(crate) async fn run(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    all(FILES).run(connection).await.map_err(|error| explain(error, FILES))
}
