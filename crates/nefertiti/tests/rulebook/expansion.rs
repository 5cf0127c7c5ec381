//! The characters of the expansion, the Oracle apart.

use crate::support::{Expect, position};

#[test]
fn n46_the_beggar_begs_or_hides_on_each_market() {
    position("players=4 characters=amon")
        .seals(0, 1)
        .cards("l", "goldwork - - -")
        .table()
        .play("0: recruit beggar")
        .legal("beg g, hide g upper, hide g 1, hide g 2, hide g 3")
        .play("0: beg g; 0: beg k; 0: hide a 2; 0: hide l upper")
        .deben(0, 10)
        .can("place g1");
}

#[test]
fn n46_a_turned_gift_cannot_be_had_and_locks_its_seal_until_the_market_reopens() {
    position("players=4 characters=nile")
        .seals(0, 1)
        .cards("l", "goldwork harp - -")
        .turned("l", &["upper"])
        .table()
        .play("0: recruit thief")
        .has(0, "harp")
        .seal_on("l", true);
    let table = position("players=4 characters=amon")
        .market("k", "right", 1, "k0 p2, k3 p3")
        .cards("l", "goldwork harp chair mirror")
        .turned("l", &["upper"])
        .table()
        .play("0: place k6; 0: take upper; 2: half; 1: half");
    assert!(!table.view().board(nefertiti::Market::Louqsor).is_turned(nefertiti::Place::Upper));
}

#[test]
fn n72_the_beggar_goes_market_by_market_and_skips_where_nothing_can_be_done() {
    position("players=4 characters=amon")
        .seals(0, 1)
        .open("k a", "g")
        .out("l")
        .cards("l", "goldwork harp - -")
        .market("g", "right", 0, "")
        .cards("g", "wandering-thief - - -")
        .market("k", "right", 0, "")
        .table()
        .play("0: recruit beggar")
        .legal("hide k upper, hide k 1, hide k 2, hide k 3")
        .play("0: hide k upper; 0: beg a")
        .deben(0, 10)
        .reserve("l", 0)
        .can("place k0");
}

#[test]
fn n72_a_gift_turned_on_a_market_that_never_reopens_stays_turned() {
    position("players=4 characters=amon")
        .open("k a", "g")
        .out("l")
        .turned("g", &["2"])
        .market("k", "right", 1, "k0 p2, k3 p3")
        .table()
        .play("0: place k6; 0: take upper; 2: half; 1: half")
        .open("a", "k")
        .turned("g", "2");
}

#[test]
fn n74_the_merchant_of_amon_takes_card_by_card_and_at_least_one() {
    position("players=4 characters=amon")
        .seals(0, 1)
        .gifts(0, "double-senet harp*2")
        .gifts(1, "harp")
        .table()
        .play("0: recruit amon-merchant")
        .legal("discard harp, discard double-senet")
        .play("0: discard double-senet")
        .track(0, 16)
        .legal("discard harp, stop")
        .play("0: discard harp")
        .track(0, 24)
        .play("0: discard harp")
        .track(0, 32)
        .can("place g1");
}

#[test]
fn n74_the_royal_scribe_s_bonus_counts_twice_on_a_double_senet() {
    position("players=4 characters=palace")
        .seals(0, 1)
        .gifts(0, "senet double-senet harp")
        .table()
        .play("0: recruit royal-scribe")
        .legal("score harp, score senet, score double-senet")
        .play("0: score double-senet")
        .track(0, 12 + 2)
        .play("0: score senet")
        .track(0, 14 + 6 + 1)
        .legal("score harp, stop");
}

/// Three chairs of a sole owner, one of two statuettes with one other owner, a cup.
#[test]
fn the_example_of_the_royal_scribe() {
    position("players=5 characters=palace memphis=true")
        .seals(0, 1)
        .cards("g", "harp chair mirror goldwork")
        .cards("k", "harp chair mirror goldwork")
        .gifts(0, "chair*3 statuette*2 cup")
        .gifts(1, "statuette")
        .table()
        .play("0: recruit royal-scribe")
        .cannot("stop")
        .play("0: score chair; 0: score statuette; 0: score chair; 0: score cup; 0: score chair")
        .track(0, 49)
        .legal("score statuette, stop")
        .play("0: stop")
        .has(0, "statuette");
}

#[test]
fn n44_the_royal_scribe_s_values_are_fixed_before() {
    let start = || {
        position("players=4 characters=palace memphis=true")
            .seals(0, 1)
            .gifts(0, "chair chair+2")
            .table()
            .play("0: recruit royal-scribe")
    };
    start().play("0: score chair; 0: stop").track(0, 9 + 2 + 1).has(0, "chair+2");
    start().play("0: score chair+2; 0: score chair").track(0, 2 * (9 + 2 + 1)).can("place g1");
}

