//! The one definition of what is legal.

use crate::actions::Action;
use crate::choices::Choices;
use crate::gift::GiftType;
use crate::phase::Phase;
use crate::state::Nefertiti;

impl Nefertiti {
    #[inline]
    pub(crate) fn legal_actions(&self) -> Choices {
        if self.phase == Phase::Turn { self.turn_choices() } else { self.legal_in_phase() }
    }

    #[inline(never)]
    fn legal_in_phase(&self) -> Choices {
        let mut choices = Choices::default();
        match self.phase {
            Phase::Turn => return self.turn_choices(),
            Phase::Again => return self.again_choices(),
            Phase::Taxing => {
                self.list_taxes(&mut choices);
                choices.add(Action::Stop);
            }
            Phase::RollingAgain => choices.extend([Action::Roll, Action::Stop]),
            Phase::Taking { market, take } => self.list_takes(market, take, &mut choices),
            Phase::Shaming { market } => {
                let kinds = self.player(self.asked_at(market)).gifts.kinds();
                choices.extend(kinds.iter().map(Action::Discard));
            }
            Phase::Buying { market } => self.list_buys(market, &mut choices),
            Phase::Leaving { market } => self.list_leavings(market, &mut choices),
            Phase::Wandering { bought, .. } => {
                choices.extend(self.targets(bought).map(|(market, place)| Action::Wander(market, place)));
            }
            Phase::Scribing { .. } => {
                let types = GiftType::ALL.into_iter();
                let own = types.filter(|gift_type| self.own().gifts.has_type(*gift_type));
                choices.extend(own.map(|gift_type| Action::Score(gift_type.plain())));
            }
            Phase::RoyalScribing { again, .. } => {
                choices.extend(self.own().gifts.kinds().iter().map(Action::Score));
                add_stop(again, &mut choices);
            }
            Phase::Offering { again } => {
                choices.extend(self.own().gifts.kinds().iter().map(Action::Discard));
                add_stop(again, &mut choices);
            }
            Phase::Calling => choices.extend(self.callable().map(Action::Call)),
            Phase::Yielding { gift_type, holder, .. } => {
                choices.extend(self.gifts_of(holder).kinds_of(gift_type).iter().map(Action::Discard));
            }
            Phase::Wanting { partner, .. } => {
                choices.extend(self.wants(partner).map(|(holder, kind)| Action::WantFrom(holder, kind)));
                add_stop(partner.is_some(), &mut choices);
            }
            Phase::Giving { kind, .. } => choices.extend(self.gives(kind).iter().map(Action::Give)),
            Phase::Stealing => {
                let gifts = self.board(self.tile).open_gifts();
                choices.extend(gifts.map(|(place, _)| Action::Steal(place)));
            }
            Phase::Collecting => self.list_collections(&mut choices),
            Phase::Begging { market } => self.list_begging(market, &mut choices),
            Phase::Trading { again } => {
                choices.extend(self.tradable().map(|(market, place)| Action::WantAt(market, place)));
                add_stop(again, &mut choices);
            }
            Phase::TradingFor { market, place, .. } => {
                let kind = self.board(market).open_gift(place).expect("a gift that is wanted");
                choices.extend(self.gives(kind).iter().map(Action::Give));
            }
            Phase::Divining => {
                choices.extend(self.divinable().map(Action::Want));
                choices.add(Action::Stop);
            }
            Phase::DiviningFor { kind } => choices.extend(self.free_gives(kind).iter().map(Action::Give)),
            Phase::Ordering => choices.extend(self.oracle.cards_to_lay().map(Action::Next)),
            Phase::ShowingStall { .. }
            | Phase::Dealing { .. }
            | Phase::SettingOut { .. }
            | Phase::Rolling
            | Phase::Refilling { .. }
            | Phase::Foreseeing { .. }
            | Phase::Over => {}
        }
        choices
    }
}

fn add_stop(is_optional: bool, choices: &mut Choices) {
    if is_optional {
        choices.add(Action::Stop);
    }
}
