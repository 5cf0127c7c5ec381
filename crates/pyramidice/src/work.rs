//! The Work turn: taking, rolling and returning dice, and what is paid with them.

use game::Events;

use crate::actions::Action;
use crate::deities::{Deity, Dismissed};
use crate::dice::{Dice, Die, Face, Faces, Kind, Shift};
use crate::events::{Event, Reason};
use crate::payment::Bill;
use crate::resources::{Resource, Resources};
use crate::row::Row;
use crate::scarabs::Scarab;
use crate::state::{Dismissal, Phase, Purpose, Pyramidice, Quarry, Then};

impl Pyramidice {
    /// Work step 1.
    pub(crate) fn start_work(&mut self, events: &mut impl Events<Event>) {
        let seat = self.seat();
        events.push(Event::WorkBegan { seat });
        let stones = std::mem::take(&mut self.player_mut().board.stones);
        if stones > 0 {
            self.quarry.stone += stones;
            events.push(Event::StonesMoved { seat, stones });
        }
        self.phase = Phase::TakingDice;
    }

    /// How many dice must be taken: one for each Worker, Bastet's Cats and Sapphire's die included (P8).
    pub(crate) fn dice_to_take(&self) -> u8 {
        let player = self.player();
        let mut dice = player.board.workers;
        if player.deities.contains(Deity::Bastet) {
            dice += player.board.cats;
        }
        if self.has_scarab(Scarab::Sapphire) {
            dice += self.numbers().scarabs.sapphire.dice;
        }
        dice.min(self.quarry.stone + self.quarry.prayer)
    }

    pub(crate) fn take_dice(&mut self, stone: u8, prayer: u8, events: &mut impl Events<Event>) {
        self.quarry.stone -= stone;
        self.quarry.prayer -= prayer;
        events.push(Event::DiceTaken { seat: self.seat(), dice: Quarry { stone, prayer } });
        self.start_rolling(stone, prayer);
    }

    fn start_rolling(&mut self, stone: u8, prayer: u8) {
        self.phase = if stone + prayer == 0 { Phase::Menu } else { Phase::Rolling { stone, prayer } };
    }

    #[inline]
    pub(crate) fn roll(&mut self, die: Die, stone: u8, prayer: u8, events: &mut impl Events<Event>) {
        self.hand = self.hand.plus(Dice::of(die, 1));
        events.push(Event::Rolled { seat: self.seat(), die });
        match die.kind {
            Kind::Stone => self.start_rolling(stone - 1, prayer),
            Kind::Prayer | Kind::Virtual => self.start_rolling(stone, prayer - 1),
        }
    }

    /// Work step 3.
    #[inline]
    pub(crate) fn carry_out_on_menu(&mut self, action: Action, events: &mut impl Events<Event>) {
        match action {
            Action::Build(face, space) => self.phase = Phase::PayingBuild { face, space },
            Action::Buy(deity) => self.phase = Phase::PayingDice { purpose: Purpose::Buy(deity) },
            Action::Replace(deity) => self.phase = Phase::PayingDice { purpose: Purpose::Replace(deity) },
            Action::Glory => self.phase = Phase::PayingDice { purpose: Purpose::Glory },
            Action::Cat(shift, die) => self.ask_resources(Purpose::Cat(shift, die), events),
            Action::Gold(shift, die) => {
                self.work.scarab_is_used = true;
                self.shift_die(shift, die, Reason::Scarab(Scarab::Gold), events);
            }
            Action::Use(deity) => self.use_power(deity, events),
            Action::Lend(deity, face) => self.lend(deity, face, events),
            Action::Reroll => {
                self.work.rerolls += 1;
                self.start_naming();
            }
            Action::Amethyst(deity) => {
                self.work.scarab_is_used = true;
                self.work.loan = Some(deity);
                events.push(Event::Borrowed { seat: self.seat(), deity });
            }
            Action::End => self.end_step_three(events),
            _ => unreachable!("{action} is not legal"),
        }
    }

    /// Asks which dice are rerolled, one kind after the other.
    pub(crate) fn start_naming(&mut self) {
        self.phase = if self.hand.stone.is_empty() {
            Phase::NamingPrayer { stone: Faces::default() }
        } else {
            Phase::NamingStone
        };
    }

    pub(crate) fn name_stone(&mut self, stone: Faces, events: &mut impl Events<Event>) {
        if self.hand.prayer.is_empty() {
            self.reroll(stone, Faces::default(), events);
        } else {
            self.phase = Phase::NamingPrayer { stone };
        }
    }

    pub(crate) fn reroll(&mut self, stone: Faces, prayer: Faces, events: &mut impl Events<Event>) {
        let dice = Dice { stone, prayer, imagined: Faces::default() };
        self.hand = self.hand.minus(dice);
        self.work.has_rerolled = true;
        events.push(Event::Rerolled { seat: self.seat(), dice });
        self.start_rolling(stone.len(), prayer.len());
    }

    fn shift_die(&mut self, shift: Shift, die: Die, reason: Reason, events: &mut impl Events<Event>) {
        let to = die.face.shifted(shift).expect("no die is turned beyond 1 or 6");
        self.change_die(die, to, reason, events);
    }

    pub(crate) fn change_die(&mut self, die: Die, to: Face, reason: Reason, events: &mut impl Events<Event>) {
        self.hand = self.hand.minus(Dice::of(die, 1)).plus(Dice::of(Die::new(die.kind, to), 1));
        events.push(Event::DieChanged { seat: self.seat(), from: die, to, reason });
        self.phase = Phase::Menu;
    }

