//! Akhenaton and the end of the game.

use crate::support::{Expect, position};

#[test]
fn n13_a_market_where_akhenaton_comes_up_is_out_for_good_and_none_reopens() {
    position("players=4")
        .market("k", "right", 1, "k0 p2, k3 p3")
        .cards("l", "harp - - -")
        .without_seal("l")
        .unseen("goldwork")
        .table()
        .play("0: place k6; 0: take upper; 2: half; 1: half; -: goldwork; -: akhenaton")
        .open("g a", "k")
        .cards("l", "harp goldwork - -")
        .seal_on("l", false)
        .turn(1);
}

#[test]
fn n81_markets_that_close_later_are_closed_but_not_out() {
    position("players=4 characters=nile")
        .seals(0, 1)
        .open("k", "g")
        .out("l")
        .cards("l", "harp chair - -")
        .cards("a", "- mirror - -")
        .gifts(0, "goldwork")
        .table()
        .play("0: recruit wandering-thief")
        .can("wander a 1")
        .cannot("wander l upper");
}

#[test]
fn n17_the_game_ends_at_once_when_the_last_market_is_resolved() {
    position("players=4")
        .open("k", "g")
        .out("l")
        .market("k", "right", 1, "k0 p2, k3 p3")
        .table()
        .play("0: place k6; 0: take upper; 2: half")
        .turn(1)
        .play("1: half")
        .over()
        .open("", "k");
}

#[test]
fn n14_the_tile_moves_to_the_market_closed_last() {
    position("players=4")
        .open("k a", "g")
        .out("l")
        .market("k", "right", 1, "k0 p2, k3 p3")
        .table()
        .play("0: place k6; 0: take upper; 2: half; 1: half")
        .open("a", "k")
        .turn(1);
}

#[test]
fn final_points_are_gifts_half_the_deben_and_three_for_each_seal() {
    position("players=3")
        .track(0, 20)
        .deben(0, 7)
        .seals(0, 2)
        .gifts(0, "statuette harp")
        .gifts(1, "harp")
        .deben(1, 0)
        .deben(2, 1)
        .table()
        .totals(&[20 + 3 + 6 + 11 + 7, 7, 0])
        .part(0, "statuette", 11)
        .part(0, "deben", 3)
        .part(0, "seals", 6)
        .part(0, "track", 20);
}

#[test]
fn a_tie_is_broken_by_deben_and_else_shared() {
    let end = |deben: [u8; 3], ranks: &[u8]| {
        position("players=3")
            .open("k", "g")
            .out("l")
            .market("k", "right", 0, "k0 p2, k3 p2")
            .deben(0, deben[0])
            .deben(1, deben[1])
            .deben(2, deben[2])
            .track(0, 10)
            .track(2, 10)
            .cards("k", "- - - -")
            .table()
            .play("0: place k6")
            .over()
            .ranks(ranks);
    };
    // Nobody can pay for anything: six Deben go to the Reserve, and the next takes three of them.
    end([5, 0, 4], &[0, 2, 1]);
    end([5, 0, 5], &[0, 2, 0]);
}

#[test]
fn n84_the_game_ends_when_every_seat_has_had_sixty_turns() {
    position("players=3").turn_of(2).turns(179).table().play("2: place g1").over();
    position("players=3").turn_of(1).turns(178).table().play("1: place g1").turn(2);
}
