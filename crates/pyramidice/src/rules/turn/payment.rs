//! Paying with dice, Workers and Cats, and what it is paid for.

use game::Events;

use crate::events::{Event, Reason};
use crate::rules::{
    Bill, Deity, Dice, Paying, Phase, Purpose, Pyramidice, Resource, Resources, Scarab, Then, Working,
};

/// What a player can pay with.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Purse {
    board: Resources,
    /// With Bastet, how many Workers and Cats there are together.
    either: u8,
}

impl Purse {
    /// Whether a price of Workers and Cats can be paid.
    #[inline]
    pub(crate) const fn can_pay(self, price: Resources) -> bool {
        self.board.covers(price) || self.either >= price.workers + price.cats
    }

    /// How much can be paid for a build: Workers, and with Bastet Cats.
    #[inline]
    pub(crate) fn for_build(self) -> u8 {
        self.either.max(self.board.workers)
    }
}

impl Pyramidice {
    /// What a purpose takes in dice.
    #[inline]
    pub(crate) fn bill(&self, purpose: Purpose) -> Bill {
        match purpose {
            Purpose::Buy(deity) => self.numbers().tables().cost(deity).dice,
            Purpose::Replace(_) => Bill::any(1),
            Purpose::Glory => Bill::any(2),
            Purpose::Power(deity) => deity.power().map_or(Bill::any(0), |power| power.dice),
            Purpose::Cat(..) => Bill::any(0),
        }
    }

    /// What a purpose takes in Workers and Cats.
    #[inline]
    pub(crate) fn price(&self, purpose: Purpose) -> Resources {
        match purpose {
            Purpose::Buy(deity) => self.numbers().tables().cost(deity).resources,
            Purpose::Replace(_) | Purpose::Glory => Resources::NONE,
            Purpose::Power(deity) => deity.power().map_or(Resources::NONE, |power| power.resources),
            Purpose::Cat(..) => Resources::of(Resource::Cat, 1),
        }
    }

    /// Whether this many Workers and Cats are there; with Bastet either will do (P12).
    #[inline]
    pub(crate) fn can_spend(&self, price: Resources) -> bool {
        self.purse().can_pay(price)
    }

    /// What the player whose turn it is can pay with.
    #[inline]
    pub(crate) fn purse(&self) -> Purse {
        let board = self.player().board;
        Purse { board, either: if self.has(Deity::Bastet) { board.workers + board.cats } else { 0 } }
    }

    pub(crate) fn pay_dice(&mut self, purpose: Purpose, dice: Dice, events: &mut impl Events<Event>) {
        self.hand = self.hand.minus(dice);
        self.return_to_quarry(dice);
        events.push(Event::DicePaid { seat: self.seat(), dice });
        self.ask_resources(purpose, events);
    }

    /// Virtual dice vanish.
    pub(super) fn return_to_quarry(&mut self, dice: Dice) {
        self.quarry.stone += dice.stone.len();
        self.quarry.prayer += dice.prayer.len();
    }

    /// Only Bastet leaves a choice between Workers and Cats.
    pub(crate) fn ask_resources(&mut self, purpose: Purpose, events: &mut impl Events<Event>) {
        let price = self.price(purpose);
        if price.is_empty() {
            self.paid(purpose, events);
        } else if self.has(Deity::Bastet) {
            self.phase = Phase::Payment(Paying::Resources { purpose });
        } else {
            self.pay_resources(purpose, price, events);
        }
    }

    pub(crate) fn pay_resources(
        &mut self,
        purpose: Purpose,
        resources: Resources,
        events: &mut impl Events<Event>,
    ) {
        self.spend(resources, events);
        self.paid(purpose, events);
    }

    pub(crate) fn spend(&mut self, resources: Resources, events: &mut impl Events<Event>) {
        let player = self.player_mut();
        player.board = player.board.minus(resources);
        self.supply.workers += resources.workers;
        self.supply.cats += resources.cats;
        if !resources.is_empty() {
            events.push(Event::Spent { seat: self.seat(), resources });
        }
    }

    /// Everything is paid, and the purpose is fulfilled.
    fn paid(&mut self, purpose: Purpose, events: &mut impl Events<Event>) {
        self.phase = Phase::Work(Working::Menu);
        match purpose {
            Purpose::Buy(deity) => {
                self.row.remove(deity);
                self.player_mut().deities.insert(deity);
                // A borrowed card that is bought belongs to the player from now on (P24).
                if self.work.loan == Some(deity) {
                    self.work.loan = None;
                }
                events.push(Event::DeityBought { seat: self.seat(), deity });
            }
            Purpose::Replace(deity) => {
                self.discard_card(deity, events);
                self.draw(1, Then::Menu, events);
            }
            Purpose::Glory => self.gain_glory_for_dice(events),
            Purpose::Power(deity) => self.carry_out_power(deity, events),
            Purpose::Cat(shift, die) => self.shift_die(shift, die, Reason::Cat, events),
        }
    }

    /// Carnelian pays more for the first time in a turn, by itself (P40).
    fn gain_glory_for_dice(&mut self, events: &mut impl Events<Event>) {
        if self.has_scarab(Scarab::Carnelian) && !self.work.scarab_is_used {
            self.work.scarab_is_used = true;
            let glory = self.numbers().scarabs.carnelian.glory;
            self.add_glory(self.active, glory, Reason::Scarab(Scarab::Carnelian), events);
        } else {
            let glory = self.numbers().turn.glory_for_dice;
            self.add_glory(self.active, glory, Reason::Dice, events);
        }
    }
}
