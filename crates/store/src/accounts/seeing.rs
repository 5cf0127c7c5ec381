//! What people let others see: their profile, and when they were here.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use crate::blocks::person;
use crate::engine::{On, Readers, Statement};
use crate::ids::GuestId;
use crate::rows::row;
use crate::statements::{execute, to_json};
use crate::write::{Write, failed};
use crate::{Store, StoreError};

row! {
    /// What somebody lets others see. Its JSON keys are those of archives.
    #[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
    pub struct SeenRow {
        /// Who sees the profile: everybody, friends or nobody.
        profile: String,
        /// Whether friends see when they were here.
        is_visible: bool,
        /// When they were here last, to the minute, as long as friends may see it.
        #[serde(skip)]
        here: Option<i64>,
    }
}

row! {
    /// Somebody whose profile may be seen.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub struct SeenPersonRow {
        /// The account.
        id: GuestId,
        /// What its owner is called.
        name: String,
    }
}

const SEEN: &str = "SELECT profile, is_visible, here FROM accounts WHERE id = $1";

static SEEN_BY_SQLITE: LazyLock<String> = LazyLock::new(|| seen_by("SELECT value FROM json_each($2)"));
static SEEN_BY_POSTGRES: LazyLock<String> =
    LazyLock::new(|| seen_by("SELECT jsonb_array_elements_text($2::jsonb)"));

/// Who of these accounts may be seen by somebody. This is the only place that says who may. Whoever answers for a program sees
/// it and is seen by it.
fn seen_by(these: &str) -> String {
    let viewer = person("$1");
    let shown = "COALESCE(accounts.owner, accounts.id)";
    format!(
        "SELECT id, name FROM accounts WHERE id IN ({these}) AND ({shown} = {viewer} OR ((profile = 'everybody' OR \
         (profile = 'friends' \
         AND EXISTS (SELECT 1 FROM follows WHERE account = $1 AND other = accounts.id) \
         AND EXISTS (SELECT 1 FROM follows WHERE account = accounts.id AND other = $1))) \
         AND NOT EXISTS (SELECT 1 FROM blocks WHERE blocker = {viewer} AND other = {shown}) \
         AND NOT EXISTS (SELECT 1 FROM blocks WHERE blocker = {shown} AND other = {viewer})))"
    )
}

/// Whether somebody may see the profile of somebody else, as of this transaction.
pub(crate) async fn may_see(on: &mut On<'_>, viewer: &GuestId, other: &GuestId) -> Result<bool, StoreError> {
    let seen = match on {
        On::Sqlite(_) => &SEEN_BY_SQLITE,
        On::Postgres(_) => &SEEN_BY_POSTGRES,
    };
    let these = to_json(&[other]);
    let seen = Statement::new(seen).with(viewer).with(&these);
    let found = on.first::<SeenPersonRow>(seen).await.map_err(|error| failed(&error))?;
    Ok(found.is_some())
}

impl Store {
    /// What somebody lets others see.
    pub async fn seen(&self, account: &GuestId) -> Result<Option<SeenRow>, StoreError> {
        self.readers.first(Statement::new(SEEN).with(account)).await.map_err(StoreError::from)
    }

    /// Those of these accounts whose profiles somebody may see; of somebody without an account, nobody is a friend.
    pub async fn seen_by(
        &self,
        viewer: &GuestId,
        these: &[&GuestId],
    ) -> Result<Vec<SeenPersonRow>, StoreError> {
        let seen = match &self.readers {
            Readers::Sqlite(..) => &SEEN_BY_SQLITE,
            Readers::Postgres(..) => &SEEN_BY_POSTGRES,
        };
        let these = to_json(&these);
        self.readers.all(Statement::new(seen).with(viewer).with(&these)).await.map_err(StoreError::from)
    }

    /// Changes what somebody lets others see. Whoever may not be seen any more was never here.
    pub async fn change_seen(
        &self,
        account: &GuestId,
        profile: &str,
        is_visible: bool,
    ) -> Result<(), StoreError> {
        self.writer
            .write(ChangeSeen { account: account.clone(), profile: profile.to_owned(), is_visible })
            .await
    }

    /// Notes that somebody is here, if friends may see it.
    pub async fn note_here(&self, account: &GuestId, now: i64) -> Result<(), StoreError> {
        self.writer.write(NoteHere { account: account.clone(), now }).await
    }
}

struct ChangeSeen {
    account: GuestId,
    profile: String,
    is_visible: bool,
}

impl Write for ChangeSeen {
    type Done = ();

    async fn write(&self, mut on: On<'_>) -> Result<(), StoreError> {
        change(&mut on, &self.account, &self.profile, self.is_visible).await
    }
}

pub(super) async fn change(
    on: &mut On<'_>,
    account: &GuestId,
    profile: &str,
    is_visible: bool,
) -> Result<(), StoreError> {
    let change = "UPDATE accounts SET profile = $1, is_visible = $2, \
                  here = CASE WHEN $2 THEN here ELSE NULL END WHERE id = $3";
    execute(on, Statement::new(change).with(profile).with(&is_visible).with(account)).await.map(|_| ())
}

struct NoteHere {
    account: GuestId,
    now: i64,
}

impl Write for NoteHere {
    type Done = ();

    async fn write(&self, mut on: On<'_>) -> Result<(), StoreError> {
        let note =
            "UPDATE accounts SET here = $1 WHERE id = $2 AND is_visible AND (here IS NULL OR here < $1)";
        execute(&mut on, Statement::new(note).with(self.now).with(&self.account)).await.map(|_| ())
    }
}
