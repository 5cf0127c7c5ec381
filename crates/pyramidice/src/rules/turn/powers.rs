//! How deities are used in a Work turn.

use game::Events;

use crate::events::{Event, Reason};
use crate::rules::{
    Deity, Dice, Die, Dismissal, Effect, Face, Kind, Paying, Phase, Purpose, Pyramidice, Resource, Resources,
    Reward, Then, Working,
};

impl Pyramidice {
    pub(super) fn use_power(&mut self, deity: Deity, events: &mut impl Events<Event>) {
        self.turn_card(deity);
        events.push(Event::Used { seat: self.seat(), deity });
        let purpose = Purpose::Power(deity);
        if self.bill(purpose).size > 0 {
            self.phase = Phase::Payment(Paying::Dice { purpose });
        } else {
            self.ask_resources(purpose, events);
        }
    }

    /// A virtual die of this face lies with the others from now on (P10).
    pub(super) fn lend(&mut self, deity: Deity, face: Face, events: &mut impl Events<Event>) {
        self.turn_card(deity);
        self.hand = self.hand.plus(Dice::of(Die::new(Kind::Virtual, face), 1));
        events.push(Event::VirtualDie { seat: self.seat(), deity, face });
    }

    /// A card that can be used once in a turn is turned.
    fn turn_card(&mut self, deity: Deity) {
        if self.numbers().tables().once().contains(deity) {
            self.work.used.insert(deity);
        }
    }

    /// What a power does once its dice and resources are paid.
    pub(super) fn carry_out_power(&mut self, deity: Deity, events: &mut impl Events<Event>) {
        let power = deity.power().expect("only a deity with a power is used");
        match power.effect {
            Effect::Set(kind) => self.phase = Phase::Work(Working::Setting { kind }),
            Effect::Reroll => self.start_naming(),
            Effect::Straighten => {
                self.work.used = deity.into();
                events.push(Event::Straightened { seat: self.seat() });
            }
            Effect::GiveUp => self.phase = Phase::Work(Working::Dismissing { reason: Dismissal::Aten }),
            Effect::Stone => self.gain_rolled_stone(events),
            Effect::Gain(resource) => self.gain_one(resource, events),
            Effect::Glory => self.gain_glory_of(deity, events),
            Effect::GloryAnd(resource) => {
                self.gain_glory_of(deity, events);
                self.gain_one(resource, events);
            }
            Effect::GloryAndChoice => {
                self.gain_glory_of(deity, events);
                self.offer(Reward::Khepri, events);
            }
        }
    }

    pub(super) fn gain_glory_of(&mut self, deity: Deity, events: &mut impl Events<Event>) {
        let glory = self.numbers().tables().glory(deity);
        self.add_glory(self.active, glory, Reason::Deity(deity), events);
    }

    fn gain_one(&mut self, resource: Resource, events: &mut impl Events<Event>) {
        self.gain(self.seat(), Resources::of(resource, 1), events);
        self.keep_eight(self.seat(), Then::Menu, events);
    }

    /// A Stone die from the supply is rolled at once and can be used (P6).
    pub(super) fn gain_rolled_stone(&mut self, events: &mut impl Events<Event>) {
        self.supply.stones -= 1;
        events.push(Event::StoneGained { seat: self.seat() });
        self.phase = Phase::Work(Working::Rolling { stone: 1, prayer: 0 });
    }

    /// Amun and Mut.
    pub(in crate::rules) fn set_die(&mut self, die: Die, face: Face, events: &mut impl Events<Event>) {
        let deity = if die.kind == Kind::Prayer { Deity::Amun } else { Deity::Mut };
        self.change_die(die, face, Reason::Deity(deity), events);
    }
}
