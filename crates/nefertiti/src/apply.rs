//! What decisions and outcomes of chance do.

use game::Events;

use crate::actions::{Action, PileCard};
use crate::chance::Chance;
use crate::events::{Cause, Event};
use crate::gift::Kind;
use crate::phase::{Phase, Take};
use crate::state::Nefertiti;

impl Nefertiti {
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
            (Action::Buy(pick), Phase::Buying { market }) => self.buy(pick, market, events),
            (Action::Half, Phase::Buying { market }) => self.take_half(market, events),
            (Action::Scatter(over), Phase::Leaving { market }) => self.scatter(over, market, events),
            (Action::Aside(pick), Phase::Leaving { market }) => self.set_aside(pick, market, events),
            (Action::Wander(market, place), Phase::Wandering { bought, then }) => {
                self.wander(market, place, bought, then, events);
            }
            (Action::Score(kind), Phase::Scribing { bonus }) => {
                self.score_type(kind.gift_type(), bonus, events);
            }
            (Action::Score(kind), Phase::RoyalScribing { bonuses, .. }) => {
                self.score_one(kind, bonuses, events);
            }
            (Action::Discard(kind), phase) => self.discard(kind, phase, events),
            (Action::Call(gift_type), _) => self.call(gift_type, events),
            (Action::WantFrom(partner, kind), Phase::Wanting { swaps, .. }) => {
                self.phase = Phase::Giving { swaps, partner, kind };
            }
            (Action::WantAt(market, place), Phase::Trading { again }) => {
                self.phase = Phase::TradingFor { market, place, again };
            }
            (Action::Want(kind), _) => self.phase = Phase::DiviningFor { kind },
            (Action::Give(given), Phase::Giving { swaps, partner, kind }) => {
                self.swap(given, kind, partner, swaps, events);
            }
            (Action::Give(given), Phase::TradingFor { market, place, again }) => {
                self.trade(given, market, place, again, events);
            }
            (Action::Give(given), Phase::DiviningFor { kind }) => self.divine(given, kind, events),
            (Action::Steal(place), _) => self.steal(place, events),
            (Action::Collect(market, deben), _) => self.collect(market, deben, events),
            (Action::Beg(market), _) => self.beg(market, events),
            (Action::Hide(market, place), _) => self.hide(market, place, events),
            (Action::Next(card), _) => self.lay_next(card, events),
            (Action::Stop, phase) => self.stop(phase, events),
            (action, phase) => unreachable!("{action} is not legal in {phase:?}"),
        }
    }

    fn discard(&mut self, kind: Kind, phase: Phase, events: &mut impl Events<Event>) {
        match phase {
            Phase::Shaming { market } => self.shame(kind, market, events),
            Phase::Offering { .. } => self.offer(kind, events),
            Phase::Yielding { gift_type, owners, holder } => {
                self.give_up(kind, gift_type, owners, holder, events);
            }
            phase => unreachable!("nothing is discarded in {phase:?}"),
        }
    }

    fn stop(&mut self, phase: Phase, events: &mut impl Events<Event>) {
        match phase {
            Phase::Taking { market, take: Take::Extra } => {
                events.push(Event::Stopped { seat: self.asked_at(market) });
                self.leave(market, events);
                return;
            }
            Phase::Taxing | Phase::RollingAgain => {
                events.push(Event::Stopped { seat: self.active });
                self.go_on(events);
                return;
            }
            Phase::Divining => self.phase = Phase::Ordering,
            Phase::RoyalScribing { .. }
            | Phase::Offering { .. }
            | Phase::Wanting { .. }
            | Phase::Trading { .. } => {
                self.phase = Phase::Turn;
            }
            phase => unreachable!("nothing is optional in {phase:?}"),
        }
        events.push(Event::Stopped { seat: self.active });
    }

    pub(crate) fn come_up(&mut self, outcome: Chance, events: &mut impl Events<Event>) {
        match outcome {
            Chance::Show(side) => self.show_stall(side, events),
            Chance::Deal(character) => self.deal(character, events),
            Chance::Die(_) | Chance::Dice(..) => self.roll(outcome, events),
            Chance::Draw(card) => self.draw(card, events),
        }
    }

    fn draw(&mut self, card: PileCard, events: &mut impl Events<Event>) {
        if let Phase::Foreseeing { left } = self.phase {
            self.foresee(card, left, events);
            return;
        }
        self.take_from_pile(card);
        if let Phase::SettingOut { .. } = self.phase {
            self.set_out(card, events);
        } else {
            self.refill(card, events);
        }
    }
}
