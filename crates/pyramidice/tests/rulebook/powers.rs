//! Powers that are used by a step: each once, with what it may not do.

use crate::support::{Expect, menu, position};

#[test]
fn p10_the_triad_lends_virtual_stone_dice() {
    for (deity, faces) in [("khnum", [1, 4]), ("satis", [2, 5]), ("anuket", [3, 6])] {
        for face in faces {
            let table = menu("p1").owns(0, deity).table();
            let lent = table.can(&format!("use {deity} {face}")).play(&format!("0: use {deity} {face}"));
            lent.has_hand(&format!("p1 v{face}")).cannot(&format!("use {deity}"));
        }
        menu("p1").owns(0, deity).table().cannot(&format!("use {deity} {}", faces[0] + 1));
    }
}

#[test]
fn p10_a_virtual_die_pays_as_a_stone_die_and_is_never_touched() {
    let table = menu("v4 p5")
        .owns(0, "khnum amun mut maat")
        .used("khnum")
        .board(0, "wc")
        .row("sekhmet bes ra")
        .table();
    let table = table.cannot("build").cannot("cat v4 +").cannot("use mut").can("use amun").can("use maat");
    table.play("0: buy sekhmet").has_hand("none").has_stock(0, 4, 14);
    let alone = menu("v4").owns(0, "khnum amun mut maat").used("khnum").table();
    alone.cannot("use amun").cannot("use maat").cannot("cat").can("replace isis");
    menu("v1 v4").owns(0, "sobek khnum satis").used("khnum satis").table().can("use sobek").can("glory");
}

#[test]
fn p10_a_virtual_die_stays_though_its_card_is_given_up() {
    let table = menu("p1").owns(0, "khnum aten").table().play("0: use khnum 4; 0: use aten");
    table.has_deities(0, "aten").has_hand("p1 v4");
}

#[test]
fn p38_amun_sets_a_prayer_die_and_mut_a_stone_die_to_any_other_face() {
    let amun = menu("s2 p3").owns(0, "amun").table().play("0: use amun");
    let set = amun.legal("set p3 1, set p3 2, set p3 4, set p3 5, set p3 6").play("0: set p3 6");
    set.has_hand("s2 p6").cannot("use amun");
    let mut_ = menu("s2 p3").owns(0, "mut").table().play("0: use mut");
    mut_.legal("set s2 1, set s2 3, set s2 4, set s2 5, set s2 6").play("0: set s2 1").has_hand("s1 p3");
    menu("s2").owns(0, "amun").table().cannot("use amun");
    menu("p2").owns(0, "mut").table().cannot("use mut");
}

#[test]
fn p16_aten_gives_up_another_deity_for_four_points() {
    let table = menu("p1").row("bes heh ra").owns(0, "aten min atum shu").table().play("0: use aten");
    let given = table.legal("dismiss min, dismiss ennead").play("0: dismiss ennead").has_glory(0, 9);
    given.has_deities(0, "aten min").cannot("use aten");
    menu("p1").owns(0, "aten").table().cannot("use aten");
}

#[test]
fn heh_is_a_point_once_in_a_work_turn() {
    menu("p1").owns(0, "heh").table().play("0: use heh").has_glory(0, 6).cannot("use heh");
    position("players=2").owns(0, "heh").display("ww").table().play("0: rest ww").has_glory(0, 5);
}

#[test]
fn heka_turns_two_cats_into_a_worker_and_three_points() {
    let table = menu("p1").owns(0, "heka").board(0, "wccc").table().play("0: use heka");
    table.has_board(0, "wwc").has_glory(0, 8).cannot("use heka");
    menu("p1").owns(0, "heka").board(0, "wwc").table().cannot("use heka");
}

