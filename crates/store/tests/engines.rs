//! Both databases keep the same things in the same way.

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use harness::{Schema, Wire};
use sqlx::{ConnectOptions, Connection, Executor, PgConnection, Row, SqliteConnection};
use store::{
    ChairRow, Change, ChannelChange, ChannelRow, Commit, Durability, EndedPairing, Entered, GuestId,
    JudgmentRow, NewPairing, NewRound, Notice, Posted, StepRow, Store, StoreError, Stored, TableId, TableRow,
    TakeName, Timing, TournamentId, TournamentRow, When,
};
use tempfile::TempDir;

/// A store in one of the databases.
struct House {
    store: Store,
    /// Where it is kept as long as the test runs.
    folder: TempDir,
    /// The database, if it is not in the folder.
    schema: Option<Schema>,
}

impl House {
    /// Goes round the store.
    async fn execute(&self, statement: &'static str) {
        if let Some(schema) = &self.schema {
            PgConnection::connect(schema.address()).await.unwrap().execute(statement).await.unwrap();
        } else {
            let file = self.folder.path().join("akhet.sqlite");
            let address = format!("sqlite://{}", file.to_str().unwrap());
            SqliteConnection::connect(&address).await.unwrap().execute(statement).await.unwrap();
        }
    }
}

async fn both() -> [House; 2] {
    let folder = || tempfile::tempdir().unwrap();
    let (one, other) = (folder(), folder());
    let schema = Schema::shared().unwrap();
    [
        House {
            store: Store::open(one.path(), Durability::Normal).await.unwrap(),
            folder: one,
            schema: None,
        },
        House { store: Store::connect(schema.address()).await.unwrap(), folder: other, schema: Some(schema) },
    ]
}

fn id(text: &str) -> TableId {
    text.parse().unwrap()
}

fn step(n: i64) -> StepRow {
    StepRow {
        n,
        revision: n + 1,
        actor: (n % 2 == 0).then_some(0),
        text: format!("step {n} \"é\"\n"),
        at: None,
    }
}

fn chair(place: i64, who: &str) -> ChairRow {
    ChairRow {
        place, kind: "guest".into(), who: who.into(), name: "Ébène".into(), entropy: None, rest: None
    }
}

fn table(name: &str) -> Stored {
    let row = TableRow {
        game: "toy".into(),
        kind: "open".into(),
        progress: "playing".into(),
        pending: "{}".into(),
        changed: 7,
        hints: true,
        ..TableRow::new(id(name))
    };
    Stored { table: row, chairs: vec![chair(0, "zsofi"), chair(1, "balint")], steps: vec![step(0)] }
}

fn change(stored: &Stored, to: i64) -> Change {
    let from = (stored.table.revision, stored.table.hidden);
    let table = TableRow {
        revision: to,
        changed: 8,
        waits_for_bot: true,
        summary: Some("{}".into()),
        ..stored.table.clone()
    };
    let steps = vec![step(stored.steps.len() as i64)];
    Change {
        table,
        from,
        chairs: Vec::new(),
        left: Vec::new(),
        cut: None,
        steps,
        opens: None,
        uses: None,
        ends: None,
        company: None,
        rates: None,
        notices: Vec::new(),
        hushes: None,
        archives: None,
        timing: Timing::Any,
    }
}

#[tokio::test]
async fn a_table_comes_back_as_it_was_stored() {
    for House { store, .. } in both().await {
        let new = table("one");
        store.commit(Commit::Create(Box::new(new.clone()))).await.unwrap();
        assert_eq!(store.load(&new.table.id).await.unwrap().as_ref(), Some(&new));
        let next = change(&new, 1);
        store.commit(Commit::Change(Box::new(next.clone()))).await.unwrap();
        let now = store.load(&new.table.id).await.unwrap().unwrap();
        assert_eq!((now.table, now.steps), (next.table, vec![step(0), step(1)]));
        assert_eq!(store.load(&id("two")).await.unwrap(), None);
    }
}

/// Who knows the first steps of a table reads only what came later; not if any of them were taken back.
#[tokio::test]
async fn whoever_knows_the_beginning_reads_only_the_rest() {
    for House { store, .. } in both().await {
        let (new, one) = (table("one"), id("one"));
        store.commit(Commit::Create(Box::new(new.clone()))).await.unwrap();
        let next = change(&new, 1);
        store.commit(Commit::Change(Box::new(next.clone()))).await.unwrap();
        let whole = store.load(&one).await.unwrap().unwrap();
        for known in 0..=2 {
            let rest = Stored { steps: whole.steps[known..].to_vec(), ..whole.clone() };
            assert_eq!(store.load_after(&one, known, 2).await.unwrap(), Some(rest), "{known} steps");
        }
        assert_eq!(store.load_after(&one, 2, 1).await.unwrap(), None, "the second step came with revision 2");
        assert_eq!(store.load_after(&one, 3, 9).await.unwrap(), None, "there is no third step");
        assert_eq!(store.load_after(&id("two"), 0, 9).await.unwrap(), None);
        // The second step is taken back, and another one is taken.
        let mut other = change(&new, 2);
        other.from = (1, 0);
        other.cut = Some(1);
        other.steps[0].revision = 3;
        store.commit(Commit::Change(Box::new(other))).await.unwrap();
        assert_eq!(store.load_after(&one, 2, 2).await.unwrap(), None, "it is not the one that was known");
        assert_eq!(store.load_after(&one, 1, 2).await.unwrap().unwrap().steps.len(), 1);
    }
}

