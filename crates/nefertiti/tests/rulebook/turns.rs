//! Placing, naming, the dice of Louqsor, the High Priest.

use game::Seat;

use crate::support::{Expect, position};

#[test]
fn n28_a_player_without_servants_in_hand_must_name_a_market() {
    position("players=4")
        .market("g", "right", 2, "g1 p1, g5 p2")
        .market("k", "left", 1, "k1 p1, k2 p1, k3 p1")
        .table()
        .legal("name g, name k")
        .play("0: name g; 1: take upper; 0: half")
        .open("k a", "g");
    position("players=4").market("g", "right", 1, "g1 p1").table().cannot("name g");
}

#[test]
fn n28_the_turn_passes_to_the_left_of_whoever_named() {
    position("players=4")
        .market("g", "right", 2, "g1 p1, g5 p3")
        .market("k", "left", 1, "k1 p1, k2 p1, k3 p1")
        .cards("l", "harp chair mirror statuette")
        .table()
        .play("0: name g; 2: take upper; 0: half")
        .turn(1);
}

#[test]
fn a_lone_naming_is_carried_out_without_being_asked() {
    position("players=5 memphis=true")
        .market("g", "right", 2, "g1 p1, g2 p1, g4 p1")
        .table()
        .turn(0)
        .legal("take upper, take 1, take 2, take 3");
}

#[test]
fn n31_the_last_to_put_a_piece_at_louqsor_holds_the_dice() {
    let table = position("players=4").open("g k l", "a").cards("l", "harp chair mirror statuette").table();
    let table = table.play("0: place l1; -: 2");
    assert_eq!(table.view().dice, Some(Seat::new(0)));
    let table = table.play("1: place l3; -: 2");
    assert_eq!(table.view().dice, Some(Seat::new(1)));
    // Seat 0 is not asked any more, and seat 1 is.
    table.play("2: place g1; 3: place g2; 0: place k5").turn(1).play("1: place k3").legal("roll, stop");
}

#[test]
fn n32_rolling_again_is_optional_at_the_end_of_each_later_turn() {
    let table = position("players=4").open("g k l", "a").market("l", "right", 1, "l1 p1").dice(0);
    let table =
        table.cards("l", "harp goldwork mirror statuette").table().play("0: place k5").legal("roll, stop");
    table.clone().play("0: stop").turn(1);
    table.clone().play("0: roll").weights("1 1, 2 1, 3 1, 4 1, 5 1, 6 1").play("-: 2").turn(1);
    table.play("0: roll; -: 1").turn(0).can("take upper");
}

#[test]
fn n33_whoever_put_a_piece_at_louqsor_this_turn_does_not_roll_again() {
    let table = position("players=4").open("g k l", "a").market("l", "right", 1, "l1 p1").dice(0).table();
    table.play("0: place l5; -: 6").turn(1);
    let table =
        position("players=4").open("g k l", "a").market("l", "right", 1, "l1 p1").dice(0).seals(0, 1).table();
    table.play("0: recruit high-priest; 0: place l5; -: 6; 0: place l9; -: 6").turn(1);
}

#[test]
fn n34_naming_another_market_leaves_the_roll() {
    position("players=4")
        .open("g k l", "a")
        .cards("a", "harp chair mirror statuette")
        .market("l", "right", 1, "l1 p1, l5 p1")
        .market("g", "right", 1, "g1 p1, g2 p1")
        .cards("l", "harp chair mirror statuette")
        .cards("k", "goldwork necklace senet senet")
        .dice(0)
        .table()
        .play("0: name g; 0: take upper; 0: half")
        .legal("roll, stop");
}

#[test]
fn n36_naming_louqsor_closes_it_without_a_roll_and_gives_the_dice_back() {
    let table = position("players=4")
        .open("g k l", "a")
        .cards("l", "harp goldwork mirror statuette")
        .market("l", "right", 1, "l1 p1, l5 p1")
        .market("g", "right", 1, "g1 p1, g2 p1")
        .dice(0)
        .table()
        .play("0: name l; 0: take upper; 0: half");
    assert_eq!(table.view().dice, None);
    table.turn(1);
}

