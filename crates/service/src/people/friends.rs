//! Friends: people who follow each other, and what they invite each other to.

use catalog::Entry;
use store::{FollowRow, GuestId, Invite, StoreError, TableId};

use super::{LastHere, People, SignedIn};
use crate::paging::Page;
use crate::refusal::Refusal;
use crate::tables::{Kind, Progress, Sitter, Snapshot};

/// How many somebody may follow.
pub const MOST_FOLLOWED: i64 = 200;

/// How many people are in each of the two lists on a page. Each has forms.
const LISTED: i64 = 20;

/// How many seconds an invitation is good.
const INVITED_FOR: i64 = 7 * 86_400;

/// Seconds of a day.
const DAY: i64 = 86_400;

/// How many invitations somebody may send in a day.
const MOST_SENT: i64 = 40;

/// How many invitations somebody gets in a day.
const MOST_GOT: i64 = 40;

/// How many invitations are shown.
const SHOWN: i64 = 5;

/// Somebody whom an account follows, or who follows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Followed {
    /// What they are called.
    pub name: String,
    /// Whether both follow each other.
    pub is_friend: bool,
    /// Whether their profile is shown to whoever asks.
    pub is_shown: bool,
    /// When they were here last, as far as they let it be seen.
    pub here: LastHere,
}

/// Whom somebody follows, and who follows them: a page of each.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Circle {
    /// By name.
    pub followed: Page<Followed>,
    /// The latest first.
    pub followers: Page<Followed>,
}

/// An invitation that was not answered yet.
#[derive(Clone, Debug)]
pub struct Invitation {
    /// The table. Only whoever is invited learns it.
    pub table: TableId,
    /// Its game.
    pub entry: &'static Entry,
    /// What whoever invites is called.
    pub inviter: String,
}

impl People {
    /// A page of those whom somebody follows, and one of those who follow them.
    pub async fn circle(&self, account: &GuestId, pages: [u32; 2]) -> Result<Circle, Refusal> {
        let followed = Page::of(self.store.followed(account).await?, pages[0], LISTED as usize);
        let followers = async |most, first| self.store.followers(account, most, first).await;
        let followers = Page::read(pages[1], LISTED, followers).await?;
        Ok(Circle {
            followed: self.read_followed(account, followed).await?,
            followers: self.read_followed(account, followers).await?,
        })
    }

    /// A page of the friends of somebody, by name.
    pub async fn friends(&self, account: &GuestId, page: u32) -> Result<Page<Followed>, Refusal> {
        let friends = self.store.followed(account).await?.into_iter().filter(|row| row.is_mutual);
        self.read_followed(account, Page::of(friends, page, LISTED as usize)).await
    }

    async fn read_followed(
        &self,
        account: &GuestId,
        rows: Page<FollowRow>,
    ) -> Result<Page<Followed>, Refusal> {
        let shown = self.seen_by(account, &rows.lines.iter().map(|row| &row.id).collect::<Vec<_>>()).await?;
        Ok(rows.filter_map(|row| {
            Some(Followed {
                here: self.last_here(&row),
                is_friend: row.is_mutual,
                is_shown: shown.contains_key(&row.id),
                name: row.name,
            })
        }))
    }

    /// Whether somebody follows somebody else.
    pub async fn follows(&self, account: &GuestId, other: &GuestId) -> Result<bool, Refusal> {
        Ok(self.store.followed(account).await?.iter().any(|row| row.id == *other))
    }

    /// Whether somebody follows as many as they may.
    pub async fn follows_many(&self, account: &GuestId) -> Result<bool, Refusal> {
        Ok(self.store.followed(account).await?.len() as i64 >= MOST_FOLLOWED)
    }

    /// How many friends somebody has.
    pub async fn count_friends(&self, account: &GuestId) -> Result<usize, Refusal> {
        Ok(self.store.count_friends(account).await? as usize)
    }

    /// Lets somebody follow whoever goes by this name. Returns whether they do now: nobody else learns why not.
    pub async fn follow(&self, signed_in: &SignedIn, name: &str) -> Result<bool, Refusal> {
        let Some(other) = self.find_called(name).await? else { return Ok(false) };
        Ok(self.store.follow(&signed_in.account.id, &other, self.clock.now(), MOST_FOLLOWED).await?)
    }

    /// Somebody follows whoever goes by this name no longer.
    pub async fn unfollow(&self, signed_in: &SignedIn, name: &str) -> Result<(), Refusal> {
        match self.find_called(name).await? {
            Some(other) => Ok(self.store.unfollow(&signed_in.account.id, &other).await?),
            None => Ok(()),
        }
    }

    /// Whoever goes by this name follows somebody no longer.
    pub async fn remove_follower(&self, signed_in: &SignedIn, name: &str) -> Result<(), Refusal> {
        match self.find_called(name).await? {
            Some(other) => Ok(self.store.unfollow(&other, &signed_in.account.id).await?),
            None => Ok(()),
        }
    }

    /// Whether somebody may invite friends to a table: it gathers and has room, and they sit there or have made it.
    pub fn may_invite(table: &Snapshot, who: &GuestId) -> bool {
        let sitter = Sitter::Guest(who.clone());
        table.progress() == Progress::Gathering
            && table.kind != Kind::Device
            && table.chairs.iter().any(|chair| chair.sitter == Sitter::Nobody)
            && (table.is_made_by(&sitter) || !table.seats_of(&sitter).is_empty())
    }

    /// Invites a friend to a table. Returns whether they are invited: nobody else learns why not.
    pub async fn invite(&self, signed_in: &SignedIn, table: &Snapshot, name: &str) -> Result<bool, Refusal> {
        let inviter = &signed_in.account.id;
        if !People::may_invite(table, inviter) {
            return Err(Refusal::NotYourSeat);
        }
        let Some(account) = self.find_called(name).await? else { return Ok(false) };
        let now = self.clock.now();
        let invite = Invite {
            table: table.id.clone(),
            account,
            inviter: inviter.clone(),
            now,
            since: now - DAY,
            most_sent: MOST_SENT,
            most_got: MOST_GOT,
        };
        Ok(self.store.invite(invite).await?)
    }

    /// What those are called whom somebody has invited to a table.
    pub async fn invited(&self, table: &TableId, inviter: &GuestId) -> Result<Vec<String>, Refusal> {
        Ok(self.store.invited(table, inviter).await?)
    }

    /// The last invitations that somebody has not answered.
    pub async fn invitations(&self, account: &GuestId) -> Result<Vec<Invitation>, Refusal> {
        let since = self.clock.now() - INVITED_FOR;
        let rows = self.store.invitations(account, since, SHOWN).await?;
        let read = |row: store::InvitationRow| {
            let entry = catalog::find(&row.game).ok()?;
            Some(Invitation { table: row.table_id, entry, inviter: row.inviter })
        };
        Ok(rows.into_iter().filter_map(read).collect())
    }

    /// Somebody does not want to come to a table, and is not asked to again.
    pub async fn decline(&self, account: &GuestId, table: &TableId) -> Result<(), Refusal> {
        Ok(self.store.decline(account, table).await?)
    }

    /// Forgets invitations that are too old.
    pub(crate) async fn forget_old_invitations(&self) -> Result<(), StoreError> {
        self.store.delete_old_invitations(self.clock.now() - INVITED_FOR).await
    }
}
