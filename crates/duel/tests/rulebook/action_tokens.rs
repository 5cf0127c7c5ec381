//! The four sorts of action tokens.

use crate::support::{BLACK, Expect, WHITE, position};

#[test]
fn an_action_token_is_played_by_its_owner_and_goes_to_the_box() {
    let table = position().holds(WHITE, "take take").holds(BLACK, "place").table();
    table.cannot("use place").play("0: use take; 0: take 11").draw().has(WHITE, "take obelisk").turn(BLACK);
}

#[test]
fn only_one_action_token_is_played_in_a_turn() {
    position()
        .meeples(WHITE, "a1")
        .holds(WHITE, "place place take")
        .table()
        .play("0: use place")
        .cannot("use place")
        .cannot("use take")
        .play("0: place b1; 0: place c1")
        .legal("place a2, place b2, place c2, place a3, place b3, place c3, stop")
        .play("0: stop")
        .turn(BLACK);
}

/// The rulebook's example: everything on the boat may be taken but the action token.
#[test]
fn the_example_of_take() {
    position()
        .holds(WHITE, "take")
        .boat("1", "temple4 swap obelisk")
        .table()
        .play("0: use take")
        .can("take 11")
        .cannot("take 12")
        .can("take 13")
        .play("0: take 11; -: dark")
        .has(WHITE, "temple4")
        .cargo("1", "dark swap obelisk")
        .turn(BLACK);
}

#[test]
fn the_gap_that_take_leaves_is_filled_from_the_reserve() {
    position().holds(WHITE, "take").supply(6).table().play("0: use take; 0: take c2").draw().stock(6, 2);
}

#[test]
fn r9_take_is_not_playable_while_the_boats_hold_action_tokens_only() {
    let boats = position()
        .holds(WHITE, "take")
        .only_boats("1 2 3")
        .boat("1", "place place place")
        .boat("2", "unload unload unload");
    boats.clone().boat("3", "swap swap swap").table().cannot("use take");
    boats
        .boat("3", "swap tomb1 swap")
        .table()
        .can("use take")
        .play("0: use take; -: obelisk")
        .has(WHITE, "tomb1");
}

#[test]
fn r9_take_reaches_boats_in_play_only() {
    let table = position().holds(WHITE, "take").only_boats("1 c").table();
    table.play("0: use take").legal("take 11, take 12, take 13, take c1, take c2, take c3");
}

#[test]
fn place_2_3_places_two_or_three_meeples() {
    let begun = || position().holds(WHITE, "place").table().play("0: use place; 0: place a1");
    begun().cannot("stop").play("0: place b1; 0: stop").turn(BLACK).hand(WHITE, 2);
    begun().play("0: place b1; 0: place c1").turn(BLACK).hand(WHITE, 1).standing("a1 b1 c1");
}

#[test]
fn r3_place_2_3_needs_two_meeples_in_hand() {
    position().holds(WHITE, "place").meeples(WHITE, "a1 b2 c3").table().cannot("use place");
    position().holds(WHITE, "place").meeples(WHITE, "a1 b2").table().can("use place");
}

#[test]
fn r3_with_two_meeples_in_hand_place_2_3_ends_after_two() {
    let table = position().holds(WHITE, "place").meeples(WHITE, "a1 b2").table();
    table.play("0: use place; 0: place c3; 0: place c1").turn(BLACK).hand(WHITE, 0);
}

#[test]
fn r4_place_and_unload_is_not_playable_with_an_empty_hand() {
    let table = position().holds(WHITE, "unload").meeples(WHITE, "a1 b1 b3 c3").table();
    table.can("unload 1").cannot("use unload");
}

#[test]
fn r5_place_and_unload_places_only_where_an_unload_follows() {
    let table = position().holds(WHITE, "unload").meeples(BLACK, "a1").table();
    table.play("0: use unload").legal("place b1, place c1, place a2, place a3");
}

#[test]
fn r5_place_and_unload_places_anywhere_while_a_line_is_ready() {
    let table = position().holds(WHITE, "unload").meeples(BLACK, "a1 b1").table().play("0: use unload");
    table.legal("place c1, place a2, place b2, place c2, place a3, place b3, place c3");
}