#[test]
fn two_dice_are_rolled_for_the_left_stall_of_louqsor() {
    let table = position("players=4").open("g k l", "a").market("l", "left", 1, "l2 p1, l3 p1");
    let table = table.cards("l", "harp goldwork mirror statuette").table().play("0: place l7").weights(
        "1-1 1, 1-2 2, 1-3 2, 1-4 2, 1-5 2, 1-6 2, 2-2 1, 2-3 2, 2-4 2, 2-5 2, 2-6 2, 3-3 1, 3-4 2, 3-5 2, 3-6 2, \
         4-4 1, 4-5 2, 4-6 2, 5-5 1, 5-6 2, 6-6 1",
    );
    table.clone().play("-: 2-6").turn(1);
    table.play("-: 2-3").turn(0).can("take upper");
}

#[test]
fn n11_a_placement_and_a_roll_can_close_two_markets_in_one_turn() {
    position("players=4")
        .open("g k l", "a")
        .market("l", "right", 1, "l1 p1")
        .market("k", "right", 1, "k0 p2, k3 p3")
        .cards("l", "harp goldwork mirror statuette")
        .cards("a", "harp chair mirror statuette")
        .dice(0)
        .table()
        .play("0: place k6; 0: take 1; 0: take 2; 2: half; 1: half")
        .open("g a l", "k")
        .legal("roll, stop")
        .play("0: roll; -: 1; 0: take upper")
        .play("-: harp; -: chair")
        .open("g k a", "l")
        .turn(1);
}

#[test]
fn n29_the_high_priest_with_one_servant_places_and_names_in_either_order() {
    let start = || {
        position("players=4")
            .seals(0, 1)
            .market("g", "right", 2, "g1 p1, g5 p2")
            .market("k", "left", 1, "k1 p1, k2 p1")
            .cards("l", "harp chair mirror statuette")
            .table()
            .play("0: recruit high-priest")
    };
    start().can("name g").can("name k").can("place a7");
    start().play("0: place a7").legal("name g, name k, name a");
    start().play("0: name g; 1: take upper; 0: half").turn(0).can("place a7").cannot("name k");
}

#[test]
fn n29_the_high_priest_with_no_servant_names_first_and_then_places() {
    position("players=4")
        .seals(0, 1)
        .market("g", "right", 2, "g1 p1, g5 p2")
        .market("k", "left", 1, "k1 p1, k2 p1, k3 p1")
        .cards("l", "harp chair mirror statuette")
        .table()
        .play("0: recruit high-priest")
        .legal("name g, name k")
        .play("0: name g; 1: take upper; 0: half")
        .turn(0)
        .can("place a7")
        .cannot("place g1")
        .play("0: place a7")
        .turn(1);
}

#[test]
fn the_high_priest_places_two_servants_even_on_one_market() {
    position("players=4")
        .seals(0, 1)
        .table()
        .play("0: recruit high-priest; 0: place g1; 0: place g2")
        .turn(1)
        .servants(0, 2);
}

#[test]
fn n30_a_game_that_ends_on_the_first_step_takes_no_second() {
    position("players=4")
        .seals(0, 1)
        .open("k", "g")
        .out("l")
        .market("k", "right", 1, "k0 p1, k3 p2")
        .table()
        .play("0: recruit high-priest; 0: place k6; 0: take upper; 1: half; 0: half")
        .over();
}

#[test]
fn n64_a_decision_with_one_legal_action_is_carried_out() {
    // Seat 1 cannot pay, seat 2 has only the last gift to choose for a second one.
    position("players=4")
        .market("k", "right", 0, "k3 p2, k0 p4")
        .turned("k", &["3"])
        .deben(1, 0)
        .turn_of(2)
        .table()
        .play("2: place k6; 2: take 1")
        .has(2, "chair mirror")
        .turn(3)
        .deben(1, 3);
}

#[test]
fn n15_a_market_that_nobody_entered_keeps_the_game_going() {
    position("players=4").open("k", "g").out("l").table().turn(0).can("place k0");
}

#[test]
fn n61_seat_0_starts() {
    position("players=5 memphis=true").table().turn(0).deben(0, 8).deben(4, 9);
}