#[test]
fn n43_foreign_gifts_count_for_scribes_but_not_for_the_merchant_of_amon() {
    position("players=4 memphis=true")
        .seals(0, 1)
        .cards("g", "harp goldwork mirror statuette")
        .gifts(0, "chair*3 chair+1 chair+2")
        .gifts(1, "chair")
        .table()
        .play("0: recruit scribe")
        .track(0, 5 * (7 + 3 + 3));
    position("players=4 characters=amon memphis=true")
        .seals(0, 1)
        .gifts(0, "chair+2 harp")
        .table()
        .play("0: recruit amon-merchant; 0: discard chair+2")
        .track(0, 8);
}

/// Red holds both foreign chairs and three others, while one more player has chairs.
#[test]
fn the_example_of_foreign_chairs() {
    position("players=4 memphis=true")
        .cards("g", "harp goldwork mirror statuette")
        .gifts(0, "chair+1 chair+2 chair*3")
        .gifts(1, "chair")
        .table()
        .part(0, "chair", 50)
        .part(1, "chair", 7);
}

/// Green is third, level with Black.
#[test]
fn the_example_of_the_priest_of_amon() {
    let table = position("players=4 characters=amon").priest(2);
    let table = table.deben(0, 0).deben(1, 0).deben(2, 0).deben(3, 0);
    table.track(0, 30).track(1, 20).track(2, 10).track(3, 10).table().totals(&[30, 20, 19, 10]);
}

#[test]
fn n50_a_tie_for_first_brings_the_priest_of_amon_nothing() {
    let table = position("players=3 characters=amon").priest(0).deben(0, 0).deben(1, 0).deben(2, 0);
    table.track(0, 10).track(1, 10).table().totals(&[10, 10, 0]);
}

#[test]
fn the_priest_of_amon_can_always_be_recruited_and_is_kept() {
    position("players=4 characters=amon")
        .seals(0, 1)
        .deben(0, 0)
        .table()
        .play("0: recruit amon-priest")
        .part(0, "amon_priest", 12)
        .cannot("recruit amon-priest");
}

#[test]
fn n47_the_wandering_thief_takes_a_gift_of_lowest_value() {
    position("players=4 characters=nile memphis=true")
        .seals(0, 1)
        .cards("g", "harp chair chair+1 mirror")
        .cards("k", "goldwork necklace papyrus mirror")
        .cards("a", "senet double-senet harp chair")
        .turned("a", &["upper"])
        .table()
        .play("0: recruit wandering-thief")
        .legal("wander g upper, wander g 1, wander g 2, wander k 2, wander a 2, wander a 3")
        .play("0: wander k 2")
        .has(0, "papyrus")
        .seals(0, 1)
        .cards("k", "goldwork necklace wandering-thief mirror");
}

#[test]
fn n48_whoever_buys_it_from_the_upper_place_gets_the_seal_and_moves_it() {
    position("players=4 characters=nile")
        .market("k", "right", 1, "k0 p2, k3 p3")
        .cards("k", "wandering-thief chair mirror statuette")
        .cards("g", "goldwork necklace harp mirror")
        .cards("a", "harp chair mirror mirror")
        .table()
        .play("0: place k6; 0: take upper")
        .seals(0, 1)
        .legal("wander g 2, wander a upper, wander a 1")
        .play("0: wander g 2")
        .has(0, "harp")
        .cards("g", "goldwork necklace wandering-thief mirror")
        .turn(2);
}

#[test]
fn n48_with_nothing_to_take_it_leaves_the_game() {
    position("players=4 characters=nile")
        .open("k", "g")
        .out("l")
        .market("k", "right", 1, "k0 p2, k3 p3")
        .cards("k", "wandering-thief chair mirror statuette")
        .cards("g", "- - - -")
        .cards("a", "- - - -")
        .table()
        .play("0: place k6; 0: take upper")
        .turn(2)
        .has(0, "")
        .happened(&nefertiti::Event::WandererGone { seat: game::Seat::new(0) });
}

#[test]
fn n77_it_counts_as_a_card_taken_and_is_moved_before_anything_else() {
    position("players=4 characters=nile")
        .market("k", "right", 1, "k0 p2, k3 p3")
        .cards("k", "goldwork wandering-thief mirror statuette")
        .table()
        .play("0: place k6; 0: take 1")
        .turn(0)
        .cannot("wander k upper")
        .play("0: wander g upper")
        .has(0, "harp")
        .cards("g", "wandering-thief chair mirror statuette")
        .seal_on("g", true)
        .legal("take 2, take 3")
        .play("0: take 2")
        .turn(2);
}

