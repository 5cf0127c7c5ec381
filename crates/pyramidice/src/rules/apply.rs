//! What decisions and draws do, and the few movements that all parts of a turn share.

use game::bits::below;
use game::{Events, Playout, Seat};
use rand::Rng;

use crate::events::{Event, Reason};
use crate::rules::{
    Action, Chance, Dealing, Deity, Dice, Faces, Owner, Paying, Phase, Purpose, Pyramidice, Resources,
    Resting, Row, Scarab, Then, Working,
};

impl Pyramidice {
    /// Most decisions are about Work step 3, where nothing but its end can be forced, and about the die that pays for
    /// another card.
    #[inline]
    pub(crate) fn choose_and_carry_out(&mut self, rng: &mut impl Rng, playout: &mut Playout) {
        if let Phase::Work(Working::Menu) = self.phase {
            let choice = self.on_the_menu().choose_of_several(rng);
            playout.decisions += u32::from(choice.is_some());
            self.carry_out_on_menu(choice.unwrap_or(Action::End), &mut ());
        } else if let Phase::Payment(Paying::Dice { purpose: purpose @ Purpose::Replace(_) }) = self.phase {
            let names = self.hand.names();
            let has_choice = names.len() > 1;
            playout.decisions += u32::from(has_choice);
            let n = if has_choice { below(names.len(), rng) } else { 0 };
            self.pay_dice(purpose, names.nth(n), &mut ());
        } else {
            game::act_at_random(self, rng, playout);
        }
    }

    /// All dice are rolled at once.
    #[inline]
    pub(crate) fn draw_and_carry_out(&mut self, rng: &mut impl Rng, playout: &mut Playout) {
        let Phase::Work(Working::Rolling { stone, prayer }) = self.phase else {
            return game::resolve_at_random(self, rng, playout);
        };
        playout.draws += u32::from(stone + prayer);
        let dice =
            Dice { stone: Faces::roll(stone, rng), prayer: Faces::roll(prayer, rng), ..Dice::default() };
        self.hand = self.hand.plus(dice);
        self.phase = Phase::Work(Working::Menu);
    }

    /// Carries out a legal action.
    #[inline]
    pub(crate) fn carry_out(&mut self, action: Action, events: &mut impl Events<Event>) {
        match (self.phase, action) {
            (Phase::Work(working), _) => self.carry_out_in_work(working, action, events),
            (Phase::Payment(paying), _) => self.carry_out_payment(paying, action, events),
            (Phase::Choosing, Action::Work) => self.start_work(events),
            (Phase::Choosing, Action::Rest(tile)) => self.rest(tile, events),
            (Phase::Choosing, Action::Hapy) => self.rest_with_hapy(events),
            (Phase::Choosing, Action::Emerald(tile)) => self.rest_with_emerald(tile, events),
            (Phase::Gaining { reward }, Action::Gain(resources)) => self.receive(reward, resources, events),
            (Phase::KeepingEight { seat, then }, Action::Discard(resources)) => {
                self.discard(seat, resources, events);
                self.go_on(then, events);
            }
            (Phase::Rest(Resting::Giving { exchange }), Action::Discard(given)) => {
                self.give(exchange, given, events);
            }
            (Phase::Rest(Resting::TakingDeity), Action::Choose(deity)) => self.take_deity(deity, events),
            (Phase::Rest(Resting::Placing { owner }), Action::Place(tile, place)) => {
                self.place(owner, tile, place, events);
            }
            (Phase::SetUp(Dealing::Keeping { seat }), Action::Keep(scarab)) => {
                self.keep_scarab(seat, scarab, events);
            }
            (
                Phase::Choosing
                | Phase::Gaining { .. }
                | Phase::KeepingEight { .. }
                | Phase::Drawing { .. }
                | Phase::ArchitectRolling
                | Phase::Over
                | Phase::SetUp(_)
                | Phase::Rest(_),
                _,
            ) => unreachable!("{action} is not legal"),
        }
    }

    #[inline]
    fn carry_out_in_work(&mut self, working: Working, action: Action, events: &mut impl Events<Event>) {
        match (working, action) {
            (Working::Menu, _) => self.carry_out_on_menu(action, events),
            (Working::TakingDice, Action::Take { stone, prayer }) => self.take_dice(stone, prayer, events),
            (Working::NamingStone, Action::Roll(dice)) => self.name_stone(dice.stone, events),
            (Working::NamingPrayer { stone }, Action::Roll(dice)) => self.reroll(stone, dice.prayer, events),
            (Working::Setting { .. }, Action::Set(die, face)) => self.set_die(die, face, events),
            (Working::Dismissing { reason }, Action::Dismiss(dismissed)) => {
                self.dismiss(dismissed, reason, events);
            }
            (Working::Copying { seat, glory }, Action::Copy) => self.copy(seat, glory, events),
            (Working::Copying { seat, .. }, Action::Pass) => {
                events.push(Event::NotCopied { seat });
                self.phase = Phase::Work(Working::Menu);
            }
            (
                Working::TakingDice
                | Working::Rolling { .. }
                | Working::NamingStone
                | Working::NamingPrayer { .. }
                | Working::Setting { .. }
                | Working::Dismissing { .. }
                | Working::Copying { .. },
                _,
            ) => unreachable!("{action} is not legal"),
        }
    }

