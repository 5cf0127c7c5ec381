//! A turn: placing, naming, the collector, the dice of Louqsor, and whose turn is next.

use game::{Events, Seat};

use crate::actions::Action;
use crate::chance::Chance;
use crate::choices::{Choices, Openings};
use crate::events::{Bonus, Cause, End, Event};
use crate::market::{Market, Markets};
use crate::phase::{Phase, Stage};
use crate::stall::Space;
use crate::stand::Piece;
use crate::state::{Nefertiti, ThisTurn};

/// Nothing printed brings the end nearer when nobody buys, so that there is an end of turns (N84).
const MOST_TURNS: u16 = 60;

impl Nefertiti {
    /// What a turn can begin with, or go on with after a character.
    #[inline]
    pub(crate) fn turn_choices(&self) -> Choices {
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
    pub(crate) fn again_choices(&self) -> Choices {
        if self.own().servants > 0 {
            let memphis = self.this_turn.servants.and(Market::Memphis.set());
            return self.openings(self.open.without(memphis)).into();
        }
        let mut choices = Choices::default();
        choices.extend(self.nameable().iter().map(Action::Name));
        choices
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
    pub(crate) fn nameable(&self) -> Markets {
        let is_there = |market: &Market| self.board(*market).stand.has_servant(self.active);
        self.open.and(Markets::BOARD).iter().filter(is_there).collect()
    }

    pub(crate) fn list_taxes(&self, choices: &mut Choices) {
        for (market, ranks) in self.taxable() {
            choices.extend(self.stall(market).spaces(ranks).map(Action::Tax));
        }
    }

    /// Collectors stand below another piece, and not where their owner has just put a servant (N78): a bit for each space.
    fn taxable(&self) -> impl Iterator<Item = (Market, u16)> {
        let markets = if self.own().collectors > 0 { self.open } else { Markets::NONE };
        markets.without(self.this_turn.servants).iter().filter_map(|market| {
            let (stall, stand) = (self.stall(market), &self.board(market).stand);
            Some((market, stall.free(stand) & ((1 << stand.best()?) - 1)))
        })
    }

    pub(crate) fn place(&mut self, space: Space, events: &mut impl Events<Event>) {
        let (seat, market) = (self.active, space.market());
        let rank = self.stall(market).rank(space).expect("a space of the stall that shows");
        let has_coin = self.stall(market).has_coin(rank);
        let is_first = self.board(market).stand.is_empty();
        self.player_mut(seat).servants -= 1;
        self.this_turn.servants.add(market);
        events.push(Event::Placed { piece: Piece::Servant(seat), space });
        if is_first {
            self.earn(market, Bonus::First, events);
        }
        if has_coin {
            self.earn(market, Bonus::Coin, events);
        }
        self.put(Piece::Servant(seat), market, rank, events);
    }

    fn earn(&mut self, market: Market, why: Bonus, events: &mut impl Events<Event>) {
        let board = self.board_mut(market);
        if board.reserve > 0 {
            board.reserve -= 1;
            let seat = self.active;
            self.player_mut(seat).deben += 1;
            events.push(Event::Earned { seat, market, deben: 1, why });
        }
    }

    /// A collector brings no Deben (N55).
    pub(crate) fn tax(&mut self, space: Space, events: &mut impl Events<Event>) {
        let (seat, market) = (self.active, space.market());
        let rank = self.stall(market).rank(space).expect("a space of the stall that shows");
        self.player_mut(seat).collectors -= 1;
        events.push(Event::Placed { piece: Piece::Collector(seat), space });
        self.put(Piece::Collector(seat), market, rank, events);
    }

    /// Puts a piece on its space and sees whether the market closes: only the stall just used is tested (N10).
    fn put(&mut self, piece: Piece, market: Market, rank: usize, events: &mut impl Events<Event>) {
        self.board_mut(market).stand.put(rank, piece);
        self.this_turn.pieces.add(market);
        let stall = self.stall(market);
        if stall.condition().is_rolled() {
            // The last to put a piece there holds the dice (N31), a collector's owner too (N35).
            self.dice = Some(piece.owner());
            self.phase = Phase::Rolling;
        } else if stall.closes(&self.board(market).stand) {
            self.close(market, Cause::Condition, events);
        } else {
            self.go_on(events);
        }
    }

    pub(crate) fn roll(&mut self, roll: Chance, events: &mut impl Events<Event>) {
        events.push(Event::Rolled { seat: self.active, roll });
        let (stall, stand) = (self.stall(Market::Louqsor), &self.board(Market::Louqsor).stand);
        let closes = match roll {
            Chance::Die(number) => stall.closes_on(stand, &[number]),
            Chance::Dice(lower, higher) => stall.closes_on(stand, &[lower, higher]),
            Chance::Show(_) | Chance::Deal(_) | Chance::Draw(_) => unreachable!("dice are rolled here"),
        };
        if closes { self.close(Market::Louqsor, Cause::Dice, events) } else { self.go_on(events) }
    }

    /// What comes next when a part of the turn is done, with all that it caused.
    pub(crate) fn go_on(&mut self, events: &mut impl Events<Event>) {
        if self.open.and(Markets::BOARD).is_empty() {
            self.end(End::Closed, events);
            return;
        }
        if self.this_turn.stage == Stage::Act {
            self.this_turn.stage = Stage::Again;
            if self.this_turn.has_extra_step && self.can_act_again() {
                self.phase = Phase::Again;
                return;
            }
        }
        if self.this_turn.stage == Stage::Again {
            self.this_turn.stage = Stage::Tax;
            if self.settings.has_neutral() && self.can_tax() {
                self.phase = Phase::Taxing;
                return;
            }
        }
        if self.this_turn.stage == Stage::Tax {
            self.this_turn.stage = Stage::Roll;
            // Whoever put a piece there this turn has rolled for it (N33).
            if self.dice == Some(self.active) && !self.this_turn.pieces.has(Market::Louqsor) {
                self.phase = Phase::RollingAgain;
                return;
            }
        }
        self.next_turn(events);
    }

    fn can_act_again(&self) -> bool {
        self.own().servants > 0 || !self.nameable().is_empty()
    }

    fn can_tax(&self) -> bool {
        self.taxable().any(|(_, ranks)| ranks != 0)
    }

    fn next_turn(&mut self, events: &mut impl Events<Event>) {
        self.turns += 1;
        let players = self.settings.players;
        if self.turns == MOST_TURNS * u16::from(players) {
            self.end(End::TooLong, events);
            return;
        }
        self.active = Seat::new((self.active.number() + 1) % players);
        self.this_turn = ThisTurn::NEW;
        self.phase = Phase::Turn;
    }

    fn end(&mut self, why: End, events: &mut impl Events<Event>) {
        self.phase = Phase::Over;
        events.push(Event::Ended { why });
    }
}
