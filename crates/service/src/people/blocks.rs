//! Who does not want to meet whom. Two of whom one has blocked the other never sit down together, are not shown each other's
//! open tables and cannot invite each other; games under way go on.

use game::Seat;
use store::{BlockRow, GuestId};

use super::attempts::Trying;
use super::{Caller, Denied, People};
use crate::names::clean_name;
use crate::paging::{LISTED, Page};
use crate::random;
use crate::refusal::Refusal;
use crate::tables::{Sitter, Snapshot};

/// Somebody whom somebody has blocked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Blocked {
    /// What the list calls them: it says nothing of who they are.
    pub handle: String,
    /// What they were called then; empty if they had no name.
    pub name: String,
    /// Since when, in seconds since 1970.
    pub since: i64,
}

impl People {
    /// Whether one of two has blocked the other. It is the same whoever asks.
    pub async fn are_apart(&self, one: &GuestId, other: &GuestId) -> Result<bool, Refusal> {
        Ok(self.store.are_apart(one, other).await?)
    }

    /// Blocks somebody at a table, for somebody who sits there as well.
    pub async fn block_at(&self, blocker: &GuestId, table: &Snapshot, whom: &Whom) -> Result<(), Refusal> {
        let (other, name) = whom.find(blocker, table)?;
        self.block(blocker, &other, &name).await
    }

    /// Blocks whoever has the account of a name. The answer tells whether somebody has it, so nobody may try many.
    pub async fn block_called(&self, blocker: &GuestId, name: &str, caller: &Caller) -> Result<(), Denied> {
        self.count_attempt(Trying::Effort, None, caller).await?;
        let account = self.account_called(name).await?.ok_or(Refusal::NotFound)?;
        Ok(self.block(blocker, &account.id, &account.name).await?)
    }

    async fn block(&self, blocker: &GuestId, other: &GuestId, name: &str) -> Result<(), Refusal> {
        let other = self.person_behind(other).await?;
        if *blocker == other {
            return Err(Refusal::NotFound);
        }
        let blocker = blocker.clone();
        let block = BlockRow { blocker, other, name: clean_name(name), since: self.clock.now() };
        let is_kept = self.store.keep_block(block).await?;
        if is_kept { Ok(()) } else { Err(Refusal::TooManyBlocks) }
    }

    /// Who answers for somebody: whose program it is, or else they themselves.
    pub(super) async fn person_behind(&self, who: &GuestId) -> Result<GuestId, Refusal> {
        let owner = self.store.account(who).await?.and_then(|account| account.owner);
        Ok(owner.unwrap_or_else(|| who.clone()))
    }

    /// A page of those whom somebody has blocked, the last one first.
    pub async fn blocked_by(&self, blocker: &GuestId, page: u32) -> Result<Page<Blocked>, Refusal> {
        let read = |row: BlockRow| Blocked {
            handle: handle(&row.other),
            name: clean_name(&row.name),
            since: row.since,
        };
        let all = self.store.blocks(blocker).await?.into_iter().map(read);
        Ok(Page::of(all, page, LISTED as usize))
    }

    /// Lets somebody meet again whom they had blocked, if they had.
    pub async fn unblock(&self, blocker: &GuestId, called: &str) -> Result<(), Refusal> {
        let blocks = self.store.blocks(blocker).await?;
        match blocks.iter().find(|row| handle(&row.other) == called) {
            Some(row) => Ok(self.store.forget_block(blocker, &row.other).await?),
            None => Ok(()),
        }
    }
}

/// Somebody at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Whom {
    /// Whoever sits at this seat.
    At(Seat),
    /// The one whom a page has called so, wherever they sit by now.
    Called(String),
}

impl Whom {
    /// Who it is, and what they are called there.
    pub(super) fn find(&self, who: &GuestId, table: &Snapshot) -> Result<(GuestId, String), Refusal> {
        match self {
            Whom::At(seat) => met_at(who, table, *seat),
            Whom::Called(called) => Seat::all(table.chairs.len() as u8)
                .filter_map(|seat| met_at(who, table, seat).ok())
                .find(|(other, _)| handle(other) == *called)
                .ok_or(Refusal::Stale),
        }
    }
}

/// What a list of blocks calls somebody.
pub(super) fn handle(other: &GuestId) -> String {
    random::hash(&format!("blocked {other}"))
}

/// The person at a seat with their name there, if they and whoever asks sit at the same table.
pub(super) fn met_at(who: &GuestId, table: &Snapshot, seat: Seat) -> Result<(GuestId, String), Refusal> {
    if table.seats_of(&Sitter::Guest(who.clone())).is_empty() {
        return Err(Refusal::NotYourSeat);
    }
    let chair = table.chairs.get(seat.index()).ok_or(Refusal::NotFound)?;
    match &chair.sitter {
        Sitter::Guest(other) if other != who => Ok((other.clone(), chair.name.clone())),
        Sitter::Nobody | Sitter::Bot(_) | Sitter::Guest(_) | Sitter::Program(_) => Err(Refusal::NotFound),
    }
}
