//! Set-up, placing and unloading.

use crate::support::{BLACK, Expect, Table, WHITE, position};

#[test]
fn set_up_loads_the_boats_one_after_the_other_from_the_first_space_on() {
    Table::new("")
        .play("-: tomb1; -: tomb2; -: tomb3; -: tomb4; -: tomb5; -: tomb6; -: tomb7; -: tomb8; -: tomb9")
        .play("-: light; -: dark; -: obelisk; -: take; -: place; -: swap; -: temple1; -: temple2; -: temple3")
        .cargo("1", "tomb1 tomb2 tomb3")
        .cargo("2", "tomb4 tomb5 tomb6")
        .cargo("3", "tomb7 tomb8 tomb9")
        .cargo("a", "light dark obelisk")
        .cargo("b", "take place swap")
        .cargo("c", "temple1 temple2 temple3")
        .stock(39, 3);
}

#[test]
fn r26_seat_0_begins() {
    Table::new("").draw().turn(WHITE);
}

#[test]
fn r1_nobody_may_pass() {
    let anywhere = "place a1, place b1, place c1, place a2, place b2, place c2, place a3, place b3, place c3";
    position().table().legal(anywhere).play("0: place a1").turn(BLACK);
    let table = position().meeples(WHITE, "a1 b1 a2 b2").holds(WHITE, "take").table();
    table.legal("unload 1, unload 2, unload a, unload b, use take").play("0: unload 1").draw().turn(BLACK);
}

#[test]
fn a_meeple_is_placed_on_any_cell_that_is_free() {
    let table = position().meeples(WHITE, "a1 a3").meeples(BLACK, "b1 b3 c2").table();
    table.legal("place c1, place a2, place b2, place c3, unload 1, unload 3, unload a, unload b");
}

#[test]
fn placing_is_the_whole_turn() {
    position().table().play("0: place b2").turn(BLACK).hand(WHITE, 3);
}

#[test]
fn a_player_whose_meeples_all_stand_in_the_harbour_may_not_place() {
    let table = position().meeples(WHITE, "a1 b1 a2 b2").table();
    table.legal("unload 1, unload 2, unload a, unload b");
}

#[test]
fn a_line_with_fewer_than_two_meeples_may_not_be_unloaded() {
    let table = position().meeples(WHITE, "a1 b2 c3").table();
    ["1", "2", "3", "a", "b", "c"]
        .into_iter()
        .fold(table, |table, boat| table.cannot(&format!("unload {boat}")));
}

#[test]
fn meeples_of_any_colour_make_a_line_ready_even_the_opponent_s_alone() {
    position().meeples(WHITE, "a1").meeples(BLACK, "c1").table().can("unload 1");
    position().meeples(BLACK, "b1 b3").table().can("unload b");
}

/// The rulebook's example: every line is ready, the middle column by White's meeples alone, and Black unloads the
/// bottom row, from which one token is left over.
#[test]
fn the_example_of_the_bottom_row() {
    position()
        .turn_of(BLACK)
        .meeples(BLACK, "a2 a3 c1 c2")
        .meeples(WHITE, "b1 b3")
        .boat("3", "dark temple1 tomb12")
        .table()
        .legal("unload 1, unload 2, unload 3, unload a, unload b, unload c")
        .play("1: unload 3")
        .has(BLACK, "tomb12")
        .has(WHITE, "temple1")
        .draw()
        .turn(WHITE);
}

#[test]
fn the_nearest_meeple_takes_the_farthest_space_of_a_row_boat_on_the_left() {
    position()
        .meeples(WHITE, "a2 c2")
        .meeples(BLACK, "b2")
        .boat("2", "tomb1 tomb2 tomb3")
        .table()
        .play("0: unload 2")
        .has(WHITE, "tomb3 tomb1")
        .has(BLACK, "tomb2");
}

#[test]
fn the_nearest_meeple_takes_the_farthest_space_of_a_column_boat_at_the_top() {
    position()
        .meeples(WHITE, "b1")
        .meeples(BLACK, "b2 b3")
        .boat("b", "tomb1 tomb2 tomb3")
        .table()
        .play("0: unload b")
        .has(WHITE, "tomb3")
        .has(BLACK, "tomb2 tomb1");
}

#[test]
fn empty_cells_are_skipped_and_the_token_left_over_goes_to_the_box() {
    position()
        .meeples(WHITE, "b1")
        .meeples(BLACK, "c1")
        .boat("1", "tomb1 tomb2 tomb3")
        .table()
        .play("0: unload 1")
        .has(WHITE, "tomb3")
        .has(BLACK, "tomb2")
        .lost("tomb1");
}

#[test]
fn only_the_meeples_of_the_line_unload_and_go_back_to_their_owners() {
    position()
        .meeples(WHITE, "a1 a2")
        .meeples(BLACK, "b1 b2")
        .table()
        .play("0: unload 1")
        .hand(WHITE, 3)
        .hand(BLACK, 3)
        .standing("a2 b2");
}

#[test]
fn an_unloaded_boat_is_refilled_from_the_supply_from_the_first_space_on() {
    position()
        .meeples(WHITE, "a1 b1")
        .boat("1", "tomb1 tomb2 tomb3")
        .supply(6)
        .table()
        .play("0: unload 1; -: take; -: place; -: unload")
        .cargo("1", "take place unload")
        .stock(3, 3)
        .turn(BLACK);
}

#[test]
fn r13_the_reserve_refills_no_boat() {
    position()
        .meeples(WHITE, "a1 b1")
        .supply(0)
        .table()
        .play("0: unload 1")
        .cargo("1", "gone")
        .stock(0, 3)
        .turn(BLACK);
}

#[test]
fn the_line_of_a_boat_that_left_may_not_be_unloaded() {
    position().meeples(WHITE, "a1 b1 a2").only_boats("2 3 a").table().cannot("unload 1").can("unload a");
}