#[tokio::test]
async fn of_two_changes_from_the_same_revision_one_stands() {
    for House { store, .. } in both().await {
        let new = table("one");
        store.commit(Commit::Create(Box::new(new.clone()))).await.unwrap();
        let both =
            [change(&new, 1), change(&new, 1)].map(|change| store.commit(Commit::Change(Box::new(change))));
        let [one, other] = both;
        let told = tokio::join!(one, other);
        assert!(matches!(told, (Ok(()), Err(StoreError::Conflict)) | (Err(StoreError::Conflict), Ok(()))));
        assert_eq!(store.load(&new.table.id).await.unwrap().unwrap().steps.len(), 2);
    }
}

#[tokio::test]
async fn a_change_that_comes_too_late_takes_no_other_with_it_and_leaves_nothing() {
    for House { store, .. } in both().await {
        let tables: Vec<Stored> = (0..20).map(|number| table(&format!("t{number}"))).collect();
        for new in &tables {
            store.commit(Commit::Create(Box::new(new.clone()))).await.unwrap();
        }
        let late = |number: usize| number.is_multiple_of(3);
        let commits = tables.iter().enumerate().map(|(number, new)| {
            let mut change = change(new, 1);
            if late(number) {
                change.from = (5, 0);
                // Some would have done more than to append a step.
                change.chairs = if number.is_multiple_of(2) { vec![chair(0, "balint")] } else { Vec::new() };
            }
            store.commit(Commit::Change(Box::new(change)))
        });
        let told = futures_util::future::join_all(commits).await;
        for (number, (told, new)) in told.into_iter().zip(&tables).enumerate() {
            let now = store.load(&new.table.id).await.unwrap().unwrap();
            let (expected, steps) = if late(number) { (Err(StoreError::Conflict), 1) } else { (Ok(()), 2) };
            assert_eq!((told, now.steps.len(), &now.chairs), (expected, steps, &new.chairs), "{number}");
        }
    }
}

#[tokio::test]
async fn lists_are_in_the_same_order() {
    let mut lists = Vec::new();
    for House { store, .. } in both().await {
        for (number, name) in ["b", "B", "a", "Z", "z1", "z0"].into_iter().enumerate() {
            let mut new = table(name);
            new.table.changed = number as i64 % 2;
            new.table.progress = if number < 3 { "gathering".into() } else { "playing".into() };
            store.commit(Commit::Create(Box::new(new))).await.unwrap();
        }
        let guest: GuestId = "zsofi".parse().unwrap();
        let open = store.open_tables(&guest, 0, 10).await.unwrap();
        let own = store.tables_of(&guest, 4).await.unwrap();
        let names = |rows: &[store::ListedRow]| -> Vec<(String, i64)> {
            rows.iter().map(|row| (row.table.progress.clone(), row.table.changed)).collect()
        };
        assert!(open.iter().all(|row| row.chairs.len() == 2));
        let bare = store.tables_without_summary(None, 10).await.unwrap();
        lists.push((names(&open), own.len(), bare, store.all_tables().await.unwrap().len()));
    }
    assert_eq!(lists[0], lists[1]);
    assert_eq!(lists[0].1, 4);
}

#[tokio::test]
async fn judgments_settings_and_links_are_kept_once() {
    for House { store, .. } in both().await {
        let new = table("one");
        store.commit(Commit::Create(Box::new(new.clone()))).await.unwrap();
        for text in ["first", "second"] {
            let row =
                JudgmentRow { table: new.table.id.clone(), nodes: 5, position: 0, judgment: text.into() };
            store.keep_judgment(row).await.unwrap();
            assert_eq!(store.setting("key", text).await.unwrap(), "first");
        }
        assert_eq!(store.judgments(&new.table.id, 5).await.unwrap(), ["second"]);
        let guest: GuestId = "balint".parse().unwrap();
        assert!(store.keep_handover("token", &new.table.id, &guest, 10).await.unwrap());
        assert_eq!(store.find_handover("token", &(5..=15)).await.unwrap(), Some((new.table.id, 1)));
        assert_eq!(store.find_handover("token", &(11..=15)).await.unwrap(), None);
        store.delete_handovers_but(11..=15).await.unwrap();
        assert_eq!(store.find_handover("token", &(5..=15)).await.unwrap(), None);
        store.try_writing().await.unwrap();
        store.try_writing().await.unwrap();
    }
}

/// What one database says about its tables: name, column, type, whether it must be there, and what it is if nothing is said.
type Column = (String, String, String, bool, Option<String>);