    #[inline]
    fn carry_out_payment(&mut self, paying: Paying, action: Action, events: &mut impl Events<Event>) {
        match (paying, action) {
            (Paying::Dice { purpose }, Action::PayDice(dice)) => self.pay_dice(purpose, dice, events),
            (Paying::Resources { purpose }, Action::Pay(resources)) => {
                self.pay_resources(purpose, resources, events);
            }
            (Paying::Build { face, space }, _) => self.pay_build(face, space, action, events),
            (Paying::Dice { .. } | Paying::Resources { .. }, _) => unreachable!("{action} is not legal"),
        }
    }

    /// Carries out an outcome of the chance step that comes next.
    #[inline]
    pub(crate) fn carry_out_chance(&mut self, outcome: Chance, events: &mut impl Events<Event>) {
        match (outcome, self.phase) {
            (Chance::Die(die), Phase::Work(Working::Rolling { stone, prayer })) => {
                self.roll(die, stone, prayer, events);
            }
            (Chance::Deity(deity), Phase::Drawing { cards, then }) => {
                self.draw_card(deity, cards, then, events);
            }
            (Chance::Die(die), Phase::ArchitectRolling) => self.architect_rolls(die.face, events),
            (Chance::Tile(tile), Phase::SetUp(Dealing::Tile)) => self.lay_tile(tile, events),
            (Chance::Project(project), Phase::SetUp(Dealing::Project)) => self.deal_project(project, events),
            (Chance::Scarab(scarab), Phase::SetUp(Dealing::Scarab { to })) => {
                self.deal_scarab(to, scarab, events);
            }
            (
                Chance::Die(_) | Chance::Deity(_) | Chance::Tile(_) | Chance::Project(_) | Chance::Scarab(_),
                _,
            ) => unreachable!("{outcome} cannot come up"),
        }
    }

    /// Takes as much from the supply as it has (P1), and counts Silver's Glory (P32).
    pub(crate) fn gain(&mut self, seat: Seat, wanted: Resources, events: &mut impl Events<Event>) {
        let resources = wanted.at_most(self.supply);
        if resources.is_empty() {
            return;
        }
        self.supply = self.supply.minus(resources);
        let spaces = self.numbers().board.spaces;
        let player = &mut self.players[seat.index() & 3];
        let before = player.board.len();
        player.board = player.board.plus(resources);
        let is_filled = before < spaces && player.board.len() >= spaces;
        let has_silver = player.scarab == Some(Scarab::Silver);
        events.push(Event::Gained { seat, resources });
        if is_filled && has_silver {
            let glory = self.numbers().scarabs.silver.glory;
            self.add_glory(Owner::Seat(seat), glory, Reason::Scarab(Scarab::Silver), events);
        }
    }

    /// Asks what to keep if there is too much for the board (P3), and goes on.
    pub(crate) fn keep_eight(&mut self, seat: Seat, then: Then, events: &mut impl Events<Event>) {
        if self.surplus(seat) > 0 {
            self.phase = Phase::KeepingEight { seat, then };
        } else {
            self.go_on(then, events);
        }
    }

    /// How much more this seat has than its board holds.
    pub(crate) fn surplus(&self, seat: Seat) -> u8 {
        self.players[seat.index() & 3].board.len().saturating_sub(self.numbers().board.spaces)
    }

    /// Workers and Cats go to the supply, Stone dice to the Quarry.
    pub(crate) fn discard(&mut self, seat: Seat, resources: Resources, events: &mut impl Events<Event>) {
        let player = &mut self.players[seat.index() & 3];
        player.board = player.board.minus(resources);
        self.supply.workers += resources.workers;
        self.supply.cats += resources.cats;
        self.quarry.stone += resources.stones;
        events.push(Event::Discarded { seat, resources });
    }

    #[inline]
    pub(crate) fn add_glory(
        &mut self,
        owner: Owner,
        points: u8,
        reason: Reason,
        events: &mut impl Events<Event>,
    ) {
        if points == 0 {
            return;
        }
        match owner {
            Owner::Seat(seat) => self.players[seat.index() & 3].glory += u16::from(points),
            Owner::Architect => self.architect.glory += u16::from(points),
        }
        events.push(Event::Glory { owner, points: points as i8, reason });
    }

    /// Draws cards for the row, but no more than it has room for and the pile holds.
    pub(crate) fn draw(&mut self, cards: u8, then: Then, events: &mut impl Events<Event>) {
        let room = (Row::FULL - self.row.len()) as u8;
        let cards = cards.min(room).min(self.pile);
        if cards == 0 {
            self.go_on(then, events);
        } else {
            self.phase = Phase::Drawing { cards, then };
        }
    }

    fn draw_card(&mut self, deity: Deity, cards: u8, then: Then, events: &mut impl Events<Event>) {
        self.unseen.remove(deity);
        self.pile -= 1;
        self.row.push(deity);
        events.push(Event::Drawn { deity });
        if cards > 1 {
            self.phase = Phase::Drawing { cards: cards - 1, then };
        } else {
            self.go_on(then, events);
        }
    }

    /// A card of the row goes to the discard pile.
    pub(crate) fn discard_card(&mut self, deity: Deity, events: &mut impl Events<Event>) {
        self.row.remove(deity);
        events.push(Event::CardDiscarded { deity });
    }
}
