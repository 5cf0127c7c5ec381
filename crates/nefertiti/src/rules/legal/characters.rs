//! When each character can be recruited (N68), and what it can do.

use crate::rules::{
    Action, Character, CharacterStep, Choices, GiftType, Holder, Kind, Kinds, Market, Markets, Nefertiti,
    OracleStep, Place,
};

impl Nefertiti {
    /// The characters that can do something now, for a player who has a seal (N26).
    pub(super) fn recruitable(&self) -> impl Iterator<Item = Character> {
        self.piles.iter().filter(|character| self.has_effect(*character))
    }

    fn has_effect(&self, character: Character) -> bool {
        match character {
            Character::Scribe | Character::Vizier | Character::RoyalScribe | Character::AmonMerchant => {
                !self.own().gifts.is_empty()
            }
            Character::Merchant => self.can_swap(None),
            Character::HighPriest => self.can_act(),
            Character::Maid => self.callable().next().is_some(),
            Character::Thief => self.board(self.tile).open_gifts().next().is_some(),
            // Open or closed, even out for good (N40), but not Memphis.
            Character::Treasurer => Market::BOARD.into_iter().any(|market| self.board(market).reserve > 0),
            Character::Oracle => self.out.is_none() && !self.unseen.is_empty(),
            Character::Beggar => self.next_to_beg(None).is_some(),
            Character::AmonPriest => true,
            Character::WanderingThief => self.can_wander(None),
            Character::Trader => self.can_trade(),
        }
    }

    pub(super) fn list_for_character(&self, step: CharacterStep, choices: &mut Choices) {
        let own = &self.own().gifts;
        match step {
            CharacterStep::Scribing { .. } => {
                let types = GiftType::ALL.into_iter().filter(|gift_type| own.has_type(*gift_type));
                choices.extend(types.map(|gift_type| Action::Score(gift_type.plain())));
            }
            CharacterStep::RoyalScribing { again, .. } => {
                choices.extend(own.kinds().iter().map(Action::Score));
                choices.extend(again.then_some(Action::Stop));
            }
            CharacterStep::Offering { again } => {
                choices.extend(own.kinds().iter().map(Action::Discard));
                choices.extend(again.then_some(Action::Stop));
            }
            CharacterStep::Calling => choices.extend(self.callable().map(Action::Call)),
            CharacterStep::Yielding { gift_type, holder, .. } => {
                choices.extend(self.gifts_of(holder).kinds_of(gift_type).iter().map(Action::Discard));
            }
            CharacterStep::Wanting { partner, .. } => {
                choices.extend(self.wants(partner).map(|(holder, kind)| Action::WantFrom(holder, kind)));
                choices.extend(partner.map(|_| Action::Stop));
            }
            CharacterStep::Giving { kind, .. } => choices.extend(self.gives(kind).iter().map(Action::Give)),
            CharacterStep::Stealing => {
                let gifts = self.board(self.tile).open_gifts();
                choices.extend(gifts.map(|(place, _)| Action::Steal(place)));
            }
            CharacterStep::Collecting => self.list_collections(choices),
            CharacterStep::Begging { market } => {
                choices.extend((self.board(market).reserve > 0).then_some(Action::Beg(market)));
                choices.extend(self.hidable(market).map(|place| Action::Hide(market, place)));
            }
            CharacterStep::Trading { again } => {
                choices.extend(self.tradable().map(|(market, place)| Action::WantAt(market, place)));
                choices.extend(again.then_some(Action::Stop));
            }
            CharacterStep::TradingFor { market, place, .. } => {
                let kind = self.board(market).open_gift(place).expect("a gift that is wanted");
                choices.extend(self.gives(kind).iter().map(Action::Give));
            }
            CharacterStep::Wandering { bought, .. } => {
                choices.extend(self.targets(bought).map(|(market, place)| Action::Wander(market, place)));
            }
        }
    }

    pub(super) fn list_for_oracle(&self, step: OracleStep, choices: &mut Choices) {
        match step {
            OracleStep::Foreseeing { .. } => {}
            // Those of the gifts seen for which there is one of equal or higher value to put in (N70).
            OracleStep::Divining => {
                let seen = Kind::ALL.into_iter().filter(|kind| self.oracle.seen.contains(kind));
                choices.extend(seen.filter(|kind| !self.free_gives(*kind).is_empty()).map(Action::Want));
                choices.add(Action::Stop);
            }
            OracleStep::DiviningFor { kind } => {
                choices.extend(self.free_gives(kind).iter().map(Action::Give));
            }
            OracleStep::Ordering => choices.extend(self.oracle.cards_to_lay().map(Action::Next)),
        }
    }

