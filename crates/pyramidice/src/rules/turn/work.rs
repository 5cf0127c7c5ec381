//! The Work turn: taking, rolling and returning dice, and the support of the cult.

use game::Events;

use crate::events::{Event, Reason};
use crate::rules::{
    Action, Deity, Dice, Die, Dismissal, Dismissed, Face, Faces, Kind, Paying, Phase, Purpose, Pyramidice,
    Quarry, Row, Scarab, Shift, Then, Working,
};

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
        self.phase = Phase::Work(Working::TakingDice);
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
        self.phase = if stone + prayer == 0 {
            Phase::Work(Working::Menu)
        } else {
            Phase::Work(Working::Rolling { stone, prayer })
        };
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
            Action::Build(face, space) => self.phase = Phase::Payment(Paying::Build { face, space }),
            Action::Buy(deity) => self.phase = Phase::Payment(Paying::Dice { purpose: Purpose::Buy(deity) }),
            Action::Replace(deity) => {
                self.phase = Phase::Payment(Paying::Dice { purpose: Purpose::Replace(deity) });
            }
            Action::Glory => self.phase = Phase::Payment(Paying::Dice { purpose: Purpose::Glory }),
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
            Action::Keep(_)
            | Action::Work
            | Action::Rest(_)
            | Action::Hapy
            | Action::Emerald(_)
            | Action::Discard(_)
            | Action::Gain(_)
            | Action::Choose(_)
            | Action::Take { .. }
            | Action::Set(..)
            | Action::Pay(_)
            | Action::PaySeshat(_)
            | Action::PayTurquoise(_)
            | Action::Dismiss(_)
            | Action::Copy
            | Action::Pass
            | Action::Place(..)
            | Action::Roll(_)
            | Action::PayDice(_) => unreachable!("{action} is not legal"),
        }
    }

    /// Asks which dice are rerolled, one kind after the other.
    pub(crate) fn start_naming(&mut self) {
        self.phase = if self.hand.stone.is_empty() {
            Phase::Work(Working::NamingPrayer { stone: Faces::default() })
        } else {
            Phase::Work(Working::NamingStone)
        };
    }

    pub(crate) fn name_stone(&mut self, stone: Faces, events: &mut impl Events<Event>) {
        if self.hand.prayer.is_empty() {
            self.reroll(stone, Faces::default(), events);
        } else {
            self.phase = Phase::Work(Working::NamingPrayer { stone });
        }
    }

    pub(crate) fn reroll(&mut self, stone: Faces, prayer: Faces, events: &mut impl Events<Event>) {
        let dice = Dice { stone, prayer, imagined: Faces::default() };
        self.hand = self.hand.minus(dice);
        self.work.has_rerolled = true;
        events.push(Event::Rerolled { seat: self.seat(), dice });
        self.start_rolling(stone.len(), prayer.len());
    }

    pub(super) fn shift_die(
        &mut self,
        shift: Shift,
        die: Die,
        reason: Reason,
        events: &mut impl Events<Event>,
    ) {
        let to = die.face.shifted(shift).expect("no die is turned beyond 1 or 6");
        self.change_die(die, to, reason, events);
    }

    pub(crate) fn change_die(&mut self, die: Die, to: Face, reason: Reason, events: &mut impl Events<Event>) {
        self.hand = self.hand.minus(Dice::of(die, 1)).plus(Dice::of(Die::new(die.kind, to), 1));
        events.push(Event::DieChanged { seat: self.seat(), from: die, to, reason });
        self.phase = Phase::Work(Working::Menu);
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
            self.phase = Phase::Work(Working::Dismissing { reason: Dismissal::Support });
        } else {
            self.end_loan_and_refill(events);
        }
    }

    /// More deities, the Ennead counting as one, than resources; Anubis helps even if borrowed (P24).
    fn has_too_many_deities(&self) -> bool {
        let player = self.player();
        let deities = self.deity_count(player);
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
                self.gain_glory_of(Deity::Aten, events);
                self.phase = Phase::Work(Working::Menu);
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

    /// All cards are straight again; a labour tile's Rest goes on (P20).
    pub(crate) fn finish_work(&mut self, events: &mut impl Events<Event>) {
        let work = std::mem::take(&mut self.work);
        if work.is_labour {
            self.finish_rest(events);
        } else {
            self.finish_turn(events);
        }
    }
}
