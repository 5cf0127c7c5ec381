//! Two players: collectors and the neutral player.

use crate::support::{Expect, Position, position};

fn two() -> Position {
    position("players=2")
}

#[test]
fn n78_a_collector_stands_below_another_piece_and_not_where_its_owner_just_placed() {
    two()
        .market("g", "right", 1, "g4 p2")
        .market("k", "right", 1, "k3 p2, k1 tax2")
        .table()
        .play("0: place g6")
        .legal("tax k0, tax k2, stop")
        .play("0: tax k0")
        .turn(1);
    two().market("g", "right", 1, "g4 p2").table().play("0: place g6").turn(1);
}

#[test]
fn n78_both_markets_of_a_high_priest_are_barred() {
    two()
        .seals(0, 1)
        .market("g", "right", 1, "g4 p2")
        .market("k", "right", 1, "k3 p2")
        .market("a", "right", 1, "a2b p2")
        .table()
        .play("0: recruit high-priest; 0: place g6; 0: place k5")
        .legal("tax a1a, tax a1b, tax a2a, stop");
}

#[test]
fn n55_a_collector_takes_no_deben() {
    two()
        .market("g", "right", 3, "g4 p2")
        .table()
        .play("0: place k0; 0: tax g1")
        .deben(0, 11)
        .reserve("g", 3);
}

#[test]
fn n56_a_collector_may_stand_left_of_an_equal_offer() {
    two()
        .market("a", "right", 1, "a2b p2")
        .table()
        .play("0: place k0")
        .legal("tax a1a, tax a1b, tax a2a, stop");
    two().market("a", "right", 1, "a2a p2").table().play("0: place k0").legal("tax a1a, tax a1b, stop");
}

#[test]
fn n57_a_collector_may_follow_a_naming() {
    two()
        .market("g", "right", 1, "g4 p1, g1 p1")
        .market("k", "left", 1, "k1 p1, k2 p1, k3 p2")
        .cards("l", "harp chair mirror statuette")
        .table()
        .play("0: name g; 0: take upper; 0: half")
        .turn(0)
        .can("tax k0")
        .can("stop");
}

#[test]
fn n35_a_collector_at_louqsor_rolls_and_holds_the_dice() {
    let table = two().open("g k l", "a").market("l", "right", 1, "l5 p2").dice(1).table();
    let table = table.play("0: place k0; 0: tax l1").chance().play("-: 6");
    assert_eq!(table.view().dice, Some(game::Seat::new(0)));
    table.turn(1).play("1: place k4").turn(1).can("stop").play("1: stop").turn(0);
}

#[test]
fn n65_the_collector_comes_before_the_roll_again() {
    two()
        .open("g k l", "a")
        .market("l", "right", 1, "l5 p1")
        .market("g", "right", 1, "g4 p2")
        .dice(0)
        .table()
        .play("0: place k0")
        .legal("tax g1, tax g2, tax g3, tax l1, tax l2, tax l3, tax l4, stop")
        .play("0: tax g1")
        .legal("roll, stop");
}

#[test]
fn a_collector_counts_for_the_condition_and_may_close() {
    two()
        .market("g", "right", 1, "g4 p2, g6 p1")
        .table()
        .play("0: place k0; 0: tax g1")
        .turn(0)
        .legal("take upper, take 1, take 2, take 3");
}

/// Gizeh closes with two servants and a collector, which leaves last.
fn leaving(reserve: u8) -> Position {
    two().market("g", "right", reserve, "g5 p2, g1 tax2").deben(1, 20)
}

#[test]
fn n79_a_collector_spreads_three_deben_or_as_many_as_there_are() {
    let table = leaving(3).table().play("0: place g6; 0: take upper; 1: buy 1").turn(1);
    table.legal("scatter k a l, aside 2, aside 3").play("1: scatter k a l").reserve("k", 2).reserve("l", 2);
    let table = leaving(0).deben(0, 5).gifts(0, "chair").table().play("0: place g6; 1: half").turn(1);
    table.legal("scatter, aside upper, aside 1, aside 2, aside 3").play("1: scatter").chance();
    let table = leaving(2).deben(0, 5).gifts(0, "chair").table().play("0: place g6; 1: half").turn(1);
    table
        .legal("scatter k, scatter a, scatter l, aside upper, aside 1, aside 2, aside 3")
        .play("1: scatter a")
        .reserve("a", 2)
        .reserve("g", 0);
}

