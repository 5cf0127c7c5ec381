//! What is to be told to people who do not look: written by the change that causes it, and sent by whichever node gets to it
//! first. A node that dies leaves a claim that runs out.

use std::sync::LazyLock;

use serde::Serialize;
use serde::ser::{SerializeTuple, Serializer};

use crate::claims::{NOW_POSTGRES, NOW_SQLITE};
use crate::engine::{On, Statement};
use crate::ids::{GuestId, TableId};
use crate::rows::{Commit, row};
use crate::statements::{execute, to_json};
use crate::timely::Timely;
use crate::write::{Write, failed};
use crate::{Store, StoreError};

/// How long a claim holds, in milliseconds: longer than it can take to send something.
const CLAIMED: i64 = 60_000;

/// For how many milliseconds mail waits at least, because what is over by then need not be read.
const MAIL_WAITS: i64 = 300_000;

/// Whoever is there has seen it by then.
pub(crate) const SOON: When = When::After(20_000);

/// Whoever is late loses by it.
pub(crate) const AT_ONCE: When = When::After(0);

/// Something to tell somebody, wherever they want to hear of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Notice {
    /// Who is told.
    pub account: GuestId,
    /// turn, time, ended, challenge, invitation or round.
    pub kind: &'static str,
    /// When.
    pub when: When,
}

/// When somebody is told, in milliseconds by the clock of the database.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum When {
    /// So much later.
    After(i64),
    /// At this moment.
    At(i64),
}

row! {
    /// Something that is to be sent.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub struct NoticeRow {
        /// The table or the challenge that it is about.
        about: String,
        /// Who is told.
        account: GuestId,
        /// turn, time, ended, challenge, invitation or round.
        kind: String,
        /// Where to.
        channel: String,
        /// When it was written, in milliseconds by the clock of the database.
        written: i64,
        /// How often it was tried, this time included.
        attempts: i64,
    }
}

/// What becomes of something that a node has claimed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Posted {
    /// It was sent, or there is no need to.
    Done,
    /// It did not get there. It is tried again so many milliseconds later.
    Again(i64),
    /// It is not to be sent before this time, in milliseconds by the clock of the database.
    NotBefore(i64),
}

/// A notice with what it is about, as the statements read it.
struct About<'a>(&'a str, &'a Notice);

impl Serialize for About<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let About(about, Notice { account, kind, when }) = self;
        let (after, at) = match *when {
            When::After(after) => (Some(after), None),
            When::At(at) => (None, Some(at)),
        };
        let mut tuple = serializer.serialize_tuple(5)?;
        tuple.serialize_element(about)?;
        tuple.serialize_element(account)?;
        tuple.serialize_element(kind)?;
        tuple.serialize_element(&after)?;
        tuple.serialize_element(&at)?;
        tuple.end()
    }
}

static NOTE_SQLITE: LazyLock<String> =
    LazyLock::new(|| note("json_each($1)", NOW_SQLITE, "(new.value ->> 3)", "(new.value ->> 4)", ""));
static NOTE_POSTGRES: LazyLock<String> = LazyLock::new(|| note_postgres("$1", ""));

pub(crate) fn note_postgres(notices: &str, which: &str) -> String {
    let notices = format!("jsonb_array_elements({notices}::jsonb)");
    note(&notices, NOW_POSTGRES, "(new.value ->> 3)::bigint", "(new.value ->> 4)::bigint", which)
}

/// Writes notices for all channels that want them, in place of what is still there of the same kind about the same.
fn note(notices: &str, now: &str, after: &str, at: &str, which: &str) -> String {
    format!(
        "INSERT INTO outbox (about, account, kind, channel, written, due, is_kept) \
         SELECT new.value ->> 0, channels.account, new.value ->> 2, channels.id, {now}, \
         CASE WHEN channels.kind = 'mail' AND new.value ->> 2 <> 'round' AND {after} < {MAIL_WAITS} THEN {now} + {MAIL_WAITS} \
         ELSE COALESCE({at}, {now} + {after}) END, channels.kind = 'feed' \
         FROM {notices} AS new JOIN channels ON channels.account = new.value ->> 1 \
         WHERE channels.is_on AND channels.wants LIKE '% ' || (new.value ->> 2) || ' %' {which} \
         ON CONFLICT (about, account, kind, channel) DO UPDATE SET written = excluded.written, due = excluded.due, \
         attempts = 0, claimed_by = '', claimed_until = 0"
    )
}

