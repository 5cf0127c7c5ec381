//! Closings, refills, and what best bidders and later servants may do.

use game::testing::Play;
use game::{Game, Seat};
use nefertiti::{Event, Market, Nefertiti, Phase, Place};

use crate::support::{Expect, Position, position};

/// Four players; the market closes when seat 3 puts a servant on `a1a`.
fn abou_simbel(pieces: &str) -> Position {
    position("players=4").market("a", "right", 4, pieces)
}

/// The rulebook's example, with Red, Green and Blue in seats 0, 1 and 2.
#[test]
fn the_example_of_a_closing_at_abou_simbel() {
    position("players=3")
        .market("a", "right", 4, "")
        .deben(0, 9)
        .deben(1, 10)
        .deben(2, 10)
        .cards("a", "necklace chair mirror statuette")
        .table()
        .play("0: place a7")
        .deben(0, 10)
        .play("1: place a3a")
        .deben(1, 11)
        .reserve("a", 2)
        .play("2: place g5; 0: place g1; 1: place a6; 2: place a1a")
        .turn(0)
        .reserve("a", 9)
        .play("0: take 1; 0: take 2")
        .has(0, "chair mirror")
        .turn(1)
        .play("1: half")
        .reserve("a", 4)
        .play("1: buy upper")
        .has(1, "necklace")
        .seals(1, 1)
        .reserve("a", 7)
        .turn(2)
        .can("buy 3")
        .play("2: half")
        .reserve("a", 3)
        .cards("a", "- - - statuette")
        .open("g k", "a")
        .chance();
}

#[test]
fn the_example_of_a_refill() {
    let table = abou_simbel("a12 p1, a2a p2, a2b p2")
        .deben(0, 20)
        .market("l", "right", 1, "")
        .cards("l", "- - statuette senet")
        .turn_of(3)
        .table();
    table
        .play("3: place a1a; 0: take 1; 0: take 2; 0: stop; 1: half; 1: half; 3: half")
        .cards("l", "statuette senet - -")
        .play("-: harp; -: goldwork")
        .cards("l", "statuette senet harp goldwork")
        .seal_on("l", true)
        .open("g k l", "a")
        .turn(0);
}

#[test]
fn n1_of_equal_offers_the_one_further_right_ranks_higher() {
    abou_simbel("a12 p1, a3a p2, a3b p3")
        .deben(0, 12)
        .turn_of(3)
        .table()
        .play("3: place a1b; 0: take upper; 0: stop")
        .turn(2)
        .play("2: half")
        .turn(1);
}

#[test]
fn n2_a_best_bidder_who_cannot_pay_gives_up_a_gift_and_nobody_becomes_best_bidder() {
    abou_simbel("a12 p1, a3b p2, a2a p3")
        .deben(0, 11)
        .gifts(0, "harp chair")
        .turn_of(3)
        .table()
        .play("3: place a1a")
        .turn(0)
        .legal("discard harp, discard chair")
        .play("0: discard harp")
        .has(0, "chair")
        .deben(0, 11)
        .reserve("a", 4)
        .turn(1)
        .legal("buy upper, buy 1, buy 2, buy 3, half");
    abou_simbel("a12 p1, a3b p2, a2a p3").deben(0, 11).turn_of(3).table().play("3: place a1a").turn(1);
}

#[test]
fn n3_a_best_bidder_who_can_pay_must() {
    abou_simbel("a12 p1, a3b p2, a2a p3")
        .deben(0, 12)
        .gifts(0, "harp")
        .turn_of(3)
        .table()
        .play("3: place a1a")
        .deben(0, 0)
        .reserve("a", 16)
        .legal("take upper, take 1, take 2, take 3");
}