/// Nodes are replaced one by one, and one that still has the older version may have to start again meanwhile.
#[tokio::test]
async fn a_database_that_a_newer_program_has_added_to_still_opens() {
    let schema = Schema::shared().unwrap();
    Store::connect(schema.address()).await.unwrap().close().await;
    let mut database = PgConnection::connect(schema.address()).await.unwrap();
    let later = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
        VALUES (9999, 'later', true, '\\x00', 0)";
    database.execute(later).await.unwrap();
    let store = Store::connect(schema.address()).await.unwrap();
    let stored = table("a");
    store.commit(Commit::Create(Box::new(stored.clone()))).await.unwrap();
    assert_eq!(store.load(&id("a")).await.unwrap(), Some(stored));
}

/// The first node of a newer version adds columns while the others work on, with statements that they have prepared.
#[tokio::test]
async fn a_column_that_is_added_meanwhile_is_in_nobodys_way() {
    let schema = Schema::shared().unwrap();
    let store = Store::connect(schema.address()).await.unwrap();
    let (stored, guest): (Stored, GuestId) = (table("a"), "zsofi".parse().unwrap());
    store.commit(Commit::Create(Box::new(stored.clone()))).await.unwrap();
    let mut database = PgConnection::connect(schema.address()).await.unwrap();
    for column in ["later", "latest"] {
        // Often enough for every connection to have been used.
        for _ in 0..20 {
            assert_eq!(store.load(&id("a")).await.unwrap(), Some(stored.clone()));
            assert_eq!(store.load_after(&id("a"), 0, 0).await.unwrap(), Some(stored.clone()));
            assert_eq!(store.tables_of(&guest, 5).await.unwrap().len(), 1);
            assert_eq!(store.open_tables(&guest, 0, 5).await.unwrap().len(), 1);
        }
        let add = format!("ALTER TABLE tables ADD COLUMN {column} TEXT NOT NULL DEFAULT ''");
        database.execute(sqlx::AssertSqlSafe(add)).await.unwrap();
    }
    assert_eq!(store.load(&id("a")).await.unwrap(), Some(stored));
}

#[tokio::test]
async fn both_have_the_same_tables_columns_and_keys() {
    let folder = tempfile::tempdir().unwrap();
    Store::open(folder.path(), Durability::Normal).await.unwrap().close().await;
    let schema = Schema::shared().unwrap();
    Store::connect(schema.address()).await.unwrap().close().await;
    let (one, other) = (of_sqlite(&folder).await, of_postgres(schema.address()).await);
    assert!(one.0.len() > 60 && one.1.len() > 10, "{one:?}");
    assert_eq!(one.0.symmetric_difference(&other.0).collect::<Vec<_>>(), Vec::<&Column>::new());
    assert_eq!(one.1.symmetric_difference(&other.1).collect::<Vec<_>>(), Vec::<&String>::new());
}

/// The columns, and the indices and references as sentences.
type Shape = (BTreeSet<Column>, BTreeSet<String>);

async fn of_sqlite(folder: &TempDir) -> Shape {
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(folder.path().join(store::FILE));
    let mut connection = options.connect().await.unwrap();
    let columns = "SELECT tables.name, columns.name, columns.type, columns.\"notnull\", columns.dflt_value \
        FROM sqlite_schema AS tables, pragma_table_info(tables.name) AS columns \
        WHERE tables.type = 'table' AND tables.name NOT LIKE '\\_%' ESCAPE '\\'";
    let columns = sqlx::query(columns).fetch_all(&mut connection).await.unwrap();
    let columns = columns.iter().map(|row| {
        let (table, column): (String, String) = (row.get(0), row.get(1));
        let default: Option<String> = row.get(4);
        (table, column, row.get::<String, _>(2), row.get::<bool, _>(3), default)
    });
    let indices = "SELECT list.\"unique\", indices.name, indices.tbl_name, \
            (SELECT group_concat(name, ', ') FROM (SELECT COALESCE(name, '?') || CASE WHEN \"desc\" THEN ' DESC' ELSE '' END AS name \
                FROM pragma_index_xinfo(indices.name) WHERE \"key\" ORDER BY seqno)), \
            CASE WHEN indices.sql LIKE '% WHERE %' THEN substr(indices.sql, instr(indices.sql, ' WHERE ') + 7) ELSE '' END \
        FROM sqlite_schema AS indices JOIN pragma_index_list(indices.tbl_name) AS list ON list.name = indices.name \
        WHERE indices.type = 'index' AND indices.sql IS NOT NULL";
    let indices = sqlx::query(indices).fetch_all(&mut connection).await.unwrap();
    let indices = indices
        .iter()
        .map(|row| index(row.get(0), row.get(1), row.get(2), row.get(3), &row.get::<String, _>(4)));
    let others = "SELECT 'reference of ' || tables.name || '.' || keys.\"from\" || ' to ' || keys.\"table\" || '.' || keys.\"to\" \
            FROM sqlite_schema AS tables, pragma_foreign_key_list(tables.name) AS keys WHERE tables.type = 'table' \
        UNION ALL SELECT 'key of ' || tables.name || ': ' || columns.name || ' ' || columns.pk \
            FROM sqlite_schema AS tables, pragma_table_info(tables.name) AS columns \
            WHERE tables.type = 'table' AND columns.pk > 0 AND tables.name NOT LIKE '\\_%' ESCAPE '\\'";
    let others = sqlx::query(others).fetch_all(&mut connection).await.unwrap();
    (columns.collect(), others.iter().map(|row| row.get(0)).chain(indices).collect())
}

