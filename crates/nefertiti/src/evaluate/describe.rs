//! A position as numbers, for what is learnt from games.

use game::{Column, Describe, Seat, Size};

use crate::rules::{
    CHARACTERS, CharacterStep, GiftType, Market, Nefertiti, Phase, Piece, SaleStep, TYPES, TurnStep,
};

pub(super) const SIZE: Size = Size { seat: 104, table: 95 };

/// What is worked out once for all seats.
struct Sums {
    totals: [i32; 5],
    prospects: [f32; 5],
    owners: [u8; TYPES],
}

pub(super) fn describe(state: &Nefertiti, to: &mut impl Describe) {
    let sums = Sums { totals: state.totals(), prospects: state.prospects(), owners: state.owners_by_type() };
    for seat in Seat::all(state.settings.players) {
        let mut column = Column::of(seat, to);
        describe_points(state, seat, &sums, &mut column);
        describe_gifts(state, seat, &sums, &mut column);
        for market in Market::ALL {
            describe_pieces(state, seat, market, &mut column);
        }
        describe_turn(state, seat, &mut column);
    }
    describe_table(state, &sums, &mut Column::of_table(to));
}

fn describe_points(state: &Nefertiti, seat: Seat, sums: &Sums, column: &mut Column<'_, impl Describe>) {
    let (player, index) = (state.player(seat), seat.index());
    let is_ending = state.out.is_some();
    column.number(sums.totals[index] as f32 / 50.0);
    column.one_with(2, Some(usize::from(is_ending)), sums.prospects[index] / 10.0);
    column.number(f32::from(player.points) / 30.0);
    column.one_with(2, Some(usize::from(is_ending)), f32::from(player.deben) / 10.0);
    column.flag(player.deben < 3);
    column.flag(player.deben < 5);
    column.one_with(2, Some(usize::from(is_ending)), f32::from(player.seals) / 2.0);
    column.one_of(5, Some(usize::from(player.servants.min(4))));
    column.number(f32::from(player.collectors));
    column.flag(state.amon_priest == Some(seat));
    column.flag(state.dice == Some(seat));
}

fn describe_gifts(state: &Nefertiti, seat: Seat, sums: &Sums, column: &mut Column<'_, impl Describe>) {
    let gifts = &state.player(seat).gifts;
    column.number(f32::from(gifts.cards()) / 10.0);
    for gift_type in GiftType::ALL {
        let owns = gifts.has_type(gift_type);
        let count: u8 = gifts.kinds_of(gift_type).iter().map(|kind| gifts.count(kind)).sum();
        column.number(f32::from(count) / 3.0);
        column.flag(owns && sums.owners[gift_type as usize] == 1);
        column.number(f32::from(gifts.bonus(gift_type)));
    }
}

/// The best servant of a seat on a market.
fn describe_pieces(state: &Nefertiti, seat: Seat, market: Market, column: &mut Column<'_, impl Describe>) {
    let is_open = state.open.has(market);
    let (board, stall) = (state.board(market), state.stall(market));
    let own = |(_, piece): &(usize, Piece)| *piece == Piece::Servant(seat);
    let mut servants = board.stand.iter().filter(|_| is_open).filter(own);
    let best = servants.next();
    column.number((usize::from(best.is_some()) + servants.count()) as f32);
    let offer = best.map_or(0, |(rank, _)| stall.space(rank).offer());
    column.number(f32::from(offer) / 6.0);
    column.flag(best.is_some_and(|(rank, _)| board.stand.best() == Some(rank)));
    column.flag(best.is_some() && offer > state.player(seat).deben);
    let before = board.stand.iter().filter(|(rank, _)| best.is_some_and(|(own, _)| *rank > own)).count();
    column.number(before as f32 / 2.0);
    column.flag(is_open && state.this_turn.servants.has(market) && state.active == seat);
}

fn describe_turn(state: &Nefertiti, seat: Seat, column: &mut Column<'_, impl Describe>) {
    let players = state.settings.players;
    let after = (seat.number() + players - state.active.number()) % players;
    column.one_of(5, Some(usize::from(after)));
    column.one_of(17, Some(phase(state)).filter(|_| state.active == seat));
    let asked = match state.phase {
        Phase::Sale(step) if !state.board(step.market()).stand.is_empty() => {
            Some((step, state.asked_at(step.market())))
        }
        _ => None,
    };
    let step = asked.filter(|(_, asked)| *asked == seat).map(|(step, _)| match step {
        SaleStep::Taking { .. } => 0,
        SaleStep::Shaming { .. } => 1,
        SaleStep::Buying { .. } => 2,
        SaleStep::Leaving { .. } => 3,
    });
    column.one_of(4, step);
    let has_acted = state.active == seat && state.this_turn.has_recruited;
    column.flag(has_acted);
    column.flag(state.active == seat && state.this_turn.has_extra_step);
}

