//! Merchant: swaps with other players.

use game::Events;

use crate::events::Event;
use crate::rules::{CharacterStep, Holder, Kind, Nefertiti, Phase};

impl Nefertiti {
    pub(crate) fn swap(
        &mut self,
        given: Kind,
        taken: Kind,
        partner: Holder,
        swaps: u8,
        events: &mut impl Events<Event>,
    ) {
        let seat = self.active;
        let paid = self.edition.difference(taken, given);
        self.gifts_of_mut(partner).remove(taken);
        self.gifts_of_mut(partner).add(given);
        let own = self.player_mut(seat);
        own.gifts.remove(given);
        own.gifts.add(taken);
        own.deben -= paid;
        // Money paid to the neutral player leaves the game.
        if let Holder::Seat(other) = partner {
            self.player_mut(other).deben += paid;
        }
        events.push(Event::Swapped { seat, partner, given, taken, paid });
        let can_go_on = swaps > 1 && self.can_swap(Some(partner));
        self.phase = if can_go_on {
            Phase::Character(CharacterStep::Wanting { swaps: swaps - 1, partner: Some(partner) })
        } else {
            Phase::TURN
        };
    }
}
