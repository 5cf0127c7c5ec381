//! Scribe: all of one's gifts of one type for points.

use game::Events;

use crate::events::Event;
use crate::rules::{GiftType, Nefertiti, Phase};

impl Nefertiti {
    /// Every card of the type, at its value before any is discarded (N25).
    pub(crate) fn score_type(&mut self, gift_type: GiftType, bonus: u8, events: &mut impl Events<Event>) {
        let seat = self.active;
        let owners = self.owners(gift_type);
        let bonus = bonus + self.foreign_bonus(seat, gift_type);
        let gifts = self.own().gifts;
        let (mut cards, mut points) = (0, 0);
        for kind in gifts.kinds_of(gift_type).iter() {
            for _ in 0..gifts.count(kind) {
                cards += 1;
                points += self.worth(kind, owners, bonus);
                self.player_mut(seat).gifts.remove(kind);
            }
        }
        self.player_mut(seat).points += points;
        events.push(Event::Scored { seat, gift_type, cards, points });
        self.phase = Phase::TURN;
    }
}
