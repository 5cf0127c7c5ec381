//! Where the houses of the stories keep their tables: in folders, or, if `cargo xtask test` says so, in `PostgreSQL`. And what
//! somebody sees and does there who goes round the server.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::{Mutex, PoisonError};
use std::{env, fs};

use harness::{STORIES, Schema};
use service::Place;
use sqlx::{Connection, Decode, Executor, PgConnection, Postgres, Sqlite, SqliteConnection, Type};
use tempfile::TempDir;
use web::Durability;

use crate::browser::House;

/// What the houses of one story share.
pub(crate) struct Grounds {
    folder: TempDir,
    /// By the names of the places, in a run against `PostgreSQL`.
    schemas: Mutex<BTreeMap<String, Schema>>,
}

impl Grounds {
    pub(crate) fn new() -> Grounds {
        Grounds { folder: tempfile::tempdir().unwrap(), schemas: Mutex::default() }
    }

    pub(crate) fn folder(&self) -> &Path {
        self.folder.path()
    }

    /// A place of this name, empty at first.
    pub(crate) fn place(&self, name: &str) -> Place {
        if env::var_os(STORIES).is_none_or(|engine| engine != "postgres") {
            return self.folder_place(name);
        }
        let mut schemas = self.schemas.lock().unwrap_or_else(PoisonError::into_inner);
        let schema = schemas.entry(name.to_owned()).or_insert_with(|| Schema::shared().unwrap());
        Place::Database(schema.address().to_owned())
    }

    /// The same in a folder in any run.
    pub(crate) fn folder_place(&self, name: &str) -> Place {
        Place::Folder(self.folder().join(name), Durability::Normal)
    }
}

impl Grounds {
    /// What is in a place is gone.
    pub(crate) fn clear(&self, name: &str) {
        let schema = self.schemas.lock().unwrap_or_else(PoisonError::into_inner).remove(name);
        if schema.is_none() {
            fs::remove_dir_all(self.folder().join(name)).unwrap();
        }
    }
}

/// A connection to the database of a house.
pub(crate) enum Database {
    Sqlite(SqliteConnection),
    Postgres(PgConnection),
}

/// What both engines can tell.
pub(crate) trait Told:
    for<'r> Decode<'r, Sqlite> + Type<Sqlite> + for<'r> Decode<'r, Postgres> + Type<Postgres> + Send + Unpin
{
}

impl Told for i64 {}
impl Told for String {}

impl Database {
    pub(crate) async fn of(house: &House) -> Database {
        match &house.config.place {
            Place::Folder(folder, _) => {
                let file = folder.join("akhet.sqlite");
                let address = format!("sqlite://{}", file.to_str().unwrap());
                Database::Sqlite(SqliteConnection::connect(&address).await.unwrap())
            }
            Place::Database(address) => Database::Postgres(PgConnection::connect(address).await.unwrap()),
        }
    }

    /// Runs a statement, and returns how many rows it changed.
    pub(crate) async fn execute(&mut self, statement: &str) -> u64 {
        let statement = sqlx::AssertSqlSafe(statement.to_owned());
        match self {
            Database::Sqlite(on) => on.execute(statement).await.unwrap().rows_affected(),
            Database::Postgres(on) => on.execute(statement).await.unwrap().rows_affected(),
        }
    }

    /// The first column of the first row, if there is one.
    pub(crate) async fn find<T: Told>(&mut self, question: &str) -> Option<T> {
        let question = sqlx::AssertSqlSafe(question.to_owned());
        match self {
            Database::Sqlite(on) => sqlx::query_scalar(question).fetch_optional(on).await.unwrap(),
            Database::Postgres(on) => sqlx::query_scalar(question).fetch_optional(on).await.unwrap(),
        }
    }

    pub(crate) async fn get<T: Told>(&mut self, question: &str) -> T {
        self.find(question).await.expect("there is a row")
    }

    /// The first column of all rows.
    pub(crate) async fn texts(&mut self, question: &str) -> Vec<String> {
        let question = sqlx::AssertSqlSafe(question.to_owned());
        match self {
            Database::Sqlite(on) => sqlx::query_scalar(question).fetch_all(on).await.unwrap(),
            Database::Postgres(on) => sqlx::query_scalar(question).fetch_all(on).await.unwrap(),
        }
    }

    pub(crate) async fn count(&mut self, rows: &str) -> i64 {
        self.get(&format!("SELECT count(*) FROM {rows}")).await
    }

    /// From now on, such as `BEFORE INSERT ON steps` fails as if the disk were full.
    pub(crate) async fn fill(&mut self, moment: &str) {
        self.fill_when(moment, "1 = 1").await;
    }

    /// The same for rows such as `NEW.actor = 1`.
    pub(crate) async fn fill_when(&mut self, moment: &str, condition: &str) {
        let fault = match self {
            Database::Sqlite(_) => {
                format!(
                    "CREATE TRIGGER full_disk {moment} WHEN {condition} \
                     BEGIN SELECT RAISE(ABORT, 'the disk is full'); END"
                )
            }
            Database::Postgres(_) => {
                self.execute(
                    "CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS \
                     $$BEGIN RAISE EXCEPTION 'the disk is full' USING ERRCODE = 'disk_full'; END$$",
                )
                .await;
                format!(
                    "CREATE TRIGGER full_disk {moment} FOR EACH ROW WHEN ({condition}) EXECUTE FUNCTION fail()"
                )
            }
        };
        self.execute(&fault).await;
    }

    /// There is room again.
    pub(crate) async fn empty(&mut self, table: &str) {
        match self {
            Database::Sqlite(_) => self.execute("DROP TRIGGER full_disk").await,
            Database::Postgres(_) => {
                self.execute(&format!("DROP TRIGGER full_disk ON {table}")).await;
                self.execute("DROP FUNCTION fail()").await
            }
        };
    }
}
