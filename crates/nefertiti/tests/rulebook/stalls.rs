//! When a stall closes its market.

use game::{Numbers as _, Seat};
use nefertiti::{Condition, Market, Numbers, Piece, Side, Stall, Stand, Symbol};

fn stall(market: &str, side: Side) -> &'static Stall {
    Numbers::shipped().stall(market.parse().unwrap(), side)
}

fn servant(seat: u8) -> Piece {
    Piece::Servant(Seat::new(seat))
}

/// Servants of one colour on these offers, the lowest space of an offer first.
fn stand(stall: &Stall, offers: &[u8]) -> Stand {
    let mut stand = Stand::default();
    for offer in offers {
        let is_free = |rank: &usize| stall.space(*rank).offer() == *offer && stand.piece(*rank).is_none();
        let rank =
            (0..stall.len()).find(is_free).unwrap_or_else(|| panic!("there is no offer of {offer} left"));
        stand = stand.with(rank, servant(0));
    }
    stand
}

/// The last servant closes the market, and the others did not.
#[track_caller]
fn closes_with_the_last(market: &str, side: Side, offers: &[u8]) {
    let stall = stall(market, side);
    let (_, others) = offers.split_last().unwrap();
    assert!(stall.closes(&stand(stall, offers)), "{offers:?}");
    for (number, _) in others.iter().enumerate() {
        assert!(!stall.closes(&stand(stall, &others[..=number])), "{:?}", &others[..=number]);
    }
}

#[test]
fn the_examples_of_the_market_sheet_close_on_their_last_servant() {
    closes_with_the_last("g", Side::Left, &[1, 3, 4, 5]);
    closes_with_the_last("g", Side::Left, &[2, 4, 5, 7]);
    closes_with_the_last("k", Side::Left, &[0, 1, 4, 7]);
    closes_with_the_last("k", Side::Left, &[0, 1, 3, 5, 8]);
    closes_with_the_last("k", Side::Right, &[0, 3, 6]);
    closes_with_the_last("k", Side::Right, &[2, 4, 6]);
    closes_with_the_last("k", Side::Right, &[3, 4, 5]);
    closes_with_the_last("a", Side::Left, &[1, 1, 2, 7]);
    closes_with_the_last("a", Side::Left, &[2, 5, 7]);
    closes_with_the_last("a", Side::Left, &[1, 2, 7, 8]);
    closes_with_the_last("a", Side::Right, &[1, 2, 2, 6, 7]);
    closes_with_the_last("a", Side::Right, &[2, 3, 12]);
    closes_with_the_last("a", Side::Right, &[7, 3, 6, 1]);
}

#[test]
fn the_left_stall_of_abou_simbel_closes_at_11_at_14_and_from_17_on() {
    let stall = stall("a", Side::Left);
    let closes = |offers: &[u8]| stall.closes(&stand(stall, offers));
    assert!(closes(&[8, 2, 1]) && closes(&[7, 5, 2]) && closes(&[8, 7, 2]) && closes(&[8, 7, 5]));
    assert!(
        !closes(&[8, 2])
            && !closes(&[7, 5])
            && !closes(&[7, 5, 1])
            && !closes(&[8, 7])
            && !closes(&[8, 7, 1])
    );
}

#[test]
fn the_right_stall_of_gizeh_closes_with_three_colours_or_four_servants() {
    let stall = stall("g", Side::Right);
    let with = |seats: &[u8]| {
        seats
            .iter()
            .enumerate()
            .fold(Stand::default(), |stand, (rank, seat)| stand.with(rank, servant(*seat)))
    };
    assert!(
        stall.closes(&with(&[0, 1, 2]))
            && stall.closes(&with(&[0, 0, 0, 0]))
            && stall.closes(&with(&[0, 1, 1, 2]))
    );
    assert!(!stall.closes(&with(&[0, 1])) && !stall.closes(&with(&[0, 1, 0])));
}

#[test]
fn two_colours_and_a_collector_are_three_colours_of_gizeh() {
    let stall = stall("g", Side::Right);
    let collector = |seat| Piece::Collector(Seat::new(seat));
    let with = |pieces: &[Piece]| {
        pieces.iter().enumerate().fold(Stand::default(), |stand, (rank, piece)| stand.with(rank, *piece))
    };
    assert!(stall.closes(&with(&[servant(0), servant(1), collector(0)])));
    assert!(stall.closes(&with(&[collector(0), collector(1), servant(1)])));
    assert!(!stall.closes(&with(&[collector(0), servant(0), servant(0)])));
    assert!(!stall.closes(&with(&[collector(0), collector(0), servant(1)])));
    assert!(stall.closes(&with(&[collector(0), collector(0), servant(1), servant(1)])), "four pieces");
}

#[test]
fn the_dice_of_louqsor_come_out_as_in_the_examples() {
    let left = stall("l", Side::Left);
    let occupied = stand(left, &[2, 3, 7]);
    let closing: Vec<(u8, u8)> = (1..=6)
        .flat_map(|lower| (lower..=6).map(move |higher| (lower, higher)))
        .filter(|(lower, higher)| left.closes_on(&occupied, &[*lower, *higher]))
        .collect();
    assert_eq!(closing, [(2, 2), (2, 3), (3, 3)]);
    let right = stall("l", Side::Right);
    let chain = stand(right, &[3, 4, 5, 8]);
    let closing: Vec<u8> = (1..=6).filter(|die| right.closes_on(&chain, &[*die])).collect();
    assert_eq!(closing, [1, 2, 3]);
}

/// Every set of spaces of every stall: once all are taken, the market has closed, so a player with a servant always
/// finds a free space.
#[test]
fn n16_every_stall_closes_at_the_latest_when_it_is_full() {
    for market in Market::BOARD {
        for side in Side::ALL {
            let stall = Numbers::shipped().stall(market, side);
            let most = (0..1_u32 << stall.len())
                .filter(|set| is_open(stall, *set))
                .map(u32::count_ones)
                .max()
                .unwrap();
            let expected = match (market, side) {
                (Market::Gizeh, Side::Left) | (Market::AkhetAton, Side::Right) | (Market::AbouSimbel, _) => 6,
                (Market::Gizeh, Side::Right) => 3,
                (Market::AkhetAton, Side::Left) => 9,
                // 7, 8 and 11 with five of the six numbers; a chain of five, with a gap after it.
                (Market::Louqsor, _) => 8,
                (Market::Memphis, _) => unreachable!("it is not on the board"),
            };
            assert_eq!(most, expected, "{market} {side:?}");
            assert!(most < stall.len() as u32);
        }
    }
}

/// Whether the market can be open with pieces on these spaces; with dice, whether some roll leaves it open.
fn is_open(stall: &Stall, set: u32) -> bool {
    let ranks = (0..stall.len()).filter(|rank| set >> rank & 1 == 1);
    let stand = ranks.fold(Stand::default(), |stand, rank| stand.with(rank, servant(0)));
    match stall.condition() {
        Condition::Dice => (1..=6).any(|die| !stall.closes_on(&stand, &[die, die])),
        Condition::Chain => !stall.closes_on(&stand, &[6]),
        _ => !stall.closes(&stand),
    }
}

#[test]
fn the_symbols_that_the_worked_closing_shows_are_there() {
    let stall = stall("a", Side::Right);
    let symbol = |name: &str| stall.symbol(stall.rank(format!("a{name}").parse().unwrap()).unwrap());
    assert_eq!(symbol("3a"), Some(Symbol::Coin));
    assert_eq!([symbol("7"), symbol("6"), symbol("1a"), symbol("1b")], [None; 4]);
}
