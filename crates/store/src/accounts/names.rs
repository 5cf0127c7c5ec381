//! What accounts are called. Names that look alike share a form, and a form belongs to one account.

use crate::engine::{On, Statement};
use crate::ids::GuestId;
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

    /// Gives an account another name, and holds back the one it had until a time. [`StoreError::Conflict`] says that
    /// somebody else has it.
    pub async fn rename_account(
        &self,
        name: TakeName,
        text: &str,
        held_until: i64,
    ) -> Result<(), StoreError> {
        self.writer.write(Rename { name, text: text.to_owned(), held_until }).await
    }
}

/// A form that somebody else has, or may have back.
const HELD: &str =
    "SELECT account FROM names WHERE form = $1 AND account <> $2 AND (until IS NULL OR until > $3)";

struct Rename {
    name: TakeName,
    text: String,
    held_until: i64,
}

impl Write for Rename {
    type Done = ();

    async fn write(&self, mut on: On<'_>) -> Result<(), StoreError> {
        let hold = "UPDATE names SET until = $1 WHERE account = $2 AND until IS NULL";
        execute(&mut on, Statement::new(hold).with(self.held_until).with(&self.name.account)).await?;
        take(&mut on, &self.name).await?;
        let rename = "UPDATE accounts SET name = $1, renamed = $2 WHERE id = $3";
        let rename = Statement::new(rename).with(&self.text).with(self.name.now).with(&self.name.account);
        execute(&mut on, rename).await.map(|_| ())
    }
}

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
