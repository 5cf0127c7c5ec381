//! People with an account: who they are, what they are called, how they sign in.
//!
//! A guest is a person without credentials. An account adopts the id of the guest who makes it, so whatever belongs to the
//! guest belongs to the account without being touched. From then on only a session opens it: the guest's cookie, which
//! could be copied for as long as nobody could take it back, is worth nothing.

mod attempts;
mod blocks;
mod changes;
mod channels;
mod codes;
mod deciding;
mod ending;
mod friends;
mod hashing;
mod kept;
mod names;
mod operating;
mod passkeys;
mod passwords;
mod programs;
mod reports;
mod resting;
mod seeing;
mod sessions;
mod signing;
mod taking;
mod tokens;

use std::collections::HashSet;
use std::net::IpAddr;
use std::sync::Arc;

use store::{AccountRow, GuestId, Store, StoreError};
use tokio::sync::watch;

pub use blocks::{Blocked, Whom};
pub use deciding::Verdict;
pub use ending::DELETED;
pub use friends::{Circle, Followed, Invitation, MOST_FOLLOWED};
pub use names::{AccountName, NameProblem};
pub use operating::{Act, Operator, Right};
pub use passkeys::{Asked, OwnPasskey, PasskeyAnswer, PasskeyProblem, Site, Ways};
pub use passwords::PasswordProblem;
pub use programs::{MOST_PROGRAMS, PROGRAM_SUFFIX, is_name_of_program};
pub use reports::{LONGEST_TEXT, Met, Reason, Report, Ruled, Ruling, SeenThere};
pub use resting::{BeforeFlags, Resting};
pub use seeing::{Audience, LastHere, Presence, Seeing};
pub use sessions::{Session, SignedIn};
pub use signing::{NewPerson, SignedUp};
pub use tokens::{
    BadToken, LONGEST_TOKEN_NAME, ListedToken, MOST_TOKENS, NewToken, Program, Scope, TOKEN_PREFIX,
};

use crate::clock::SteadyClock;
use crate::guests::{Key, KnownAs};
use crate::refusal::Refusal;
pub(crate) use kept::is_readable as is_readable_account;
pub(crate) use reports::is_readable_report;
pub(crate) use resting::with_vacation;

use attempts::Trying;
use ending::Ended;
use hashing::Hashing;
use names::REPEATED_AFTER;
use sessions::Known;

/// All accounts.
pub struct People {
    store: Arc<Store>,
    key: Key,
    clock: Arc<SteadyClock>,
    hashing: Hashing,
    known: Known,
    ended: Ended,
    /// How often tokens may have ended here.
    ended_tokens: watch::Sender<u64>,
    /// What nobody may be called, by how it looks: computer players, the place itself.
    reserved: HashSet<String>,
}

/// An account as it was a moment ago.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Account {
    /// The id of the guest who made it.
    pub id: GuestId,
    /// What its owner is called.
    pub name: String,
    /// When it was made, in seconds since 1970.
    pub created: i64,
    /// An address for recovery and notices.
    pub mail: Option<String>,
    /// Until when its owner may only look.
    pub suspended_until: Option<i64>,
    /// When it will be deleted, if its owner has asked for that.
    pub ends: Option<i64>,
    /// When it may get another name.
    pub renamable_at: i64,
    /// Whether its owner may run the place. What needs it asks the store again.
    pub is_operator: bool,
    /// Whose program it is, if it is one.
    pub owner: Option<GuestId>,
}

/// Why somebody who signs up, signs in or changes an account is turned down. Nothing was changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Denied {
    /// Because of the name.
    Name(NameProblem),
    /// Because of a new password.
    Password(PasswordProblem),
    /// Because of the address for mail.
    Mail,
    /// Because of the name of a token.
    TokenName,
    /// Because of a passkey.
    Passkey(PasskeyProblem),
    /// What was given to sign in does not go together. It is not said what of it is wrong.
    Wrong,
    /// It was tried too often lately.
    TooOften,
    /// The code or link was used already, or is too old.
    UsedPass,
    /// This guest has an account already.
    HasAccount,
    /// Something that has nothing to do with accounts.
    Refused(Refusal),
}

