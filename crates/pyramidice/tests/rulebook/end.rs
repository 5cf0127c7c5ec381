//! How the end comes, whose turn is the last, and what is counted.

use game::{Game, Seat, Viewer};
use pyramidice::{Event, Owner};
use serde_json::json;

use crate::support::{Expect, menu, position, seat};

fn pharaoh(number: u8) -> Event {
    Event::PharaohTaken { owner: Owner::Seat(Seat::new(number)) }
}

#[test]
fn p4_the_last_stone_die_of_the_supply_brings_the_end() {
    let table = position("players=3").stones(0, 1).board(0, "w").display("ws ww wc").table();
    let ended = table.play("0: rest ws").happened(&pharaoh(0)).turn(1);
    // The two others have a turn, then the first has its last.
    let last = ended.play("1: rest ww; 2: rest wc").turn(0).play("0: work; 0: take 0s 2p").draw();
    last.play("0: end").over().happened(&Event::Ended);
}

#[test]
fn p4_the_last_card_of_the_pile_brings_the_end_though_three_lie_open() {
    let table = menu("p1 p2").row("bes heh ra").pile(1).table().play("0: replace heh; 0: pay p1").draw();
    let ended = table.play("0: end").happened(&pharaoh(0)).turn(1);
    assert_eq!(ended.view().row.len(), 3);
    // With an empty pile the game goes on to its end (P26).
    ended.play("1: rest ww").turn(0).play("0: rest ws").over();
}

#[test]
fn p4_the_end_is_checked_at_the_end_of_a_turn_only_and_the_first_counts() {
    let table = menu("p1 p2").row("bes heh ra").pile(1).table().play("0: replace heh; 0: pay p1").draw();
    assert_eq!(table.view().pharaoh, None);
    // Seat 1 would bring the end too, but it is there already.
    let both = position("players=2").pharaoh(seat(0)).turn_of(seat(1)).stones(0, 0).table();
    let both = both.play("1: rest ww").turn(0);
    assert_eq!(both.view().pharaoh, Some(Owner::Seat(Seat::new(0))));
}

#[test]
fn p28_after_sixty_turns_of_the_last_player_the_end_comes_by_itself() {
    let table = position("players=2").rounds(59).display("ww ws").table().play("0: rest ww");
    assert_eq!(table.view().pharaoh, None);
    let late = table.play("1: rest ws").happened(&pharaoh(1)).turn(0);
    late.play("0: work").draw().play("0: end").turn(1).play("1: work").draw().play("1: end").over();
    let earlier = position("players=2").rounds(58).display("ww ws").table().play("0: rest ww; 1: rest ws");
    assert_eq!(earlier.view().pharaoh, None);
}

#[test]
fn p28_against_an_architect_his_sixtieth_turn_counts() {
    let table = position("players=1").rounds(59).display("ww ws wc ss sc cc").table();
    let late = table.play("0: rest ww; -: s3").draw();
    late.happened(&Event::PharaohTaken { owner: Owner::Architect }).turn(0);
}

#[test]
fn p41_the_last_turn_is_played_out_whole() {
    let table = position("players=2").pharaoh(seat(0)).tiles(0, "cc sc").display("ww").table();
    let drawn = table.play("0: rest ww").has_tiles(0, "").chance().draw();
    assert_eq!(drawn.over().view().row.len(), 3);
}

#[test]
fn p42_before_the_end_the_score_is_the_glory_track() {
    let built = "c1a1=1 c1b1=6";
    let going_on = position("players=2").owns(0, "hathor").project(0, "project1").built(built);
    let table = going_on.clone().table();
    let total = |table: &crate::support::Table| table.state.score(Viewer::Seat(Seat::new(0))).totals();
    assert_eq!(total(&table), [5, 5]);
    let ended = going_on.pharaoh(seat(0)).phase(json!("over")).scarab(0, "ruby").scarab(1, "gold").table();
    assert_eq!(total(&ended), [5 + 6 + 2, total(&ended)[1]]);
}

#[test]
fn projects_count_two_for_each_pair_side_by_side_on_one_level() {
    let built = "c1a1=1 c1b1=6 c1c1=1 c1a2=6 c1b2=1 c1c2=3 c1a3=2 c1b3=4 c1c3=4 c2a1=6";
    let ended = |project: &str| {
        let table = position("players=2").project(0, project).project(1, "project3").built(built);
        table.pharaoh(seat(0)).phase(json!("over")).table()
    };
    let points = |project: &str| {
        let score = ended(project).state.score(Viewer::Spectator);
        score.of(Seat::new(0)).part("projects").unwrap().points()
    };
    // 1-6: a1-b1, b1-c1, a1-a2, b1-b2, a2-b2; 3-4: c2-c3; never diagonally, never to another level.
    assert_eq!(points("project1"), 2 * 6);
    // 2-6: a2-a3; 1-3: c1-c2, b2-c2.
    assert_eq!(points("project2"), 2 * 3);
    // 4-4: b3-c3.
    assert_eq!(points("project6"), 2);
}

#[test]
fn every_adjacency_counts_for_exactly_one_project() {
    for one in 1..=6 {
        for other in 1..=6 {
            let counted = pyramidice::Project::ALL.into_iter().filter(|project| {
                let table = position("players=2").built(&format!("c1a1={one} c1a2={other}")).table();
                pyramidice::pairs(*project, &table.view().pyramids, &table.view().options.edition) == 1
            });
            assert_eq!(counted.count(), 1, "{one}-{other}");
        }
    }
}

#[test]
fn p43_more_points_win_then_more_resources_then_the_win_is_shared() {
    let ended = |first: &str, second: &str| {
        let table =
            position("players=2").scarab(0, "ruby").scarab(1, "gold").board(0, first).board(1, second);
        table.pharaoh(seat(0)).phase(json!("over"))
    };
    ended("w", "w").glory(0, 6).table().ranks(&[0, 1]);
    ended("w", "ws").table().ranks(&[1, 0]);
    ended("wc", "ws").table().ranks(&[0, 0]);
}

#[test]
fn nobody_has_won_before_the_end() {
    assert!(position("players=2").table().state.outcome().is_none());
}
