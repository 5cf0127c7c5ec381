//! Accounts: what they are called, how people sign in, and what those who run the place have done.

mod attempts;
mod credentials;
mod follows;
mod invitations;
mod kept;
mod names;
mod own;
mod passkeys;
mod seeing;
mod sessions;
mod tokens;

use serde::{Deserialize, Serialize};

pub use credentials::{CredentialRow, PassRow, UsePass};
pub use follows::{FollowRow, KeptFollowRow};
pub use invitations::{InvitationRow, Invite};
pub use kept::{KeptAccount, NameRow};
pub use names::{Renaming, TakeName};
pub use own::{OwnDareRow, OwnInvitationRow, OwnPhraseRow, OwnPlanRow, OwnTryRow};
pub use passkeys::{AddPasskey, PasskeyRemoved, RemovePasskey, SpentChallenge, UsePasskey};
pub(crate) use seeing::may_see;
pub use seeing::{SeenPersonRow, SeenRow};
pub use sessions::SessionRow;
pub(crate) use tokens::end_all as end_all_tokens;
pub use tokens::{HolderRow, KeepToken, Kept, MakeProgram, TokenRow};

use crate::blocks::MOST_BLOCKS;
use crate::engine::{On, Statement};
use crate::ids::GuestId;
use crate::reports;
use crate::rows::row;
use crate::statements::execute;
use crate::write::Write;
use crate::{Store, StoreError};

row! {
    /// An account. Its JSON keys are those of archives.
    #[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
    pub struct AccountRow {
        /// The id of the guest who made it.
        id: GuestId,
        /// What its owner is called.
        name: String,
        /// When it was made, in seconds since 1970.
        created: i64,
        /// When the name was changed last.
        renamed: Option<i64>,
        /// An address for recovery and notices.
        mail: Option<String>,
        /// Whether its owner may run the place.
        is_operator: bool,
        /// Until when its owner may only look.
        suspended_until: Option<i64>,
        /// When it will be deleted, if its owner has asked for that.
        ends: Option<i64>,
        /// Whose program it is, if it is one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        owner: Option<GuestId>,
    }
}

row! {
    /// Something that somebody who runs the place has done.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub struct ActRow {
        /// Its own name.
        id: String,
        /// When, in seconds since 1970.
        at: i64,
        /// The account of an operator; empty for somebody at the machine itself.
        actor: String,
        /// What was done.
        what: String,
        /// The account or table concerned.
        about: String,
        /// More about it.
        note: String,
    }
}

const ACCOUNT: &str = "SELECT id, name, created, renamed, mail, is_operator, suspended_until, ends, owner FROM accounts WHERE id = $1";

const ACCOUNTS: &str = "SELECT id, name, created, renamed, mail, is_operator, suspended_until, ends, owner FROM accounts \
     WHERE id > $1 ORDER BY id LIMIT $2";

const ENDING: &str = "SELECT id, name, created, renamed, mail, is_operator, suspended_until, ends, owner FROM accounts \
     WHERE ends <= $1 ORDER BY ends LIMIT $2";

const ACTS: &str =
    "SELECT id, at, actor, what, about, note FROM acts ORDER BY at DESC, id LIMIT $1 OFFSET $2";

impl Store {
    /// The account with this id.
    pub async fn account(&self, id: &GuestId) -> Result<Option<AccountRow>, StoreError> {
        self.readers.first(Statement::new(ACCOUNT).with(id)).await.map_err(StoreError::from)
    }

    /// The next accounts after this one, in a fixed order.
    pub async fn accounts(&self, after: &str, most: i64) -> Result<Vec<AccountRow>, StoreError> {
        self.readers.all(Statement::new(ACCOUNTS).with(after).with(most)).await.map_err(StoreError::from)
    }

    /// Accounts that were to end by this time, at most so many.
    pub async fn accounts_to_end(&self, by: i64, most: i64) -> Result<Vec<AccountRow>, StoreError> {
        self.readers.all(Statement::new(ENDING).with(by).with(most)).await.map_err(StoreError::from)
    }

    /// Makes an account with everything that belongs to it, or nothing of it: [`StoreError::Conflict`] says that there is
    /// such an account, or that somebody else has its name.
    pub async fn make_account(&self, new: NewAccount) -> Result<(), StoreError> {
        self.writer.write(new).await
    }

