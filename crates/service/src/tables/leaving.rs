//! Leaving a table, and chairs that change hands before the game.
//!
//! None of this goes on while entropy is being revealed: whoever knew that of the others could then decide by it whether to
//! stay. Before that, nobody who is committed has told anything, and a computer player puts in as little as somebody who
//! says nothing, so which of them takes a chair has no say in the draws.

use std::sync::Arc;

use bots::Bot;
use game::Seat;

use super::live::Live;
use super::snapshot::{Chair, Sitter, Snapshot};
use super::{Draft, Tables};
use crate::refusal::Refusal;

impl Tables {
    /// Leaves a table. Before the game, whoever made the table calls it off, and the chair of anybody else becomes free;
    /// later on it means to resign.
    pub async fn leave(self: &Arc<Self>, live: &Arc<Live>, who: &Sitter) -> Result<Arc<Snapshot>, Refusal> {
        let leave = |draft: &mut Draft| {
            let next = &mut draft.next;
            if next.session.is_some() {
                return draft.resign(who);
            }
            next.check_gathering()?;
            if next.tournament.is_some() {
                return Err(Refusal::OfTournament);
            }
            if next.is_made_by(who) {
                next.call_off();
                return Ok(());
            }
            if next.seats_of(who).is_empty() {
                return Err(Refusal::NotYourSeat);
            }
            next.free_chairs(|chair| chair.sitter == *who);
            Ok(())
        };
        self.change(live, None, leave).await.map(|(now, ())| now)
    }

    /// Lets a computer player take a free chair, if whoever made the table wants it. The game may begin by that.
    pub async fn seat_bot(
        self: &Arc<Self>,
        live: &Arc<Live>,
        who: &Sitter,
        place: Seat,
        bot: Bot,
    ) -> Result<Arc<Snapshot>, Refusal> {
        let seat = |draft: &mut Draft| {
            let next = &mut draft.next;
            if next.session.is_some() {
                return Err(Refusal::Full);
            }
            next.check_gathering()?;
            if !next.is_made_by(who) {
                return Err(Refusal::NotYourSeat);
            }
            next.check_rated_bot(bot)?;
            let chair = next.chairs.get_mut(place.index()).ok_or(Refusal::Full)?;
            if chair.sitter != Sitter::Nobody {
                return Err(Refusal::Full);
            }
            chair.sitter = Sitter::Bot(bot);
            next.go_on()
        };
        self.change(live, None, seat).await.map(|(now, ())| now)
    }
}

impl Snapshot {
    /// Whether this is the guest who made the table.
    pub fn is_made_by(&self, who: &Sitter) -> bool {
        match who {
            Sitter::Guest(guest) => self.creator.as_ref() == Some(guest),
            Sitter::Nobody | Sitter::Bot(_) | Sitter::Program(_) => false,
        }
    }

    /// Refuses to let chairs change hands at a table that was called off, or while people reveal what they are bound to.
    pub(super) fn check_gathering(&self) -> Result<(), Refusal> {
        match self.reveal_by {
            _ if self.is_called_off => Err(Refusal::CalledOff),
            Some(_) => Err(Refusal::Beginning),
            None => Ok(()),
        }
    }

    /// Nobody sits here any more, and nobody will.
    pub(super) fn call_off(&mut self) {
        self.is_called_off = true;
        self.free_chairs(|_| true);
    }

    fn free_chairs(&mut self, is_left: impl Fn(&Chair) -> bool) {
        for chair in self.chairs.iter_mut().filter(|chair| is_left(chair)) {
            *chair = Chair::of(Sitter::Nobody);
        }
        if let Some(gathering) = &mut self.gathering {
            gathering.order.retain(|place| self.chairs[usize::from(*place)].contribution.is_some());
        }
    }
}
