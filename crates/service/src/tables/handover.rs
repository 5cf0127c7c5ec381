//! Handing a seat over to another device by a link that works once.

use std::sync::Arc;

use game::Seat;
use store::GuestId;

use super::live::Live;
use super::snapshot::{Sitter, Snapshot};
use super::{Draft, Tables};
use crate::refusal::Refusal;
use crate::{clock, random};

/// How many seconds a link is valid.
const GOOD_FOR: i64 = 900;

impl Tables {
    /// A token that lets another device take over what somebody plays here.
    pub async fn offer_handover(&self, now: &Snapshot, who: &Sitter) -> Result<String, Refusal> {
        let seat = *now.seats_of(who).first().ok_or(Refusal::NotYourSeat)?;
        if now.session.is_none() {
            return Err(Refusal::Waiting);
        }
        let token = random::name();
        let expires = clock::now() + GOOD_FOR;
        self.store.keep_handover(&random::hash(&token), &now.id, seat.number(), expires).await?;
        Ok(token)
    }

    /// The table a link leads to. Looking does not use the link up.
    pub async fn find_handover(self: &Arc<Self>, token: &str) -> Result<Arc<Live>, Refusal> {
        self.handed_over(token).await.map(|(live, _)| live)
    }

    /// Uses up a link and gives the guest the seat.
    pub async fn accept_handover(
        self: &Arc<Self>,
        token: &str,
        guest: &GuestId,
    ) -> Result<Arc<Snapshot>, Refusal> {
        let (live, seat) = self.handed_over(token).await?;
        if !self.store.use_handover(&random::hash(token)).await? {
            return Err(Refusal::UsedLink);
        }
        self.hand_over(&live, seat, guest).await
    }

    async fn handed_over(self: &Arc<Self>, token: &str) -> Result<(Arc<Live>, Seat), Refusal> {
        let found = self.store.find_handover(&random::hash(token), clock::now()).await?;
        let (table, seat) = found.ok_or(Refusal::UsedLink)?;
        Ok((self.find(&table).await?, Seat::try_from(seat).map_err(|_| Refusal::Internal)?))
    }

    /// Gives a seat to somebody else: the same person on another device.
    async fn hand_over(
        self: &Arc<Self>,
        live: &Arc<Live>,
        seat: Seat,
        to: &GuestId,
    ) -> Result<Arc<Snapshot>, Refusal> {
        let hand_over = |draft: &mut Draft| {
            let chairs = &mut draft.next.chairs;
            let from = chairs.get(seat.index()).ok_or(Refusal::NotFound)?.sitter.clone();
            // If a device is passed around, all its seats go along.
            for chair in chairs.iter_mut().filter(|chair| chair.sitter == from) {
                chair.sitter = Sitter::Guest(to.clone());
            }
            Ok(())
        };
        self.change(live, None, hand_over).await.map(|(now, ())| now)
    }
}