    /// Changes an account, if it is there.
    pub async fn change_account(&self, id: &GuestId, change: AccountChange) -> Result<(), StoreError> {
        self.writer.write(ChangeAccount { id: id.clone(), change }).await
    }

    /// Deletes an account for good with everything that says who its owner was. What it was called is never given again,
    /// and its chairs are called by this name from then on.
    pub async fn end_account(&self, id: &GuestId, by: i64, name: &str) -> Result<bool, StoreError> {
        self.writer.write(EndAccount { id: id.clone(), by, name: name.to_owned() }).await
    }

    /// Takes away what somebody has stored since of an account that was deleted.
    pub async fn end_account_again(&self, id: &GuestId, name: &str) -> Result<(), StoreError> {
        self.writer.write(EndAgain { id: id.clone(), name: name.to_owned() }).await
    }

    /// Whether a guest has an account or had one. Every account has a name, and when it ends its names stay.
    pub async fn is_adopted(&self, guest: &GuestId) -> Result<bool, StoreError> {
        let named = Statement::new("SELECT form FROM names WHERE account = $1 LIMIT 1").with(guest);
        let named: Option<(String,)> = self.readers.first(named).await?;
        Ok(named.is_some())
    }

    /// Hands what is remembered of a guest besides tables on to somebody else, as far as they have not done the same.
    pub async fn hand_memory_on(&self, from: &GuestId, to: &GuestId) -> Result<(), StoreError> {
        self.writer.write(HandOn { from: from.clone(), to: to.clone() }).await
    }

    /// Whether something is remembered of a guest besides tables that would be handed on.
    pub async fn remembers(&self, guest: &GuestId) -> Result<bool, StoreError> {
        let remembered = "SELECT guest FROM learnt WHERE guest = $1 UNION SELECT guest FROM puzzled WHERE guest = $1 \
            UNION SELECT guest FROM tries WHERE guest = $1";
        let found: Option<(GuestId,)> = self.readers.first(Statement::new(remembered).with(guest)).await?;
        Ok(found.is_some())
    }

    /// Notes what somebody who runs the place has done.
    pub async fn note_act(&self, act: ActRow) -> Result<(), StoreError> {
        self.writer.write(act).await
    }

    /// What those who run the place have done, at most so much after so much else, the latest first.
    pub async fn acts(&self, most: i64, first: i64) -> Result<Vec<ActRow>, StoreError> {
        self.readers.all(Statement::new(ACTS).with(most).with(first)).await.map_err(StoreError::from)
    }
}

/// An account to make.
pub struct NewAccount {
    /// The account.
    pub account: AccountRow,
    /// Its name, if nobody else has it by then.
    pub name: TakeName,
    /// How its owner signs in.
    pub credentials: Vec<CredentialRow>,
    /// The hashes of the recovery codes.
    pub codes: Vec<String>,
    /// The browser that is signed in by that, if any.
    pub session: Option<SessionRow>,
}

impl Write for NewAccount {
    type Done = ();

    async fn write(&self, mut on: On<'_>) -> Result<(), StoreError> {
        insert(&mut on, &self.account).await?;
        names::take(&mut on, &self.name).await?;
        for credential in &self.credentials {
            credentials::keep(&mut on, credential).await?;
        }
        credentials::replace_codes(&mut on, &self.account.id, &self.codes).await?;
        match &self.session {
            Some(session) => sessions::keep(&mut on, session).await,
            None => Ok(()),
        }
    }
}

async fn insert(on: &mut On<'_>, account: &AccountRow) -> Result<(), StoreError> {
    let AccountRow { id, name, created, renamed, mail, is_operator, suspended_until, ends, owner } = account;
    let insert = "INSERT INTO accounts (id, name, created, renamed, mail, is_operator, suspended_until, ends, owner) \
                  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)";
    let insert = Statement::new(insert).with(id).with(name).with(created).with(renamed).with(mail);
    execute(on, insert.with(is_operator).with(suspended_until).with(ends).with(owner)).await.map(|_| ())
}

/// What may change of an account, besides its name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AccountChange {
    /// The address for recovery and notices.
    Mail(Option<String>),
    /// Its owner may play again.
    LiftSuspension,
    /// When it will be deleted.
    Ends(Option<i64>),
    /// Whether its owner may run the place.
    Operator(bool),
}