/// An index as a sentence. What it is restricted to is written as `SQLite` would write it, without parentheses.
fn index(is_unique: bool, name: &str, table: &str, columns: &str, only: &str) -> String {
    let only = only.replace("~~", "LIKE").replace("= ANY (ARRAY[", "IN (").replace("::text", "");
    let only = only.replace(['(', ')', ']'], "").replace("waits_for_bot = 1", "waits_for_bot");
    format!("{} index {name} of {table}: {columns} where {only}", if is_unique { "unique" } else { "plain" })
}

async fn of_postgres(address: &str) -> Shape {
    let options: sqlx::postgres::PgConnectOptions = address.parse().unwrap();
    let mut connection = options.connect().await.unwrap();
    let columns = "SELECT table_name::text, column_name::text, data_type::text, is_nullable = 'NO', column_default::text \
        FROM information_schema.columns WHERE table_schema = current_schema() AND table_name NOT LIKE '\\_%'";
    let columns = sqlx::query(columns).fetch_all(&mut connection).await.unwrap();
    let columns = columns.iter().map(|row| {
        let kind = match row.get::<String, _>(2).as_str() {
            "text" => "TEXT",
            "bigint" | "integer" | "boolean" => "INTEGER",
            other => panic!("{other} is no type of ours"),
        };
        let default = row.get::<Option<String>, _>(4).map(|default| match default.as_str() {
            "false" => "0".to_owned(),
            other => other.trim_end_matches("::text").to_owned(),
        });
        (row.get(0), row.get(1), kind.to_owned(), row.get(3), default)
    });
    let indices = "SELECT keys.indisunique, named.relname::text, own.relname::text, \
            (SELECT string_agg(COALESCE(columns.attname, '?') || CASE WHEN place.option & 1 = 1 THEN ' DESC' ELSE '' END, ', ' ORDER BY place.number) \
                FROM unnest(keys.indkey::smallint[], keys.indoption::smallint[]) WITH ORDINALITY AS place (attnum, option, number) \
                LEFT JOIN pg_attribute AS columns ON columns.attrelid = own.oid AND columns.attnum = place.attnum), \
            COALESCE(pg_get_expr(keys.indpred, keys.indrelid), '') \
        FROM pg_index AS keys JOIN pg_class AS named ON named.oid = keys.indexrelid \
            JOIN pg_class AS own ON own.oid = keys.indrelid \
        WHERE own.relnamespace = current_schema()::regnamespace AND NOT keys.indisprimary AND own.relname NOT LIKE '\\_%'";
    let indices = sqlx::query(indices).fetch_all(&mut connection).await.unwrap();
    let indices = indices
        .iter()
        .map(|row| index(row.get(0), row.get(1), row.get(2), row.get(3), &row.get::<String, _>(4)));
    let others = "SELECT 'reference of ' || own.relname || '.' || columns.attname || ' to ' || other.relname || '.' || others.attname \
            FROM pg_constraint AS keys JOIN pg_class AS own ON own.oid = keys.conrelid \
            JOIN pg_class AS other ON other.oid = keys.confrelid \
            JOIN pg_attribute AS columns ON columns.attrelid = own.oid AND columns.attnum = keys.conkey[1] \
            JOIN pg_attribute AS others ON others.attrelid = other.oid AND others.attnum = keys.confkey[1] \
            WHERE keys.contype = 'f' AND own.relnamespace = current_schema()::regnamespace \
        UNION ALL SELECT 'key of ' || own.relname || ': ' || columns.attname || ' ' || place.number \
            FROM pg_constraint AS keys JOIN pg_class AS own ON own.oid = keys.conrelid \
            CROSS JOIN LATERAL unnest(keys.conkey) WITH ORDINALITY AS place (attnum, number) \
            JOIN pg_attribute AS columns ON columns.attrelid = own.oid AND columns.attnum = place.attnum \
            WHERE keys.contype = 'p' AND own.relname NOT LIKE '\\_%' AND own.relnamespace = current_schema()::regnamespace";
    let others = sqlx::query(others).fetch_all(&mut connection).await.unwrap();
    (columns.collect(), others.iter().map(|row| row.get(0)).chain(indices).collect())
}

