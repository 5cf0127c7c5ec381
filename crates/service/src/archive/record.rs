//! Tables as records with everything needed to play on.

use catalog::Chance;
use game::Record;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use store::{ChairRow, StepRow, Stored, TableRow};

use crate::names::clean_name;
use crate::tables::Snapshot;

/// What a record does not say about a table. It goes into one header, as JSON with the columns of the table's row.
#[derive(Serialize, Deserialize)]
struct Host {
    #[serde(flatten)]
    columns: Map<String, Value>,
    chairs: Vec<ChairRow>,
    marks: Vec<i64>,
    /// When the steps were taken, where time counts.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    times: Vec<Option<i64>>,
}

/// The columns that a record already has as headers or steps.
const IN_RECORD: [&str; 6] = ["id", "game", "options", "edition", "secret", "opening"];

/// The record of a table, with everything needed to play on.
pub(super) fn write_record(stored: &Stored) -> Result<Record, String> {
    let snapshot = Snapshot::try_read(stored)?;
    let mut record = match snapshot.record() {
        Some(record) => record,
        None => write_waiting(&snapshot)?,
    };
    let table = &without_deadline(&snapshot);
    let columns = serde_json::to_value(table).expect("a row is made of texts and numbers");
    let Value::Object(mut columns) = columns else { unreachable!("a row has named columns") };
    columns.retain(|column, _| !IN_RECORD.contains(&column.as_str()));
    let marks = stored.steps.iter().map(|step| step.revision).collect();
    let has_times = stored.steps.iter().any(|step| step.at.is_some());
    let times = stored.steps.iter().filter(|_| has_times).map(|step| step.at).collect();
    let host = Host { columns, chairs: stored.chairs.clone(), marks, times };
    record.set("secret", &table.secret);
    record.set("table", table.id.as_str());
    record.set("host", &serde_json::to_string(&host).expect("a host is made of texts, numbers and lists"));
    Ok(record)
}

/// The row of a table as it is kept: nobody knows how long an archive will lie, so it does not say until when somebody has time.
/// The turn that was under way begins anew when it is read.
fn without_deadline(snapshot: &Snapshot) -> TableRow {
    let mut snapshot = snapshot.clone();
    snapshot.begin_turn_at(0);
    TableRow { deadline: None, ..snapshot.stored().table }
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

pub(super) fn read_record(text: &str) -> Result<Stored, String> {
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
    host.times.resize(played.len(), None);
    let marks = host.marks.into_iter().zip(host.times);
    let steps = (0..).zip(played).zip(marks).map(|((n, step), (revision, at))| StepRow {
        n,
        at,
        revision,
        actor: step.actor.map(|seat| i64::from(seat.number())),
        text: step.text.clone(),
    });
    Ok(Stored { table, chairs: host.chairs, steps: steps.collect() })
}
