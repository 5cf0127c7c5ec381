//! Who is asked next, and what decisions and outcomes of chance do.

use game::{Events, Playout, Seat, Turn};
use rand::Rng;

use crate::events::{Cause, Event};
use crate::rules::{
    Action, Chance, CharacterStep, Holder, Nefertiti, Opening, OracleStep, Phase, PileCard, SaleStep,
    SetUpStep,
};

impl Nefertiti {
    /// Who decides the next step.
    #[inline]
    pub(crate) fn asked(&self) -> Turn {
        match self.phase {
            Phase::SetUp(_)
            | Phase::Rolling
            | Phase::Refilling { .. }
            | Phase::Oracle(OracleStep::Foreseeing { .. }) => Turn::Chance,
            Phase::Turn(_)
            | Phase::Oracle(OracleStep::Divining | OracleStep::DiviningFor { .. } | OracleStep::Ordering) => {
                Turn::Seat(self.active)
            }
            Phase::Sale(step) => Turn::Seat(self.asked_at(step.market())),
            Phase::Character(step) => Turn::Seat(self.asked_by(step)),
            Phase::Over => Turn::Over,
        }
    }

    /// The player whose turn it is decides, except about a gift that somebody else gives up and a Wandering Thief that
    /// somebody else bought.
    #[inline]
    fn asked_by(&self, step: CharacterStep) -> Seat {
        match step {
            CharacterStep::Yielding { holder: Holder::Seat(seat), .. } => seat,
            CharacterStep::Wandering { bought: Some(market), .. } => self.asked_at(market),
            CharacterStep::Yielding { holder: Holder::Neutral, .. }
            | CharacterStep::Wandering { bought: None, .. }
            | CharacterStep::Scribing { .. }
            | CharacterStep::RoyalScribing { .. }
            | CharacterStep::Offering { .. }
            | CharacterStep::Calling
            | CharacterStep::Wanting { .. }
            | CharacterStep::Giving { .. }
            | CharacterStep::Stealing
            | CharacterStep::Collecting
            | CharacterStep::Begging { .. }
            | CharacterStep::Trading { .. }
            | CharacterStep::TradingFor { .. } => self.active,
        }
    }

    /// Most decisions begin a turn or belong to a sale. What a turn begins with is carried out where it is found: nobody
    /// asks for its name.
    #[inline]
    pub(crate) fn choose_and_carry_out(&mut self, rng: &mut impl Rng, playout: &mut Playout) {
        if self.phase == Phase::TURN
            && let Some(openings) = self.only_openings()
            && openings.has_several()
        {
            playout.decisions += 1;
            match openings.choose(rng) {
                Opening::Recruit(character) => self.recruit(character, &mut ()),
                Opening::Place(market, rank) => self.place_at(market, rank, &mut ()),
            }
        } else if let Phase::Sale(step) = self.phase
            && let Some(cards) = self.sale_cards(step)
            && cards.has_several()
        {
            playout.decisions += 1;
            self.carry_out_other(cards.choose(rng), &mut ());
        } else {
            game::act_at_random(self, rng, playout);
        }
    }

    /// The cards of a market are drawn one after the other.
    #[inline]
    pub(crate) fn draw_and_carry_out(&mut self, rng: &mut impl Rng, playout: &mut Playout) {
        let Phase::Refilling { .. } = self.phase else {
            return game::resolve_at_random(self, rng, playout);
        };
        while let Phase::Refilling { .. } = self.phase {
            playout.draws += 1;
            let card = self.draw_card(rng);
            self.draw(card, &mut ());
        }
    }

    #[inline]
    pub(crate) fn carry_out(&mut self, action: Action, events: &mut impl Events<Event>) {
        if let Action::Place(space) = action {
            // Nearly half of all decisions.
            self.place(space, events);
        } else {
            self.carry_out_other(action, events);
        }
    }

