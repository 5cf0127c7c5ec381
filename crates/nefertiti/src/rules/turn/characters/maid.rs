//! Royal Maid: every owner of a type gives up one gift of it for its points.

use game::{Events, Seat};

use crate::events::Event;
use crate::rules::{Character, CharacterStep, GiftType, Holder, Kind, Nefertiti, Phase};

impl Nefertiti {
    /// Values are fixed by the number of owners at the call (N19).
    pub(crate) fn call(&mut self, gift_type: GiftType, events: &mut impl Events<Event>) {
        let owners = self.owners(gift_type);
        events.push(Event::Called { seat: self.active, gift_type, owners });
        self.ask_next_owner(gift_type, owners, None);
    }

    /// The recruiter first and on to the left, the neutral player last.
    fn ask_next_owner(&mut self, gift_type: GiftType, owners: u8, after: Option<Holder>) {
        let players = self.settings.players;
        let first = self.active.number();
        let seats = (first..first + players).map(|number| Holder::Seat(Seat::new(number % players)));
        let mut holders = seats.chain([Holder::Neutral]);
        if let Some(after) = after {
            holders.find(|holder| *holder == after);
        }
        let next = holders.find(|holder| self.gifts_of(*holder).has_type(gift_type));
        self.phase = next.map_or(Phase::TURN, |holder| {
            Phase::Character(CharacterStep::Yielding { gift_type, owners, holder })
        });
    }

    pub(crate) fn give_up(
        &mut self,
        kind: Kind,
        gift_type: GiftType,
        owners: u8,
        holder: Holder,
        events: &mut impl Events<Event>,
    ) {
        match holder {
            Holder::Seat(seat) => {
                let points = self.worth(kind, owners, self.foreign_bonus(seat, gift_type));
                self.turn_into_points(Character::Maid, kind, points, seat, events);
            }
            Holder::Neutral => {
                self.neutral.remove(kind);
                events.push(Event::NeutralGaveUp { kind });
            }
        }
        self.ask_next_owner(gift_type, owners, Some(holder));
    }
}
