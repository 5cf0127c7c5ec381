//! Work turns: dice, the actions that everybody has, and support of the cult.

use crate::support::{Expect, menu, position};

#[test]
fn p8_one_die_for_each_worker_must_be_taken_and_colours_are_free() {
    let table = position("players=2").board(0, "wwwc").stones(3, 5).table().play("0: work");
    table.legal("take 0s 3p, take 1s 2p, take 2s 1p, take 3s 0p");
    let few = position("players=2").board(0, "wwwwwwww").stones(2, 5).table().play("0: work");
    // All six are taken, which is no choice.
    few.chance();
}

#[test]
fn p8_without_a_worker_there_are_no_dice_and_work_is_still_legal() {
    let table = position("players=2").board(0, "c").table().can("work").play("0: work");
    table.turn(1).has_board(0, "c");
}

#[test]
fn all_stone_dice_of_the_board_go_to_the_quarry_first() {
    let table = position("players=2").board(0, "wsss").table().play("0: work");
    table.has_stock(3, 4, 11).has_board(0, "w").legal("take 0s 1p, take 1s 0p");
}

#[test]
fn p9_reroll_is_once_and_any_of_the_dice_but_virtual_ones() {
    let table = menu("s2 s5 p1 p1 v4").owns(0, "khnum").used("khnum").table().play("0: reroll");
    let named = table.legal("roll none, roll s2, roll s5, roll s2 s5").play("0: roll s5");
    let named = named.legal("roll none, roll p1, roll p1 p1").play("0: roll p1");
    let rolled = named.has_hand("s2 p1 v4").play("-: s6; -: p3");
    rolled.has_hand("s2 s6 p1 p3 v4").cannot("reroll");
    // Only virtual dice are left.
    menu("v4").owns(0, "khnum").used("khnum").table().cannot("reroll");
}

#[test]
fn p9_at_least_one_die_is_rerolled() {
    let table = menu("s2 p1 p3").table().play("0: reroll; 0: roll none");
    table.legal("roll p1, roll p3, roll p1 p3");
    menu("s2 s3").table().play("0: reroll").legal("roll s2, roll s3, roll s2 s3");
}

#[test]
fn p9_a_die_that_a_cat_changed_may_be_rerolled() {
    let table = menu("p2 p6").table().play("0: cat p2 +; 0: reroll");
    table.legal("roll p3, roll p6, roll p3 p6");
}

#[test]
fn a_cat_turns_a_die_by_one_and_never_beyond_one_or_six() {
    let table = menu("s6 p1").board(0, "wcc").table();
    let table = table.can("cat s6 -").cannot("cat s6 +").can("cat p1 +").cannot("cat p1 -");
    table.play("0: cat s6 -; 0: cat s5 -").has_hand("s4 p1").has_board(0, "w").cannot("cat");
}

#[test]
fn a_deity_is_bought_with_dice_and_resources_and_the_row_is_not_refilled() {
    let table = menu("s4 s5 p5").board(0, "wwc").row("bes sekhmet ra").table().play("0: buy sekhmet");
    table.legal("pay s4 p5, pay s4 s5").play("0: pay s4 p5").has_hand("s5").has_board(0, "wc");
    let bought = menu("s4 s5 p5").board(0, "wwc").row("bes sekhmet ra").table();
    bought
        .play("0: buy sekhmet; 0: pay s4 s5")
        .has_row("bes ra")
        .has_deities(0, "sekhmet")
        .has_stock(2, 3, 12);
}

#[test]
fn a_deity_that_cannot_be_paid_cannot_be_bought() {
    let table = menu("p4 p5").board(0, "w").row("sekhmet hapy bes").table();
    // Sekhmet asks for a Stone die of 4, Hapy for a die of 3.
    table.cannot("buy sekhmet").cannot("buy hapy").cannot("buy bes");
    menu("s4 p5").board(0, "c").row("sekhmet hapy bes").table().cannot("buy sekhmet");
    menu("p3").board(0, "w").row("bastet hapy bes").table().cannot("buy bastet");
}

#[test]
fn p7_a_deity_bought_this_turn_can_be_used_this_turn() {
    let table = menu("p5 p6 p1").row("heh bes ra").table().cannot("use heh").play("0: buy heh");
    table.can("use heh").play("0: use heh").has_glory(0, 6);
    // Bastet counts Cats as Workers from now on, but the dice are taken already.
    menu("p3 s6")
        .board(0, "ccccc")
        .row("bastet bes ra")
        .table()
        .play("0: buy bastet")
        .has_hand("s6")
        .can("build s6 c1a1");
}

#[test]
fn p22_a_die_replaces_a_card_of_the_row() {
    let table = menu("s1 p2").row("bes heh hathor").table().play("0: replace bes");
    let paid = table.legal("pay p2, pay s1").play("0: pay p2").has_row("heh hathor");
    paid.play("-: min").has_row("min heh hathor").has_hand("s1").has_stock(0, 4, 13);
    // Only one card is drawn though the row has two gaps.
    let bought = menu("p1 p2 p3 p6").row("bes heh hathor").table();
    let bought = bought.play("0: buy bes; 0: replace heh; 0: pay p3");
    bought.play("-: min").has_row("min hathor").turn(0);
    menu("p1").row("").pile(0).table().cannot("replace");
    let empty =
        menu("p1 p1").row("bes heh hathor").pile(0).table().play("0: replace bes").has_row("heh hathor");
    empty.turn(0);
}

#[test]
fn two_dice_are_a_point_of_glory_again_and_again() {
    let table = menu("s1 p2 p2 p5").table().play("0: glory");
    let paid = table.legal("pay p2 p2, pay p2 p5, pay s1 p2, pay s1 p5").play("0: pay p2 p2").has_glory(0, 6);
    paid.play("0: glory").has_glory(0, 7).has_hand("none");
    menu("p1").table().cannot("glory");
}

#[test]
fn unused_dice_go_to_the_quarry_and_virtual_ones_vanish() {
    let table = menu("s1 s2 p3 v4").owns(0, "khnum").used("khnum").table().play("0: end");
    table.has_stock(2, 4, 12).has_hand("none").turn(1);
}

#[test]
fn p5_stone_dice_leave_the_supply_for_good() {
    let table =
        position("players=2").board(0, "wwwwwwws").display("ss").table().play("0: rest ss; 0: discard ws");
    table.has_stock(1, 4, 11).has_board(0, "wwwwwwss");
}

#[test]
fn support_costs_exactly_one_deity_however_many_are_too_many() {
    let table = menu("p1").owns(0, "bes heh ra neith").board(0, "").table();
    let ended = table.play("0: end").legal("dismiss bes, dismiss heh, dismiss neith, dismiss ra");
    ended.play("0: dismiss ra").has_deities(0, "bes heh neith").turn(1);
    let supported = menu("p1").owns(0, "bes heh").board(0, "wc").table().play("0: end");
    supported.has_deities(0, "bes heh").turn(1);
}

#[test]
fn the_row_is_refilled_at_the_end_of_a_work_turn() {
    let table = menu("p1 p2 p5 p6").row("bes heh hathor").table().play("0: buy bes; 0: buy heh; 0: use heh");
    table.has_row("hathor").play("-: min; -: ra").has_row("ra min hathor").turn(1);
}

#[test]
fn p46_a_question_with_one_answer_is_not_asked() {
    // The only die pays, the only resource goes, and nothing is left but the end.
    let table = menu("p1").board(0, "").row("bes heh hathor").table().play("0: replace bes; -: min");
    table.turn(1);
}