#[test]
fn khepri_returns_three_equal_dice_as_often_as_one_likes() {
    let table =
        menu("s4 s4 p4 p4 v4 p1 p2").owns(0, "khepri khnum").used("khnum").table().play("0: use khepri");
    let ways = "pay p4 p4 v4, pay s4 p4 v4, pay s4 p4 p4, pay s4 s4 v4, pay s4 s4 p4";
    let paid = table.legal(ways).play("0: pay s4 p4 v4").has_glory(0, 8);
    let paid = paid.legal("gain s, gain c, gain w").play("0: gain s").has_stock(1, 1, 11).play("-: s4");
    // The new die lies with the others, and the power can be used again.
    let again = paid.has_hand("s4 s4 p1 p2 p4").can("use khepri").play("0: use khepri").has_glory(0, 11);
    again.play("0: gain w").has_board(0, "wwwwwc").cannot("use khepri");
    menu("p4 p4 p3").owns(0, "khepri").table().cannot("use khepri");
}

#[test]
fn khonsu_turns_a_worker_and_a_cat_into_four_points() {
    let table = menu("p1").owns(0, "khonsu").board(0, "wwcc").table().play("0: use khonsu");
    table.has_board(0, "wc").has_glory(0, 9).cannot("use khonsu");
    menu("p1").owns(0, "khonsu").board(0, "ww").table().cannot("use khonsu");
}

#[test]
fn maat_is_one_more_reroll() {
    let table = menu("s1 p1").owns(0, "maat").table().play("0: reroll; 0: roll s1; 0: roll none; -: s2");
    let again = table.cannot("reroll").play("0: use maat; 0: roll none").has_hand("s2").play("-: p6");
    again.has_hand("s2 p6").cannot("use maat");
}

#[test]
fn p6_meretseger_turns_two_dice_into_a_new_stone_die_for_this_turn() {
    let table = menu("p1 p2 p3").owns(0, "meretseger").board(0, "cc").table().play("0: use meretseger");
    let paid = table.legal("pay p1 p2, pay p1 p3, pay p2 p3").play("0: pay p1 p2").has_stock(0, 3, 13);
    let rolled = paid.chance().play("-: s2").has_hand("s2 p3").cannot("use meretseger");
    // It needs no Worker, and may be built, rerolled and changed.
    rolled.can("build s2 c1a1").can("reroll").can("cat s2 +");
    menu("p1").owns(0, "meretseger").table().cannot("use meretseger");
}

#[test]
fn min_turns_two_dice_into_a_worker() {
    let table = menu("p1 p2").owns(0, "min").board(0, "wc").table().play("0: use min").has_board(0, "wwc");
    table.turn(1);
    menu("p1").owns(0, "min").table().cannot("use min");
}

#[test]
fn p1_min_and_sopdet_need_what_they_give_and_heka_and_montu_do_not() {
    let no_worker =
        position("players=4").board(0, "wwwwwccc").board(1, "wwwwwwww").board(2, "wwwwwwww").board(3, "");
    let table = no_worker.hand("p1 p2").owns(0, "min heka").table().cannot("use min");
    // The Worker that Heka gives is not there, and two Cats still are three points.
    table.play("0: use heka").has_glory(0, 8).has_board(0, "wwwwwc");
    let no_cat = position("players=4").board(0, "wwwc").board(1, "cccccccc").board(2, "w").board(3, "w");
    let table = no_cat.hand("p1 p2").owns(0, "sopdet montu").table().cannot("use sopdet");
    table.play("0: use montu").has_glory(0, 9).has_board(0, "wc");
}

#[test]
fn p1_costs_are_paid_before_gains_so_that_what_was_paid_may_come_back() {
    let no_cat = position("players=4").board(0, "wwcc").board(1, "ccccccc").board(2, "w").board(3, "w");
    // Bastet pays Heka's Cats as Workers, Montu's Workers as Cats: what is given is there to be gained.
    let table = no_cat.hand("p1").owns(0, "montu bastet").table().play("0: use montu; 0: pay cc");
    table.has_board(0, "wwc");
}

#[test]
fn montu_turns_two_workers_into_a_cat_and_four_points() {
    let table = menu("p1").owns(0, "montu").board(0, "www").table().play("0: use montu");
    table.has_board(0, "wc").has_glory(0, 9).cannot("use montu");
    menu("p1").owns(0, "montu").board(0, "wcc").table().cannot("use montu");
}

