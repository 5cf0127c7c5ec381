//! The characters: when each can be recruited (N68), and what it does.

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

use crate::character::Character;
use crate::events::Event;
use crate::gift::{GiftType, Kind};
use crate::phase::Phase;
use crate::state::Nefertiti;

impl Nefertiti {
    /// The characters that can do something now, for a player who has a seal (N26).
    pub(crate) fn recruitable(&self) -> impl Iterator<Item = Character> {
        self.piles.iter().filter(|character| self.has_effect(*character))
    }

    fn has_effect(&self, character: Character) -> bool {
        match character {
            Character::Scribe | Character::Vizier | Character::RoyalScribe | Character::AmonMerchant => {
                !self.own().gifts.is_empty()
            }
            Character::Merchant => self.wants(None).next().is_some(),
            Character::HighPriest => self.own().servants > 0 || !self.nameable().is_empty(),
            Character::Maid => self.callable().next().is_some(),
            Character::Thief => self.board(self.tile).open_gifts().next().is_some(),
            Character::Treasurer => self.has_money(),
            Character::Oracle => self.out.is_none() && !self.unseen.is_empty(),
            Character::Beggar => self.next_to_beg(None).is_some(),
            Character::AmonPriest => true,
            Character::WanderingThief => self.has_target(None),
            Character::Trader => self.tradable().next().is_some(),
        }
    }

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
            Character::Scribe => {
                Phase::Scribing { bonus: self.edition.scribe_bonus(self.settings.players, left) }
            }
            Character::Merchant => Phase::Wanting { swaps: self.edition.merchant_swaps(left), partner: None },
            Character::Vizier => return self.advise(events),
            Character::HighPriest => {
                self.this_turn.has_extra_step = true;
                Phase::Turn
            }
            Character::Maid => Phase::Calling,
            Character::Thief => Phase::Stealing,
            Character::Treasurer => Phase::Collecting,
            Character::Oracle => return self.look(events),
            Character::Beggar => return self.beg_on(None),
            Character::AmonMerchant => Phase::Offering { again: false },
            Character::AmonPriest => {
                self.amon_priest = Some(seat);
                Phase::Turn
            }
            Character::RoyalScribe => self.royal_scribing(),
            Character::WanderingThief => Phase::Wandering { bought: None, then: crate::phase::Then::Turn },
            Character::Trader => Phase::Trading { again: false },
        };
    }

    /// What one gift scores now: its value, and for each gift it counts as, the given bonus.
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