struct ChangeAccount {
    id: GuestId,
    change: AccountChange,
}

impl Write for ChangeAccount {
    type Done = ();

    async fn write(&self, mut on: On<'_>) -> Result<(), StoreError> {
        let change = match &self.change {
            AccountChange::Mail(mail) => {
                Statement::new("UPDATE accounts SET mail = $1 WHERE id = $2").with(mail)
            }
            AccountChange::LiftSuspension => {
                Statement::new("UPDATE accounts SET suspended_until = NULL WHERE id = $1")
            }
            AccountChange::Ends(at) => Statement::new("UPDATE accounts SET ends = $1 WHERE id = $2").with(at),
            AccountChange::Operator(is_operator) => {
                Statement::new("UPDATE accounts SET is_operator = $1 WHERE id = $2").with(is_operator)
            }
        };
        execute(&mut on, change.with(&self.id)).await.map(|_| ())
    }
}

struct EndAccount {
    id: GuestId,
    by: i64,
    name: String,
}

/// What goes with an account, before the account itself.
const BELONGINGS: [&str; 21] = [
    "DELETE FROM tokens WHERE account IN (SELECT id FROM accounts WHERE id = $1 OR owner = $1)",
    // Its programs end as soon as somebody looks for accounts that are to end.
    "UPDATE accounts SET ends = 0 WHERE owner = $1",
    "DELETE FROM outbox WHERE channel IN (SELECT id FROM channels WHERE account = $1)",
    "DELETE FROM channels WHERE account = $1",
    "DELETE FROM sessions WHERE account = $1",
    "DELETE FROM passes WHERE account = $1",
    "DELETE FROM recovery_codes WHERE account = $1",
    "DELETE FROM credentials WHERE account = $1",
    "DELETE FROM learnt WHERE guest = $1",
    "DELETE FROM puzzled WHERE guest = $1",
    "DELETE FROM blocks WHERE blocker = $1 OR other = $1",
    "DELETE FROM reports WHERE about = $1 OR reporter = $1",
    "DELETE FROM follows WHERE account = $1 OR other = $1",
    "DELETE FROM invitations WHERE account = $1 OR inviter = $1",
    "DELETE FROM seeks WHERE who = $1 AND table_id IS NULL",
    "DELETE FROM dares WHERE account = $1 OR challenger = $1",
    "DELETE FROM rests WHERE account = $1",
    "DELETE FROM plans WHERE who = $1",
    "UPDATE game_seats SET kind = 'gone', who = '' WHERE kind = 'account' AND who = $1",
    "DELETE FROM entrants WHERE who = $1 AND tournament IN (SELECT id FROM tournaments WHERE state = 'open')",
    "UPDATE entrants SET presence = 'withdrawn' WHERE who = $1 AND presence = 'playing' \
     AND tournament IN (SELECT id FROM tournaments WHERE state = 'running')",
];

impl Write for EndAccount {
    /// Whether it was there and was to end by this time.
    type Done = bool;

    async fn write(&self, mut on: On<'_>) -> Result<bool, StoreError> {
        let is_due = "UPDATE accounts SET name = '' WHERE id = $1 AND ends <= $2";
        if execute(&mut on, Statement::new(is_due).with(&self.id).with(self.by)).await? == 0 {
            return Ok(false);
        }
        names::hold_for_ever(&mut on, &self.id).await?;
        take_away(&mut on, &self.id, &self.name).await?;
        let acts = "UPDATE acts SET note = '' WHERE about = $1";
        execute(&mut on, Statement::new(acts).with(&self.id)).await?;
        let account = "DELETE FROM accounts WHERE id = $1";
        execute(&mut on, Statement::new(account).with(&self.id)).await.map(|_| true)
    }
}

/// Takes away what a node that did not know of it yet has stored of a deleted account.
struct EndAgain {
    id: GuestId,
    name: String,
}

impl Write for EndAgain {
    type Done = ();

    async fn write(&self, mut on: On<'_>) -> Result<(), StoreError> {
        take_away(&mut on, &self.id, &self.name).await
    }
}

/// Takes away what belongs to an account, and what it was called.
async fn take_away(on: &mut On<'_>, id: &GuestId, name: &str) -> Result<(), StoreError> {
    for belongings in BELONGINGS {
        execute(on, Statement::new(belongings).with(id)).await?;
    }
    names::call(on, id, name).await?;
    reports::forget_name(on, id, name).await
}