const HUSH_SQLITE: &str = "DELETE FROM outbox WHERE kind IN ('turn', 'time') \
    AND (about, account) IN (SELECT value ->> 0, value ->> 1 FROM json_each($1))";

pub(crate) fn hush_postgres(over: &str, which: &str) -> String {
    format!(
        "DELETE FROM outbox WHERE kind IN ('turn', 'time') AND (about, account) IN \
         (SELECT value ->> 0, value ->> 1 FROM jsonb_array_elements({over}::jsonb) {which})"
    )
}

/// What changes begin to tell, as the statements read it, unless they tell nothing.
pub(crate) fn notices_of(commits: &[&Commit]) -> Option<String> {
    let changes = commits.iter().filter_map(|commit| commit.change());
    let notices = changes
        .flat_map(|change| change.notices.iter().map(|notice| About(change.table.id.as_str(), notice)));
    let notices: Vec<About<'_>> = notices.collect();
    (!notices.is_empty()).then(|| to_json(&notices))
}

/// Whose turns are over by changes, each with the table.
pub(crate) fn over_by(commits: &[&Commit]) -> Option<String> {
    let changes = commits.iter().filter_map(|commit| commit.change());
    let over = changes.filter_map(|change| Some((&change.table.id, change.hushes.as_ref()?)));
    let over: Vec<(&TableId, &GuestId)> = over.collect();
    (!over.is_empty()).then(|| to_json(&over))
}

/// Writes what changes that stand begin to tell, and takes away what they no longer have to, by what `SQLite` understands.
pub(crate) async fn note_changes(on: &mut On<'_>, commits: &[&Commit]) -> Result<(), StoreError> {
    if let Some(over) = over_by(commits) {
        execute(on, Statement::new(HUSH_SQLITE).with(&over)).await?;
    }
    match notices_of(commits) {
        Some(notices) => write_notices(on, &notices).await,
        None => Ok(()),
    }
}

async fn write_notices(on: &mut On<'_>, notices: &str) -> Result<(), StoreError> {
    let note = match on {
        On::Sqlite(_) => NOTE_SQLITE.as_str(),
        On::Postgres(_) => NOTE_POSTGRES.as_str(),
    };
    execute(on, Statement::new(note).with(notices)).await.map(|_| ())
}

/// Writes a notice about something that is no change of a table.
pub(crate) async fn note_one(on: &mut On<'_>, about: &str, notice: &Notice) -> Result<(), StoreError> {
    write_notices(on, &to_json(&[About(about, notice)])).await
}

static IS_DUE: LazyLock<Timely> = LazyLock::new(|| {
    Timely::new(|now| {
        format!(
            "SELECT channel FROM outbox WHERE NOT is_kept AND due <= {now} AND claimed_until < {now} LIMIT 1"
        )
    })
});

static CLAIM_SQLITE: LazyLock<String> = LazyLock::new(|| claim(NOW_SQLITE, ""));

/// What another node is claiming at the same moment is passed over.
static CLAIM_POSTGRES: LazyLock<String> = LazyLock::new(|| claim(NOW_POSTGRES, "FOR UPDATE SKIP LOCKED"));

fn claim(now: &str, lock: &str) -> String {
    format!(
        "UPDATE outbox SET claimed_by = $1, claimed_until = {now} + {CLAIMED}, attempts = attempts + 1 \
         WHERE (about, account, kind, channel) IN (SELECT about, account, kind, channel FROM outbox \
         WHERE NOT is_kept AND due <= {now} AND claimed_until < {now} ORDER BY due LIMIT $2 {lock}) \
         RETURNING about, account, kind, channel, written, attempts"
    )
}

/// What else waits for a channel, and is sent along.
static CLAIM_ALONG: LazyLock<Timely> = LazyLock::new(|| {
    Timely::new(|now| {
        format!(
            "UPDATE outbox SET claimed_by = $1, claimed_until = {now} + {CLAIMED}, attempts = attempts + 1 \
             WHERE channel = $2 AND NOT is_kept AND claimed_until < {now} AND kind <> 'time' \
             RETURNING about, account, kind, channel, written, attempts"
        )
    })
});

static AGAIN: LazyLock<Timely> = LazyLock::new(|| {
    Timely::new(|now| {
        format!(
            "UPDATE outbox SET due = {now} + $7, claimed_by = '', claimed_until = 0 WHERE about = $1 AND account = $2 \
             AND kind = $3 AND channel = $4 AND written = $5 AND claimed_by = $6"
        )
    })
});

