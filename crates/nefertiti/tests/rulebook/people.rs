//! The characters of the base game.

use crate::support::{Expect, Position, position};

#[test]
fn recruiting_costs_a_seal_and_the_card_and_happens_once_a_turn() {
    position("players=4")
        .seals(0, 2)
        .gifts(0, "harp")
        .table()
        .play("0: recruit vizier")
        .seals(0, 1)
        .track(0, 2)
        .legal_of("recruit", "")
        .play("0: place g1; 1: place k0; 2: place k1; 3: place k5")
        .cannot("recruit vizier")
        .can("recruit scribe");
}

#[test]
fn n27_without_a_seal_nobody_is_recruited() {
    position("players=4").gifts(0, "harp").table().legal_of("recruit", "");
}

#[test]
fn n27_a_seal_gained_in_a_turn_waits_for_the_next() {
    // With the upper gift of a sale, before the second step of the High Priest.
    position("players=4")
        .seals(0, 1)
        .gifts(0, "harp")
        .market("k", "right", 1, "k0 p2, k3 p3")
        .cards("l", "harp chair mirror statuette")
        .table()
        .play("0: recruit high-priest; 0: place k6; 0: take upper; 2: half; 1: half")
        .turn(0)
        .seals(0, 1)
        .can("place g1")
        .cannot("recruit");
    // With a stolen gift.
    position("players=4")
        .seals(0, 1)
        .gifts(0, "harp")
        .cards("l", "goldwork harp - -")
        .table()
        .play("0: recruit thief; 0: steal upper")
        .turn(0)
        .seals(0, 1)
        .can("place g1")
        .cannot("recruit");
}

/// One double and two single senets, while one other player owns senets.
#[test]
fn the_example_of_the_scribe() {
    position("players=4")
        .seals(0, 1)
        .pile("scribe", 3)
        .gifts(0, "double-senet senet*2 harp")
        .gifts(1, "senet*2")
        .table()
        .play("0: recruit scribe; 0: score senet")
        .track(0, 28)
        .has(0, "harp")
        .value("senet", 6);
}

#[test]
fn n25_the_scribe_scores_all_cards_of_the_type_at_the_value_before() {
    position("players=4")
        .seals(0, 1)
        .gifts(0, "chair*3 harp")
        .gifts(1, "chair")
        .table()
        .play("0: recruit scribe")
        .legal("score harp, score chair")
        .play("0: score chair")
        .track(0, 3 * (7 + 3));
}

#[test]
fn the_scribes_lie_in_one_pile_with_the_best_on_top() {
    let bonus = |left: u8, points: u16| {
        let table = position("players=4").seals(0, 1).pile("scribe", left).gifts(0, "mirror harp").table();
        table.play("0: recruit scribe; 0: score harp").track(0, points)
    };
    for (left, points) in [(4, 12), (3, 11), (2, 11), (1, 10)] {
        bonus(left, points);
    }
}

#[test]
fn n26_a_character_without_an_effect_is_not_recruited() {
    position("players=4")
        .seals(0, 1)
        .market("g", "right", 0, "")
        .market("k", "right", 0, "")
        .market("a", "right", 0, "")
        .market("l", "right", 0, "")
        .table()
        .legal_of("recruit", "recruit high-priest");
}

#[test]
fn n68_each_character_needs_what_it_works_on() {
    position("players=4")
        .seals(0, 1)
        .gifts(1, "harp")
        .table()
        .legal_of("recruit", "recruit high-priest, recruit maid, recruit treasurer");
    position("players=4").seals(0, 1).gifts(0, "harp").gifts(1, "harp").table().legal_of(
        "recruit",
        "recruit scribe, recruit vizier, recruit high-priest, recruit maid, recruit treasurer",
    );
    position("players=4").seals(0, 1).gifts(0, "harp chair").gifts(1, "harp").cards("l", "harp - - -").table().legal_of(
        "recruit",
        "recruit scribe, recruit merchant, recruit vizier, recruit high-priest, recruit maid, recruit thief, recruit treasurer",
    );
}

