//! Quiet hours and vacation: what people say about when nothing may fall due for them.

use contest::clock::{DAY, Vacation};
use store::{ChangeRest, GuestId, RestRow};

use super::People;
use crate::refusal::Refusal;
use crate::rest::{Quiet, Rest};

/// How long after somebody changed their quiet hours they may change them again, in milliseconds.
const AGAIN_AFTER: i64 = DAY;

/// How and when somebody rests.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Resting {
    /// Their quiet hours and the end of their vacation.
    pub rest: Rest,
    /// From when on they may change their quiet hours, in milliseconds since 1970 by the clock of the store.
    pub changeable: i64,
    /// Whether a day of vacation is taken by itself before a flag falls.
    pub before_flags: BeforeFlags,
    /// How much vacation they have.
    pub vacation: Vacation,
    /// What time it is for the store.
    pub now: i64,
}

/// What becomes of vacation shortly before somebody's time is up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BeforeFlags {
    /// A day of it is taken.
    Taken,
    /// It is left alone.
    Kept,
}

game::named!(BeforeFlags { Taken => "taken", Kept => "kept" });

impl People {
    /// How somebody rests.
    pub async fn resting(&self, account: &GuestId) -> Result<Resting, Refusal> {
        Ok(Resting::read(&self.rest_of(account).await?, self.store.moment().await?.now))
    }

    /// Gives somebody other quiet hours, or none.
    pub async fn change_quiet(&self, account: &GuestId, quiet: Option<Quiet>) -> Result<(), Refusal> {
        let (before, now) = (self.rest_of(account).await?, self.store.moment().await?.now);
        if Resting::read(&before, now).changeable > now {
            return Err(Refusal::QuietLately);
        }
        let quiet = quiet.map_or_else(String::new, |quiet| quiet.to_string());
        let after = RestRow { quiet, quiet_since: now, ..before.clone() };
        self.change_rest(account, before, after, 0).await
    }

    /// Lets a day of vacation be taken before somebody's flag falls, or not.
    pub async fn change_before_flags(
        &self,
        account: &GuestId,
        before_flags: BeforeFlags,
    ) -> Result<(), Refusal> {
        let before = self.rest_of(account).await?;
        let after = RestRow { is_automatic: before_flags == BeforeFlags::Taken, ..before.clone() };
        self.change_rest(account, before, after, 0).await
    }

    /// Sends somebody on vacation for so many days from now on, or after those that they are away already, if that is how their
    /// vacation stood when they asked.
    pub async fn go_on_vacation(&self, account: &GuestId, days: i64, seen: i64) -> Result<(), Refusal> {
        let (before, now) = (self.rest_of(account).await?, self.store.moment().await?.now);
        if before.counted != seen {
            return Err(Refusal::Stale);
        }
        let taken = Resting::read(&before, now).vacation.take(days, now).ok_or(Refusal::NoVacation)?;
        let after = with_vacation(&before, taken);
        self.change_rest(account, before, after, days * DAY).await
    }

    async fn rest_of(&self, account: &GuestId) -> Result<RestRow, Refusal> {
        self.store.rest(account).await?.ok_or(Refusal::NoAccount)
    }

    async fn change_rest(
        &self,
        account: &GuestId,
        before: RestRow,
        after: RestRow,
        by: i64,
    ) -> Result<(), Refusal> {
        let change = ChangeRest { account: account.clone(), before, after, by };
        if self.store.change_rest(change).await? { Ok(()) } else { Err(Refusal::Stale) }
    }
}

/// A rest with another vacation.
pub(crate) fn with_vacation(row: &RestRow, vacation: Vacation) -> RestRow {
    let Vacation { saved, counted, until } = vacation;
    RestRow { saved, counted, away_until: until, ..row.clone() }
}

/// Whether an archive could have been written with this by a program like this one.
pub(crate) fn is_readable_rest(row: &RestRow) -> bool {
    let has_quiet = row.quiet.is_empty() || row.quiet.parse::<Quiet>().is_ok();
    let most = contest::clock::MOST_VACATION * DAY;
    // Where it was written it may have been a day later.
    let latest = 1_000 * crate::clock::now() + most + DAY;
    has_quiet
        && (0..=most).contains(&row.saved)
        && [row.quiet_since, row.counted, row.away_until].iter().all(|time| (0..=latest).contains(time))
}

impl Resting {
    pub(crate) fn read(row: &RestRow, now: i64) -> Resting {
        let RestRow { quiet, quiet_since, is_automatic, saved, counted, away_until } = row;
        Resting {
            rest: Rest { quiet: quiet.parse().ok(), away_until: *away_until },
            // A clock that was set back lets nobody wait for longer than a day.
            changeable: if *quiet_since > now { now } else { quiet_since + AGAIN_AFTER },
            before_flags: if *is_automatic { BeforeFlags::Taken } else { BeforeFlags::Kept },
            vacation: Vacation { saved: *saved, counted: *counted, until: *away_until },
            now,
        }
    }
}
