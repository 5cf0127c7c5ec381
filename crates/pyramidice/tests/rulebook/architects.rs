//! The game for one against the Great Architects.

use game::{Evaluate, Seat};
use pyramidice::{Architect, Event, Face, Owner};
use serde_json::json;

use crate::support::{Expect, Position, position, seat};

/// The architect is about to roll, from the Quarry; tiles lie on all places that the test does not empty.
fn rolling(architect: &str, display: &str) -> Position {
    position(&format!("players=1 architect={architect}"))
        .turn_of(json!("architect"))
        .phase(json!("architect_rolling"))
        .row("bes heh")
        .display(display)
}

#[test]
fn p44_he_takes_the_most_points_any_ennead_first_and_of_equals_the_rightmost() {
    let took = |row: &str| {
        let table = position("players=1").row(row).display("ww ws wc ss sc cc").table().play("0: rest ww");
        let took = table.view().architect.unwrap().deities.iter().next();
        took.unwrap().to_string()
    };
    assert_eq!(took("hathor maat amun"), "hathor");
    assert_eq!(took("hathor atum amun"), "atum");
    assert_eq!(took("shu atum amun"), "atum");
    assert_eq!(took("khepri hapy bes"), "hapy");
    assert_eq!(took("heh ra thoth"), "thoth");
}

#[test]
fn without_a_card_in_the_row_he_takes_none() {
    let table = position("players=1").row("").pile(0).pharaoh(seat(0)).display("ww ws wc ss sc cc");
    let table = table.turn_of(json!("architect")).phase(json!("architect_rolling")).table().play("-: s1");
    assert!(table.view().architect.unwrap().deities.is_empty());
}

#[test]
fn his_die_comes_from_the_quarry_or_else_from_the_supply() {
    let table = position("players=1").stones(2, 5).display("ww ws wc ss sc cc").table().play("0: rest ww");
    table.happened(&Event::ArchitectTookDie { from_supply: false }).has_stock(1, 4, 5);
    let table = position("players=1").stones(0, 5).display("ww ws wc ss sc cc").table().play("0: rest ww");
    table.happened(&Event::ArchitectTookDie { from_supply: true }).has_stock(0, 4, 4);
}

#[test]
fn without_any_die_he_takes_the_lowest_tile() {
    let table = position("players=1").stones(0, 0).pharaoh(seat(0)).phase(json!("choosing"));
    let table = table.pharaoh(json!("architect")).display("ww ws wc ss sc cc").table().play("0: rest ww");
    table.happened(&Event::ArchitectHasNoDie).draw().over().architect_has_tiles("ws");
}

#[test]
fn a_tile_on_his_number_goes_to_his_leftmost_space_and_the_die_back() {
    let table = rolling("hemiunu", "ww ws wc ss sc cc").table().play("-: s3");
    let table = table.architect_has_tiles("wc").architect_has_glory(5).has_stock(1, 4, 13);
    // Nothing of the tile happens, and the row is filled.
    table.has_board(0, "wwwwc").has_row("bes heh").draw().turn(0).cannot("rest wc");
    let second = rolling("hemiunu", "ww ws - ss sc cc").architect_has("", "wc", "").table().play("-: s1");
    second.architect_has_glory(6);
}

#[test]
fn p31_his_tiles_go_back_to_free_places_of_the_player_s_choice() {
    let table = rolling("snefru", "ww - - - sc cc").architect_has("", "ws wc", "").tiles(0, "ss").table();
    let table = table.play("-: s1").architect_has_glory(6).has_stock(1, 4, 13).turn(0);
    let table = table.legal("place ws 1, place ws 2, place ws 3, place ws 4").play("0: place ws 4");
    let table = table.legal("place wc 1, place wc 2, place wc 3").play("0: place wc 1");
    let table = table.legal("place ww 2, place ww 3").play("0: place ww 3").has_row("bes");
    // The rightmost card is gone, and the row is filled to three.
    let table = table.play("-: min; -: ra").has_row("ra min bes").turn(0).architect_has_tiles("");
    let places: Vec<String> = pyramidice::Place::all()
        .map(|place| table.view().display.at(place).map_or("-".to_owned(), |tile| tile.to_string()))
        .collect();
    assert_eq!(places.join(" "), "wc - ww ws sc cc");
}

#[test]
fn p31_the_player_s_three_tiles_go_back_to_numbered_places_too() {
    let table = position("players=1").tiles(0, "cc sc").row("bes heh ra").display("ww ws wc ss - -").table();
    let table = table.play("0: rest ww").legal("place cc 1, place cc 5, place cc 6").play("0: place cc 5");
    let table = table.legal("place sc 1, place sc 6").play("0: place sc 1").has_row("bes heh");
    // One place is left for the last, which is no choice.
    table.play("-: min").chance();
}

#[test]
fn p31_tiles_go_back_on_the_last_turn_too() {
    let table = rolling("snefru", "ww - - - sc cc").architect_has("", "ws wc", "").tiles(0, "ss");
    let table = table.pharaoh(json!("architect")).table().play("-: s1; 0: place ws 4; 0: place wc 1");
    table.play("0: place ww 3").architect_has_tiles("").draw().over();
    let table = position("players=1").pharaoh(seat(0)).tiles(0, "cc sc").display("ww ws wc ss - -").table();
    table.play("0: rest ww; 0: place cc 5; 0: place sc 1").has_tiles(0, "").draw().over();
}

#[test]
fn p31_the_gift_tile_gives_the_architect_nothing() {
    let table = position("players=1").display("gift ws wc ss sc cc").table().play("0: rest gift; 0: gain cc");
    assert_eq!(table.view().supply.cats, 9 - 3);
}