#[test]
fn n68_the_characters_of_the_expansion_need_what_they_work_on() {
    let recruits = |start: Position, expected: &str| start.seals(0, 1).table().legal_of("recruit", expected);
    let amon = || position("players=4 characters=amon");
    // Nothing of one's own: nothing to turn into points, nothing to give.
    recruits(amon(), "recruit treasurer, recruit beggar, recruit amon-priest");
    recruits(
        amon().gifts(0, "harp"),
        "recruit scribe, recruit vizier, recruit treasurer, recruit beggar, recruit amon-merchant, recruit amon-priest, recruit trader",
    );
    // Nothing that can be paid for.
    let cheap = amon().gifts(0, "chair").deben(0, 1);
    let dear = |start: Position, market: &str| start.cards(market, "goldwork mirror statuette necklace");
    recruits(
        dear(dear(dear(cheap, "g"), "k"), "a"),
        "recruit scribe, recruit vizier, recruit treasurer, recruit beggar, recruit amon-merchant, recruit amon-priest",
    );
    // Nothing to beg for or to turn.
    let bare = |start: Position, market: &str| {
        start.market(market, "right", 0, "").turned(market, &["upper", "1", "2", "3"])
    };
    let bare = |start: Position| bare(bare(bare(start, "g"), "k"), "a").market("l", "right", 0, "");
    recruits(bare(amon()), "recruit amon-priest");
    let palace = || position("players=4 characters=palace");
    recruits(palace(), "recruit oracle, recruit wandering-thief");
    recruits(bare(palace()), "recruit oracle");
    recruits(
        bare(palace()).gifts(0, "harp"),
        "recruit scribe, recruit maid, recruit oracle, recruit amon-merchant, recruit royal-scribe",
    );
}

/// Green has five chairs, two others one each.
#[test]
fn the_example_of_the_maid() {
    position("players=3")
        .cards("g", "harp goldwork mirror statuette")
        .cards("k", "harp goldwork mirror statuette")
        .seals(0, 1)
        .gifts(0, "chair*5")
        .gifts(1, "chair harp")
        .gifts(2, "chair")
        .table()
        .play("0: recruit maid; 0: call chair")
        .track(0, 5)
        .track(1, 5)
        .track(2, 5)
        .has(0, "chair*4")
        .has(1, "harp")
        .value("chair", 9);
}

#[test]
fn n18_the_maid_may_be_recruited_for_a_type_that_one_does_not_own() {
    position("players=3")
        .seals(0, 1)
        .gifts(1, "harp mirror")
        .table()
        .play("0: recruit maid")
        .legal("call mirror, call harp")
        .play("0: call harp")
        .track(1, 9)
        .turn(0);
}

#[test]
fn n19_the_maid_s_value_is_counted_before_anyone_discards() {
    position("players=3")
        .seals(0, 1)
        .gifts(0, "harp chair")
        .gifts(1, "harp")
        .table()
        .play("0: recruit maid; 0: call harp")
        .track(0, 7)
        .track(1, 7);
}

#[test]
fn n20_a_double_senet_is_one_card_for_the_maid_and_scores_twice() {
    position("players=4")
        .seals(0, 1)
        .gifts(0, "senet double-senet harp")
        .gifts(2, "double-senet")
        .table()
        .play("0: recruit maid; 0: call senet")
        .turn(0)
        .legal("discard senet, discard double-senet")
        .play("0: discard double-senet")
        .track(0, 10)
        .track(2, 10)
        .has(0, "senet harp");
}

#[test]
fn n21_foreign_gifts_count_for_the_maid_before_the_discard() {
    position("players=3 memphis=true")
        .seals(0, 1)
        .gifts(0, "chair chair+1")
        .gifts(1, "chair+2 harp")
        .table()
        .play("0: recruit maid; 0: call chair; 0: discard chair+1")
        .track(0, 7 + 1)
        .track(1, 7 + 2);
}

#[test]
fn n73_the_maid_asks_the_recruiter_first_and_on_to_the_left() {
    position("players=4")
        .seals(2, 1)
        .turn_of(2)
        .gifts(0, "senet double-senet")
        .gifts(1, "harp")
        .gifts(2, "senet double-senet")
        .gifts(3, "senet double-senet")
        .table()
        .play("2: recruit maid; 2: call senet")
        .turn(2)
        .play("2: discard senet")
        .turn(3)
        .track(2, 4)
        .play("3: discard double-senet")
        .turn(0)
        .track(3, 8);
}