#[tokio::test]
async fn what_is_read_as_of_one_moment_stays_as_it_was_and_takes_nothing() {
    for House { store, .. } in both().await {
        let new = table("one");
        store.commit(Commit::Create(Box::new(new.clone()))).await.unwrap();
        let past = store.as_of_now().await.unwrap();
        store.commit(Commit::Change(Box::new(change(&new, 1)))).await.unwrap();
        store.commit(Commit::Create(Box::new(table("two")))).await.unwrap();
        for _ in 0..2 {
            assert_eq!(past.load(&new.table.id).await.unwrap().as_ref(), Some(&new));
            assert_eq!(past.all_tables().await.unwrap(), [id("one")]);
        }
        assert_eq!(store.all_tables().await.unwrap().len(), 2);
        let told = past.commit(Commit::Create(Box::new(table("three")))).await;
        assert_eq!(
            (told, past.try_writing().await),
            (Err(StoreError::Unwritten), Err(StoreError::Unwritten))
        );
        past.close().await;
        assert_eq!(store.load(&new.table.id).await.unwrap().unwrap().steps.len(), 2);
    }
}

/// The way of a database's address, over a wire.
fn wired(schema: &Schema) -> (Wire, String) {
    let server = schema.address().split('@').nth(1).unwrap().split(['/', '?']).next().unwrap();
    let wire = Wire::to(server.parse().unwrap()).unwrap();
    let address = schema.address().replace(server, &wire.address().to_string());
    (wire, address)
}

#[tokio::test]
async fn a_commit_whose_answer_was_lost_is_neither_won_nor_lost_until_it_is_read() {
    let schema = Schema::shared().unwrap();
    let (wire, address) = wired(&schema);
    let store = Store::connect(&address).await.unwrap();
    let new = table("one");
    store.commit(Commit::Create(Box::new(new.clone()))).await.unwrap();
    wire.lose_commit_of("step 1");
    let next = change(&new, 1);
    assert_eq!(store.commit(Commit::Change(Box::new(next.clone()))).await, Err(StoreError::Unknown));
    wire.mend();
    let now = now_of(&store, "one").await;
    assert_eq!((now.table, now.steps), (next.table.clone(), vec![step(0), step(1)]));
    let again = store.commit(Commit::Change(Box::new(next))).await;
    assert_eq!(again, Err(StoreError::Conflict), "it is not made twice");
    let mut last = change(&now_of(&store, "one").await, 2);
    last.table.changed = 9;
    assert_eq!(store.commit(Commit::Change(Box::new(last))).await, Ok(()), "and the next one is");
}

/// A table, once there is a connection that is not broken.
async fn now_of(store: &Store, name: &str) -> Stored {
    for _ in 0..20 {
        if let Ok(stored) = store.load(&id(name)).await {
            return stored.unwrap();
        }
    }
    panic!("the database is away");
}

/// Two transactions wait for each other, and `PostgreSQL` ends one of them: whatever was to be stored is stored all the same.
#[tokio::test]
async fn a_change_that_gave_way_to_another_is_tried_again() {
    let schema = Schema::shared().unwrap();
    let store = Store::connect(schema.address()).await.unwrap();
    for name in ["a", "b"] {
        store.commit(Commit::Create(Box::new(table(name)))).await.unwrap();
    }
    let mut other = PgConnection::connect(schema.address()).await.unwrap();
    other.execute("BEGIN").await.unwrap();
    other.execute("UPDATE tables SET changed = 9 WHERE id = 'b'").await.unwrap();
    let account: GuestId = "zsofi".parse().unwrap();
    let name = TakeName { account, forms: vec!["zsofi".into()], now: 7 };
    let rename = store.rename_account(name, "Zsófi", 9);
    let entangle = async {
        tokio::time::sleep(Duration::from_millis(200)).await;
        other.execute("UPDATE tables SET changed = 9 WHERE id = 'a'").await.unwrap();
        other.execute("COMMIT").await.unwrap();
    };
    let (renamed, ()) = tokio::join!(rename, entangle);
    assert_eq!(renamed, Ok(()));
    for name in ["a", "b"] {
        let stored = store.load(&id(name)).await.unwrap().unwrap();
        assert_eq!((stored.table.changed, stored.chairs[0].name.as_str()), (9, "Zsófi"));
    }
}