#[test]
fn p44_he_builds_on_the_first_place_or_where_a_pair_is_completed() {
    let built = |projects: &str, dice: &str, face: u8| {
        let table = rolling("hemiunu", "").architect_has("", "ww ws", projects).tiles(0, "wc ss");
        let table = table.board(0, "wwwwc").built(dice).display("- sc cc - - -").table();
        let before = table.view().pyramids;
        let after = table.play(&format!("-: s{face}")).view().pyramids;
        let new = pyramidice::Space::all().find(|space| before.face(*space) != after.face(*space)).unwrap();
        (new.to_string(), after.face(new).unwrap().value())
    };
    assert_eq!(built("project1 project2", "", 4), ("c1a1".to_owned(), 4));
    assert_eq!(built("project1 project2", "c1a1=1", 4), ("c1b1".to_owned(), 4));
    // 3-4 is a pair of the first project.
    assert_eq!(built("project1 project2", "c1b2=3", 4), ("c1b1".to_owned(), 4));
    // The pair on the second level comes after places on the ground without one.
    let square = "c1a1=1 c1b1=1 c1a2=1 c1b2=1 c1c1=1 c1c2=1 c2a1=3";
    assert_eq!(built("project1 project2", square, 4), ("c2b1".to_owned(), 4));
    assert_eq!(built("project1 project2", "c1a1=1 c1b1=1 c1a2=1 c1b2=1", 1), ("c1c1".to_owned(), 1));
}

#[test]
fn powers_of_the_architects() {
    let glory = |architect: &str, dice: &str, face: u8| {
        let table = rolling(architect, "").architect_has("", "ww ws", projects(architect)).tiles(0, "wc ss");
        let table = table.built(dice).display("- sc cc - - -").table().play(&format!("-: s{face}"));
        table.view().architect.unwrap().glory - 5
    };
    let square = "c1a1=1 c1b1=1 c1c1=1 c1a2=1 c1b2=1 c1c2=1 c1a3=1 c1b3=1 c1c3=1";
    assert_eq!(glory("snefru", "", 5), 5);
    assert_eq!(glory("snefru", square, 5), 5 + 2 + 1);
    assert_eq!(glory("hemiunu", "", 5), 5 + 1);
    assert_eq!(glory("hemiunu", square, 5), 5 + 2 + 1);
    assert_eq!(glory("amenhotep", "", 6), 6);
    // 1-6 and 2-5 at once are still two points once.
    assert_eq!(glory("amenhotep", "c1a1=1", 6), 6 + 2);
    assert_eq!(glory("amenhotep", "c1b1=1 c1a2=2", 6), 6 + 2);
    assert_eq!(glory("imhotep", "", 5), 5);
}

fn projects(architect: &str) -> &'static str {
    if architect == "amenhotep" { "project1 project2 project3" } else { "project1 project2" }
}

#[test]
fn p44_imhotep_compares_the_rolled_face_and_builds_with_the_turned_one() {
    let table = rolling("imhotep", "ww ws - - sc cc").architect_has("", "wc ss", "").table().play("-: s2");
    table.architect_has_tiles("wc ss ws").architect_has_glory(6);
    for (rolled, built) in [(3, 4), (4, 4)] {
        let table = rolling("imhotep", "ww ws - - sc cc").architect_has("", "wc ss", "").table();
        let table = table.play(&format!("-: s{rolled}")).architect_has_glory(5 + built);
        assert_eq!(table.view().pyramids.face("c1a1".parse().unwrap()), Some(Face::new(built as u8)));
    }
    // The turned face seeks pairs: 4-3 beside the 3.
    let table = rolling("imhotep", "ww ws - - sc cc").architect_has("", "wc ss", "").built("c1b2=3").table();
    let table =
        table.play("-: s3").happened(&Event::ArchitectTurnedDie { from: Face::new(3), to: Face::new(4) });
    assert_eq!(table.view().pyramids.face("c1b1".parse().unwrap()), Some(Face::new(4)));
}

#[test]
fn every_architect_has_his_spaces() {
    let spaces = |text: &str| {
        let view = position(text).table().view();
        view.options.architect_spaces().to_vec()
    };
    assert_eq!(spaces("players=1 architect=snefru"), [0, 0, 1]);
    assert_eq!(spaces("players=1 gentle=true"), [0, 1]);
    assert_eq!(spaces("players=1 architect=hemiunu"), [0, 1, 1]);
    assert_eq!(spaces("players=1 architect=imhotep"), [0, 1, 1, 2]);
    assert_eq!(position("players=1").table().view().options.architect, Some(Architect::Snefru));
}

#[test]
fn he_counts_track_deities_ennead_and_all_projects_and_has_the_ties() {
    let ended = position("players=1").pharaoh(json!("architect")).phase(json!("over")).row("bes heh ra");
    let ended = ended.architect_has("hathor atum shu", "", "project1 project6").built("c1a1=1 c1b1=6 c1c1=6");
    let table = ended.clone().project(0, "project2").glory(0, 17).table();
    let table = table.points("glory", &[17, 5]).points("deities", &[0, 6]).points("ennead", &[0, 2]);
    let table = table.points("projects", &[0, 4]).ranks(&[1]);
    assert!(table.state.won()[Seat::new(0)] < 0.5);
    let won = ended.project(0, "project2").glory(0, 18).table().ranks(&[0]);
    assert!(won.state.won()[Seat::new(0)] > 0.5);
}

#[test]
fn p44_he_checks_the_end_after_his_refill() {
    let table = rolling("snefru", "ww ws wc ss sc cc").pile(1).table().play("-: s1");
    table.draw().happened(&Event::PharaohTaken { owner: Owner::Architect }).turn(0);
}
