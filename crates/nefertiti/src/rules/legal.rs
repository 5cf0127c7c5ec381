//! The one definition of what is legal.

mod cards;
mod characters;
mod choices;
mod openings;

pub use choices::Choices;

use self::cards::{Cards, Verb};
pub(crate) use self::openings::Opening;
use self::openings::{Openings, Unnamed};
use crate::rules::{
    Action, Characters, Kinds, Market, Markets, Nefertiti, Phase, Pick, Places, SaleStep, Take, TurnStep,
};

impl Nefertiti {
    #[inline]
    pub(crate) fn legal_actions(&self) -> Choices {
        if self.phase == Phase::TURN { self.turn_choices() } else { self.legal_in_phase() }
    }

    #[inline(never)]
    fn legal_in_phase(&self) -> Choices {
        match self.phase {
            Phase::Sale(step) => self.sale_choices(step),
            Phase::Turn(TurnStep::Act) => self.turn_choices(),
            Phase::Turn(TurnStep::Again) => self.again_choices(),
            Phase::Turn(TurnStep::Taxing) => {
                let spaces = self.taxable().flat_map(|(market, ranks)| self.stall(market).spaces(ranks));
                spaces.map(Action::Tax).chain([Action::Stop]).collect()
            }
            Phase::Turn(TurnStep::RollingAgain) => [Action::Roll, Action::Stop].into_iter().collect(),
            Phase::Character(step) => self.character_choices(step),
            Phase::Oracle(step) => self.oracle_choices(step),
            Phase::SetUp(_) | Phase::Rolling | Phase::Refilling { .. } | Phase::Over => {
                Choices::from_iter([])
            }
        }
    }

    /// What a turn can begin with, or go on with after a character.
    #[inline]
    fn turn_choices(&self) -> Choices {
        if let Some(unnamed) = self.only_openings() {
            return self.name_openings(unnamed).into();
        }
        let places = if self.own().servants > 0 { self.open } else { Markets::NONE };
        self.name_or_pass(places)
    }

    /// The openings of a turn, if there is nothing else that it can begin with.
    #[inline]
    pub(crate) fn only_openings(&self) -> Option<Unnamed> {
        let servants = self.own().servants;
        // With one servant in hand, the High Priest may name first and place later (N29).
        let must_place = servants > 1 || (servants == 1 && !self.this_turn.has_extra_step);
        must_place.then(|| self.turn_openings(self.open))
    }

    /// The same for a player who has no servant left, or only one that can wait.
    #[inline(never)]
    fn name_or_pass(&self, places: Markets) -> Choices {
        let markets = self.nameable();
        let must_pass = places.is_empty() && markets.is_empty();
        let names = markets.iter().map(Action::Name);
        let openings = self.name_openings(self.turn_openings(places));
        openings.iter().chain(names).chain(must_pass.then_some(Action::Pass)).collect()
    }

    /// Characters to recruit, and where a servant can be placed on these markets.
    #[inline]
    fn turn_openings(&self, markets: Markets) -> Unnamed {
        let can_recruit = !self.this_turn.has_recruited && self.own().seals > 0;
        let characters = if can_recruit { self.recruitable() } else { Characters::NONE };
        self.openings(characters, markets)
    }

    /// The second step of the High Priest (N67).
    fn again_choices(&self) -> Choices {
        if self.own().servants > 0 {
            return self.name_openings(self.openings(Characters::NONE, self.open_again())).into();
        }
        self.nameable().iter().map(Action::Name).collect()
    }

    /// Where the second step of the High Priest can place: only one of the two at Memphis (N67).
    fn open_again(&self) -> Markets {
        self.open.without(self.this_turn.servants.and(Market::Memphis.set()))
    }

    #[inline]
    fn openings(&self, characters: Characters, markets: Markets) -> Unnamed {
        let free = |market: Market| {
            let board = self.board(market);
            let spaces = self.edition.spaces[market.index()][board.side as usize];
            if markets.has(market) { spaces & !board.stand.occupied() } else { 0 }
        };
        Unnamed::new(characters, Market::ALL.map(free))
    }

    #[inline]
    fn name_openings(&self, unnamed: Unnamed) -> Openings {
        Openings::new(unnamed, Market::ALL.map(|market| self.stall(market).space_names()))
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

    fn sale_choices(&self, step: SaleStep) -> Choices {
        self.sale_cards(step).map_or_else(|| self.leaving_choices(step.market()), Choices::from)
    }

    /// The cards that a sale asks about, unless a collector leaves.
    #[inline]
    pub(crate) fn sale_cards(&self, step: SaleStep) -> Option<Cards> {
        match step {
            SaleStep::Buying { market } => {
                let (seat, space) = self.bidder(market);
                let half = Cards::to(Verb::Buy).or_leave();
                let can_pay = self.player(seat).deben >= space.offer();
                Some(if can_pay { self.picks(half, market, Take::First) } else { half })
            }
            SaleStep::Taking { market, take } => {
                let cards = self.picks(Cards::to(Verb::Take), market, take);
                Some(if take == Take::Extra { cards.or_leave() } else { cards })
            }
            SaleStep::Shaming { market } => {
                let kinds = self.player(self.asked_at(market)).gifts.kinds();
                Some(Cards::to(Verb::Discard).kinds(kinds))
            }
            SaleStep::Leaving { .. } => None,
        }
    }

    /// Whether there is a card for the best bidder (N6, N76).
    pub(crate) fn can_take(&self, market: Market, take: Take) -> bool {
        self.picks(Cards::to(Verb::Take), market, take).len() > 0
    }

    /// Adds the cards that can be had; the upper one only as the first (N76).
    #[inline]
    fn picks(&self, cards: Cards, market: Market, take: Take) -> Cards {
        let allowed = if take == Take::First { Places::ALL } else { Places::LOWER };
        cards.places(self.board(market).open_places().and(allowed)).kinds(self.port_gifts(market))
    }

    /// The gifts above Memphis, if this is Memphis, which has no gift places.
    #[inline]
    fn port_gifts(&self, market: Market) -> Kinds {
        if market == Market::Memphis { self.memphis.kinds() } else { Kinds::default() }
    }

    /// One Deben for each other Reserve in play, or for as many as there are Deben (N79); or a gift set aside.
    fn leaving_choices(&self, market: Market) -> Choices {
        let others = self.open.or(Markets::BOARD).without(market.set());
        let many = others.len().min(u32::from(self.board(market).reserve));
        let gifts = self.board(market).open_gifts().map(|(place, _)| Pick::Place(place));
        let picks = gifts.chain(self.port_gifts(market).iter().map(Pick::Kind));
        others.choices(many).map(Action::Scatter).chain(picks.map(Action::Aside)).collect()
    }
}
