//! What each kind of work writes.

use std::collections::HashSet;
use std::ops::RangeInclusive;
use std::sync::LazyLock;

use serde::Serialize;

use crate::StoreError;
use crate::blocks::check_company;
use crate::claims::{LEASE, NOW_POSTGRES, NOW_SQLITE};
use crate::daily::end_try;
use crate::engine::{On, Statement};
use crate::games;
use crate::ids::{GuestId, TableId};
use crate::outbox::{hush_postgres, note_changes, note_postgres, notices_of, over_by};
use crate::phrases::forget_those_who_left;
use crate::plans::{forget_plans, forget_plans_of_others};
use crate::ratings;
use crate::rows::{
    ChairRow, Change, Commit, JudgmentRow, LearntRow, PuzzledRow, StepRow, Stored, TableRow, UsedHandover,
};
use crate::write::{Write, failed};

/// Changes of tables, by a node that claims the computer players whose turn they begin.
pub(super) struct Commits<'a> {
    pub(super) all: &'a [&'a Commit],
    pub(super) node: &'a str,
}

impl Write for Commits<'_> {
    /// Whether each of them stands; if not, somebody else has changed its table first.
    type Done = Vec<bool>;

    async fn write(&self, mut on: On<'_>) -> Result<Vec<bool>, StoreError> {
        for commit in self.all {
            write_rare(&mut on, commit, self.node).await?;
        }
        let changed = match on {
            On::Sqlite(_) => write_tables(&mut on, self.all, self.node).await?,
            On::Postgres(_) => write_at_once(&mut on, self.all, self.node).await?,
        };
        let stands = |commit: &&Commit| is_among(&changed, commit);
        // What else a change that does not stand has done must be undone.
        if self.all.iter().any(|commit| !stands(commit) && commit.is_rare()) {
            return Err(StoreError::Conflict);
        }
        let standing: Vec<&Commit> = self.all.iter().copied().filter(stands).collect();
        let mut steps = steps_of(standing.iter().flat_map(|commit| commit.first_steps()));
        if let On::Sqlite(_) = on {
            steps.extend(steps_of(standing.iter().flat_map(|commit| commit.later_steps())));
            note_changes(&mut on, &standing).await?;
        }
        write_steps(&mut on, &steps).await?;
        Ok(self.all.iter().map(stands).collect())
    }
}

/// Whether a table was changed, or is a new one.
fn is_among(changed: &HashSet<String>, commit: &Commit) -> bool {
    commit.change().is_none_or(|change| changed.contains(change.table.id.as_str()))
}

/// A one-time link to keep.
pub(super) struct KeepHandover {
    pub(super) token: String,
    pub(super) table: TableId,
    pub(super) maker: GuestId,
    pub(super) expires: i64,
}

impl Write for KeepHandover {
    /// Whether its maker plays at the table.
    type Done = bool;

    async fn write(&self, mut on: On<'_>) -> Result<bool, StoreError> {
        let keep = Statement::new(KEEP_HANDOVER).with(&self.token).with(self.expires).with(&self.table);
        execute(&mut on, keep.with(&self.maker)).await.map(|changed| changed > 0)
    }
}

/// One-time links to delete: all that do not expire at one of these times.
pub(super) struct DeleteHandovers {
    pub(super) good: RangeInclusive<i64>,
}

impl Write for DeleteHandovers {
    type Done = ();

    async fn write(&self, mut on: On<'_>) -> Result<(), StoreError> {
        let delete = Statement::new("DELETE FROM moves WHERE expires NOT BETWEEN $1 AND $2");
        execute(&mut on, delete.with(self.good.start()).with(self.good.end())).await.map(|_| ())
    }
}

/// A value that is kept unless there is one already.
pub(super) struct Setting {
    pub(super) key: String,
    pub(super) fresh: String,
}

impl Write for Setting {
    /// The value that is kept.
    type Done = String;

    async fn write(&self, mut on: On<'_>) -> Result<String, StoreError> {
        let keep = "INSERT INTO settings (key, value) VALUES ($1, $2) \
                    ON CONFLICT (key) DO UPDATE SET key = excluded.key RETURNING value";
        only(&mut on, Statement::new(keep).with(&self.key).with(&self.fresh)).await
    }
}

impl Write for JudgmentRow {
    type Done = ();

