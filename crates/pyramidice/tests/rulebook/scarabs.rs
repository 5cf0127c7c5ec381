//! The twelve scarabs: what each does and what it may not.

use serde_json::json;

use crate::support::{Expect, menu, position, seat};

#[test]
fn quartz_counts_two_for_each_deity_the_ennead_being_one() {
    let table = position("players=2").row("bes heh ra").scarab(0, "quartz").owns(0, "atum shu min");
    table.pharaoh(seat(0)).phase(json!("over")).table().points("scarab", &[4, 6]);
}

#[test]
fn p43_obsidian_counts_the_board_and_one_more_up_to_eight() {
    for (board, points) in [("", 1), ("wcs", 4), ("wwwwcss", 8), ("wwwwwwww", 8)] {
        let table = position("players=2").scarab(0, "obsidian").scarab(1, "ruby").board(0, board);
        table.pharaoh(seat(0)).phase(json!("over")).table().points("scarab", &[points, 0]);
    }
}

#[test]
fn p24_amethyst_borrows_a_deity_of_the_row_until_the_end_of_the_turn() {
    let table = menu("p1").scarab(0, "amethyst").row("heh bes ra").table();
    let lent = table.can("amethyst ra").play("0: amethyst heh").cannot("amethyst").has_row("heh bes ra");
    let used = lent.play("0: use heh").has_glory(0, 6).has_deities(0, "").play("0: end");
    used.has_row("heh bes ra").turn(1);
    // Dice are not needed for it.
    position("players=2").scarab(0, "amethyst").board(0, "").table().play("0: work").can("amethyst isis");
}

#[test]
fn p24_a_borrowed_card_that_is_bought_keeps_its_state_and_one_that_leaves_stays_borrowed() {
    let table = menu("p5 p6 p1").scarab(0, "amethyst").row("heh bes ra").table();
    let bought = table.play("0: amethyst heh; 0: use heh; 0: buy heh").has_deities(0, "heh");
    bought.cannot("use heh");
    let gone = menu("p1 p2").scarab(0, "amethyst").row("heh bes ra").table();
    gone.play("0: amethyst heh; 0: replace heh; 0: pay p1; -: min").can("use heh");
}

#[test]
fn p24_a_loan_is_neither_counted_nor_given_up_and_anubis_helps() {
    let table = menu("p1").scarab(0, "amethyst").owns(0, "bes").board(0, "w").row("heh aten ra").table();
    table.play("0: amethyst heh; 0: end").has_deities(0, "bes").turn(1);
    // A borrowed Aten gives up any deity of one's own, and not himself.
    let aten = menu("p1").scarab(0, "amethyst").owns(0, "bes min").row("heh aten ra").table();
    aten.play("0: amethyst aten; 0: use aten").legal("dismiss bes, dismiss min");
    let none = menu("p1").scarab(0, "amethyst").row("heh aten ra").table();
    none.play("0: amethyst aten").cannot("use aten");
    let anubis =
        menu("p1").scarab(0, "amethyst").owns(0, "bes min").board(0, "").row("heh anubis ra").table();
    anubis.play("0: amethyst anubis; 0: end").has_deities(0, "bes min").turn(1);
    for idle in ["bes", "hapy", "hathor", "atum"] {
        let table = menu("p1").scarab(0, "amethyst").row(&format!("heh ra {idle}")).table();
        table.play(&format!("0: amethyst {idle}")).cannot("use");
    }
}

#[test]
fn p32_silver_pays_when_the_eighth_space_is_filled() {
    let rest = |board: &str, tile: &str| {
        position("players=2")
            .scarab(0, "silver")
            .board(0, board)
            .display(tile)
            .table()
            .play(&format!("0: rest {tile}"))
    };
    rest("wwwwww", "ww").has_glory(0, 7);
    rest("wwwww", "ww").has_glory(0, 5);
    rest("wwwwwwww", "ww").has_glory(0, 5);
    // In a Work turn too.
    let work = menu("p1 p2").scarab(0, "silver").owns(0, "sopdet").board(0, "wwwwwww").table();
    work.play("0: use sopdet; 0: pay p1").has_glory(0, 7);
}

#[test]
fn p23_pearl_copies_the_glory_of_a_build_for_two_workers() {
    let table = menu("s1 s2 p6").scarab(1, "pearl").owns(0, "thoth serket").table().play("0: build s1 c1a1");
    let passed = table.turn(1).play("1: pass").has_glory(1, 5).turn(0);
    // Passing does not use it up.
    let copied = passed.play("0: build s2 c1b1").turn(1).play("1: copy").has_glory(1, 7).has_board(1, "wwc");
    copied.turn(0);
}

#[test]
fn p23_pearl_copies_once_between_two_turns_and_not_without_two_workers() {
    let table =
        menu("s1 s2 p6").scarab(1, "pearl").board(1, "wwwwww").table().play("0: build s1 c1a1; 1: copy");
    table.play("0: build s2 c1b1").has_board(1, "wwww").turn(0);
    menu("s1 s2 p6").scarab(1, "pearl").board(1, "wccc").table().play("0: build s1 c1a1").turn(0);
    // One's own deities do not count, and one's own builds are not copied.
    let own = menu("s1 s2 p6").scarab(1, "pearl").owns(1, "thoth serket").table();
    own.play("0: build s1 c1a1; 1: copy").has_glory(1, 6);
    menu("s1 s2").scarab(0, "pearl").table().play("0: build s1 c1a1").turn(0);
}

