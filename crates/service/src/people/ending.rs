//! Deleting an account: after some days in which its owner may think better of it, everything that says who it was goes, and
//! what others need of the games stays.

use store::{AccountChange, GuestId, StoreError};

use super::{Caller, Denied, People, SignedIn};
use crate::refusal::Refusal;

/// How many seconds pass between the wish and the deed.
const GRACE: i64 = 7 * 86_400;

/// How many accounts are deleted at a time.
const BATCH: i64 = 20;

/// What chairs of deleted accounts are called: a sign for nobody, which pages put into words.
pub const DELETED: &str = "†";

impl People {
    /// Deletes the account of somebody who knows its password once the days of grace are over.
    pub async fn ask_to_end(
        &self,
        signed_in: &SignedIn,
        password: &str,
        caller: &Caller,
    ) -> Result<(), Denied> {
        let account = &signed_in.account.id;
        self.check_password(account, password, caller).await?;
        Ok(self.change_end(account, Some(self.clock.now() + GRACE)).await?)
    }

    /// Keeps an account that was to be deleted.
    pub async fn go_on(&self, account: &GuestId) -> Result<(), Refusal> {
        self.change_end(account, None).await
    }

    async fn change_end(&self, account: &GuestId, ends: Option<i64>) -> Result<(), Refusal> {
        self.store.change_account(account, AccountChange::Ends(ends)).await?;
        self.known.forget();
        Ok(())
    }

    /// Deletes the accounts whose days of grace are over. Returns whose they were.
    pub(crate) async fn end_accounts(&self) -> Result<Vec<GuestId>, StoreError> {
        let now = self.clock.now();
        let mut ended = Vec::new();
        for account in self.store.accounts_to_end(now, BATCH).await? {
            // Its owner may have thought better of it at this very moment.
            if self.store.end_account(&account.id, now, DELETED).await? {
                ended.push(account.id);
            }
        }
        if !ended.is_empty() {
            self.known.forget();
        }
        Ok(ended)
    }
}