    async fn write(&self, mut on: On<'_>) -> Result<(), StoreError> {
        let keep = "INSERT INTO judgments (table_id, nodes, position, judgment) VALUES ($1, $2, $3, $4) \
                    ON CONFLICT (table_id, nodes, position) DO UPDATE SET judgment = excluded.judgment";
        let keep = Statement::new(keep).with(&self.table).with(self.nodes).with(self.position);
        execute(&mut on, keep.with(&self.judgment)).await.map(|_| ())
    }
}

impl Write for LearntRow {
    type Done = ();

    async fn write(&self, mut on: On<'_>) -> Result<(), StoreError> {
        learn(&mut on, self).await
    }
}

pub(super) async fn learn(on: &mut On<'_>, row: &LearntRow) -> Result<(), StoreError> {
    let keep = "INSERT INTO learnt (guest, game, lesson, step, done) VALUES ($1, $2, $3, $4, $5) \
                ON CONFLICT DO NOTHING";
    let keep = Statement::new(keep).with(&row.guest).with(&row.game).with(&row.lesson);
    execute(on, keep.with(&row.step).with(row.done)).await.map(|_| ())
}

/// The most that is kept of a guest and a game: more than there are puzzles.
const MOST_PUZZLED: i64 = 1_000;

impl Write for PuzzledRow {
    type Done = ();

    /// What came of a puzzle changes once: when one that was missed is solved or shown. Of two answers that arrive at the
    /// same time, only one can be the first.
    async fn write(&self, mut on: On<'_>) -> Result<(), StoreError> {
        let keep = "INSERT INTO puzzled (guest, game, number, puzzle, outcome, began) VALUES ($1, $2, $3, $4, $5, $6) \
                    ON CONFLICT (guest, game, number) DO UPDATE \
                    SET outcome = CASE excluded.outcome WHEN 'first' THEN 'later' ELSE excluded.outcome END \
                    WHERE puzzled.puzzle = excluded.puzzle AND puzzled.outcome = 'missed'";
        let keep = Statement::new(keep).with(&self.guest).with(&self.game).with(self.number);
        execute(&mut on, keep.with(&self.puzzle).with(&self.outcome).with(self.began)).await?;
        let forget = "DELETE FROM puzzled WHERE guest = $1 AND game = $2 AND number <= $3";
        let forget = Statement::new(forget).with(&self.guest).with(&self.game);
        execute(&mut on, forget.with(self.number - MOST_PUZZLED)).await.map(|_| ())
    }
}

/// The summary in a row, unless the table has changed since it was read.
pub(super) struct Summary(pub(super) Box<TableRow>);

impl Write for Summary {
    type Done = ();

    async fn write(&self, mut on: On<'_>) -> Result<(), StoreError> {
        let keep =
            "UPDATE tables SET summary = $1, asks = $2 WHERE id = $3 AND revision = $4 AND hidden = $5";
        let keep = Statement::new(keep).with(&self.0.summary).with(&self.0.asks).with(&self.0.id);
        execute(&mut on, keep.with(self.0.revision).with(self.0.hidden)).await.map(|_| ())
    }
}

/// A change that matters to nobody.
pub(super) struct Tiny;

impl Write for Tiny {
    type Done = ();

    /// The value is another one each time, because `SQLite` writes nothing if nothing changes.
    async fn write(&self, mut on: On<'_>) -> Result<(), StoreError> {
        let raise = "INSERT INTO settings (key, value) VALUES ('writes tried', '1') \
                     ON CONFLICT (key) DO UPDATE SET value = CAST(CAST(settings.value AS BIGINT) + 1 AS TEXT)";
        execute(&mut on, Statement::new(raise)).await.map(|_| ())
    }
}

/// Nobody can have left between the question of who plays and the link, since both are one statement.
const KEEP_HANDOVER: &str = "INSERT INTO moves (token, expires, table_id, seat) \
    SELECT $1, $2, table_id, place FROM chairs WHERE table_id = $3 AND kind = 'guest' AND who = $4 \
    ORDER BY place LIMIT 1";

static INSERT_SQLITE: LazyLock<String> = LazyLock::new(|| insert_table(NOW_SQLITE));
static INSERT_POSTGRES: LazyLock<String> = LazyLock::new(|| insert_table(NOW_POSTGRES));

/// Inserts a table, with the columns in their order and then the node.
fn insert_table(now: &str) -> String {
    let columns = TableRow::COLUMNS;
    let numbers = (1..=columns.len()).map(|number| format!("${number}"));
    let values: Vec<String> = numbers.collect();
    let waits = columns.iter().zip(&values).find(|(column, _)| **column == "waits_for_bot");
    let (_, waits) = waits.expect("tables wait for computer players");
    let node = format!("${}", columns.len() + 1);
    format!(
        "INSERT INTO tables ({}, claimed_by, claimed_until) VALUES ({}, {})",
        columns.join(", "),
        values.join(", "),
        claimed(waits, &node, now).join(", ")
    )
}