    #[inline(never)]
    fn carry_out_other(&mut self, action: Action, events: &mut impl Events<Event>) {
        match (action, self.phase) {
            (Action::Place(space), _) => self.place(space, events),
            (Action::Recruit(character), _) => self.recruit(character, events),
            (Action::Name(market), _) => self.close(market, Cause::Named { seat: self.active }, events),
            (Action::Pass, _) => {
                events.push(Event::Passed { seat: self.active });
                self.go_on(events);
            }
            (Action::Tax(space), _) => self.tax(space, events),
            (Action::Roll, _) => self.phase = Phase::Rolling,
            (Action::Take(pick), _) => self.take(pick, events),
            (Action::Buy(pick), Phase::Sale(SaleStep::Buying { market })) => self.buy(pick, market, events),
            (Action::Half, Phase::Sale(SaleStep::Buying { market })) => self.take_half(market, events),
            (Action::Scatter(over), Phase::Sale(SaleStep::Leaving { market })) => {
                self.scatter(over, market, events);
            }
            (Action::Aside(pick), Phase::Sale(SaleStep::Leaving { market })) => {
                self.set_aside(pick, market, events);
            }
            (Action::Wander(market, place), Phase::Character(CharacterStep::Wandering { bought, then })) => {
                self.wander(market, place, bought, then, events);
            }
            (Action::Score(kind), Phase::Character(CharacterStep::Scribing { bonus })) => {
                self.score_type(kind.gift_type(), bonus, events);
            }
            (Action::Score(kind), Phase::Character(CharacterStep::RoyalScribing { bonuses, .. })) => {
                self.score_one(kind, bonuses, events);
            }
            (Action::Discard(kind), Phase::Sale(SaleStep::Shaming { market })) => {
                self.shame(kind, market, events);
            }
            (Action::Discard(kind), Phase::Character(CharacterStep::Offering { .. })) => {
                self.offer(kind, events);
            }
            (
                Action::Discard(kind),
                Phase::Character(CharacterStep::Yielding { gift_type, owners, holder }),
            ) => {
                self.give_up(kind, gift_type, owners, holder, events);
            }
            (Action::Call(gift_type), _) => self.call(gift_type, events),
            (Action::WantFrom(partner, kind), Phase::Character(CharacterStep::Wanting { swaps, .. })) => {
                self.phase = Phase::Character(CharacterStep::Giving { swaps, partner, kind });
            }
            (Action::WantAt(market, place), Phase::Character(CharacterStep::Trading { again })) => {
                self.phase = Phase::Character(CharacterStep::TradingFor { market, place, again });
            }
            (Action::Want(kind), _) => self.phase = Phase::Oracle(OracleStep::DiviningFor { kind }),
            (Action::Give(given), Phase::Character(CharacterStep::Giving { swaps, partner, kind })) => {
                self.swap(given, kind, partner, swaps, events);
            }
            (Action::Give(given), Phase::Character(CharacterStep::TradingFor { market, place, again })) => {
                self.trade(given, market, place, again, events);
            }
            (Action::Give(given), Phase::Oracle(OracleStep::DiviningFor { kind })) => {
                self.divine(given, kind, events);
            }
            (Action::Steal(place), _) => self.steal(place, events),
            (Action::Collect(market, deben), _) => self.collect(market, deben, events),
            (Action::Beg(market), _) => self.beg(market, events),
            (Action::Hide(market, place), _) => self.hide(market, place, events),
            (Action::Next(card), _) => self.lay_next(card, events),
            (Action::Stop, phase) => self.stop(phase, events),
            (action, phase) => unreachable!("{action} is not legal in {phase:?}"),
        }
    }

    fn stop(&mut self, phase: Phase, events: &mut impl Events<Event>) {
        let seat = if let Phase::Sale(step) = phase { self.asked_at(step.market()) } else { self.active };
        events.push(Event::Stopped { seat });
        match phase {
            Phase::Sale(step) => self.leave(step.market(), events),
            Phase::Turn(_) => self.go_on(events),
            Phase::Character(_) => self.phase = Phase::TURN,
            Phase::Oracle(_) => self.phase = Phase::Oracle(OracleStep::Ordering),
            Phase::SetUp(_) | Phase::Rolling | Phase::Refilling { .. } | Phase::Over => {
                unreachable!("nothing is optional in {phase:?}")
            }
        }
    }

    #[inline]
    pub(crate) fn come_up(&mut self, outcome: Chance, events: &mut impl Events<Event>) {
        match outcome {
            Chance::Show(side) => self.show_stall(side, events),
            Chance::Deal(character) => self.deal(character, events),
            Chance::Die(_) | Chance::Dice(..) => self.roll(outcome, events),
            Chance::Draw(card) => self.draw(card, events),
        }
    }

    #[inline]
    fn draw(&mut self, card: PileCard, events: &mut impl Events<Event>) {
        if let Phase::Oracle(OracleStep::Foreseeing { left }) = self.phase {
            self.foresee(card, left, events);
            return;
        }
        self.take_from_pile(card);
        if let Phase::SetUp(SetUpStep::SettingOut { .. }) = self.phase {
            self.set_out(card, events);
        } else {
            self.refill(card, events);
        }
    }
}
