//! Merchant of Amon: any of one's gifts, for the same number of points each.

use game::Events;

use crate::events::Event;
use crate::rules::{Character, CharacterStep, Kind, Nefertiti, Phase};

impl Nefertiti {
    /// Neither owners nor foreign gifts matter (N43); a double senet is two gifts (N74).
    pub(crate) fn offer(&mut self, kind: Kind, events: &mut impl Events<Event>) {
        let points = u16::from(kind.gifts()) * u16::from(self.edition.amon_merchant);
        self.turn_into_points(Character::AmonMerchant, kind, points, self.active, events);
        let is_done = self.own().gifts.is_empty();
        self.phase =
            if is_done { Phase::TURN } else { Phase::Character(CharacterStep::Offering { again: true }) };
    }
}
