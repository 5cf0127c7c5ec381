//! The port of Memphis and its foreign gifts.

use crate::support::{Expect, Position, Table, position};

/// The last servant goes to `k6`, which closes Akhet-Aton: Louqsor has one gap, and Memphis what the test says.
fn memphis(pieces: &str, port: &str) -> Position {
    position("players=4 memphis=true")
        .market("k", "right", 1, "k0 p2, k3 p3")
        .market("m", "right", 1, pieces)
        .cards("l", "harp chair mirror -")
        .port(port)
}

const CLOSE: &str = "0: place k6; 0: take upper; 2: half; 1: half";

#[test]
fn a_foreign_gift_goes_to_memphis_and_the_place_is_drawn_for_again() {
    memphis("", "")
        .table()
        .play(CLOSE)
        .play("-: chair+1")
        .port_has("chair+1")
        .cards("l", "harp chair mirror -")
        .play("-: goldwork")
        .turn(1);
}

/// Four gifts but no new one: nothing. Then two new ones: the best bidder takes two of six, the next one of four.
#[test]
fn the_example_of_an_award() {
    memphis("m1 p4, m3 p1, m5 p2", "harp+1 harp+2 chair+1 chair+2")
        .table()
        .play(CLOSE)
        .play("-: goldwork")
        .turn(1)
        .cannot("take harp+1");
    memphis("m1 p4, m3 p1, m5 p2", "harp+1 harp+2 chair+1 chair+2")
        .cards("l", "harp chair - -")
        .deben(0, 12)
        .table()
        .play(CLOSE)
        .play("-: mirror+1; -: goldwork; -: statuette+1; -: goldwork")
        .turn(1)
        .legal("take statuette+1, take mirror+1, take harp+1, take harp+2, take chair+1, take chair+2")
        .play("1: take harp+2; 1: take harp+1")
        .turn(0)
        .legal("buy statuette+1, buy mirror+1, buy chair+1, buy chair+2, half")
        .play("0: buy chair+2; 3: half")
        .port_has("statuette+1 mirror+1 chair+1")
        .servants(1, 4)
        .open("g a l m", "k")
        .turn(1);
}

#[test]
fn n80_an_award_needs_a_new_gift_four_gifts_and_somebody_there() {
    memphis("m1 p4", "harp+1 harp+2")
        .table()
        .play(CLOSE)
        .play("-: chair+1; -: goldwork")
        .turn(1)
        .port_has("harp+1 harp+2 chair+1");
    memphis("", "harp+1 harp+2 chair+2").table().play(CLOSE).play("-: chair+1; -: goldwork").turn(1);
    memphis("m8 p4", "harp+1 harp+2 chair+2")
        .deben(3, 7)
        .gifts(3, "harp goldwork")
        .table()
        .play(CLOSE)
        .play("-: chair+1; -: goldwork")
        .turn(3)
        .legal("discard goldwork, discard harp");
}

#[test]
fn n51_placing_at_memphis_earns_like_anywhere_from_its_own_reserve() {
    memphis("", "")
        .market("m", "right", 2, "")
        .table()
        .play("0: place m1")
        .deben(0, 10)
        .reserve("m", 0)
        .turn(1);
}

#[test]
fn n52_memphis_cannot_be_named_and_whoever_stands_there_with_all_servants_passes() {
    position("players=5 memphis=true").market("m", "right", 1, "m1 p1, m2 p1, m3 p1").table().turn(1);
    position("players=5 memphis=true")
        .market("m", "right", 1, "m1 p1, m2 p1")
        .market("g", "right", 1, "g1 p1, g2 p2")
        .seals(0, 1)
        .table()
        .can("name g")
        .cannot("name m");
}

#[test]
fn n66_passing_is_a_step_only_beside_a_character() {
    position("players=5 memphis=true")
        .market("m", "right", 1, "m1 p1, m2 p1, m3 p1")
        .seals(0, 1)
        .table()
        .legal("recruit treasurer, pass")
        .play("0: pass")
        .turn(1);
    position("players=5 memphis=true")
        .market("m", "right", 1, "m1 p1, m2 p1")
        .seals(0, 1)
        .table()
        .cannot("pass");
}

#[test]
fn n67_only_one_step_of_the_high_priest_places_at_memphis() {
    position("players=4 memphis=true")
        .seals(0, 1)
        .table()
        .play("0: recruit high-priest; 0: place m2")
        .legal_of("place", "place g1, place g2, place g3, place g4, place g5, place g6, place g7, place g11, place k0, place k1, place k2, place k3, place k4, place k5, place k6, place k7, place k8, place a1a, place a1b, place a2a, place a2b, place a3a, place a3b, place a6, place a7, place a12");
    position("players=4 memphis=true")
        .seals(0, 1)
        .table()
        .play("0: recruit high-priest; 0: place g2")
        .can("place m2");
}

#[test]
fn n53_after_the_last_award_nobody_goes_to_memphis() {
    let table = memphis("m2 p4", "harp+1").unseen("goldwork").table().play(CLOSE).play("-: akhenaton");
    table.turn(1).has(3, "harp+1").cannot("place m1").open("g a", "k").servants(3, 4);
}

#[test]
fn n53_what_is_left_at_memphis_is_out() {
    let table = memphis("m2 p4", "harp+1 harp+2 chair+1");
    let table = table.unseen("goldwork").table().play(CLOSE).play("-: akhenaton");
    let table = table.play("3: take harp+1; 3: take chair+1").turn(1).port_has("harp+2").reserve("m", 3);
    // A gift left at Memphis counts for nobody, not even as one more owner.
    table.part(3, "harp", 7 + 1).part(0, "harp", 7).part(1, "harp", 0).part(2, "harp", 0);
    two_after_the_last_award().legal("scatter g a l, aside 2, aside 3");
}

/// Two players, nothing reopens any more, and a collector leaves Akhet-Aton.
fn two_after_the_last_award() -> Table {
    position("players=2 memphis=true")
        .open("k a", "g")
        .out("l")
        .market("m", "right", 3, "")
        .market("k", "right", 3, "k0 tax2, k3 p2")
        .deben(1, 20)
        .table()
        .play("0: place k6; 0: take upper; 1: buy 1")
        .turn(1)
}

#[test]
fn n54_a_refill_that_reaches_four_and_draws_akhenaton_awards_once() {
    let table = memphis("m2 p4, m1 p3", "harp+1 harp+2 chair+2").unseen("chair+1").table().play(CLOSE);
    let table = table.play("-: chair+1; -: akhenaton");
    let awards = |event: &&nefertiti::Event| matches!(event, nefertiti::Event::Awarding { .. });
    assert_eq!(table.events.iter().filter(awards).count(), 1);
    table.turn(3).play("3: take harp+1; 3: take harp+2").turn(2).play("2: half").turn(1).open("g a", "k");
}

#[test]
fn n80_the_last_award_without_gifts_sends_everybody_home() {
    let table = memphis("m2 p4, m1 p3", "").deben(3, 0).gifts(3, "harp").unseen("").table().play(CLOSE);
    table.play("-: akhenaton").turn(1).has(3, "harp").servants(3, 4).servants(2, 4).reserve("m", 1);
}

#[test]
fn no_character_touches_memphis() {
    let table =
        position("players=4 characters=nile memphis=true").seals(0, 1).gifts(0, "goldwork").port("harp+1");
    let table = table.market("m", "right", 5, "").table();
    table.clone().play("0: recruit treasurer").cannot("collect m 1");
    table.clone().play("0: recruit trader").cannot("want m upper");
    table.play("0: recruit beggar; 0: beg g; 0: beg k; 0: beg a").can("place m1");
}