#[test]
fn p23_pearl_copies_again_once_its_owner_s_next_turn_has_begun() {
    let table = menu("s1 p6").scarab(1, "pearl").board(1, "wwwwww").stones(4, 8).display("ww").table();
    let table = table.play("0: build s1 c1c3; 1: copy; 0: end").turn(1).play("1: rest ww").turn(0);
    let table = table.play("0: work; 0: take 4s 0p; -: s1; -: s1; -: s1; -: s1; 0: build s1 c1b3");
    table.turn(1).legal("copy, pass").play("1: copy; 0: build s1 c1a3").turn(0);
}

#[test]
fn p25_emerald_uses_a_tile_before_any_player_and_turns_it_down() {
    let table = position("players=2").scarab(0, "emerald").tiles(1, "cc (sc)").tiles(0, "ww").table();
    let table = table.can("emerald cc").can("emerald ww").cannot("emerald sc");
    table.play("0: emerald cc").has_board(0, "wwwwccc").has_tiles(1, "(cc) (sc)").has_tiles(0, "ww").turn(1);
    position("players=2").scarab(1, "emerald").tiles(1, "cc").table().cannot("emerald cc");
}

#[test]
fn p25_emerald_pays_the_cost_and_has_the_whole_effect() {
    let table = position("players=2").scarab(0, "emerald").tiles(1, "trio gift").glory(0, 0).table();
    let table = table.cannot("emerald trio").play("0: emerald gift");
    table.play("0: gain ww").has_board(1, "wwwwcc").turn(1);
    let labour = position("players=2")
        .scarab(0, "emerald")
        .tiles(1, "labour")
        .table()
        .play("0: emerald labour; 0: gain c");
    labour.has_glory(0, 4).chance().draw().can("reroll");
}

#[test]
fn p25_tiles_that_lie_face_down_count_and_come_back_face_up() {
    let table = position("players=2").turn_of(seat(0)).tiles(0, "(cc) sc").display("ww").table();
    table.play("0: rest ww").has_tiles(0, "").draw().can("rest cc").can("rest sc");
}

#[test]
fn p40_gold_turns_one_die_by_one_for_free_once_in_a_work_turn() {
    let table = menu("s6 p3").scarab(0, "gold").board(0, "w").table();
    let table = table.cannot("gold s6 +").can("gold s6 -").play("0: gold p3 +").has_hand("s6 p4");
    table.has_board(0, "w").cannot("gold");
    menu("v4 p2").owns(0, "khnum").used("khnum").scarab(0, "gold").table().cannot("gold v4").can("gold p2 +");
}

#[test]
fn p34_ruby_pays_when_three_tiles_go_back() {
    let table = position("players=2").scarab(0, "ruby").tiles(0, "cc sc").display("ww").table();
    table.play("0: rest ww").has_glory(0, 7).chance();
    let two = position("players=2").scarab(0, "ruby").tiles(0, "cc").display("ww").table();
    two.play("0: rest ww").has_glory(0, 5);
}

#[test]
fn sapphire_takes_one_die_more_even_without_a_worker() {
    let table =
        position("players=2").scarab(0, "sapphire").board(0, "ww").stones(1, 9).table().play("0: work");
    table.legal("take 0s 3p, take 1s 2p");
    let none = position("players=2").scarab(0, "sapphire").board(0, "").stones(1, 9).table().play("0: work");
    none.legal("take 0s 1p, take 1s 0p");
    let all = position("players=2").scarab(0, "sapphire").board(0, "wwww").table().play("0: work");
    // There are four dice in the Quarry and no more.
    all.draw().has_stock(0, 0, 14);
}

#[test]
fn p36_lapis_has_one_more_reroll_or_a_point_for_none() {
    let table = menu("p1 p2").scarab(0, "lapis").table();
    let table = table.play("0: reroll; 0: roll p1; -: p1; 0: reroll; 0: roll p1; -: p1").cannot("reroll");
    table.play("0: end").has_glory(0, 5);
    menu("p1 p2").scarab(0, "lapis").table().play("0: end").has_glory(0, 6);
    // Maat's reroll counts, and a turn without dice does too.
    let maat = menu("p1 p2").scarab(0, "lapis").owns(0, "maat").table();
    maat.play("0: use maat; 0: roll p1; -: p1; 0: end").has_glory(0, 5);
    position("players=2").scarab(0, "lapis").board(0, "").table().play("0: work").has_glory(0, 6);
}

#[test]
fn p40_carnelian_pays_two_for_the_first_two_dice_of_a_work_turn() {
    let table =
        menu("p1 p2 p3 p4").scarab(0, "carnelian").table().play("0: glory; 0: pay p1 p2").has_glory(0, 7);
    table.play("0: glory").has_glory(0, 8);
}