/// Who has claimed a table that waits for a computer player or not, and until when.
fn claimed(waits: &str, node: &str, now: &str) -> [String; 2] {
    [
        format!("CASE WHEN {waits} THEN {node} ELSE '' END"),
        format!("CASE WHEN {waits} THEN {now} + {LEASE} ELSE 0 END"),
    ]
}

/// `OR FAIL`, because a failure rolls back the whole transaction anyway, and this way `SQLite` need not keep a journal
/// to undo just this statement. With `RETURNING` it would keep one, which costs a copy of every page; conflicts are rare where
/// there is a single process.
static UPDATE_SQLITE: LazyLock<String> = LazyLock::new(|| {
    let columns = update_columns(|place, _| format!("new.value ->> {place}"), NOW_SQLITE);
    format!(
        "UPDATE OR FAIL tables SET {columns} FROM json_each($1) AS new WHERE tables.id = new.value ->> 0 \
         AND tables.revision = new.value ->> 1 AND tables.hidden = new.value ->> 2 AND {}",
        in_its_time("(new.value ->> 3)", NOW_SQLITE)
    )
});

static UPDATE_POSTGRES: LazyLock<String> = LazyLock::new(|| {
    let columns = update_columns(|place, kind| format!("(new.value ->> {place})::{kind}"), NOW_POSTGRES);
    format!(
        "UPDATE tables SET {columns} FROM jsonb_array_elements($1::jsonb) AS new WHERE tables.id = new.value ->> 0 \
         AND tables.revision = (new.value ->> 1)::bigint AND tables.hidden = (new.value ->> 2)::bigint \
         AND {} RETURNING tables.id",
        in_its_time("(new.value ->> 3)::bigint", NOW_POSTGRES)
    )
});

/// Changes tables and appends the steps of those that could be changed, so that the database is waited for once.
static CHANGE_POSTGRES: LazyLock<String> = LazyLock::new(|| {
    let (update, insert) = (&*UPDATE_POSTGRES, insert_steps_postgres("$3"));
    format!(
        "WITH stood AS ({update}), appended AS ({insert} WHERE value ->> 0 IN (SELECT id FROM stood)) \
         SELECT id FROM stood"
    )
});

/// The same for changes that begin or end somebody's turn: what people are told of that goes into the same statement.
static CALL_POSTGRES: LazyLock<String> = LazyLock::new(|| {
    let (update, insert) = (&*UPDATE_POSTGRES, insert_steps_postgres("$3"));
    let note = note_postgres("$4", "AND new.value ->> 0 IN (SELECT id FROM stood)");
    let hush = hush_postgres("$5", "WHERE value ->> 0 IN (SELECT id FROM stood)");
    format!(
        "WITH stood AS ({update}), appended AS ({insert} WHERE value ->> 0 IN (SELECT id FROM stood)), \
         noted AS ({note}), hushed AS ({hush}) SELECT id FROM stood"
    )
});

/// Whether a change is made when it may be made.
fn in_its_time(waited: &str, now: &str) -> String {
    format!(
        "CASE WHEN {waited} >= 0 THEN tables.deadline IS NULL OR {now} - {waited} <= tables.deadline \
         WHEN {waited} < 0 THEN tables.deadline < {now} ELSE TRUE END"
    )
}

/// What the changing columns become, and the claim of the node that is the second value.
fn update_columns(value: impl Fn(usize, &str) -> String, now: &str) -> String {
    let changing = (Change::BEFORE..).zip(TableRow::CHANGING);
    let values: Vec<(&str, String)> =
        changing.map(|(place, (column, kind))| (*column, value(place, kind))).collect();
    let waits = values.iter().find(|(column, _)| *column == "waits_for_bot");
    let (_, waits) = waits.expect("tables wait for computer players");
    let [claimed_by, claimed_until] = claimed(waits, "$2", now);
    let claims = [("claimed_by", claimed_by), ("claimed_until", claimed_until)];
    let set = values.iter().chain(&claims).map(|(column, value)| format!("{column} = {value}"));
    set.collect::<Vec<_>>().join(", ")
}

const INSERT_STEPS_SQLITE: &str = "INSERT INTO steps (table_id, n, revision, actor, text, at) \
    SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5 FROM json_each($1)";