#[test]
fn r5_a_line_whose_boat_left_is_not_ready() {
    let table = position().holds(WHITE, "unload").meeples(BLACK, "a1 b1").only_boats("2 a").table();
    table.play("0: use unload").legal("place a2, place a3");
}

#[test]
fn r5_place_and_unload_is_not_playable_where_no_placement_allows_an_unload() {
    position().holds(WHITE, "unload").table().cannot("use unload");
    let at_boats_that_left =
        position().holds(WHITE, "unload").meeples(BLACK, "a1 b1 a2 b2").only_boats("3 c");
    at_boats_that_left.table().can("place c3").cannot("use unload");
}

#[test]
fn r6_the_first_unload_is_finished_before_the_second_is_decided() {
    position()
        .holds(WHITE, "unload")
        .meeples(WHITE, "a1 a2")
        .meeples(BLACK, "c1 c2")
        .table()
        .play("0: use unload; 0: place b1; 0: unload 1; -: light; -: dark; -: light")
        .cargo("1", "light dark light")
        .legal("unload 2, stop")
        .play("0: unload 2")
        .draw()
        .turn(BLACK);
}

#[test]
fn r6_the_second_unload_may_be_left_out() {
    let table = position().holds(WHITE, "unload").meeples(BLACK, "a1 a2 c1 c2").table();
    table.play("0: use unload; 0: place b1; 0: unload 1").draw().play("0: stop").turn(BLACK);
}

#[test]
fn r6_the_second_unload_is_judged_on_the_new_board() {
    let table = position().holds(WHITE, "unload").meeples(BLACK, "a1 a2").table();
    let one_of_two = table.play("0: use unload; 0: place b1").legal("unload 1, unload a");
    one_of_two.play("0: unload 1").draw().turn(BLACK).standing("a2");
}

#[test]
fn r7_swap_and_unload_is_not_playable_with_nothing_to_unload() {
    position().holds(WHITE, "swap").meeples(WHITE, "a1 b2").table().cannot("use swap");
    position().holds(WHITE, "swap").meeples(BLACK, "a1 b1").only_boats("2 3").table().cannot("use swap");
    position().holds(WHITE, "swap").meeples(BLACK, "a1 b1").table().can("use swap");
}

/// The rulebook's example: the swapped tokens need not be on the boat that is unloaded.
#[test]
fn the_example_of_swap_and_unload() {
    let before = position()
        .holds(WHITE, "swap")
        .meeples(WHITE, "a1 b1 a2")
        .boat("1", "tomb1 tomb2 tomb3")
        .boat("a", "tomb4 tomb5 tomb6");
    let swapped = || before.clone().table().play("0: use swap; 0: swap 113").cargo("1", "tomb3 tomb2 tomb1");
    swapped().legal("unload 1, unload a").play("0: unload 1").has(WHITE, "tomb1 tomb2").lost("tomb3");
    swapped().play("0: unload a").has(WHITE, "tomb6 tomb5").draw().turn(BLACK);
}

#[test]
fn r8_any_two_spaces_of_a_boat_in_play_are_swapped_and_not_none() {
    let table = position().holds(WHITE, "swap").meeples(WHITE, "a1 b1").only_boats("1 b").table();
    table.play("0: use swap").legal("swap 112, swap 113, swap 123, swap b12, swap b13, swap b23");
}

#[test]
fn r8_equal_tokens_may_be_swapped() {
    let boat = position().boat("2", "light light dark");
    let table = boat.holds(WHITE, "swap").meeples(WHITE, "a1 b1").table();
    table.play("0: use swap; 0: swap 212").cargo("2", "light light dark");
}

#[test]
fn r10_an_action_token_gained_this_turn_waits_for_the_next() {
    position()
        .holds(WHITE, "unload")
        .meeples(WHITE, "a1 a3")
        .meeples(BLACK, "c1 c3")
        .boat("1", "tomb1 tomb2 swap")
        .table()
        .play("0: use unload; 0: place b1; 0: unload 1")
        .has(WHITE, "swap tomb2")
        .draw()
        .legal("unload 3, stop")
        .play("0: stop; 1: place a1")
        .can("use swap");
}
