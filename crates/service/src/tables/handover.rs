//! Handing a seat over to another device by a link that works once.
//!
//! A link stands for what its maker plays at one table. It is deleted by the very commit that gives the seat to somebody
//! else, whether by a link or because its maker left, so at any time it leads to a seat of whoever made it.

use std::ops::RangeInclusive;
use std::sync::Arc;

use game::Seat;
use store::{GuestId, UsedHandover};

use super::live::Live;
use super::snapshot::{Sitter, Snapshot};
use super::{Draft, Tables};
use crate::random;
use crate::refusal::Refusal;

/// How many seconds a link is valid.
const GOOD_FOR: i64 = 900;

impl Tables {
    /// A token that lets another device take over what a guest plays here.
    pub async fn offer_handover(&self, now: &Snapshot, maker: &GuestId) -> Result<String, Refusal> {
        if now.seats_of(&Sitter::Guest(maker.clone())).is_empty() {
            return Err(Refusal::NotYourSeat);
        }
        now.check_handover()?;
        self.delete_old_handovers().await?;
        let token = random::name();
        let expires = self.clock.now() + GOOD_FOR;
        let is_kept = self.store.keep_handover(&random::hash(&token), &now.id, maker, expires).await?;
        if is_kept { Ok(token) } else { Err(Refusal::NotYourSeat) }
    }

    /// The table a link leads to. Looking does not use the link up.
    pub async fn find_handover(self: &Arc<Self>, token: &str) -> Result<Arc<Live>, Refusal> {
        self.handed_over(token).await.map(|(live, _)| live)
    }

    /// Gives a guest what the maker of a link plays, and uses the link up: both or neither. For the maker, there is nothing
    /// to do.
    pub async fn accept_handover(
        self: &Arc<Self>,
        token: &str,
        guest: &GuestId,
    ) -> Result<Arc<Snapshot>, Refusal> {
        let (live, seat) = self.handed_over(token).await?;
        let to = Sitter::Guest(guest.clone());
        let now = live.now();
        if now.seats_of(&to).contains(&seat) {
            return Ok(now);
        }
        now.check_handover()?;
        let used = UsedHandover { token: random::hash(token), good: self.good_handovers() };
        let accept = |draft: &mut Draft| {
            draft.hand_over(seat, &to)?;
            draft.company = draft.next.company_of(&to);
            draft.uses = Some(used);
            Ok(())
        };
        self.change(&live, None, accept).await.map(|(now, ())| now)
    }

    /// Deletes the links that have expired.
    pub(crate) async fn delete_old_handovers(&self) -> Result<(), Refusal> {
        Ok(self.store.delete_handovers_but(self.good_handovers()).await?)
    }

    async fn handed_over(self: &Arc<Self>, token: &str) -> Result<(Arc<Live>, Seat), Refusal> {
        let found = self.store.find_handover(&random::hash(token), &self.good_handovers()).await?;
        let (table, seat) = found.ok_or(Refusal::UsedLink)?;
        Ok((self.find(&table).await?, Seat::try_from(seat).map_err(|_| Refusal::Internal)?))
    }

    /// When a link expires that is good now. One that would be good for longer was made before the clock was set back.
    fn good_handovers(&self) -> RangeInclusive<i64> {
        let now = self.clock.now();
        now + 1..=now + GOOD_FOR
    }
}

impl Snapshot {
    /// Refuses to hand anything over before the game, and where it counts who plays: an account is at home on every device.
    fn check_handover(&self) -> Result<(), Refusal> {
        match &self.session {
            None => Err(Refusal::Waiting),
            Some(_) if self.is_rated() => Err(Refusal::RatedSeat),
            Some(_) if self.tournament.is_some() => Err(Refusal::OfTournament),
            Some(_) => Ok(()),
        }
    }
}

impl Draft {
    /// Gives everything that a guest plays to somebody else: the same person on another device.
    pub(super) fn hand_over(&mut self, seat: Seat, to: &Sitter) -> Result<(), Refusal> {
        let chairs = &mut self.next.chairs;
        let from = chairs.get(seat.index()).ok_or(Refusal::UsedLink)?.sitter.clone();
        match from {
            Sitter::Guest(_) => {}
            Sitter::Nobody | Sitter::Bot(_) | Sitter::Program(_) => return Err(Refusal::UsedLink),
        }
        // If a device is passed around, all its seats go along.
        for chair in chairs.iter_mut().filter(|chair| chair.sitter == from) {
            chair.sitter = to.clone();
        }
        Ok(())
    }
}