#[test]
fn n79_with_memphis_there_are_four_other_reserves() {
    position("players=2 memphis=true")
        .market("g", "right", 3, "g5 p2, g1 tax2")
        .deben(1, 20)
        .table()
        .play("0: place g6; 0: take upper; 1: buy 1")
        .legal("scatter k a l m, aside 2, aside 3");
}

#[test]
fn n79_a_market_that_is_out_counts_among_the_other_reserves() {
    two()
        .open("k a", "g")
        .out("l")
        .market("k", "right", 3, "k0 tax2, k3 p2")
        .deben(1, 20)
        .table()
        .play("0: place k6; 0: take upper; 1: buy 1")
        .legal("scatter g a l, aside 2, aside 3")
        .play("1: scatter g a l")
        .reserve("l", 2);
}

#[test]
fn n79_only_gifts_that_lie_face_up_are_set_aside_and_a_papyrus_brings_no_seal() {
    position("players=2 characters=nile memphis=true")
        .market("g", "right", 3, "g5 p2, g1 tax2")
        .cards("g", "harp wandering-thief papyrus statuette")
        .turned("g", &["3"])
        .table()
        .play("0: place g6; 0: take upper; 1: half")
        .legal_of("aside", "aside 2")
        .play("1: aside 2")
        .neutral_has("papyrus")
        .seals(1, 0)
        .supply(11);
}

#[test]
fn n58_a_gift_set_aside_loses_its_seal_to_the_supply() {
    let table =
        leaving(3).table().supply(11).play("0: place g6; 0: take 1; 0: take 2; 1: half; 1: aside upper");
    table.neutral_has("harp").supply(12).chance();
}

#[test]
fn the_neutral_player_counts_as_an_owner_and_can_be_swapped_with() {
    two()
        .seals(0, 1)
        .pile("merchant", 1)
        .deben(0, 4)
        .gifts(0, "harp mirror")
        .neutral("mirror chair")
        .table()
        .value("mirror", 8)
        .play("0: recruit merchant")
        .deben(0, 2)
        .has(0, "mirror*2")
        .neutral_has("harp chair");
}

#[test]
fn n69_the_neutral_player_is_another_partner_for_the_first_merchant() {
    two()
        .seals(0, 1)
        .gifts(0, "harp mirror statuette")
        .gifts(1, "mirror")
        .neutral("mirror")
        .table()
        .play("0: recruit merchant")
        .legal("want p2 mirror, want neutral mirror")
        .play("0: want p2 mirror; 0: give statuette")
        .legal("want neutral mirror, stop");
}

#[test]
fn n21_the_neutral_player_gives_up_a_card_last_and_scores_nothing() {
    position("players=2 memphis=true")
        .seals(1, 1)
        .turn_of(1)
        .gifts(0, "chair")
        .gifts(1, "harp")
        .neutral("chair chair+1")
        .table()
        .play("1: recruit maid; 1: call chair")
        .track(0, 7)
        .turn(1)
        .legal("discard chair, discard chair+1")
        .play("1: discard chair+1")
        .neutral_has("chair");
    two().seals(0, 1).neutral("chair").table().cannot("recruit maid");
}

#[test]
fn n73_a_type_that_only_the_neutral_player_owns_is_not_called() {
    let table = two().seals(0, 1).gifts(0, "harp").gifts(1, "mirror").neutral("chair harp").table();
    table.play("0: recruit maid").legal("call mirror, call harp");
}

#[test]
fn n66_after_a_forced_pass_a_collector_may_still_be_placed() {
    position("players=2 memphis=true")
        .market("m", "right", 1, "m2 p1, m3 p1, m4 p1, m5 p1")
        .market("g", "right", 1, "g4 p2")
        .table()
        .turn(0)
        .can("tax g1")
        .can("tax m1")
        .play("0: stop")
        .turn(1);
}

#[test]
fn n66_after_a_forced_pass_the_dice_may_still_be_rolled_again() {
    position("players=2 memphis=true")
        .open("g k l m", "a")
        .market("m", "right", 1, "m2 p1, m3 p1, m4 p1, m5 p1")
        .market("l", "right", 1, "l5 p2, l1 tax1")
        .dice(0)
        .table()
        .turn(0)
        .can("tax l2")
        .play("0: stop")
        .legal("roll, stop")
        .play("0: roll")
        .chance();
}
