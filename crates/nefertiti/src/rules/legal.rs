//! The one definition of what is legal.

mod characters;
mod choices;

pub use choices::Choices;
use choices::Openings;

use crate::rules::{
    Action, Kind, Kinds, Market, Markets, Nefertiti, Phase, Pick, Place, SaleStep, Take, TurnStep,
};

impl Nefertiti {
    #[inline]
    pub(crate) fn legal_actions(&self) -> Choices {
        if self.phase == Phase::TURN { self.turn_choices() } else { self.legal_in_phase() }
    }

    #[inline(never)]
    fn legal_in_phase(&self) -> Choices {
        let mut choices = Choices::default();
        match self.phase {
            Phase::Turn(TurnStep::Act) => return self.turn_choices(),
            Phase::Turn(TurnStep::Again) => return self.again_choices(),
            Phase::Turn(TurnStep::Taxing) => {
                for (market, ranks) in self.taxable() {
                    choices.extend(self.stall(market).spaces(ranks).map(Action::Tax));
                }
                choices.add(Action::Stop);
            }
            Phase::Turn(TurnStep::RollingAgain) => choices.extend([Action::Roll, Action::Stop]),
            Phase::Sale(step) => self.list_for_sale(step, &mut choices),
            Phase::Character(step) => self.list_for_character(step, &mut choices),
            Phase::Oracle(step) => self.list_for_oracle(step, &mut choices),
            Phase::SetUp(_) | Phase::Rolling | Phase::Refilling { .. } | Phase::Over => {}
        }
        choices
    }

    /// What a turn can begin with, or go on with after a character.
    #[inline]
    fn turn_choices(&self) -> Choices {
        let servants = self.own().servants;
        let can_recruit = !self.this_turn.has_recruited && self.own().seals > 0;
        let mut openings = if servants > 0 { self.openings(self.open) } else { Openings::default() };
        if can_recruit {
            self.recruitable().for_each(|character| openings.recruit(character));
        }
        // With one servant in hand, the High Priest may name first and place later (N29).
        if servants > 1 || (servants == 1 && !self.this_turn.has_extra_step) {
            return openings.into();
        }
        let markets = self.nameable();
        let mut choices = Choices::default();
        choices.extend(openings.iter());
        choices.extend(markets.iter().map(Action::Name));
        if servants == 0 && markets.is_empty() {
            choices.add(Action::Pass);
        }
        choices
    }

    /// The second step of the High Priest (N67).
    fn again_choices(&self) -> Choices {
        if self.own().servants > 0 {
            return self.openings(self.open_again()).into();
        }
        let mut choices = Choices::default();
        choices.extend(self.nameable().iter().map(Action::Name));
        choices
    }

    /// Where the second step of the High Priest can place: only one of the two at Memphis (N67).
    fn open_again(&self) -> Markets {
        self.open.without(self.this_turn.servants.and(Market::Memphis.set()))
    }

    #[inline]
    fn openings(&self, markets: Markets) -> Openings {
        let mut openings = Openings::default();
        for market in markets.iter() {
            let stall = self.stall(market);
            openings.place(market, stall.free(&self.board(market).stand), stall.space_names());
        }
        openings
    }

    /// The open markets with a servant of one's own; Memphis never closes (N52).
    fn nameable(&self) -> Markets {
        let is_there = |market: &Market| self.board(*market).stand.has_servant(self.active);
        self.open.and(Markets::BOARD).iter().filter(is_there).collect()
    }

    /// Whether a servant can be placed or a market be named.
    pub(crate) fn can_act(&self) -> bool {
        self.own().servants > 0 || !self.nameable().is_empty()
    }

    pub(crate) fn can_tax(&self) -> bool {
        self.taxable().any(|(_, ranks)| ranks != 0)
    }

    /// Collectors stand below another piece, and not where their owner has just put a servant (N78): a bit for each space.
    fn taxable(&self) -> impl Iterator<Item = (Market, u16)> {
        let markets = if self.own().collectors > 0 { self.open } else { Markets::NONE };
        markets.without(self.this_turn.servants).iter().filter_map(|market| {
            let (stall, stand) = (self.stall(market), &self.board(market).stand);
            Some((market, stall.free(stand) & ((1 << stand.best()?) - 1)))
        })
    }

    fn list_for_sale(&self, step: SaleStep, choices: &mut Choices) {
        match step {
            SaleStep::Taking { market, take } => {
                choices.extend(self.picks(market, take).map(Action::Take));
                if take == Take::Extra {
                    choices.add(Action::Stop);
                }
            }
            SaleStep::Shaming { market } => {
                let kinds = self.player(self.asked_at(market)).gifts.kinds();
                choices.extend(kinds.iter().map(Action::Discard));
            }
            SaleStep::Buying { market } => {
                let (seat, space) = self.bidder(market);
                if self.player(seat).deben >= space.offer() {
                    choices.extend(self.picks(market, Take::First).map(Action::Buy));
                }
                choices.add(Action::Half);
            }
            SaleStep::Leaving { market } => self.list_leavings(market, choices),
        }
    }

    /// Whether there is a card for the best bidder (N6, N76).
    pub(crate) fn can_take(&self, market: Market, take: Take) -> bool {
        self.picks(market, take).next().is_some()
    }

    /// The cards that can be had; the upper one only as the first (N76).
    fn picks(&self, market: Market, take: Take) -> impl Iterator<Item = Pick> {
        let is_allowed = move |place: &Place| take == Take::First || place.is_lower();
        let places = self.board(market).open_cards().filter(is_allowed).map(Pick::Place);
        places.chain(self.port_gifts(market).map(Pick::Kind))
    }

    /// The gifts above Memphis, if this is Memphis, which has no gift places.
    fn port_gifts(&self, market: Market) -> impl Iterator<Item = Kind> {
        let kinds = if market == Market::Memphis { self.memphis.kinds() } else { Kinds::default() };
        kinds.iter()
    }

    /// One Deben for each other Reserve in play, or for as many as there are Deben (N79); or a gift set aside.
    fn list_leavings(&self, market: Market, choices: &mut Choices) {
        let others = self.open.or(Markets::BOARD).without(market.set());
        let many = others.len().min(u32::from(self.board(market).reserve));
        choices.extend(others.choices(many).map(Action::Scatter));
        let gifts = self.board(market).open_gifts().map(|(place, _)| Pick::Place(place));
        choices.extend(gifts.chain(self.port_gifts(market).map(Pick::Kind)).map(Action::Aside));
    }
}
