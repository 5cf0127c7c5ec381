//! What each character does.

mod amon_merchant;
mod beggar;
mod maid;
mod merchant;
mod oracle;
mod royal_scribe;
mod scribe;
mod thief;
mod trader;
mod treasurer;
mod vizier;
mod wandering_thief;

use game::{Events, Seat};

use crate::events::Event;
use crate::rules::{Character, CharacterStep, GiftType, Kind, Nefertiti, Phase, Then};

impl Nefertiti {
    /// The seal goes back to the supply, the card leaves its pile, and its effect begins.
    pub(crate) fn recruit(&mut self, character: Character, events: &mut impl Events<Event>) {
        let seat = self.active;
        let left = self.piles.left(character);
        self.player_mut(seat).seals -= 1;
        self.seals += 1;
        self.piles.remove(character);
        self.this_turn.has_recruited = true;
        events.push(Event::Recruited { seat, character });
        self.phase = match character {
            Character::Scribe => Phase::Character(CharacterStep::Scribing {
                bonus: self.edition.scribe_bonus(self.settings.players, left),
            }),
            Character::Merchant => Phase::Character(CharacterStep::Wanting {
                swaps: self.edition.merchant_swaps(left),
                partner: None,
            }),
            Character::Vizier => return self.advise(events),
            Character::HighPriest => {
                self.this_turn.has_extra_step = true;
                Phase::TURN
            }
            Character::Maid => Phase::Character(CharacterStep::Calling),
            Character::Thief => Phase::Character(CharacterStep::Stealing),
            Character::Treasurer => Phase::Character(CharacterStep::Collecting),
            Character::Oracle => return self.look(events),
            Character::Beggar => return self.beg_on(None),
            Character::AmonMerchant => Phase::Character(CharacterStep::Offering { again: false }),
            Character::AmonPriest => {
                self.amon_priest = Some(seat);
                Phase::TURN
            }
            Character::RoyalScribe => self.royal_scribing(),
            Character::WanderingThief => {
                Phase::Character(CharacterStep::Wandering { bought: None, then: Then::Turn })
            }
            Character::Trader => Phase::Character(CharacterStep::Trading { again: false }),
        };
    }

    /// What one gift scores now: its value, plus the bonus for each gift it counts as.
    fn worth(&self, kind: Kind, owners: u8, bonus: u8) -> u16 {
        u16::from(self.edition.value(kind, owners)) + u16::from(kind.gifts()) * u16::from(bonus)
    }

    /// What the foreign gifts of a player add to each gift of a type (N43).
    fn foreign_bonus(&self, seat: Seat, gift_type: GiftType) -> u8 {
        self.player(seat).gifts.bonus(gift_type)
    }

    /// A gift leaves the game for points.
    fn turn_into_points(
        &mut self,
        character: Character,
        kind: Kind,
        points: u16,
        seat: Seat,
        events: &mut impl Events<Event>,
    ) {
        let player = self.player_mut(seat);
        player.gifts.remove(kind);
        player.points += points;
        events.push(Event::Presented { seat, character, kind, points });
    }
}