#[test]
fn neith_turns_a_cat_into_two_points() {
    menu("p1")
        .owns(0, "neith")
        .table()
        .play("0: use neith")
        .has_board(0, "wwww")
        .has_glory(0, 7)
        .cannot("use neith");
    menu("p1").owns(0, "neith").board(0, "w").table().cannot("use neith");
}

#[test]
fn p11_ptah_straightens_the_other_cards_used_this_turn() {
    let table = menu("p1 p2").owns(0, "ptah heh ra").table().cannot("use ptah").play("0: use heh");
    let table = table.cannot("use heh").play("0: use ptah; 0: pay p1").can("use heh").cannot("use ptah");
    table.play("0: use heh").has_glory(0, 7);
    // The reroll and scarabs are not renewed.
    let table = menu("p1 p2 p3").owns(0, "ptah heh").scarab(0, "gold").table();
    let table = table.play("0: use heh; 0: reroll; 0: roll p1; -: p1; 0: gold p1 +; 0: use ptah; 0: pay p3");
    table.cannot("reroll").cannot("gold").can("use heh");
    // A virtual die of the same card may lie beside the first.
    let table = menu("p1 p2").owns(0, "ptah khnum").table().play("0: use khnum 1; 0: use ptah; 0: pay p1");
    table.play("0: use khnum 1").has_hand("p2 v1 v1");
    // A borrowed card is renewed like one's own.
    let table = menu("p1 p2").owns(0, "ptah").scarab(0, "amethyst").row("isis osiris heh").table();
    let table = table.play("0: amethyst heh; 0: use heh").cannot("use heh");
    table.play("0: use ptah; 0: pay p1").can("use heh");
}

#[test]
fn p11_what_was_used_and_is_gone_cannot_be_straightened() {
    let table =
        menu("p1 p2").owns(0, "ptah heh aten").table().play("0: use heh; 0: use aten; 0: dismiss heh");
    // Aten itself was used and is still there.
    table.can("use ptah");
    let table = menu("p1 p2").owns(0, "ptah").used("heh").table();
    table.cannot("use ptah");
}

#[test]
fn ra_turns_a_worker_into_three_points() {
    menu("p1").owns(0, "ra").table().play("0: use ra").has_board(0, "wwwc").has_glory(0, 8).cannot("use ra");
    menu("p1").owns(0, "ra").board(0, "c").table().cannot("use ra");
}

#[test]
fn p39_sekhmet_takes_a_worker_a_cat_and_a_stone_die_for_seven_points() {
    let table = menu("s1 p2 v4").owns(0, "sekhmet khnum").used("khnum").table().play("0: use sekhmet");
    table.legal("pay v4, pay s1").play("0: pay v4").has_board(0, "www").has_glory(0, 12).has_hand("s1 p2");
    menu("p1").owns(0, "sekhmet").table().cannot("use sekhmet");
    menu("s1").owns(0, "sekhmet").board(0, "ww").table().cannot("use sekhmet");
}

#[test]
fn p39_sobek_turns_two_stone_dice_into_three_points() {
    let table = menu("s1 s2 p2 v4").owns(0, "sobek khnum").used("khnum").table().play("0: use sobek");
    table.legal("pay s1 v4, pay s2 v4, pay s1 s2").play("0: pay s1 s2").has_glory(0, 8).has_stock(2, 3, 12);
    menu("s1 p2").owns(0, "sobek").table().cannot("use sobek");
}

#[test]
fn sopdet_turns_a_die_into_a_cat() {
    let table = menu("p1 p2").owns(0, "sopdet").table().play("0: use sopdet; 0: pay p1");
    table.has_board(0, "wwwwcc").cannot("use sopdet");
}

#[test]
fn p3_in_a_work_turn_a_ninth_resource_is_asked_for_too() {
    let table =
        menu("p1 p2 p3").owns(0, "sopdet").board(0, "wwwwwwww").table().play("0: use sopdet; 0: pay p1");
    table.legal("discard c, discard w").play("0: discard w").has_board(0, "wwwwwwwc").turn(0).can("reroll");
}

#[test]
fn a_power_of_another_player_cannot_be_used() {
    menu("p1 p2").owns(1, "heh min ra").table().cannot("use");
}
