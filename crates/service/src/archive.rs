//! All tables as records in a folder, and back: for backups, and for moving to another machine.

use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};

use game::Record;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use store::{ChairRow, Commit, Durability, StepRow, Store, Stored, TableRow};

use crate::data::{self, DataError};
use crate::guests::{KEY_SETTING, Key};
use crate::tables::Snapshot;

/// What became of each table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Archived {
    /// The files that were written or read.
    pub done: usize,
    /// What was left out, and why.
    pub left_out: Vec<String>,
}

/// What a record does not say about a table. It goes into one header, as JSON with the columns of the table's row.
#[derive(Serialize, Deserialize)]
struct Host {
    #[serde(flatten)]
    columns: Map<String, Value>,
    chairs: Vec<ChairRow>,
    marks: Vec<i64>,
}

/// The columns that a record already has as headers or steps.
const IN_RECORD: [&str; 6] = ["id", "game", "options", "edition", "secret", "opening"];

/// The file with the key that signs cookies, so that guests are still recognised after an import.
const KEY_FILE: &str = "guests.key";

/// Writes a record of every table where a game has begun, and the key that identifies guests. Records of unfinished games
/// contain the secret of their draws, so all this is only for the operator of the server.
pub async fn export(data: &Path, folder: &Path) -> Result<Archived, DataError> {
    let store = data::open(data, Durability::Full).await?;
    let failed = |problem: &dyn fmt::Display| DataError::new(folder, problem);
    fs::create_dir_all(folder).map_err(|error| failed(&error))?;
    let key = store.setting(KEY_SETTING, &Key::fresh()).await.map_err(|error| failed(&error))?;
    fs::write(folder.join(KEY_FILE), format!("{key}\n")).map_err(|error| failed(&error))?;
    let mut archived = Archived::default();
    for id in store.all_tables().await.map_err(|error| failed(&error))? {
        let stored = store.load(&id).await.map_err(|error| failed(&error))?;
        match stored.as_ref().and_then(write_record) {
            Some(record) => {
                let file = folder.join(format!("{id}.txt"));
                fs::write(&file, record.to_string()).map_err(|error| failed(&error))?;
                archived.done += 1;
            }
            None => archived.left_out.push(format!("{id}: the game has not begun")),
        }
    }
    store.close().await;
    Ok(archived)
}

/// Reads what [`export`] wrote. Existing tables stay as they are.
pub async fn import(data: &Path, folder: &Path) -> Result<Archived, DataError> {
    let failed = |problem: &dyn fmt::Display| DataError::new(folder, problem);
    let files = fs::read_dir(folder).map_err(|error| failed(&error))?;
    let paths = files.filter_map(Result::ok).map(|file| file.path());
    let mut paths: Vec<PathBuf> =
        paths.filter(|path| path.extension().is_some_and(|end| end == "txt")).collect();
    paths.sort();
    let store = data::open(data, Durability::Full).await?;
    let mut archived = Archived::default();
    if let Ok(key) = fs::read_to_string(folder.join(KEY_FILE)) {
        let kept = store.setting(KEY_SETTING, key.trim()).await.map_err(|error| failed(&error))?;
        if kept != key.trim() {
            let problem = "this data folder has a key of its own, so guests have to come back by new links";
            archived.left_out.push(format!("{KEY_FILE}: {problem}"));
        }
    }
    for path in paths {
        match import_file(&store, &path).await {
            Ok(()) => archived.done += 1,
            Err(problem) => archived.left_out.push(format!("{}: {problem}", path.display())),
        }
    }
    store.close().await;
    Ok(archived)
}

async fn import_file(store: &Store, path: &Path) -> Result<(), String> {
    let text = fs::read_to_string(path).map_err(|error| error.to_string())?;
    let record = Record::parse(&text).map_err(|error| error.to_string())?;
    let stored = read_record(&record)?;
    if store.load(&stored.table.id).await.map_err(|error| error.to_string())?.is_some() {
        return Err("this table is there already".to_owned());
    }
    if Snapshot::read(&stored).is_none() {
        return Err("this table cannot be read".to_owned());
    }
    store.commit(Commit::Create(stored)).await.map_err(|error| error.to_string())
}

/// The record of a table, with everything needed to play on; `None` if no game has begun.
fn write_record(stored: &Stored) -> Option<Record> {
    let mut record = Snapshot::read(stored)?.record()?;
    let table = &stored.table;
    let Ok(Value::Object(mut columns)) = serde_json::to_value(table) else { return None };
    columns.retain(|column, _| !IN_RECORD.contains(&column.as_str()));
    let marks = stored.steps.iter().map(|step| step.revision).collect();
    let host = Host { columns, chairs: stored.chairs.clone(), marks };
    record.set("secret", &table.secret);
    record.set("host", &serde_json::to_string(&host).expect("a host is made of texts, numbers and lists"));
    Some(record)
}

fn read_record(record: &Record) -> Result<Stored, String> {
    let seats = usize::from(catalog::load(record).map_err(|error| error.to_string())?.seats());
    let header = |key: &str| {
        record.get(key).ok_or_else(|| format!("there is no header `{key}`, so no server wrote it"))
    };
    let mut host: Host = serde_json::from_str(header("host")?).map_err(|error| error.to_string())?;
    let copied = catalog::copied_steps(record).map_err(|error| error.to_string())?;
    let opening: String = record.steps[..copied].iter().map(|step| format!("{step}\n")).collect();
    let edition = game::replay::edition(record).map_err(|error| error.to_string())?;
    let in_record = [
        header("table")?.into(),
        header("game")?.into(),
        header("options")?.into(),
        edition.into(),
        header("secret")?.into(),
        opening.into(),
    ];
    host.columns.extend(IN_RECORD.map(str::to_owned).into_iter().zip(in_record));
    let table: TableRow =
        serde_json::from_value(Value::Object(host.columns)).map_err(|error| error.to_string())?;
    if host.chairs.len() != seats {
        return Err(format!("it has {} chairs for {seats} seats", host.chairs.len()));
    }
    if host.marks.len() != record.steps.len() {
        return Err("its steps and the revisions they came with are not equally many".to_owned());
    }
    let steps = (0..).zip(&record.steps).zip(host.marks).map(|((n, step), revision)| StepRow {
        n,
        revision,
        actor: step.actor.map(|seat| i64::from(seat.number())),
        text: step.text.clone(),
    });
    Ok(Stored { table, chairs: host.chairs, steps: steps.collect() })
}
