//! Who asks whom for a game. It is asked and answered in one transaction each, so a block, a limit or an answer that is there by
//! then counts, whichever node has stored it.

use std::sync::LazyLock;

use crate::accounts::may_see;
use crate::blocks::{Company, check_company, person};
use crate::engine::{On, Statement};
use crate::ids::{GuestId, TableId};
use crate::outbox::{Notice, SOON, note_one};
use crate::rows::{Commit, Stored, row};
use crate::statements::{execute, write_rare};
use crate::write::Write;
use crate::{Store, StoreError};

row! {
    /// A game that somebody asks somebody else for.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub struct DareRow {
        /// What the two call it.
        id: String,
        /// Who asks.
        challenger: GuestId,
        /// Who is asked.
        account: GuestId,
        /// What whoever asks is called.
        from_name: String,
        /// What whoever is asked is called.
        to_name: String,
        /// Whether whoever asks is a program.
        is_from_program: bool,
        /// Whether whoever is asked is one.
        is_to_program: bool,
        /// The id of the game.
        game: String,
        /// How much time everybody has; empty for as much as they like.
        pace: String,
        /// Whether it is to count.
        is_rated: bool,
        /// The seat that whoever asks wants.
        seat: String,
        /// When it was asked, in seconds since 1970.
        at: i64,
        /// Until when it can be answered; once it was declined, until when that is told.
        until: i64,
        /// open, accepted, declined or withdrawn.
        answer: String,
        /// The table, once it was accepted.
        table_id: Option<TableId>,
        /// How far along that is.
        progress: Option<String>,
        /// Whether whoever asked is to sit down there.
        misses_challenger: bool,
        /// Whether whoever was asked is to.
        misses_account: bool,
    }
}

/// A game to ask somebody for, and what keeps anybody from asking too often.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Dare {
    /// What the two call it.
    pub id: String,
    /// Who asks.
    pub challenger: GuestId,
    /// Who is asked.
    pub account: GuestId,
    /// The id of the game.
    pub game: String,
    /// How much time everybody has; empty for as much as they like.
    pub pace: String,
    /// Whether it is to count.
    pub is_rated: bool,
    /// The seat that whoever asks wants.
    pub seat: String,
    /// The present, in seconds since 1970.
    pub now: i64,
    /// Until when it can be answered.
    pub until: i64,
    /// Since when others count.
    pub since: i64,
    /// How many somebody may send in that time, and get.
    pub most: i64,
}

/// Between two people only one is open at a time, and nobody sends or gets too many: those of somebody's programs count as their
/// own. Programs can be asked more often than people.
static DARE: LazyLock<String> = LazyLock::new(|| {
    let person = person("$2");
    format!(
        "INSERT INTO dares (id, challenger, account, game, pace, is_rated, seat, at, until, answer) \
    SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, 'open' FROM accounts WHERE accounts.id = $3 \
    AND NOT EXISTS (SELECT 1 FROM dares WHERE answer = 'open' AND dares.until > $8 \
        AND ((challenger = $2 AND account = $3) OR (challenger = $3 AND account = $2))) \
    AND (SELECT COUNT(*) FROM dares JOIN accounts AS asked ON asked.id = dares.account \
        WHERE challenger IN (SELECT id FROM accounts WHERE id = {person} OR owner = {person}) AND at > $10 \
        AND (asked.owner IS NULL) = (accounts.owner IS NULL)) < {most} \
    AND (SELECT COUNT(*) FROM dares WHERE account = $3 AND at > $10) < {most}",
        most = "CASE WHEN accounts.owner IS NULL THEN $11 ELSE 50 * $11 END"
    )
});

const SELECT: &str = "SELECT dares.id AS id, challenger, account, one.name AS from_name, other.name AS to_name, \
    one.owner IS NOT NULL AS is_from_program, other.owner IS NOT NULL AS is_to_program, \
    dares.game AS game, dares.pace AS pace, dares.is_rated AS is_rated, dares.seat AS seat, dares.at AS at, \
    dares.until AS until, dares.answer AS answer, dares.table_id AS table_id, tables.progress AS progress, \
    EXISTS (SELECT 1 FROM chairs WHERE chairs.table_id = dares.table_id AND who = challenger AND entropy IS NULL) \
        AS misses_challenger, \
    EXISTS (SELECT 1 FROM chairs WHERE chairs.table_id = dares.table_id AND who = account AND entropy IS NULL) \
        AS misses_account \
    FROM dares JOIN accounts AS one ON one.id = challenger JOIN accounts AS other ON other.id = account \
    LEFT JOIN tables ON tables.id = dares.table_id \
    WHERE dares.until > $1 AND (dares.answer IN ('open', 'declined') OR (dares.answer = 'accepted' AND tables.progress = 'gathering')) \
    AND NOT EXISTS (SELECT 1 FROM blocks \
        WHERE (blocker = COALESCE(one.owner, one.id) AND blocks.other = COALESCE(other.owner, other.id)) \
        OR (blocker = COALESCE(other.owner, other.id) AND blocks.other = COALESCE(one.owner, one.id)))";

const OF_ONE: &str = " AND (challenger = $2 OR account = $2) ORDER BY dares.at DESC, dares.id LIMIT 20";

const OF_ALL: &str = " ORDER BY dares.at, dares.id LIMIT 5000";