impl From<Refusal> for Denied {
    fn from(refusal: Refusal) -> Denied {
        Denied::Refused(refusal)
    }
}

impl From<StoreError> for Denied {
    fn from(error: StoreError) -> Denied {
        Denied::Refused(error.into())
    }
}

/// What somebody gives to show who they are; of somebody who signs up, what will show it from now on.
#[derive(Clone, Copy)]
pub enum Proof<'a> {
    /// The password.
    Password(&'a str),
    /// An answer of a passkey.
    Passkey(PasskeyAnswer<'a>),
}

/// Where somebody who signs in comes from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Caller {
    /// The address, or the network that counts as one.
    pub address: IpAddr,
    /// What the browser calls itself, for the list of sessions.
    pub label: String,
    /// The account that was signed in by this browser before, if its cookie says so.
    pub known_as: Option<KnownAs>,
}

impl People {
    pub(crate) fn new(
        store: Arc<Store>,
        key: Key,
        clock: Arc<SteadyClock>,
        reserved: &[String],
    ) -> Arc<People> {
        let reserved = reserved.iter().flat_map(|name| names::forms(name)).collect();
        Arc::new(People {
            store,
            key,
            clock,
            hashing: Hashing::new(),
            known: Known::new(),
            ended: Ended::default(),
            ended_tokens: watch::Sender::default(),
            reserved,
        })
    }

    /// Closes the store, if nothing else uses it.
    pub async fn close(&self) {
        self.store.close().await;
    }

    /// The account with this id, as it is now.
    pub async fn account(&self, id: &GuestId) -> Result<Option<Account>, Refusal> {
        Ok(self.store.account(id).await?.map(Account::from))
    }

    /// The account that goes by this name, as it is now.
    pub async fn account_called(&self, name: &str) -> Result<Option<Account>, Refusal> {
        match self.find_called(name).await? {
            Some(id) => self.account(&id).await,
            None => Ok(None),
        }
    }

    async fn find_called(&self, name: &str) -> Result<Option<GuestId>, Refusal> {
        for form in names::forms(name) {
            if let Some(account) = self.store.account_called(&form).await? {
                return Ok(Some(account));
            }
        }
        Ok(None)
    }

    /// What a name is, unless nobody may have it or somebody else has it. Whether somebody has it is a secret of theirs as far
    /// as nobody may try many names.
    pub async fn check_name(
        &self,
        name: &str,
        who: &GuestId,
        caller: &Caller,
    ) -> Result<AccountName, Denied> {
        let name = self.check_any_name(name, who, caller).await?;
        if name.is_of_program() { Err(Denied::Name(NameProblem::Reserved)) } else { Ok(name) }
    }

    /// The same of a name that may say that it is a program's.
    async fn check_any_name(
        &self,
        name: &str,
        who: &GuestId,
        caller: &Caller,
    ) -> Result<AccountName, Denied> {
        let name = AccountName::read(name, &self.reserved).map_err(Denied::Name)?;
        self.count_attempt(Trying::Effort, None, caller).await?;
        let is_free = self.store.is_name_free(&name.taken_by(who, self.clock.now())).await?;
        if is_free { Ok(name) } else { Err(Denied::Name(NameProblem::Taken)) }
    }

    /// Whether a guest has, or had, an account, so that the guest's own cookie opens nothing any more.
    pub async fn is_adopted(&self, guest: &GuestId) -> Result<bool, Refusal> {
        self.known.is_adopted(&self.store, guest, self.clock.now()).await
    }
}

impl From<AccountRow> for Account {
    fn from(row: AccountRow) -> Account {
        let AccountRow { id, name, created, renamed, mail, is_operator, suspended_until, ends, owner } = row;
        let renamable_at = renamed.map_or(0, |then| then.saturating_add(REPEATED_AFTER));
        Account { id, name, created, mail, suspended_until, ends, renamable_at, is_operator, owner }
    }
}