    /// The types that some seat owns; the neutral player alone is not enough (N73).
    fn callable(&self) -> impl Iterator<Item = GiftType> {
        let players = &self.players[..usize::from(self.settings.players)];
        let is_owned = |gift_type: &GiftType| players.iter().any(|player| player.gifts.has_type(*gift_type));
        GiftType::ALL.into_iter().filter(is_owned)
    }

    /// What a Merchant can get from whom: gifts of a type one owns, if there is something to give and enough cash. After a
    /// first swap, not from the same partner.
    fn wants(&self, partner: Option<Holder>) -> impl Iterator<Item = (Holder, Kind)> {
        let own = Holder::Seat(self.active);
        let types = GiftType::ALL.into_iter().filter(|gift_type| self.own().gifts.has_type(*gift_type));
        let wanted = types.fold(Kinds::default(), |kinds, gift_type| kinds.or(gift_type.kinds()));
        let partners = self.holders().filter(move |holder| *holder != own && Some(*holder) != partner);
        partners.flat_map(move |holder| {
            let kinds = self.gifts_of(holder).kinds().and(wanted);
            kinds.iter().filter(|kind| !self.gives(*kind).is_empty()).map(move |kind| (holder, kind))
        })
    }

    pub(crate) fn can_swap(&self, partner: Option<Holder>) -> bool {
        self.wants(partner).next().is_some()
    }

    /// What can be given for a kind: not the kind itself (N69), and only if the difference can be paid.
    fn gives(&self, wanted: Kind) -> Kinds {
        let own = self.own();
        own.gifts.kinds().and(self.edition.gives(wanted, own.deben))
    }

    /// What can be given for a kind without paying.
    fn free_gives(&self, wanted: Kind) -> Kinds {
        self.own().gifts.kinds().and(self.edition.gives(wanted, 0))
    }

    /// The player says how many (N71).
    fn list_collections(&self, choices: &mut Choices) {
        for market in Market::BOARD {
            let most = self.board(market).reserve.min(self.edition.treasurer);
            choices.extend((1..=most).map(|deben| Action::Collect(market, deben)));
        }
    }

    /// The next market, in market order, where the Beggar can do something.
    pub(crate) fn next_to_beg(&self, after: Option<Market>) -> Option<Market> {
        let mut markets =
            Market::BOARD.into_iter().filter(|market| after.is_none_or(|after| *market > after));
        markets.find(|market| self.board(*market).reserve > 0 || self.hidable(*market).next().is_some())
    }

    /// The gifts of a market that can be turned; none where Akhenaton was drawn (N72).
    fn hidable(&self, market: Market) -> impl Iterator<Item = Place> {
        let gifts = self.board(market).open_gifts().map(|(place, _)| place);
        gifts.filter(move |_| self.in_reach().has(market))
    }

    /// Gifts of any market that is not out for good (N49), if there is something to give and enough cash. The type need
    /// not be one's own.
    fn tradable(&self) -> impl Iterator<Item = (Market, Place)> {
        self.in_reach().iter().flat_map(move |market| {
            let gifts = self.board(market).open_gifts();
            gifts.filter(|(_, kind)| !self.gives(*kind).is_empty()).map(move |(place, _)| (market, place))
        })
    }

    pub(crate) fn can_trade(&self) -> bool {
        self.tradable().next().is_some()
    }

    /// The gifts of lowest value of each market in reach, for the Wandering Thief; when it was bought, not of the
    /// market where it lay (N77).
    fn targets(&self, bought: Option<Market>) -> impl Iterator<Item = (Market, Place)> {
        let excluded = bought.map_or(Markets::NONE, Market::set);
        self.in_reach().without(excluded).iter().flat_map(move |market| {
            let board = self.board(market);
            let value = |(_, kind)| self.edition.highest_value(kind);
            let least = board.open_gifts().map(value).min();
            let gifts = board.open_gifts().filter(move |gift| Some(value(*gift)) == least);
            gifts.map(move |(place, _)| (market, place))
        })
    }

    pub(crate) fn can_wander(&self, bought: Option<Market>) -> bool {
        self.targets(bought).next().is_some()
    }
}
