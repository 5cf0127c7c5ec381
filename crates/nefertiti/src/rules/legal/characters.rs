//! When each character can be recruited (N68), and what it can do.

use game::Seat;

use super::cards::{Cards, Verb};
use crate::rules::{
    Action, Character, CharacterStep, Characters, Choices, GiftType, Holder, Kind, Kinds, Market, Markets,
    Nefertiti, OracleStep, Place, Places,
};

impl Nefertiti {
    /// The characters that can do something now, for a player who has a seal (N26).
    pub(super) fn recruitable(&self) -> Characters {
        let in_stock = self.piles.in_stock();
        let with_gifts =
            if self.own().gifts.is_empty() { Characters::NONE } else { Characters::WITH_OWN_GIFTS };
        let ask = |able: Characters, character: Character| {
            let is_able = in_stock.has(character) && self.has_effect(character);
            if is_able { able.or(character.set()) } else { able }
        };
        // Each in a place of its own, where a processor learns its answers.
        let able = ask(in_stock.and(with_gifts), Character::Merchant);
        let able = ask(able, Character::HighPriest);
        let able = ask(able, Character::Maid);
        let able = ask(able, Character::Thief);
        let able = ask(able, Character::Treasurer);
        let able = ask(able, Character::Oracle);
        let able = ask(able, Character::Beggar);
        let able = ask(able, Character::AmonPriest);
        let able = ask(able, Character::WanderingThief);
        ask(able, Character::Trader)
    }

    #[expect(
        clippy::inline_always,
        reason = "each call is about one character, and then little of it is left"
    )]
    #[inline(always)]
    fn has_effect(&self, character: Character) -> bool {
        match character {
            Character::Scribe | Character::Vizier | Character::RoyalScribe | Character::AmonMerchant => {
                !self.own().gifts.is_empty()
            }
            Character::Merchant => self.can_swap(None),
            Character::HighPriest => self.can_act(),
            Character::Maid => {
                let mut players = self.players[..usize::from(self.settings.players)].iter();
                players.any(|player| !player.gifts.is_empty())
            }
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

    pub(super) fn character_choices(&self, step: CharacterStep) -> Choices {
        let own = &self.own().gifts;
        let or_leave = |cards: Cards, again: bool| if again { cards.or_leave() } else { cards };
        match step {
            CharacterStep::Scribing { .. } => {
                let types = GiftType::ALL.into_iter().filter(|gift_type| own.has_type(*gift_type));
                Cards::to(Verb::Score).kinds(types.map(GiftType::plain).collect()).into()
            }
            CharacterStep::RoyalScribing { again, .. } => {
                or_leave(Cards::to(Verb::Score).kinds(own.kinds()), again).into()
            }
            CharacterStep::Offering { again } => {
                or_leave(Cards::to(Verb::Discard).kinds(own.kinds()), again).into()
            }
            CharacterStep::Calling => self.callable().map(Action::Call).collect(),
            CharacterStep::Yielding { gift_type, holder, .. } => {
                Cards::to(Verb::Discard).kinds(self.gifts_of(holder).kinds_of(gift_type)).into()
            }
            CharacterStep::Wanting { partner, .. } => {
                let wants = self.wants(partner).map(|(holder, kind)| Action::WantFrom(holder, kind));
                wants.chain(partner.map(|_| Action::Stop)).collect()
            }
            CharacterStep::Giving { kind, .. } => Cards::to(Verb::Give).kinds(self.gives(kind)).into(),
            CharacterStep::Stealing => {
                let places: Places = self.board(self.tile).open_gifts().map(|(place, _)| place).collect();
                Cards::to(Verb::Steal).places(places).into()
            }
            CharacterStep::Collecting => self.collections().collect(),
            CharacterStep::Begging { market } => {
                let beg = (self.board(market).reserve > 0).then_some(Action::Beg(market));
                let hides = self.hidable(market).map(|place| Action::Hide(market, place));
                beg.into_iter().chain(hides).collect()
            }
            CharacterStep::Trading { again } => {
                let wants = self.tradable().map(|(market, place)| Action::WantAt(market, place));
                wants.chain(again.then_some(Action::Stop)).collect()
            }
            CharacterStep::TradingFor { market, place, .. } => {
                let kind = self.board(market).open_gift(place).expect("a gift that is wanted");
                Cards::to(Verb::Give).kinds(self.gives(kind)).into()
            }
            CharacterStep::Wandering { bought, .. } => {
                self.targets(bought).map(|(market, place)| Action::Wander(market, place)).collect()
            }
        }
    }

    pub(super) fn oracle_choices(&self, step: OracleStep) -> Choices {
        match step {
            OracleStep::Foreseeing { .. } => Choices::from_iter([]),
            // Those of the gifts seen for which there is one of equal or higher value to put in (N70).
            OracleStep::Divining => {
                let seen = self.oracle.seen.iter().copied();
                let kinds = seen.filter(|kind| !self.free_gives(*kind).is_empty()).collect();
                Cards::to(Verb::Want).kinds(kinds).or_leave().into()
            }
            OracleStep::DiviningFor { kind } => Cards::to(Verb::Give).kinds(self.free_gives(kind)).into(),
            OracleStep::Ordering => self.oracle.cards_to_lay().map(Action::Next).collect(),
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
        let wanted = self.own().gifts.kinds().of_the_same_types();
        self.partners(partner).flat_map(move |holder| {
            let kinds = self.gifts_of(holder).kinds().and(wanted);
            kinds.iter().filter(|kind| !self.gives(*kind).is_empty()).map(move |kind| (holder, kind))
        })
    }

    /// Everybody else but this one.
    fn partners(&self, except: Option<Holder>) -> impl Iterator<Item = Holder> + use<> {
        let own = Holder::Seat(self.active);
        self.holders().filter(move |holder| *holder != own && Some(*holder) != except)
    }

    #[inline]
    pub(crate) fn can_swap(&self, partner: Option<Holder>) -> bool {
        let own = Holder::Seat(self.active);
        let kinds = |holder: Holder| {
            let is_partner = holder != own && Some(holder) != partner;
            if is_partner { self.gifts_of(holder).kinds() } else { Kinds::default() }
        };
        // Everybody is asked: empty seats own nothing, nor does a neutral player who takes no part.
        let seats = Seat::all(self.players.len() as u8).map(Holder::Seat);
        let theirs = seats.map(kinds).fold(kinds(Holder::Neutral), Kinds::or);
        let wanted = theirs.and(self.own().gifts.kinds().of_the_same_types());
        wanted.iter().any(|kind| !self.gives(kind).is_empty())
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
    fn collections(&self) -> impl Iterator<Item = Action> {
        Market::BOARD.into_iter().flat_map(|market| {
            let most = self.board(market).reserve.min(self.edition.treasurer);
            (1..=most).map(move |deben| Action::Collect(market, deben))
        })
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