static DARES_OF: LazyLock<String> = LazyLock::new(|| format!("{SELECT}{OF_ONE}"));
static DARE_CALLED: LazyLock<String> = LazyLock::new(|| format!("{SELECT} AND dares.id = $2"));
static ALL_DARES: LazyLock<String> = LazyLock::new(|| format!("{SELECT}{OF_ALL}"));

impl Store {
    /// Asks somebody for a game, unless they cannot be asked, by this person or so often. Returns whether they are asked.
    pub async fn dare(&self, dare: Dare) -> Result<bool, StoreError> {
        self.writer.write(dare).await
    }

    /// What somebody is asked for and asks for, with tables that gather by now.
    pub async fn dares_of(&self, who: &GuestId, now: i64) -> Result<Vec<DareRow>, StoreError> {
        self.readers.all(Statement::new(&DARES_OF).with(now).with(who)).await.map_err(StoreError::from)
    }

    /// The challenge of this name, unless it is over.
    pub async fn dare_called(&self, id: &str, now: i64) -> Result<Option<DareRow>, StoreError> {
        self.readers.first(Statement::new(&DARE_CALLED).with(now).with(id)).await.map_err(StoreError::from)
    }

    /// What everybody is asked for and asks for.
    pub async fn all_dares(&self, now: i64) -> Result<Vec<DareRow>, StoreError> {
        self.readers.all(Statement::new(&ALL_DARES).with(now)).await.map_err(StoreError::from)
    }

    /// Notes that somebody does not want to play, which whoever asked is told until a time, or that they do not any more.
    pub async fn end_dare(&self, id: &str, who: &GuestId, until: i64) -> Result<(), StoreError> {
        self.writer.write(End { id: id.to_owned(), who: who.clone(), until }).await
    }

    /// Makes the table that somebody was asked for. It can be answered once, by whoever was asked, and in time; otherwise nothing
    /// is done, and that is a conflict.
    pub async fn accept_dare(
        &self,
        id: &str,
        account: &GuestId,
        challenger: &GuestId,
        table: Stored,
        now: i64,
        until: i64,
    ) -> Result<(), StoreError> {
        let company = Company { who: account.clone(), others: vec![challenger.clone()] };
        let commit = Commit::Create(Box::new(table));
        let node = self.node.clone();
        self.writer.write(Accept { id: id.to_owned(), company, commit, now, until, node }).await
    }

    /// Forgets what was asked before a time.
    pub async fn forget_dares(&self, before: i64) -> Result<(), StoreError> {
        self.writer.write(Forget { before }).await
    }
}

impl Write for Dare {
    type Done = bool;

    async fn write(&self, mut on: On<'_>) -> Result<bool, StoreError> {
        if self.challenger == self.account || !may_see(&mut on, &self.challenger, &self.account).await? {
            return Ok(false);
        }
        let dare = Statement::new(&DARE).with(&self.id).with(&self.challenger).with(&self.account);
        let dare = dare.with(&self.game).with(&self.pace).with(&self.is_rated).with(&self.seat);
        let dare = dare.with(self.now).with(self.until).with(self.since).with(self.most);
        let is_asked = execute(&mut on, dare).await? > 0;
        if is_asked {
            let notice = Notice { account: self.account.clone(), kind: "challenge", when: SOON };
            note_one(&mut on, &self.id, &notice).await?;
        }
        Ok(is_asked)
    }
}

/// Whoever was asked declines; whoever has asked withdraws.
const ENDS: [&str; 2] = [
    "UPDATE dares SET answer = 'declined', until = $3 WHERE id = $1 AND account = $2 AND answer = 'open'",
    "UPDATE dares SET answer = 'withdrawn', until = $3 WHERE id = $1 AND challenger = $2 AND answer = 'open'",
];

struct End {
    id: String,
    who: GuestId,
    until: i64,
}

impl Write for End {
    type Done = ();

    async fn write(&self, mut on: On<'_>) -> Result<(), StoreError> {
        for end in ENDS {
            execute(&mut on, Statement::new(end).with(&self.id).with(&self.who).with(self.until)).await?;
        }
        Ok(())
    }
}

struct Accept {
    id: String,
    company: Company,
    commit: Commit,
    now: i64,
    until: i64,
    node: String,
}

impl Write for Accept {
    type Done = ();

    async fn write(&self, mut on: On<'_>) -> Result<(), StoreError> {
        let accept = "UPDATE dares SET answer = 'accepted', table_id = $1, until = $2 \
                      WHERE id = $3 AND account = $4 AND answer = 'open' AND until > $5";
        let accept = Statement::new(accept).with(self.commit.table()).with(self.until).with(&self.id);
        if execute(&mut on, accept.with(&self.company.who).with(self.now)).await? == 0 {
            return Err(StoreError::Conflict);
        }
        check_company(&mut on, &self.company).await?;
        write_rare(&mut on, &self.commit, &self.node).await
    }
}

struct Forget {
    before: i64,
}

impl Write for Forget {
    type Done = ();

    async fn write(&self, mut on: On<'_>) -> Result<(), StoreError> {
        let forget = Statement::new("DELETE FROM dares WHERE until < $1").with(self.before);
        execute(&mut on, forget).await.map(|_| ())
    }
}