/// A table at which somebody has so many milliseconds left from now on.
async fn timed(store: &Store, name: &str, left: i64) -> Stored {
    let mut new = table(name);
    new.table.pace = Some("600+30".into());
    new.table.clock = Some(r#"{"left":[600000,600000]}"#.into());
    new.table.deadline = Some(store.moment().await.unwrap().now + left);
    new.steps[0].at = Some(7);
    store.commit(Commit::Create(Box::new(new.clone()))).await.unwrap();
    new
}

async fn try_at(store: &Store, stored: &Stored, timing: Timing) -> Result<(), StoreError> {
    let mut change = change(stored, stored.table.revision + 1);
    change.timing = timing;
    store.commit(Commit::Change(Box::new(change))).await
}

#[tokio::test]
async fn a_move_needs_time_and_a_flag_falls_only_without() {
    for House { store, .. } in both().await {
        let early = timed(&store, "early", 60_000).await;
        assert_eq!(store.load(&early.table.id).await.unwrap().as_ref(), Some(&early));
        assert_eq!(try_at(&store, &early, Timing::Late).await, Err(StoreError::Conflict));
        assert_eq!(try_at(&store, &early, Timing::InTime(Instant::now())).await, Ok(()));
        let late = timed(&store, "late", -10).await;
        assert_eq!(
            store.overdue(None, 9).await.unwrap(),
            [(late.table.deadline.unwrap(), late.table.id.clone())]
        );
        assert_eq!(try_at(&store, &late, Timing::InTime(Instant::now())).await, Err(StoreError::Conflict));
        assert_eq!(try_at(&store, &late, Timing::Late).await, Ok(()));
        assert_eq!(try_at(&store, &late, Timing::Late).await, Err(StoreError::Conflict), "it has fallen");
    }
}

#[tokio::test]
async fn a_move_that_waited_for_the_store_was_in_time_when_it_came() {
    for House { store, .. } in both().await {
        let late = timed(&store, "late", -5_000).await;
        let asked = Instant::now().checked_sub(Duration::from_mins(1)).unwrap();
        assert_eq!(try_at(&store, &late, Timing::InTime(asked)).await, Ok(()));
    }
}

#[tokio::test]
async fn without_a_clock_a_move_is_always_in_time_and_no_flag_falls() {
    for House { store, .. } in both().await {
        let new = table("one");
        store.commit(Commit::Create(Box::new(new.clone()))).await.unwrap();
        assert_eq!(try_at(&store, &new, Timing::Late).await, Err(StoreError::Conflict));
        assert_eq!(try_at(&store, &new, Timing::InTime(Instant::now())).await, Ok(()));
        assert!(!store.moment().await.unwrap().is_running);
    }
}

#[tokio::test]
async fn deadlines_that_nobody_watched_over_are_put_off_once() {
    for house in both().await {
        let store = &house.store;
        let one = timed(store, "one", 1_000).await;
        assert!(store.moment().await.unwrap().is_running);
        assert_eq!(store.watch_deadlines().await.unwrap(), None, "nobody has watched before");
        assert_eq!(store.watch_deadlines().await.unwrap(), None, "nobody was missed");
        store.rest_from_deadlines().await.unwrap();
        assert_eq!(store.watch_deadlines().await.unwrap(), None, "there was nothing to watch over");
        house.execute("UPDATE pulse SET at = at - 60000").await;
        let more = store.watch_deadlines().await.unwrap().unwrap();
        assert!((75_000..80_000).contains(&more), "{more}");
        assert_eq!(store.watch_deadlines().await.unwrap(), None, "only once");
        house.execute("UPDATE pulse SET at = at + 60000").await;
        let less = store.watch_deadlines().await.unwrap().unwrap();
        assert!((-60_000..-55_000).contains(&less), "the clock was set back: {less}");
        house.execute("UPDATE tables SET deadline = deadline + 60000, revision = 1").await;
        let more = more + less + 60_000;
        let now = store.load(&one.table.id).await.unwrap().unwrap().table;
        assert_eq!((now.deadline, now.revision), (one.table.deadline.map(|then| then + more), 1));
    }
}

#[tokio::test]
async fn those_tables_wait_for_somebody_at_which_time_runs_out_first() {
    for House { store, .. } in both().await {
        for (name, deadline, asks) in [
            ("later", Some(9), "zsofi"),
            ("never", None, "zsofi"),
            ("soon", Some(5), "zsofi"),
            ("other", Some(1), "balint"),
        ] {
            let mut new = table(name);
            new.table.deadline = deadline;
            new.table.asks = Some(asks.into());
            store.commit(Commit::Create(Box::new(new))).await.unwrap();
        }
        let asking = store.tables_that_ask(&"zsofi".parse().unwrap(), 9).await.unwrap();
        assert_eq!(asking, ["soon", "later", "never"].map(id));
        assert_eq!(store.tables_that_may_ask(None, 9).await.unwrap(), []);
    }
}

fn tournament(name: &str) -> TournamentRow {
    let text = |text: &str| text.to_owned();
    TournamentRow {
        id: name.parse().unwrap(),
        name: text("Coupe d’été"),
        maker: "zsofi".parse().unwrap(),
        kind: text("open"),
        game: text("toy"),
        options: String::new(),
        format: text("swiss"),
        rounds: 0,
        fewest: 2,
        seats: 2,
        paces: text("600+30"),
        rated: true,
        created: 5,
        begins: None,
        state: text("open"),
        paired: 0,
        revision: 0,
        changed: 5,
    }
}

/// A tournament that so many people with accounts have entered and that has begun.
async fn begun(house: &House, people: &[&str]) -> TournamentId {
    let row = tournament("cup");
    assert!(house.store.make_tournament(row.clone(), 1).await.unwrap());
    assert!(!house.store.make_tournament(tournament("other"), 1).await.unwrap(), "one is enough");
    house
        .execute(
            "INSERT INTO accounts (id, name, created, is_operator) VALUES ('zsofi', 'Zsófi', 1, FALSE), \
             ('balint', 'Bálint', 1, FALSE), ('emma', 'Emma', 1, FALSE)",
        )
        .await;
    for who in people {
        let entered = house.store.enter_tournament(&row.id, &who.parse().unwrap(), 1500, 6).await;
        assert_eq!(entered, Ok(Entered::Done));
    }
    house.store.begin_tournament(&row.id, people.len() as i64, 3, 7).await.unwrap();
    row.id
}

fn round(tournament: &TournamentId, revision: i64, table_name: &str) -> NewRound {
    let mut table = table(table_name);
    table.table.progress = "gathering".into();
    table.table.pace = Some("600+30".into());
    table.steps.clear();
    NewRound {
        tournament: tournament.clone(),
        revision,
        round: 0,
        rounds: 3,
        pairings: vec![NewPairing {
            table,
            players: vec!["zsofi".parse().unwrap(), "balint".parse().unwrap()],
        }],
        byes: vec![("emma".parse().unwrap(), None)],
        wait: 60_000,
        now: 8,
    }
}

#[tokio::test]
async fn a_round_is_paired_once_with_all_its_tables() {
    for house in both().await {
        let cup = begun(&house, &["zsofi", "balint", "emma"]).await;
        let store = &house.store;
        assert_eq!(store.tournaments_due(0, 9).await.unwrap(), std::slice::from_ref(&cup));
        let late = store.enter_tournament(&cup, &"emma".parse().unwrap(), 1500, 9).await;
        assert_eq!(late, Ok(Entered::Closed));
        let (one, other) = (round(&cup, 4, "one"), round(&cup, 4, "two"));
        let told = tokio::join!(store.pair_round(one), store.pair_round(other));
        assert!(
            matches!(told, (Ok(()), Err(StoreError::Conflict)) | (Err(StoreError::Conflict), Ok(()))),
            "{told:?}"
        );
        let whole = store.tournament(&cup).await.unwrap().unwrap();
        assert_eq!((whole.tournament.paired, whole.tournament.revision), (1, 5));
        assert_eq!((whole.pairings.len(), whole.seats.len(), whole.byes.len()), (1, 2, 1));
        assert_eq!(store.all_tables().await.unwrap().len(), 1);
        assert_eq!(whole.maker_name.as_deref(), Some("Zsófi"));
        assert_eq!(whole.pairings[0].progress.as_deref(), Some("gathering"));
        let called = store.called(9).await.unwrap();
        assert_eq!(called.len(), 2, "{called:?}");
        assert!(
            store.pairings_due(0, 9).await.unwrap().is_empty()
                && store.tournaments_due(0, 9).await.unwrap().is_empty()
        );
        house.execute("UPDATE pairings SET sit_by = 1").await;
        assert_eq!(store.pairings_due(0, 9).await.unwrap().len(), 1);
    }
}

#[tokio::test]
async fn how_a_table_of_a_tournament_ended_is_noted_once() {
    for house in both().await {
        let cup = begun(&house, &["zsofi", "balint", "emma"]).await;
        let store = &house.store;
        store.pair_round(round(&cup, 4, "one")).await.unwrap();
        let ended = EndedPairing {
            tournament: cup.clone(),
            round: 0,
            place: 0,
            results: "[]".to_owned(),
            vanished: vec!["balint".parse().unwrap()],
            now: 9,
        };
        let told = tokio::join!(store.end_pairing(ended.clone()), store.end_pairing(ended));
        assert!(matches!(told, (Ok(true), Ok(false)) | (Ok(false), Ok(true))), "{told:?}");
        let whole = store.tournament(&cup).await.unwrap().unwrap();
        let presence: Vec<(&str, i64)> =
            whole.entrants.iter().map(|row| (row.presence.as_str(), row.forfeits)).collect();
        assert_eq!(presence, [("playing", 0), ("vanished", 1), ("playing", 0)]);
        let balint = "balint".parse().unwrap();
        store.note_presence(&cup, &balint, "playing", 2, 10).await.unwrap();
        assert_eq!(store.note_presence(&cup, &balint, "playing", 1, 10).await, Err(StoreError::Conflict));
        assert_eq!(
            store.tournaments_due(0, 9).await.unwrap(),
            std::slice::from_ref(&cup),
            "the next round is due"
        );
        let revision = store.tournament(&cup).await.unwrap().unwrap().tournament.revision;
        assert_eq!(store.end_tournament(&cup, revision - 1, 11).await, Err(StoreError::Conflict));
        store.end_tournament(&cup, revision, 11).await.unwrap();
        assert_eq!(store.tournaments_of(&balint).await.unwrap(), std::slice::from_ref(&cup));
        assert_eq!(store.all_tournaments().await.unwrap(), std::slice::from_ref(&cup));
        let listed = store.tournaments(&balint, 0, 9, 0).await.unwrap();
        assert_eq!((listed[0].entrants, listed[0].is_in, listed[0].state.as_str()), (3, true, "over"));
        assert_eq!(store.stages_of_tournaments(0).await.unwrap(), [(cup, revision + 1)]);
    }
}

#[tokio::test]
async fn a_tournament_of_an_archive_is_kept_once() {
    let [one, other] = both().await;
    let cup = begun(&one, &["zsofi", "balint", "emma"]).await;
    one.store.pair_round(round(&cup, 4, "one")).await.unwrap();
    let whole = one.store.tournament(&cup).await.unwrap().unwrap();
    let kept: store::WholeTournament = serde_json::from_str(&serde_json::to_string(&whole).unwrap()).unwrap();
    assert!(other.store.keep_tournament(kept.clone()).await.unwrap());
    assert!(!other.store.keep_tournament(kept).await.unwrap());
    let mut there = other.store.tournament(&cup).await.unwrap().unwrap();
    // What somebody is called, and whether a table is there, belongs to the place.
    there.maker_name.clone_from(&whole.maker_name);
    for (row, known) in there.entrants.iter_mut().zip(&whole.entrants) {
        row.name.clone_from(&known.name);
    }
    for (row, known) in there.pairings.iter_mut().zip(&whole.pairings) {
        row.progress.clone_from(&known.progress);
    }
    assert_eq!(there, whole);
}

/// The same place for another node.
async fn again(house: &House) -> Store {
    match &house.schema {
        Some(schema) => Store::connect(schema.address()).await.unwrap(),
        None => Store::open(house.folder.path(), Durability::Normal).await.unwrap(),
    }
}

fn channel(account: &str) -> ChannelRow {
    ChannelRow {
        id: format!("channelof{account}"),
        account: account.parse().unwrap(),
        kind: "webhook".into(),
        address: "https://example.org/".into(),
        secret: "secret".into(),
        wants: " turn ended ".into(),
        is_always: false,
        lang: "hu".into(),
        origin: "https://games.example.org".into(),
        made: 1,
        is_on: true,
        failures: 0,
        failure: String::new(),
        rests_until: 0,
    }
}

#[tokio::test]
async fn a_notice_is_written_by_the_change_that_stands_and_sent_by_one_node() {
    for house in both().await {
        house
            .execute(
                "INSERT INTO accounts (id, name, created, is_operator) VALUES ('zsofi', 'Zsófi', 1, FALSE)",
            )
            .await;
        let (store, there) = (&house.store, again(&house).await);
        assert!(store.add_channel(channel("zsofi"), 1).await.unwrap());
        assert!(!store.add_channel(ChannelRow { id: "other".into(), ..channel("zsofi") }, 1).await.unwrap());
        assert!(!store.add_channel(channel("nobody"), 1).await.unwrap());
        let new = table("one");
        store.commit(Commit::Create(Box::new(new.clone()))).await.unwrap();
        let zsofi: GuestId = "zsofi".parse().unwrap();
        let calls = |kind| {
            let notice =
                |account: &str, kind| Notice { account: account.parse().unwrap(), kind, when: When::At(1) };
            // Who has no channel, and what nobody wants, leaves nothing behind.
            let notices = vec![notice("zsofi", kind), notice("balint", kind), notice("zsofi", "challenge")];
            Commit::Change(Box::new(Change { notices, ..change(&new, 1) }))
        };
        let (one, other) = tokio::join!(store.commit(calls("turn")), there.commit(calls("ended")));
        assert!(one.is_ok() != other.is_ok(), "{one:?} {other:?}");
        let (here, elsewhere) = tokio::join!(store.claim_notices(10), there.claim_notices(10));
        let claimed = [here.unwrap(), elsewhere.unwrap()].concat();
        let [claimed] = &claimed[..] else { panic!("{claimed:?}") };
        assert_eq!((claimed.about.as_str(), claimed.attempts), ("one", 1));
        assert_eq!(claimed.kind, if one.is_ok() { "turn" } else { "ended" });
        // A change of a table that is played in several ways at once: the rare way writes the same.
        let mut rare = change(&new, 2);
        rare.from = (1, 0);
        rare.steps.clear();
        rare.chairs = vec![chair(1, "camille")];
        rare.notices = vec![Notice { account: zsofi.clone(), kind: "turn", when: When::After(0) }];
        store.commit(Commit::Change(Box::new(rare))).await.unwrap();
        let again = store.claim_notices(10).await.unwrap();
        assert_eq!(again.iter().map(|row| row.kind.as_str()).collect::<Vec<_>>(), ["turn"]);
        store.posted(again[0].clone(), Posted::Again(0)).await.unwrap();
        assert_eq!(there.claim_notices(10).await.unwrap()[0].attempts, 2);
        // What is newer is not taken away by whoever has sent what was there before.
        store.posted(again[0].clone(), Posted::Done).await.unwrap();
        assert_eq!(store.count_waiting_notices().await.unwrap(), if one.is_ok() { 1 } else { 2 });
        let mut over = change(&new, 3);
        over.from = (2, 0);
        over.steps.clear();
        over.hushes = Some(zsofi.clone());
        store.commit(Commit::Change(Box::new(over))).await.unwrap();
        assert_eq!(store.count_waiting_notices().await.unwrap(), i64::from(one.is_err()));
        store.change_channel(&zsofi, "channelofzsofi", ChannelChange::Gone).await.unwrap();
        assert_eq!(store.count_waiting_notices().await.unwrap(), 0);
    }
}
