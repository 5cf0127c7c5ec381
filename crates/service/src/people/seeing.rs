//! Who sees what: profiles, and when somebody was here. Somebody who may not see a profile is answered as if nobody had the
//! name.

use std::collections::HashMap;

use catalog::Day;
use store::{FollowRow, GuestId};

use super::{Account, People};
use crate::refusal::Refusal;

/// Who sees a profile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Audience {
    /// Anybody, with or without an account.
    Everybody,
    /// Those who follow its owner and are followed by them.
    #[default]
    Friends,
    /// Its owner alone.
    Nobody,
}

game::named!(Audience { Everybody => "everybody", Friends => "friends", Nobody => "nobody" });

/// What somebody lets others see.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seeing {
    /// Who sees the profile.
    pub profile: Audience,
    /// Whether friends see when they were here.
    pub presence: Presence,
}

/// Whether friends see when somebody was here.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Presence {
    /// They do.
    Shown,
    /// They do not, and nobody notes it.
    #[default]
    Hidden,
}

game::named!(Presence { Shown => "shown", Hidden => "hidden" });

/// When a friend was here last, as far as they let it be seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LastHere {
    /// Within the last minutes.
    Now,
    /// Today.
    Today,
    /// Longer ago, or it is not for others to see.
    Unknown,
}

/// How many seconds after somebody asked for something they still count as here.
const HERE_FOR: i64 = 300;

/// To how many seconds it is noted when somebody was here.
const NOTED_TO: i64 = 60;

impl People {
    /// What somebody lets others see.
    pub async fn seeing(&self, account: &GuestId) -> Result<Seeing, Refusal> {
        let seen = self.store.seen(account).await?.ok_or(Refusal::NotFound)?;
        Ok(Seeing {
            profile: seen.profile.parse().unwrap_or_default(),
            presence: if seen.is_visible { Presence::Shown } else { Presence::Hidden },
        })
    }

    /// Changes what somebody lets others see.
    pub async fn change_seeing(&self, account: &GuestId, seeing: Seeing) -> Result<(), Refusal> {
        let is_visible = seeing.presence == Presence::Shown;
        Ok(self.store.change_seen(account, seeing.profile.name(), is_visible).await?)
    }

    /// The account that goes by this name, if somebody may see its profile.
    pub async fn profile(&self, name: &str, viewer: &GuestId) -> Result<Option<Account>, Refusal> {
        let Some(account) = self.account_called(name).await? else { return Ok(None) };
        let is_seen = !self.store.seen_by(viewer, &[&account.id]).await?.is_empty();
        Ok(Some(account).filter(|_| is_seen))
    }

    /// The names of those of these people whose profiles somebody may see.
    pub async fn seen_by(
        &self,
        viewer: &GuestId,
        these: &[&GuestId],
    ) -> Result<HashMap<GuestId, String>, Refusal> {
        let seen = self.store.seen_by(viewer, these).await?;
        Ok(seen.into_iter().map(|row| (row.id, row.name)).collect())
    }

    /// Notes that somebody is here, as long as friends may see it. It must not keep anybody from being here.
    pub(super) async fn note_here(&self, account: &GuestId) {
        let now = self.clock.now();
        let minute = now - now.rem_euclid(NOTED_TO);
        let noted = match self.store.seen(account).await {
            Ok(Some(seen)) if seen.is_visible && seen.here.is_none_or(|here| here < minute) => {
                self.store.note_here(account, minute).await
            }
            Ok(_) => Ok(()),
            Err(error) => Err(error),
        };
        if let Err(error) = noted {
            tracing::warn!(%error, "it could not be noted that somebody is here");
        }
    }

    /// When somebody was here last; only friends learn it.
    pub(super) fn last_here(&self, row: &FollowRow) -> LastHere {
        let now = self.clock.now();
        match row.here.filter(|_| row.is_mutual) {
            Some(here) if here > now - HERE_FOR => LastHere::Now,
            Some(here) if Day::at(here) == Day::at(now) => LastHere::Today,
            Some(_) | None => LastHere::Unknown,
        }
    }
}
