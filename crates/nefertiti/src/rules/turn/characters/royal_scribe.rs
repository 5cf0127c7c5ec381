//! Royal Scribe: any of one's gifts for points, one by one.

use game::Events;

use crate::events::Event;
use crate::rules::{Bonuses, Character, CharacterStep, Kind, Nefertiti, Phase};

impl Nefertiti {
    /// Foreign gifts count as they are now, even when they are scored first (N44).
    pub(crate) fn royal_scribing(&self) -> Phase {
        let bonuses = Bonuses::from_fn(|gift_type| self.foreign_bonus(self.active, gift_type));
        Phase::Character(CharacterStep::RoyalScribing { bonuses, again: false })
    }

    /// A player who scores a gift owned its type when the Royal Scribe came and still does, so the number of owners has
    /// not changed since.
    pub(crate) fn score_one(&mut self, kind: Kind, bonuses: Bonuses, events: &mut impl Events<Event>) {
        let gift_type = kind.gift_type();
        let bonus = self.edition.royal_scribe + bonuses.of(gift_type);
        let points = self.worth(kind, self.owners(gift_type), bonus);
        self.turn_into_points(Character::RoyalScribe, kind, points, self.active, events);
        let is_done = self.own().gifts.is_empty();
        self.phase = if is_done {
            Phase::TURN
        } else {
            Phase::Character(CharacterStep::RoyalScribing { bonuses, again: true })
        };
    }
}
