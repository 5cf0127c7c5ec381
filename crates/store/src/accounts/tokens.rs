//! What programs show instead of signing in, and the accounts that are programs. The store has only the hashes of tokens.

use serde::{Deserialize, Serialize};

use super::credentials::is_current;
use super::{AccountRow, TakeName, insert, names, seeing};
use crate::engine::{On, Statement};
use crate::ids::GuestId;
use crate::rows::row;
use crate::statements::execute;
use crate::write::{Write, failed};
use crate::{Store, StoreError};

row! {
    /// A token. Its JSON keys are those of archives.
    #[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
    pub struct TokenRow {
        /// The hash of what the program sends.
        hash: String,
        /// For whom it acts.
        account: GuestId,
        /// What its owner calls it.
        name: String,
        /// read or play
        scope: String,
        /// When it was made, in seconds since 1970.
        created: i64,
        /// When the day began on which it was last used.
        used: Option<i64>,
        /// From when on it is worth nothing.
        ends: Option<i64>,
    }
}

row! {
    /// A token with what has to be known about whoever shows it.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub struct HolderRow {
        /// For whom it acts.
        account: GuestId,
        /// What that account is called.
        called: String,
        /// Whose program the account is, if it is one.
        owner: Option<GuestId>,
        /// What the owner of that is called.
        owner_called: Option<String>,
        /// Until when the account or its owner may only look.
        suspended_until: Option<i64>,
        /// What the token is called.
        name: String,
        /// read or play
        scope: String,
        /// When the day began on which it was last used.
        used: Option<i64>,
        /// From when on it is worth nothing.
        ends: Option<i64>,
    }
}

/// The token of a program whose owner is gone is worth nothing.
const HOLDER: &str = "SELECT tokens.account AS account, own.name AS called, own.owner AS owner, \
    owners.name AS owner_called, tokens.name AS name, tokens.scope AS scope, tokens.used AS used, tokens.ends AS ends, \
    CASE WHEN COALESCE(owners.suspended_until, 0) > COALESCE(own.suspended_until, 0) THEN owners.suspended_until \
        ELSE own.suspended_until END AS suspended_until \
    FROM tokens JOIN accounts AS own ON own.id = tokens.account LEFT JOIN accounts AS owners ON owners.id = own.owner \
    WHERE tokens.hash = $1 AND (own.owner IS NULL OR owners.id IS NOT NULL)";

/// Those of its programs included.
const OF_OWNER: &str = "SELECT hash, account, name, scope, created, used, ends FROM tokens \
    WHERE account IN (SELECT id FROM accounts WHERE id = $1 OR owner = $1) ORDER BY created DESC, hash";

const OF_ACCOUNT: &str = "SELECT hash, account, name, scope, created, used, ends FROM tokens \
    WHERE account = $1 ORDER BY created, hash";

const PROGRAMS: &str = "SELECT id, name, created, renamed, mail, is_operator, suspended_until, ends, owner \
    FROM accounts WHERE owner = $1 ORDER BY created, id";

/// A token to keep.
#[derive(Clone, Debug)]
pub struct KeepToken {
    /// The token.
    pub token: TokenRow,
    /// Who makes it: the account itself, or whose program it is.
    pub owner: GuestId,
    /// What was verified of them, which must still be kept.
    pub verified: String,
    /// How many an account may have.
    pub most: i64,
}

/// A program's account to make.
pub struct MakeProgram {
    /// The account, with its owner.
    pub account: AccountRow,
    /// Its name, if nobody else has it by then.
    pub name: TakeName,
    /// What was verified of its owner, which must still be kept.
    pub verified: String,
    /// How many somebody may have.
    pub most: i64,
}

/// What came of something that needs proof and of which there may be only so many.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kept {
    /// It is kept.
    Yes,
    /// What was verified is not true any more.
    Unproved,
    /// There are as many as there may be.
    TooMany,
}

