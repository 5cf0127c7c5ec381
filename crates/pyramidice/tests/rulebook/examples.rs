//! The worked examples of the rulebook.

use pyramidice::{Event, Owner, Reason, Scarab};
use serde_json::json;

use crate::support::{Expect, menu, position, seat};

#[test]
fn example_of_a_rest_turn() {
    position("players=2")
        .board(0, "wwc")
        .tiles(0, "cc sc")
        .row("bes heh hathor")
        .display("ws")
        .table()
        .play("0: rest ws")
        .has_board(0, "wwwcs")
        .has_tiles(0, "")
        .has_row("bes heh")
        .play("-: min")
        .has_row("min bes heh")
        .turn(1)
        .can("rest ws");
}

#[test]
fn example_of_a_work_turn() {
    position("players=2")
        .board(0, "wwwwcc")
        .owns(0, "bes serket thoth")
        .row("hathor ra neith")
        .stones(1, 4)
        .pile(1)
        .table()
        .play("0: work; 0: take 1s 3p; -: s1; -: p5; -: p2; -: p6")
        .play("0: cat p2 -; 0: cat p6 -; 0: buy hathor")
        .has_hand("none")
        .has_deities(0, "bes hathor serket thoth")
        .has_board(0, "wwww")
        .has_stock(1, 4, 4)
        .chance()
        .draw()
        .happened(&Event::PharaohTaken { owner: Owner::Seat(game::Seat::new(0)) })
        .turn(1);
}

#[test]
fn example_of_snefru_s_turn() {
    position("players=1")
        .board(0, "wwwwc")
        .row("khepri hapy bes")
        .display("ww ws wc ss sc cc")
        .stones(0, 1)
        .pile(9)
        .table()
        .play("0: work; -: p1; -: p1; -: p1; -: p1; 0: end")
        .happened(&Event::ArchitectTookDeity { deity: pyramidice::Deity::Hapy })
        .happened(&Event::ArchitectTookDie { from_supply: true })
        .play("-: s2")
        .architect_has_glory(5)
        .has_row("khepri bes")
        .draw()
        .happened(&Event::PharaohTaken { owner: Owner::Architect })
        .turn(0)
        .cannot("rest ws")
        .has_stock(1, 4, 0);
}

#[test]
fn after_snefru_took_the_pharaoh_his_next_turn_is_the_last() {
    position("players=1")
        .pharaoh(json!("architect"))
        .pile(9)
        .display("ww ws wc ss sc cc")
        .stones(1, 0)
        .table()
        .play("0: rest ww; -: s3")
        .draw()
        .over();
}

#[test]
fn example_of_the_silver_scarab() {
    position("players=2")
        .scarab(0, "silver")
        .board(0, "wwwwwcs")
        .display("ww")
        .table()
        .play("0: rest ww")
        .happened(&Event::Glory {
            owner: Owner::Seat(game::Seat::new(0)),
            points: 2,
            reason: Reason::Scarab(Scarab::Silver),
        })
        .has_glory(0, 7)
        .legal("discard s, discard c, discard w")
        .play("0: discard c")
        .has_board(0, "wwwwwwws")
        .has_glory(0, 7)
        .turn(1);
}

/// The rulebook says 6 where only 3 fits the Worker and the Glory it names (P23).
#[test]
fn example_of_the_pearl_scarab_with_a_die_of_three() {
    menu("s3")
        .owns(0, "thoth")
        .scarab(1, "pearl")
        .table()
        .play("0: build s3 c1a1")
        .has_glory(0, 5 + 3 + 1)
        .has_board(0, "wwwc")
        .turn(1)
        .legal("copy, pass")
        .play("1: copy")
        .has_glory(1, 5 + 3 + 1)
        .has_board(1, "wwc");
}

#[test]
fn positions_of_seat_one_are_possible_too() {
    position("players=2").turn_of(seat(1)).table().turn(1).can("work");
}
