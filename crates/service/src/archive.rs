//! All tables as records in a folder, and back: for backups, and for moving to another machine.

use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};

use game::Record;
use serde::{Deserialize, Serialize};
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

/// What a record does not say of a table: it stands in one header, as JSON.
#[derive(Serialize, Deserialize)]
struct Host {
    kind: String,
    creator: String,
    created: i64,
    changed: i64,
    revision: i64,
    #[serde(default)]
    hidden: i64,
    progress: String,
    waits_for_bot: bool,
    random_seats: bool,
    entropy: Option<String>,
    ended: Option<String>,
    pending: String,
    chairs: Vec<ChairRow>,
    marks: Vec<i64>,
    /// Older archives do not say it, because hints could not be agreed on.
    #[serde(default)]
    hints: bool,
}

/// The file with the key that cookies are signed with, so that guests are known where they are imported.
const KEY_FILE: &str = "guests.key";

/// Writes a record of every table in which a game has begun, and the key by which guests are known. Records of games
/// that are not over have the secret of their draws in them: all this is for whoever runs the server.
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

/// Reads what [`export`] wrote. Tables that are there already stay as they are.
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
    let commit = Commit {
        table: stored.table,
        from: None,
        chairs: Some(stored.chairs),
        cut: None,
        steps: stored.steps,
    };
    store.commit(commit).await.map_err(|error| error.to_string())
}

/// The record of a table, with everything that is needed to go on; `None` if no game has begun.
fn write_record(stored: &Stored) -> Option<Record> {
    let mut record = Snapshot::read(stored)?.record()?;
    let table = &stored.table;
    let host = Host {
        kind: table.kind.clone(),
        creator: table.creator.clone(),
        created: table.created,
        changed: table.changed,
        revision: table.revision,
        hidden: table.hidden,
        progress: table.progress.clone(),
        waits_for_bot: table.waits_for_bot,
        random_seats: table.random_seats,
        entropy: table.entropy.clone(),
        ended: table.ended.clone(),
        pending: table.pending.clone(),
        chairs: stored.chairs.clone(),
        marks: stored.steps.iter().map(|step| step.revision).collect(),
        hints: table.hints,
    };
    record.set("secret", &table.secret);
    record.set("host", &serde_json::to_string(&host).expect("a host is made of texts, numbers and lists"));
    Some(record)
}

fn read_record(record: &Record) -> Result<Stored, String> {
    let seats = usize::from(catalog::load(record).map_err(|error| error.to_string())?.seats());
    let header = |key: &str| {
        record.get(key).ok_or_else(|| format!("there is no header `{key}`, so no server wrote it"))
    };
    let host: Host = serde_json::from_str(header("host")?).map_err(|error| error.to_string())?;
    let copied = catalog::copied_steps(record).map_err(|error| error.to_string())?;
    let table = TableRow {
        id: header("table")?.to_owned(),
        game: header("game")?.to_owned(),
        options: header("options")?.to_owned(),
        edition: game::replay::edition(record).map_err(|error| error.to_string())?,
        kind: host.kind,
        creator: host.creator,
        created: host.created,
        changed: host.changed,
        revision: host.revision,
        hidden: host.hidden,
        progress: host.progress,
        waits_for_bot: host.waits_for_bot,
        secret: header("secret")?.to_owned(),
        random_seats: host.random_seats,
        entropy: host.entropy,
        ended: host.ended,
        pending: host.pending,
        opening: record.steps[..copied].iter().map(|step| format!("{step}\n")).collect(),
        hints: host.hints,
    };
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