const NOT_BEFORE: &str = "UPDATE outbox SET due = $7, attempts = attempts - 1, claimed_by = '', claimed_until = 0 \
    WHERE about = $1 AND account = $2 AND kind = $3 AND channel = $4 AND written = $5 AND claimed_by = $6";

const DONE: &str = "DELETE FROM outbox WHERE about = $1 AND account = $2 AND kind = $3 AND channel = $4 AND written = $5 \
    AND claimed_by = $6";

static KEPT: LazyLock<Timely> = LazyLock::new(|| {
    Timely::new(|now| {
        format!(
            "SELECT about, account, kind, channel, written, attempts FROM outbox \
             WHERE channel = $1 AND is_kept AND due <= {now} ORDER BY written DESC, about, kind LIMIT $2"
        )
    })
});

static FORGET: LazyLock<Timely> = LazyLock::new(|| {
    Timely::new(|now| format!("DELETE FROM outbox WHERE written < {now} - $1 AND due < {now} - $1"))
});

impl Store {
    /// Claims what is to be sent now and no other node sends, at most so much.
    pub async fn claim_notices(&self, most: i64) -> Result<Vec<NoticeRow>, StoreError> {
        let is_due: Option<(String,)> = self.readers.first(Statement::new(IS_DUE.at(&self.readers))).await?;
        if is_due.is_none() {
            return Ok(Vec::new());
        }
        self.writer.write(Claim { node: self.node.clone(), of: Of::All(most) }).await
    }

    /// Claims what else waits for a channel, also what is not due yet.
    pub async fn claim_along(&self, channel: &str) -> Result<Vec<NoticeRow>, StoreError> {
        let of = Of::Channel(channel.to_owned());
        self.writer.write(Claim { node: self.node.clone(), of }).await
    }

    /// Notes what has become of something that this node has claimed, unless something newer has taken its place.
    pub async fn posted(&self, notice: NoticeRow, posted: Posted) -> Result<(), StoreError> {
        self.writer.write(Note { node: self.node.clone(), notice, posted }).await
    }

    /// What is kept for a channel, the latest first.
    pub async fn kept_notices(&self, channel: &str, most: i64) -> Result<Vec<NoticeRow>, StoreError> {
        let kept = Statement::new(KEPT.at(&self.readers)).with(channel).with(most);
        self.readers.all(kept).await.map_err(StoreError::from)
    }

    /// Forgets what was written and due longer ago than so many milliseconds.
    pub async fn forget_old_notices(&self, age: i64) -> Result<(), StoreError> {
        self.writer.write(Forget { age }).await
    }
}

enum Of {
    /// At most so much.
    All(i64),
    Channel(String),
}

struct Claim {
    node: String,
    of: Of,
}

impl Write for Claim {
    type Done = Vec<NoticeRow>;

    async fn write(&self, mut on: On<'_>) -> Result<Vec<NoticeRow>, StoreError> {
        let claim = match (&self.of, &on) {
            (Of::All(most), On::Sqlite(_)) => Statement::new(&CLAIM_SQLITE).with(&self.node).with(*most),
            (Of::All(most), On::Postgres(_)) => Statement::new(&CLAIM_POSTGRES).with(&self.node).with(*most),
            (Of::Channel(channel), on) => Statement::new(CLAIM_ALONG.on(on)).with(&self.node).with(channel),
        };
        on.all(claim).await.map_err(|error| failed(&error))
    }
}

struct Note {
    node: String,
    notice: NoticeRow,
    posted: Posted,
}

impl Write for Note {
    type Done = ();

    async fn write(&self, mut on: On<'_>) -> Result<(), StoreError> {
        let NoticeRow { about, account, kind, channel, written, .. } = &self.notice;
        let statement = match self.posted {
            Posted::Done => DONE,
            Posted::Again(_) => AGAIN.on(&on),
            Posted::NotBefore(_) => NOT_BEFORE,
        };
        let statement = Statement::new(statement).with(about).with(account).with(kind).with(channel);
        let statement = statement.with(*written).with(&self.node);
        let statement = match self.posted {
            Posted::Done => statement,
            Posted::Again(time) | Posted::NotBefore(time) => statement.with(time),
        };
        execute(&mut on, statement).await.map(|_| ())
    }
}

struct Forget {
    age: i64,
}

impl Write for Forget {
    type Done = ();

    async fn write(&self, mut on: On<'_>) -> Result<(), StoreError> {
        let forget = Statement::new(FORGET.on(&on)).with(self.age);
        execute(&mut on, forget).await.map(|_| ())
    }
}
