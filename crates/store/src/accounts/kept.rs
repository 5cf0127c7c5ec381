//! What archives hold of accounts: everything but who is signed in, and what is good for minutes only.

use serde::{Deserialize, Serialize};

use super::credentials::{self, CredentialRow};
use super::follows::{self, KeptFollowRow};
use super::seeing::{self, SeenRow};
use super::tokens::{self, TokenRow};
use super::{AccountRow, insert};
use crate::channels::{self, ChannelRow};
use crate::engine::{On, Statement};
use crate::ids::GuestId;
use crate::rests::{self, RestRow};
use crate::rows::row;
use crate::statements::execute;
use crate::write::Write;
use crate::{Store, StoreError};

row! {
    /// What a name of an account looks like, or of one that it had.
    #[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
    pub struct NameRow {
        /// The look, in one of its forms.
        form: String,
        /// Until when nobody else may have it; `None` as long as the account has it.
        until: Option<i64>,
    }
}

/// An account with what belongs to it. Of one that was deleted, only the names are left.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeptAccount {
    /// The id of the guest who made it.
    pub id: GuestId,
    /// The account, unless it was deleted.
    pub account: Option<AccountRow>,
    /// What its names look like.
    pub names: Vec<NameRow>,
    /// How its owner signs in.
    #[serde(default)]
    pub credentials: Vec<CredentialRow>,
    /// The hashes of the recovery codes that are left.
    #[serde(default)]
    pub codes: Vec<String>,
    /// What its owner lets others see.
    #[serde(default)]
    pub seen: Option<SeenRow>,
    /// Whom its owner follows.
    #[serde(default)]
    pub follows: Vec<KeptFollowRow>,
    /// When nothing is to fall due for its owner.
    #[serde(default)]
    pub rest: Option<RestRow>,
    /// What programs show instead of signing in.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tokens: Vec<TokenRow>,
    /// Where its owner wants to hear what waits.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub channels: Vec<ChannelRow>,
}

impl Store {
    /// The ids of all accounts, those that were deleted included, in a fixed order.
    pub async fn ids_of_accounts(&self) -> Result<Vec<GuestId>, StoreError> {
        let ids = Statement::new("SELECT DISTINCT account FROM names ORDER BY account");
        let ids: Vec<(GuestId,)> = self.readers.all(ids).await?;
        Ok(ids.into_iter().map(|(id,)| id).collect())
    }

    /// An account with what belongs to it.
    pub async fn kept_account(&self, id: &GuestId) -> Result<KeptAccount, StoreError> {
        let names = Statement::new("SELECT form, until FROM names WHERE account = $1 ORDER BY form");
        Ok(KeptAccount {
            id: id.clone(),
            account: self.account(id).await?,
            names: self.readers.all(names.with(id)).await?,
            credentials: self.credentials(id).await?,
            codes: self.codes(id).await?,
            seen: self.seen(id).await?,
            follows: self.kept_follows(id).await?,
            rest: self.rest(id).await?,
            tokens: self.tokens_of(id).await?,
            channels: self.channels(id).await?,
        })
    }

    /// Keeps an account with what belongs to it, unless there is one with this id or one of these names.
    pub async fn keep_account(&self, account: KeptAccount) -> Result<(), StoreError> {
        self.writer.write(account).await
    }
}

impl Write for KeptAccount {
    type Done = ();

    async fn write(&self, mut on: On<'_>) -> Result<(), StoreError> {
        for name in &self.names {
            let keep = "INSERT INTO names (form, account, until) VALUES ($1, $2, $3)";
            let keep = Statement::new(keep).with(&name.form).with(&self.id).with(&name.until);
            execute(&mut on, keep).await?;
        }
        let Some(account) = &self.account else { return Ok(()) };
        insert(&mut on, account).await?;
        for credential in &self.credentials {
            credentials::keep(&mut on, credential).await?;
        }
        credentials::replace_codes(&mut on, &self.id, &self.codes).await?;
        if let Some(SeenRow { profile, is_visible, here: _ }) = &self.seen {
            seeing::change(&mut on, &self.id, profile, *is_visible).await?;
        }
        for follow in &self.follows {
            follows::keep(&mut on, &self.id, follow).await?;
        }
        if let Some(rest) = &self.rest {
            rests::keep(&mut on, &self.id, rest).await?;
        }
        for token in &self.tokens {
            tokens::keep(&mut on, token).await?;
        }
        for channel in &self.channels {
            channels::insert(&mut on, channel, i64::MAX).await?;
        }
        Ok(())
    }
}