static INSERT_STEPS_POSTGRES: LazyLock<String> = LazyLock::new(|| insert_steps_postgres("$1"));

fn insert_steps_postgres(steps: &str) -> String {
    format!(
        "INSERT INTO steps (table_id, n, revision, actor, text, at) \
         SELECT value ->> 0, (value ->> 1)::bigint, (value ->> 2)::bigint, (value ->> 3)::bigint, value ->> 4, \
         (value ->> 5)::bigint \
         FROM jsonb_array_elements({steps}::jsonb)"
    )
}

/// The parts most changes do not have: a new table, changed chairs, steps taken back.
pub(super) async fn write_rare(on: &mut On<'_>, commit: &Commit, node: &str) -> Result<(), StoreError> {
    if let Some(Stored { table, chairs, .. }) = commit.created() {
        let insert = match on {
            On::Sqlite(_) => INSERT_SQLITE.as_str(),
            On::Postgres(_) => INSERT_POSTGRES.as_str(),
        };
        execute(on, Statement::new(insert).with_all(table.values()).with(node)).await?;
        write_chairs(on, &table.id, chairs).await?;
    }
    let Some(change) = commit.change() else { return Ok(()) };
    if let Some(company) = &change.company {
        check_company(on, company).await?;
    }
    if let Some(handover) = &change.uses {
        use_handover(on, handover).await?;
    }
    if let Some(ended) = &change.ends {
        end_try(on, &change.table.id, ended).await?;
    }
    if let Some(result) = &change.rates {
        ratings::keep_result(on, result).await?;
    }
    if let Some(game) = &change.archives {
        games::keep(on, game).await?;
    }
    write_chairs(on, &change.table.id, &change.chairs).await?;
    if !change.left.is_empty() {
        delete_handovers_of(on, &change.table.id, &change.left).await?;
        forget_those_who_left(on, &change.table.id, &change.chairs).await?;
        forget_plans_of_others(on, &change.table.id).await?;
    }
    if let Some(cut) = change.cut {
        let delete = Statement::new("DELETE FROM steps WHERE table_id = $1 AND n >= $2");
        execute(on, delete.with(&change.table.id).with(cut)).await?;
        forget_plans(on, &change.table.id).await?;
    }
    Ok(())
}

async fn use_handover(on: &mut On<'_>, used: &UsedHandover) -> Result<(), StoreError> {
    let delete = Statement::new("DELETE FROM moves WHERE token = $1 AND expires BETWEEN $2 AND $3");
    let delete = delete.with(&used.token).with(used.good.start()).with(used.good.end());
    if execute(on, delete).await? == 1 { Ok(()) } else { Err(StoreError::UsedLink) }
}

/// Whoever made a link for one of these chairs no longer sits on it: with the link, they could take it from the next.
async fn delete_handovers_of(on: &mut On<'_>, table: &TableId, left: &[i64]) -> Result<(), StoreError> {
    for place in left {
        let delete = Statement::new("DELETE FROM moves WHERE table_id = $1 AND seat = $2");
        execute(on, delete.with(table).with(place)).await?;
    }
    Ok(())
}

/// A chair as the statements read it: its place, what sits there, who, their name, and what they put into the draws.
type Chair<'a> = (i64, &'a str, &'a str, &'a str, Option<&'a str>);

const WRITE_CHAIRS_SQLITE: &str = "INSERT INTO chairs (table_id, place, kind, who, name, entropy) \
    SELECT $1, value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4 FROM json_each($2) WHERE TRUE \
    ON CONFLICT (table_id, place) DO UPDATE SET \
    kind = excluded.kind, who = excluded.who, name = excluded.name, entropy = excluded.entropy";

const WRITE_CHAIRS_POSTGRES: &str = "INSERT INTO chairs (table_id, place, kind, who, name, entropy) \
    SELECT $1, (value ->> 0)::bigint, value ->> 1, value ->> 2, value ->> 3, value ->> 4 \
    FROM jsonb_array_elements($2::jsonb) ON CONFLICT (table_id, place) DO UPDATE SET \
    kind = excluded.kind, who = excluded.who, name = excluded.name, entropy = excluded.entropy";

async fn write_chairs(on: &mut On<'_>, table: &TableId, chairs: &[ChairRow]) -> Result<(), StoreError> {
    if chairs.is_empty() {
        return Ok(());
    }
    let rows: Vec<Chair<'_>> = chairs.iter().map(chair_row).collect();
    let write = match on {
        On::Sqlite(_) => WRITE_CHAIRS_SQLITE,
        On::Postgres(_) => WRITE_CHAIRS_POSTGRES,
    };
    execute(on, Statement::new(write).with(table).with(&to_json(&rows))).await.map(|_| ())
}

