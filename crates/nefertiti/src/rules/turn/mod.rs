//! A turn: placing, naming, the collector, the dice of Louqsor, and whose turn is next.

mod characters;
mod memphis;
mod refill;
mod sale;
mod set_up;

use game::{Events, Seat};

use crate::events::{Bonus, Cause, End, Event};
use crate::rules::{Chance, Market, Markets, Nefertiti, Phase, Piece, Space, Stage, ThisTurn, TurnStep};

/// The printed rules would let a game go on forever while nobody buys, so the number of turns is limited (N84).
pub(crate) const MOST_TURNS: u16 = 60;

impl Nefertiti {
    #[inline]
    pub(crate) fn place(&mut self, space: Space, events: &mut impl Events<Event>) {
        let rank = self.stall(space.market()).rank(space).expect("a space of the stall that shows");
        self.place_at(space.market(), rank, events);
    }

    /// The same for a space that is known by its rank.
    #[inline]
    pub(crate) fn place_at(&mut self, market: Market, rank: usize, events: &mut impl Events<Event>) {
        let seat = self.active;
        let stall = self.stall(market);
        let (space, has_coin) = (stall.space(rank), stall.has_coin(rank));
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
    #[inline]
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

    /// What comes next once a part of the turn and everything it caused are done.
    #[inline]
    pub(crate) fn go_on(&mut self, events: &mut impl Events<Event>) {
        if self.open.and(Markets::BOARD).is_empty() {
            self.end(End::Closed, events);
            return;
        }
        if self.this_turn.stage == Stage::Act {
            self.this_turn.stage = Stage::Again;
            if self.this_turn.has_extra_step && self.can_act() {
                self.phase = Phase::Turn(TurnStep::Again);
                return;
            }
        }
        if self.this_turn.stage == Stage::Again {
            self.this_turn.stage = Stage::Tax;
            if self.settings.has_neutral() && self.can_tax() {
                self.phase = Phase::Turn(TurnStep::Taxing);
                return;
            }
        }
        if self.this_turn.stage == Stage::Tax {
            self.this_turn.stage = Stage::Roll;
            // A player who put a piece there this turn has already rolled for it (N33).
            if self.dice == Some(self.active) && !self.this_turn.pieces.has(Market::Louqsor) {
                self.phase = Phase::Turn(TurnStep::RollingAgain);
                return;
            }
        }
        self.next_turn(events);
    }

    #[inline]
    fn next_turn(&mut self, events: &mut impl Events<Event>) {
        self.turns += 1;
        let players = self.settings.players;
        if self.turns == MOST_TURNS * u16::from(players) {
            self.end(End::TooLong, events);
            return;
        }
        let next = self.active.number() + 1;
        self.active = Seat::new(if next == players { 0 } else { next });
        self.this_turn = ThisTurn::NEW;
        self.phase = Phase::TURN;
    }

    fn end(&mut self, why: End, events: &mut impl Events<Event>) {
        self.phase = Phase::Over;
        events.push(Event::Ended { why });
    }
}