struct HandOn {
    from: GuestId,
    to: GuestId,
}

/// What somebody else has done already stays as it is. Puzzles are numbered in the order in which they were answered, so those
/// that come along are numbered after the others. Of two first tries at a deal, the later one was none: its player knew the deal.
const HAND_ON: [&str; 11] = [
    "INSERT INTO learnt (guest, game, lesson, step, done) \
     SELECT $2, game, lesson, step, done FROM learnt WHERE guest = $1 ON CONFLICT DO NOTHING",
    "DELETE FROM learnt WHERE guest = $1 AND guest <> $2",
    "INSERT INTO puzzled (guest, game, number, puzzle, outcome, began) \
     SELECT $2, own.game, own.number + (SELECT COALESCE(MAX(number), 0) FROM puzzled AS last \
         WHERE last.guest = $2 AND last.game = own.game), own.puzzle, own.outcome, own.began \
     FROM puzzled AS own WHERE own.guest = $1 AND NOT EXISTS (SELECT 1 FROM puzzled AS known \
         WHERE known.guest = $2 AND known.game = own.game AND known.puzzle = own.puzzle) ON CONFLICT DO NOTHING",
    "DELETE FROM puzzled WHERE guest = $1 AND guest <> $2",
    "DELETE FROM tries WHERE guest = $2 AND $1 <> $2 AND EXISTS (SELECT 1 FROM tries AS earlier \
         WHERE earlier.guest = $1 AND earlier.deal = tries.deal AND earlier.begun < tries.begun)",
    "UPDATE tries SET guest = $2, name = COALESCE((SELECT name FROM accounts WHERE id = $2), name) \
         WHERE guest = $1 AND NOT EXISTS (SELECT 1 FROM tries AS own WHERE own.guest = $2 AND own.deal = tries.deal)",
    "DELETE FROM tries WHERE guest = $1 AND guest <> $2",
    "INSERT INTO blocks (blocker, other, name, since) \
     SELECT blocker, $2, name, since FROM blocks WHERE other = $1 AND blocker <> $2 ON CONFLICT DO NOTHING",
    "DELETE FROM blocks WHERE (blocker = $1 OR other = $1) AND $1 <> $2",
    "UPDATE reports SET about = CASE about WHEN $1 THEN $2 ELSE about END, \
     reporter = CASE reporter WHEN $1 THEN $2 ELSE reporter END WHERE about = $1 OR reporter = $1",
    "UPDATE reports SET seen = REPLACE(seen, $1, $2) WHERE seen LIKE '%' || $1 || '%'",
];

/// As many as there is room for, the latest ones.
const HAND_BLOCKS_ON: &str = "INSERT INTO blocks (blocker, other, name, since) \
    SELECT $2, other, name, since FROM blocks WHERE blocker = $1 AND other <> $2 \
    ORDER BY since DESC, other LIMIT (SELECT CASE WHEN COUNT(*) < $3 THEN $3 - COUNT(*) ELSE 0 END \
        FROM blocks WHERE blocker = $2) ON CONFLICT DO NOTHING";

impl Write for HandOn {
    type Done = ();

    async fn write(&self, mut on: On<'_>) -> Result<(), StoreError> {
        let blocks = Statement::new(HAND_BLOCKS_ON).with(&self.from).with(&self.to).with(MOST_BLOCKS);
        execute(&mut on, blocks).await?;
        for hand_on in HAND_ON {
            execute(&mut on, Statement::new(hand_on).with(&self.from).with(&self.to)).await?;
        }
        Ok(())
    }
}

impl Write for ActRow {
    type Done = ();

    async fn write(&self, mut on: On<'_>) -> Result<(), StoreError> {
        self.write_on(&mut on).await
    }
}

impl ActRow {
    pub(crate) async fn write_on(&self, on: &mut On<'_>) -> Result<(), StoreError> {
        let note = "INSERT INTO acts (id, at, actor, what, about, note) VALUES ($1, $2, $3, $4, $5, $6)";
        let note = Statement::new(note).with(&self.id).with(self.at).with(&self.actor).with(&self.what);
        execute(on, note.with(&self.about).with(&self.note)).await.map(|_| ())
    }
}
