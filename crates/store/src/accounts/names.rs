//! What accounts are called. Names that look alike share a form, and a form belongs to one account.

use serde_json::Value;

use crate::engine::{On, Statement};
use crate::ids::{GuestId, TableId};
use crate::statements::execute;
use crate::write::{Write, failed};
use crate::{Store, StoreError};

/// A name that an account is to have.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TakeName {
    /// The account.
    pub account: GuestId,
    /// What it looks like, in all its forms.
    pub forms: Vec<String>,
    /// The present, in seconds since 1970: what others have held until then is free.
    pub now: i64,
}

impl Store {
    /// Whether nobody else has a name of this look, or may have it back.
    pub async fn is_name_free(&self, name: &TakeName) -> Result<bool, StoreError> {
        for form in &name.forms {
            let held = Statement::new(HELD).with(form).with(&name.account).with(name.now);
            if self.readers.first::<(String,)>(held).await?.is_some() {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// The account that goes by a name of this look at present.
    pub async fn account_called(&self, form: &str) -> Result<Option<GuestId>, StoreError> {
        let called = "SELECT account FROM names WHERE form = $1 AND until IS NULL";
        let found: Option<(GuestId,)> = self.readers.first(Statement::new(called).with(form)).await?;
        Ok(found.map(|(account,)| account))
    }

    /// Gives an account another name, at its tables as well, and holds back the one it had until a time. [`StoreError::Conflict`] says that
    /// somebody else has it.
    pub async fn rename_account(
        &self,
        name: TakeName,
        text: &str,
        held_until: i64,
    ) -> Result<(), StoreError> {
        self.writer.write(Renaming { name, text: text.to_owned(), held_until }).await
    }
}

/// A form that somebody else has, or may have back.
const HELD: &str =
    "SELECT account FROM names WHERE form = $1 AND account <> $2 AND (until IS NULL OR until > $3)";

/// Another name for an account.
pub struct Renaming {
    /// The name, if nobody else has it by then.
    pub name: TakeName,
    /// Its text.
    pub text: String,
    /// Until when nobody else gets the one that it had.
    pub held_until: i64,
}

impl Write for Renaming {
    type Done = ();

    async fn write(&self, mut on: On<'_>) -> Result<(), StoreError> {
        self.write_on(&mut on).await
    }
}

impl Renaming {
    pub(crate) async fn write_on(&self, on: &mut On<'_>) -> Result<(), StoreError> {
        let hold = "UPDATE names SET until = $1 WHERE account = $2 AND until IS NULL";
        execute(on, Statement::new(hold).with(self.held_until).with(&self.name.account)).await?;
        take(on, &self.name).await?;
        let rename = "UPDATE accounts SET name = $1, renamed = $2 WHERE id = $3";
        let rename = Statement::new(rename).with(&self.text).with(self.name.now).with(&self.name.account);
        execute(on, rename).await?;
        call(on, &self.name.account, &self.text).await
    }
}

/// What somebody is called wherever they play and have played. Each of the tables gets another revision, by which every node
/// notices, and nothing that was drawn with the other name is shown again.
pub(super) async fn call(on: &mut On<'_>, account: &GuestId, name: &str) -> Result<(), StoreError> {
    let tables = "UPDATE tables SET revision = revision + 1, hidden = 0 \
                  WHERE id IN (SELECT table_id FROM chairs WHERE kind = 'guest' AND who = $1 AND name <> $2)";
    execute(on, Statement::new(tables).with(account).with(name)).await?;
    let chairs = "UPDATE chairs SET name = $1 WHERE kind = 'guest' AND who = $2";
    execute(on, Statement::new(chairs).with(name).with(account)).await?;
    call_who_left(on, account, name).await?;
    let tries = "UPDATE tries SET name = $1 WHERE guest = $2";
    execute(on, Statement::new(tries).with(name).with(account)).await.map(|_| ())
}

/// The same where they have left and a computer player has taken their place.
async fn call_who_left(on: &mut On<'_>, account: &GuestId, name: &str) -> Result<(), StoreError> {
    let left = Statement::new(LEFT).with(account);
    let left: Vec<(TableId, String)> = on.all(left).await.map_err(|error| failed(&error))?;
    for (table, pending) in left {
        let Ok(mut pending) = serde_json::from_str::<Value>(&pending) else { continue };
        let own = |left: &&mut Value| left["who"] == account.as_str() && left["name"] != name;
        let mut changed = 0;
        for left in pending["left"].as_array_mut().into_iter().flatten().filter(own) {
            left["name"] = name.into();
            changed += 1;
        }
        if changed > 0 {
            let call = "UPDATE tables SET pending = $1, revision = revision + 1, hidden = 0 WHERE id = $2";
            execute(on, Statement::new(call).with(&pending.to_string()).with(&table)).await?;
        }
    }
    Ok(())
}

/// Tables that somebody has left. Those that anybody has left have an index of their own, by the first of these conditions.
const LEFT: &str =
    "SELECT id, pending FROM tables WHERE pending LIKE '%\"left\"%' AND pending LIKE '%' || $1 || '%'";

/// Takes every form, unless somebody else has one.
pub(super) async fn take(on: &mut On<'_>, name: &TakeName) -> Result<(), StoreError> {
    let take = "INSERT INTO names (form, account, until) VALUES ($1, $2, NULL) ON CONFLICT (form) \
                DO UPDATE SET account = excluded.account, until = NULL \
                WHERE names.account = excluded.account OR names.until <= $3 RETURNING form";
    for form in &name.forms {
        let take = Statement::new(take).with(form).with(&name.account).with(name.now);
        let taken = on.first::<(String,)>(take).await.map_err(|error| failed(&error))?;
        if taken.is_none() {
            return Err(StoreError::Conflict);
        }
    }
    Ok(())
}

/// Later than any time.
const FOR_EVER: i64 = i64::MAX;

/// Holds back whatever an account was ever called.
pub(super) async fn hold_for_ever(on: &mut On<'_>, account: &GuestId) -> Result<(), StoreError> {
    let hold = "UPDATE names SET until = $1 WHERE account = $2";
    execute(on, Statement::new(hold).with(FOR_EVER).with(account)).await.map(|_| ())
}
