//! Deleting an account: after some days in which its owner may think better of it, everything that says who it was goes, and
//! what others need of the games stays.

use std::sync::{Mutex, MutexGuard, PoisonError};

use store::{AccountChange, GuestId, StoreError};

use super::{Caller, Denied, People, Proof, SignedIn};
use crate::refusal::Refusal;

/// How many seconds pass between the wish and the deed.
const GRACE: i64 = 7 * 86_400;

/// How many accounts are deleted at a time.
const BATCH: i64 = 20;

/// What chairs of deleted accounts are called: a sign for nobody, which pages put into words.
pub const DELETED: &str = "†";

/// How long after an account was deleted a node may still have believed that it was there, in seconds.
const KNOWN_FOR: i64 = 60;

/// Accounts that were deleted lately, and when.
#[derive(Default)]
pub(super) struct Ended(Mutex<Vec<(i64, GuestId)>>);

impl Ended {
    fn note(&self, now: i64, these: &[GuestId]) {
        self.lock().extend(these.iter().map(|id| (now, id.clone())));
    }

    /// Those that were deleted before a time. They are not named again.
    fn take_before(&self, time: i64) -> Vec<GuestId> {
        self.lock().extract_if(.., |(ended, _)| *ended < time).map(|(_, id)| id).collect()
    }

    fn lock(&self) -> MutexGuard<'_, Vec<(i64, GuestId)>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl People {
    /// Deletes the account of somebody who has shown who they are once the days of grace are over.
    pub async fn ask_to_end(
        &self,
        signed_in: &SignedIn,
        proof: Proof<'_>,
        caller: &Caller,
    ) -> Result<(), Denied> {
        let account = &signed_in.account.id;
        self.check_proof(account, proof, caller).await?;
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
            self.note_ended_tokens();
        }
        // A node may have believed for a moment longer that they were there.
        let again = self.ended.take_before(now - KNOWN_FOR);
        for id in &again {
            self.store.end_account_again(id, DELETED).await?;
        }
        self.ended.note(now, &ended);
        ended.extend(again);
        Ok(ended)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn accounts_that_were_deleted_lately_are_looked_after_once_more() {
        let ended = Ended::default();
        let ids: Vec<GuestId> = ["a", "b"].map(|id| id.parse().unwrap()).into();
        ended.note(100, &ids[..1]);
        ended.note(130, &ids[1..]);
        assert_eq!(ended.take_before(100), []);
        assert_eq!(ended.take_before(101), ids[..1]);
        assert_eq!(ended.take_before(1_000), ids[1..]);
        assert_eq!(ended.take_before(1_000), []);
    }
}
