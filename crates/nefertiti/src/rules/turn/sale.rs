//! A sale: a market closes, or Memphis awards its gifts, and every piece is dealt with from the highest rank down.

use game::{Events, Seat};

use crate::events::{Cause, Event, SealFrom};
use crate::rules::{
    Card, CharacterStep, Kind, Market, Markets, Nefertiti, Phase, Pick, Piece, Place, SaleStep, Space,
    Symbol, Take, Then,
};

impl Nefertiti {
    pub(crate) fn close(&mut self, market: Market, why: Cause, events: &mut impl Events<Event>) {
        events.push(Event::Closing { market, side: self.board(market).side, why });
        self.sell(market, events);
    }

    /// Begins with the best bidder, who must pay (N3) or give up a gift in shame (N2).
    pub(crate) fn sell(&mut self, market: Market, events: &mut impl Events<Event>) {
        let (seat, space) = self.bidder(market);
        if self.player(seat).deben >= space.offer() {
            self.pay(seat, space, events);
            self.ask_to_take(market, Take::First, events);
            return;
        }
        events.push(Event::CouldNotPay { seat, market, offer: space.offer() });
        if self.player(seat).gifts.is_empty() {
            self.leave(market, events);
        } else {
            self.phase = Phase::Sale(SaleStep::Shaming { market });
        }
    }

    /// Whose piece is dealt with, and where it stands.
    #[inline]
    pub(crate) fn bidder(&self, market: Market) -> (Seat, Space) {
        let rank = self.board(market).stand.best().expect("a sale has a piece to deal with");
        (self.asked_at(market), self.stall(market).space(rank))
    }

    #[inline]
    fn symbol(&self, market: Market) -> Option<Symbol> {
        let rank = self.board(market).stand.best().expect("a sale has a piece to deal with");
        self.stall(market).symbol(rank)
    }

    fn pay(&mut self, seat: Seat, space: Space, events: &mut impl Events<Event>) {
        self.player_mut(seat).deben -= space.offer();
        self.board_mut(space.market()).reserve += space.offer();
        events.push(Event::Paid { seat, market: space.market(), deben: space.offer() });
    }

    /// Asks the best bidder for a card, if there is one that can be had (N6, N76).
    fn ask_to_take(&mut self, market: Market, take: Take, events: &mut impl Events<Event>) {
        if self.can_take(market, take) {
            self.phase = Phase::Sale(SaleStep::Taking { market, take });
        } else {
            self.leave(market, events);
        }
    }

    pub(crate) fn take(&mut self, pick: Pick, events: &mut impl Events<Event>) {
        let Phase::Sale(SaleStep::Taking { market, take }) = self.phase else {
            unreachable!("nobody takes here")
        };
        let seat = self.asked_at(market);
        let then = self.after_take(market, take, pick);
        let card = self.carry_off(seat, market, pick);
        events.push(Event::Took { seat, market, pick, card });
        self.receive(seat, market, pick, card, then, events);
    }

    /// After an upper card the extra card only; after a lower one a second one and then the extra card (N76).
    fn after_take(&self, market: Market, take: Take, pick: Pick) -> Then {
        if market == Market::Memphis {
            return if take == Take::First { Then::Second } else { Then::Leave };
        }
        let symbol = self.symbol(market);
        let extra = if symbol == Some(Symbol::Extra) { Then::Extra } else { Then::Leave };
        match (take, symbol, pick) {
            (Take::First, Some(Symbol::Single), _) | (Take::Extra, _, _) => Then::Leave,
            (Take::First, _, Pick::Place(Place::Upper)) | (Take::Second, _, _) => extra,
            (Take::First, _, _) => Then::Second,
        }
    }

    /// Lifts a card from where it lies; a gift goes to the player at once.
    #[inline]
    fn carry_off(&mut self, seat: Seat, market: Market, pick: Pick) -> Card {
        let card = match pick {
            Pick::Place(place) => self.board_mut(market).lift(place).expect("a card that is offered"),
            Pick::Kind(kind) => {
                self.memphis.remove(kind);
                Card::Gift(kind)
            }
        };
        if let Card::Gift(kind) = card {
            self.player_mut(seat).gifts.add(kind);
        }
        card
    }

    /// Seals that come with a card, and the Wandering Thief, who is moved before anything else (N77).
    #[inline]
    fn receive(
        &mut self,
        seat: Seat,
        market: Market,
        pick: Pick,
        card: Card,
        then: Then,
        events: &mut impl Events<Event>,
    ) {
        if pick == Pick::Place(Place::Upper) {
            self.take_seal(seat, market, events);
        }
        match card {
            Card::Gift(kind) => {
                self.read_papyrus(seat, market, kind, events);
                self.after_card(market, then, events);
            }
            Card::WanderingThief if self.can_wander(Some(market)) => {
                self.phase = Phase::Character(CharacterStep::Wandering { bought: Some(market), then });
            }
            Card::WanderingThief => {
                events.push(Event::WandererGone { seat });
                self.after_card(market, then, events);
            }
        }
    }

    pub(crate) fn take_seal(&mut self, seat: Seat, market: Market, events: &mut impl Events<Event>) {
        if self.board(market).has_seal {
            self.board_mut(market).has_seal = false;
            self.player_mut(seat).seals += 1;
            events.push(Event::SealGained { seat, market, why: SealFrom::Card });
        }
    }