    /// What a purpose takes in dice.
    #[inline]
    pub(crate) fn bill(&self, purpose: Purpose) -> Bill {
        match purpose {
            Purpose::Buy(deity) => self.numbers().tables().cost(deity).dice,
            Purpose::Replace(_) => Bill::any(1),
            Purpose::Glory => Bill::any(2),
            Purpose::Power(deity) => deity.dice_for_power(),
            Purpose::Cat(..) => Bill::any(0),
        }
    }

    /// What a purpose takes in Workers and Cats.
    #[inline]
    pub(crate) fn price(&self, purpose: Purpose) -> Resources {
        match purpose {
            Purpose::Buy(deity) => self.numbers().tables().cost(deity).resources,
            Purpose::Replace(_) | Purpose::Glory => Resources::NONE,
            Purpose::Power(deity) => deity.resources_for_power(),
            Purpose::Cat(..) => Resources::of(Resource::Cat, 1),
        }
    }

    /// Whether so many Workers and Cats are there; with Bastet one is as good as the other (P12).
    #[inline]
    pub(crate) fn can_spend(&self, price: Resources) -> bool {
        let board = self.player().board;
        board.covers(price)
            || self.has(Deity::Bastet) && board.workers + board.cats >= price.workers + price.cats
    }

    pub(crate) fn pay_dice(&mut self, purpose: Purpose, dice: Dice, events: &mut impl Events<Event>) {
        self.hand = self.hand.minus(dice);
        self.return_to_quarry(dice);
        events.push(Event::DicePaid { seat: self.seat(), dice });
        self.ask_resources(purpose, events);
    }

    /// Virtual dice vanish.
    fn return_to_quarry(&mut self, dice: Dice) {
        self.quarry.stone += dice.stone.len();
        self.quarry.prayer += dice.prayer.len();
    }

    /// Only Bastet makes a question of Workers and Cats.
    pub(crate) fn ask_resources(&mut self, purpose: Purpose, events: &mut impl Events<Event>) {
        let price = self.price(purpose);
        if price.is_empty() {
            self.paid(purpose, events);
        } else if self.has(Deity::Bastet) {
            self.phase = Phase::PayingResources { purpose };
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
        self.phase = Phase::Menu;
        match purpose {
            Purpose::Buy(deity) => {
                self.row.remove(deity);
                self.player_mut().deities.insert(deity);
                // A borrowed card that is bought is one's own from now on (P24).
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

    /// Unused dice go back, Lapis counts (P36), and the cult is supported.
    fn end_step_three(&mut self, events: &mut impl Events<Event>) {
        let dice = std::mem::take(&mut self.hand);
        self.return_to_quarry(dice);
        if !dice.is_empty() {
            events.push(Event::DiceReturned { seat: self.seat(), dice });
        }
        if self.has_scarab(Scarab::Lapis) && !self.work.has_rerolled {
            let glory = self.numbers().scarabs.lapis.glory;
            self.add_glory(self.active, glory, Reason::Scarab(Scarab::Lapis), events);
        }
        if self.has_too_many_deities() {
            self.phase = Phase::Dismissing { reason: Dismissal::Support };
        } else {
            self.end_loan_and_refill(events);
        }
    }

    /// More deities, the Ennead being one, than resources; Anubis helps, be he borrowed (P24).
    fn has_too_many_deities(&self) -> bool {
        let player = self.player();
        let ennead = self.numbers().tables().ennead();
        let stack = u32::from(!player.deities.and(ennead).is_empty());
        let deities = player.deities.without(ennead).len() + stack;
        let resources = u32::from(player.board.len());
        deities > resources && deities > resources + self.kept_by_anubis()
    }

    fn kept_by_anubis(&self) -> u32 {
        let card = || self.numbers().card(Deity::Anubis);
        if self.has(Deity::Anubis) { card().deities.map_or(0, u32::from) } else { 0 }
    }

    pub(crate) fn dismiss(
        &mut self,
        dismissed: Dismissed,
        reason: Dismissal,
        events: &mut impl Events<Event>,
    ) {
        let ennead = self.numbers().tables().ennead();
        let player = self.player_mut();
        match dismissed {
            Dismissed::Deity(deity) => player.deities.remove(deity),
            Dismissed::Ennead => player.deities = player.deities.without(ennead),
        }
        events.push(Event::DeityDismissed { seat: self.seat(), dismissed, reason });
        match reason {
            Dismissal::Aten => {
                let glory = self.numbers().tables().glory(Deity::Aten);
                self.add_glory(self.active, glory, Reason::Deity(Deity::Aten), events);
                self.phase = Phase::Menu;
            }
            Dismissal::Support => self.end_loan_and_refill(events),
        }
    }

    fn end_loan_and_refill(&mut self, events: &mut impl Events<Event>) {
        if let Some(deity) = self.work.loan.take() {
            events.push(Event::LoanEnded { seat: self.seat(), deity });
        }
        self.draw(Row::FULL as u8, Then::FinishWork, events);
    }

    /// Everything is straight again; a labour tile's Rest goes on (P20).
    pub(crate) fn finish_work(&mut self, events: &mut impl Events<Event>) {
        let work = std::mem::take(&mut self.work);
        if work.is_labour {
            self.finish_rest(events);
        } else {
            self.finish_turn(events);
        }
    }
}