impl Store {
    /// Whoever shows the token with this hash.
    pub async fn token_holder(&self, hash: &str) -> Result<Option<HolderRow>, StoreError> {
        self.readers.first(Statement::new(HOLDER).with(hash)).await.map_err(StoreError::from)
    }

    /// The tokens of an account and of its programs, the latest first.
    pub async fn tokens_of_owner(&self, owner: &GuestId) -> Result<Vec<TokenRow>, StoreError> {
        self.readers.all(Statement::new(OF_OWNER).with(owner)).await.map_err(StoreError::from)
    }

    /// The tokens of one account, in the order in which they were made.
    pub async fn tokens_of(&self, account: &GuestId) -> Result<Vec<TokenRow>, StoreError> {
        self.readers.all(Statement::new(OF_ACCOUNT).with(account)).await.map_err(StoreError::from)
    }

    /// Keeps a token.
    pub async fn keep_token(&self, token: KeepToken) -> Result<Kept, StoreError> {
        self.writer.write(token).await
    }

    /// Ends a token of somebody or of one of their programs.
    pub async fn end_token(&self, owner: &GuestId, hash: &str) -> Result<(), StoreError> {
        self.writer.write(EndToken { owner: owner.clone(), hash: hash.to_owned() }).await
    }

    /// Notes the day on which a token was last used, by when it began.
    pub async fn touch_token(&self, hash: &str, day: i64) -> Result<(), StoreError> {
        self.writer.write(Touch { hash: hash.to_owned(), day }).await
    }

    /// The programs of somebody, in the order in which they were made.
    pub async fn programs_of(&self, owner: &GuestId) -> Result<Vec<AccountRow>, StoreError> {
        self.readers.all(Statement::new(PROGRAMS).with(owner)).await.map_err(StoreError::from)
    }

    /// Makes the account of a program. [`StoreError::Conflict`] says that somebody else has its name.
    pub async fn make_program(&self, program: MakeProgram) -> Result<Kept, StoreError> {
        self.writer.write(program).await
    }

    /// Lets the account of a program end, if what was verified of its owner is still kept. Its tokens end at once. Returns
    /// whether there was such a program.
    pub async fn end_program(
        &self,
        owner: &GuestId,
        program: &GuestId,
        verified: String,
        now: i64,
    ) -> Result<bool, StoreError> {
        let (owner, program) = (owner.clone(), program.clone());
        self.writer.write(EndProgram { owner, program, verified, now }).await
    }

    /// Lets the accounts of programs end whose owners are gone, and forgets tokens of nobody and those that have long ended: nodes
    /// of a version before know nothing of them.
    pub async fn forget_lost_programs(&self, now: i64, before: i64) -> Result<(), StoreError> {
        self.writer.write(ForgetLost { now, before }).await
    }
}

impl Write for KeepToken {
    type Done = Kept;

    async fn write(&self, mut on: On<'_>) -> Result<Kept, StoreError> {
        let TokenRow { account, .. } = &self.token;
        if !is_current(&mut on, &self.owner, &self.verified).await? {
            return Ok(Kept::Unproved);
        }
        let own = "SELECT id FROM accounts WHERE id = $1 AND (id = $2 OR owner = $2)";
        let own = Statement::new(own).with(account).with(&self.owner);
        if on.first::<(String,)>(own).await.map_err(|error| failed(&error))?.is_none() {
            return Ok(Kept::Unproved);
        }
        let count = Statement::new("SELECT COUNT(*) FROM tokens WHERE account = $1").with(account);
        if count_of(&mut on, count).await? >= self.most {
            return Ok(Kept::TooMany);
        }
        keep(&mut on, &self.token).await.map(|()| Kept::Yes)
    }
}

async fn count_of(on: &mut On<'_>, count: Statement<'_>) -> Result<i64, StoreError> {
    let count = on.first::<(i64,)>(count).await.map_err(|error| failed(&error))?;
    Ok(count.map_or(0, |(count,)| count))
}

