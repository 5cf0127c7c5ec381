//! What deities do when they are used in a Work turn.

use game::Events;

use super::{Deities, Deity};
use crate::dice::{Dice, Die, Face, Kind};
use crate::events::{Event, Reason};
use crate::payment::Bill;
use crate::resources::{Resource, Resources};
use crate::state::{Dismissal, Phase, Purpose, Pyramidice, Reward, Then};

/// The deities that are used by a step of their own, the triad left out.
const ACTIVE: Deities = Deities::of(&[
    Deity::Amun,
    Deity::Aten,
    Deity::Heh,
    Deity::Heka,
    Deity::Khepri,
    Deity::Khonsu,
    Deity::Maat,
    Deity::Meretseger,
    Deity::Min,
    Deity::Montu,
    Deity::Mut,
    Deity::Neith,
    Deity::Ptah,
    Deity::Ra,
    Deity::Sekhmet,
    Deity::Sobek,
    Deity::Sopdet,
]);

const TRIAD: Deities = Deities::of(&Deity::TRIAD);

impl Deity {
    /// The dice that its power returns.
    pub(crate) const fn dice_for_power(self) -> Bill {
        match self {
            Deity::Khepri => Bill::alike(3),
            Deity::Meretseger | Deity::Min => Bill::any(2),
            Deity::Ptah | Deity::Sopdet => Bill::any(1),
            Deity::Sekhmet => Bill::stone(1),
            Deity::Sobek => Bill::stone(2),
            _ => Bill::any(0),
        }
    }

    /// The Workers and Cats that its power takes.
    pub(crate) const fn resources_for_power(self) -> Resources {
        match self {
            Deity::Heka => Resources::new(0, 2, 0),
            Deity::Khonsu | Deity::Sekhmet => Resources::new(1, 1, 0),
            Deity::Montu => Resources::new(2, 0, 0),
            Deity::Neith => Resources::new(0, 1, 0),
            Deity::Ra => Resources::new(1, 0, 0),
            _ => Resources::NONE,
        }
    }
}

impl Pyramidice {
    /// What the player whose turn it is has: owned deities and a borrowed one.
    #[inline]
    fn at_hand(&self) -> Deities {
        let owned = self.player().deities;
        self.work.loan.map_or(owned, |loan| owned.or(loan.into()))
    }

    /// The deities whose power can be carried out now.
    #[inline]
    pub(crate) fn usable(&self) -> u64 {
        let ready = self.at_hand().and(ACTIVE).without(self.work.used);
        ready.iter().filter(|deity| self.is_usable(*deity)).fold(0, |bits, deity| bits | 1 << deity as u8)
    }

    /// The members of the triad that can lend a die now.
    #[inline]
    pub(crate) fn lenders(&self) -> Deities {
        self.at_hand().and(TRIAD).without(self.work.used)
    }

    fn is_usable(&self, deity: Deity) -> bool {
        let needs = match deity {
            Deity::Amun => !self.hand.prayer.is_empty(),
            Deity::Mut => !self.hand.stone.is_empty(),
            Deity::Aten => !self.player().deities.without(Deity::Aten.into()).is_empty(),
            Deity::Maat => !self.hand.tangible().is_empty(),
            Deity::Meretseger => self.supply.stones > 0,
            Deity::Min => self.supply.workers > 0,
            Deity::Sopdet => self.supply.cats > 0,
            // Only what one has can be straightened (P11).
            Deity::Ptah => !self.work.used.and(self.at_hand()).without(Deity::Ptah.into()).is_empty(),
            _ => true,
        };
        needs && deity.dice_for_power().is_payable(self.hand) && self.can_spend(deity.resources_for_power())
    }

    pub(crate) fn use_power(&mut self, deity: Deity, events: &mut impl Events<Event>) {
        self.turn_card(deity);
        events.push(Event::Used { seat: self.seat(), deity });
        if deity.dice_for_power().size > 0 {
            self.phase = Phase::PayingDice { purpose: Purpose::Power(deity) };
        } else {
            self.ask_resources(Purpose::Power(deity), events);
        }
    }

    /// A virtual die of this face lies with the others from now on (P10).
    pub(crate) fn lend(&mut self, deity: Deity, face: Face, events: &mut impl Events<Event>) {
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
    pub(crate) fn carry_out_power(&mut self, deity: Deity, events: &mut impl Events<Event>) {
        let glory = self.numbers().tables().glory(deity);
        match deity {
            Deity::Amun => self.phase = Phase::Setting { kind: Kind::Prayer },
            Deity::Mut => self.phase = Phase::Setting { kind: Kind::Stone },
            Deity::Aten => self.phase = Phase::Dismissing { reason: Dismissal::Aten },
            Deity::Maat => self.start_naming(),
            Deity::Khepri => {
                self.add_glory(self.active, glory, Reason::Deity(deity), events);
                self.offer(Reward::Khepri, events);
            }
            Deity::Meretseger => self.gain_rolled_stone(events),
            Deity::Min => self.gain_one(Resource::Worker, events),
            Deity::Sopdet => self.gain_one(Resource::Cat, events),
            Deity::Ptah => {
                self.work.used = Deity::Ptah.into();
                events.push(Event::Straightened { seat: self.seat() });
            }
            Deity::Heka => {
                self.add_glory(self.active, glory, Reason::Deity(deity), events);
                self.gain_one(Resource::Worker, events);
            }
            Deity::Montu => {
                self.add_glory(self.active, glory, Reason::Deity(deity), events);
                self.gain_one(Resource::Cat, events);
            }
            _ => self.add_glory(self.active, glory, Reason::Deity(deity), events),
        }
    }

    fn gain_one(&mut self, resource: Resource, events: &mut impl Events<Event>) {
        self.gain(self.seat(), Resources::of(resource, 1), events);
        self.keep_eight(self.seat(), Then::Menu, events);
    }

    /// A Stone die from the supply is rolled at once and can be used (P6).
    pub(crate) fn gain_rolled_stone(&mut self, events: &mut impl Events<Event>) {
        self.supply.stones -= 1;
        events.push(Event::StoneGained { seat: self.seat() });
        self.phase = Phase::Rolling { stone: 1, prayer: 0 };
    }

    /// Amun and Mut.
    pub(crate) fn set_die(&mut self, die: Die, face: Face, events: &mut impl Events<Event>) {
        let deity = if die.kind == Kind::Prayer { Deity::Amun } else { Deity::Mut };
        self.change_die(die, face, Reason::Deity(deity), events);
    }
}