#[test]
fn n77_it_is_no_gift_for_thief_trader_and_beggar_and_all_four_markets_are_open_to_a_recruit() {
    position("players=4 characters=nile")
        .seals(0, 1)
        .cards("l", "wandering-thief - - -")
        .gifts(0, "goldwork")
        .pile("wandering-thief", 0)
        .market("l", "right", 0, "")
        .table()
        .cannot("recruit thief")
        .play("0: recruit trader")
        .cannot("want l upper");
    // The Beggar finds nothing to turn at Louqsor.
    position("players=4 characters=nile")
        .seals(0, 1)
        .cards("l", "wandering-thief - - -")
        .market("l", "right", 0, "")
        .table()
        .play("0: recruit beggar; 0: beg g; 0: beg k; 0: beg a")
        .can("place g1");
    position("players=4 characters=nile").seals(0, 1).cards("l", "mirror - - -").table().play("0: recruit wandering-thief").legal(
        "wander g upper, wander g 1, wander k upper, wander k 1, wander a upper, wander a 1, wander l upper",
    );
}

#[test]
fn it_slides_moves_up_and_gets_a_seal_like_a_gift() {
    position("players=4 characters=nile")
        .market("k", "right", 1, "k0 p2, k3 p3")
        .cards("l", "- wandering-thief - mirror")
        .table()
        .play("0: place k6; 0: take upper; 2: half; 1: half; -: harp; -: chair")
        .cards("l", "wandering-thief mirror harp chair")
        .seal_on("l", true);
}

#[test]
fn n49_the_trader_leaves_the_seal_and_pays_the_market() {
    position("players=4 characters=amon")
        .seals(0, 1)
        .deben(0, 4)
        .gifts(0, "harp")
        .cards("g", "goldwork chair mirror statuette")
        .table()
        .play("0: recruit trader")
        .cannot("want g upper")
        .play("0: want g 2")
        .has(0, "mirror")
        .deben(0, 2)
        .reserve("g", 3)
        .cards("g", "goldwork chair harp statuette")
        .seal_on("g", true);
    position("players=4 characters=amon")
        .seals(0, 1)
        .gifts(0, "goldwork")
        .open("k a", "g")
        .out("l")
        .cards("l", "harp - - -")
        .table()
        .play("0: recruit trader")
        .can("want g upper")
        .cannot("want l upper");
}

#[test]
fn n75_the_trader_s_second_swap_is_optional_and_gifts_stay_on_the_market() {
    position("players=4 characters=amon memphis=true")
        .seals(0, 1)
        .gifts(0, "chair+2 papyrus")
        .cards("g", "harp papyrus mirror statuette")
        .table()
        .play("0: recruit trader; 0: want g 1")
        .has(0, "papyrus*2")
        .seals(0, 1)
        .cards("g", "harp chair+2 mirror statuette")
        .can("stop")
        .play("0: want g 1")
        .has(0, "chair+2 papyrus")
        .deben(0, 3)
        .reserve("g", 6)
        .can("place g1");
}

#[test]
fn n75_a_papyrus_given_to_a_market_brings_a_seal_to_whoever_takes_it() {
    position("players=4 characters=amon memphis=true")
        .seals(0, 1)
        .deben(0, 20)
        .gifts(0, "papyrus")
        .market("k", "right", 1, "k0 p2, k3 p3")
        .table()
        .play("0: recruit trader; 0: want k 1; 0: stop")
        .seals(0, 0)
        .cards("k", "harp papyrus mirror statuette")
        .play("0: place k6; 0: take 1")
        .has(0, "papyrus chair")
        .seals(0, 1);
}

#[test]
fn n38_a_papyrus_brings_no_seal_when_the_supply_is_empty() {
    let take = |supply: u8| {
        position("players=4 memphis=true")
            .market("k", "right", 1, "k0 p2, k3 p3")
            .cards("k", "harp papyrus mirror statuette")
            .supply(supply)
            .seals(1, 1)
            .table()
            .play("0: place k6; 0: take 1")
            .has(0, "papyrus")
    };
    take(1).seals(0, 1).supply(0);
    let later = take(0).seals(0, 0).supply(0).play("0: take 2; 2: half; 1: half").draw().turn(1);
    // Nor is it owed when a seal comes back.
    later.play("1: recruit treasurer").supply(1).seals(0, 0);
}
