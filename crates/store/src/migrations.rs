//! What brings an older store up to date.
//!
//! A store knows each migration that it has seen by its number and the hash of its text: files that have landed never
//! change again.

use sqlx::SqlSafeStr;
use sqlx::migrate::{Migration, MigrationType, Migrator};

const ALL: &[(i64, &str, &str)] = &[
    (1, "tables", include_str!("../migrations/0001_tables.sql")),
    (2, "reviews", include_str!("../migrations/0002_reviews.sql")),
    (3, "hints", include_str!("../migrations/0003_hints.sql")),
    (4, "hidden", include_str!("../migrations/0004_hidden.sql")),
    (5, "editions", include_str!("../migrations/0005_editions.sql")),
];

/// All of them, in order.
pub(crate) fn all() -> Migrator {
    let migration = |(number, about, sql): &(i64, &'static str, &'static str)| {
        Migration::new(*number, (*about).into(), MigrationType::Simple, sql.into_sql_str(), false)
    };
    Migrator::with_migrations(ALL.iter().map(migration).collect())
}

#[cfg(test)]
mod tests {
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
}
