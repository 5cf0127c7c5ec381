//! What brings an older store up to date.
//!
//! A store remembers each migration it has been through by its number and the hash of its text, so files that have
//! landed must never change.

use sqlx::SqlSafeStr;
use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};
use sqlx::sqlite::SqliteConnection;

use crate::StoreError;

const ALL: &[(i64, &str, &str)] = &[
    (1, "tables", include_str!("../migrations/0001_tables.sql")),
    (2, "reviews", include_str!("../migrations/0002_reviews.sql")),
    (3, "hints", include_str!("../migrations/0003_hints.sql")),
    (4, "hidden", include_str!("../migrations/0004_hidden.sql")),
    (5, "editions", include_str!("../migrations/0005_editions.sql")),
    (6, "summaries", include_str!("../migrations/0006_summaries.sql")),
    (7, "reveals", include_str!("../migrations/0007_reveals.sql")),
    (8, "lessons", include_str!("../migrations/0008_lessons.sql")),
    (9, "puzzles_and_deals", include_str!("../migrations/0009_puzzles_and_deals.sql")),
];

/// Brings a store up to date, or says why it cannot be used.
pub(crate) async fn run(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    let newest = ALL.iter().map(|(number, ..)| *number).max().unwrap_or_default();
    all().run(connection).await.map_err(|error| match error {
        MigrateError::VersionMissing(number) if number > newest => StoreError::Unread(format!(
            "a newer version of akhet has used it: its database has version {number}, and this program knows versions up \
             to {newest}. Start the newer program, or restore a backup from before"
        )),
        other => StoreError::Unread(other.to_string()),
    })
}

/// All of them, in order.
fn all() -> Migrator {
    let migration = |(number, about, sql): &(i64, &'static str, &'static str)| {
        Migration::new(*number, (*about).into(), MigrationType::Simple, sql.into_sql_str(), false)
    };
    Migrator::with_migrations(ALL.iter().map(migration).collect())
}

#[cfg(test)]
mod tests {
    use data_encoding::HEXLOWER;

    use super::*;

    #[test]
    fn every_file_is_there_under_its_number_and_name() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/migrations");
        let mut files: Vec<String> = std::fs::read_dir(folder)
            .unwrap()
            .map(|file| file.unwrap().file_name().into_string().unwrap())
            .collect();
        files.sort();
        let named: Vec<String> =
            ALL.iter().map(|(number, about, _)| format!("{number:04}_{about}.sql")).collect();
        assert_eq!(files, named);
    }

    /// The hashes recorded in stores that are in use. If these changed, the stores would not open.
    #[test]
    fn what_has_landed_has_not_changed() {
        let recorded = [
            "64a0ff56ae25b3ead8c391714dc801765deaa7dcfa2a4d31bc5bdb1e339b65e4a292b93ea2740665445c37aa525ff9c5",
            "9e1e5fbda6a1f27e805e9fe683c299aed4954f0a27f602f6d810ae57d96b4ff610f051675c34180cd942ff9cab063e6a",
            "df15472e09d48fcf5469aba21822f679854736bfa06fe63cf6801de36ca7d988e3d40c92ad6cb91167d3441e36d979f7",
            "5af2f8c57cf02b02cb68a3a4a7e2a8835e1a81d2616f0ff1ab2d50bbfb959af2f928bc3abdcbd483b3e9f3f3f1d8e7b9",
            "40021c0d32c70b4126183044099812a9f9e3bd0759285668c80be215684275cfc7adc03c7b8189f341b07065d9893fbc",
            "26b725c142d4692e243d98bd402bf39bde71def8f06fa262009c476e6f4a5c97b83f7aec15b58919c90055ea449b6837",
            "3fddbd110f054a98dacb33928ac74c825b0ba9182cf20af40043b31f1fadf31b13c3e181c4e7d086acb128fb25a93587",
            "97841d45bb5dbc518e922406b5ae79c26ae1128845dffc4a1e4d6b4b50aacdc1a08c60934c11a887f37a9dd5750adfed",
            "4752babf45abc2d27809aed7401d7492e9cf97e3371f2370e892feac227aaaffbcf098ad91ad91e0d32479ea61476442",
        ];
        let hashes: Vec<String> =
            all().iter().map(|migration| HEXLOWER.encode(&migration.checksum)).collect();
        assert_eq!(hashes, recorded);
    }
}