#[test]
fn n4_a_later_servant_takes_half_rounded_up_and_without_cash_nothing_else() {
    abou_simbel("a12 p1, a3b p2, a2a p3")
        .deben(0, 12)
        .deben(1, 2)
        .turn_of(3)
        .table()
        .play("3: place a1a; 0: take upper; 0: stop")
        .deben(1, 10)
        .reserve("a", 8)
        .turn(2);
}

#[test]
fn n5_half_of_nothing_is_a_pass() {
    position("players=4")
        .market("a", "right", 0, "a12 p1, a3b p2, a2a p3")
        .deben(0, 3)
        .deben(1, 2)
        .deben(2, 1)
        .deben(3, 0)
        .turn_of(3)
        .table()
        .play("3: place a1a")
        .chance()
        .deben(1, 2)
        .deben(3, 0);
}

#[test]
fn n6_turned_gifts_cannot_be_had_and_the_upper_one_is_always_a_choice() {
    position("players=4")
        .market("a", "right", 4, "a12 p1, a3b p2, a2a p3")
        .deben(0, 12)
        .turned("a", &["1"])
        .turn_of(3)
        .table()
        .play("3: place a1a")
        .legal("take upper, take 2, take 3")
        .play("0: take 2")
        .turn(1)
        .has(0, "mirror statuette")
        .legal("buy upper, half");
}

#[test]
fn n7_an_upper_gift_without_a_seal_is_still_the_upper_one() {
    position("players=4")
        .market("a", "right", 4, "a7 p1, a6 p2, a3b p3")
        .without_seal("a")
        .turn_of(3)
        .table()
        .play("3: place a1a; 0: take 1")
        .legal("take 2, take 3")
        .play("0: take 2; 1: buy upper")
        .seals(1, 0);
}

#[test]
fn n8_two_gifts_are_not_fewer_but_the_extra_card_may_be_left_out() {
    let closing =
        || abou_simbel("a12 p1, a3b p2, a2a p3").deben(0, 12).turn_of(3).table().play("3: place a1a");
    closing()
        .play("0: take 1")
        .legal("take 2, take 3")
        .play("0: take 2")
        .legal("take 3, stop")
        .play("0: stop")
        .turn(1);
    closing()
        .play("0: take upper")
        .legal("take 1, take 2, take 3, stop")
        .play("0: take 3")
        .turn(1)
        .seals(0, 1);
    closing().play("0: take 1; 0: take 2; 0: take 3").has(0, "chair mirror statuette").turn(1);
}

#[test]
fn a_single_card_space_gives_one_card_of_either_row() {
    let closing = || {
        position("players=4").market("k", "right", 1, "k2 p1, k1 p2").turn_of(2).table().play("2: place k0")
    };
    closing().legal("take upper, take 1, take 2, take 3").play("0: take 2").turn(1).has(0, "mirror");
    closing().play("0: take upper").turn(1).seals(0, 1);
}

#[test]
fn n9_an_offer_of_nothing_is_paid_with_nothing() {
    position("players=4")
        .market("k", "right", 3, "k0 p1")
        .market("g", "right", 1, "g1 p1, g2 p1")
        .market("a", "right", 1, "a1a p1")
        .deben(0, 0)
        .table()
        .legal("name g, name k, name a")
        .play("0: name k")
        .happened(&Event::Paid { seat: Seat::new(0), market: Market::AkhetAton, deben: 0 })
        .legal("take upper, take 1, take 2, take 3")
        .play("0: take 1; 0: take 2")
        .has(0, "chair mirror")
        .deben(0, 0)
        .reserve("k", 3);
}

#[test]
fn n10_only_the_stall_just_used_is_tested() {
    // Gizeh has three colours as nobody could have left it, and stays open until somebody goes there.
    position("players=4")
        .market("g", "right", 1, "g1 p1, g2 p2, g3 p3")
        .table()
        .play("0: place k0")
        .turn(1)
        .open("g k a", "l");
}

