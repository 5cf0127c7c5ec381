//! Rest turns: every tile, and what does not fit on the board.

use crate::support::{Expect, position, seat};

#[test]
fn plain_tiles_give_what_they_show() {
    for (tile, board) in
        [("ww", "wwwc"), ("ws", "wwcs"), ("wc", "wwcc"), ("ss", "wcss"), ("sc", "wccs"), ("cc", "wccc")]
    {
        let table = position("players=2").board(0, "wc").display(tile).table();
        table.play(&format!("0: rest {tile}")).has_board(0, board).has_tiles(0, tile).turn(1);
    }
}

#[test]
fn a_tile_before_another_player_cannot_be_taken() {
    position("players=2").tiles(1, "ww").display("ws").table().cannot("rest ww").can("rest ws");
}

#[test]
fn p18_swap_gives_two_of_other_types() {
    let table = position("players=2").board(0, "wcs").display("swap").table().play("0: rest swap");
    let given = table.legal("discard s, discard c, discard w").play("0: discard w");
    given.legal("gain ss, gain cs, gain cc").play("0: gain cs").has_board(0, "ccss").turn(1);
    let empty = position("players=2").board(0, "").display("swap").table();
    empty.cannot("rest swap");
}

#[test]
fn trio_costs_a_point_and_gives_one_of_each() {
    let table = position("players=2").board(0, "w").display("trio").table().play("0: rest trio");
    table.has_board(0, "wwcs").has_glory(0, 4);
}

#[test]
fn p21_a_tile_that_cannot_be_paid_cannot_be_taken() {
    let poor = position("players=4").glory(0, 0).display("trio god gift triple labour swap ww").table();
    poor.cannot("rest trio").cannot("rest god").cannot("rest triple").cannot("rest labour").can("rest gift");
    let one = position("players=4").glory(0, 1).display("trio god gift triple labour swap ww").table();
    one.can("rest trio").can("rest triple").can("rest labour").cannot("rest god");
}

#[test]
fn p19_god_takes_a_face_up_deity_and_fills_the_row() {
    let table = position("players=2").row("bes hathor ra").display("god").table().play("0: rest god");
    let chosen = table.has_glory(0, 3).legal("choose bes, choose hathor, choose ra").play("0: choose hathor");
    chosen.has_deities(0, "hathor").has_row("bes ra").play("-: min").has_row("min bes ra").turn(1);
    position("players=2").row("").pile(0).display("god").table().cannot("rest god");
}

#[test]
fn gift_gives_two_and_everybody_else_a_cat() {
    let table =
        position("players=3").board(0, "w").board(1, "w").board(2, "wwwwwwww").display("gift").table();
    let taken = table.play("0: rest gift");
    let taken = taken.legal("gain ss, gain cs, gain cc, gain ws, gain wc, gain ww").play("0: gain ws");
    // Whoever has nine is asked at once, before the turn goes on.
    let asked = taken.has_board(0, "wws").has_board(1, "wc").turn(2);
    asked.legal("discard c, discard w").play("2: discard w").has_board(2, "wwwwwwwc").turn(1);
}

#[test]
fn gift_lets_the_taker_discard_first_and_counts_another_s_silver() {
    let table = position("players=2")
        .board(0, "wwwwwwww")
        .board(1, "wwwwwwc")
        .scarab(1, "silver")
        .display("gift")
        .table();
    let taken = table.play("0: rest gift; 0: gain cc").has_board(1, "wwwwwwc").turn(0);
    taken.play("0: discard ww").has_board(1, "wwwwwwcc").has_glory(1, 7).turn(1);
}

#[test]
fn triple_gives_three_of_a_type() {
    let table = position("players=2").board(0, "w").display("triple").table().play("0: rest triple");
    table
        .has_glory(0, 4)
        .legal("gain sss, gain ccc, gain www")
        .play("0: gain sss")
        .has_board(0, "wsss")
        .turn(1);
}

#[test]
fn p20_labour_is_a_resource_and_a_whole_work_turn_in_one_turn() {
    let table = position("players=2")
        .board(0, "ws")
        .tiles(0, "ww ws")
        .row("bes heh hathor")
        .display("labour")
        .table();
    let taken =
        table.play("0: rest labour").has_glory(0, 4).legal("gain s, gain c, gain w").play("0: gain w");
    // The Stone die went to the Quarry, and both Workers take a die.
    let rolled =
        taken.has_stock(1, 4, 13).legal("take 0s 2p, take 1s 1p").play("0: take 1s 1p; -: s1; -: p1");
    let ended = rolled.play("0: end").has_tiles(0, "").has_row("bes heh");
    ended.play("-: min").has_row("min bes heh").turn(1);
}

#[test]
fn p3_what_to_keep_is_chosen_once_when_all_is_gained() {
    let table = position("players=2").board(0, "wwwccss").display("trio").table().play("0: rest trio");
    let asked = table.legal("discard ss, discard cs, discard cc, discard ws, discard wc, discard ww");
    asked.has_stock(0, 4, 11).play("0: discard ss").has_stock(2, 4, 11).has_board(0, "wwwwcccs").turn(1);
}

