//! Placing a meeple.

use game::Events;

use crate::events::Event;
use crate::rules::{Cell, Duel, Phase, Then};

impl Duel {
    #[inline]
    pub(in crate::rules) fn place(&mut self, cell: Cell, events: &mut impl Events<Event>) {
        self.harbor.place(self.to_act, cell);
        events.push(Event::Placed { seat: self.to_act, cell });
        match self.phase {
            Phase::Placing { placed: placed @ 0..=1 } => self.phase = Phase::Placing { placed: placed + 1 },
            Phase::PlacingToUnload => self.phase = Phase::Unloading { then: Then::UnloadAgain },
            Phase::Choose
            | Phase::Placing { .. }
            | Phase::Loading { .. }
            | Phase::Unloading { .. }
            | Phase::UnloadingAgain
            | Phase::Taking
            | Phase::Swapping
            | Phase::Refilling { .. }
            | Phase::Replacing { .. }
            | Phase::Over => self.next_turn(events),
        }
    }
}
