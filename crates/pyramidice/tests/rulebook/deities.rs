//! Deities that hold all the time or count at the end: what they do and what they may not.

use crate::support::{Expect, Table, menu, position, seat};

#[test]
fn the_ennead_does_nothing_in_play_and_counts_by_its_number() {
    let members = ["atum", "shu", "tefnut", "geb", "nut", "osiris", "set", "isis", "nephthys", "horus"];
    for (count, points) in (0..=10).zip([0, 0, 2, 6, 12, 20, 30, 42, 56, 72, 90]) {
        let owned = members[..count].join(" ");
        over(position("players=2").row("bes heh ra").owns(0, &owned)).points("ennead", &[points, 0]);
    }
    for member in members {
        let table = menu("s1 p2").row("bes heh ra").owns(0, member).board(0, "wc").table();
        table.cannot("use");
    }
}

/// The same position at the end of the game.
fn over(position: crate::support::Position) -> Table {
    position.pharaoh(seat(0)).phase(serde_json::json!("over")).table()
}

#[test]
fn p16_the_ennead_is_one_deity_for_support_and_goes_as_a_whole() {
    let table = menu("p1").row("bes heh ra").owns(0, "atum shu geb").board(0, "w").table();
    table.play("0: end").has_deities(0, "atum shu geb").turn(1);
    let table = menu("p1").row("bes heh ra").owns(0, "atum shu min").board(0, "w").table().play("0: end");
    table.legal("dismiss min, dismiss ennead").play("0: dismiss ennead").has_deities(0, "min").turn(1);
}

#[test]
fn anubis_keeps_three_deities_more() {
    let kept = menu("p1").owns(0, "anubis bes heh ra").board(0, "w").table().play("0: end");
    kept.has_deities(0, "anubis bes heh ra").turn(1);
    let too_many = menu("p1").owns(0, "anubis bes heh ra").board(0, "").table().play("0: end");
    too_many.legal("dismiss anubis, dismiss bes, dismiss heh, dismiss ra");
}

#[test]
fn hathor_and_others_count_their_points_at_the_end() {
    let points = [
        ("amun", 2),
        ("aten", 1),
        ("hapy", 1),
        ("hathor", 6),
        ("khepri", 1),
        ("maat", 3),
        ("meretseger", 2),
        ("min", 2),
        ("ptah", 2),
        ("sopdet", 1),
        ("heh", 0),
        ("thoth", 0),
    ];
    for (deity, points) in points {
        over(position("players=2").owns(0, deity)).points("deities", &[points, 0]);
    }
    menu("p1 p2").owns(0, "hathor").table().cannot("use hathor");
}

#[test]
fn p12_bastet_makes_workers_of_cats_and_the_reverse() {
    // Cats take dice too.
    let table = position("players=2").owns(0, "bastet").board(0, "wcc").stones(1, 9).table().play("0: work");
    table.legal("take 0s 3p, take 1s 2p");
    // They build, and pay in every mix.
    let build = menu("s5").owns(0, "bastet").board(0, "wcc").table().play("0: build s5 c1a1");
    build.legal("pay cc, pay wc");
    let pips = menu("p2").owns(0, "bastet").board(0, "wc").table().play("0: cat p2 +");
    pips.legal("pay c, pay w").play("0: pay w").has_hand("p3").has_board(0, "c");
    let only_workers = menu("p2").owns(0, "bastet").board(0, "w").table().can("cat p2 +");
    only_workers.play("0: cat p2 +").has_hand("p3").has_board(0, "nothing");
    let sum = menu("s4 p5").owns(0, "bastet khonsu").board(0, "wwcc").table().play("0: use khonsu");
    sum.legal("pay cc, pay wc, pay ww").play("0: pay ww").has_glory(0, 9);
    let buy = menu("p3 p5").owns(0, "bastet").board(0, "wc").row("hapy bes ra").table().play("0: buy hapy");
    buy.legal("pay c, pay w");
}

#[test]
fn p12_bastet_does_not_count_for_gains_tiles_or_in_others_turns() {
    let table = position("players=2").owns(0, "bastet").board(0, "c").display("swap").table();
    table.play("0: rest swap").legal("gain ss, gain ws, gain ww");
    // Pearl asks for real Workers.
    let pearl = menu("s1").owns(1, "bastet").board(1, "wccc").scarab(1, "pearl").table();
    pearl.play("0: build s1 c1a1").cannot("copy");
}

#[test]
fn p12_bastet_that_is_lost_stops_at_once() {
    let table = menu("p2 p5").owns(0, "bastet aten").board(0, "w").table().can("cat p2 +");
    table.play("0: use aten").cannot("cat p2 +").has_deities(0, "aten");
}

#[test]
fn serket_thoth_seshat_and_hapy_have_no_step_of_their_own_in_work() {
    let table = menu("s1 p2").owns(0, "serket thoth seshat hapy bes anubis").board(0, "wwwwcc").table();
    table.cannot("use");
}

#[test]
fn p2_without_stone_dice_in_the_supply_none_is_gained() {
    let empty = position("players=2").stones(0, 0);
    let table = empty.clone().hand("s4 p4 p4 p4").owns(0, "khepri meretseger").table();
    let table = table.cannot("use meretseger").play("0: use khepri; 0: pay p4 p4 p4").has_glory(0, 8);
    table.legal("gain c, gain w");
    empty.board(0, "w").display("ss").table().play("0: rest ss").has_board(0, "w");
}