#[test]
fn p1_a_tile_may_be_taken_though_part_of_it_is_missing() {
    let full = position("players=4").board(1, "ccccccc").board(2, "wwww").board(3, "wwww").board(0, "c");
    let table = full.display("cc").table();
    table.play("0: rest cc").has_board(0, "cc").turn(1);
    let full = position("players=4").board(1, "cccccccc").board(2, "wwww").board(3, "wwww").board(0, "c");
    full.display("wc").table().play("0: rest wc").has_board(0, "wc").turn(1);
}

#[test]
fn p1_a_free_choice_takes_as_many_as_the_supply_can_give() {
    // No Cat and one Worker are left.
    let scarce =
        position("players=4").board(0, "c").board(1, "cccccccc").board(2, "wwwwwwww").board(3, "wwwwwwww");
    let scarce = scarce.display("gift triple swap labour");
    scarce.clone().table().play("0: rest gift").legal("gain ss, gain ws, gain ww");
    scarce.clone().table().play("0: rest triple").legal("gain sss, gain www");
    let one_worker = scarce.clone().board(0, "wwwwc");
    one_worker.clone().table().play("0: rest triple").legal("gain sss, gain w");
    one_worker.table().play("0: rest gift").legal("gain ss, gain ws");
}

#[test]
fn p1_where_nothing_is_left_a_tile_gives_nothing() {
    // Every Worker, Cat and Stone die is with somebody.
    let scarce = position("players=4")
        .board(0, "wwwwwcss")
        .board(1, "cccccccc")
        .board(2, "wwwwwwww")
        .board(3, "wwwwwwww");
    let table = scarce.stones(0, 0).display("gift swap").table();
    table.play("0: rest gift").has_board(0, "wwwwwcss").turn(1);
}

#[test]
fn p17_hapy_gives_three_others_for_one_and_takes_no_tile() {
    let table = position("players=2").owns(0, "hapy bes").board(0, "wcs").table().play("0: rest hapy");
    let given = table.has_glory(0, 6).legal("discard s, discard c, discard w").play("0: discard s");
    let given = given.legal("gain ccc, gain wcc, gain wwc, gain www").has_stock(1, 4, 13);
    given.play("0: gain wwc").has_board(0, "wwwcc").has_tiles(0, "").turn(1);
    position("players=2").owns(0, "hapy").board(0, "").table().cannot("rest hapy");
    position("players=2").owns(1, "hapy").table().cannot("rest hapy");
}

#[test]
fn p17_hapy_may_be_used_though_the_other_types_are_out() {
    // Neither a Cat nor a Stone die is left, so that a Worker is given for nothing.
    let table = position("players=2").owns(0, "hapy").board(0, "wc").board(1, "cccccccc").stones(0, 0);
    table.table().play("0: rest hapy; 0: discard w").has_board(0, "c").turn(1);
}

#[test]
fn p33_bes_gives_a_point_before_any_cost() {
    let table = position("players=2").owns(0, "bes").glory(0, 0).display("trio god").table();
    table.can("rest trio").cannot("rest god").play("0: rest trio").has_glory(0, 0);
    let work = position("players=2").owns(0, "bes").table().play("0: work").draw();
    work.has_glory(0, 5).cannot("use bes");
}

#[test]
fn p27_without_a_tile_that_can_be_paid_the_turn_is_work() {
    let table = position("players=1").glory(0, 0).board(0, "").display("trio god triple labour swap -");
    let table = table.architect_has("", "ww", "").table();
    // Work is forced, and with no Worker so are no dice and the end of the turn.
    table.happened(&pyramidice::Event::WorkBegan { seat: game::Seat::new(0) }).chance();
    let with_bes = position("players=1").glory(0, 0).board(0, "").owns(0, "bes");
    let with_bes = with_bes.display("trio god triple labour swap -").architect_has("", "ww", "").table();
    with_bes.legal("work, rest trio, rest triple, rest labour");
    // Hapy alone, or the Emerald scarab alone, makes a Rest possible.
    let poor = position("players=2").glory(0, 0).tiles(1, "ww ws").display("trio god triple labour");
    poor.clone().owns(0, "hapy").board(0, "w").table().legal("work, rest hapy");
    poor.scarab(0, "emerald").board(0, "w").table().legal("work, emerald ww, emerald ws");
}

#[test]
fn p35_a_rest_never_costs_a_deity() {
    let table = position("players=2").owns(0, "bes heh ra").board(0, "").display("ww").table();
    table.play("0: rest ww").has_deities(0, "bes heh ra").turn(1);
    // Not even the deity of the God tile, with nothing at all to support it.
    let table = position("players=2").owns(0, "bes heh ra").board(0, "").display("god").table();
    let table = table.play("0: rest god; 0: choose isis").has_deities(0, "isis bes heh ra");
    table.draw().has_deities(0, "isis bes heh ra").turn(1);
}

#[test]
fn three_tiles_go_back_and_the_rightmost_card_is_discarded() {
    let table = position("players=2").tiles(0, "cc sc").row("bes heh hathor").display("ww").table();
    table
        .play("0: rest ww")
        .has_tiles(0, "")
        .has_row("bes heh")
        .chance()
        .draw()
        .turn(1)
        .can("rest cc")
        .can("rest ww");
}

#[test]
fn p26_with_an_empty_pile_the_row_is_not_refilled() {
    let table = position("players=2").tiles(0, "cc sc").row("bes heh hathor").pile(0).display("ww");
    let table = table.pharaoh(seat(1)).table();
    table.play("0: rest ww").has_row("bes heh").turn(1);
}
