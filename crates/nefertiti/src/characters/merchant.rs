//! Merchant: swaps with other players.

use game::Events;

use crate::actions::Holder;
use crate::events::Event;
use crate::gift::{GiftType, Kind};
use crate::gifts::Kinds;
use crate::phase::Phase;
use crate::state::Nefertiti;

impl Nefertiti {
    /// What can be had from whom: gifts of a type one owns, for which there is something to give and the cash. After
    /// a first swap, not from the same partner.
    pub(crate) fn wants(&self, partner: Option<Holder>) -> impl Iterator<Item = (Holder, Kind)> {
        let own = Holder::Seat(self.active);
        let types = GiftType::ALL.into_iter().filter(|gift_type| self.own().gifts.has_type(*gift_type));
        let wanted = types.fold(Kinds::default(), |kinds, gift_type| kinds.or(gift_type.kinds()));
        let partners = self.holders().filter(move |holder| *holder != own && Some(*holder) != partner);
        partners.flat_map(move |holder| {
            let kinds = self.gifts_of(holder).kinds().and(wanted);
            kinds.iter().filter(|kind| !self.gives(*kind).is_empty()).map(move |kind| (holder, kind))
        })
    }

    /// What can be given for a kind: not the kind itself (N69), and the difference in cash.
    pub(crate) fn gives(&self, wanted: Kind) -> Kinds {
        let own = self.own();
        own.gifts.kinds().and(self.edition.gives(wanted, own.deben))
    }

    /// What can be given for a kind without paying.
    pub(crate) fn free_gives(&self, wanted: Kind) -> Kinds {
        self.own().gifts.kinds().and(self.edition.gives(wanted, 0))
    }

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
        // What the neutral player is paid leaves the game.
        if let Holder::Seat(other) = partner {
            self.player_mut(other).deben += paid;
        }
        events.push(Event::Swapped { seat, partner, given, taken, paid });
        let can_go_on = swaps > 1 && self.wants(Some(partner)).next().is_some();
        self.phase =
            if can_go_on { Phase::Wanting { swaps: swaps - 1, partner: Some(partner) } } else { Phase::Turn };
    }
}