/// Red swaps a harp for a statuette of Green's and a necklace for one of Blue's.
#[test]
fn the_example_of_the_first_merchant() {
    position("players=3")
        .seals(0, 1)
        .deben(0, 2)
        .deben(1, 0)
        .deben(2, 0)
        .gifts(0, "statuette harp necklace")
        .gifts(1, "statuette")
        .gifts(2, "statuette mirror")
        .table()
        .play("0: recruit merchant; 0: want p2 statuette; 0: give harp")
        .deben(0, 0)
        .deben(1, 2)
        .legal("want p3 statuette, stop")
        .play("0: want p3 statuette")
        .has(0, "statuette*3")
        .has(2, "necklace mirror")
        .deben(2, 0)
        .turn(0)
        .cannot("stop");
}

#[test]
fn n22_the_merchant_needs_no_consent_but_the_type_and_the_cash() {
    let start = |deben| {
        position("players=3")
            .seals(0, 1)
            .deben(0, deben)
            .gifts(0, "harp chair statuette")
            .gifts(1, "harp mirror goldwork")
            .table()
    };
    start(9)
        .play("0: recruit merchant")
        .has(1, "harp mirror goldwork")
        .turn(0)
        .legal("give statuette, give chair");
    let poor = position("players=3").seals(0, 1).deben(0, 4).gifts(0, "harp goldwork").gifts(1, "goldwork");
    poor.table().cannot("recruit merchant");
    let rich = position("players=3").seals(0, 1).deben(0, 5).gifts(0, "harp goldwork").gifts(1, "goldwork");
    rich.table()
        .can("recruit merchant")
        .play("0: recruit merchant")
        .deben(0, 0)
        .deben(1, 15)
        .has(0, "goldwork*2");
}

#[test]
fn n23_the_second_swap_is_optional_judged_after_the_first_and_with_another_player() {
    let start = || {
        position("players=3")
            .seals(0, 1)
            .gifts(0, "chair harp")
            .gifts(1, "chair harp")
            .gifts(2, "chair")
            .table()
            .play("0: recruit merchant; 0: want p2 chair")
    };
    start().has(0, "chair*2").turn(0).can("place g1");
    position("players=3")
        .seals(0, 1)
        .gifts(0, "chair harp mirror")
        .gifts(1, "harp mirror")
        .gifts(2, "harp")
        .table()
        .play("0: recruit merchant; 0: want p2 harp; 0: give chair")
        .legal("want p3 harp, stop")
        .play("0: stop")
        .can("place g1");
    position("players=3")
        .seals(0, 1)
        .pile("merchant", 2)
        .gifts(0, "chair harp mirror")
        .gifts(1, "harp")
        .gifts(2, "harp")
        .table()
        .play("0: recruit merchant; 0: want p2 harp; 0: give chair")
        .can("place g1");
}

#[test]
fn n24_cards_of_one_type_may_be_swapped_at_their_difference() {
    position("players=4")
        .seals(0, 1)
        .deben(0, 6)
        .pile("merchant", 1)
        .gifts(0, "senet")
        .gifts(1, "double-senet")
        .table()
        .play("0: recruit merchant")
        .deben(0, 0)
        .deben(1, 15)
        .has(0, "double-senet");
    position("players=4 memphis=true")
        .seals(0, 1)
        .pile("merchant", 1)
        .gifts(0, "chair")
        .gifts(1, "chair+2")
        .table()
        .play("0: recruit merchant")
        .deben(0, 8)
        .has(0, "chair+2")
        .has(1, "chair");
}

#[test]
fn n69_a_card_is_never_swapped_for_one_of_its_kind() {
    position("players=4").seals(0, 1).gifts(0, "harp").gifts(1, "harp").table().cannot("recruit merchant");
    position("players=4")
        .seals(0, 1)
        .gifts(0, "harp chair")
        .gifts(1, "harp")
        .gifts(2, "mirror")
        .table()
        .play("0: recruit merchant")
        .has(0, "harp*2")
        .has(1, "chair");
}

#[test]
fn n69_a_second_swap_may_use_a_card_of_the_first() {
    position("players=3 memphis=true")
        .seals(0, 1)
        .gifts(0, "chair harp")
        .gifts(1, "chair+1")
        .gifts(2, "chair")
        .table()
        .play("0: recruit merchant; 0: want p2 chair+1; 0: give harp")
        .legal("want p3 chair, stop")
        .play("0: want p3 chair")
        .has(0, "chair*2")
        .has(1, "harp")
        .has(2, "chair+1");
}

#[test]
fn the_example_of_the_vizier() {
    position("players=4")
        .seals(0, 1)
        .gifts(0, "senet double-senet statuette mirror necklace")
        .table()
        .play("0: recruit vizier")
        .track(0, 8)
        .has(0, "senet double-senet statuette mirror necklace");
}

