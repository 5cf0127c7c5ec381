//! What those who run the place can do to accounts. Everything is noted.

use store::{AccountChange, ActRow, GuestId};

use super::signing::RESET;
use super::{Account, People};
use crate::paging::Page;
use crate::random;
use crate::refusal::Refusal;

/// Who acts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Operator {
    /// Somebody at the machine itself.
    AtMachine,
    /// Somebody with an account that may.
    Account(GuestId),
}

/// Something that was done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Act {
    /// When, in seconds since 1970.
    pub at: i64,
    /// Who did it.
    pub actor: Operator,
    /// What was done.
    pub what: String,
    /// The account or table concerned.
    pub about: String,
    /// More about it.
    pub note: String,
}

/// The right to run the place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Right {
    /// Somebody has it from now on.
    Given,
    /// Somebody has it no longer.
    Taken,
}

/// How many seconds a link to replace a password is good.
const RESET_GOOD_FOR: i64 = 86_400;

/// How many acts are on a page. Each has a long text.
const ACTS_LISTED: i64 = 10;

/// How many accounts are listed at a time.
const LISTED: i64 = 1_000;

impl From<ActRow> for Act {
    fn from(row: ActRow) -> Act {
        let ActRow { id: _, at, actor, what, about, note } = row;
        Act { at, actor: actor.parse().map_or(Operator::AtMachine, Operator::Account), what, about, note }
    }
}

impl People {
    /// All accounts, in a fixed order.
    pub async fn all(&self) -> Result<Vec<Account>, Refusal> {
        let mut all: Vec<Account> = Vec::new();
        loop {
            let after = all.last().map_or(String::new(), |account| account.id.to_string());
            let next = self.store.accounts(&after, LISTED).await?;
            if next.is_empty() {
                return Ok(all);
            }
            all.extend(next.into_iter().map(Account::from));
        }
    }

    /// A link by which somebody who cannot sign in any more gets a new password. Returns its last part.
    pub async fn offer_reset(&self, account: &Account, actor: &Operator) -> Result<String, Refusal> {
        if account.is_program() {
            return Err(Refusal::OfProgram);
        }
        let code = random::name().to_uppercase();
        self.keep_pass(&code, &account.id, RESET, None, RESET_GOOD_FOR).await?;
        self.note(actor, "reset", account.id.as_str(), "").await?;
        Ok(code)
    }

    /// Lets somebody play again who could only look.
    pub async fn lift_suspension(&self, account: &Account, actor: &Operator) -> Result<(), Refusal> {
        self.store.change_account(&account.id, AccountChange::LiftSuspension).await?;
        self.known.forget();
        self.note(actor, "unsuspend", account.id.as_str(), "").await
    }

    /// Gives somebody the right to run the place, or takes it away.
    pub async fn change_right(
        &self,
        account: &Account,
        right: Right,
        actor: &Operator,
    ) -> Result<(), Refusal> {
        if account.is_program() {
            return Err(Refusal::OfProgram);
        }
        let (is_operator, what) = match right {
            Right::Given => (true, "operator"),
            Right::Taken => (false, "no operator"),
        };
        self.store.change_account(&account.id, AccountChange::Operator(is_operator)).await?;
        self.known.forget();
        self.note(actor, what, account.id.as_str(), "").await
    }

    /// Notes something that was done.
    pub async fn note(&self, actor: &Operator, what: &str, about: &str, note: &str) -> Result<(), Refusal> {
        let actor = match actor {
            Operator::AtMachine => String::new(),
            Operator::Account(id) => id.to_string(),
        };
        let act = ActRow {
            id: random::name(),
            at: self.clock.now(),
            actor,
            what: what.to_owned(),
            about: about.to_owned(),
            note: note.to_owned(),
        };
        Ok(self.store.note_act(act).await?)
    }

    /// What was done last, the latest first.
    pub async fn acts(&self, most: i64) -> Result<Vec<Act>, Refusal> {
        Ok(self.store.acts(most, 0).await?.into_iter().map(Act::from).collect())
    }

    /// A page of what was done, the latest first.
    pub async fn acts_on(&self, page: u32) -> Result<Page<Act>, Refusal> {
        let rows = async |most, first| self.store.acts(most, first).await;
        Ok(Page::read(page, ACTS_LISTED, rows).await?.filter_map(|row| Some(Act::from(row))))
    }

    /// The present, in seconds since 1970.
    pub fn now(&self) -> i64 {
        self.clock.now()
    }
}