fn chair_row(chair: &ChairRow) -> Chair<'_> {
    (chair.place, &chair.kind, &chair.who, &chair.name, chair.entropy.as_deref())
}

/// Updates all tables in one statement, as far as each is still at the revision its change started from. Returns which
/// were. It reads what `SQLite` understands.
async fn write_tables(
    on: &mut On<'_>,
    commits: &[&Commit],
    node: &str,
) -> Result<HashSet<String>, StoreError> {
    let changes = changes_of(commits);
    if changes.is_empty() {
        return Ok(HashSet::new());
    }
    let count = execute(on, Statement::new(&UPDATE_SQLITE).with(&to_json(&changes)).with(node)).await?;
    which_of(&changes, count)
}

/// Which tables were changed, if so many were. Of several, that is known only of all or none; then each is tried on its own.
fn which_of(changes: &[&Change], count: u64) -> Result<HashSet<String>, StoreError> {
    match count {
        0 => Ok(HashSet::new()),
        _ if count == changes.len() as u64 => {
            Ok(changes.iter().map(|change| change.table.id.to_string()).collect())
        }
        _ => Err(StoreError::Conflict),
    }
}

/// Appends the steps of all tables in one statement.
async fn write_steps(on: &mut On<'_>, steps: &[Row<'_>]) -> Result<(), StoreError> {
    if steps.is_empty() {
        return Ok(());
    }
    let insert = match on {
        On::Sqlite(_) => INSERT_STEPS_SQLITE,
        On::Postgres(_) => INSERT_STEPS_POSTGRES.as_str(),
    };
    execute(on, Statement::new(insert).with(&to_json(&steps))).await.map(|_| ())
}

/// Both at once, for tables that were there before.
async fn write_at_once(
    on: &mut On<'_>,
    commits: &[&Commit],
    node: &str,
) -> Result<HashSet<String>, StoreError> {
    let changes = changes_of(commits);
    if changes.is_empty() {
        return Ok(HashSet::new());
    }
    let steps = steps_of(commits.iter().flat_map(|commit| commit.later_steps()));
    let (changes, steps) = (to_json(&changes), to_json(&steps));
    let (notices, over) = (notices_of(commits), over_by(commits));
    if notices.is_none() && over.is_none() {
        return ids(on, Statement::new(&CHANGE_POSTGRES).with(&changes).with(node).with(&steps)).await;
    }
    let [notices, over] = [notices, over].map(|rows| rows.unwrap_or_else(|| "[]".to_owned()));
    let call = Statement::new(&CALL_POSTGRES).with(&changes).with(node).with(&steps);
    ids(on, call.with(&notices).with(&over)).await
}

fn changes_of<'a>(commits: &[&'a Commit]) -> Vec<&'a Change> {
    commits.iter().filter_map(|commit| commit.change()).collect()
}

/// A step as the statements read it: its table, its number, its revision, its actor, its text, and when it was taken.
type Row<'a> = (&'a TableId, i64, i64, Option<i64>, &'a str, Option<i64>);

fn steps_of<'a>(steps: impl Iterator<Item = (&'a TableId, &'a StepRow)>) -> Vec<Row<'a>> {
    let row = |(table, step): (&'a TableId, &'a StepRow)| {
        (table, step.n, step.revision, step.actor, step.text.as_str(), step.at)
    };
    steps.map(row).collect()
}

/// The tables that a statement has changed.
async fn ids(on: &mut On<'_>, statement: Statement<'_>) -> Result<HashSet<String>, StoreError> {
    let changed = on.all::<(String,)>(statement).await.map_err(|error| failed(&error))?;
    Ok(changed.into_iter().map(|(id,)| id).collect())
}

pub(super) fn to_json(rows: &impl Serialize) -> String {
    serde_json::to_string(rows).expect("numbers and texts can be written as JSON")
}

/// How many rows a statement changes.
pub(super) async fn execute(on: &mut On<'_>, statement: Statement<'_>) -> Result<u64, StoreError> {
    on.execute(statement).await.map_err(|error| failed(&error))
}

/// The one text that a statement gives.
pub(super) async fn only(on: &mut On<'_>, statement: Statement<'_>) -> Result<String, StoreError> {
    let row = on.first::<(String,)>(statement).await.map_err(|error| failed(&error))?;
    row.map(|(text,)| text).ok_or(StoreError::Unwritten)
}