#[test]
fn n42_foreign_gifts_are_of_their_type_for_the_vizier_and_cups_and_papyri_are_types() {
    position("players=5 memphis=true")
        .seals(0, 1)
        .gifts(0, "chair chair+1 cup papyrus")
        .table()
        .play("0: recruit vizier")
        .track(0, 6);
}

#[test]
fn the_thief_takes_a_gift_under_the_closed_tile_with_its_seal() {
    position("players=4")
        .seals(0, 1)
        .cards("l", "goldwork harp - -")
        .table()
        .play("0: recruit thief")
        .legal("steal upper, steal 1")
        .play("0: steal upper")
        .has(0, "goldwork")
        .seals(0, 1)
        .cards("l", "- harp - -")
        .seal_on("l", false);
}

#[test]
fn n41_the_thief_finds_nothing_at_the_start() {
    position("players=4").seals(0, 1).table().cannot("recruit thief");
}

#[test]
fn n14_the_thief_works_only_where_the_closed_tile_lies() {
    position("players=4")
        .seals(0, 1)
        .open("k", "g")
        .out("l")
        .cards("g", "goldwork - - -")
        .cards("l", "harp chair - -")
        .table()
        .play("0: recruit thief")
        .has(0, "goldwork");
}

#[test]
fn n40_the_treasurer_reaches_even_a_market_out_for_good() {
    position("players=4")
        .seals(0, 1)
        .open("k a", "g")
        .out("l")
        .market("l", "right", 7, "")
        .market("g", "right", 0, "")
        .table()
        .play("0: recruit treasurer")
        .legal("collect k 1, collect a 1, collect l 1, collect l 2, collect l 3, collect l 4")
        .play("0: collect l 4")
        .deben(0, 12)
        .reserve("l", 3);
}

#[test]
fn n71_the_treasurer_says_how_many() {
    position("players=4")
        .seals(0, 1)
        .market("g", "right", 3, "")
        .table()
        .play("0: recruit treasurer; 0: collect g 2")
        .deben(0, 10)
        .reserve("g", 1)
        .can("place g1");
}

#[test]
fn n67_the_high_priest_needs_something_to_place_or_name() {
    position("players=5 memphis=true")
        .seals(0, 1)
        .market("m", "right", 1, "m1 p1, m2 p1, m3 p1")
        .gifts(0, "harp")
        .table()
        .cannot("recruit high-priest")
        .can("recruit vizier")
        .can("pass");
}

#[test]
fn n67_a_second_step_with_nothing_to_place_or_name_is_lost() {
    position("players=5 memphis=true")
        .seals(0, 1)
        .market("m", "right", 1, "m1 p1, m2 p1")
        .table()
        .play("0: recruit high-priest; 0: place m3")
        .servants(0, 0)
        .turn(1);
}

#[test]
fn n83_a_seal_leaves_with_the_recruit_and_points_come_one_by_one() {
    position("players=3")
        .seals(0, 1)
        .deben(0, 0)
        .deben(1, 0)
        .deben(2, 0)
        .gifts(0, "harp mirror")
        .table()
        .totals(&[23, 0, 0])
        .play("0: recruit scribe")
        .totals(&[20, 0, 0])
        .play("0: score harp")
        .totals(&[23, 0, 0]);
}

#[test]
fn n83_deben_and_cards_move_with_the_last_step_of_a_swap_and_points_with_each_gift() {
    let start =
        position("players=4 characters=amon").seals(0, 1).deben(0, 6).deben(1, 0).deben(2, 0).deben(3, 0);
    let start = start.gifts(0, "harp chair").table().totals(&[3 + 3 + 18, 0, 0, 0]);
    let trader = start.clone().play("0: recruit trader").totals(&[3 + 18, 0, 0, 0]);
    let trader = trader.play("0: want g 2").has(0, "harp chair").deben(0, 6).reserve("g", 1);
    trader.play("0: give harp").has(0, "mirror chair").deben(0, 4).reserve("g", 3).totals(&[2 + 20, 0, 0, 0]);
    start
        .play("0: recruit amon-merchant; 0: discard harp")
        .track(0, 8)
        .has(0, "chair")
        .totals(&[8 + 3 + 9, 0, 0, 0])
        .play("0: discard chair")
        .track(0, 16)
        .totals(&[16 + 3, 0, 0, 0]);
}
