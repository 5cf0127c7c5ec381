//! Who would get what in a sale, and in which order. Amounts that depend on others' choices are ranges over all of them.

use game::{Lang, Present};
use maud::{Markup, html};

use super::numbers::range;
use super::pieces::{piece, small};
use super::stall::place_of;
use crate::rules::{Card, Market, Nefertiti, Phase, Piece, Place, SaleStep, Space, Symbol, Take};
use crate::show::words::say;
use crate::view::View;

/// A piece in a sale.
pub(super) struct Bid {
    pub(super) piece: Piece,
    pub(super) space: Space,
    pub(super) role: Role,
    /// Whether its owner can buy: always, never, or depending on the others.
    can_buy: [bool; 2],
    half: (u8, u8),
}

impl Bid {
    /// What a later servant could take, from the least to the most; nothing for one that takes no half.
    pub(super) fn half_range(&self) -> Option<(u8, u8)> {
        (self.half.0 <= self.half.1).then_some(self.half)
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Role {
    Best,
    /// The best bidder, who cannot pay.
    Shamed,
    Later,
}

/// What changes while a sale goes on.
#[derive(Clone, Copy)]
struct Course {
    reserve: u8,
    deben: [u8; 5],
    gifts: u8,
}

/// The pieces of a market from the highest rank down.
pub(super) fn bids(view: &View, market: Market, arriving: Option<(usize, Piece)>, earned: u8) -> Vec<Bid> {
    let mut stand = *view.board(market).stand();
    if let Some((rank, piece)) = arriving {
        stand.put(rank, piece);
    }
    let mut deben = [0; 5];
    for (seat, player) in view.players.by_seat() {
        deben[seat.index()] = player.deben();
    }
    if let Some((_, piece)) = arriving {
        deben[piece.owner().index()] += earned;
    }
    let reserve = view.board(market).reserve() - earned;
    let course = Course { reserve, deben, gifts: cards(view, market).len() as u8 };
    let stall = view.stall(market);
    // In a sale under way, the best bidder may have left or paid already.
    let is_later = matches!(view.phase, Phase::Sale(SaleStep::Buying { .. } | SaleStep::Leaving { .. }))
        && arriving.is_none();
    let has_paid = matches!(view.phase, Phase::Sale(SaleStep::Taking { .. })) && arriving.is_none();
    let mut bids: Vec<Bid> = Vec::new();
    for (index, (rank, piece)) in stand.iter().enumerate() {
        let space = stall.space(rank);
        let role = match index {
            0 if is_later => Role::Later,
            0 if has_paid || deben[piece.owner().index()] >= space.offer() => Role::Best,
            0 => Role::Shamed,
            _ => Role::Later,
        };
        bids.push(Bid { piece, space, role, can_buy: [false; 2], half: (u8::MAX, 0) });
    }
    // A collector puts one Deben on each other Reserve in play.
    let others = 3 + u8::from(market == Market::Memphis || view.open.has(Market::Memphis));
    let best = bids.first().map(|bid| (bid.role, bid.piece.owner().index(), bid.space));
    match best {
        Some((Role::Best, seat, space)) => {
            let mut paid = course;
            if !has_paid {
                paid.reserve += space.offer();
                paid.deben[seat] -= space.offer();
            }
            for taken in 1..=most_taken(view, market, space) {
                let left = Course { gifts: paid.gifts.saturating_sub(taken), ..paid };
                follow(&mut bids, 1, left, others);
            }
        }
        Some((Role::Shamed, ..)) => follow(&mut bids, 1, course, others),
        Some((Role::Later, ..)) => follow(&mut bids, 0, course, others),
        None => {}
    }
    bids
}

/// How many cards the best bidder can still take.
fn most_taken(view: &View, market: Market, space: Space) -> u8 {
    let stall = view.stall(market);
    let symbol = stall.rank(space).and_then(|rank| stall.symbol(rank));
    let all = match symbol {
        Some(Symbol::Single) => 1,
        Some(Symbol::Extra) => 3,
        Some(Symbol::Coin) | None => 2,
    };
    let Phase::Sale(SaleStep::Taking { market: selling, take }) = view.phase else { return all };
    match take {
        Take::Second if selling == market => all - 1,
        Take::Extra if selling == market => 1,
        Take::First | Take::Second | Take::Extra => all,
    }
}

/// Tries everything that a piece and those after it can do.
fn follow(bids: &mut [Bid], index: usize, course: Course, others: u8) {
    let Some(bid) = bids.get_mut(index) else { return };
    let (seat, offer) = (bid.piece.owner().index(), bid.space.offer());
    if let Piece::Collector(_) = bid.piece {
        let scattered = Course { reserve: course.reserve - course.reserve.min(others), ..course };
        follow(bids, index + 1, scattered, others);
        let aside = Course { gifts: course.gifts.saturating_sub(1), ..course };
        return follow(bids, index + 1, aside, others);
    }
    let half = course.reserve.div_ceil(2);
    let can_buy = course.gifts > 0 && course.deben[seat] >= offer;
    bid.half = (bid.half.0.min(half), bid.half.1.max(half));
    bid.can_buy[usize::from(can_buy)] = true;
    let mut takes = course;
    takes.reserve -= half;
    takes.deben[seat] += half;
    follow(bids, index + 1, takes, others);
    if can_buy {
        let mut buys = course;
        buys.reserve += offer;
        buys.deben[seat] -= offer;
        buys.gifts -= 1;
        follow(bids, index + 1, buys, others);
    }
}

/// The cards that can be had in a sale.
pub(super) fn cards(view: &View, market: Market) -> Vec<Card> {
    if market == Market::Memphis {
        let copies = |kind| std::iter::repeat_n(Card::Gift(kind), usize::from(view.memphis.count(kind)));
        return view.memphis.kinds().iter().flat_map(copies).collect();
    }
    Place::ALL.into_iter().filter_map(|place| view.board(market).open_card(place)).collect()
}

/// The order of payment; `is_real` if the pieces stand there and can be seen to leave.
pub(super) fn draw(view: &View, market: Market, bids: &[Bid], is_real: bool, lang: Lang) -> Markup {
    html! {
        ol.pay {
            @for (index, bid) in bids.iter().enumerate() {
                @let at = is_real.then(|| place_of(bid.space));
                @let class = if index == 0 && is_real { "now" } else if bid.role == Role::Shamed { "bad" } else { "bid" };
                li.(class) {
                    div.w {
                        (piece(bid.piece, "", at.as_deref()))
                        span { (Nefertiti::name_seat(bid.piece.owner(), lang)) }
                        em { (bid.space.offer()) }
                    }
                    p { (tell(view, market, bid, lang)) }
                    @if bid.role == Role::Best && !is_real { (spoils(view, market)) }
                }
            }
        }
    }
}

/// What the best bidder can choose from: after a lower card only lower ones.
fn spoils(view: &View, market: Market) -> Markup {
    let is_second =
        matches!(view.phase, Phase::Sale(SaleStep::Taking { take: Take::Second | Take::Extra, .. }));
    let upper = view.board(market).open_card(Place::Upper).filter(|_| market != Market::Memphis && is_second);
    html! { div.ops { @for card in cards(view, market).into_iter().skip(usize::from(upper.is_some())) { (small(card)) } } }
}

/// What one piece gets, in a few words.
pub(super) fn tell(view: &View, market: Market, bid: &Bid, lang: Lang) -> String {
    let offer = ("offer", u32::from(bid.space.offer()).into());
    let half = ("half", range(bid.half).into());
    if let Piece::Collector(_) = bid.piece {
        return say(lang, "pay-collector", &[]);
    }
    match (bid.role, bid.can_buy) {
        (Role::Shamed, _) => say(lang, "pay-shamed", &[offer]),
        (Role::Best, _) => {
            let stall = view.stall(market);
            let symbol = stall.rank(bid.space).and_then(|rank| stall.symbol(rank));
            let is_paid = matches!(view.phase, Phase::Sale(SaleStep::Taking { market: selling, .. }) if selling == market);
            let key = match symbol {
                _ if is_paid => "pay-chooses",
                _ if market == Market::Memphis => "pay-best-memphis",
                Some(Symbol::Single) => "pay-best-single",
                Some(Symbol::Extra) => "pay-best-extra",
                Some(Symbol::Coin) | None => "pay-best",
            };
            say(lang, key, &[offer])
        }
        (Role::Later, [_, true]) => say(lang, "pay-later", &[offer, half]),
        (Role::Later, [_, false]) => say(lang, "pay-half", &[offer, half]),
    }
}

#[cfg(test)]
mod tests {
    use game::Seat;

    use super::*;

    fn bid(seat: u8, offer: u8, role: Role) -> Bid {
        let space = Space { market: Market::AbouSimbel, offer, copy: 0 };
        Bid { piece: Piece::Servant(Seat::new(seat)), space, role, can_buy: [false; 2], half: (u8::MAX, 0) }
    }

    /// The rulebook's closing of Abou Simbel, after Red has paid 7: two gifts are left.
    #[test]
    fn amounts_are_ranges_over_all_that_others_can_choose() {
        let mut bids = vec![
            bid(0, 7, Role::Best),
            bid(1, 6, Role::Later),
            bid(1, 3, Role::Later),
            bid(2, 1, Role::Later),
        ];
        let course = Course { reserve: 9, deben: [0, 6, 1, 0, 0], gifts: 2 };
        follow(&mut bids, 1, course, 3);
        assert_eq!(bids[1].half, (5, 5));
        // Green has taken 5 of 9, or bought for 6; then there are 4 or 15.
        assert_eq!(bids[2].half, (2, 8));
        // In between Green takes half again, or buys for 3.
        assert_eq!(bids[3].half, (1, 4));
        assert_eq!(bids.iter().skip(1).map(|bid| bid.can_buy[1]).collect::<Vec<_>>(), [true; 3]);
    }

    #[test]
    fn who_has_no_money_only_takes_half() {
        let mut bids = vec![bid(0, 7, Role::Best), bid(1, 6, Role::Later)];
        follow(&mut bids, 1, Course { reserve: 9, deben: [0, 5, 0, 0, 0], gifts: 2 }, 3);
        assert_eq!(bids[1].can_buy, [true, false]);
    }
}