fn phase(state: &Nefertiti) -> usize {
    match state.phase {
        Phase::Turn(TurnStep::Act) => 0,
        Phase::Turn(TurnStep::Again) => 1,
        Phase::Turn(TurnStep::Taxing) => 2,
        Phase::Turn(TurnStep::RollingAgain) => 3,
        Phase::Rolling => 4,
        Phase::Refilling { .. } | Phase::SetUp(_) | Phase::Over => 5,
        Phase::Sale(_) => 6,
        Phase::Oracle(_) => 7,
        Phase::Character(step) => match step {
            CharacterStep::Scribing { .. } | CharacterStep::RoyalScribing { .. } => 8,
            CharacterStep::Offering { .. } => 9,
            CharacterStep::Calling | CharacterStep::Yielding { .. } => 10,
            CharacterStep::Wanting { .. } | CharacterStep::Giving { .. } => 11,
            CharacterStep::Stealing => 12,
            CharacterStep::Collecting => 13,
            CharacterStep::Begging { .. } => 14,
            CharacterStep::Trading { .. } | CharacterStep::TradingFor { .. } => 15,
            CharacterStep::Wandering { .. } => 16,
        },
    }
}

fn describe_table(state: &Nefertiti, sums: &Sums, column: &mut Column<'_, impl Describe>) {
    column.one_of(6, Some(usize::from(state.settings.players)));
    column.flag(state.settings.memphis);
    column.flag(state.out.is_some());
    let left = f32::from(state.unseen.cards());
    column.number(left / 40.0);
    column.number((1.0 - left / 10.0).max(0.0));
    column.number(f32::from(state.seals) / 6.0);
    for market in Market::ALL {
        describe_market(state, market, column);
    }
    for gift_type in GiftType::ALL {
        column.number(f32::from(sums.owners[gift_type as usize]) / 3.0);
        let unseen: u8 = state.unseen.kinds_of(gift_type).iter().map(|kind| state.unseen.count(kind)).sum();
        column.number(f32::from(unseen) / 5.0);
    }
    column.number(f32::from(state.neutral.cards()) / 10.0);
    column.number(f32::from(state.memphis.cards()) / 6.0);
    let recruitable = state.piles.iter().fold(0, |bits, character| bits | 1 << character as u64);
    column.bits(CHARACTERS, recruitable);
}

fn describe_market(state: &Nefertiti, market: Market, column: &mut Column<'_, impl Describe>) {
    let is_open = state.open.has(market);
    let board = state.board(market);
    let sale = match state.phase {
        Phase::Sale(step) => Some(step.market()),
        _ => None,
    };
    column.flag(is_open);
    column.flag(sale == Some(market));
    column.flag(is_open && board.side == crate::rules::Side::Left);
    let (pieces, spaces) = (board.stand.occupied().count_ones(), state.stall(market).len().max(1));
    column.number(if is_open { pieces as f32 / spaces as f32 } else { 0.0 });
    let best = board.stand.best().filter(|_| is_open);
    column.number(best.map_or(0.0, |rank| f32::from(state.stall(market).space(rank).offer()) / 6.0));
    column.number(f32::from(board.reserve) / 6.0);
    column.flag(board.has_seal);
    let open = board.open_gifts().count();
    column.number(open as f32 / 4.0);
    column.number(best_values(state, market) / 20.0);
    column.flag(is_open && closes_soon(state, market));
}

/// What the cards of a market are worth to anybody, at least.
fn best_values(state: &Nefertiti, market: Market) -> f32 {
    let gifts = state.board(market).open_gifts();
    gifts.map(|(_, kind)| f32::from(state.edition.highest_value(kind))).sum::<f32>() / 4.0
}

/// Whether one more piece may close a market.
fn closes_soon(state: &Nefertiti, market: Market) -> bool {
    let (stand, stall) = (state.board(market).stand, state.stall(market));
    let mut free = stall.free(&stand);
    while free != 0 {
        let space = free.trailing_zeros() as usize;
        free &= free - 1;
        if stall.closes(&stand.with(space, Piece::Servant(state.active))) {
            return true;
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_position_is_described_by_numbers_of_the_right_size() {
        game::testing::check_descriptions::<Nefertiti>(
            &[
                "players=2 characters=random",
                "players=3 characters=amon",
                "players=4 setup=advanced characters=palace",
                "players=5 memphis=true characters=nile",
            ],
            20,
        );
    }
}