pub(super) async fn keep(on: &mut On<'_>, token: &TokenRow) -> Result<(), StoreError> {
    let TokenRow { hash, account, name, scope, created, used, ends } = token;
    let keep = "INSERT INTO tokens (hash, account, name, scope, created, used, ends) VALUES ($1, $2, $3, $4, $5, $6, $7)";
    let keep = Statement::new(keep).with(hash).with(account).with(name).with(scope).with(created);
    execute(on, keep.with(used).with(ends)).await.map(|_| ())
}

/// Ends all tokens of somebody and of their programs.
pub(crate) async fn end_all(on: &mut On<'_>, owner: &str) -> Result<(), StoreError> {
    let end = "DELETE FROM tokens WHERE account IN (SELECT id FROM accounts WHERE id = $1 OR owner = $1)";
    execute(on, Statement::new(end).with(owner)).await.map(|_| ())
}

struct EndToken {
    owner: GuestId,
    hash: String,
}

impl Write for EndToken {
    type Done = ();

    async fn write(&self, mut on: On<'_>) -> Result<(), StoreError> {
        let end = "DELETE FROM tokens WHERE hash = $1 \
                   AND account IN (SELECT id FROM accounts WHERE id = $2 OR owner = $2)";
        execute(&mut on, Statement::new(end).with(&self.hash).with(&self.owner)).await.map(|_| ())
    }
}

struct Touch {
    hash: String,
    day: i64,
}

impl Write for Touch {
    type Done = ();

    async fn write(&self, mut on: On<'_>) -> Result<(), StoreError> {
        let touch = "UPDATE tokens SET used = $1 WHERE hash = $2 AND (used IS NULL OR used < $1)";
        execute(&mut on, Statement::new(touch).with(self.day).with(&self.hash)).await.map(|_| ())
    }
}

impl Write for MakeProgram {
    type Done = Kept;

    async fn write(&self, mut on: On<'_>) -> Result<Kept, StoreError> {
        let Some(owner) = &self.account.owner else { return Ok(Kept::Unproved) };
        if !is_current(&mut on, owner, &self.verified).await? {
            return Ok(Kept::Unproved);
        }
        let count = Statement::new("SELECT COUNT(*) FROM accounts WHERE owner = $1").with(owner);
        if count_of(&mut on, count).await? >= self.most {
            return Ok(Kept::TooMany);
        }
        insert(&mut on, &self.account).await?;
        names::take(&mut on, &self.name).await?;
        // Whoever wants to know whom they play against finds out.
        seeing::change(&mut on, &self.account.id, "everybody", false).await.map(|()| Kept::Yes)
    }
}

struct EndProgram {
    owner: GuestId,
    program: GuestId,
    verified: String,
    now: i64,
}

impl Write for EndProgram {
    type Done = bool;

    async fn write(&self, mut on: On<'_>) -> Result<bool, StoreError> {
        if !is_current(&mut on, &self.owner, &self.verified).await? {
            return Ok(false);
        }
        let end = Statement::new("UPDATE accounts SET ends = $1 WHERE id = $2 AND owner = $3");
        let ended = execute(&mut on, end.with(self.now).with(&self.program).with(&self.owner)).await?;
        if ended == 0 {
            return Ok(false);
        }
        let tokens = Statement::new("DELETE FROM tokens WHERE account = $1").with(&self.program);
        execute(&mut on, tokens).await.map(|_| true)
    }
}

struct ForgetLost {
    now: i64,
    before: i64,
}

impl Write for ForgetLost {
    type Done = ();

    async fn write(&self, mut on: On<'_>) -> Result<(), StoreError> {
        let end = "UPDATE accounts SET ends = $1 WHERE owner IS NOT NULL AND ends IS NULL \
                   AND NOT EXISTS (SELECT 1 FROM accounts AS owners WHERE owners.id = accounts.owner)";
        execute(&mut on, Statement::new(end).with(self.now)).await?;
        let tokens = "DELETE FROM tokens WHERE ends < $1 \
                      OR NOT EXISTS (SELECT 1 FROM accounts WHERE accounts.id = tokens.account)";
        execute(&mut on, Statement::new(tokens).with(self.before)).await.map(|_| ())
    }
}