    /// A papyrus from the board brings a seal, while there is one (N38).
    pub(crate) fn read_papyrus(
        &mut self,
        seat: Seat,
        market: Market,
        kind: Kind,
        events: &mut impl Events<Event>,
    ) {
        if kind == Kind::Papyrus && self.seals > 0 {
            self.seals -= 1;
            self.player_mut(seat).seals += 1;
            events.push(Event::SealGained { seat, market, why: SealFrom::Papyrus });
        }
    }

    #[inline]
    pub(crate) fn after_card(&mut self, market: Market, then: Then, events: &mut impl Events<Event>) {
        match then {
            Then::Second => self.ask_to_take(market, Take::Second, events),
            Then::Extra => self.ask_to_take(market, Take::Extra, events),
            Then::Leave => self.leave(market, events),
            Then::Turn => self.phase = Phase::TURN,
        }
    }

    pub(crate) fn shame(&mut self, kind: Kind, market: Market, events: &mut impl Events<Event>) {
        let seat = self.asked_at(market);
        self.player_mut(seat).gifts.remove(kind);
        events.push(Event::Discarded { seat, kind });
        self.leave(market, events);
    }

    /// The piece that was dealt with goes back to its owner, and the next one is asked.
    pub(crate) fn leave(&mut self, market: Market, events: &mut impl Events<Event>) {
        self.send_home(market, events);
        let stand = &self.board(market).stand;
        self.phase = match stand.best().and_then(|rank| stand.piece(rank)) {
            Some(Piece::Servant(_)) => Phase::Sale(SaleStep::Buying { market }),
            Some(Piece::Collector(_)) => Phase::Sale(SaleStep::Leaving { market }),
            None => return self.finish_sale(market, events),
        };
    }

    #[inline]
    pub(crate) fn send_home(&mut self, market: Market, events: &mut impl Events<Event>) {
        let stand = &mut self.board_mut(market).stand;
        let rank = stand.best().expect("a piece that goes home stands there");
        let piece = stand.piece(rank).expect("a piece that goes home stands there");
        stand.lift(rank);
        let player = self.player_mut(piece.owner());
        match piece {
            Piece::Servant(_) => player.servants += 1,
            Piece::Collector(_) => player.collectors += 1,
        }
        let space = self.stall(market).space(rank);
        events.push(Event::Left { piece, space });
    }

    pub(crate) fn buy(&mut self, pick: Pick, market: Market, events: &mut impl Events<Event>) {
        let (seat, space) = self.bidder(market);
        self.pay(seat, space, events);
        let card = self.carry_off(seat, market, pick);
        events.push(Event::Bought { seat, market, pick, card });
        self.receive(seat, market, pick, card, Then::Leave, events);
    }

    /// Half of the Reserve, rounded up; half of nothing is nothing (N4).
    pub(crate) fn take_half(&mut self, market: Market, events: &mut impl Events<Event>) {
        let seat = self.asked_at(market);
        let deben = self.board(market).reserve.div_ceil(2);
        self.board_mut(market).reserve -= deben;
        self.player_mut(seat).deben += deben;
        events.push(Event::TookHalf { seat, market, deben });
        self.leave(market, events);
    }

    pub(crate) fn scatter(&mut self, over: Markets, market: Market, events: &mut impl Events<Event>) {
        let seat = self.asked_at(market);
        for other in over.iter() {
            self.board_mut(market).reserve -= 1;
            self.board_mut(other).reserve += 1;
        }
        events.push(Event::Scattered { seat, market, over });
        self.leave(market, events);
    }

    /// The neutral player gets a gift; a seal on it goes back to the supply (N58).
    pub(crate) fn set_aside(&mut self, pick: Pick, market: Market, events: &mut impl Events<Event>) {
        let seat = self.asked_at(market);
        let kind = match pick {
            Pick::Kind(kind) => {
                self.memphis.remove(kind);
                kind
            }
            Pick::Place(place) => {
                let card = self.board_mut(market).lift(place);
                card.and_then(Card::gift).expect("only gifts can be set aside")
            }
        };
        self.neutral.add(kind);
        events.push(Event::SetAside { seat, market, pick, kind });
        if pick == Pick::Place(Place::Upper) && self.board(market).has_seal {
            self.board_mut(market).has_seal = false;
            self.seals += 1;
            events.push(Event::SealLost { market });
        }
        self.leave(market, events);
    }

    /// The closed tile moves here, and the market that had it reopens, unless Akhenaton was drawn (N13, N14).
    fn finish_sale(&mut self, market: Market, events: &mut impl Events<Event>) {
        if market == Market::Memphis {
            self.finish_award(events);
            return;
        }
        if market == Market::Louqsor {
            self.dice = None;
        }
        self.open.remove(market);
        let reopening = std::mem::replace(&mut self.tile, market);
        let board = self.board_mut(market);
        board.side = board.side.other();
        let side = board.side;
        events.push(Event::Closed { market, side });
        if self.out.is_some() {
            self.go_on(events);
        } else {
            self.reopen(reopening, events);
        }
    }
}
