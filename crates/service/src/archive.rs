//! All tables as records in a folder, and back: for backups, and for moving to another machine.

use std::fmt;
use std::fs;
use std::io::Read;
use std::path::{Path, PathBuf};

use catalog::{Chance, Day, DealId};
use game::Record;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use store::{ChairRow, Commit, Durability, StepRow, Store, StoreError, Stored, TableRow};

use crate::clock;
use crate::data::{self, DataError};
use crate::guests::{KEY_SETTING, Key};
use crate::names::clean_name;
use crate::private;
use crate::tables::{Snapshot, contain};

/// What became of each table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Archived {
    /// The files that were written or read.
    pub done: usize,
    /// What was left out because it is there already, and why.
    pub left_out: Vec<String>,
    /// What was left out because it is broken, and why.
    pub broken: Vec<String>,
}

/// Why something is left out.
enum LeftOut {
    Known(String),
    Broken(String),
}

impl<P: fmt::Display> From<P> for LeftOut {
    fn from(problem: P) -> LeftOut {
        LeftOut::Broken(problem.to_string())
    }
}

impl Archived {
    fn note(&mut self, name: &dyn fmt::Display, became: Result<(), LeftOut>) {
        match became {
            Ok(()) => self.done += 1,
            Err(LeftOut::Known(reason)) => self.left_out.push(format!("{name}: {reason}")),
            Err(LeftOut::Broken(reason)) => self.broken.push(format!("{name}: {reason}")),
        }
    }
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

/// The longest file that is read, in bytes. Records of long games have some ten thousand.
const LONGEST: u64 = 4 * 1024 * 1024;

/// Writes a record of every table, and the key that identifies guests. Records of unfinished games contain the secret of
/// their draws, so all this is only for the operator of the server.
pub async fn export(data: &Path, folder: &Path) -> Result<Archived, DataError> {
    let store = data::open(data, Durability::Full).await?;
    let failed = |problem: &dyn fmt::Display| DataError::new(folder, problem);
    private::make_folder(folder).map_err(|error| failed(&error))?;
    let key = store.setting(KEY_SETTING, &Key::fresh()).await.map_err(|error| failed(&error))?;
    private::write(&folder.join(KEY_FILE), &format!("{key}\n")).map_err(|error| failed(&error))?;
    let mut archived = Archived::default();
    for id in store.all_tables().await.map_err(|error| failed(&error))? {
        let record = match store.load(&id).await {
            Ok(Some(stored)) if is_sealed(&store, &stored).await.map_err(|error| failed(&error))? => {
                archived.note(&id, Err(LeftOut::Known(SEALED.to_owned())));
                continue;
            }
            Ok(Some(stored)) => write_record(&stored),
            Ok(None) => continue,
            Err(error) => Err(error.to_string()),
        };
        if let Ok(record) = &record {
            let file = folder.join(format!("{id}.txt"));
            private::write(&file, &record.to_string()).map_err(|error| failed(&error))?;
        }
        archived.note(&id, record.map(|_| ()).map_err(LeftOut::from));
    }
    store.close().await;
    Ok(archived)
}

const SEALED: &str = "it is a table of a daily deal whose day is not over, so its secret stays where it is";

/// Whether a table is one of a deal whose day is not over.
async fn is_sealed(store: &Store, stored: &Stored) -> Result<bool, StoreError> {
    let Some(deal) = &stored.table.deal else { return Ok(false) };
    let is_past = deal.parse().is_ok_and(|deal: DealId| deal.day < Day::at(clock::now()));
    let is_over = store.deal(deal).await?.is_some_and(|deal| deal.is_over);
    Ok(!is_past && !is_over)
}

/// Reads what [`export`] wrote, or what somebody says it did. Each table is checked before any of it is stored; existing
/// tables stay as they are.
pub async fn import(data: &Path, folder: &Path) -> Result<Archived, DataError> {
    let failed = |problem: &dyn fmt::Display| DataError::new(folder, problem);
    let files = fs::read_dir(folder).map_err(|error| failed(&error))?;
    let paths = files.filter_map(Result::ok).map(|file| file.path());
    let mut paths: Vec<PathBuf> =
        paths.filter(|path| path.extension().is_some_and(|end| end == "txt")).collect();
    paths.sort();
    let store = data::open(data, Durability::Full).await?;
    let mut archived = Archived::default();
    let key = folder.join(KEY_FILE);
    if key.exists()
        && let Err(left_out) = import_key(&store, &key).await
    {
        archived.note(&KEY_FILE, Err(left_out));
    }
    for path in paths {
        archived.note(&path.display(), import_file(&store, &path).await);
    }
    store.close().await;
    Ok(archived)
}

async fn import_key(store: &Store, path: &Path) -> Result<(), LeftOut> {
    let text = read_file(path)?;
    let key = text.trim();
    // With a key that can be guessed, anybody could claim to be any guest.
    if !Key::is_key(key) {
        Err("a key is 64 random hexadecimal digits in small letters")?;
    }
    if store.setting(KEY_SETTING, key).await? == key {
        return Ok(());
    }
    let problem = "this data folder has a key of its own, so guests have to come back by new links";
    Err(LeftOut::Known(problem.to_owned()))
}

async fn import_file(store: &Store, path: &Path) -> Result<(), LeftOut> {
    let text = read_file(path)?;
    let mut stored = contain(|| read_record(&text))?;
    if is_sealed(store, &stored).await? {
        return Err(LeftOut::Broken(SEALED.to_owned()));
    }
    // What counts is what was played here.
    stored.table.counts = false;
    if store.load(&stored.table.id).await?.is_some() {
        return Err(LeftOut::Known("this table is there already".to_owned()));
    }
    let problem = |problem: String| format!("this table cannot be read: {problem}");
    let table = Snapshot::try_read(&stored).map_err(problem)?;
    // What can be derived is derived, whatever the file says about it.
    Ok(store.commit(Commit::Create(table.stored())).await?)
}

/// Reads a plain file of a sensible length. Anything else could lead elsewhere or never end.
fn read_file(path: &Path) -> Result<String, String> {
    let told = |error: std::io::Error| error.to_string();
    let about = fs::symlink_metadata(path).map_err(told)?;
    if !about.is_file() {
        return Err("it is not a plain file".to_owned());
    }
    let mut bytes = Vec::new();
    fs::File::open(path).map_err(told)?.take(LONGEST + 1).read_to_end(&mut bytes).map_err(told)?;
    if bytes.len() as u64 > LONGEST {
        return Err(format!("it is longer than {LONGEST} bytes"));
    }
    String::from_utf8(bytes).map_err(|_| "it is not a text".to_owned())
}

/// The record of a table, with everything needed to play on.
fn write_record(stored: &Stored) -> Result<Record, String> {
    let snapshot = Snapshot::try_read(stored)?;
    let mut record = match snapshot.record() {
        Some(record) => record,
        None => write_waiting(&snapshot)?,
    };
    let table = &stored.table;
    let columns = serde_json::to_value(table).expect("a row is made of texts and numbers");
    let Value::Object(mut columns) = columns else { unreachable!("a row has named columns") };
    columns.retain(|column, _| !IN_RECORD.contains(&column.as_str()));
    let marks = stored.steps.iter().map(|step| step.revision).collect();
    let host = Host { columns, chairs: stored.chairs.clone(), marks };
    record.set("secret", &table.secret);
    record.set("host", &serde_json::to_string(&host).expect("a host is made of texts, numbers and lists"));
    Ok(record)
}

/// The record of a table at which the game has not begun. It has the steps that the game will begin with.
fn write_waiting(snapshot: &Snapshot) -> Result<Record, String> {
    let start = (snapshot.entry.resume)(&snapshot.chosen, Chance::Open, &snapshot.opening);
    let mut record = start.map_err(|error| error.to_string())?.record();
    record.set("chance", "");
    record.set("table", snapshot.id.as_str());
    if !snapshot.opening.is_empty() {
        record.set("from", &snapshot.opening.len().to_string());
    }
    Ok(record)
}

fn read_record(text: &str) -> Result<Stored, String> {
    let record = &Record::parse(text).map_err(|error| error.to_string())?;
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
    for chair in &mut host.chairs {
        chair.name = clean_name(&chair.name);
    }
    if table.deal.as_deref() != record.get("deal") {
        return Err("its headers `deal` and `host` do not say the same".to_owned());
    }
    // Before the game, the only steps of a record are those that it will begin with.
    let is_waiting = table.entropy.is_none() && copied == record.steps.len();
    let played = if is_waiting { &[] } else { &record.steps[..] };
    if host.marks.len() != played.len() {
        return Err("its steps and the revisions they came with are not equally many".to_owned());
    }
    let steps = (0..).zip(played).zip(host.marks).map(|((n, step), revision)| StepRow {
        n,
        revision,
        actor: step.actor.map(|seat| i64::from(seat.number())),
        text: step.text.clone(),
    });
    Ok(Stored { table, chairs: host.chairs, steps: steps.collect() })
}
