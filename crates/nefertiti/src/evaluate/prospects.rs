//! What each seat would get if every open market closed now.

use arrayvec::ArrayVec;
use game::Seat;

use crate::rules::{Card, Kind, Market, Nefertiti, Piece, Place, Symbol};

/// What a Deben is worth while it can still be used, in points.
pub(crate) const DEBEN: f32 = 0.7;
/// What a royal seal is worth while it can still be used, in points.
pub(crate) const SEAL: f32 = 5.0;
/// What being unable to pay costs: roughly the least useful gift.
const SHAME: f32 = 5.0;
/// What the Wandering Thief brings: the cheapest gift of some market.
pub(crate) const WANDERER: f32 = 6.0;

/// More gifts than these are never looked at.
const MOST_OFFERS: usize = 16;

/// What is on offer in a sale: the gift, if it is one, and whether it is the upper card.
type Offers = ArrayVec<(Option<Kind>, bool), MOST_OFFERS>;

impl Nefertiti {
    /// In points, after payments; empty seats have none.
    pub(crate) fn prospects(&self) -> [f32; 5] {
        let mut prospects = [0.0; 5];
        for market in self.open.iter() {
            if !self.board(market).stand.is_empty() {
                self.add_sale(market, &mut prospects);
            }
        }
        prospects
    }

    /// What one more gift of this kind adds to a seat's points as they are counted now.
    pub(crate) fn gain(&self, seat: Seat, kind: Kind) -> f32 {
        let gift_type = kind.gift_type();
        let gifts = &self.player(seat).gifts;
        let is_new = !gifts.has_type(gift_type);
        let owners = self.owners(gift_type) + u8::from(is_new);
        let bonus = gifts.bonus(gift_type) + kind.bonus();
        let own: u8 = if kind.is_foreign() {
            gifts.kinds_of(gift_type).iter().map(|other| gifts.count(other) * other.gifts()).sum()
        } else {
            0
        };
        let worth = u16::from(self.edition.value(kind, owners)) + u16::from(kind.gifts() * bonus);
        f32::from(worth + u16::from(own) * u16::from(kind.bonus()))
    }

    /// From the highest rank down, everyone takes what is best for them.
    fn add_sale(&self, market: Market, prospects: &mut [f32; 5]) {
        let (board, stall) = (self.board(market), self.stall(market));
        let mut offers = self.offers(market);
        let mut reserve = f32::from(board.reserve);
        let mut cash = self.players.map(|player| f32::from(player.deben));
        let mut is_best = true;
        for (rank, piece) in board.stand.iter() {
            let Piece::Servant(seat) = piece else { continue };
            let offer = f32::from(stall.space(rank).offer());
            let index = seat.index();
            let can_pay = cash[index] >= offer;
            if is_best {
                is_best = false;
                if !can_pay {
                    prospects[index] -= SHAME;
                    continue;
                }
                prospects[index] +=
                    self.take_best(seat, market, stall.symbol(rank), &mut offers) - offer * DEBEN;
            } else {
                let half = (reserve / 2.0).ceil();
                let gift = self.dearest_of(seat, &offers, |_| true).filter(|_| can_pay);
                let bought = gift.map(|gift| (gift, self.worth_of(seat, offers[gift]) - offer * DEBEN));
                if let Some((gift, worth)) = bought.filter(|(_, worth)| *worth >= half * DEBEN) {
                    prospects[index] += worth;
                    offers.swap_remove(gift);
                } else {
                    prospects[index] += half * DEBEN;
                    cash[index] += half;
                    reserve -= half;
                    continue;
                }
            }
            cash[index] -= offer;
            reserve += offer;
        }
    }

    fn offers(&self, market: Market) -> Offers {
        if market == Market::Memphis {
            let copies =
                |kind| std::iter::repeat_n((Some(kind), false), usize::from(self.memphis.count(kind)));
            let cargo = self.memphis.kinds().iter().flat_map(copies);
            return cargo.take(MOST_OFFERS).collect();
        }
        let board = self.board(market);
        let offer = |place| (board.card(place).and_then(Card::gift), place == Place::Upper);
        board.open_cards().map(offer).collect()
    }

    fn worth_of(&self, seat: Seat, (kind, is_upper): (Option<Kind>, bool)) -> f32 {
        kind.map_or(WANDERER, |kind| self.gain(seat, kind)) + if is_upper { SEAL } else { 0.0 }
    }

    fn dearest_of(&self, seat: Seat, offers: &Offers, is_allowed: impl Fn(bool) -> bool) -> Option<usize> {
        let allowed = (0..offers.len()).filter(|index| is_allowed(offers[*index].1));
        allowed.max_by(|one, other| {
            self.worth_of(seat, offers[*one]).total_cmp(&self.worth_of(seat, offers[*other]))
        })
    }

    /// The upper card, or two others; one, or one more, if the symbol says so.
    fn take_best(&self, seat: Seat, market: Market, symbol: Option<Symbol>, offers: &mut Offers) -> f32 {
        let lower_cards = match symbol {
            Some(Symbol::Single) => 1,
            Some(Symbol::Extra) => 3,
            Some(Symbol::Coin) | None => 2,
        };
        let mut rest = offers.clone();
        let mut lower = 0.0;
        for _ in 0..lower_cards {
            if let Some(gift) = self.dearest_of(seat, &rest, |is_upper| !is_upper) {
                lower += self.worth_of(seat, rest.swap_remove(gift));
            }
        }
        let mut without_upper = offers.clone();
        let mut upper = 0.0;
        if market != Market::Memphis
            && let Some(gift) = self.dearest_of(seat, offers, |is_upper| is_upper)
        {
            upper += self.worth_of(seat, without_upper.swap_remove(gift));
            if symbol == Some(Symbol::Extra)
                && let Some(gift) = self.dearest_of(seat, &without_upper, |_| true)
            {
                upper += self.worth_of(seat, without_upper.swap_remove(gift));
            }
        }
        *offers = if upper > lower { without_upper } else { rest };
        upper.max(lower)
    }
}