#[test]
fn later_servants_of_one_player_are_asked_one_by_one() {
    abou_simbel("a7 p1, a6 p2, a3b p2")
        .turn_of(3)
        .table()
        .play("3: place a1a; 0: take upper; 1: buy 1; 1: buy 2")
        .has(1, "chair mirror")
        .deben(1, 0)
        .servants(1, 4);
}

#[test]
fn what_is_not_sold_stays_and_the_other_stall_shows() {
    let table = abou_simbel("a7 p1, a6 p2, a3b p3")
        .turn_of(3)
        .cards("l", "harp chair mirror statuette")
        .table()
        .play("3: place a1a; 0: take 1; 0: take 2; 1: half; 2: half; 3: half");
    table
        .cards("a", "harp - - statuette")
        .seal_on("a", true)
        .open("g k l", "a")
        .happened(&Event::Closed { market: Market::AbouSimbel, side: nefertiti::Side::Left })
        .happened(&Event::Reopened { market: Market::Louqsor })
        .turn(0);
}

#[test]
fn n37_the_first_piece_on_a_stall_earns_a_deben_after_every_reopening() {
    position("players=4")
        .market("g", "right", 2, "")
        .table()
        .play("0: place g1")
        .deben(0, 10)
        .reserve("g", 0)
        .play("1: place g4")
        .deben(1, 9);
    position("players=4").market("g", "right", 1, "").table().play("0: place g1").deben(0, 9).reserve("g", 0);
    position("players=4")
        .market("g", "right", 3, "g1 p2")
        .table()
        .play("0: place g5")
        .deben(0, 8)
        .reserve("g", 3);
    // Akhet-Aton closes, then Gizeh, so that Akhet-Aton reopens.
    position("players=4")
        .market("k", "right", 3, "k0 p2, k3 p3")
        .market("g", "right", 1, "g5 p3, g2 p4")
        .cards("l", "harp chair mirror statuette")
        .table()
        .play("0: place k6; 0: take 1; 0: take 2; 2: half; 1: half")
        .play("1: place g1; 2: take upper; 3: half; 1: half; -: harp; -: chair")
        .open("k a l", "g")
        .deben(2, 9)
        .reserve("k", 2)
        .play("2: place k5")
        .deben(2, 10)
        .reserve("k", 1)
        .deben(3, 13)
        .play("3: place k3")
        .deben(3, 13)
        .reserve("k", 1);
}

#[test]
fn n38_without_seals_in_the_supply_none_is_placed() {
    abou_simbel("a7 p1, a6 p2, a3b p3")
        .turn_of(3)
        .supply(0)
        .cards("l", "harp chair mirror statuette")
        .without_seal("l")
        .seals(0, 1)
        .table()
        .play("3: place a1a; 0: take 1; 0: take 2; 1: half; 2: half; 3: half")
        .seal_on("l", false)
        .turn(0)
        // Nor is it owed when a seal comes back.
        .play("0: recruit vizier")
        .supply(1)
        .seal_on("l", false);
}

#[test]
fn n39_no_deben_comes_from_anywhere_but_a_reserve() {
    position("players=4").market("g", "right", 0, "").table().play("0: place g1").deben(0, 8).reserve("g", 0);
}

#[test]
fn n76_an_open_market_always_has_its_four_cards_and_at_most_one_is_turned() {
    let mut turned = 0;
    for state in (0..12).flat_map(|seed| Play::<Nefertiti>::new("players=4 characters=amon", seed).positions)
    {
        let view = state.view(game::Viewer::Spectator);
        let is_before_the_end = view.phase == Phase::TURN && view.out.is_none();
        for market in view.open.iter().filter(|_| is_before_the_end) {
            let board = view.board(market);
            assert!(Place::ALL.into_iter().all(|place| board.card(place).is_some()));
            let count = Place::ALL.into_iter().filter(|place| board.is_turned(*place)).count();
            assert!(count <= 1, "{board:?}");
            turned += count;
        }
    }
    assert!(turned > 0, "no Beggar has come");
}
